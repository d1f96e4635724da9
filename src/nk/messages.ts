import { aNumber, type Vocabulary } from '../message';

/** What the formulas of NK refuse. */
export const nk = {
  strengthWithin: {},
  rightKnown: {},
  rowsUnlikeStrengths: { rows: aNumber },
  rightsBeyondGroup: { places: aNumber },
  startGroupWhole: {},
  halfPointsWon: {},
  halfScore: {},
} as const satisfies Vocabulary;

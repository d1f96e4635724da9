import { aNumber, type Vocabulary } from '../message';

/** What the formulas of NK refuse. */
export const nk = {
  strengthWithin: {},
  groupSizeWhole: {},
  rightKnown: {},
  rowsUnlikeStrengths: { rows: aNumber },
  rightsBeyondGroup: { places: aNumber },
  startGroupWhole: {},
  halfPointsWon: {},
  halfScore: {},
  groupOfPlayers: {},
  progressPlayers: {},
  progressRounds: {},
} as const satisfies Vocabulary;

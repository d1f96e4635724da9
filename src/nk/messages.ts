import { aNumber, type Vocabulary } from '../core/message';
import * as tools from '../core/arguments';

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

/** What the formulas of NK refuse. */
export const { refuse, numberArgument }: tools.Refusing<typeof nk> = tools;

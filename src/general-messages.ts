import { aNumber, type Vocabulary } from './message';

/** What any system may refuse, and what the formulas themselves do. */
export const general = {
  numberNeeded: {},
  textNeeded: {},
  markNeeded: {},
  yesNoNeeded: {},
  singleCellNeeded: {},
  oneColumnNeeded: {},
  sameRowsNeeded: { rows: aNumber },
  errorInCell: {},
  noFiniteResult: {},
  numberTooLarge: {},
  wholeFrom: { least: aNumber },
  wholeBetween: { least: aNumber, most: aNumber },
  lengthOfList: { least: aNumber },
  eventNeeded: {},
  pointsNotNegative: {},
} as const satisfies Vocabulary;

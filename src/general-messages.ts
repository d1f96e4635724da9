import { aNumber, aText, type Vocabulary } from './message';

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

/** What only a program can give: the doors of the library refuse it before a rule looks. */
export const library = {
  partMissing: {},
  unknownOption: { name: aText, nearest: aText },
  cellNeeded: {},
  numberOrTextNeeded: {},
  choiceNeeded: { choices: aText },
  listNeeded: {},
  itemsNeeded: { count: aNumber },
  recordNeeded: {},
  mapNeeded: {},
} as const satisfies Vocabulary;

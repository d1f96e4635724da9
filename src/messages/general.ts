import type { Message } from './message';

/** What any system may say of an argument, and what the formulas themselves refuse. */
export const generalMessages = {
  numberNeeded: {
    kind: 'value',
    needed: 'a number is needed (not text, a date as text or TRUE/FALSE)',
  },
  textNeeded: { kind: 'value', needed: 'a text is needed' },
  markNeeded: { kind: 'value', needed: 'TRUE, 1, x, yes, ja or nothing is needed' },
  yesNoNeeded: { kind: 'value', needed: 'TRUE or FALSE is needed' },
  singleCellNeeded: {
    kind: 'value',
    needed: 'this formula fills several cells by itself, so a single cell is needed here',
  },
  oneColumnNeeded: { kind: 'value', needed: 'a single column is needed' },
  sameRowsNeeded: {
    kind: 'value',
    needed: (rows: number) => `as many rows as the first column are needed, which has ${rows}`,
  },
  errorInCell: { kind: 'value', needed: 'mend that cell first' },
  noFiniteResult: { kind: 'value', needed: 'the rule gave no number; please report the arguments' },
  numberTooLarge: { kind: 'value', needed: 'a number up to 1,000,000 is needed' },
  placeWithinPlayers: {
    kind: 'value',
    needed: (players: number) => `a whole place from 1 to ${players} is needed`,
  },
  placeWhole: { kind: 'value', needed: 'a whole place from 1 is needed' },
} satisfies Record<string, Message>;

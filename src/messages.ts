import type { Failure } from './result';

/**
 * How a failure shows in a cell: `value` is #VALUE! (the argument is unusable), `notAvailable` is #N/A
 * (the argument is sound, but the rule has no answer for it). Excel shows sentences for these two only.
 */
export type FailureKind = 'value' | 'notAvailable';

interface Message {
  readonly kind: FailureKind;
  /** What would be accepted: the second half of the sentence. */
  readonly needed: string | ((limit: number) => string);
}

/** Every sentence about a bad input, once. The key is the stable code. */
const messages = {
  numberNeeded: {
    kind: 'value',
    needed: 'a number is needed (not text, a date as text or TRUE/FALSE)',
  },
  textNeeded: { kind: 'value', needed: 'a text is needed' },
  errorInCell: { kind: 'value', needed: 'mend that cell first' },
  noFiniteResult: { kind: 'value', needed: 'the rule gave no number; please report the arguments' },
  numberTooLarge: { kind: 'value', needed: 'a number up to 1,000,000 is needed' },
  averageNotNegative: {
    kind: 'value',
    needed: 'an average of 0 masterpoints or more per player is needed',
  },
  tablesAboveZero: { kind: 'value', needed: 'a number of tables above 0 is needed' },
  placeWithinPlayers: {
    kind: 'value',
    needed: (players: number) => `a whole place from 1 to ${players} is needed`,
  },
  sessionsWhole: { kind: 'value', needed: 'a whole number of sessions from 1 is needed' },
  ratingKnown: { kind: 'value', needed: '"Sectional" or "Regional" is needed' },
  restrictionsWhole: {
    kind: 'value',
    needed: 'a whole number of restrictions is needed: 0 (none), 1, or 2 (two or more)',
  },
  firstAwardTooSmall: {
    kind: 'value',
    needed: 'an award for first place of at least 0.01 masterpoints is needed',
  },
  placeWhole: { kind: 'value', needed: 'a whole place from 1 is needed' },
  averageOutsideCategories: {
    kind: 'notAvailable',
    needed: 'AGA categories exist for an average rating from 1.1 to 10.8 only',
  },
  playersForCategory: { kind: 'value', needed: 'a whole number of players from 5 is needed' },
  tooFewForCategory: {
    kind: 'notAvailable',
    needed: 'AGA categories exist for 5 players or more only',
  },
  tiedWithinPlayers: {
    kind: 'value',
    needed: (left: number) =>
      `a whole number of tied players from 1 to ${left} is needed (those left from this place on)`,
  },
  hoursAboveZero: { kind: 'value', needed: 'a number of hours above 0 is needed' },
  boardSizeKnown: { kind: 'value', needed: 'a board size of 19, 13 or 9 is needed' },
  roundsWhole: { kind: 'value', needed: 'a whole number of rounds from 1 is needed' },
  factorAboveZero: { kind: 'value', needed: 'a factor F above 0 is needed (see KGS.FACTOR)' },
  playersWhole: { kind: 'value', needed: 'a whole number of players from 1 is needed' },
  gamesPlayedWhole: { kind: 'value', needed: 'a whole number of games from 0 is needed' },
  gamesScheduledWhole: { kind: 'value', needed: 'a whole number of games from 1 is needed' },
  calculatorPoints: { kind: 'value', needed: 'whole points from 0 are needed' },
  calculatorPlayers: {
    kind: 'value',
    needed: 'a whole number of players from 1 is needed in the first column',
  },
  calculatorRepeats: {
    kind: 'value',
    needed: 'that number of players already stands in a row above; each needs one row',
  },
  notInCalculator: {
    kind: 'notAvailable',
    needed: 'a number of players that has a row in the calculator is needed',
  },
} satisfies Record<string, Message>;

export type FailureCode = keyof typeof messages;

/** The error a cell shows for this failure. */
export function kindOf(failure: Failure): FailureKind {
  return messages[failure.code].kind;
}

/** One sentence: which argument (and cell of its range), what was found, what is needed. */
export function sentence(failure: Failure): string {
  const { needed }: Message = messages[failure.code];
  // Whoever refuses with a sentence that names a limit gives that limit.
  const rule = typeof needed === 'string' ? needed : needed(Number(failure.limit));
  return `${failure.argument}: ${where(failure)}${shown(failure.found)}; ${rule}.`;
}

function where(failure: Failure): string {
  if (failure.row === undefined) return '';
  const column = failure.column === undefined ? '' : `, column ${failure.column}`;
  return `row ${failure.row}${column} holds `;
}

function shown(found: Failure['found']): string {
  if (found === null || found === '') return 'an empty cell';
  if (typeof found === 'string') return `"${found}"`;
  if (typeof found === 'boolean') return found ? 'TRUE' : 'FALSE';
  return String(found);
}

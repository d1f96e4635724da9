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
  tablesAboveZero: { kind: 'value', needed: 'a number of tables above 0 is needed' },
  placeWithinPlayers: {
    kind: 'value',
    needed: (players: number) => `a whole place from 1 to ${players} is needed`,
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
  const rule = typeof needed === 'string' ? needed : needed(failure.limit ?? NaN);
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

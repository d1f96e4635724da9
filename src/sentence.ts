import { eventMessages } from './event-messages';
import { few, fitting, othersInEnglish } from './few';
import {
  messages,
  warnings,
  type FailureCode,
  type FailureKind,
  type Message,
  type Warned,
  type WarningCode,
} from './messages';
import type { Failure } from './result';
import { quoted } from './text';

/** A failure in words, for a cell. */
export interface CellMessage {
  /** The error the cell shows. */
  readonly kind: FailureKind;
  readonly sentence: string;
}

/** What a formula's cell says of a failure. Only failures of formulas have a kind; those of events never get there. */
export function cellMessage(failure: Failure): CellMessage {
  const message = messages[failure.code as keyof typeof messages];
  return { kind: message.kind, sentence: worded(failure, message) };
}

/** The error that a cell shows for this failure, or would. */
export function kindOf({ code }: Failure): FailureKind {
  return messageOf(code).kind;
}

/** One sentence: which argument (and cell of its range), what was found, what is needed. */
export function sentence(failure: Failure): string {
  return worded(failure, messageOf(failure.code));
}

function messageOf(code: FailureCode): Message {
  return { ...messages, ...eventMessages }[code];
}

function worded(failure: Failure, { needed }: Message): string {
  // Whoever refuses with a sentence that names a limit gives that limit.
  const rule = typeof needed === 'string' ? needed : needed(Number(failure.limit));
  return `${failure.argument}: ${where(failure)}${shown(failure.found)}; ${rule}.`;
}

function where(failure: Failure): string {
  if (failure.rows) return `rows ${someOf(failure.rows)} hold `;
  if (failure.players) return `players ${someOf(failure.players)} hold `;
  if (failure.row === undefined) return '';
  const column = failure.column === undefined ? '' : `, column ${failure.column}`;
  return `row ${failure.row}${column} holds `;
}

function someOf(numbers: readonly number[]): string {
  return few(numbers, (all) => all.join(', '), othersInEnglish);
}

function shown(found: Failure['found']): string {
  if (found === null || found === '') return 'an empty cell';
  if (typeof found === 'string') return quoted(found);
  if (typeof found === 'boolean') return found ? 'TRUE' : 'FALSE';
  return String(found);
}

/** What looks wrong in numbers that are taken as they are; `limit` is what `found` is held against. */
export interface Warning {
  readonly code: WarningCode;
  readonly found: number;
  readonly limit: number;
  /** 1-based row, where one row is meant and not a whole column. */
  readonly row?: number;
}

/** What is wrong with a list in one text: as many warnings as there is room for, and how many more there are. */
export function warningSentences(warnings: readonly Warning[]): string {
  return fitting((most) => {
    const said = warnings.slice(0, most).map(warningSentence).join(' ');
    const left = warnings.length - most;
    return left > 0 ? `${said} … ${othersInEnglish(left)}.` : said;
  });
}

/** One sentence: where, what was found, what it should be held against. */
export function warningSentence({ code, found, limit, row }: Warning): string {
  const warned: Warned = warnings[code];
  return warned(found, limit, Number(row));
}

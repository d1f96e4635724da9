import {
  messages,
  warnings,
  type FailureKind,
  type Message,
  type Warned,
  type WarningCode,
} from './messages';
import type { Failure } from './result';
import { quoted } from './text';

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
  if (failure.rows) return `rows ${failure.rows.join(', ')} hold `;
  if (failure.players) return `players ${failure.players.join(', ')} hold `;
  if (failure.row === undefined) return '';
  const column = failure.column === undefined ? '' : `, column ${failure.column}`;
  return `row ${failure.row}${column} holds `;
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

/** One sentence: where, what was found, what it should be held against. */
export function warningSentence({ code, found, limit, row }: Warning): string {
  const warned: Warned = warnings[code];
  return warned(found, limit, Number(row));
}

import {
  ABOVE_ZERO,
  LARGEST,
  listLength,
  type NumberArgument,
  wholeNumber,
} from '../core/arguments';
import { numberArgument } from './messages';

/** The tournament's classification; a Regional pays 14/10 of a Sectional. */
export type Rating = 'Sectional' | 'Regional';

/** Kinds of events with a higher award than the basic formula; "" is none of them (S6, S7). */
export type EventKind = '' | 'Flight A' | 'Bracketed Swiss';

/** The factors of a stratified event's awards (S5). By default those of the event the basic formula is made for. */
export interface StratumOptions {
  /** Sessions played, a whole number from 1; default 2. */
  readonly sessions?: number | undefined;
  /** "Sectional" or "Regional" in any case, or its classification factor, 10 or 14; default "Regional". */
  readonly rating?: number | string | undefined;
  /** Restrictions on entry (by masterpoints, age, membership ...): 0, 1, or 2 for two or more; default 0. */
  readonly restrictions?: number | undefined;
}

/** The factors of a basic award (S5-S7). */
export interface AwardOptions extends StratumOptions {
  /** "Flight A" (a stand-alone one) or "Bracketed Swiss" in any case, or ""; default "". */
  readonly event?: string | undefined;
}

/** The factors of a session award (S12): those of the overall award, for one session. */
export type SessionOptions = Omit<AwardOptions, 'sessions'>;

/** How the awards of a score list are given out. */
export interface SofResultsOptions {
  /** Sessions played, a whole number from 1; default 2. */
  readonly sessions?: number | undefined;
  /** Places paid, a whole number from 1; left out, every place is (the source gives no depth). */
  readonly depth?: number | undefined;
}

/** The factors of an award in the system that SOF was to replace (S14). */
export interface FormerOptions {
  /** "Sectional" or "Regional" in any case, or its classification factor, 10 or 14; default "Regional". */
  readonly rating?: number | string | undefined;
  /** The upper masterpoint limit: 100, 750 or "Unlimited" ("UNL") in any case; default "Unlimited". */
  readonly limit?: number | string | undefined;
  /** Restrictions on entry: 0, 1, or 2 for two or more; default 0. */
  readonly restrictions?: number | undefined;
  /** "Pairs", "Swiss", "Board-a-match" (or "BAM") or "Individual" in any case; default "Pairs". */
  readonly type?: string | undefined;
}

/**
 * The masterpoints of an event's entries (S9), a row per entry: one cell with the entry's total, or one cell per
 * player. A blank cell is 0, and so is skipped; a player without masterpoints is entered as 0.01.
 */
export type Holdings = readonly (readonly number[])[];

/** An entry and what its players hold together (S9). */
export interface SofEntry {
  /** Its row, from 1. */
  readonly row: number;
  readonly total: number;
  /** Its players: 2, or 4 to 6. */
  readonly size: number;
}

/** S3: an average above the cap is capped, not refused. */
function averageArgument(name: string): NumberArgument {
  return numberArgument(name, 'averageNotNegative', { least: 0, most: Number.MAX_VALUE });
}

/** S3: tables may be fractional; more than the cap are capped, not refused. */
function tablesArgument(name: string): NumberArgument {
  return numberArgument(name, 'tablesAboveZero', { least: ABOVE_ZERO, most: Number.MAX_VALUE });
}

export const AVERAGE = averageArgument('avgMP');
export const TABLES = tablesArgument('tables');

export const FIELD_AVERAGE = averageArgument('fieldAvg');
export const FIELD_TABLES = tablesArgument('fieldTables');
export const STRATUM_AVERAGE = averageArgument('stratumAvg');
export const STRATUM_TABLES = tablesArgument('stratumTables');

/** S14: nothing caps the tables of the former system. */
export const FORMER_TABLES = numberArgument('tables', 'tablesAboveZero', { least: ABOVE_ZERO });

/** What an event is when nothing is said: the two-session regional of the basic formula (S5). */
export const DEFAULT_SESSIONS = 2;
export const DEFAULT_RATING = 'Regional';
export const DEFAULT_RESTRICTIONS = 0;
export const DEFAULT_EVENT = '';

/** What the former system's factors are for an open pairs game (S14). */
export const DEFAULT_LIMIT = 'Unlimited';
export const DEFAULT_TYPE = 'Pairs';

/** Players of an entry when nothing is said: a pair (S9). */
export const DEFAULT_ENTRY = 2;

export const SESSIONS = wholeNumber('sessions', 1);

export const RESTRICTIONS = numberArgument('restrictions', 'restrictionsWhole', {
  least: 0,
  whole: true,
});

/** S11: what rounds half up to at least 0.01. */
export const FIRST = numberArgument('first', 'firstAwardTooSmall', { least: 0.005 });

/** S10: places go as far as a list of them does. */
export const PLACE = listLength('place', 1);

/** Places to list, or to pay. */
export const DEPTH = listLength('depth', 1);

/** S13: matchpoints, victory points or IMPs, which may be negative. */
export const SCORES = numberArgument('scores', 'scoreWithinLimits', {
  least: -LARGEST,
  most: LARGEST,
});

/** S9: what is beyond an entry's cap is capped, not refused. */
export const HOLDINGS = numberArgument('holdings', 'holdingNotNegative', {
  least: 0,
  most: Number.MAX_VALUE,
});

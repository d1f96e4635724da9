import { ABOVE_ZERO, numberArgument } from '../arguments';

/** S3: an average above the cap is capped, not refused. */
export const AVERAGE = numberArgument('avgMP', 'averageNotNegative', {
  least: 0,
  most: Number.MAX_VALUE,
});

/** S3: tables may be fractional; more than the cap are capped, not refused. */
export const TABLES = numberArgument('tables', 'tablesAboveZero', {
  least: ABOVE_ZERO,
  most: Number.MAX_VALUE,
});

/** What an event is when nothing is said: the two-session regional of the basic formula (S5). */
export const DEFAULT_SESSIONS = 2;
export const DEFAULT_RATING = 'Regional';
export const DEFAULT_RESTRICTIONS = 0;

export const SESSIONS = numberArgument('sessions', 'sessionsWhole', { least: 1, whole: true });

export const RESTRICTIONS = numberArgument('restrictions', 'restrictionsWhole', {
  least: 0,
  whole: true,
});

/** S11: what rounds half up to at least 0.01. */
export const FIRST = numberArgument('first', 'firstAwardTooSmall', { least: 0.005 });

export const PLACE = numberArgument('place', 'placeWhole', { least: 1, whole: true });

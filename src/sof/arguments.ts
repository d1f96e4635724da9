import {
  ABOVE_ZERO,
  LARGEST,
  listLength,
  wholeNumber,
  type NumberArgument,
} from '../core/arguments';
import { numberArgument } from './messages';

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

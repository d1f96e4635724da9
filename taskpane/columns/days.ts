import { saidInAny, sentence, type Sentence } from '../../language';
import { tongues } from '../../language/tongues';
import { likeness } from './spelling';

/* Excel keeps a day as the number of days since 30 December 1899; people and files write it as yyyy-mm-dd. */

const DAYS_BEFORE_1970 = 25_569;
const DAY = 86_400_000;

/** The formats that Excel gives to two numbers typed with a dash or a stroke between them. */
const DAY_MONTH = /^d{1,2}[-/. ]mmm$/i;
const MONTH_YEAR = /^mmm[-/. ]yy$/i;

const MONTHS = [
  'monthJan',
  'monthFeb',
  'monthMar',
  'monthApr',
  'monthMay',
  'monthJun',
  'monthJul',
  'monthAug',
  'monthSep',
  'monthOct',
  'monthNov',
  'monthDec',
] as const;

/** A day as the cell shows it: `3-May` for 3-5 that was typed, and whole days as people write them. */
export function shownDay(serial: number, format = ''): Sentence {
  const [year = '', month = '', day = ''] = dayOf(Math.floor(serial)).split('-');
  const name = sentence(MONTHS[Number(month) - 1] ?? 'monthJan');
  if (DAY_MONTH.test(format)) {
    return sentence('dayAndMonth', { first: String(Number(day)), second: name });
  }
  if (MONTH_YEAR.test(format)) {
    return sentence('dayAndMonth', { first: name, second: year.slice(2) });
  }
  return sentence('dayInFull', { day: String(Number(day)), month: name, year });
}

/**
 * The two numbers that Excel made a day or a month of, where its format shows only these: `6-Feb` for 2-6 or 6-2, `Jan-13` for
 * 1-13. Ascending: which of them was typed first depends on the country.
 */
export function numbersOfDay(serial: number, format = ''): readonly [number, number] | undefined {
  const [year = '', month = '', day = ''] = dayOf(Math.floor(serial)).split('-');
  const other = DAY_MONTH.test(format) ? day : MONTH_YEAR.test(format) ? year.slice(2) : '';
  if (other === '' || !Number.isInteger(serial)) return undefined;
  const [one, two] = [Number(month), Number(other)];
  return one < two ? [one, two] : [two, one];
}

/** How days are shown on sheets: read the same way everywhere. */
export const dayFormat = 'yyyy-mm-dd';

/** How months are shown. */
export const monthFormat = 'yyyy-mm';

/** Whether a number format shows a month without its day, as Excel chooses `mmm-yy` for 2010-08 that is typed. */
export function isMonthFormat(format = ''): boolean {
  const bare = format.replace(/\[[^\]]*\]|"[^"]*"|\\./g, '');
  return /m/i.test(bare) && /y/i.test(bare) && !/[dhs]/i.test(bare);
}

/** Excel's number of a day as yyyy-mm-dd. */
export function dayOf(serial: number): string {
  return new Date((serial - DAYS_BEFORE_1970) * DAY).toISOString().slice(0, 10);
}

/** Excel's number of a day written as yyyy-mm-dd; undefined for what is no day. */
export function serialOf(day: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  if (Number.isNaN(time)) return undefined;
  const serial = time / DAY + DAYS_BEFORE_1970;
  // Dates that do not exist, such as 30 February, become others.
  return serial > 60 && dayOf(serial) === day ? serial : undefined;
}

/** A day with its month by name, such as 5 juni 2026 or June 5, 2026, as yyyy-mm-dd; undefined for anything else. */
export function dayNamed(text: string): string | undefined {
  const typed = text.trim();
  const [, day = '', month = '', year = ''] =
    /^(?:\p{L}+\.?,?\s+)?(\d{1,2})(?:\.|e|st|nd|rd|th)?[\s-]*(\p{L}{3,})\.?,?[\s-]*(\d{4})$/u.exec(
      typed,
    ) ?? [];
  if (day !== '') return dayOfParts(day, month, year);
  const [, first = '', second = '', third = ''] =
    /^(\p{L}{3,})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u.exec(typed) ?? [];
  return dayOfParts(second, first, third);
}

function dayOfParts(day: string, month: string, year: string): string | undefined {
  const begins = likeness(month);
  const [, number] = monthNames().find(([name]) => begins !== '' && name.startsWith(begins)) ?? [];
  if (number === undefined) return undefined;
  const found = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return serialOf(found) === undefined ? undefined : found;
}

let known: readonly (readonly [name: string, month: number])[] | undefined;

/** The months from 1, by their names and short names in every language. */
function monthNames(): NonNullable<typeof known> {
  known ??= MONTHS.flatMap((key, i) => {
    const day = new Date(Date.UTC(2026, i, 15));
    const long = tongues.map(({ words: { locale } }) =>
      new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(day),
    );
    return [...saidInAny(key), ...long].map((name) => [likeness(name), i + 1] as const);
  });
  return known;
}

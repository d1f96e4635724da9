import { sentence, type Sentence } from '../../language';

/* Excel keeps a day as the number of days since 30 December 1899; people and files write it as yyyy-mm-dd. */

const DAYS_BEFORE_1970 = 25_569;
const DAY = 86_400_000;

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
  if (/^d{1,2}[-/ ]mmm$/i.test(format)) {
    return sentence('dayAndMonth', { first: String(Number(day)), second: name });
  }
  if (/^mmm[-/ ]yy$/i.test(format)) {
    return sentence('dayAndMonth', { first: name, second: year.slice(2) });
  }
  return sentence('dayInFull', { day: String(Number(day)), month: name, year });
}

/** How days are shown on sheets: read the same way everywhere. */
export const dayFormat = 'yyyy-mm-dd';

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

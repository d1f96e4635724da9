import { capitals } from '../../exchange/names';

/** What the header of a tournament table tells of its event (see `format.ts`). */
export interface EgdHeader {
  /** CL: the class of the tournament, A to D. */
  readonly class?: string | undefined;
  /** EV */
  readonly event?: string | undefined;
  /** PC: country and town, such as "NL,Leiden". */
  readonly place?: string | undefined;
  /** DT: first and last day, "2025-06-07,2025-06-09". */
  readonly dates?: string | undefined;
  /** HA: the rule for handicaps where a result names none, such as "h9". */
  readonly handicap?: string | undefined;
  /** KM */
  readonly komi?: string | undefined;
  /** TM: adjusted time in minutes. */
  readonly time?: string | undefined;
  /** CM */
  readonly comment?: string | undefined;
}

export type HeaderField = keyof EgdHeader;

/** Country and town of PC (A7): empty parts are dropped, the first part of two letters is the country. */
export function placeParts(place: string): { readonly country?: string; readonly town: string } {
  const parts = place
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const at = parts.findIndex((part) => /^[a-z]{2}$/i.test(part));
  const country = capitals(parts[at] ?? '');
  const town = parts.filter((_, index) => index !== at).join(', ');
  return country === '' ? { town } : { country, town };
}

/** First and last day of DT (A7), as yyyy-mm-dd where they can be read, else as they stand. */
export function daysOf(dates: string): readonly [first: string, last: string] {
  const [first = '', last = first] = dates
    .split(/,|\s-\s+/)
    .map((day) => isoDay(day.trim()))
    .filter((day) => day !== '');
  return [first, last];
}

function isoDay(day: string): string {
  return day
    .replace(/^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/, '$3-$2-$1')
    .replace(
      /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/,
      (_, year: string, month: string, date: string) =>
        [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'),
    );
}

/** The header fields that the rating committee asks for and that are empty (A15). */
export function missingFields(header: EgdHeader): readonly HeaderField[] {
  const asked: readonly HeaderField[] = ['event', 'place', 'dates', 'class', 'time'];
  return asked.filter((field) => (header[field] ?? '').trim() === '');
}

/** Adjusted minutes that a class needs (EGF). */
const CLASS_MINUTES: Readonly<Record<string, number>> = { A: 75, B: 50, C: 30 };

/** The minutes that the class needs, where the time has less (A15). */
export function minutesNeeded(header: EgdHeader): number | undefined {
  const needed = CLASS_MINUTES[capitals((header.class ?? '').trim())] ?? 0;
  const time = Number((header.time ?? '').replace(',', '.'));
  return time > 0 && time < needed ? needed : undefined;
}

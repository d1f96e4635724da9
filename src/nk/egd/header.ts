import { capitals } from '../../exchange/names/ascii';
import type { Stepwise } from '../../stepwise';
import { HEADER_FIELDS, type EgdHeader, type EgdNotTaken, type HeaderField } from './format';

/** The header of a text, and what else stands behind semicolons. */
export interface HeaderRead {
  readonly header: EgdHeader;
  readonly notTaken: readonly EgdNotTaken[];
  /** The words of the heading between club and results; undefined without a heading. */
  readonly figures: readonly string[] | undefined;
}

/** OpenGotha 3.45 called TM so. */
const OTHER_CODES: Readonly<Record<string, string>> = { TA: 'TM' };
const FIELD = /^\s*;\s*([A-Z]{2})\[([^\]]*)\]/;
const HEADING = /^\s*;\s*(Pl\b[^]*)/i;

/** Rows per step. */
const ROWS = 500;

/** Reads what stands behind semicolons: the first of each field counts, comments are joined (A.2). */
export function* readHeader(rows: readonly string[]): Stepwise<HeaderRead> {
  const header: Partial<Record<HeaderField, string>> = {};
  const [repeated, remarks]: [string[], string[]] = [[], []];
  let figures: readonly string[] | undefined;
  for (const [index, row] of rows.entries()) {
    if (index % ROWS === ROWS - 1) yield;
    if (!/^\s*;/.test(row)) continue;
    const [, code = '', value = ''] = FIELD.exec(row) ?? [];
    const [, field] = HEADER_FIELDS.find(([each]) => each === (OTHER_CODES[code] ?? code)) ?? [];
    const [, heading] = HEADING.exec(row) ?? [];
    if (field) {
      const before = header[field];
      if (before === undefined) header[field] = value.trim();
      else if (field === 'comment') header.comment = `${before} ${value.trim()}`.trim();
      else repeated.push(code);
    } else if (heading !== undefined) {
      figures ??= figuresOf(heading);
    } else if (!/^\s*;\s*$/.test(row)) {
      remarks.push(row.replace(/^\s*;\s*/, '').trim());
    }
  }
  const notTaken: EgdNotTaken[] = [];
  if (repeated.length > 0) notTaken.push({ code: 'repeated', texts: repeated });
  if (remarks.length > 0) notTaken.push({ code: 'remarks', texts: remarks });
  if (header.handicap) notTaken.push({ code: 'handicapRule', texts: [header.handicap] });
  if (header.comment) notTaken.push({ code: 'comment', texts: [header.comment] });
  return { header, notTaken, figures };
}

/** The words behind the club that are no numbers of rounds. */
function figuresOf(heading: string): readonly string[] | undefined {
  const club = /\bCl(?:ub)?\b/gi;
  let behind = -1;
  while (club.test(heading)) behind = club.lastIndex;
  if (behind === -1) return undefined;
  const words = heading.slice(behind).split(/\s+/);
  return words.filter((word) => word !== '' && !/^\d+\.?$/.test(word));
}

/** Which of so many figures is MMS (A2); -1 for none. */
export function scoreAmong(figures: readonly string[] | undefined, count: number): number {
  if (!figures || count === 0) return -1;
  if (/^MMS/i.test(figures[0] ?? '')) return 0;
  return figures.length === count ? figures.findIndex((word) => /^MMS$/i.test(word)) : -1;
}

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
    .split(/,|\s+-\s+/)
    .map((day) => isoDay(day.trim()))
    .filter((day) => day !== '');
  return [first, last];
}

function isoDay(day: string): string {
  const [, d = '', m = '', y = ''] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(day) ?? [];
  if (y !== '') return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const [, year = '', month = '', date = ''] =
    /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(day) ?? [];
  return year === '' ? day : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** The header fields that the rating committee asks for and that are empty (A15). */
export function missingFields(header: EgdHeader): readonly HeaderField[] {
  const asked: readonly HeaderField[] = ['event', 'place', 'dates', 'class', 'time'];
  return asked.filter((field) => (header[field] ?? '').trim() === '');
}

/** Adjusted minutes that a class needs (EGF). */
export const CLASS_MINUTES: Readonly<Record<string, number>> = { A: 75, B: 50, C: 30 };

/** The minutes that the class needs, where the time has less (A15). */
export function minutesNeeded(header: EgdHeader): number | undefined {
  const needed = CLASS_MINUTES[capitals((header.class ?? '').trim())];
  const time = Number((header.time ?? '').trim().replace(',', '.'));
  return needed !== undefined && time > 0 && time < needed ? needed : undefined;
}

import type { Area } from './place';
import { plainText, type SourceCell, type SourceRow, type SourceTable } from './source';
import { areaName, contains } from './address';
import { englishError } from './localized';

/** What Excel gives for a cell. */
export type Scalar = string | number | boolean;

/** One row of a range as Excel gives it. */
export interface LoadedRow {
  readonly values: readonly Scalar[];
  readonly valueTypes: readonly string[];
  readonly numberFormats: readonly string[];
  /** What the cells show. */
  readonly texts?: readonly string[];
}

export interface RowContext {
  /** Position of the row in the sheet, from 0. */
  readonly row: number;
  readonly hidden: boolean;
}

export function decodeRow(loaded: LoadedRow, { row, hidden }: RowContext): SourceRow {
  const cells = loaded.values.map((value, i) =>
    decodeCell(value, loaded.valueTypes[i], loaded.numberFormats[i], loaded.texts?.[i]),
  );
  return { row: row + 1, hidden, cells };
}

/** The same cells, those of merged areas known as such. */
export function withMerged(source: SourceTable, merged: readonly Area[]): SourceTable {
  if (merged.length === 0) return source;
  const { column } = source.place.area;
  const rows = source.rows.map((line): SourceRow => {
    const row = line.row - 1;
    const inRow = merged.filter((area) => area.row <= row && row < area.row + area.rows);
    if (inRow.length === 0) return line;
    const cells = line.cells.map((cell, i): SourceCell => {
      const position = { row, column: column + i, rows: 1, columns: 1 };
      const area = inRow.find((each) => contains(each, position));
      return area
        ? { kind: 'merged', merged: areaName(area), text: plainText(cell, source.mark) }
        : cell;
    });
    return { ...line, cells };
  });
  return { ...source, rows };
}

function decodeCell(
  value: Scalar,
  valueType: string | undefined,
  format: string | undefined,
  shown: string | undefined,
): SourceCell {
  if (value === '' || valueType === 'Empty') return { kind: 'blank' };
  if (typeof value === 'number') {
    if (isDateFormat(format) && isDay(value)) {
      if (shown !== undefined && isFrom1904(value, format, shown)) {
        return { kind: 'error', error: shown, from1904: true };
      }
      return { kind: 'number', value, isDate: true, ...(format !== undefined && { format }) };
    }
    const isFraction = format !== undefined && isFractionFormat(format);
    return { kind: 'number', value, isDate: false, ...(isFraction && { format }) };
  }
  if (typeof value === 'boolean') return { kind: 'truth', value };
  // A linked data type or a picture has no plain value.
  if (valueType !== 'String') return { kind: 'error', error: englishError(value) };
  return { kind: 'text', text: value };
}

/** Whether a number format shows fractions: `# ?/?`, which Excel gives to a typed 0 1/2. */
export function isFractionFormat(format: string): boolean {
  return /[?#0]\s*\/\s*[?#\d]/.test(format);
}

/**
 * Whether a date shows the day that its number stands for where days are counted from 1904: four years and a day later. Nothing
 * else of the workbook tells that.
 */
function isFrom1904(value: number, format: string | undefined, shown: string): boolean {
  const numbers = (shown.match(/\d+/g) ?? []).map(Number);
  const [is, would] = [dayOf(value), dayOf(value + 1462)];
  const shows = (part: 'day' | 'year'): boolean => {
    const has = (day: typeof is): boolean =>
      numbers.includes(day[part]) || (part === 'year' && numbers.includes(day.year % 100));
    return has(would) && !has(is);
  };
  const bare = bareFormat(format);
  return (
    (/d/i.test(bare) && shows('day')) || (!/d/i.test(bare) && /y/i.test(bare) && shows('year'))
  );
}

function dayOf(value: number): { readonly day: number; readonly year: number } {
  const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(value) * 86_400_000);
  return { day: date.getUTCDate(), year: date.getUTCFullYear() };
}

/** Whether Excel shows a number as a day; others, such as the numbers of people in a column of dates, are shown as #####. */
function isDay(value: number): boolean {
  return value >= 0 && value < DAY_AFTER_9999;
}

const DAY_AFTER_9999 = 2_958_466;

/** Whether a number format shows hours: `h:mm`, `[h]:mm:ss`. */
export function isTimeFormat(format = ''): boolean {
  return isDateFormat(format) && /h/i.test(format.replace(/"[^"]*"|\\./g, ''));
}

/** Whether a number format code shows days, months, years, hours or seconds: `d-m-yyyy`, `[h]:mm`, not `0 "days"`. */
export function isDateFormat(format = 'General'): boolean {
  return /[dmyhs]/i.test(bareFormat(format));
}

/** A format without what it shows as it is. */
function bareFormat(format = 'General'): string {
  return format
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!(h+|m+|s+)\])[^\]]*\]/gi, '')
    .replace(/general/gi, '')
    .replace(/E[+-]/gi, '');
}

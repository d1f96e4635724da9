import type { Area } from './place';
import type { SourceCell, SourceRow } from './source';
import { areaName, contains } from './address';

/** What Excel gives for a cell. */
export type Scalar = string | number | boolean;

/** One row of a range as Excel gives it. */
export interface LoadedRow {
  readonly values: readonly Scalar[];
  readonly valueTypes: readonly string[];
  readonly numberFormats: readonly string[];
}

export interface RowContext {
  /** Position of the row in the sheet, from 0, and of its first cell. */
  readonly row: number;
  readonly column: number;
  readonly hidden: boolean;
  readonly merged: readonly Area[];
}

export function decodeRow(
  loaded: LoadedRow,
  { row, column, hidden, merged }: RowContext,
): SourceRow {
  const inRow = merged.filter((area) => area.row <= row && row < area.row + area.rows);
  const cells = loaded.values.map((value, i): SourceCell => {
    const cell = decodeCell(value, loaded.valueTypes[i], loaded.numberFormats[i]);
    const position = { row, column: column + i, rows: 1, columns: 1 };
    const area = inRow.find((each) => contains(each, position));
    if (!area) return cell;
    return { kind: 'merged', merged: areaName(area), text: String(value) };
  });
  return { row: row + 1, hidden, cells };
}

function decodeCell(
  value: Scalar,
  valueType: string | undefined,
  format: string | undefined,
): SourceCell {
  if (value === '' || valueType === 'Empty') return { kind: 'blank' };
  if (typeof value === 'number') return { kind: 'number', value, isDate: isDateFormat(format) };
  if (typeof value === 'boolean') return { kind: 'truth', value };
  // A linked data type or a picture has no plain value.
  if (valueType !== 'String') return { kind: 'error', error: value };
  return { kind: 'text', text: value };
}

/** Whether a number format code shows days, months, years, hours or seconds: `d-m-yyyy`, `[h]:mm`, not `0 "days"`. */
export function isDateFormat(format = 'General'): boolean {
  const bare = format
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!(h+|m+|s+)\])[^\]]*\]/gi, '')
    .replace(/general/gi, '')
    .replace(/E[+-]/gi, '');
  return /[dmyhs]/i.test(bare);
}

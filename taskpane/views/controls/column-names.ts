import type { ColumnsWanted } from '../../columns/fields';
import { shownCell } from '../../columns/kinds';
import { fieldsMissing, titleOf, type Recognition } from '../../columns/recognition';
import type { Item } from '../../../language';
import { columnLetters } from '../../plan/address';
import type { SourceTable } from '../../plan/source';

/** So many values show what a column holds. */
const samples = 3;

/** The letters of a column of a list, as in the sheet. */
export function lettersOf(source: SourceTable, column: number): string {
  return columnLetters(source.place.area.column + column);
}

/** The first values below the header. */
export function samplesOf(
  source: SourceTable,
  header: number | undefined,
  column: number,
): readonly Item[] {
  const values: Item[] = [];
  for (const { cells } of source.rows.slice(header === undefined ? 0 : header + 1)) {
    const cell = cells[column];
    const shown = cell ? shownCell(cell, source.mark) : '';
    if (typeof shown !== 'string' || shown.trim() !== '') values.push(shown);
    if (values.length === samples) break;
  }
  return values;
}

/** The headings of the columns that are no field. */
export function unusedColumns(
  source: SourceTable,
  { header, columns }: Recognition,
): readonly string[] {
  const taken = new Set(Object.values(columns));
  return Array.from({ length: source.place.area.columns }, (_, column) => column)
    .filter((column) => !taken.has(column))
    .map((column) => titleOf(source, header, column))
    .filter((title) => title !== '');
}

/** Whether a column stands for every field that needs one, below a header row. */
export function isRecognised(recognition: Recognition, wanted: ColumnsWanted): boolean {
  return recognition.header !== undefined && fieldsMissing(wanted, recognition).length === 0;
}

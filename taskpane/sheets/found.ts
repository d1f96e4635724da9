import type { Found } from '../../src';
import type { SourceCell } from './source';

/** A cell as the rules take it. Errors and merged cells are no values: the caller has refused them. */
export function foundIn(cell: SourceCell): Found {
  switch (cell.kind) {
    case 'text':
    case 'merged':
      return cell.text;
    case 'number':
    case 'truth':
      return cell.value;
    case 'blank':
    case 'error':
      return null;
  }
}

/** The cells of an area, row by row, counted from 0 within it. */
export function matrix<T>(
  rows: number,
  columns: number,
  cell: (row: number, column: number) => T,
): T[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cell(row, column)),
  );
}

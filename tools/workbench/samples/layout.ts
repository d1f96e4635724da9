import type { CellFormat } from '../grid/workbook';
import { columnName } from '../host/model/address';

/** Cells are collected by row and column (from 1) and stored by address. */
export class CellSheet {
  readonly cells: Record<string, number | string | boolean> = {};

  put(row: number, column: number, content: number | string | boolean): void {
    this.cells[address(row, column)] = content;
  }

  /** A row of contents from one cell to the right. */
  putRow(row: number, column: number, contents: readonly (number | string | boolean)[]): void {
    contents.forEach((content, index) => {
      this.put(row, column + index, content);
    });
  }
}

/** "B7" for row 7, column 2. */
export function address(row: number, column: number): string {
  return `${letters(column)}${row}`;
}

/** "B" for 2, "AA" for 27. */
export function letters(column: number): string {
  return columnName(column - 1);
}

/** Looks shared by the sample sheets. */
export const title = (area: string): CellFormat => ({ area, bold: true, fontSize: 14 });
export const heading = (area: string): CellFormat => ({ area, bold: true, fill: '#e0ecf7' });
export const live = (area: string, numberFormat: string): CellFormat => ({
  area,
  fill: '#eef6ee',
  numberFormat,
});

/** Rows of a plain CSV file: no quotes, lines beginning with # are remarks. */
export function readCsv(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(','));
}

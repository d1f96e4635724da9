import type { Area, CellPosition } from './grid';
import { sheetLimits } from './sheet-limits';

export function columnLetters(column: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

export function cellAddress({ row, column }: Omit<CellPosition, 'sheetId'>): string {
  return `${columnLetters(column)}${row + 1}`;
}

/** "B2", "B2:C9", "C:C", "2:5". */
export function areaAddress({ row, column, rows, columns }: Area): string {
  const end = { row: row + rows - 1, column: column + columns - 1 };
  if (rows === sheetLimits.rows) return `${columnLetters(column)}:${columnLetters(end.column)}`;
  if (columns === sheetLimits.columns) return `${row + 1}:${end.row + 1}`;
  const first = cellAddress({ row, column });
  return rows === 1 && columns === 1 ? first : `${first}:${cellAddress(end)}`;
}

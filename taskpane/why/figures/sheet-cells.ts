import { saidInAny, type TextKey } from '../../../language';
import type { Area } from '../../plan/place';
import { plainText, type SourceCell, type SourceTable } from '../../plan/source';

/** The cells of a sheet by their rows and columns there, counted from 0. */
export interface SheetCells {
  readonly text: (row: number, column: number) => string;
  readonly number: (row: number, column: number) => number | undefined;
  /** The columns of a row with these words, in any language. */
  readonly columnOf: (row: number, heading: TextKey) => number | undefined;
  /** One past the last column. */
  readonly end: number;
}

export function sheetCells({ place: { area }, rows, mark }: SourceTable): SheetCells {
  const at = (row: number, column: number): SourceCell | undefined =>
    rows[row - area.row]?.cells[column - area.column];
  const text = (row: number, column: number): string => {
    const cell = at(row, column);
    return cell ? plainText(cell, mark).trim() : '';
  };
  const end = area.column + area.columns;
  return {
    text,
    number: (row, column) => {
      const cell = at(row, column);
      return cell?.kind === 'number' ? cell.value : undefined;
    },
    columnOf: (row, heading) => {
      for (let column = area.column; column < end; column++) {
        if (isSaid(text(row, column), heading)) return column;
      }
      return undefined;
    },
    end,
  };
}

/** The rows of an area below its headings. */
export function rowsBelow({ row, rows }: Area): readonly number[] {
  return Array.from({ length: rows - 1 }, (_, at) => row + 1 + at);
}

/** A sum without what binary fractions leave behind. */
export function sumOf(values: readonly number[]): number {
  return Math.round(values.reduce((sum, each) => sum + each, 0) * 1e8) / 1e8;
}

/** Whether a cell holds these words in any language, whatever number stands in them. */
export function isSaid(shown: string, key: TextKey): boolean {
  return saidInAny(key).some((words) => {
    const [before = '', ...after] = words.split(/\{\w+\}/);
    if (after.length === 0) return shown === words;
    const rest = after.join('');
    if (!shown.startsWith(before) || !shown.endsWith(rest)) return false;
    return /^\d+$/.test(shown.slice(before.length, shown.length - rest.length));
  });
}

/** Which of some words a cell holds. */
export function whichSaid<Key extends TextKey>(
  shown: string,
  keys: readonly Key[],
): Key | undefined {
  return shown === '' ? undefined : keys.find((key) => isSaid(shown, key));
}

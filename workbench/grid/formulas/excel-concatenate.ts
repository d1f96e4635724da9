import { isError } from '../engine/engine-values';
import type { CellValue, FunctionDefinition, RawArgument } from '../grid';

type Rows = readonly (readonly CellValue[])[];

/** Excel's general format shows so many digits. */
const digits = 15;

/**
 * `&` and CONCATENATE: texts cell by cell, as all of Excel's operators. The engine joins the cells of a range into one
 * text, which in Excel only CONCAT and TEXTJOIN do.
 */
export const concatenate: FunctionDefinition = {
  name: 'CONCATENATE',
  description: 'Joins texts.',
  parameters: Array.from({ length: 30 }, (_, index) => ({
    name: `text${index + 1}`,
    description: 'A text, a number or a range of them.',
    optional: index > 0,
  })),
  compute(given) {
    const parts = given.filter(({ kind }) => kind !== 'omitted').map(rowsOf);
    const rows = Math.max(1, ...parts.map(({ length }) => length));
    const columns = Math.max(1, ...parts.map(([first]) => first?.length ?? 1));
    const joined = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) =>
        join(parts.map((part) => cellAt(part, row, column))),
      ),
    );
    return rows === 1 && columns === 1 ? (joined[0]?.[0] ?? '') : joined;
  },
};

function rowsOf(argument: RawArgument): Rows {
  if (argument.kind === 'omitted') return [[null]];
  return argument.kind === 'range' ? argument.values : [[argument.value]];
}

/** A single row or column serves for all; a cell that has no partner is #N/A. */
function cellAt(part: Rows, row: number, column: number): CellValue {
  const cells = part[part.length === 1 ? 0 : row];
  const cell = cells?.[cells.length === 1 ? 0 : column];
  return cell === undefined ? { error: '#N/A' } : cell;
}

function join(cells: readonly CellValue[]): CellValue {
  return cells.find(isError) ?? cells.map(shown).join('');
}

function shown(cell: CellValue): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(Number(cell.toPrecision(digits)));
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return typeof cell === 'string' ? cell : cell.error;
}

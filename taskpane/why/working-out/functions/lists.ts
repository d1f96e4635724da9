import {
  type Cell,
  CellError,
  type Cells,
  compared,
  errors,
  type Grid,
  isPassedOn,
  toNumber,
  toTruth,
  Unknown,
} from '../../values/cell';
import {
  alone,
  cellsOfRow,
  columnsIn,
  eachPlace,
  firstOf,
  gridOf,
  isSingle,
  ofCells,
  rowsIn,
  single,
} from '../../values/grid';
import {
  bySize,
  type Circumstances,
  ofGrids,
  unknownCall,
  unknownIn,
  type WorksheetFunctions,
} from './worksheet-function';
import type { Settings } from '../scope';

const blank = single(null);

/** Where a value stands among others, from 0: exactly, texts without case; undefined if nowhere. */
function placeOf(
  wanted: Cell,
  among: readonly Cell[],
  isBackwards = false,
): number | CellError | Unknown | undefined {
  const { value } = wanted;
  if (isPassedOn(value)) return value;
  const order = [...among.entries()];
  for (const [at, { value: other }] of isBackwards ? order.reverse() : order) {
    if (other instanceof Unknown) return other;
    if (other === null || other instanceof CellError) continue;
    // A blank cell that is looked for is 0.
    if (compared(other, value ?? 0) === 0) return at;
  }
  return undefined;
}

const isLine = (grid: Grid): boolean => rowsIn(grid) === 1 || columnsIn(grid) === 1;
const asLine = ({ cells }: Grid): readonly Cell[] => cells.flat();

/** Texts with these stand for others in MATCH and VLOOKUP. */
const hasWildcards = (grid: Grid): boolean =>
  grid.cells.flat().some(({ value }) => typeof value === 'string' && /[*?~]/.test(value));

function match(wanted: Grid, among: Grid, circumstances: Circumstances): Grid {
  if (!isLine(among)) return unknownCall(circumstances);
  const line = asLine(among);
  return eachPlace([wanted], ([cell]) => {
    const at = placeOf(cell, line) ?? errors.notAvailable;
    return { value: typeof at === 'number' ? at + 1 : at };
  });
}

/** A column of a table, by its first one. */
function lookUp(
  [wanted = blank, table = blank, index = blank, approximate]: readonly (Grid | undefined)[],
  circumstances: Circumstances,
): Grid {
  const isNear = approximate ? toTruth(firstOf(approximate).value) : true;
  if (typeof isNear !== 'boolean') return single(isNear);
  if (isNear || hasWildcards(wanted)) return unknownCall(circumstances);
  const column = wholeOf(index, circumstances, 1);
  if (typeof column === 'object') return column;
  if (column < 1) return single(errors.value);
  if (column > columnsNamed(table)) return single(errors.reference);
  const keys = table.cells.flatMap((row) => row.slice(0, 1));
  return eachPlace([wanted], ([cell]) => {
    const at = placeOf(cell, keys) ?? errors.notAvailable;
    if (typeof at !== 'number') return { value: at };
    return table.cells[at]?.[column - 1] ?? { value: null };
  });
}

/** The place of numbers among others, the largest first. */
function rank(wanted: Grid, among: Grid): Grid {
  const others = among.values.flat();
  const stopped = others.find(isPassedOn);
  if (stopped !== undefined) return single(stopped);
  const numbers = others.filter((value) => typeof value === 'number');
  return eachPlace([wanted], ([{ value }]) => {
    const number = toNumber(value);
    if (typeof number !== 'number') return { value: number };
    const larger = numbers.filter((other) => other > number).length;
    return { value: numbers.includes(number) ? 1 + larger : errors.notAvailable };
  });
}

export const lookup: WorksheetFunctions = {
  'RANK.EQ': bySize(([wanted = blank, among = blank, order], circumstances) =>
    wholeOf(order, circumstances, 0) === 0 ? rank(wanted, among) : unknownCall(circumstances),
  ),
  MATCH: bySize(([wanted = blank, among = blank, kind], circumstances) => {
    const exact = wholeOf(kind, circumstances, 1);
    if (typeof exact === 'object') return exact;
    if (exact !== 0 || hasWildcards(wanted)) return unknownCall(circumstances);
    return match(wanted, among, circumstances);
  }),
  XMATCH: bySize(([wanted = blank, among = blank, mode, direction], circumstances) => {
    const exact = wholeOf(mode, circumstances, 0);
    if (exact !== 0 || wholeOf(direction, circumstances, 1) !== 1)
      return unknownCall(circumstances);
    return match(wanted, among, circumstances);
  }),
  VLOOKUP: bySize(lookUp),
  HLOOKUP: bySize(([wanted, table = blank, ...rest], circumstances) =>
    lookUp([wanted, transposed(table), ...rest], circumstances),
  ),
  XLOOKUP: bySize(
    ([wanted = blank, among = blank, give = blank, missing, mode, direction], circumstances) => {
      const exact = wholeOf(mode, circumstances, 0);
      const way = wholeOf(direction, circumstances, 1);
      if (exact !== 0 || (way !== 1 && way !== -1) || !isLine(among))
        return unknownCall(circumstances);
      const keys = asLine(among);
      const isColumn = columnsIn(among) === 1 && (rowsIn(among) > 1 || rowsIn(give) === 1);
      const rows = isColumn ? give : transposed(give);
      if (rowsIn(rows) !== keys.length) return single(errors.value);
      const found = (cell: Cell): Grid => {
        const at = placeOf(cell, keys, way === -1);
        if (at === undefined) return missing ?? single(errors.notAvailable);
        return typeof at === 'number' ? ofCells(rows.cells.slice(at, at + 1)) : single(at);
      };
      if (!isSingle(wanted)) return eachPlace([wanted], ([cell]) => firstOf(found(cell)));
      return isColumn ? found(firstOf(wanted)) : transposed(found(firstOf(wanted)));
    },
    3,
  ),
};

/** An index that takes a whole row or column. */
const all = single(0);
const MOST_MADE = 250_000;

/** A number that an argument gives; an error or what is unknown as values. */
function numberOf<Missing>(
  grid: Grid | undefined,
  { mark }: Settings,
  missing: Missing,
): number | Missing | Grid {
  if (!grid) return missing;
  const number = toNumber(firstOf(grid).value, mark);
  return typeof number === 'number' ? number : single(number);
}

/** The same without its decimals. */
function wholeOf<Missing>(
  grid: Grid | undefined,
  settings: Settings,
  missing: Missing,
): number | Missing | Grid {
  const number = numberOf(grid, settings, missing);
  return typeof number === 'number' ? Math.trunc(number) : number;
}

export function transposed({ cells, columns }: Grid): Grid {
  return ofCells(
    Array.from({ length: columns }, (_, column) => cells.map((row) => cellOf(row, column))),
  );
}

const cellOf = (row: readonly Cell[], column: number): Cell =>
  row[column] ?? { value: errors.notAvailable };

/** How many rows a reference names, and columns: more than those that are used. */
const rowsNamed = (grid: Grid): number => grid.range?.rows ?? rowsIn(grid);
const columnsNamed = (grid: Grid): number => grid.range?.columns ?? columnsIn(grid);

const orEmpty = (cells: Cells): Grid =>
  cells.flat().length === 0 ? single(errors.calculation) : ofCells(cells);

/** The first or last so many of a list; of a negative number the last. */
function taken<T>(all: readonly T[], count: number | undefined): readonly T[] {
  if (count === undefined) return all;
  return count >= 0 ? all.slice(0, count) : all.slice(Math.max(0, all.length + count));
}

function dropped<T>(all: readonly T[], count = 0): readonly T[] {
  return count >= 0 ? all.slice(count) : all.slice(0, Math.max(0, all.length + count));
}

const cutting = (cut: <T>(all: readonly T[], count: number | undefined) => readonly T[]) =>
  bySize(([grid = blank, rows, columns], settings) => {
    const [down, right] = [rows, columns].map((each) => wholeOf(each, settings, undefined));
    if (typeof down === 'object') return down;
    if (typeof right === 'object') return right;
    return orEmpty(cut(grid.cells, down).map((row) => cut(row, right)));
  });

/** Rows or columns by their numbers, from the end where they are negative. */
const picking = (pick: (grid: Grid, at: readonly number[]) => Grid, size: (grid: Grid) => number) =>
  bySize(([grid = blank, ...which], settings) => {
    const at: number[] = [];
    for (const { value } of which.flatMap((each = blank) => each.cells.flat())) {
      const number = toNumber(value, settings.mark);
      if (typeof number !== 'number') return single(number);
      const whole = Math.trunc(number);
      if (whole === 0 || Math.abs(whole) > size(grid)) return single(errors.value);
      at.push(whole > 0 ? whole - 1 : size(grid) + whole);
    }
    return pick(grid, at);
  });

const rowsAt = (grid: Grid, at: readonly number[]): Grid =>
  ofCells(at.filter((row) => row >= 0 && row < rowsIn(grid)).map((row) => cellsOfRow(grid, row)));
const columnsAt = ({ cells }: Grid, at: readonly number[]): Grid =>
  ofCells(cells.map((row) => at.map((column) => cellOf(row, column))));

const stacking = (flip: (grid: Grid) => Grid) =>
  ofGrids((given) => {
    // What stands before it has its place, whatever its size.
    const unknown = unknownIn(given.slice(0, -1));
    if (unknown) return unknown;
    const grids = given.map((each = blank) => flip(each));
    const width = Math.max(...grids.map(columnsIn));
    const cells = grids.flatMap((grid) =>
      grid.cells.map((row) => Array.from({ length: width }, (_, column) => cellOf(row, column))),
    );
    return flip(ofCells(cells));
  });

const inLine = (give: (cells: readonly Cell[]) => Cells) =>
  bySize(([grid = blank, ignore, byColumn], settings) => {
    const which = wholeOf(ignore, settings, 0);
    if (typeof which === 'object') return which;
    if (which < 0 || which > 3) return single(errors.value);
    const scan = byColumn ? toTruth(firstOf(byColumn).value) : false;
    if (typeof scan !== 'boolean') return single(scan);
    const all = (scan ? transposed(grid) : grid).cells.flat();
    const left = all.filter(({ value }) => {
      const isBlank = value === null && (which === 1 || which === 3);
      const isError = value instanceof CellError && which >= 2;
      return !isBlank && !isError;
    });
    return orEmpty(give(left));
  });

/** Numbers of rows or columns of a reference; without one that of the active cell. */
const numbered = (isRow: boolean) =>
  ofGrids(([grid], circumstances) => {
    const { active } = circumstances;
    if (!grid) return single(1 + (isRow ? active.row : active.column));
    const { range } = grid;
    if (!range) return unknownCall(circumstances);
    const first = 1 + (isRow ? range.row : range.column);
    const length = isRow ? rowsIn(grid) : columnsIn(grid);
    const all = Array.from({ length }, (_, at): Cell => ({ value: first + at }));
    return ofCells(isRow ? all.map((cell) => [cell]) : [all]);
  });

/** Where each row stands first among its likes; capitals do not count. */
function firstOfEach({ cells }: Grid): readonly number[] {
  const seen = new Map<string, number>();
  for (const [at, row] of cells.entries()) {
    const key = JSON.stringify(
      row.map(({ value }) => (typeof value === 'string' ? value.toLowerCase() : value)),
    );
    if (!seen.has(key)) seen.set(key, at);
  }
  return [...seen.values()];
}

export const shape: WorksheetFunctions = {
  ROW: numbered(true),
  COLUMN: numbered(false),
  ROWS: bySize(([grid = blank]) => single(rowsNamed(grid))),
  COLUMNS: bySize(([grid = blank]) => single(columnsNamed(grid))),
  TRANSPOSE: bySize(([grid = blank]) => transposed(grid)),
  TAKE: cutting(taken),
  DROP: cutting(dropped),
  CHOOSEROWS: picking(rowsAt, rowsIn),
  CHOOSECOLS: picking(columnsAt, columnsIn),
  VSTACK: stacking((grid) => grid),
  HSTACK: stacking(transposed),
  TOCOL: inLine((cells) => cells.map((cell) => [cell])),
  TOROW: inLine((cells) => (cells.length === 0 ? [] : [cells])),
  SEQUENCE: ofGrids(([rows, columns, start, step], settings) => {
    const [down, right] = [wholeOf(rows, settings, 1), wholeOf(columns, settings, 1)];
    const [from, by] = [numberOf(start, settings, 1), numberOf(step, settings, 1)];
    if (typeof down === 'object') return down;
    if (typeof right === 'object') return right;
    if (typeof from === 'object') return from;
    if (typeof by === 'object') return by;
    if (down < 1 || right < 1) return single(errors.calculation);
    if (down * right > MOST_MADE) return unknownCall(settings);
    return gridOf(
      Array.from({ length: down }, (_row, row) =>
        Array.from({ length: right }, (_column, column) => from + by * (row * right + column)),
      ),
    );
  }),
  FILTER: bySize(([grid = blank, include = blank, ifEmpty]) => {
    const isByRow = columnsIn(include) === 1 && rowsIn(include) === rowsIn(grid);
    const isByColumn = rowsIn(include) === 1 && columnsIn(include) === columnsIn(grid);
    if (!isByRow && !isByColumn) return single(errors.value);
    const kept: number[] = [];
    const { values } = include;
    for (let at = 0; at < (isByRow ? rowsIn(include) : columnsIn(include)); at++) {
      const [row, column] = isByRow ? [at, 0] : [0, at];
      const holds = toTruth(values[row]?.[column] ?? null);
      if (typeof holds !== 'boolean') {
        return alone({ ...include.cellAt(row, column), value: holds });
      }
      if (holds) kept.push(at);
    }
    if (kept.length === 0) return ifEmpty ?? single(errors.calculation);
    return isByRow ? rowsAt(grid, kept) : columnsAt(grid, kept);
  }, 2),
  // Columns instead of rows, and what is there only once, are not worked out.
  UNIQUE: bySize(([grid = blank, ...others], circumstances) =>
    others.length > 0 ? unknownCall(circumstances) : rowsAt(grid, firstOfEach(grid)),
  ),
  INDEX: bySize(([grid = blank, rows, columns], { mark }) => {
    // A single index counts along a row or a column.
    const isRow = rowsNamed(grid) === 1 && columns === undefined;
    const [down = all, right = all] = isRow ? [single(1), rows] : [rows, columns];
    const partAt = (i: Cell, k: Cell): Grid => {
      const [row, column] = [toNumber(i.value, mark), toNumber(k.value, mark)];
      if (typeof row !== 'number') return alone({ ...i, value: row });
      if (typeof column !== 'number') return alone({ ...k, value: column });
      return part(grid, Math.trunc(row), Math.trunc(column));
    };
    if (isSingle(down) && isSingle(right)) return partAt(firstOf(down), firstOf(right));
    return eachPlace([down, right], ([i, k]) => firstOf(partAt(i, k)));
  }),
};

/** One cell, or with 0 a whole row or column. What lies beyond the used cells of a reference is blank. */
function part(grid: Grid, row: number, column: number): Grid {
  const { range } = grid;
  const [rows, columns] = [rowsNamed(grid), columnsNamed(grid)];
  if (row < 0 || column < 0) return single(errors.value);
  if (row > rows || column > columns) return single(errors.reference);
  const lines = row === 0 ? grid.cells : [grid.cells[row - 1] ?? []];
  const cells = lines.map((line) => (column === 0 ? line : [line[column - 1] ?? { value: null }]));
  const filled = cells.map((line) => (line.length === 0 ? [{ value: null }] : line));
  if (!range) return ofCells(filled);
  const from = {
    row: range.row + Math.max(0, row - 1),
    column: range.column + Math.max(0, column - 1),
  };
  const size = { rows: row === 0 ? rows : 1, columns: column === 0 ? columns : 1 };
  return ofCells(filled, { ...range, ...from, ...size });
}

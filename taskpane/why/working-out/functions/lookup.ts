import {
  type Cell,
  CellError,
  compared,
  errors,
  type Grid,
  isPassedOn,
  toNumber,
  toTruth,
  Unknown,
} from '../../values/cell';
import {
  columnsIn,
  eachPlace,
  firstOf,
  isSingle,
  ofCells,
  rowsIn,
  single,
} from '../../values/grid';
import { columnsNamed, transposed, wholeOf } from './shape';
import {
  bySize,
  unknownCall,
  type Circumstances,
  type WorksheetFunctions,
} from './worksheet-function';

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

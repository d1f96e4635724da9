import {
  atFifteen,
  type Cell,
  type CellError,
  errors,
  finite,
  type Grid,
  isPassedOn,
  type Known,
  same,
  toNumber,
  toText,
  toTruth,
  Unknown,
  type Value,
  workedOut,
} from '../../values/cell';
import { alone, columnsIn, eachPlace, isSingle, rowsIn, single } from '../../values/grid';
import type { Settings } from '../scope';
import {
  bySize,
  ofGrids,
  type WorksheetFunction,
  type WorksheetFunctions,
} from './worksheet-function';

interface Counted {
  readonly numbers: readonly number[];
  readonly cells: readonly Cell[];
  readonly stopped: CellError | Unknown | undefined;
}

/** The numbers of some arguments: of cells and arrays only numbers count, of what is typed also what looks like one. */
function numbersIn(given: readonly (Grid | undefined)[], { mark }: Settings): Counted {
  const numbers: number[] = [];
  const cells: Cell[] = [];
  let stopped: CellError | Unknown | undefined;
  for (const grid of given) {
    if (grid === undefined) {
      numbers.push(0);
      continue;
    }
    const isList = grid.range !== undefined || !isSingle(grid);
    for (const cell of grid.cells.flat()) {
      const { value } = cell;
      if (isPassedOn(value)) stopped ??= value;
      else if (typeof value === 'number') numbers.push(value);
      else if (!isList) {
        const number = toNumber(value, mark);
        if (typeof number === 'number') numbers.push(number);
        else stopped ??= number;
      } else continue;
      cells.push(cell);
    }
  }
  return { numbers, cells, stopped };
}

const ofNumbers = (give: (numbers: readonly number[]) => Value): WorksheetFunction =>
  ofGrids((given, settings) => {
    const { numbers, cells, stopped } = numbersIn(given, settings);
    return alone(workedOut(stopped ?? give(numbers), cells));
  });

/** Counts cells; errors among them stop nothing, but what is unknown does. */
const counting = (
  counts: (value: Value, isTyped: boolean, settings: Settings) => boolean,
): WorksheetFunction =>
  ofGrids((given, settings) => {
    const cells = given.flatMap((grid) => (grid ?? single(null)).cells.flat());
    const unknown = cells.find(({ value }) => value instanceof Unknown);
    const count = given.reduce((sum, grid = single(null)) => {
      const isTyped = grid.range === undefined && isSingle(grid);
      return sum + grid.cells.flat().filter(({ value }) => counts(value, isTyped, settings)).length;
    }, 0);
    return alone(workedOut(unknown ? unknown.value : count, cells));
  });

/** A comparison with a number, as a criterion says it. */
const comparedTo = /^(<=|>=|<>|<|>|=)?(-?\d+(?:[.,]\d+)?)$/;

const tests: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '>': (value, limit) => value > limit,
  '<=': (value, limit) => value <= limit,
  '>=': (value, limit) => value >= limit,
};

/** Which cells meet a criterion; undefined for one that is not worked out. A blank criterion is 0. */
function criterion(value: Known, mark: '.' | ','): ((cell: Value) => boolean) | undefined {
  if (value === '') return (cell) => cell === null || cell === '';
  // A text with no operator and no wildcard, which a date or a truth value may not be.
  if (
    typeof value === 'string' &&
    /^[^\d<>=*?~]+$/.test(value) &&
    typeof toTruth(value) !== 'boolean'
  )
    return (cell) => typeof cell === 'string' && same(cell, value);
  const [, operator = '=', digits] = comparedTo.exec(toText(value ?? 0, mark)) ?? [];
  if (digits === undefined || typeof value === 'boolean') return undefined;
  const limit = atFifteen(Number(digits.replace(',', '.')));
  const ordered = tests[operator];
  if (ordered) return (cell) => typeof cell === 'number' && ordered(atFifteen(cell), limit);
  // Texts that look like the number are equal to it, too.
  const isIt = (cell: Value): boolean =>
    (typeof cell === 'number' || (typeof cell === 'string' && /\d/.test(cell))) &&
    toNumber(cell, mark) === limit;
  return operator === '=' ? isIt : (cell) => !isIt(cell);
}

const countIf = bySize(([grid = single(null), wanted = single(null)], circumstances) => {
  const cells = grid.cells.flat();
  const unknown = cells.find(({ value }) => value instanceof Unknown);
  return eachPlace([wanted], ([by]) => {
    if (unknown) return unknown;
    if (isPassedOn(by.value)) return by;
    const meets = criterion(by.value, circumstances.mark);
    if (!meets) return { value: new Unknown(circumstances.source, 'function') };
    return workedOut(cells.filter(({ value }) => meets(value)).length, [by]);
  });
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

export const summaries: WorksheetFunctions = {
  SUM: ofNumbers((numbers) => finite(sum(numbers))),
  PRODUCT: ofNumbers((numbers) =>
    numbers.length === 0 ? 0 : finite(numbers.reduce((all, each) => all * each, 1)),
  ),
  AVERAGE: ofNumbers((numbers) =>
    numbers.length === 0 ? errors.division : finite(sum(numbers) / numbers.length),
  ),
  MIN: ofNumbers((numbers) =>
    numbers.reduce((least, each) => Math.min(least, each), numbers[0] ?? 0),
  ),
  MAX: ofNumbers((numbers) =>
    numbers.reduce((most, each) => Math.max(most, each), numbers[0] ?? 0),
  ),
  COUNT: counting(
    (value, isTyped, { mark }) =>
      typeof value === 'number' ||
      (isTyped && !isPassedOn(value) && typeof toNumber(value, mark) === 'number'),
  ),
  COUNTA: counting((value) => value !== null),
  COUNTIF: countIf,
  COUNTBLANK: bySize(([grid = single(null)]) => {
    const cells = grid.cells.flat();
    const filled = cells.filter(({ value }) => value !== null && value !== '').length;
    const { rows = rowsIn(grid), columns = columnsIn(grid) } = grid.range ?? {};
    return alone(workedOut(rows * columns - filled, cells));
  }),
  SUMPRODUCT: bySize((given) => {
    const [first = single(0), ...others] = given.map((each) => each ?? single(0));
    const isSameSize = others.every(
      (each) => rowsIn(each) === rowsIn(first) && columnsIn(each) === columnsIn(first),
    );
    const grids = [first, ...others];
    const cells = grids.flatMap((grid) => grid.cells.flat());
    const stopped = cells.find(({ value }) => isPassedOn(value));
    if (!isSameSize) return single(errors.value);
    if (stopped) return alone(workedOut(stopped.value, cells));
    // What is no number counts as 0, truth values too.
    const products = eachPlace(grids, (factors) => ({
      value: factors.reduce((all, { value }) => all * (typeof value === 'number' ? value : 0), 1),
    }));
    return alone(workedOut(finite(sum(products.values.flat().map(Number))), cells));
  }),
};

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
  type Value,
  workedOut,
} from '../../values/cell';
import {
  alone,
  columnsIn,
  eachPlace,
  firstOf,
  isSingle,
  ofCells,
  rowsIn,
  single,
  spreadOf,
} from '../../values/grid';
import { ofGrids, ofValues, type WorksheetFunctions } from './worksheet-function';

const blank = single(null);

/** Excel's errors in the order of their numbers, from 1. */
const numberedErrors = [
  '#NULL!',
  '#DIV/0!',
  '#VALUE!',
  '#REF!',
  '#NAME?',
  '#NUM!',
  '#N/A',
  '#GETTING_DATA',
  '#SPILL!',
  '#CONNECT!',
  '#BLOCKED!',
  '#UNKNOWN!',
  '#FIELD!',
  '#CALC!',
];

/** The value that is chosen, with what chose it. */
function chosen(cell: Cell, by: readonly Cell[]): Cell {
  const { made } = workedOut(null, [cell, ...by]);
  return made ? { ...cell, made } : cell;
}

/** Chooses one of several by an index place by place; what is not chosen need not be known. */
function choose<const Grids extends readonly Grid[]>(
  choosing: Grids,
  options: readonly Grid[],
  which: (values: { readonly [At in keyof Grids]: Value }) => number | CellError | Unknown,
): Grid {
  const indexBy = (by: readonly Cell[]): number | CellError | Unknown =>
    which(by.map(({ value }) => value) as { [At in keyof Grids]: Value });
  if (choosing.every(isSingle)) {
    const by = choosing.map(firstOf);
    const index = indexBy(by);
    if (typeof index !== 'number') return alone(workedOut(index, by));
    const option = options[index];
    if (!option) return alone(workedOut(errors.value, by));
    if (!by.some(({ made }) => made)) return option;
    return ofCells(
      option.cells.map((row) => row.map((cell) => chosen(cell, by))),
      option.range,
    );
  }
  return eachPlace([...choosing, ...options], (cells) => {
    const by = cells.slice(0, choosing.length);
    const index = indexBy(by);
    if (typeof index !== 'number') return workedOut(index, by);
    const cell = cells.slice(choosing.length)[index];
    return cell ? chosen(cell, by) : workedOut(errors.value, by);
  });
}

/** The first condition that holds; every one before it has to be known. */
function firstTrue(conditions: readonly Value[]): number | CellError | Unknown {
  for (const [index, condition] of conditions.entries()) {
    const holds = toTruth(condition);
    if (typeof holds !== 'boolean') return holds;
    if (holds) return index;
  }
  return errors.notAvailable;
}

/** Shows something else in place of errors. */
function instead(grid: Grid, other: Grid, isReplaced: (error: CellError) => boolean): Grid {
  const isWanted = ({ value }: Cell): boolean => value instanceof CellError && isReplaced(value);
  if (isSingle(grid) && !isWanted(firstOf(grid))) return grid;
  // Most lists hold no error: they stay as they are, and none of their cells is traced.
  const { rows, columns } = spreadOf([grid, other]);
  const isWhole = rowsIn(grid) === rows && columnsIn(grid) === columns;
  if (isWhole && !grid.values.some((line) => line.some((value) => isWanted({ value }))))
    return grid;
  return eachPlace([grid, other], ([first, second]) =>
    isWanted(first) ? chosen(second, [first]) : first,
  );
}

/** Every truth value of some arguments: of cells and arrays only numbers and truth values count. */
function truths(given: readonly (Grid | undefined)[]): {
  readonly values: readonly boolean[];
  readonly stopped: CellError | Unknown | undefined;
  readonly cells: readonly Cell[];
} {
  const values: boolean[] = [];
  const cells: Cell[] = [];
  let stopped: CellError | Unknown | undefined;
  // What is left out is false.
  for (const grid of given.map((each) => each ?? single(false))) {
    const isList = grid.range !== undefined || !isSingle(grid);
    for (const cell of grid.cells.flat()) {
      cells.push(cell);
      if (isList && (cell.value === null || typeof cell.value === 'string')) continue;
      const truth = toTruth(cell.value);
      if (typeof truth === 'boolean') values.push(truth);
      else stopped ??= truth;
    }
  }
  return { values, stopped, cells };
}

const ofTruths = (give: (values: readonly boolean[]) => boolean) =>
  ofGrids((given) => {
    const { values, stopped, cells } = truths(given);
    const value = stopped ?? (values.length === 0 ? errors.value : give(values));
    return alone(workedOut(value, cells));
  });

const count = (values: readonly boolean[]): number => values.filter(Boolean).length;

export const logic: WorksheetFunctions = {
  IF: ofGrids((given) => {
    const [condition = blank, then = blank, otherwise = blank] = given;
    const other = given.length > 2 ? otherwise : single(false);
    // A branch that is left out is 0.
    return choose([condition], [then, other].map(zeroForBlank), ([value]) => {
      const holds = toTruth(value);
      return typeof holds === 'boolean' ? Number(!holds) : holds;
    });
  }),
  IFS: ofGrids((given) => {
    const conditions = given.flatMap((each = blank, at) => (at % 2 === 0 ? [each] : []));
    const options = given.flatMap((each = blank, at) => (at % 2 === 1 ? [each] : []));
    return choose(conditions, options, firstTrue);
  }),
  SWITCH: ofGrids(([value = blank, ...rest]) => {
    const pairs = Math.floor(rest.length / 2);
    const cases = Array.from({ length: pairs }, (_, at) => rest[2 * at] ?? blank);
    const options = Array.from({ length: pairs }, (_, at) => rest[2 * at + 1] ?? blank);
    const hasDefault = rest.length % 2 === 1;
    if (hasDefault) options.push(rest[rest.length - 1] ?? blank);
    return choose([value, ...cases], options, ([wanted, ...known]) => {
      if (isPassedOn(wanted)) return wanted;
      for (const [index, each] of known.entries()) {
        if (isPassedOn(each)) return each;
        if (typeof each === typeof wanted && compared(each, wanted) === 0) return index;
      }
      return hasDefault ? pairs : errors.notAvailable;
    });
  }),
  CHOOSE: ofGrids(([index = blank, ...options], { mark }) =>
    choose(
      [index],
      options.map((each = blank) => each),
      ([value]) => {
        const number = toNumber(value, mark);
        return typeof number === 'number' ? Math.trunc(number) - 1 : number;
      },
    ),
  ),
  IFERROR: ofGrids(([value = blank, other = blank]) =>
    instead(value, zeroForBlank(other), () => true),
  ),
  IFNA: ofGrids(([value = blank, other = blank]) =>
    instead(value, zeroForBlank(other), ({ code }) => code === '#N/A'),
  ),
  AND: ofTruths((values) => values.every(Boolean)),
  OR: ofTruths((values) => values.some(Boolean)),
  XOR: ofTruths((values) => count(values) % 2 === 1),
  NOT: ofValues(([value = null]) => {
    const truth = toTruth(value);
    return typeof truth === 'boolean' ? !truth : truth;
  }),
  TRUE: () => single(true),
  FALSE: () => single(false),
  NA: () => single(errors.notAvailable),
  ISBLANK: about((value) => value === null),
  ISNUMBER: about((value) => typeof value === 'number'),
  ISTEXT: about((value) => typeof value === 'string'),
  ISLOGICAL: about((value) => typeof value === 'boolean'),
  ISERROR: about((value) => value instanceof CellError),
  ISNA: about((value) => value instanceof CellError && value.code === '#N/A'),
  'ERROR.TYPE': about((value) => {
    const at = value instanceof CellError ? numberedErrors.indexOf(value.code) : -1;
    return at === -1 ? errors.notAvailable : at + 1;
  }),
  N: ofValues(([value = null]) =>
    typeof value === 'boolean' ? Number(value) : typeof value === 'number' ? value : 0,
  ),
  VALUE: ofValues(([value = null], { mark }) =>
    typeof value === 'boolean' ? errors.value : toNumber(value, mark),
  ),
};

/** An argument that is left out, not a blank cell. */
function zeroForBlank(grid: Grid): Grid {
  return grid === blank ? single(0) : grid;
}

/** Tells something of a value, also of an error. */
function about(holds: (value: Value) => Value) {
  return ofGrids(([grid = blank]) =>
    eachPlace([grid], ([cell]) =>
      cell.value instanceof Unknown ? cell : workedOut(holds(cell.value), [cell]),
    ),
  );
}

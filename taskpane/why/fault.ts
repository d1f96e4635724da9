import type { Failure } from '../../src/core/result';
import type { CallPart } from './parts';
import { type Cell, type CellAt, CellError, cellsBehind, type Grid } from './values/cell';
import { firstOf, isSingle } from './values/grid';

/** What is wrong with what a function was given. */
export interface Fault {
  /** Which argument, from 0. */
  readonly argument: number | undefined;
  /** The cell that holds what is wrong. */
  readonly cell: CellAt | undefined;
  /** Cells that are wrong together, where no single one is. */
  readonly together: readonly CellAt[];
  /** The cells that it was worked out from, where no single one holds it. */
  readonly from: readonly CellAt[];
  /** Why the function refuses. */
  readonly failure: Failure | undefined;
  /** The error of a cell that is passed on. */
  readonly passedOn: string | undefined;
}

/** A number of this century's days, by which Excel keeps a date. */
export interface DayGiven {
  readonly argument: number;
  readonly value: number;
  readonly cell: CellAt | undefined;
}

const [firstDay, lastDay] = [36_526, 73_050];

/** Arguments that count or order a few things: none comes near the number of a day. */
const counts = new Set([
  ...[
    'place',
    'places',
    'depth',
    'tied',
    'sessions',
    'restrictions',
    'rounds',
    'players',
    'boardSize',
  ],
  ...['tables', 'fieldTables', 'stratumTables'],
]);

/** Arguments that are dates by their size: Excel makes one of a typed 2-3, and nothing else tells it from a number. */
export function daysGiven(part: CallPart, names: readonly string[]): readonly DayGiven[] {
  return part.arguments.flatMap(({ meant }, argument): readonly DayGiven[] => {
    const value = meant?.value;
    const isDay =
      typeof value === 'number' && Number.isInteger(value) && value >= firstDay && value <= lastDay;
    if (!isDay || !counts.has(names[argument] ?? '')) return [];
    return [{ argument, value, cell: meant?.at }];
  });
}

/** The argument and the cell at fault, by the names of the function's arguments. */
export function faultOf(part: CallPart, names: readonly string[]): Fault | undefined {
  const { error, call } = part;
  if (!error) return undefined;
  const { failure } = error;
  if (!failure) {
    for (const [argument, grid] of call.given.entries()) {
      const cell = grid?.cells.flat().find(({ value }) => value === error);
      if (cell) {
        const at = { argument, ...origin(cell), together: [] };
        return { ...at, failure: undefined, passedOn: error.code };
      }
    }
    return undefined;
  }
  const argument = names.indexOf(failure.at.argument ?? '');
  const found = argument === -1 ? undefined : cellOf(part, argument, failure);
  return {
    argument: argument === -1 ? undefined : argument,
    ...origin(found),
    together: found ? [] : cellsTogether(part.call.given[argument], failure),
    failure,
    passedOn: found?.value instanceof CellError ? found.value.code : undefined,
  };
}

function cellOf(part: CallPart, argument: number, { at }: Failure): Cell | undefined {
  const grid = part.call.given[argument];
  if (!grid) return undefined;
  if (isSingle(grid)) return firstOf(grid);
  if (at.row !== undefined) {
    const line = grid.cells[at.row - 1];
    const only = line?.length === 1 ? 0 : undefined;
    return line?.[at.column === undefined ? (only ?? -1) : at.column - 1];
  }
  return part.arguments[argument]?.meant;
}

/** The cells of the rows that a failure names, where it names no single cell. */
function cellsTogether(grid: Grid | undefined, { at }: Failure): readonly CellAt[] {
  const rows = at.rows ?? (at.row === undefined ? [] : [at.row]);
  return rows.flatMap((row) => (grid?.cells[row - 1] ?? []).flatMap((cell) => cell.at ?? []));
}

function origin(cell: Cell | undefined): Pick<Fault, 'cell' | 'from'> {
  if (!cell) return { cell: undefined, from: [] };
  return { cell: cell.at, from: cell.at ? [] : cellsBehind([cell]) };
}

const rating = ['"Regional"', '"Sectional"'];
const event = ['"Flight A"', '"Bracketed Swiss"'];
const truth = ['TRUE', 'FALSE'];

/**
 * The arguments that take one of a few named values, as formulas write them: they are chosen from a list. A column of
 * names, such as earned rights, is a range.
 */
const named: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'SOF.AWARD': { rating, event },
  'SOF.STRATUM': { rating },
  'SOF.SESSION': { rating, event },
  'SOF.FORMER': {
    rating,
    limit: ['100', '750', '"Unlimited"'],
    type: ['"Pairs"', '"Swiss"', '"Board-a-match"', '"Individual"'],
  },
  'AGA.POINTS': { asSheet: truth },
  'AGA.TABLE': { asSheet: truth },
  'AGA.RESULTS': { asSheet: truth },
  'KGS.FACTOR': { boardSize: ['9', '13', '19'] },
  'KUKSU.DEFAULTTIER': { lostTitle: truth },
};

/** Arguments that may be left out and take a range, by function. */
const ranges: Readonly<Record<string, readonly string[]>> = {
  'SOF.AVERAGE': ['playersPerEntry'],
  'AGA.SEASON': ['ids'],
  'KGS.POINTS': ['calculator'],
  'KGS.TABLE': ['calculator'],
  'KGS.RESULTS': ['calculator', 'counts'],
  'KGS.ANNUAL': ['aliases'],
  'NK.GROUPS': ['rights'],
  'KUKSU.RANK': ['lastTier', 'lastPlace', 'rating'],
};

/** Whether an argument that may be left out takes one value, not a range. */
export function isSingleValue(functionId: string, parameter: string): boolean {
  return ranges[functionId]?.includes(parameter) !== true;
}

/** The values to choose from; undefined for an argument that is typed. */
export function namedValues(functionId: string, parameter: string): readonly string[] | undefined {
  return named[functionId]?.[parameter];
}

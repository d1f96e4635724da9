import type { AnyStep } from '../../src/explain';
import { told } from './calls/told';
import {
  type Cell,
  type CellAt,
  CellError,
  type FilledPiece,
  type Grid,
  type Made,
  type OurCall,
  type Reasons,
} from './values/cell';
import { cellFor, columnsIn, isSingle, rowsIn } from './values/grid';
import { existing } from '../../src/core/result';
import type { ActiveCell, ReadCells, ReadReference, Wanted } from '../excel/workbook/why';

/** One argument of a call, as it is shown. */
export interface ArgumentSeen {
  /** Where it stands among the arguments, from 0. */
  readonly index: number;
  /** The piece of the formula; empty where it is left out. */
  readonly source: string;
  readonly grid: Grid | undefined;
  /** The piece with the values of its cells in their places, where it is worked out from single cells. */
  readonly filled: FilledPiece | undefined;
  /** The cell that counts for the result meant; undefined where all of them do. */
  readonly meant: Cell | undefined;
  /** The row meant of a range, from 0. */
  readonly row: number | undefined;
}

/** One call of ours with the result that is meant, and why it is what it is. */
export interface CallPart {
  readonly call: OurCall;
  /** The result meant; undefined where all of them are. */
  readonly row: number | undefined;
  readonly column: number | undefined;
  readonly rows: number;
  readonly value: number | string | CellError | undefined;
  readonly arguments: readonly ArgumentSeen[];
  readonly steps: readonly AnyStep[];
  readonly comesTo: number | string | undefined;
  /** What the function, or the explanation, refuses. */
  readonly error: CellError | undefined;
  /** Other rows of the same result with the same reasons, from 0. */
  readonly sharing: readonly number[];
}

/** The calls that lead to a value, inner ones first. */
export function partsBehind(cell: Cell): readonly CallPart[] {
  const parts = new Map<OurCall, CallPart>();
  const add = (made: Made): void => {
    if (parts.has(made.call)) return;
    const part = partOf(made);
    for (const argument of part.arguments) {
      for (const inner of madeIn(argument)) add(inner);
    }
    parts.set(made.call, part);
  };
  for (const made of cell.made ?? []) add(made);
  return [...parts.values()];
}

function madeIn({ meant, grid }: ArgumentSeen): readonly Made[] {
  if (meant) return meant.made ?? [];
  const found = new Map<OurCall, Made>();
  for (const row of grid?.isOurs ? grid.cells : []) {
    for (const { made = [] } of row) {
      for (const each of made) {
        found.set(each.call, found.has(each.call) ? { call: each.call } : each);
      }
    }
  }
  return [...found.values()];
}

/** The part for one result of a call; for all of them where none is named. */
export function partOf({ call, row, column }: Made): CallPart {
  const { answer } = call;
  if (answer instanceof CellError) return { ...bare(call), error: answer, value: answer };
  const isOne = isSingle(answer);
  const at = isOne ? { row: 0, column: 0 } : { row, column };
  if (at.row === undefined || at.column === undefined) return { ...bare(call), rows: answer.rows };
  const value = answer.at(at.row, at.column);
  const reasons = call.reasons(at.row, at.column);
  // Rows beyond the end of the lists are left empty, whatever a rule would say of blank cells.
  const isToldOf = !(reasons instanceof CellError) && (value !== '' || reasons.comesTo === '');
  const told: Reasons = isToldOf ? reasons : { steps: [] };
  return {
    call,
    ...at,
    rows: answer.rows,
    value,
    arguments: argumentsOf(call, at.row, at.column),
    steps: told.steps,
    comesTo: told.comesTo,
    error: value instanceof CellError ? value : undefined,
    sharing: told.sharing ?? [],
  };
}

/** A call of which no single result is meant. */
function bare(call: OurCall): CallPart {
  return {
    call,
    row: undefined,
    column: undefined,
    rows: 1,
    value: undefined,
    arguments: argumentsOf(call, undefined, undefined),
    steps: [],
    comesTo: undefined,
    error: undefined,
    sharing: [],
  };
}

function argumentsOf(
  { id, given, sources, filled, answer }: OurCall,
  row: number | undefined,
  column: number | undefined,
): readonly ArgumentSeen[] {
  const byRow = told[id]?.byRow ?? false;
  const across = answer instanceof CellError ? 1 : answer.columns;
  return given.map((grid, index) => {
    const source = sources[index] ?? '';
    const isOne = grid !== undefined && isSingle(grid);
    // One row beside results in one column, such as points of a calculator, belongs to all of them.
    const isByPlace = grid !== undefined && byRow && columnsIn(grid) <= Math.max(1, across);
    const isMeant = grid !== undefined && (isOne || (isByPlace && row !== undefined));
    const meant = isMeant ? cellFor(grid, row ?? 0, column ?? 0) : undefined;
    const rowMeant = meant && grid && rowsIn(grid) > 1 ? row : undefined;
    return {
      index,
      source,
      grid,
      filled: filled[index],
      meant: isLine(grid) ? meant : undefined,
      row: rowMeant,
    };
  });
}

/** A table of several rows and columns belongs to all results. */
function isLine(grid: Grid | undefined): boolean {
  return grid !== undefined && (rowsIn(grid) === 1 || columnsIn(grid) === 1);
}

/** What may name the rows of lists, on the sheet of the cell explained: what stands left of them, and tables. */
export interface Beside {
  readonly sheetId: string;
  readonly reads: readonly ReadReference[];
}

/** Rows of longer lists are not named. */
export const MOST_NAMED_ROWS = 500;

/** Names have two letters: neither a number kept as text nor the letter of a section is one. */
const isName = (text: string): boolean => /\p{L}.*\p{L}/su.test(text);

/** What the rows of a call are called, each where it stands, whatever a filter has left of a list; none where nothing names them. */
export function rowNames({ given }: OurCall, { sheetId, reads }: Beside): readonly string[] {
  const here = reads.flatMap((each) =>
    each.kind === 'cells' && each.sheetId === sheetId ? [each] : [],
  );
  if (here.length === 0) return [];
  for (const grid of given) {
    if (!grid || grid.rows < 2 || grid.rows > MOST_NAMED_ROWS) continue;
    const places = placesOf(grid, sheetId);
    const [first] = places.filter((at) => at !== undefined);
    const names = first ? namesLeftOf(first.column, places, here) : [];
    if (names.length > 0) return names;
  }
  return [];
}

/** Where the rows of a list stand on a sheet; undefined for a row that stands on none, or on several. */
function placesOf(grid: Grid, sheetId: string): readonly (CellAt | undefined)[] {
  return Array.from({ length: grid.rows }, (_, row) => {
    const cells = originsOf(grid.cellAt(row, 0)).filter((at) => at.sheetId === sheetId);
    return cells.every((at) => at.row === existing(cells[0]).row) ? cells[0] : undefined;
  });
}

const originsOf = (cell: Cell | undefined): readonly CellAt[] =>
  cell?.at ? [cell.at] : (cell?.from ?? []);

/** The nearest column to the left with names in at least half of the rows, most of them of one row only: not yes and no. */
function namesLeftOf(
  column: number,
  places: readonly (CellAt | undefined)[],
  reads: readonly ReadCells[],
): readonly string[] {
  const textAt = (row: number, k: number): string => {
    for (const read of reads) {
      const value = read.held[row - read.row]?.[k - read.column];
      if (typeof value === 'string') return value.trim();
    }
    return '';
  };
  const first = Math.min(...reads.map((read) => read.column));
  const standing = places.filter((at) => at !== undefined).length;
  for (let k = column - 1; k >= first; k--) {
    const texts = places.map((at) => (at ? textAt(at.row, k) : ''));
    const names = texts.filter(isName);
    const areOfRows = 4 * new Set(names).size > 3 * names.length;
    if (2 * names.length >= standing && areOfRows) return texts;
  }
  return [];
}

/** Why a result of several cells cannot be shown. */
export interface InTheWay {
  /** How many cells it needs. */
  readonly cells: number;
  /** The first of them that is filled; undefined where none is seen. */
  readonly at: CellAt | undefined;
}

/** So far from the formula a filled cell is looked for. */
const FAR = { rows: 5_000, columns: 26 };

/** The cells below and to the right of a formula whose result cannot spill. */
export function areaNeeded({ row, column, held }: ActiveCell): Wanted | undefined {
  if (!held.isError || held.value !== '#SPILL!') return undefined;
  return { kind: 'area', sheet: undefined, area: { row, column, ...FAR } };
}

/** The first filled cell where the result would stand, row by row. */
export function inTheWay(
  { row, column }: ActiveCell,
  result: Grid,
  read: ReadReference | undefined,
): InTheWay {
  const [rows, columns] = [rowsIn(result), columnsIn(result)];
  const needed = { cells: rows * columns, at: undefined };
  if (read?.kind !== 'cells') return needed;
  const { sheetId, sheet } = read;
  for (const [i, line] of read.held.entries()) {
    for (const [k, value] of line.entries()) {
      const at = { sheetId, sheet, row: read.row + i, column: read.column + k };
      const isOwn = at.row === row && at.column === column;
      const isNeeded = at.row < row + rows && at.column < column + columns;
      if (isNeeded && !isOwn && value !== null) return { ...needed, at };
    }
  }
  return needed;
}

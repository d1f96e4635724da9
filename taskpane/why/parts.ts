import type { AnyStep } from '../../src/explain';
import { entries } from './calls/call';
import type { Reasons } from './values/reasons';
import { CellError, type Cell, type FilledPiece, type Grid, type Made } from './values/cell';
import { columnsIn, isSingle, rowsIn } from './values/grid';
import { cellFor } from './values/elementwise';
import type { OurCall } from './values/cell';

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
  const byRow = entries[id]?.byRow ?? false;
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

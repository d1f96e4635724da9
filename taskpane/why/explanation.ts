import { significant } from '../../src/core/numbers';
import { type Area, cellName, onSheet } from '../sheets/address';
import type { ActiveCell, CellOfSheet, ReadReference, ReferredCell } from '../excel/workbook/why';
import {
  calleeName,
  childrenOf,
  type Formula,
  type Node,
  type Ours,
  oursIn,
  readFormula,
} from './formula/node';
import { keyOf, wantedBy } from './formula/references';
import type { OursFound, Pane, Read } from './found-cell';
import { type Beside, type CallPart, inTheWay, type InTheWay, partsBehind } from './parts';
import { type Cell, CellError, type Grid, type OurCall, Unknown, type Value } from './values/cell';
import { cellFor, columnsIn, firstOf, isSingle, rowsIn } from './values/grid';
import { type WorkedOut, workOut } from './working-out/evaluate';
import { isPlaceByPlace, worksheetFunctionOf } from './working-out/functions';
import type { FormulaLine } from './working-out/scope';

/** What the numbers say of a cell. */
export interface Explanation {
  readonly cell: ActiveCell;
  readonly formula: Formula;
  /** Which of several results the cell shows, from 0. */
  readonly offset: { readonly row: number; readonly column: number } | undefined;
  /** What the formula comes to here. */
  readonly result: Cell;
  readonly parts: readonly CallPart[];
  /** So many more calls lead to it, too. */
  readonly further: number;
  /** What stands around our calls, from the inside out; where none of them leads to the value, what does. */
  readonly lines: readonly FormulaLine[];
  /** What is not worked out here, and stands in the way. */
  readonly unknown: Unknown | undefined;
  /** What may name the rows of the lists. */
  readonly beside: Beside;
  /** What is in the way of a result that cannot spill. */
  readonly inTheWay: InTheWay | undefined;
  /** Whether the result is what the cell shows. */
  readonly agrees: boolean;
}

/** So many calls are shown. */
const MOST_PARTS = 40;

/** What a formula came to from what was read: another row of its result is one more place in it. */
const worked = new WeakMap<
  Read,
  { readonly text: string; readonly pane: Pane; readonly all: WorkedOut }
>();

/** Works the formula out and finds what leads to the cell. */
export function explain(
  { cell, formula, wanted, labels, way }: OursFound,
  read: Read,
  pane: Pane,
  instead: ReadonlyMap<string, Value> = new Map(),
): Explanation {
  const ours = oursIn(pane.ids, pane.namespace);
  const work = (): WorkedOut =>
    workOut(formula, {
      active: cell,
      ours,
      read: new Map(
        wanted.flatMap((each, at) => {
          const found = read[at];
          return found ? [[keyOf(each), found] as const] : [];
        }),
      ),
      settings: pane,
      instead,
    });
  const workedOut = (): WorkedOut => {
    const known = worked.get(read);
    if (known?.text === formula.text && known.pane === pane) return known.all;
    const all = work();
    const isKnown = (name: string): boolean => worksheetFunctionOf(name) !== undefined;
    if (isSameEverywhere(formula.tree, { ours, isKnown }))
      worked.set(read, { text: formula.text, pane, all });
    return all;
  };
  const { result, lines, calls, last } = instead.size === 0 ? workedOut() : work();
  const { spill } = cell;
  const isOneOf = spill !== undefined && (spill.rows > 1 || spill.columns > 1);
  const offset = isOneOf
    ? { row: cell.row - spill.row, column: cell.column - spill.column }
    : undefined;
  const meant = offset ? cellFor(result, offset.row, offset.column) : firstOf(result);
  const shown: Cell = meant ?? { value: null };
  const { value } = shown;
  const parts = eachOnce([...partsCaught(lines, offset), ...partsOf(shown, calls)]);
  return {
    cell,
    formula,
    offset,
    result: shown,
    parts: parts.slice(0, MOST_PARTS),
    further: Math.max(0, parts.length - MOST_PARTS),
    lines: parts.length === 0 ? last : lines,
    beside: {
      sheetId: cell.sheetId,
      reads: read.filter((each, at) => at === labels || isTable(each)),
    },
    inTheWay: way === undefined ? undefined : inTheWay(cell, result, read[way]),
    unknown: value instanceof Unknown ? value : undefined,
    agrees: value instanceof Unknown || isSame(value, cell),
  };
}

const isTable = (read: ReadReference): boolean => read.kind === 'cells' && read.table !== undefined;

/** The calls that lead to a value; to one that is not worked out here, all that could be. */
function partsOf(shown: Cell, calls: readonly OurCall[]): readonly CallPart[] {
  const isUnknown = shown.value instanceof Unknown;
  return partsBehind(isUnknown ? { value: null, made: calls.map((call) => ({ call })) } : shown);
}

/** A call that IFERROR replaces, and from which its value comes all the same, is told once. */
const eachOnce = (parts: readonly CallPart[]): readonly CallPart[] =>
  parts.filter(({ call }, at) => parts.findIndex((each) => each.call === call) === at);

/** The calls whose errors IFERROR or IFNA replaces. */
function partsCaught(
  lines: readonly FormulaLine[],
  offset: Explanation['offset'],
): readonly CallPart[] {
  return lines.flatMap(({ name, given: [first] }) => {
    if (!/^IF(?:ERROR|NA)$/.test(name) || !first?.grid) return [];
    const cell = cellFor(first.grid, offset?.row ?? 0, offset?.column ?? 0);
    return cell?.value instanceof CellError ? partsBehind(cell) : [];
  });
}

/** Whether a cell holds a value: numbers at 12 digits, texts exactly; nothing is the same as an empty text. */
function isSame(value: Exclude<Value, Unknown>, { held }: ActiveCell): boolean {
  if (value instanceof CellError) return held.isError && held.value === value.code;
  if (held.isError) return false;
  if (typeof value === 'number' && typeof held.value === 'number') {
    return significant(value) === significant(held.value);
  }
  if (value === null || value === '')
    return held.value === '' || held.value === null || held.value === 0;
  return value === held.value;
}

/** `Results!I11` */
export function addressOf({
  sheet,
  row,
  column,
}: Pick<ActiveCell, 'sheet' | 'row' | 'column'>): string {
  return onSheet(sheet, cellName(row, column));
}

/** Of these the cell counts that they stand in, where they are given none. */
const ofOwnCell = new Set(['ROW', 'COLUMN']);

/**
 * Whether a formula comes to the same in whatever cell it stands: nothing in it goes by that cell, nor by a name, which may
 * stand for such a thing. `isKnown` says which functions are no names.
 */
export function isSameEverywhere(
  node: Node | null,
  known: { readonly ours: Ours; readonly isKnown: (name: string) => boolean },
): boolean {
  if (node === null) return true;
  if (node.type === 'ReferenceIdentifier') return node.kind === 'range' || node.kind === 'beam';
  if (node.type === 'UnaryExpression' && node.operator === '@') return false;
  if (node.type === 'CallExpression') {
    const name = calleeName(node);
    if (name === undefined || !(known.ours(name) !== undefined || known.isKnown(name)))
      return false;
    if (ofOwnCell.has(name) && node.arguments.length === 0) return false;
  }
  return childrenOf(node).every((child) => isSameEverywhere(child, known));
}

/** One piece of the formula around our calls, with what it comes to here. */
export interface RestLine {
  /** A function in capitals, or an operator. */
  readonly name: string;
  readonly given: readonly (Value | { readonly source: string })[];
  readonly value: Value;
}

/** What the formula makes of our results, from the inside out; of arrays the place that the cell shows. */
export function restOf({ lines, offset, parts }: Explanation): readonly RestLine[] {
  const here = (grid: Grid): Value | undefined => {
    if (isSingle(grid)) return firstOf(grid).value;
    return offset && fits(grid, offset)
      ? cellFor(grid, offset.row, offset.column)?.value
      : undefined;
  };
  return lines.flatMap(({ name, given, result }) => {
    const value = here(result);
    if (value === undefined) return [];
    const shown = given.map(({ source, grid }) => {
      // Of a list that is taken as a whole no single value counts: `ROWS(A1:A4)`.
      const known = grid && (isPlaceByPlace(name) || isSingle(grid)) ? here(grid) : undefined;
      // Where no result of ours is taken an error is one of what is not: the piece says more.
      const isAside = parts.length === 0 && known instanceof CellError;
      return known === undefined || isAside ? { source } : known;
    });
    return [{ name, given: shown, value }];
  });
}

const fits = (grid: Grid, offset: { readonly row: number; readonly column: number }): boolean =>
  (rowsIn(grid) === 1 || offset.row < rowsIn(grid)) &&
  (columnsIn(grid) === 1 || offset.column < columnsIn(grid));

/** So many cells are looked at. */
const MOST = 12;

/**
 * The single cells that a formula refers to, also by a name. Of a list that spills as large as it is, that is the cell in
 * the same row and column as the one meant.
 */
export function referredIn(formula: Formula, cell: ActiveCell): readonly CellOfSheet[] {
  const found = new Map<string, CellOfSheet>();
  for (const wanted of wantedBy(formula, cell)) {
    if (wanted.kind !== 'area') continue;
    const at = cellMeant(wanted.area, cell);
    const { sheet } = wanted;
    if (at) found.set(`${sheet ?? ''}!${at.row} ${at.column}`, { sheet, ...at });
  }
  return [...found.values()].slice(0, MOST);
}

function cellMeant(
  { row, column, rows, columns }: Area,
  { spill, ...cell }: ActiveCell,
): { readonly row: number; readonly column: number } | undefined {
  if (rows === 1 && columns === 1) return { row, column };
  if (spill?.rows !== rows || spill.columns !== columns) return undefined;
  return { row: row + cell.row - spill.row, column: column + cell.column - spill.column };
}

/** A cell that can be explained in its own right. */
export interface OriginCell {
  readonly cell: ReferredCell;
  /** Our functions in its formula; none for a figure of a sheet that a job wrote. */
  readonly functions: readonly string[];
}

/** Those of the cells that hold a formula or a figure of ours. */
export function originsAmong(
  cells: readonly ReferredCell[],
  pane: Pane,
  isFigure: (cell: ReferredCell) => boolean,
): readonly OriginCell[] {
  return cells.flatMap((cell) => {
    const functions = functionsIn(cell.formula, pane);
    const isOrigin = functions.length > 0 || isFigure(cell);
    return isOrigin ? [{ cell, functions }] : [];
  });
}

/** The ids of our functions in a formula, each once. */
function functionsIn(text: string, { ids, namespace }: Pane): readonly string[] {
  const ours = oursIn(ids, namespace);
  const found = new Set<string>();
  const visit = (node: Node | null): void => {
    if (node === null) return;
    const id = node.type === 'CallExpression' ? ours(calleeName(node) ?? '') : undefined;
    if (id !== undefined) found.add(id);
    childrenOf(node).forEach(visit);
  };
  visit((text === '' ? undefined : readFormula(text))?.tree ?? null);
  return [...found];
}

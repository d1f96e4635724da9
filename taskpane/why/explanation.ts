import { significant } from '../../src/numbers/significant';
import { cellName, onSheet } from '../plan/address';
import type { ActiveCell, ReadReference, Wanted } from '../workbook/why';
import { oursIn, type Ours } from './formula/ours';
import { readFormula, type Formula } from './formula/parse';
import { isSameEverywhere } from './formula/same-everywhere';
import { keyOf, wantedBy } from './formula/references';
import { withValuesOnly } from './formula/values-only';
import { childrenOf, calleeName, type Node } from './formula/node';
import { areaNeeded, inTheWay, type InTheWay } from './in-the-way';
import { partsBehind, type CallPart } from './parts';
import { CellError, Unknown, type Cell, type OurCall, type Value } from './values/cell';
import { firstOf } from './values/grid';
import { cellFor } from './values/elementwise';
import { workOut, type WorkedOut } from './working-out/evaluate';
import { worksheetFunctions } from './working-out/functions';
import type { FormulaLine } from './working-out/notes';
import type { Settings } from './working-out/settings';

/** What a cell is, before anything but itself has been read. */
export type FoundCell =
  /** Nothing that is explained here. */
  | { readonly kind: 'nothing'; readonly cell: ActiveCell }
  /** A formula without one of our functions. */
  | { readonly kind: 'foreign'; readonly cell: ActiveCell; readonly formula: Formula }
  /** A formula with one of our functions: these cells are to be read. */
  | {
      readonly kind: 'ours';
      readonly cell: ActiveCell;
      readonly formula: Formula;
      readonly wanted: readonly Wanted[];
      /** Which of these may name the rows. */
      readonly labels: number | undefined;
      /** Which of these may be in the way of a result that needs more cells. */
      readonly way?: number;
    };

/** A formula of ours, before anything but itself has been read. */
export type OursFound = Extract<FoundCell, { kind: 'ours' }>;

/** Whose functions and numbers they are. */
export interface Pane extends Settings {
  readonly ids: readonly string[];
  readonly namespace: string | undefined;
}

export function find(cell: ActiveCell, pane: Pane): FoundCell {
  if (cell.formula === '') return { kind: 'nothing', cell };
  const formula = readFormula(cell.formula);
  if (!formula) return { kind: 'nothing', cell };
  const ours = oursIn(pane.ids, pane.namespace);
  if (!callsOurs(formula, cell, ours)) return { kind: 'foreign', cell, formula };
  const known = withLabels(withValuesOnly(wantedBy(formula, cell), formula, cell, ours));
  const around = areaNeeded(cell);
  if (!around) return { kind: 'ours', cell, formula, ...known };
  const { wanted } = known;
  return { kind: 'ours', cell, formula, ...known, wanted: [...wanted, around], way: wanted.length };
}

/** Asks for what may name the rows of the first list on the active sheet, too. */
function withLabels(wanted: readonly Wanted[]): {
  readonly wanted: readonly Wanted[];
  readonly labels: number | undefined;
} {
  for (const each of wanted) {
    if (each.kind !== 'area' || each.sheet !== undefined) continue;
    const { row, column, rows, columns } = each.area;
    if (columns > 1 || rows < 2 || rows > LABELS.rows || column === 0) continue;
    const first = Math.max(0, column - LABELS.columns);
    const area = { row, column: first, rows, columns: column - first };
    return { wanted: [...wanted, { kind: 'area', sheet: undefined, area }], labels: wanted.length };
  }
  return { wanted, labels: undefined };
}

/** Names have two letters: neither a number kept as text nor the letter of a section is one. */
const isName = (text: string): boolean => /\p{L}.*\p{L}/su.test(text);

/** The nearest column to the left with names in at least half of the rows, most of them of one row only: not yes and no. */
function labelsIn(read: ReadReference | undefined): readonly string[] {
  if (read?.kind !== 'cells') return [];
  const { area, row, column, held } = read;
  const at = (i: number, k: number): unknown =>
    held[area.row + i - row]?.[area.column + k - column];
  for (let k = area.columns - 1; k >= 0; k--) {
    const texts = Array.from({ length: area.rows }, (_, i) => {
      const value = at(i, k);
      return typeof value === 'string' ? value.trim() : '';
    });
    const names = texts.filter(isName);
    const areOfRows = 4 * new Set(names).size > 3 * names.length;
    if (2 * names.length >= area.rows && areOfRows) return texts;
  }
  return [];
}

/** Whether a formula calls one of ours, also by a name that stands for a formula. */
function callsOurs(formula: Formula, cell: ActiveCell, ours: Ours): boolean {
  const seen = new Set<string>();
  const inTree = (node: Node | null): boolean => {
    if (node === null) return false;
    if (node.type === 'CallExpression') {
      const name = calleeName(node);
      if (name !== undefined && (ours(name) !== undefined || inName(name))) return true;
    }
    if (node.type === 'ReferenceIdentifier' && node.kind === 'name' && inName(node.value))
      return true;
    return childrenOf(node).some(inTree);
  };
  const inName = (name: string): boolean => {
    const key = name.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return cell.names.some((each) => {
      const named = each.name.toLowerCase() === key ? readFormula(each.formula) : undefined;
      return named !== undefined && inTree(named.tree);
    });
  };
  return inTree(formula.tree);
}

/** Cells left of a list on the active sheet, which may name its rows: so many columns, and rows, at most. */
const LABELS = { columns: 26, rows: 500 };

/**
 * What is still to be read, where names of other sheets turn out to stand for formulas; the same that was found where
 * nothing is.
 */
export function furtherOf(found: OursFound, read: Read): OursFound {
  const known = new Set(found.wanted.map(keyOf));
  const more = read.flatMap((each) => {
    const formula = each.kind === 'formula' ? readFormula(each.formula) : undefined;
    return formula ? wantedBy(formula, found.cell) : [];
  });
  const further = more.filter((each) => !known.has(keyOf(each)));
  return further.length === 0 ? found : { ...found, wanted: [...found.wanted, ...further] };
}

/** What the numbers say of a cell. */
export interface Explanation {
  readonly cell: ActiveCell;
  readonly formula: Formula;
  /** Which of several results the cell shows, from 0. */
  readonly offset: { readonly row: number; readonly column: number } | undefined;
  /** What the formula comes to here. */
  readonly result: Cell;
  readonly parts: readonly CallPart[];
  /** What stands around our calls, from the inside out. */
  readonly lines: readonly FormulaLine[];
  /** What is not worked out here, and stands in the way. */
  readonly unknown: Unknown | undefined;
  /** What the rows of the lists are called; empty where nothing names them. */
  readonly labels: readonly string[];
  /** What is in the way of a result that cannot spill. */
  readonly inTheWay: InTheWay | undefined;
  /** Whether the result is what the cell shows. */
  readonly agrees: boolean;
}

export type Read = readonly ReadReference[];

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
    const isKnown = (name: string): boolean => Object.hasOwn(worksheetFunctions, name);
    if (isSameEverywhere(formula.tree, { ours, isKnown }))
      worked.set(read, { text: formula.text, pane, all });
    return all;
  };
  const { result, lines, calls } = instead.size === 0 ? workedOut() : work();
  const { spill } = cell;
  const isOneOf = spill !== undefined && (spill.rows > 1 || spill.columns > 1);
  const offset = isOneOf
    ? { row: cell.row - spill.row, column: cell.column - spill.column }
    : undefined;
  const meant = offset ? cellFor(result, offset.row, offset.column) : firstOf(result);
  const shown: Cell = meant ?? { value: null };
  const { value } = shown;
  return {
    cell,
    formula,
    offset,
    result: shown,
    parts: eachOnce([...partsCaught(lines, offset), ...partsOf(shown, calls)]),
    lines,
    labels: labels === undefined ? [] : labelsIn(read[labels]),
    inTheWay: way === undefined ? undefined : inTheWay(cell, result, read[way]),
    unknown: value instanceof Unknown ? value : undefined,
    agrees: value instanceof Unknown || isSame(value, cell),
  };
}

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

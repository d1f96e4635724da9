import type { Area } from '../sheets/address';
import type { ActiveCell, ReadReference, Wanted, WhyService } from '../excel/workbook/why';
import {
  calleeName,
  childrenOf,
  type Formula,
  type Node,
  type Ours,
  oursIn,
  readFormula,
} from './formula/node';
import { keyOf, meaningOf, wantedBy } from './formula/references';
import { areaNeeded, MOST_NAMED_ROWS } from './parts';
import type { Settings } from './working-out/scope';
import type { Attempt } from '../excel/workbook/problems';
import type { FunctionReference } from '../reference/help';

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
  const known = withLabels(withValuesOnly(wantedBy(formula, cell), formula, cell, ours), cell);
  const around = areaNeeded(cell);
  if (!around) return { kind: 'ours', cell, formula, ...known };
  const { wanted } = known;
  return { kind: 'ours', cell, formula, ...known, wanted: [...wanted, around], way: wanted.length };
}

/** Asks for what may name the rows of the lists on the active sheet, too. */
function withLabels(
  wanted: readonly Wanted[],
  { sheet }: ActiveCell,
): { readonly wanted: readonly Wanted[]; readonly labels: number | undefined } {
  const isHere = (named = sheet): boolean => named.toLowerCase() === sheet.toLowerCase();
  const lists = wanted.flatMap((each) =>
    each.kind === 'area' && isHere(each.sheet) && mayBeNamed(each.area) ? [each.area] : [],
  );
  const columns = lists.filter((area) => area.columns === 1);
  const area = leftOf(columns.length > 0 ? columns : lists);
  if (!area) return { wanted, labels: undefined };
  return { wanted: [...wanted, { kind: 'area', sheet: undefined, area }], labels: wanted.length };
}

const mayBeNamed = ({ column, rows }: Area): boolean =>
  rows > 1 && rows <= MOST_NAMED_ROWS && column > 0;

/** What stands left of all of them; of the first alone where they are far apart. */
function leftOf(lists: readonly Area[]): Area | undefined {
  const [first] = lists;
  if (!first) return undefined;
  const row = Math.min(...lists.map((area) => area.row));
  const end = Math.max(...lists.map((area) => area.row + area.rows));
  if (end - row > MOST_NAMED_ROWS) return leftOf([first]);
  const right = Math.max(...lists.map(({ column }) => column));
  const column = Math.max(0, right - LABEL_COLUMNS);
  return { row, column, rows: end - row, columns: right - column };
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

/** So many columns left of a list may name its rows. */
const LABEL_COLUMNS = 26;

export type Read = readonly ReadReference[];

/**
 * What is still to be read, where names of other sheets turn out to stand for formulas; the same that was found where
 * nothing is.
 */
function furtherOf(found: OursFound, read: Read): OursFound {
  const known = new Set(found.wanted.map(keyOf));
  const more = read.flatMap((each) => {
    const formula = each.kind === 'formula' ? readFormula(each.formula) : undefined;
    return formula ? wantedBy(formula, found.cell) : [];
  });
  const further = more.filter((each) => !known.has(keyOf(each)));
  return further.length === 0 ? found : { ...found, wanted: [...found.wanted, ...further] };
}

/** Of fewer cells asking for types costs nothing to speak of; more are cut to what is used, which takes asking too. */
const LONG = { from: 1_000, to: 20_000 };

/**
 * Marks the long lists of which Excel need not say what is blank and what an error: those that are handed as they are to
 * functions of ours, which take an empty text for a blank cell, in a formula whose value is no error.
 */
function withValuesOnly(
  wanted: readonly Wanted[],
  formula: Formula,
  active: ActiveCell,
  ours: Ours,
): readonly Wanted[] {
  if (active.held.isError || !wanted.some(isLong)) return wanted;
  const looked = new Set<string>();
  const visit = (node: Node | null, handed: boolean): void => {
    if (node === null) return;
    if (node.type === 'CallExpression' && ours(calleeName(node) ?? '') !== undefined) {
      for (const each of node.arguments) visit(each, true);
      return;
    }
    if (handed && node.type === 'ReferenceIdentifier' && isCells(node, active)) return;
    for (const each of wantedBy({ ...formula, tree: node }, active)) looked.add(keyOf(each));
  };
  visit(formula.tree, false);
  return wanted.map((each) =>
    isLong(each) && !looked.has(keyOf(each)) ? { ...each, valuesOnly: true } : each,
  );
}

function isLong(wanted: Wanted): wanted is Extract<Wanted, { kind: 'area' }> {
  if (wanted.kind !== 'area') return false;
  const cells = wanted.area.rows * wanted.area.columns;
  return cells > LONG.from && cells <= LONG.to;
}

function isCells(
  node: Extract<Node, { type: 'ReferenceIdentifier' }>,
  active: ActiveCell,
): boolean {
  const meant = meaningOf(node, active);
  return meant.kind === 'wanted' && meant.wanted.kind === 'area';
}

/** A formula of ours with all that was read for it. */
export interface FoundAndRead {
  readonly found: OursFound;
  readonly read: Read;
}

/** All that a formula refers to: one request, and one more where names of other sheets stand for formulas. */
export async function readAll(
  service: Pick<WhyService, 'read'>,
  found: OursFound,
): Promise<Attempt<FoundAndRead>> {
  const { sheetId } = found.cell;
  const first = await service.read(sheetId, found.wanted);
  if (!first.ok) return first;
  const further = furtherOf(found, first.value);
  const more = further.wanted.slice(found.wanted.length);
  if (more.length === 0) return { ok: true, value: { found, read: first.value } };
  const second = await service.read(sheetId, more);
  if (!second.ok) return second;
  return { ok: true, value: { found: further, read: [...first.value, ...second.value] } };
}

/** The functions of this pane, with the namespace that its manifest gives them. */
export function paneOf(reference: readonly FunctionReference[], mark: Pane['mark']): Pane {
  const ids = reference.map(({ id }) => id);
  const [first] = reference;
  const namespace =
    first && first.name !== first.id ? first.name.slice(0, -first.id.length - 1) : undefined;
  return { ids, namespace, mark };
}

import type { ActiveCell, ReadReference, Wanted } from '../workbook/why';
import { calleeName, childrenOf, type Node } from './formula/node';
import { oursIn, type Ours } from './formula/ours';
import { readFormula, type Formula } from './formula/parse';
import { keyOf, wantedBy } from './formula/references';
import { withValuesOnly } from './formula/values-only';
import { areaNeeded } from './in-the-way';
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

export type Read = readonly ReadReference[];

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

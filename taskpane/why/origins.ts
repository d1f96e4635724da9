import type { ActiveCell, CellOfSheet, ReferredCell } from '../workbook/why';
import type { Pane } from './explanation';
import { calleeName, childrenOf, type Node } from './formula/node';
import { oursIn } from './formula/ours';
import { readFormula, type Formula } from './formula/parse';
import { wantedBy } from './formula/references';

/** So many cells are looked at. */
const MOST = 12;

/** The single cells that a formula refers to, also by a name. */
export function referredIn(formula: Formula, cell: ActiveCell): readonly CellOfSheet[] {
  return wantedBy(formula, cell)
    .flatMap((wanted) => {
      if (wanted.kind !== 'area') return [];
      const { sheet, area } = wanted;
      const { row, column, rows, columns } = area;
      return rows === 1 && columns === 1 ? [{ sheet, row, column }] : [];
    })
    .slice(0, MOST);
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
    const isOrigin = functions.length > 0 || (cell.formula === '' && isFigure(cell));
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

import type { Area } from '../plan/place';
import type { ActiveCell, CellOfSheet, ReferredCell } from '../workbook/why';
import type { Pane } from './found-cell';
import { calleeName, childrenOf, type Node } from './formula/node';
import { oursIn } from './formula/ours';
import { readFormula, type Formula } from './formula/parse';
import { wantedBy } from './formula/references';

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

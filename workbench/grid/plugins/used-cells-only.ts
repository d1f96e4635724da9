import type { Model, Zone } from '@odoo/o-spreadsheet';

type Getters = Pick<Model['getters'], 'getCells' | 'getCellPosition' | 'getSheetIds'>;

/** What the library's evaluation keeps to itself: the results, and how ranges are evaluated. */
interface Evaluation {
  readonly evaluator: {
    evaluatedCells: object;
    evaluate(ranges: readonly { readonly sheetId: string; readonly zone: Zone }[]): void;
    evaluateAllCells(): void;
  };
}

/**
 * The library evaluates every place of every sheet, thousands of empty ones, whenever formulas may have moved. Here it goes
 * only where cells are, which gives the same and saves most of the work on a small workbook.
 */
export function evaluateUsedCellsOnly(plugin: object, getters: Getters): void {
  const { evaluator } = plugin as Evaluation;
  const Results = evaluator.evaluatedCells.constructor as new () => object;
  evaluator.evaluateAllCells = () => {
    evaluator.evaluatedCells = new Results();
    evaluator.evaluate(
      getters.getSheetIds().map((sheetId) => ({ sheetId, zone: usedZone(getters, sheetId) })),
    );
  };
}

/** The smallest zone with all cells of a sheet; its first cell where there are none. */
function usedZone(getters: Getters, sheetId: string): Zone {
  const cells = getters.getCells(sheetId);
  if (cells.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const zone = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (const { id } of cells) {
    const { col, row } = getters.getCellPosition(id);
    zone.left = Math.min(zone.left, col);
    zone.top = Math.min(zone.top, row);
    zone.right = Math.max(zone.right, col);
    zone.bottom = Math.max(zone.bottom, row);
  }
  return zone;
}

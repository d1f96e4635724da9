import type { CellPosition, Model, Zone } from '@odoo/o-spreadsheet';

type Getters = Pick<Model['getters'], 'getCells' | 'getCellPosition' | 'getSheetIds'>;

/** What the library's evaluation keeps to itself: the results, and how ranges are evaluated. */
interface Evaluation {
  readonly evaluator: {
    evaluatedCells: Results;
    evaluate(ranges: readonly { readonly sheetId: string; readonly zone: Zone }[]): void;
    evaluateAllCells(): void;
  };
}

/** Its results by position, as far as the list of a sheet's positions depends on them. */
interface Results {
  set(position: CellPosition, result: unknown): void;
  delete(position: CellPosition): void;
  clearSheet(sheetId: string): void;
  keysForSheet(sheetId: string): readonly CellPosition[];
}

/**
 * The library evaluates every place of every sheet, thousands of empty ones, whenever formulas may have moved. Here it goes
 * only where cells are, which gives the same and saves most of the work on a small workbook.
 */
export function evaluateUsedCellsOnly(plugin: object, getters: Getters): void {
  const { evaluator } = plugin as Evaluation;
  const Remembering = rememberingKeys(evaluator.evaluatedCells.constructor as new () => Results);
  evaluator.evaluateAllCells = () => {
    evaluator.evaluatedCells = new Remembering();
    evaluator.evaluate(
      getters.getSheetIds().map((sheetId) => ({ sheetId, zone: usedZone(getters, sheetId) })),
    );
  };
}

/** The library lists the positions of a sheet again whenever somebody asks where its cells are. */
function rememberingKeys(Library: new () => Results): new () => Results {
  return class extends Library {
    readonly #keys = new Map<string, readonly CellPosition[]>();

    override set(position: CellPosition, result: unknown): void {
      this.#keys.delete(position.sheetId);
      super.set(position, result);
    }

    override delete(position: CellPosition): void {
      this.#keys.delete(position.sheetId);
      super.delete(position);
    }

    override clearSheet(sheetId: string): void {
      this.#keys.delete(sheetId);
      super.clearSheet(sheetId);
    }

    override keysForSheet(sheetId: string): readonly CellPosition[] {
      const keys = this.#keys.get(sheetId) ?? super.keysForSheet(sheetId);
      this.#keys.set(sheetId, keys);
      return keys;
    }
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

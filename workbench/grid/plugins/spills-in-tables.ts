import type { CellPosition, Model, Zone } from '@odoo/o-spreadsheet';

import { isPlainFilter } from '../parts/engine-tables';

/** What the library's evaluation keeps to itself: asked before a result is spread over its cells. */
interface Evaluation {
  readonly evaluator: {
    assertSheetHasEnoughSpaceToSpreadFormulaResult(
      position: CellPosition,
      result: readonly (readonly unknown[])[],
    ): void;
  };
}

/** Shown beside #SPILL!, as Excel does. */
const sentence =
  'A formula cannot spill inside a table. Put it beside the table, or convert the table to a range.';

/** "Spilled array formulas aren't supported in Excel tables": neither from within nor from beside one. */
export function forbidSpillsInTables(
  plugin: object,
  getters: Pick<Model['getters'], 'getCoreTables'>,
): void {
  const { evaluator } = plugin as Evaluation;
  const assertSpace = evaluator.assertSheetHasEnoughSpaceToSpreadFormulaResult.bind(evaluator);
  evaluator.assertSheetHasEnoughSpaceToSpreadFormulaResult = (position, result) => {
    assertSpace(position, result);
    const [rows, columns] = [result[0]?.length ?? 0, result.length];
    if (rows * columns < 2) return;
    const { col: left, row: top } = position;
    const zone = { left, top, right: left + columns - 1, bottom: top + rows - 1 };
    const inTable = getters
      .getCoreTables(position.sheetId)
      .some((table) => !isPlainFilter(table) && overlap(table.range.zone, zone));
    // The engine reads value and message of whatever is thrown.
    if (inTable) throw Object.assign(new Error(sentence), { value: '#SPILL!' });
  };
}

function overlap(a: Zone, b: Zone): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

import type { Model } from '@odoo/o-spreadsheet';

import type { Area, Sheet } from './grid';

/** Excel's own limits. */
const most = { rows: 1_048_576, columns: 16_384 };

export function sheetOf(model: Model, sheetId: string): Sheet {
  const { getters } = model;
  if (getters.tryGetSheet(sheetId) === undefined)
    throw new Error(`There is no sheet "${sheetId}".`);
  return {
    id: sheetId,
    name: getters.getSheetName(sheetId),
    visible: getters.isSheetVisible(sheetId),
    rows: getters.getNumberRows(sheetId),
    columns: getters.getNumberCols(sheetId),
  };
}

/** The engine's sheets end somewhere: whoever writes or selects further out gets the rows and columns. */
export function makeRoom(model: Model, area: Area): void {
  const sheet = sheetOf(model, area.sheetId);
  const needed = { rows: area.row + area.rows, columns: area.column + area.columns };
  if (needed.rows > most.rows || needed.columns > most.columns) {
    throw new RangeError('A sheet has 1,048,576 rows and 16,384 columns at most.');
  }
  grow(model, sheet, 'ROW', sheet.rows, needed.rows);
  grow(model, sheet, 'COL', sheet.columns, needed.columns);
}

function grow(
  model: Model,
  sheet: Sheet,
  dimension: 'ROW' | 'COL',
  has: number,
  needs: number,
): void {
  if (needs <= has) return;
  model.dispatch('ADD_COLUMNS_ROWS', {
    sheetId: sheet.id,
    sheetName: sheet.name,
    dimension,
    base: has - 1,
    position: 'after',
    quantity: needs - has,
  });
}

import type { Model, Zone } from '@odoo/o-spreadsheet';

import { fromEngineName, toEngineName } from './apostrophes';
import { areaOf } from './areas';
import type { Area, Sheet } from './grid';
import { sheetLimits } from './sheet-limits';

export function sheetOf(model: Model, sheetId: string): Sheet {
  const { getters } = model;
  if (getters.tryGetSheet(sheetId) === undefined)
    throw new Error(`There is no sheet "${sheetId}".`);
  return {
    id: sheetId,
    name: fromEngineName(getters.getSheetName(sheetId)),
    visible: getters.isSheetVisible(sheetId),
    rows: getters.getNumberRows(sheetId),
    columns: getters.getNumberCols(sheetId),
  };
}

/**
 * The engine's sheets have an end: writing or selecting further out adds rows and columns. One line
 * beyond stays empty, because new lines take after the last one.
 */
export function makeRoom(model: Model, area: Area): void {
  const sheet = sheetOf(model, area.sheetId);
  const needed = { rows: area.row + area.rows, columns: area.column + area.columns };
  if (needed.rows > sheetLimits.rows || needed.columns > sheetLimits.columns) {
    throw new RangeError('A sheet has at most 1,048,576 rows and 16,384 columns.');
  }
  grow(model, sheet, 'ROW', sheet.rows, Math.min(needed.rows + 1, sheetLimits.rows));
  grow(model, sheet, 'COL', sheet.columns, Math.min(needed.columns + 1, sheetLimits.columns));
}

/** The cells of the area there are, after making room; whole rows and columns end where the sheet ends. */
export function existing(model: Model, area: Area): Area {
  const wholeRows = area.columns === sheetLimits.columns;
  const wholeColumns = area.rows === sheetLimits.rows;
  makeRoom(model, {
    ...area,
    rows: wholeColumns ? 1 : area.rows,
    columns: wholeRows ? 1 : area.columns,
  });
  const { rows, columns } = sheetOf(model, area.sheetId);
  return {
    ...area,
    rows: wholeColumns ? rows : area.rows,
    columns: wholeRows ? columns : area.columns,
  };
}

/** What is selected on a sheet: from edge to edge means whole rows or columns. */
export function selectedArea(sheet: Sheet, zone: Zone): Area {
  const area = areaOf(sheet.id, zone);
  return {
    ...area,
    rows: area.rows === sheet.rows ? sheetLimits.rows : area.rows,
    columns: area.columns === sheet.columns ? sheetLimits.columns : area.columns,
  };
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
    sheetName: toEngineName(sheet.name),
    dimension,
    base: has - 1,
    position: 'after',
    quantity: needs - has,
  });
}

import type { Model, UnboundedZone, Zone } from '@odoo/o-spreadsheet';
import type { Area, CellPosition, Sheet } from './grid';
import { fromEngineName, toEngineName } from './formulas/formula-text';

/** A worksheet's size in Excel; the engine's sheets are smaller and grow. */
export const sheetLimits = { rows: 1_048_576, columns: 16_384 };

export function zoneOf(area: Area): Zone {
  const { row, column, rows, columns } = area;
  return { top: row, left: column, bottom: row + rows - 1, right: column + columns - 1 };
}

export function areaOf(sheetId: string, zone: Zone): Area {
  return {
    sheetId,
    row: zone.top,
    column: zone.left,
    rows: zone.bottom - zone.top + 1,
    columns: zone.right - zone.left + 1,
  };
}

/** Whole rows and columns have no end, so that they stay whole when the sheet grows. */
export function openZoneOf(area: Area): UnboundedZone {
  const zone = zoneOf(area);
  const wholeColumns = area.rows === sheetLimits.rows;
  const wholeRows = area.columns === sheetLimits.columns;
  return {
    ...zone,
    bottom: wholeColumns ? undefined : zone.bottom,
    right: wholeRows ? undefined : zone.right,
  };
}

export function areaOfOpen(sheetId: string, zone: UnboundedZone): Area {
  const bottom = zone.bottom ?? sheetLimits.rows - 1;
  const right = zone.right ?? sheetLimits.columns - 1;
  return areaOf(sheetId, { ...zone, bottom, right });
}

/** The smallest area around the cells, which all lie on one sheet. */
export function surrounding(cells: Iterable<CellPosition>): Area | undefined {
  let sheetId: string | undefined;
  let [top, left, bottom, right] = [Infinity, Infinity, -1, -1];
  for (const cell of cells) {
    sheetId = cell.sheetId;
    top = Math.min(top, cell.row);
    left = Math.min(left, cell.column);
    bottom = Math.max(bottom, cell.row);
    right = Math.max(right, cell.column);
  }
  return sheetId === undefined ? undefined : areaOf(sheetId, { top, left, bottom, right });
}

/** The cells as few rectangles: runs within a row, then equal runs of neighbouring rows. */
export function rectanglesOf(cells: readonly CellPosition[]): Area[] {
  const sorted = [...cells].sort(
    (a, b) => compared(a.sheetId, b.sheetId) || a.row - b.row || a.column - b.column,
  );
  const runs: Area[] = [];
  for (const { sheetId, row, column } of sorted) {
    const last = runs.at(-1);
    if (last?.sheetId === sheetId && last.row === row && column <= last.column + last.columns) {
      runs[runs.length - 1] = { ...last, columns: column - last.column + 1 };
    } else {
      runs.push({ sheetId, row, column, rows: 1, columns: 1 });
    }
  }
  return stack(runs);
}

const compared = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

function stack(runs: readonly Area[]): Area[] {
  const open = new Map<string, Area>();
  for (const run of runs) {
    const key = (row: number): string => `${run.sheetId}:${row}:${run.column}:${run.columns}`;
    const above = open.get(key(run.row));
    open.delete(key(run.row));
    // Filed under the row that would continue it.
    open.set(key(run.row + 1), above === undefined ? run : { ...above, rows: above.rows + 1 });
  }
  return [...open.values()];
}

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

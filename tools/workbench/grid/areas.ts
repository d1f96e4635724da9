import type { UnboundedZone, Zone } from '@odoo/o-spreadsheet';

import type { Area, CellPosition } from './grid';
import { sheetLimits } from './sheet-limits';

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

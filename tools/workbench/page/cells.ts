import type { Area, Cell, Grid } from '../grid/grid';
import { formatAddress, parseAddress } from '../host/model/address';

/** The area an address names, on the active sheet unless it names one; undefined when it names none. */
export function areaAt(grid: Grid, address: string): Area | undefined {
  const parsed = parseAddress(address);
  if (!parsed) return undefined;
  const name = parsed.sheetName?.toLowerCase();
  const sheet =
    name === undefined
      ? grid.activeSheet()
      : grid.sheets().find((each) => each.name.toLowerCase() === name);
  return sheet && { sheetId: sheet.id, ...parsed.box };
}

/** "SOF!B4" for an area. */
export function addressOf(grid: Grid, area: Area): string {
  const sheet = grid.sheets().find((each) => each.id === area.sheetId);
  return formatAddress(sheet?.name ?? '', area);
}

/** The first cell of an area. */
export function firstCell(grid: Grid, area: Area): Cell | undefined {
  return grid.read({ ...area, rows: 1, columns: 1 })[0]?.[0];
}

import type { Area } from '../../../grid/grid';

/** The reference id in a change event. The add-in asks for no range by it, so that nothing needs to be kept. */
export function referenceTo(area: Area): string {
  const { sheetId, row, column, rows, columns } = area;
  return JSON.stringify([sheetId, row, column, rows, columns]);
}

import type { Area } from '../../../grid/grid';

/** The reference id in a change event. It holds the area itself, so that nothing needs to be kept for it. */
export function referenceTo(area: Area): string {
  const { sheetId, row, column, rows, columns } = area;
  return JSON.stringify([sheetId, row, column, rows, columns]);
}

export function areaFromReference(id: string): Area | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(id);
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts) || parts.length !== 5) return undefined;
  const [sheetId, ...numbers] = parts as unknown[];
  const [row, column, rows, columns] = numbers.map(Number) as [number, number, number, number];
  if (typeof sheetId !== 'string' || ![row, column, rows, columns].every(Number.isInteger)) {
    return undefined;
  }
  return { sheetId, row, column, rows, columns };
}

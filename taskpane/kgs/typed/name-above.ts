import { spelling } from '../../columns/spelling';
import { areaName, onSheet } from '../../plan/address';
import type { Place } from '../../plan/place';
import type { SourceTable, Where } from '../../plan/source';

/** Rows above a list in which a heading is looked for. */
const rowsAbove = 4;

/** A heading longer than that is a text. */
const longest = 60;

/** A list from its column headers on: what was pointed at may begin above them. */
export function fromHeader(place: Place, header = 0): Place {
  const { row, rows } = place.area;
  return { ...place, area: { ...place.area, row: row + header, rows: rows - header } };
}

/** The cells above a list; undefined where it begins in the first row. */
export function cellsAbove({ sheet, area }: Place): Where | undefined {
  const rows = Math.min(rowsAbove, area.row);
  if (rows === 0) return undefined;
  const above = areaName({ ...area, row: area.row - rows, rows });
  return { kind: 'typed', text: onSheet(sheet, above) };
}

/** The nearest text above a list that stands in its row alone: the tournament's name, for most lists. */
export function nameAbove({ rows }: SourceTable): string | undefined {
  for (const { cells } of [...rows].reverse()) {
    const filled = cells.filter(({ kind }) => kind !== 'blank');
    const [only] = filled;
    if (filled.length !== 1 || only?.kind !== 'text') continue;
    const name = spelling(only.text);
    if (name !== '' && name.length <= longest) return name;
  }
  return undefined;
}

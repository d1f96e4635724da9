import { areaName, onSheet, parseArea } from './address';
import type { Area, Place } from './place';
import type { SourceCell, SourceTable } from './source';

/** A named area as it stands now. What was read of it is cut to its filled cells; this is all of it. */
export interface NamedArea {
  readonly place: Place;
  /** What stands in a row and column, counted from 0 within the area. */
  readonly cell: (row: number, column: number) => SourceCell;
  /** `'Year 2010'!B1`, for people. */
  readonly address: (row: number, column: number, rows?: number, columns?: number) => string;
  /** `'Year 2010'!$B$1`, for formulas on other sheets. */
  readonly reference: (row: number, column: number, rows?: number, columns?: number) => string;
  readonly placeOf: (row: number, column: number, rows?: number, columns?: number) => Place;
}

const blank: SourceCell = { kind: 'blank' };

export function namedArea({ place: used, rows, snapshot }: SourceTable): NamedArea {
  const { origin } = snapshot;
  const whole = origin.kind === 'range' ? parseArea(origin.address) : undefined;
  const area = whole ?? used.area;
  const [down, right] = [area.row - used.area.row, area.column - used.area.column];
  const within = (row: number, column: number, rowCount = 1, columnCount = 1): Area => ({
    row: area.row + row,
    column: area.column + column,
    rows: rowCount,
    columns: columnCount,
  });
  return {
    place: { ...used, area },
    cell: (row, column) => rows[row + down]?.cells[column + right] ?? blank,
    address: (...cells) => onSheet(used.sheet, areaName(within(...cells))),
    reference: (...cells) => onSheet(used.sheet, fixed(within(...cells))),
    placeOf: (...cells) => ({ ...used, area: within(...cells) }),
  };
}

/** `$B$1:$M$1`: an address that copying and sorting leave as it is. */
export function fixed(area: Area): string {
  return areaName(area).replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
}

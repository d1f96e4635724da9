import type { Translate } from '../../language';
import { areaName } from '../plan/address';
import { fixed, namedArea, type NamedArea } from '../plan/named-area';
import type { NewName, PlanCell } from '../plan/plan';
import type { YearStructure } from './structure';
import { detailCells } from './year/details-block';
import { detailsName, detailsRows } from './year/layout';

/** Where the details of the tournaments stand, and what has to be written first in a year that has none. */
export interface YearDetails {
  readonly area: NamedArea;
  /** What is written there first; absent where the year has its details. */
  readonly cells?: readonly (readonly PlanCell[])[];
  readonly names: readonly NewName[];
}

/** Rows between a year of an earlier version and the details: its notes stand there. */
const rowsBetween = 5;

/** The details of the year, below it where an earlier version made it. */
export function detailsOf({ details, year }: YearStructure, t: Translate): YearDetails {
  if (details) return { area: details, names: [] };
  const { sheet, sheetId, area: above } = year.place;
  const area = { ...above, row: above.row + above.rows + rowsBetween, rows: detailsRows };
  const place = { sheet, sheetId, area };
  const origin = { kind: 'range', sheetId, address: areaName(area) } as const;
  const made = namedArea({
    place,
    table: undefined,
    rows: [],
    hiddenRows: 0,
    mark: '.',
    snapshot: { origin, place, values: [], hidden: [] },
  });
  return {
    area: made,
    cells: detailCells(area.columns - 1, t),
    names: [{ name: detailsName, sheet, address: fixed(area) }],
  };
}

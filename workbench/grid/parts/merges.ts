import type { Model } from '@odoo/o-spreadsheet';

import { areaOf, zoneOf } from '../areas';
import type { Area } from '../grid';
import type { Merges } from '../parts';
import { makeRoom } from '../sheet-size';
import { dispatcher } from './dispatch';

export function mergesOf(model: Model): Merges {
  const dispatch = dispatcher(model);
  const touching = (area: Area): Area[] =>
    model.getters
      .getMerges(area.sheetId)
      .map((zone) => areaOf(area.sheetId, zone))
      .filter((merged) => overlap(area, merged))
      .sort((a, b) => a.row - b.row || a.column - b.column);
  return {
    touching,
    merge(area) {
      makeRoom(model, area);
      dispatch('ADD_MERGE', { sheetId: area.sheetId, target: [zoneOf(area)], force: true });
    },
    unmerge(area) {
      const target = touching(area).map(zoneOf);
      if (target.length > 0) dispatch('REMOVE_MERGE', { sheetId: area.sheetId, target });
    },
  };
}

function overlap(a: Area, b: Area): boolean {
  return (
    a.row < b.row + b.rows &&
    b.row < a.row + a.rows &&
    a.column < b.column + b.columns &&
    b.column < a.column + a.columns
  );
}

import type { Area } from '../../grid/grid';
import type { Environment } from './environment';
import { mayChange } from './guards';
import type { ModelObject } from './object';
import { rangeAreas } from './range-areas';
import { rowOf } from './range-geometry';

/** The merged areas that have cells in the range, as wide as they are. */
export function mergedAreas(env: Environment, area: Area): ModelObject | null {
  const merged = env.grid.merges.touching(area);
  return merged.length === 0 ? null : rangeAreas(env, merged);
}

/** `across` makes one merged area of each row. Only the first cell's contents remain. */
export function merge(env: Environment, area: Area, across: boolean): void {
  const areas = across ? Array.from({ length: area.rows }, (_, row) => rowOf(area, row)) : [area];
  mayChange(env, area.sheetId);
  env.writing(() => {
    env.grid.merges.unmerge(area);
    for (const each of areas) {
      if (each.rows * each.columns > 1) env.grid.merges.merge(each);
    }
  });
}

export function unmerge(env: Environment, area: Area): void {
  mayChange(env, area.sheetId);
  env.writing(() => {
    env.grid.merges.unmerge(area);
  });
}

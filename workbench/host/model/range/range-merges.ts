import { rangeAreas } from '../refs';
import type { Area } from '../../../grid/grid';
import type { Environment } from '../environment';
import { mayChange } from '../sheet/guards';
import type { ModelObject } from '../object';
import { rowOf } from './range-geometry';

/**
 * The merged areas whose first cell is in the range, as wide as they are: Excel overlooks those that reach into it from
 * above or from the left (office-js #3611). On the desktop, meeting one ends the user's undo list (office-js #5918).
 */
export function mergedAreas(env: Environment, area: Area): ModelObject | null {
  const merged = env.grid.merges.touching(area);
  if (merged.length > 0) env.notUndoable('desktop', 'silent');
  const found = merged.filter(
    ({ row, column }) =>
      row >= area.row &&
      row < area.row + area.rows &&
      column >= area.column &&
      column < area.column + area.columns,
  );
  return found.length === 0 ? null : rangeAreas(env, found);
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

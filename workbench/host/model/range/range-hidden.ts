import type { Area } from '../../../grid/grid';
import type { Dimension } from '../../../grid/parts';
import type { Json } from '../../batch/wire';
import type { Environment } from '../environment';
import { formatting, mayChange } from '../sheet/guards';
import { existingLines } from '../looks/range-format';
import { oneOf } from '../values';

/** `rowHidden`, `columnHidden`: true or false when it holds for all, null when for some. */
export function linesHidden(env: Environment, area: Area, dimension: Dimension): Json {
  return common(hiddenLines(env, area, dimension));
}

export function hideLines(env: Environment, area: Area, dimension: Dimension, value: Json): void {
  const hidden = oneOf([true, false], value);
  mayChange(env, area.sheetId, formatting[dimension]);
  env.writing(() => {
    env.grid.lines.setHidden(area.sheetId, existingLines(env, area, dimension), hidden);
  });
}

/** Row by row or column by column, whether it is out of sight. */
function hiddenLines(env: Environment, area: Area, dimension: Dimension): boolean[] {
  const { first, count } = existingLines(env, area, dimension);
  return Array.from({ length: count }, (_, i) =>
    env.grid.lines.isHidden(area.sheetId, dimension, first + i),
  );
}

function common(values: readonly boolean[]): boolean | null {
  const [first = false] = values;
  return values.every((value) => value === first) ? first : null;
}

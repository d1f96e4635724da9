import type { Area } from '../../../grid/grid';
import { positionsOf } from '../cells';
import type { Environment } from '../environment';
import { around, common } from './range-geometry';

/** `getSurroundingRegion`, Ctrl+A: the block around the range, bounded by blank rows and columns. */
export function surroundingRegion(env: Environment, area: Area): Area {
  const used = env.grid.usedArea(area.sheetId);
  if (used === undefined) return area;
  const filled = new Set(
    env.grid
      .read(used)
      .flatMap((row, r) =>
        row.flatMap((cell, c) =>
          cell.value === null && cell.formula === undefined
            ? []
            : [`${used.row + r} ${used.column + c}`],
        ),
      ),
  );
  let region = area;
  for (;;) {
    const row = Math.max(0, region.row - 1);
    const column = Math.max(0, region.column - 1);
    const wider = {
      ...region,
      row,
      column,
      rows: region.row + region.rows + 1 - row,
      columns: region.column + region.columns + 1 - column,
    };
    const found = common(wider, used);
    const cells = found === undefined ? [] : positionsOf(found);
    const touching = cells.filter((cell) => filled.has(`${cell.row} ${cell.column}`));
    const grown = touching.reduce<Area>(
      (sum, cell) => around(sum, { ...cell, rows: 1, columns: 1 }),
      region,
    );
    if (grown.rows === region.rows && grown.columns === region.columns) return region;
    region = grown;
  }
}

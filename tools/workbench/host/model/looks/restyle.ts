import type { Area } from '../../../grid/grid';
import type { StyleChange } from '../../../grid/looks';
import type { Environment } from '../environment';
import { mayChange } from '../sheet/guards';

export function restyle(env: Environment, area: Area, change: StyleChange): void {
  mayChange(env, area.sheetId, 'allowFormatCells');
  env.writing(() => {
    env.grid.styles.set(area, change);
  });
}

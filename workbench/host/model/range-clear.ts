import type { Area } from '../../grid/grid';
import { ExcelError, MissingFeature } from '../batch/errors';
import type { Environment } from './environment';
import { mayChange, mayWrite } from './guards';
import { common } from './range-geometry';

/** `Range.clear`: contents where cells are filled, formats everywhere, or both. */
export function clear(env: Environment, area: Area, applyTo: string): void {
  const { contents, formats } = partsOf(applyTo);
  const used = env.grid.usedArea(area.sheetId);
  const filled = used === undefined ? undefined : common(area, used);
  if (contents) mayWrite(env, filled ?? area);
  if (formats) mayChange(env, area.sheetId, 'allowFormatCells');
  env.writing(() => {
    if (contents && filled !== undefined) clearContents(env, filled);
    if (formats) env.grid.styles.clear(area);
  });
}

/** `Excel.ClearApplyTo`. */
function partsOf(applyTo: string): { readonly contents: boolean; readonly formats: boolean } {
  switch (applyTo) {
    case 'All':
      return { contents: true, formats: true };
    case 'Contents':
      return { contents: true, formats: false };
    case 'Formats':
      return { contents: false, formats: true };
    case 'Hyperlinks':
    case 'RemoveHyperlinks':
    case 'ResetContents':
      throw new MissingFeature(`Range.clear("${applyTo}")`);
    default:
      throw new ExcelError('InvalidArgument');
  }
}

function clearContents({ grid }: Environment, area: Area): void {
  for (let row = area.row; row < area.row + area.rows; row++) {
    for (let column = area.column; column < area.column + area.columns; column++) {
      grid.write({ sheetId: area.sheetId, row, column }, null);
    }
  }
}

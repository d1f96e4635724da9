import type { Area } from '../../../grid/grid';
import { ExcelError, MissingFeature } from '../../batch/errors';
import { clearFormats } from '../looks/conditional-formats';
import type { Environment } from '../environment';
import { mayChange, mayWrite } from '../sheet/guards';
import { coveredByMerges } from './range-write';
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
    if (contents && formats) clearRules(env, area);
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

/** Validation and conditional formats go only when everything does. */
function clearRules(env: Environment, area: Area): void {
  clearFormats(env, area);
  const ruled = env.grid.validations
    .all(area.sheetId)
    .some(([areas]) => areas.some((each) => common(each, area) !== undefined));
  if (ruled) env.grid.validations.set(area, undefined);
}

function clearContents(env: Environment, area: Area): void {
  const covered = coveredByMerges(env, area);
  for (let row = area.row; row < area.row + area.rows; row++) {
    for (let column = area.column; column < area.column + area.columns; column++) {
      if (covered.has(`${row} ${column}`)) continue;
      env.grid.write({ sheetId: area.sheetId, row, column }, null);
    }
  }
}

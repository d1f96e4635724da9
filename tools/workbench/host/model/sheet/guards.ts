import type { Area } from '../../../grid/grid';
import { ExcelError } from '../../batch/errors';
import { uniform } from '../cells';
import type { Environment } from '../environment';
import { protectionOf, type Allowance } from './protection-state';

/** What protection forbids is AccessDenied, before anything of the call is done. */

/** What allows to change the size of lines and to hide them. */
export const formatting = { rows: 'allowFormatRows', columns: 'allowFormatColumns' } as const;

/** Contents change only where every cell is unlocked. */
export function mayWrite(env: Environment, area: Area): void {
  if (protectionOf(env, area.sheetId) === undefined) return;
  if (uniform(env, area, ({ unlocked }) => unlocked === true) !== true) {
    throw new ExcelError('AccessDenied');
  }
}

/** Everything else is forbidden on the sheet as a whole, unless protecting it allowed this. */
export function mayChange(env: Environment, sheetId: string, unless?: Allowance): void {
  const protection = protectionOf(env, sheetId);
  if (protection === undefined) return;
  if (unless === undefined || !protection.allowed.includes(unless)) {
    throw new ExcelError('AccessDenied');
  }
}

/** Sheets of a protected workbook are neither added nor renamed, moved, hidden or deleted. */
export function mayChangeSheets(env: Environment): void {
  if (protectionOf(env) !== undefined) throw new ExcelError('AccessDenied');
}

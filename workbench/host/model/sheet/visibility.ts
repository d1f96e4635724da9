import { ExcelError } from '../../batch/errors';
import type { Environment } from '../environment';
import { mayChangeSheets } from './guards';
import { sheetById } from './sheets';

export const visibilities = ['Visible', 'Hidden', 'VeryHidden'] as const;
export type Visibility = (typeof visibilities)[number];

/** The grid knows hidden sheets; that only an add-in can show one again is remembered beside it. */
const veryHidden = 'veryHidden';

export function visibilityOf(env: Environment, sheetId: string): Visibility {
  if (sheetById(env, sheetId).visible) return 'Visible';
  return env.grid.extras.texts(sheetId)[veryHidden] === undefined ? 'Hidden' : 'VeryHidden';
}

export function setVisibility(env: Environment, sheetId: string, visibility: Visibility): void {
  mayChangeSheets(env);
  if (visibility !== 'Visible' && isLastVisible(env, sheetId)) {
    throw new ExcelError('InvalidOperation');
  }
  env.notUndoable('desktop', 'refused');
  env.writing(() => {
    env.grid.tabs.setVisible(sheetId, visibility === 'Visible');
    env.grid.extras.setText(sheetId, veryHidden, visibility === veryHiddenName ? 'yes' : undefined);
  });
}

const veryHiddenName: Visibility = 'VeryHidden';

/** Neither the last sheet in sight nor a very hidden one can be deleted. */
export function deleteSheet(env: Environment, sheetId: string): void {
  mayChangeSheets(env);
  if (visibilityOf(env, sheetId) === 'VeryHidden' || isLastVisible(env, sheetId)) {
    throw new ExcelError('InvalidOperation');
  }
  env.notUndoable('anywhere', 'refused');
  env.writing(() => {
    env.grid.tabs.remove(sheetId);
  });
}

function isLastVisible(env: Environment, sheetId: string): boolean {
  const visible = env.grid.sheets().filter((sheet) => sheet.visible);
  return visible.length === 1 && visible[0]?.id === sheetId;
}

import { attempt } from '../../workbook/problems';
import { wait } from './requests';

/**
 * Sheets that are about to be deleted are hidden first, so that nobody types into them between the look and the deletion.
 * `Hidden`, not `VeryHidden`: whatever happens, the user can show them again.
 */
export function queueHiding(sheets: readonly Excel.Worksheet[]): void {
  for (const sheet of sheets) sheet.visibility = 'Hidden';
}

/** Shows sheets again, and the sheet that was shown before. Tells whether that is certain. */
export async function showAgain(ids: readonly string[], active?: string): Promise<boolean> {
  if (ids.length === 0) return true;
  const outcome = await attempt(() =>
    wait(async (context) => {
      const { worksheets } = context.workbook;
      for (const id of ids) worksheets.getItemOrNullObject(id).visibility = 'Visible';
      if (active !== undefined) worksheets.getItemOrNullObject(active).activate();
      await context.sync();
    }),
  );
  return outcome.ok || areVisible(ids);
}

/** Excel may refuse to show what was never hidden, as where the structure of the workbook is protected. */
async function areVisible(ids: readonly string[]): Promise<boolean> {
  const outcome = await attempt(() =>
    wait(async (context) => {
      const sheets = ids.map((id) => context.workbook.worksheets.getItemOrNullObject(id));
      for (const sheet of sheets) sheet.load('visibility');
      await context.sync();
      return sheets.every((sheet) => sheet.isNullObject || sheet.visibility === 'Visible');
    }),
  );
  return outcome.ok && outcome.value;
}

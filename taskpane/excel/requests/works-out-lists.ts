import { sentence } from '../../../src/language';
import { placeName } from '../../sheets/address';
import type { Finding } from '../../sheets/plan';
import { newerFunction } from '../../sheets/newer-functions';
import { englishError } from '../../sheets/references';
import type { CommittedSheet } from '../writing/committing';
import { attempt } from '../workbook/problems';
import { look } from './requests';

/** A hidden name that stands in the workbook for one request, to see what its formula comes to. */
const tried = '_TSX_Tried';

/** Kept in the browser of this machine: the Excel that is known to work out lists, so that it is asked once. */
const keyOfLists = 'tsx.lists';

/**
 * Whether Excel works out formulas over lists, as it does since 2021; undefined where it does not say. A retail 2016 or 2019 offers
 * the same programming interface as a newer Excel, so its calculation is asked, by a formula that only a newer one knows.
 */
export async function worksOutLists(): Promise<boolean | undefined> {
  const { platform, version } = Office.context.diagnostics;
  const excel = `${String(platform)} ${version}`;
  if ((platform as unknown) === 'OfficeOnline' || keptExcel() === excel) return true;
  const outcome = await attempt(() =>
    look(async (context) => {
      const { names } = context.workbook;
      names.getItemOrNullObject(tried).delete();
      const name = names.add(tried, '=FILTER({1},{1})+XLOOKUP(1,{1},{0})');
      name.visible = false;
      name.load('value');
      name.delete();
      await context.sync();
      return name.value as unknown;
    }),
  );
  const value = outcome.ok ? outcome.value : undefined;
  if (value === 1) keepExcel(excel);
  if (value === 1) return true;
  return typeof value === 'string' && englishError(value) === '#NAME?' ? false : undefined;
}

function keptExcel(): string | undefined {
  try {
    return localStorage.getItem(keyOfLists) ?? undefined;
  } catch {
    return undefined;
  }
}

function keepExcel(excel: string): void {
  try {
    localStorage.setItem(keyOfLists, excel);
  } catch {
    // Storage may be blocked: the next pane asks again.
  }
}

/** A warning where this Excel does not know a function of its own that a new sheet needs: a retail 2016 or 2019 may run add-ins. */
export function unknownFunctions(sheets: readonly CommittedSheet[]): readonly Finding[] {
  for (const { sheet, planned, contents } of sheets) {
    const { used } = contents;
    if (used.isNullObject) continue;
    const formulas = used.formulas as unknown[][];
    const values = used.values as unknown[][];
    for (const [i, line] of formulas.entries()) {
      for (const [j, formula] of line.entries()) {
        const isUnknown = englishError(String(values[i]?.[j])) === '#NAME?';
        // A function of ours that loads late shows the same, and comes.
        const isOurs = /\.[A-Z]+\(/i.test(String(formula).replace(/_xl\w+\./gi, ''));
        const name = isUnknown && !isOurs ? newerFunction.exec(String(formula))?.[1] : undefined;
        if (name === undefined) continue;
        const area = { row: used.rowIndex + i, column: used.columnIndex + j, rows: 1, columns: 1 };
        const at = { sheetId: sheet.id, sheet: planned.name, area };
        return [{ sentence: sentence('functionMissing', { name, address: placeName(at) }), at }];
      }
    }
  }
  return [];
}

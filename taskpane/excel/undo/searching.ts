import type { Place } from '../../plan/place';
import type { OtherSheet } from '../../plan/receipt';
import { referringCells, type Going, type Searched } from '../../plan/references';

/** Formulas of so many cells are read at once, and looked through in all. */
const mostAtOnce = 20_000;
const mostInAll = 200_000;

/** The sizes of sheets: load first, sync, then read. */
export function askSizes(sheets: readonly Excel.Worksheet[]): () => readonly OtherSheet[] {
  const asked = sheets.map((sheet) => {
    sheet.load('id');
    const used = sheet.getUsedRangeOrNullObject();
    used.load('rowCount,columnCount');
    return { sheet, used };
  });
  return () =>
    asked.flatMap(({ sheet, used }) => {
      if (sheet.isNullObject || used.isNullObject) return [];
      return [{ id: sheet.id, cells: used.rowCount * used.columnCount }];
    });
}

/** As many of them as are read with one request. */
export function fitting(sheets: readonly OtherSheet[]): readonly OtherSheet[] {
  let cells = 0;
  return sheets.filter((sheet) => {
    cells += sheet.cells;
    return cells <= mostAtOnce;
  });
}

export function tooManyToSearch(sheets: readonly OtherSheet[]): boolean {
  return sheets.reduce((sum, { cells }) => sum + cells, 0) > mostInAll;
}

/** All formulas of sheets: load first, sync, then read. */
export function askFormulas(
  context: Excel.RequestContext,
  sheetIds: readonly string[],
): () => readonly Searched[] {
  const asked = sheetIds.map((id) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject(id);
    sheet.load('id,name');
    const used = sheet.getUsedRangeOrNullObject();
    used.load('rowIndex,columnIndex,rowCount,columnCount,formulas');
    return { sheet, used };
  });
  return () =>
    asked.flatMap(({ sheet, used }) => {
      if (sheet.isNullObject || used.isNullObject) return [];
      const { rowIndex: row, columnIndex: column, rowCount: rows, columnCount: columns } = used;
      const place = {
        sheetId: sheet.id,
        sheet: sheet.name,
        area: { row, column, rows, columns },
      };
      return [{ place, formulas: used.formulas as unknown[][] }];
    });
}

/** Looks through sheets of known size, in as few requests as can be; nothing where there are too many cells. */
export async function searchSheets(
  context: Excel.RequestContext,
  sheets: readonly OtherSheet[],
  going: Going,
  putBack: readonly Place[],
): Promise<readonly Place[] | undefined> {
  if (tooManyToSearch(sheets)) return undefined;
  const found: Place[] = [];
  let rest = sheets;
  while (rest.length > 0) {
    const fit = fitting(rest);
    const part = fit.length > 0 ? fit : rest.slice(0, 1);
    const formulas = askFormulas(
      context,
      part.map(({ id }) => id),
    );
    await context.sync();
    for (const searched of formulas()) found.push(...referringCells(searched, going, putBack));
    rest = rest.filter((each) => !part.includes(each));
  }
  return found;
}

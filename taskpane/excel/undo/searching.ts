import type { OtherSheet, Searched } from '../../plan/references';

/** Limits in cells: formulas read at once, and formulas searched in total. */
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
      if (sheet.isNullObject) return [];
      return [{ id: sheet.id, cells: used.isNullObject ? 0 : used.rowCount * used.columnCount }];
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

/** The formulas of sheets of known size, in as few requests as can be; nothing where there are too many cells. */
export async function searchFormulas(
  context: Excel.RequestContext,
  sheets: readonly OtherSheet[],
): Promise<readonly Searched[] | undefined> {
  if (tooManyToSearch(sheets)) return undefined;
  const found: Searched[] = [];
  let rest = sheets;
  while (rest.length > 0) {
    const fit = fitting(rest);
    const part = fit.length > 0 ? fit : rest.slice(0, 1);
    const formulas = askFormulas(
      context,
      part.map(({ id }) => id),
    );
    await context.sync();
    found.push(...formulas());
    rest = rest.filter((each) => !part.includes(each));
  }
  return found;
}

/** The sizes of all these sheets: those that are not known are asked for. */
export async function sizesOf(
  context: Excel.RequestContext,
  sheets: readonly Excel.Worksheet[],
  known: readonly OtherSheet[],
): Promise<readonly OtherSheet[]> {
  const sized = known.filter(({ id }) => sheets.some((sheet) => sheet.id === id));
  const rest = sheets.filter(({ id }) => !sized.some((each) => each.id === id));
  if (rest.length === 0) return sized;
  const asked = askSizes(rest);
  await context.sync();
  return [...sized, ...asked()];
}

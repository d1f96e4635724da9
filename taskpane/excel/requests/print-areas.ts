import { onSheet, splitAddress } from '../../plan/address';
import { plainColumns, plainReference } from '../../plan/localized';
import type { Plan, PrintedArea } from '../../plan/plan';

/** A hidden name of a sheet that stands for what this add-in last had printed of it. */
const lastPrinted = '_TSX_Printed';

/** Queues what is printed of a new sheet. */
export function queuePrintArea(sheet: Excel.Worksheet, area: string): void {
  sheet.pageLayout.setPrintArea(area);
  sheet.names.add(lastPrinted, sheet.getRange(area)).visible = false;
}

/** A print area that may grow: nobody else has set it. */
export interface OwnPrintArea extends PrintedArea {
  readonly sheet: string;
  /** It is another one now. */
  readonly grows: boolean;
}

/**
 * Asks which print areas a plan may let grow: load first, sync, then read. It is ours where it is what the hidden name stands
 * for: both move with inserted columns. What somebody chose stays, also that everything is printed.
 */
export function askPrintAreas(
  { workbook }: Excel.RequestContext,
  { printed = [] }: Plan,
): () => readonly OwnPrintArea[] {
  const asked = printed.map((each) => {
    const sheet = workbook.worksheets.getItemOrNullObject(each.sheetId);
    const area = sheet.pageLayout.getPrintAreaOrNullObject();
    const last = sheet.names.getItemOrNullObject(lastPrinted);
    sheet.load('name');
    area.load('address');
    last.load('formula');
    return { each, sheet, area, last };
  });
  return () =>
    asked.flatMap(({ each, sheet, area, last }) => {
      const isOurs =
        !area.isNullObject && !last.isNullObject && sameCells(area.address, last.formula);
      const grows = !area.isNullObject && splitAddress(area.address).rest !== each.area;
      return isOurs ? [{ ...each, sheet: sheet.name, grows }] : [];
    });
}

/** Queues that print areas of ours grow. */
export function queuePrintAreas(
  { workbook }: Excel.RequestContext,
  areas: readonly OwnPrintArea[],
): void {
  for (const { sheetId, sheet: name, area } of areas) {
    const sheet = workbook.worksheets.getItemOrNullObject(sheetId);
    sheet.pageLayout.setPrintArea(area);
    const fixed = area.replace(/[A-Z]+|\d+/g, '$$$&');
    sheet.names.getItemOrNullObject(lastPrinted).formula = `=${onSheet(name, fixed)}`;
  }
}

/** `Year!A:I` and `=Year!$A:$I`; of several areas none is ours. */
function sameCells(address: string, formula: unknown): boolean {
  const cells = (text: string): string => splitAddress(text).rest.replace(/\$/g, '');
  const { rest } = splitAddress(plainReference(formula).replace(/^=/, ''));
  return [rest, plainColumns(rest)].some((each) => cells(each) === cells(address));
}

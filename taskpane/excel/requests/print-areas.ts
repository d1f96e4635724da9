import type { PrintedArea } from '../../plan/plan';

/** Queues what is printed of sheets that exist. */
export function queuePrintAreas(
  context: Excel.RequestContext,
  areas: readonly PrintedArea[],
): void {
  for (const { sheetId, area } of areas) {
    context.workbook.worksheets.getItemOrNullObject(sheetId).pageLayout.setPrintArea(area);
  }
}

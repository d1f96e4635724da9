/**
 * Every write draws an id (`randomId` in requests.ts), and every sheet it makes carries it in a hidden name of its own (ExcelApi 1.4). So the sheet is
 * known as ours even where Excel's answer, and with it the sheet's id, was lost, and after the pane was reopened. A copy
 * of the sheet carries the name, too.
 */
export function markerOf(writeId: string): string {
  return `_TSX_${writeId}`;
}

/** Queued directly after the sheet is added, in the same batch; the name needs a range of the sheet, any will do. */
export function queueMarker(sheet: Excel.Worksheet, range: Excel.Range, writeId: string): void {
  sheet.names.add(markerOf(writeId), range).visible = false;
}

/** The sheets that carry a write's marker, in one request. */
export async function markedSheets(
  context: Excel.RequestContext,
  sheets: readonly Excel.Worksheet[],
  writeId: string,
): Promise<readonly Excel.Worksheet[]> {
  const marks = sheets.map((sheet) => {
    const mark = sheet.names.getItemOrNullObject(markerOf(writeId));
    mark.load('name');
    return { sheet, mark };
  });
  if (marks.length > 0) await context.sync();
  return marks.flatMap(({ sheet, mark }) => (mark.isNullObject ? [] : [sheet]));
}

import { markedSheets } from '../requests/marker';
import type { Place } from '../../plan/place';
import { failed, type Attempt } from '../../workbook/problems';
import type { WrittenReceipt } from '../../plan/receipt';

/** After a reload: the sheets of a receipt by their marker, and existing ones by their names. Two requests. */
export async function locate(
  context: Excel.RequestContext,
  receipt: WrittenReceipt,
): Promise<Attempt<WrittenReceipt>> {
  const { worksheets } = context.workbook;
  worksheets.load('items/id,items/name');
  await context.sync();
  const { items } = worksheets;
  const carriers = await markedSheets(context, items, receipt.id);
  if (carriers.length > receipt.sheets.length) {
    return failed({ code: 'sheetCopied', sheets: carriers.map(({ name }) => name) });
  }
  const named = (wanted: string): Excel.Worksheet | undefined =>
    carriers.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  const unnamed = carriers.filter(
    ({ name }) => !receipt.sheets.some((each) => each.name.toLowerCase() === name.toLowerCase()),
  );
  const sheets = receipt.sheets.map((written) => {
    // One sheet that was renamed is known by its marker alone; of several nobody can tell which is which.
    const only = unnamed.length === 1 ? unnamed[0] : undefined;
    const sheet = named(written.name) ?? only;
    return { ...written, id: sheet?.id };
  });
  const missing = sheets.find(({ id }) => id === undefined);
  if (missing) return failed({ code: 'sheetMissing', sheet: missing.name });
  const present = (place: Place): Place => {
    const same = items.find(({ id }) => id === place.sheetId);
    const other = items.find(({ name }) => name.toLowerCase() === place.sheet.toLowerCase());
    return { ...place, sheetId: (same ?? other)?.id ?? place.sheetId };
  };
  const blocks = receipt.blocks.map((block) => ({ ...block, place: present(block.place) }));
  return { ok: true, value: { ...receipt, sheets, blocks } };
}

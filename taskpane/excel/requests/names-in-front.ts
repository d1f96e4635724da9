/**
 * Some Excels take the name of the sheet in front where the workbook is asked for its own (office-js #2875), as a copied sheet
 * has it. Then ours can be neither moved nor deleted, and somebody else's would be.
 */

/** Asks for the names of sheets that stand in front when names are changed: load first, sync, then ask whether one hides ours. */
export function askHiding(
  sheets: readonly Excel.Worksheet[],
): (names: readonly string[]) => boolean {
  for (const sheet of sheets) sheet.names.load('items/name');
  return (names) => {
    const ours = new Set(names.map((name) => name.toLowerCase()));
    return sheets.some(
      (sheet) =>
        !sheet.isNullObject && sheet.names.items.some(({ name }) => ours.has(name.toLowerCase())),
    );
  };
}

/** Queues changes of the workbook's names. Where the sheet in front hides them, a new sheet, which has none, stands there meanwhile. */
export function queueNames(
  { workbook: { worksheets } }: Excel.RequestContext,
  isHiding: boolean,
  back: string | undefined,
  change: () => void,
): void {
  if (!isHiding) {
    change();
    return;
  }
  const meanwhile = worksheets.add();
  meanwhile.activate();
  change();
  if (back !== undefined) worksheets.getItemOrNullObject(back).activate();
  meanwhile.delete();
}

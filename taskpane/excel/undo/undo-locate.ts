import { sentence } from '../../../src/language';
import { cellIn, type Place, placeName } from '../../sheets/address';
import type { Finding } from '../../sheets/plan';
import type { BlockState, WrittenBlock, WrittenReceipt } from '../../sheets/receipt';
import { type Renamed, tablesIn, withNames } from '../../sheets/references';
import { type Attempt, failed } from '../workbook/problems';
import type { Sheets } from '../contents/sheet-contents';
import { markedSheets } from '../requests/names';

/** After a reload: the sheets of a receipt by their ids or marker, and existing ones by their names. Two requests. */
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
  const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
  const found = receipt.sheets.map(
    ({ id, name }) =>
      carriers.find((sheet) => sheet.id === id) ??
      carriers.find((sheet) => isSame(sheet.name, name)),
  );
  const unknown = carriers.filter((sheet) => !found.includes(sheet));
  const sheets = receipt.sheets.map((written, i) => {
    // One sheet that was renamed is known by its marker alone; of several nobody can tell which is which.
    const only = unknown.length === 1 ? unknown[0] : undefined;
    const sheet = found[i] ?? only;
    return { ...written, id: sheet?.id };
  });
  const missing = sheets.find(({ id }) => id === undefined);
  if (missing && unknown.length > 1) return failed({ code: 'sheetMissing', sheet: missing.name });
  /** A sheet that was there before, by its id or else its name. */
  const present = (id: string, name: string): string => {
    const same = items.find((each) => each.id === id);
    const other = items.find((each) => isSame(each.name, name));
    return (same ?? other)?.id ?? id;
  };
  const blocks = receipt.blocks.map((block) => {
    const { place } = block;
    return { ...block, place: { ...place, sheetId: present(place.sheetId, place.sheet) } };
  });
  const known = receipt.known?.map(({ id, name }) => ({ id: present(id, name), name }));
  return { ok: true, value: { ...receipt, sheets, blocks, ...(known && { known }) } };
}

/** A receipt as the workbook is now. */
interface Present {
  /** With the names that sheets have now, and without what can't be put back. */
  readonly receipt: WrittenReceipt;
  readonly sheets: Sheets;
  /** What can't be put back, because a sheet or table is gone. */
  readonly stays: readonly Finding[];
}

interface Found {
  readonly sheets: readonly { readonly id: string; readonly name: string }[];
  readonly tables: readonly string[];
}

/**
 * What of a write there still is to be undone. Excel changes the names of sheets in formulas and names of the workbook; in
 * what a receipt holds they are changed here. A formula that uses what is gone is not put back: it would show #REF!.
 */
export function presentOf(receipt: WrittenReceipt, { sheets, tables }: Found): Present {
  const { known = [] } = receipt;
  const renamed = new Map<string, string | undefined>();
  const former = new Map<string, string>();
  for (const { id, name } of [...known, ...receipt.sheets]) {
    const now = sheets.find((sheet) => sheet.id === id)?.name;
    renamed.set(name.toLowerCase(), now);
    if (now !== undefined) former.set(now.toLowerCase(), name);
  }
  const hasGone = [...renamed.values()].includes(undefined);
  const isThere = (id: string | undefined): boolean => sheets.some((sheet) => sheet.id === id);
  const named = (name: string): string => renamed.get(name.toLowerCase()) ?? name;
  const stays: Finding[] = [];
  const gone = receipt.blocks.filter(({ place }) => !isThere(place.sheetId));
  if (gone.length > 0) {
    const places = gone.map(({ place }) => placeName(place));
    stays.push({ sentence: sentence('undoSheetGone', { places }) });
  }
  const has = (table: string): boolean =>
    tables.some((each) => each.toLowerCase() === table.toLowerCase());
  const blocks = receipt.blocks.flatMap((block): WrittenBlock[] => {
    if (gone.includes(block)) return [];
    const { sheetId, sheet, area } = block.place;
    const place = {
      sheetId,
      sheet: sheets.find(({ id }) => id === sheetId)?.name ?? sheet,
      area,
    };
    const lost = (at: Place, formula: string): void => {
      const values = { address: placeName(at), formula };
      stays.push({ sentence: sentence('undoFormulaLost', values), at });
    };
    const before = block.before.map((line, i) =>
      line.map((cell, j) => {
        if (cell?.content.kind !== 'formula') return cell;
        const { formula } = cell.content;
        const now = withNames(formula, renamed);
        const isLost = now === undefined || !tablesIn(formula).every(has);
        if (isLost) lost(cellIn(place, i, j), formula);
        return isLost ? undefined : { ...cell, content: { ...cell.content, formula: now } };
      }),
    );
    return [{ place, before, after: withNamesIn(block.after, renamed) }];
  });
  const { moved } = receipt;
  return {
    receipt: {
      ...receipt,
      blocks,
      sheets: receipt.sheets.map((sheet) => {
        const { formulas } = sheet.contents;
        const now = formulas?.map((line) => line.map((each) => namesIn(each, renamed)));
        return now ? { ...sheet, contents: { ...sheet.contents, formulas: now } } : sheet;
      }),
      names: receipt.names.map((name) => ({ ...name, sheet: named(name.sheet) })),
      ...(moved && { moved: moved.map((name) => ({ ...name, sheet: named(name.sheet) })) }),
    },
    sheets: { former, hasGone },
    stays,
  };
}

function withNamesIn(state: BlockState, renamed: Renamed): BlockState {
  return state.map((line) =>
    line.map((cell) => {
      if (cell?.content.kind !== 'formula') return cell;
      const formula = namesIn(cell.content.formula, renamed);
      return { ...cell, content: { ...cell.content, formula } };
    }),
  );
}

/** As it was where a sheet is gone: Excel has #REF! there. */
function namesIn<T>(content: T, renamed: Renamed): T | string {
  return typeof content === 'string' && content.startsWith('=')
    ? (withNames(content, renamed) ?? content)
    : content;
}

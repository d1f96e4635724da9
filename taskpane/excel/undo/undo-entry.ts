import type { Area } from '../../sheets/address';
import { attempt, type Attempt, failed } from '../workbook/problems';
import { look, randomId, rideAlong, sealed, unsealed } from '../requests/requests';
import type { BlockState, WrittenBlock, WrittenReceipt, WrittenSheet } from '../../sheets/receipt';
import type { LastWriting } from '../workbook/workbook';
import type { OtherSheet, Searched } from '../../sheets/references';

/** Kept with the workbook (`workbook.settings`, ExcelApi 1.4), so that the last write can be undone after a reload. */
export const keyOfUndo = 'tsx.undo';

/** The longest text to keep. */
const mostCharacters = 60_000;

/** Another version of this text is not read. */
const version = 2;

/** It holds nothing but what undo puts back or compares: cells of this workbook, and hashes. */
interface Entry extends Omit<WrittenReceipt, 'others' | 'sheets'> {
  readonly sheets: readonly (Omit<WrittenSheet, 'tables'> & Partial<WrittenSheet>)[];
  readonly version: typeof version;
  /** The pane that wrote: other panes never offer to undo it. */
  readonly pane: string;
  /** ISO 8601. */
  readonly time: string;
}

/** The text to be kept; undefined where it is too long. */
export function entryOf(receipt: WrittenReceipt, time: Date): string | undefined {
  const { others: _, ...kept } = receipt;
  const sheets = receipt.sheets.map((sheet) => {
    const { tables, ...kept } = sheet;
    const { formulas: __, ...contents } = sheet.contents;
    return { ...kept, contents, ...(tables.length > 0 && { tables }) };
  });
  const blocks = receipt.blocks.map(({ place, before, after }) => {
    return { place, before: shortened(before), after: shortened(after) };
  });
  const entry: Entry = {
    ...kept,
    ...{ version, pane: paneId(), time: time.toISOString(), sheets, blocks },
  };
  const text = sealed(JSON.stringify(entry, shortArea));
  return text.length > mostCharacters ? undefined : text;
}

/** An area is four numbers: of sixty leagues its words would be a third of the text. */
function shortArea(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { row, column, rows, columns, ...more } = value as Partial<Area>;
  const numbers = [row, column, rows, columns];
  return numbers.includes(undefined) || Object.keys(more).length > 0 ? value : numbers;
}

/** Nothing else of an entry is four numbers. */
function longArea(_: string, value: unknown): unknown {
  if (!Array.isArray(value) || value.length !== 4) return value;
  if (!value.every((part) => typeof part === 'number')) return value;
  const [row, column, rows, columns] = value;
  return { row, column, rows, columns };
}

/** What is shown of a cell is for questions only. */
function shortened(state: BlockState): BlockState {
  return state.map((line) =>
    line.map((cell) => {
      if (!cell) return undefined;
      const { content } = cell;
      return { ...cell, content: content.kind === 'empty' ? content : { ...content, shown: '' } };
    }),
  );
}

/** Replaces what was kept of the write before; without a text nothing is kept. */
export function queueEntry(context: Excel.RequestContext, text: string | undefined): void {
  const { settings } = context.workbook;
  if (text === undefined) settings.getItemOrNullObject(keyOfUndo).delete();
  else settings.add(keyOfUndo, text);
}

/** What was kept, if it is this pane's: load first, sync, then read. */
export function askEntry(
  context: Excel.RequestContext,
): () => LastWriting | 'unreadable' | undefined {
  const setting = context.workbook.settings.getItemOrNullObject(keyOfUndo);
  setting.load('value');
  return () => (setting.isNullObject ? undefined : lastWritingOf(setting.value));
}

/** Whether what was kept is a write. */
export function isEntryOf(
  kept: ReturnType<typeof lastWritingOf>,
  { id }: Pick<WrittenReceipt, 'id'>,
): boolean {
  return typeof kept === 'object' && kept.receipt.id === id;
}

/** See WorkbookService.lastWriting. What nobody can read is kept no longer: it is told once. */
export async function lastWriting(): Promise<Attempt<LastWriting | undefined>> {
  const kept = await attempt(() => rideAlong(askEntry));
  if (!kept.ok) return kept;
  if (kept.value !== 'unreadable') return { ok: true, value: kept.value };
  await attempt(() =>
    look(async (context) => {
      queueEntry(context, undefined);
      await context.sync();
    }),
  );
  return failed({ code: 'undoUnreadable' });
}

/** Undefined for what another pane has kept. */
export function lastWritingOf(text: unknown): LastWriting | 'unreadable' | undefined {
  const { value, isWhole } = unsealed<Entry>(text, longArea);
  if (typeof value?.pane === 'string' && value.pane !== paneId()) return undefined;
  if (!isWhole || value?.version !== version) return 'unreadable';
  const { version: _, pane: __, time, ...kept } = value as Entry;
  const blocks = kept.blocks.map(({ place, before, after }): WrittenBlock => ({
    place,
    before: withHoles(before),
    after: withHoles(after),
  }));
  const sheets = kept.sheets.map((sheet) => ({ tables: [], ...sheet }));
  const receipt = { ...kept, sheets, blocks, others: [], isKept: true as const };
  return { receipt, time: new Date(time) };
}

/** JSON has null where nothing was. */
function withHoles(state: BlockState): BlockState {
  return state.map((line) => line.map((cell) => (cell as typeof cell | null) ?? undefined));
}

const keyOfPane = 'tsx.pane';
let known: string | undefined;

/**
 * Distinguishes this user's pane from a co-author's: 16 random hex digits, kept in the browser of this machine and nowhere else.
 * Where nothing can be kept it lasts as long as the pane.
 */
export function paneId(): string {
  known ??= stored() ?? newId();
  return known;
}

function stored(): string | undefined {
  try {
    const id = localStorage.getItem(keyOfPane);
    return id !== null && /^[0-9a-f]{16}$/.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

function newId(): string {
  const id = randomId();
  try {
    localStorage.setItem(keyOfPane, id);
  } catch {
    // Storage may be blocked; the pane goes on with this id.
  }
  return id;
}

/**
 * Limits in cells: formulas read by the first look, by each further request, and searched in total. An answer of Excel on the web may
 * have 5 MB; one that is larger is refused, and the look goes on in parts.
 */
const mostAtFirst = 100_000;
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

/** As many of them as the first look reads. */
export function readAtFirst(sheets: readonly OtherSheet[]): readonly OtherSheet[] {
  return fitting(sheets, mostAtFirst);
}

function fitting(sheets: readonly OtherSheet[], most: number): readonly OtherSheet[] {
  let cells = 0;
  return sheets.filter((sheet) => {
    cells += sheet.cells;
    return cells <= most;
  });
}

function tooManyToSearch(sheets: readonly OtherSheet[]): boolean {
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
    const fit = fitting(rest, mostAtOnce);
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

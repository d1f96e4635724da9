import { paneId } from './pane-id';
import { attempt, failed, type Attempt } from '../../workbook/problems';
import { sealed, unsealed } from '../requests/sealed';
import { look } from '../requests/requests';
import { rideAlong } from '../requests/riders';
import type { BlockState, WrittenBlock, WrittenReceipt } from '../../plan/receipt';
import type { LastWriting } from '../../workbook/workbook';

/** Kept with the workbook (`workbook.settings`, ExcelApi 1.4), so that the last write can be undone after a reload. */
const key = 'tsx.undo';

/** The longest text to keep. */
const mostCharacters = 60_000;

/** Another version of this text is not read. */
const version = 2;

/** It holds nothing but what undo puts back or compares: cells of this workbook, and hashes. */
interface Entry extends Omit<WrittenReceipt, 'others'> {
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
    const { formulas: __, ...contents } = sheet.contents;
    return { ...sheet, contents };
  });
  const blocks = receipt.blocks.map(({ place, before, after }) => {
    return { place, before: shortened(before), after: shortened(after) };
  });
  const entry: Entry = {
    ...kept,
    ...{ version, pane: paneId(), time: time.toISOString(), sheets, blocks },
  };
  const text = sealed(JSON.stringify(entry));
  return text.length > mostCharacters ? undefined : text;
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
  if (text === undefined) settings.getItemOrNullObject(key).delete();
  else settings.add(key, text);
}

/** What was kept, if it is this pane's: load first, sync, then read. */
export function askEntry(
  context: Excel.RequestContext,
): () => LastWriting | 'unreadable' | undefined {
  const setting = context.workbook.settings.getItemOrNullObject(key);
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
  const { value, isWhole } = unsealed<Entry>(text);
  if (typeof value?.pane === 'string' && value.pane !== paneId()) return undefined;
  if (!isWhole || value?.version !== version) return 'unreadable';
  const { version: _, pane: __, time, ...kept } = value as Entry;
  const blocks = kept.blocks.map(({ place, before, after }): WrittenBlock => ({
    place,
    before: withHoles(before),
    after: withHoles(after),
  }));
  const receipt = { ...kept, blocks, others: [], isKept: true as const };
  return { receipt, time: new Date(time) };
}

/** JSON has null where nothing was. */
function withHoles(state: BlockState): BlockState {
  return state.map((line) => line.map((cell) => (cell as typeof cell | null) ?? undefined));
}

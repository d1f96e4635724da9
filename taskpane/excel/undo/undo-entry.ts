import { paneId } from './pane-id';
import { attempt, type Attempt } from '../../workbook/problems';
import { rideAlong } from '../requests/riders';
import type {
  BlockState,
  GrownTable,
  MovedName,
  WrittenBlock,
  WrittenName,
  WrittenReceipt,
  WrittenSheet,
} from '../../plan/receipt';
import type { LastWriting } from '../../workbook/workbook';

/** Kept with the workbook (`workbook.settings`, ExcelApi 1.4), so that the last write can be undone after a reload. */
const key = 'tsx.undo';

/** The longest text to keep. */
const mostCharacters = 60_000;

/** It holds nothing but what undo puts back or compares: cells of this workbook, and hashes. */
interface Entry {
  readonly version: 1;
  /** The pane that wrote: other panes never offer to undo it. */
  readonly pane: string;
  /** ISO 8601. */
  readonly time: string;
  readonly id: string;
  readonly title: string;
  readonly sheets: readonly Omit<WrittenSheet, 'id'>[];
  readonly blocks: readonly WrittenBlock[];
  readonly names: readonly WrittenName[];
  readonly moved?: readonly MovedName[];
  readonly grown?: readonly GrownTable[];
  readonly activeBefore: string;
}

/** The text to be kept; undefined where it is too long. */
export function entryOf(receipt: WrittenReceipt, time: Date): string | undefined {
  const { id, title, names, moved, grown, activeBefore } = receipt;
  const sheets = receipt.sheets.map(({ name, extent, contents, spills, tables, looks }) => {
    const { area, hash } = contents;
    return { name, extent, contents: { area, hash }, spills, tables, looks };
  });
  const blocks = receipt.blocks.map(({ place, before, after }) => {
    return { place, before: shortened(before), after: shortened(after) };
  });
  const entry: Entry = {
    version: 1,
    pane: paneId(),
    time: time.toISOString(),
    ...{ id, title, sheets, blocks, names, activeBefore },
    ...(moved && { moved }),
    ...(grown && { grown }),
  };
  const text = JSON.stringify(entry);
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
export function askEntry(context: Excel.RequestContext): () => LastWriting | undefined {
  const setting = context.workbook.settings.getItemOrNullObject(key);
  setting.load('value');
  return () => (setting.isNullObject ? undefined : lastWritingOf(setting.value));
}

/** See WorkbookService.lastWriting. */
export function lastWriting(): Promise<Attempt<LastWriting | undefined>> {
  return attempt(() => rideAlong(askEntry));
}

/** Undefined for what was not kept by this pane, or cannot be read. */
export function lastWritingOf(text: unknown): LastWriting | undefined {
  const entry = parsed(text);
  if (entry?.pane !== paneId()) return undefined;
  const { id, title, names, moved, grown, activeBefore, time } = entry;
  const sheets = entry.sheets.map((sheet): WrittenSheet => ({ ...sheet, id: undefined }));
  const blocks = entry.blocks.map(({ place, before, after }): WrittenBlock => ({
    place,
    before: withHoles(before),
    after: withHoles(after),
  }));
  const receipt = {
    ...{ id, title, sheets, blocks, names, activeBefore, others: [] },
    ...(moved && { moved }),
    ...(grown && { grown }),
  };
  return { receipt, time: new Date(time) };
}

function parsed(text: unknown): Entry | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const entry = JSON.parse(text) as Partial<Entry> | null;
    return entry?.version === 1 ? (entry as Entry) : undefined;
  } catch {
    return undefined;
  }
}

/** JSON has null where nothing was. */
function withHoles(state: BlockState): BlockState {
  return state.map((line) => line.map((cell) => (cell as typeof cell | null) ?? undefined));
}

import { askBlock, type AskedBlock, queueFilling, sameCells } from '../contents/block-state';
import { around, layOut, type BlockLayout } from '../../sheets/layout';
import {
  type AskedContents,
  type AskedLooks,
  askNewContents,
  askNewLooks,
} from '../contents/sheet-contents';
import { queueMarker, queueNames } from '../requests/names';
import { queuePrintArea } from '../requests/facts';
import { type Area, onSheet, parseArea } from '../../sheets/address';
import { applyAlignment, applyStyle } from '../../sheets/looks';
import { fixed } from '../../sheets/source';
import type { NewBlock, NewSheet, Plan } from '../../sheets/plan';
import type { Prepared, PreparedBlock } from './preparing';
import { queueLooks, type AddedSheet, type Manner } from '../contents/sheet-look';
import { SheetRanges } from '../requests/ranges';

/** What is known once the batch has been answered. */
export interface Committed {
  readonly sheets: readonly CommittedSheet[];
  /** What stood in the blocks right before they were written. */
  readonly seen: readonly AskedBlock[];
  readonly blocks: readonly AskedBlock[];
  /** The same cells as Excel has followed them since the look: elsewhere if rows or columns came or went before them. */
  readonly followed: readonly Excel.Range[];
}

export interface CommittedSheet extends AddedSheet {
  readonly contents: AskedContents;
  readonly looks: AskedLooks;
}

/**
 * Queues the sheets a plan makes, empty, each with its marker directly behind it, and the names. All are added first: what
 * formulas refer to exists when they are written, and a sheet's name that is taken leaves nothing behind.
 */
export function queueSheets(
  context: Excel.RequestContext,
  plan: Plan,
  { writeId, prepared }: { readonly writeId: string; readonly prepared: Prepared },
  made: (sheet: Excel.Worksheet) => void,
): readonly AddedSheet[] {
  const { worksheets, names } = context.workbook;
  const added = plan.sheets.map((planned) => {
    const sheet = worksheets.add(planned.name);
    sheet.load('id');
    made(sheet);
    const ranges = new SheetRanges(sheet);
    const layouts = planned.blocks.map(layOut);
    const extent = extentOf(layouts);
    queueMarker(sheet, extent ? ranges.at(extent) : ranges.named('A1'), writeId);
    return { planned, sheet, layouts, ranges };
  });
  const { facts, front } = prepared;
  const planned = plan.names.map(({ name }) => name);
  queueNames(context, { front, back: front.id }, planned, () => {
    queueNew(names, plan, facts.gone ?? []);
  });
  return added;
}

function queueNew(names: Excel.NamedItemCollection, plan: Plan, gone: readonly string[]): void {
  for (const { name, sheet, address } of plan.names) {
    // What referred to deleted cells is not put back by an undo: nothing can be read of it.
    if (gone.some((each) => each.toLowerCase() === name.toLowerCase())) {
      names.getItemOrNullObject(name).delete();
    }
    // A range of its own would be an object more for Excel, of every league of a cycle.
    const area = parseArea(address);
    names.add(name, `=${onSheet(sheet, area ? fixed(area) : address)}`);
  }
}

/** A new sheet with its contents, which are read back. */
export type FilledSheet = Omit<CommittedSheet, 'looks'>;

/** Queues what new sheets hold, and their lists. Their looks come after it: a refused look takes no contents with it. */
export function queueContents(sheets: readonly AddedSheet[]): readonly FilledSheet[] {
  queueFilling(sheets);
  for (const { planned, sheet, layouts } of sheets) {
    for (const [i, block] of planned.blocks.entries()) queueList(sheet, block, layouts[i]);
  }
  return sheets.map((added) => {
    const spills = added.layouts.flatMap((layout) => layout.spills);
    return { ...added, contents: askNewContents(added.sheet, spills) };
  });
}

/** Queues how new sheets look; what they look like then is read back. */
export function queueDressing(
  sheets: readonly FilledSheet[],
  manner: Manner,
): readonly CommittedSheet[] {
  queueLooks(sheets, manner);
  return sheets.map(askDressed);
}

export function askDressed(filled: FilledSheet): CommittedSheet {
  const { sheet, planned, layouts, ranges } = filled;
  const looks = askNewLooks(sheet, ranges, extentOf(layouts), tablesOf(planned));
  return { ...filled, looks };
}

function tablesOf({ blocks }: NewSheet): number {
  return blocks.filter(({ list }) => list?.kind === 'table').length;
}

/** Queues cells of existing sheets. What stood there is read by the same batch, right before it goes. */
export function queueBlocks(
  context: Excel.RequestContext,
  { blocks }: Prepared,
): Pick<Committed, 'seen' | 'blocks' | 'followed'> {
  const ask = ({ place, withLooks }: PreparedBlock): AskedBlock =>
    askBlock(context, place, withLooks);
  const seen = blocks.map(ask);
  const followed = blocks.map(({ range }) => sameCells(range));
  for (const block of blocks) queueExisting(context, block);
  return { seen, followed, blocks: blocks.map(ask) };
}

/** Queues how cells of existing sheets look; what stands there then is read back where that may differ. */
export function queueBlockLooks(
  context: Excel.RequestContext,
  { blocks }: Prepared,
  filled: readonly AskedBlock[],
): readonly AskedBlock[] {
  for (const { place, layout } of blocks) {
    const sheet = context.workbook.worksheets.getItem(place.sheetId);
    for (const { area, style } of layout.styles) {
      applyStyle(rangeIn(sheet, area).format, style, 'existing');
    }
    for (const { area, align } of layout.alignments) {
      applyAlignment(rangeIn(sheet, area).format, align);
    }
  }
  return blocks.flatMap(({ place, withLooks }, i) => {
    const before = filled[i];
    return withLooks || !before ? askBlock(context, place, withLooks) : before;
  });
}

/** The cells that blocks fill or spill over. */
export function extentOf(layouts: readonly BlockLayout[]): Area | undefined {
  return around(layouts.flatMap(({ area, spills }) => [area, ...spills]));
}

/** A cell formatted as text would take a formula or number as text: it loses that format where none is planned. */
function queueExisting(context: Excel.RequestContext, prepared: PreparedBlock): void {
  const { block, place, layout, before } = prepared;
  const sheet = context.workbook.worksheets.getItem(place.sheetId);
  const range = rangeIn(sheet, layout.area);
  const wasText = (i: number, j: number): boolean => before[i]?.[j]?.format === '@';
  const someText = before.some((line) => line.some((cell) => cell?.format === '@'));
  const general = layout.contents.map((line, i) =>
    line.map((_, j) => (wasText(i, j) ? 'General' : null)),
  );
  if (someText) range.numberFormat = general;
  range.formulas = layout.contents;
  const formats = layout.contents.map((line, i) =>
    line.map((_, j) => {
      const kind = block.cells[i]?.[j]?.kind;
      const staysText = wasText(i, j) && (kind === 'text' || kind === 'blank');
      return layout.formats?.[i]?.[j] ?? (staysText ? '@' : null);
    }),
  );
  if (formats.some((line) => line.some((format) => format !== null))) range.numberFormat = formats;
}

function queueList(
  sheet: Excel.Worksheet,
  { list }: NewBlock,
  layout: BlockLayout | undefined,
): void {
  if (!list || !layout) return;
  const range = rangeIn(sheet, layout.area);
  if (list.kind === 'filter') {
    sheet.autoFilter.apply(range);
    return;
  }
  const table = sheet.tables.add(range, true);
  table.name = list.name;
  table.style = 'TableStyleLight1';
  table.showBandedRows = false;
  // They would cover the end of headings that stand to the right.
  if (list.buttons !== true) table.showFilterButton = false;
}

/** Everything on the pages, and what is shown in the end: nothing here decides whether the write succeeded. */
export function queuePrintSetup(sheet: Excel.Worksheet, { print }: NewSheet): void {
  if (!print) return;
  const { orientation, paper = 'a4', area, titleRows, fitToWidth = false, header, footer } = print;
  const layout = sheet.pageLayout;
  layout.orientation = orientation === 'landscape' ? 'Landscape' : 'Portrait';
  layout.paperSize = paper === 'a4' ? 'A4' : 'Letter';
  layout.setPrintMargins('Centimeters', margins);
  if (fitToWidth) layout.zoom = { horizontalFitToPages: 1 };
  if (area !== undefined) queuePrintArea(sheet, area);
  if (titleRows !== undefined) layout.setPrintTitleRows(titleRows);
  const page = layout.headersFooters.defaultForAllPages;
  if (header) {
    page.leftHeader = header.left;
    page.rightHeader = header.right;
  }
  if (footer) {
    page.leftFooter = footer.left;
    page.rightFooter = footer.right;
  }
}

/** Header and footer keep Excel's own place, 0.8 cm from the edge. */
const margins = { top: 1.5, bottom: 1.5, left: 1.5, right: 1.5 };

function rangeIn(sheet: Excel.Worksheet, { row, column, rows, columns }: Area): Excel.Range {
  return sheet.getRangeByIndexes(row, column, rows, columns);
}

import { askBlock, type AskedBlock } from './block-state';
import { layOut, type BlockLayout } from './layout';
import { askLooks, type AskedLooks } from './looked';
import { queueMarker } from './marker';
import { askContents, type AskedContents } from './sheet-contents';
import { applyHighlight, applyStyle, columnWidth } from './looks';
import type { Area } from './place';
import type { Choice, NewBlock, NewSheet, Plan } from './plan';
import type { Prepared, PreparedBlock } from './preparing';

/** What is known once the batch has been answered. */
export interface Committed {
  readonly sheets: readonly CommittedSheet[];
  /** What stood in the blocks right before they were written. */
  readonly seen: readonly AskedBlock[];
  readonly blocks: readonly AskedBlock[];
}

export interface CommittedSheet {
  readonly sheet: Excel.Worksheet;
  readonly planned: NewSheet;
  readonly layouts: readonly BlockLayout[];
  readonly contents: AskedContents;
  readonly looks: AskedLooks;
}

type AddedSheet = Pick<CommittedSheet, 'sheet' | 'planned' | 'layouts'>;

/**
 * Queues the sheets a plan makes, empty, each with its marker directly behind it, and the names. All are added first: what
 * formulas refer to exists when they are written, and a sheet's name that is taken leaves nothing behind.
 */
export function queueSheets(
  context: Excel.RequestContext,
  plan: Plan,
  writeId: string,
  made: (sheet: Excel.Worksheet) => void,
): readonly AddedSheet[] {
  const { worksheets, names } = context.workbook;
  const added = plan.sheets.map((planned) => {
    const sheet = worksheets.add(planned.name);
    sheet.load('id');
    made(sheet);
    queueMarker(sheet, writeId);
    return { planned, sheet, layouts: planned.blocks.map(layOut) };
  });
  for (const { name, sheet, address } of plan.names) {
    names.add(name, worksheets.getItem(sheet).getRange(address));
  }
  return added;
}

/**
 * Queues what goes onto new sheets: their look, contents, lists. A sheet that is not finished looks empty. What they hold
 * is read back.
 */
export function queueContents(sheets: readonly AddedSheet[]): readonly CommittedSheet[] {
  for (const { planned, sheet, layouts } of sheets) queueLook(sheet, planned, layouts);
  for (const { sheet, layouts } of sheets) {
    for (const layout of layouts) rangeIn(sheet, layout.area).formulas = layout.contents;
  }
  for (const { planned, sheet, layouts } of sheets) {
    for (const [i, block] of planned.blocks.entries()) queueList(sheet, block, layouts[i]);
  }
  return sheets.map((added) => {
    const { sheet, layouts } = added;
    const spills = layouts.flatMap((layout) => layout.spills);
    const looks = askLooks(sheet, extentOf(layouts));
    return { ...added, contents: askContents(sheet, spills), looks };
  });
}

/** Queues cells of existing sheets. What stood there is read by the same batch, right before it goes. */
export function queueBlocks(
  context: Excel.RequestContext,
  { blocks }: Prepared,
): Pick<Committed, 'seen' | 'blocks'> {
  const ask = ({ place, withLooks }: PreparedBlock): AskedBlock =>
    askBlock(context, place, withLooks);
  const seen = blocks.map(ask);
  for (const block of blocks) queueExisting(context, block);
  return { seen, blocks: blocks.map(ask) };
}

/** The cells that blocks fill or spill over. */
export function extentOf(layouts: readonly BlockLayout[]): Area | undefined {
  const areas = layouts.flatMap(({ area, spills }) => [area, ...spills]);
  if (areas.length === 0) return undefined;
  const row = Math.min(...areas.map((area) => area.row));
  const column = Math.min(...areas.map((area) => area.column));
  const bottom = Math.max(...areas.map((area) => area.row + area.rows));
  const right = Math.max(...areas.map((area) => area.column + area.columns));
  return { row, column, rows: bottom - row, columns: right - column };
}

function queueLook(
  sheet: Excel.Worksheet,
  planned: NewSheet,
  layouts: readonly BlockLayout[],
): void {
  const { widths = {}, freeze, tabColor, blocks } = planned;
  for (const [letters, characters] of Object.entries(widths)) {
    sheet.getRange(`${letters}:${letters}`).format.columnWidth = columnWidth(characters);
  }
  for (const { area, formats, styles } of layouts) {
    if (formats) rangeIn(sheet, area).numberFormat = formats;
    for (const styled of styles) applyStyle(rangeIn(sheet, styled.area).format, styled.style);
  }
  for (const [i, { choices = [], highlights = [], list, cells }] of blocks.entries()) {
    for (const choice of choices) queueChoice(sheet, choice);
    for (const highlight of highlights) applyHighlight(sheet.getRange(highlight.at), highlight);
    const header = layouts[i]?.area;
    const styled = cells[0]?.some((cell) => cell.kind !== 'keep' && cell.style !== undefined);
    if (list?.kind === 'filter' && header && styled !== true) {
      applyStyle(rangeIn(sheet, { ...header, rows: 1 }).format, 'header');
    }
  }
  if (tabColor !== undefined) sheet.tabColor = tabColor;
  if (freeze && freeze.rows > 0 && freeze.columns > 0) {
    const { rows, columns } = freeze;
    sheet.freezePanes.freezeAt(rangeIn(sheet, { row: 0, column: 0, rows, columns }));
  } else if (freeze && freeze.rows > 0) {
    sheet.freezePanes.freezeRows(freeze.rows);
  } else if (freeze && freeze.columns > 0) {
    sheet.freezePanes.freezeColumns(freeze.columns);
  }
}

function queueChoice(sheet: Excel.Worksheet, { at, from, refusal }: Choice): void {
  const { dataValidation } = sheet.getRange(at);
  const source = from.kind === 'texts' ? from.texts.join(',') : from.formula;
  dataValidation.rule = { list: { inCellDropDown: true, source } };
  dataValidation.errorAlert = { message: refusal, title: '', showAlert: true, style: 'Stop' };
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
  for (const { area, style } of layout.styles) applyStyle(rangeIn(sheet, area).format, style);
}

function queueList(
  sheet: Excel.Worksheet,
  { list }: NewBlock,
  layout: BlockLayout | undefined,
): void {
  if (!list || !layout) return;
  const range = rangeIn(sheet, layout.area);
  if (list.kind === 'table') sheet.tables.add(range, true).name = list.name;
  else sheet.autoFilter.apply(range);
}

/** Everything on the pages, and what is shown in the end: nothing here decides whether the write succeeded. */
export function queuePrintSetup(sheet: Excel.Worksheet, { print }: NewSheet): void {
  if (!print) return;
  const { orientation, paper = 'a4', area, titleRows, fitToWidth = false } = print;
  const layout = sheet.pageLayout;
  layout.orientation = orientation === 'landscape' ? 'Landscape' : 'Portrait';
  layout.paperSize = paper === 'a4' ? 'A4' : 'Letter';
  if (fitToWidth) layout.zoom = { horizontalFitToPages: 1 };
  if (area !== undefined) layout.setPrintArea(area);
  if (titleRows !== undefined) layout.setPrintTitleRows(titleRows);
}

export function rangeIn(sheet: Excel.Worksheet, { row, column, rows, columns }: Area): Excel.Range {
  return sheet.getRangeByIndexes(row, column, rows, columns);
}

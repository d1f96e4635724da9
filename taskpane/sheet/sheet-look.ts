import { areaName, columnOf } from './address';
import { around, type BlockLayout } from './layout';
import { applyHighlight, applyStyle, columnWidth } from './looks';
import type { Area } from './place';
import type { CellStyle, Choice, NewSheet } from './plan';

/** Excel takes several addresses at once up to 255 characters; a name or a sign may take more than it shows. */
const longestAddresses = 200;

/** A new sheet that has been added, and what goes onto it. */
export interface AddedSheet {
  readonly sheet: Excel.Worksheet;
  readonly planned: NewSheet;
  readonly layouts: readonly BlockLayout[];
}

/**
 * Queues how new sheets look. All cells of one style are one object for Excel, and a sheet that looks like one before it
 * takes its formats from there: many like sheets are a fifth of the calls that way. Objects are let go at once, so that
 * nothing has to be tidied up.
 */
export function queueLooks(sheets: readonly AddedSheet[]): void {
  const patterns = new Map<string, Excel.Range>();
  for (const { sheet, planned, layouts } of sheets) {
    const { widths = {}, freeze, tabColor } = planned;
    queueWidths(sheet, widths);
    if (tabColor !== undefined) sheet.tabColor = tabColor;
    if (freeze) queueFreeze(sheet, freeze);
    const area = around(layouts.map((layout) => layout.area));
    if (!area) continue;
    const styles = areasByStyle(planned, layouts);
    const key = JSON.stringify([area, [...styles], layouts.map(({ formats }) => formats)]);
    const pattern = patterns.get(key);
    const range = letGo(sheet.getRange(areaName(area)));
    if (pattern) {
      range.copyFrom(pattern, 'Formats');
    } else {
      patterns.set(key, range);
      queueStyles(sheet, styles, layouts);
    }
  }
  // Last, because formats that are copied bring colours by rule with them.
  for (const { sheet, planned } of sheets) {
    for (const { choices = [], highlights = [] } of planned.blocks) {
      for (const choice of choices) queueChoice(sheet, choice);
      for (const highlight of highlights) {
        applyHighlight(letGo(sheet.getRange(highlight.at)), highlight);
      }
    }
  }
}

function queueStyles(
  sheet: Excel.Worksheet,
  styles: ReadonlyMap<CellStyle, readonly Area[]>,
  layouts: readonly BlockLayout[],
): void {
  for (const { area, formats } of layouts) {
    if (formats) letGo(sheet.getRange(areaName(area))).numberFormat = formats;
  }
  for (const [style, areas] of styles) {
    for (const addresses of together(areas.map(areaName))) {
      applyStyle(formatOf(sheet, addresses), style, 'new');
    }
  }
}

function queueFreeze(
  sheet: Excel.Worksheet,
  { rows, columns }: NonNullable<NewSheet['freeze']>,
): void {
  const { freezePanes } = sheet;
  if (rows > 0 && columns > 0) {
    freezePanes.freezeAt(letGo(sheet.getRangeByIndexes(0, 0, rows, columns)));
  } else if (rows > 0) {
    freezePanes.freezeRows(rows);
  } else if (columns > 0) {
    freezePanes.freezeColumns(columns);
  }
}

/** All widths in one call. */
function queueWidths(sheet: Excel.Worksheet, widths: Readonly<Record<string, number>>): void {
  const characters = new Map(
    Object.entries(widths).map(([letters, width]) => [columnOf(letters), width]),
  );
  if (characters.size === 0) return;
  const first = Math.min(...characters.keys());
  const columns = Math.max(...characters.keys()) - first + 1;
  const properties = Array.from({ length: columns }, (_, i): Excel.SettableColumnProperties => {
    const width = characters.get(first + i);
    return width === undefined ? {} : { format: { columnWidth: columnWidth(width) } };
  });
  letGo(sheet.getRangeByIndexes(0, first, 1, columns)).setColumnProperties(properties);
}

/** The cells of each style. The header of a list with filter buttons is one, where the plan gives it no look. */
function areasByStyle(
  { blocks }: NewSheet,
  layouts: readonly BlockLayout[],
): ReadonlyMap<CellStyle, readonly Area[]> {
  const areas = new Map<CellStyle, Area[]>();
  const add = (style: CellStyle, area: Area): void => {
    areas.set(style, [...(areas.get(style) ?? []), area]);
  };
  for (const { styles } of layouts) {
    for (const { style, area } of styles) add(style, area);
  }
  for (const [i, { list, cells }] of blocks.entries()) {
    const area = layouts[i]?.area;
    const styled = cells[0]?.some((cell) => cell.kind !== 'keep' && cell.style !== undefined);
    if (list?.kind === 'filter' && area && styled !== true) add('header', { ...area, rows: 1 });
  }
  return areas;
}

/** Addresses joined by commas, as many as Excel takes at once. */
export function together(addresses: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const address of addresses) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + 1 + address.length <= longestAddresses) {
      joined[joined.length - 1] = `${last},${address}`;
    } else {
      joined.push(address);
    }
  }
  return joined;
}

function formatOf(sheet: Excel.Worksheet, addresses: string): Excel.RangeFormat {
  return addresses.includes(',')
    ? letGo(sheet.getRanges(addresses)).format
    : letGo(sheet.getRange(addresses)).format;
}

function queueChoice(sheet: Excel.Worksheet, { at, from, refusal }: Choice): void {
  const { dataValidation } = letGo(sheet.getRange(at));
  const source = from.kind === 'texts' ? from.texts.join(',') : from.formula;
  dataValidation.rule = { list: { inCellDropDown: true, source } };
  dataValidation.errorAlert = { message: refusal, title: '', showAlert: true, style: 'Stop' };
}

/** Excel need not remember the object after this request. */
export function letGo<T extends Excel.Range | Excel.RangeAreas>(object: T): T {
  object.untrack();
  return object;
}

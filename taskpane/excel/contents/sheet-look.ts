import {
  type Area,
  areaName,
  columnLetters,
  columnOf,
  contains,
  parseArea,
} from '../../sheets/address';
import { around, type BlockLayout } from '../../sheets/layout';
import {
  applyAlignment,
  applyHighlight,
  applyLines,
  applyStyle,
  columnWidth,
  underline,
} from '../../sheets/looks';
import type { Alignment, CellStyle, Choice, NewSheet } from '../../sheets/plan';
import { letGo } from '../requests/requests';
import type { SheetRanges } from '../requests/ranges';

/** Excel takes several addresses at once up to 255 characters; a name or a sign may take more than it shows. */
const longestAddresses = 200;

/** Whether one call speaks of several areas: where Excel wants another separator than a comma, each goes by itself. */
export type Manner = 'together' | 'one by one';

/** A new sheet that has been added, and what goes onto it. */
export interface AddedSheet {
  readonly sheet: Excel.Worksheet;
  readonly planned: NewSheet;
  readonly layouts: readonly BlockLayout[];
  readonly ranges: SheetRanges;
}

/**
 * Queues how new sheets look. All cells of one style are one object for Excel, and a sheet that looks like one before it
 * takes its formats from there: many like sheets are a fifth of the calls that way. Objects are let go at once, so that
 * nothing has to be tidied up.
 */
export function queueLooks(sheets: readonly AddedSheet[], manner: Manner): void {
  const patterns = new Map<string, Excel.Range>();
  for (const added of sheets) {
    const { sheet, planned, layouts, ranges } = added;
    const { widths = {}, freeze, tabColor, tall } = planned;
    const area = around(layouts.map((layout) => layout.area));
    queueWidths(ranges, widths, area);
    if (tabColor !== undefined) sheet.tabColor = tabColor;
    if (freeze) queueFreeze(sheet, freeze);
    if (tall) ranges.named(tall.rows).format.rowHeight = tall.points;
    queueButtons(added);
    if (!area) continue;
    const styles = areasByStyle(planned, layouts);
    const others = layouts.map(({ formats, alignments }) => [formats, alignments]);
    const lines = planned.blocks.map((block) => block.lines);
    const key = JSON.stringify([area, [...styles], others, lines]);
    const pattern = patterns.get(key);
    if (pattern) {
      ranges.at(area).copyFrom(pattern, 'Formats');
    } else {
      patterns.set(key, ranges.at(area));
      queueFormats(added);
      queueStyles(added, styles, manner);
    }
  }
  // Last, because formats that are copied bring colours by rule with them.
  for (const added of sheets) queueRules(added);
}

/** What a look consists of, for an Excel that refuses a part of it. */
export const lookParts = ['formats', 'layout', 'freeze', 'tab', 'choices', 'highlights'] as const;
export type LookPart = (typeof lookParts)[number];

/** Queues one part of the look of a new sheet by itself, whatever of it is there already. */
export function queueLookPart(added: AddedSheet, part: LookPart): void {
  const { sheet, planned, layouts, ranges } = added;
  const { widths = {}, freeze, tabColor, tall } = planned;
  switch (part) {
    case 'formats':
      queueFormats(added);
      return;
    case 'layout':
      queueWidths(ranges, widths, around(layouts.map((layout) => layout.area)));
      if (tall) ranges.named(tall.rows).format.rowHeight = tall.points;
      queueButtons(added);
      queueStyles(added, areasByStyle(planned, layouts), 'one by one');
      return;
    case 'freeze':
      if (freeze) queueFreeze(sheet, freeze);
      return;
    case 'tab':
      if (tabColor !== undefined) sheet.tabColor = tabColor;
      return;
    case 'choices':
      for (const choice of planned.blocks.flatMap(({ choices = [] }) => choices)) {
        queueChoice(ranges, choice);
      }
      return;
    case 'highlights': {
      const all = planned.blocks.flatMap(({ highlights = [] }) => highlights);
      for (const { at } of all) ranges.named(at).conditionalFormats.clearAll();
      for (const highlight of all) applyHighlight(ranges.named(highlight.at), highlight);
    }
  }
}

function queueRules({ planned, ranges }: AddedSheet): void {
  for (const { choices = [], highlights = [] } of planned.blocks) {
    for (const choice of choices) queueChoice(ranges, choice);
    for (const highlight of highlights) applyHighlight(ranges.named(highlight.at), highlight);
  }
}

function queueFormats({ layouts, ranges }: AddedSheet): void {
  for (const { area, formats } of layouts) {
    if (formats) ranges.at(area).numberFormat = formats;
  }
}

function queueStyles(
  { sheet, planned, layouts, ranges }: AddedSheet,
  styles: ReadonlyMap<CellStyle, readonly Area[]>,
  manner: Manner,
): void {
  const each = (areas: readonly Area[], apply: (format: Excel.RangeFormat) => void): void => {
    const names = areas.map(areaName);
    for (const addresses of manner === 'together' ? together(names) : names) {
      const several = addresses.includes(',');
      apply((several ? letGo(sheet.getRanges(addresses)) : ranges.named(addresses)).format);
    }
  };
  for (const [style, areas] of styles) {
    each(areas, (format) => {
      applyStyle(format, style, 'new');
    });
  }
  for (const area of styles.get('header') ?? []) underline(ranges.at(area));
  for (const align of ['left', 'centre', 'right'] as const) {
    each(areasOf(layouts, align), (format) => {
      applyAlignment(format, align);
    });
  }
  for (const address of planned.blocks.flatMap(({ lines = [] }) => lines)) {
    const area = parseArea(address);
    if (area) applyLines(ranges.at(area), area);
  }
}

function areasOf(layouts: readonly BlockLayout[], wanted: Alignment): readonly Area[] {
  return layouts.flatMap(({ alignments }) =>
    alignments.flatMap(({ area, align }) => (align === wanted ? [area] : [])),
  );
}

/** Filter buttons stand at the bottom of their cells: headings stand above them, with a line of their own below. */
function queueButtons({ planned: { blocks, widths = {} }, layouts, ranges }: AddedSheet): void {
  for (const [i, { list, cells }] of blocks.entries()) {
    const area = layouts[i]?.area;
    if (!area || !list || (list.kind === 'table' && list.buttons !== true)) continue;
    const lines = (cells[0] ?? []).map((cell, j) => {
      const width = widths[columnLetters(area.column + j)] ?? standardWidth;
      return cell.kind === 'text' ? linesOf(cell.text, width) : 1;
    });
    ranges.at({ ...area, rows: 1 }).format.rowHeight = (Math.max(1, ...lines) + 1) * lineHeight;
    // Headings beside the list stand as those of the list.
    for (const beside of layouts) {
      if (beside.area.row !== area.row) continue;
      ranges.at({ ...beside.area, rows: 1 }).format.verticalAlignment = 'Top';
    }
  }
}

/** Of a new column, in characters; of a line of text, in points. */
const standardWidth = 8.43;
const lineHeight = 15;

/** The lines that a wrapped text takes. */
function linesOf(text: string, width: number): number {
  let lines = 1;
  let filled = 0;
  for (const { length } of text.split(/\s+/)) {
    if (filled > 0 && filled + 1 + length > width) {
      lines++;
      filled = length;
    } else {
      filled += (filled > 0 ? 1 : 0) + length;
    }
  }
  return lines;
}

function queueFreeze(
  sheet: Excel.Worksheet,
  { rows, columns }: NonNullable<NewSheet['freeze']>,
): void {
  const { freezePanes } = sheet;
  if (rows > 0 && columns > 0) {
    freezePanes.freezeAt(areaName({ row: 0, column: 0, rows, columns }));
  } else if (rows > 0) {
    freezePanes.freezeRows(rows);
  } else if (columns > 0) {
    freezePanes.freezeColumns(columns);
  }
}

/** All widths in one call, by way of the filled cells where these have all of the columns. */
function queueWidths(
  ranges: SheetRanges,
  widths: Readonly<Record<string, number>>,
  filled: Area | undefined,
): void {
  const areas = Object.keys(widths).map((letters): Area => {
    return { row: filled?.row ?? 0, column: columnOf(letters), rows: 1, columns: 1 };
  });
  const needed = around(areas);
  if (!needed) return;
  const area = filled && contains(filled, needed) ? filled : needed;
  const properties = Array.from(
    { length: area.columns },
    (_, i): Excel.SettableColumnProperties => {
      const characters = widths[columnLetters(area.column + i)];
      return characters === undefined ? {} : { format: { columnWidth: columnWidth(characters) } };
    },
  );
  ranges.at(area).setColumnProperties(properties);
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

function queueChoice(ranges: SheetRanges, { at, from, refusal }: Choice): void {
  const { dataValidation } = ranges.named(at);
  dataValidation.rule = ruleOf(from);
  dataValidation.errorAlert = {
    message: refusal ?? '',
    title: '',
    showAlert: refusal !== undefined,
    style: 'Stop',
  };
}

function ruleOf(from: Choice['from']): Excel.DataValidationRule {
  switch (from.kind) {
    case 'texts':
      return { list: { inCellDropDown: true, source: from.texts.join(',') } };
    case 'range':
      return { list: { inCellDropDown: true, source: from.formula } };
    case 'number': {
      const limits = { formula1: from.least, operator: 'GreaterThanOrEqualTo' } as const;
      return from.whole ? { wholeNumber: limits } : { decimal: limits };
    }
    case 'formula':
      return { custom: { formula: from.formula } };
  }
}

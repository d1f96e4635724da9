import { type Area, areaName, cellName, contains } from '../../sheets/address';
import { englishError, plainly, type Renamed, withNames } from '../../sheets/references';
import { hash64 } from '../../sheets/content';
import type { PlannedPart, SheetContents, WrittenSheet } from '../../sheets/receipt';
import { letGo, offers } from '../requests/requests';
import { areaOf, SheetRanges } from '../requests/ranges';

/** What is loaded of a used range to know what a sheet holds. */
const contentProperties = 'rowIndex,columnIndex,rowCount,columnCount,formulas,values';

/** A sheet whose contents are asked for: load first, sync, then read. */
export interface AskedContents {
  readonly used: Excel.Range;
  readonly spills: () => readonly Area[];
}

/** Of a sheet that the running request makes: where its formulas may spill, nothing else can stand. */
export function askNewContents(sheet: Excel.Worksheet, spills: readonly Area[]): AskedContents {
  const used = letGo(sheet.getUsedRangeOrNullObject(true));
  used.load(contentProperties);
  return { used, spills: () => spills };
}

/** `spills` are what the sheet's formulas fill at most; what they fill now is asked for where this Excel can tell. */
export function askContents(sheet: Excel.Worksheet, spills: readonly Area[]): AskedContents {
  if (!offers('1.12')) return askNewContents(sheet, spills);
  const { used } = askNewContents(sheet, spills);
  const asked = spills.map(({ row, column }) => {
    const range = letGo(
      sheet.getRangeByIndexes(row, column, 1, 1),
    ).getSpillingToRangeOrNullObject();
    letGo(range);
    range.load('rowIndex,columnIndex,rowCount,columnCount');
    return range;
  });
  return {
    used,
    spills: () => asked.flatMap((range) => (range.isNullObject ? [] : [areaOf(range)])),
  };
}

export function readContents({ used, spills }: AskedContents): SheetContents {
  return contentsOf(used, spills());
}

function contentsOf(used: Excel.Range, spills: readonly Area[]): SheetContents {
  if (used.isNullObject) return { area: undefined, formulas: [], spills };
  return { area: areaOf(used), formulas: used.formulas as unknown[][], spills };
}

/** One filled cell, as Range.formulas gives it. */
interface Filled {
  readonly row: number;
  readonly column: number;
  readonly formula: unknown;
}

/** The filled cells of a sheet, spilled results aside. */
function* filledCells({ area, formulas, spills }: SheetContents): Generator<Filled, void> {
  for (const [i, line] of formulas.entries()) {
    for (const [j, formula] of line.entries()) {
      const [row, column] = [(area?.row ?? 0) + i, (area?.column ?? 0) + j];
      if (formula !== '' && !isSpilled(spills, row, column)) yield { row, column, formula };
    }
  }
}

function isSpilled(spills: readonly Area[], row: number, column: number): boolean {
  return spills.some(
    (area) =>
      contains(area, { row, column, rows: 1, columns: 1 }) &&
      (row !== area.row || column !== area.column),
  );
}

/** `former`: what sheets were called, by what they are called now. */
export function hashOf(contents: SheetContents, former: Renamed = new Map()): string {
  const parts: string[] = [];
  for (const { row, column, formula } of filledCells(contents)) {
    const text = isFormula(formula) ? plainly(withNames(formula, former) ?? formula) : formula;
    parts.push(`${row} ${column} ${typeof formula} ${String(text)}`);
  }
  return hash64(parts);
}

/** The same, of formulas no more than where they stand. */
export function constantsOf(contents: SheetContents): string {
  const parts: string[] = [];
  for (const { row, column, formula } of filledCells(contents)) {
    parts.push(
      `${row} ${column} ${isFormula(formula) ? '=' : `${typeof formula} ${String(formula)}`}`,
    );
  }
  return hash64(parts);
}

/** Whether two contents of a cell are the same; `hasGone`: a formula may have lost a sheet that it named. */
export function sameFilled(before: unknown, now: unknown, hasGone = false): boolean {
  if (before === now) return true;
  if (!isFormula(before) || !isFormula(now)) return false;
  if (plainly(before) === plainly(now)) return true;
  return hasGone && /#REF!/i.test(now) && holdsPlanned(now, before);
}

/** What `now` holds where it differs from `before`; a cell that was emptied counts with its empty content. */
export function differingCells(
  before: SheetContents,
  now: SheetContents,
  hasGone = false,
): readonly Filled[] {
  const [old, present] = [byCell(before), byCell(now)];
  const changed = [...present].flatMap(([key, cell]) =>
    sameFilled(old.get(key)?.formula, cell.formula, hasGone) ? [] : [cell],
  );
  const emptied = [...old].flatMap(([key, cell]) =>
    present.has(key) ? [] : [{ ...cell, formula: '' }],
  );
  return [...changed, ...emptied].sort((a, b) => a.row - b.row || a.column - b.column);
}

function byCell(contents: SheetContents): ReadonlyMap<string, Filled> {
  const cells = [...filledCells(contents)];
  return new Map(cells.map((cell) => [cellName(cell.row, cell.column), cell]));
}

/** What has become of the sheets that were there. */
export interface Sheets {
  /** What they were called, by what they are called now. */
  readonly former: Renamed;
  /** Some of them are gone. */
  readonly hasGone: boolean;
}

/** `B4` of the first cell that is not as it was written. Where only the hash is known, it may be another one. */
export function editedCell(
  { contents: { area, formulas, hash, constants }, spills }: WrittenSheet,
  now: SheetContents,
  { former, hasGone }: Sheets,
): string | undefined {
  if (formulas) {
    const [first] = differingCells({ area, formulas, spills }, now, hasGone);
    return first && cellName(first.row, first.column);
  }
  if (hashOf(now, former) === hash) return undefined;
  if (hasGone && constantsOf(now) === constants) return undefined;
  for (const { row, column } of filledCells(now)) {
    const outside = !area || !contains(area, { row, column, rows: 1, columns: 1 });
    if (outside) return cellName(row, column);
  }
  return areaName(area ?? { row: 0, column: 0, rows: 1, columns: 1 });
}

/** Whether formulas have lost a sheet that they named while no more than their hash is known: nobody sees what else changed. */
export function isUnseen(
  { contents: { formulas, hash } }: WrittenSheet,
  now: SheetContents,
  { former, hasGone }: Sheets,
): boolean {
  return hasGone && formulas === undefined && hashOf(now, former) !== hash;
}

/** `B4` of a formula that cannot spill because something stands in its way. */
export function blockedSpill(used: Excel.Range, spills: readonly Area[]): string | undefined {
  if (used.isNullObject) return undefined;
  const { rowIndex, columnIndex } = used;
  const values = used.values as unknown[][];
  const blocked = spills.find(
    ({ row, column }) =>
      englishError(String(values[row - rowIndex]?.[column - columnIndex])) === '#SPILL!',
  );
  return blocked && cellName(blocked.row, blocked.column);
}

/** `B4` of the first filled cell that does not hold what the plan puts there. */
export function unplannedCell(
  contents: SheetContents,
  parts: readonly PlannedPart[],
): string | undefined {
  for (const { row, column, formula } of filledCells(contents)) {
    const cell = { row, column, rows: 1, columns: 1 };
    const part = parts.find(({ area }) => contains(area, cell));
    const planned = part?.contents[row - part.area.row]?.[column - part.area.column];
    if (!holdsPlanned(formula, planned)) return cellName(row, column);
  }
  return undefined;
}

/**
 * Whether a cell holds what a plan put there. Excel drops a text's leading apostrophe and may store a formula in a form of
 * its own: blanks, case, `@` and `_xlfn.` do not count. Where a sheet that the formula refers to has gone before it, the
 * formula holds #REF! instead.
 */
export function holdsPlanned(formula: unknown, planned: unknown): boolean {
  const [now, wanted] = [bare(formula), bare(planned)];
  if (now === wanted) return true;
  if (typeof now !== 'string' || typeof wanted !== 'string') return false;
  return now.startsWith('=') && now.includes('#ref!') && isWithout(now.split(lost), wanted);
}

/** What Excel leaves of a reference to a sheet that is gone. */
const lost = /(?:'[^']*'!|[^\s'"!=<>+\-*/^&,;(){}]+!)?#ref!/;

/** Whether the pieces stand in the text in their order, from its beginning to its end. */
function isWithout(pieces: readonly string[], text: string): boolean {
  const [first = '', ...others] = pieces;
  const last = others.pop() ?? '';
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let from = first.length;
  for (const piece of others) {
    const at = text.indexOf(piece, from);
    if (at === -1) return false;
    from = at + piece.length;
  }
  return from <= text.length - last.length;
}

function bare(content: unknown): unknown {
  if (typeof content !== 'string') return content ?? '';
  const text = content.replace(/^'/, '');
  return text.startsWith('=') ? text.replace(/_xlfn\.|_xlws\.|[\s@]/gi, '').toLowerCase() : text;
}

/** Largest sheet, in cells, on which fills are compared. */
const mostFills = 5000;

/** What a sheet that was made looks like: load first, sync, then read. */
export interface AskedLooks {
  readonly sheet: Excel.Worksheet;
  readonly formats: Excel.Range | undefined;
  readonly fills: OfficeExtension.ClientResult<Excel.CellProperties[][]> | undefined;
  readonly counts: readonly (() => number)[];
}

/** `extent` are the cells the plan fills; undefined for an empty sheet. */
export function askLooks(sheet: Excel.Worksheet, extent: Area | undefined): AskedLooks {
  sheet.charts.load('count');
  sheet.tables.load('count');
  const shapes = sheet.shapes.getCount();
  const comments = offers('1.10') ? sheet.comments.getCount() : undefined;
  const counts = [
    () => sheet.charts.count,
    () => sheet.tables.count,
    () => shapes.value,
    () => comments?.value ?? 0,
  ];
  return askFormats(sheet, new SheetRanges(sheet), extent, counts);
}

/** The same for a sheet that the running request makes: it has the plan's tables, and no charts, shapes or comments. */
export function askNewLooks(
  sheet: Excel.Worksheet,
  ranges: SheetRanges,
  extent: Area | undefined,
  tables: number,
): AskedLooks {
  const none = (): number => 0;
  return askFormats(sheet, ranges, extent, [none, () => tables, none, none]);
}

function askFormats(
  sheet: Excel.Worksheet,
  ranges: SheetRanges,
  extent: Area | undefined,
  counts: AskedLooks['counts'],
): AskedLooks {
  sheet.load('tabColor');
  if (!extent) return { sheet, formats: undefined, fills: undefined, counts };
  const formats = ranges.at(extent);
  formats.load('numberFormat');
  const fills =
    extent.rows * extent.columns <= mostFills
      ? formats.getCellProperties({ format: { fill: { color: true } } })
      : undefined;
  return { sheet, formats, fills, counts };
}

/** Equal as long as number formats, fills, the tab's colour, charts, shapes, tables and comments are. */
export function looksOf({ sheet, formats, fills, counts }: AskedLooks): string {
  const parts = [sheet.tabColor, ...counts.map((count) => String(count()))];
  for (const line of (formats?.numberFormat ?? []) as string[][]) parts.push(...line);
  for (const line of fills?.value ?? []) {
    parts.push(...line.map(({ format }) => format?.fill?.color ?? ''));
  }
  return hash64(parts);
}

export function isFormula(content: unknown): content is string {
  return typeof content === 'string' && content.startsWith('=');
}

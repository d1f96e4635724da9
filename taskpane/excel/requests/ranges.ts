import { type Area, areaName, type Place, placeName } from '../../sheets/address';
import { type Attempt, failed } from '../workbook/problems';
import { mostCells, mostRows, type Origin } from '../../sheets/source';
import { letGo, offers } from './requests';
import { type CellContent, contentOf } from '../../sheets/content';
import type { CellPlace } from '../workbook/workbook';

/** A place that was asked for: all of its cells, and what it turns out to be once the next request is answered. */
export interface Spot {
  readonly whole: Excel.Range;
  readonly origin: () => Attempt<Origin>;
  /** Where nothing is filled all of it counts, as blank cells. */
  readonly mayBeEmpty?: true;
}

/** A range that holds something, cut to what is used. */
export interface LocatedRange {
  readonly origin: Origin;
  readonly range: Excel.Range;
  readonly place: Place;
  /** Positions of the hidden rows, from 0. */
  readonly hidden: readonly number[];
}

export function rangeOf(context: Excel.RequestContext, { sheetId, area }: Place): Excel.Range {
  return context.workbook.worksheets
    .getItem(sheetId)
    .getRangeByIndexes(area.row, area.column, area.rows, area.columns);
}

/** Where a range begins and ends. */
export const bounds = 'rowIndex,columnIndex,rowCount,columnCount';
/** The same, and whether rows of it are hidden. */
export const boundsAndHidden = `${bounds},rowHidden`;

/** Cuts every place to what is used and finds hidden rows. Two requests at most for all together. */
export async function findRanges(
  context: Excel.RequestContext,
  spots: readonly Spot[],
): Promise<Attempt<readonly LocatedRange[]>> {
  if (spots.length === 0) return { ok: true, value: [] };
  const asked = spots.map(({ whole, origin, mayBeEmpty = false }) => {
    whole.load(mayBeEmpty ? `address,${boundsAndHidden}` : 'address');
    whole.worksheet.load('id,name');
    const range = whole.getUsedRangeOrNullObject(true);
    range.load(boundsAndHidden);
    return { whole, origin, used: range, mayBeEmpty };
  });
  await context.sync();
  const places: { origin: Origin; range: Excel.Range; place: Place }[] = [];
  for (const { whole, origin: originOf, used, mayBeEmpty } of asked) {
    const origin = originOf();
    if (!origin.ok) return origin;
    if (whole.isNullObject) return failed({ code: 'sheetGone' });
    const range = mayBeEmpty && used.isNullObject ? whole : used;
    if (range.isNullObject) return failed({ code: 'nothingThere', address: whole.address });
    const { id: sheetId, name: sheet } = whole.worksheet;
    const place = { sheetId, sheet, area: areaOf(range) };
    // Before anything is asked row by row: one stray cell far below makes a list of a million rows.
    const tooLarge = sizeProblem(place);
    if (tooLarge) return tooLarge;
    places.push({ origin: origin.value, range, place });
  }
  const hidden = await hiddenRows(
    context,
    places.map(({ range }) => range),
  );
  const value = places.map((each, i) => ({ ...each, hidden: hidden[i] ?? [] }));
  return { ok: true, value };
}

/** Positions of hidden rows; a request only where some rows of a range are hidden and others not. */
async function hiddenRows(
  context: Excel.RequestContext,
  ranges: readonly Excel.Range[],
): Promise<readonly (readonly number[])[]> {
  const rows = ranges.map((range) => (mixed(range) ? askHiddenRows(range) : undefined));
  if (rows.some((properties) => properties !== undefined)) await context.sync();
  return ranges.map((range, i) => {
    const properties = rows[i];
    if (properties) return hiddenIn(properties);
    return range.rowHidden ? Array.from({ length: range.rowCount }, (_, row) => row) : [];
  });
}

/** Excel gives null where only some rows are hidden. */
export function mixed({ rowHidden }: Excel.Range): boolean {
  return (rowHidden as boolean | null) === null;
}

type AskedRows = OfficeExtension.ClientResult<Excel.RowProperties[]>;

export function askHiddenRows(range: Excel.Range): AskedRows {
  return range.getRowProperties({ rowHidden: true });
}

export function hiddenIn({ value }: AskedRows): readonly number[] {
  return value.flatMap(({ rowHidden }, row) => (rowHidden === true ? [row] : []));
}

function sizeProblem(place: Place): Attempt<never> | undefined {
  const { rows, columns } = place.area;
  const address = placeName(place);
  if (rows > mostRows) return failed({ code: 'tooManyRows', address, rows, most: mostRows });
  const cells = rows * columns;
  return cells > mostCells
    ? failed({ code: 'tooManyCells', address, cells, most: mostCells })
    : undefined;
}

/** Everything an origin means; a null object where its sheet or table is gone. */
export function wholeRange(
  context: Excel.RequestContext,
  origin: Origin,
  withTotals: boolean,
): Excel.Range {
  const { worksheets, tables } = context.workbook;
  switch (origin.kind) {
    case 'range':
      return worksheets.getItemOrNullObject(origin.sheetId).getRange(origin.address);
    case 'region':
      return worksheets
        .getItemOrNullObject(origin.sheetId)
        .getRange(origin.address)
        .getSurroundingRegion();
    case 'sheet':
      return worksheets.getItemOrNullObject(origin.sheetId).getRange();
    case 'table': {
      const range = tables.getItemOrNullObject(origin.table).getRange();
      return withTotals ? range.getResizedRange(-1, 0) : range;
    }
  }
}

export function areaOf(range: Excel.Range): Area {
  const { rowIndex: row, columnIndex: column, rowCount: rows, columnCount: columns } = range;
  return { row, column, rows, columns };
}

export function rangeAt(context: Excel.RequestContext, { sheetId, area }: Place): Excel.Range {
  return context.workbook.worksheets
    .getItemOrNullObject(sheetId)
    .getRangeByIndexes(area.row, area.column, area.rows, area.columns);
}

/** The ranges of a sheet that one request speaks of: each is one object for Excel, however often it is meant. */
export class SheetRanges {
  private readonly known = new Map<string, Excel.Range>();

  constructor(private readonly sheet: Excel.Worksheet) {}

  at(area: Area): Excel.Range {
    return this.named(areaName(area));
  }

  named(address: string): Excel.Range {
    const known = this.known.get(address);
    if (known) return known;
    const range = letGo(this.sheet.getRange(address));
    this.known.set(address, range);
    return range;
  }

  /** A request was sent: Excel has let go of its ranges. */
  sent(): void {
    this.known.clear();
  }
}

/** A cell asked for in a batch: load first, sync, then read. */
export interface AskedCell {
  readonly range: Excel.Range;
  /** The cell whose result spills into this one, where this Excel can tell. */
  readonly spillParent: Excel.Range | undefined;
}

export function askCell(range: Excel.Range): AskedCell {
  range.load('address,formulas,values,valueTypes,text,numberFormat');
  range.worksheet.load('id');
  if (!offers('1.12')) return { range, spillParent: undefined };
  const spillParent = range.getSpillParentOrNullObject();
  spillParent.load('address');
  return { range, spillParent };
}

/** `B4:C9` of `'Go! 2010'!B4:C9`. */
export function withinSheet(address: string): string {
  return address.slice(address.lastIndexOf('!') + 1);
}

export function placeOf({ range }: AskedCell): CellPlace {
  const { address, worksheet } = range;
  return { worksheetId: worksheet.id, cell: withinSheet(address), address };
}

/** The cell's content, or why a formula must not be put there. */
export function readCell({ range, spillParent }: AskedCell): Attempt<CellContent> {
  const { address } = range;
  if (spillParent?.isNullObject === false && spillParent.address !== address) {
    return failed({ code: 'spilledCell', address, anchor: spillParent.address });
  }
  if (only(range.numberFormat) === '@') return failed({ code: 'textCell', address });
  const content = contentOf({
    formula: only(range.formulas),
    value: only(range.values),
    valueType: String(only(range.valueTypes)),
    shown: String(only(range.text)),
  });
  if (!content) return failed({ code: 'linkedData', address });
  return { ok: true, value: content };
}

/** The one element of a one-cell range's matrix. */
function only(matrix: readonly (readonly unknown[])[]): unknown {
  return matrix[0]?.[0];
}

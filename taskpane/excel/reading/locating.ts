import {
  type Area,
  contains,
  mostSheetRows,
  parseArea,
  type Place,
  splitAddress,
  sameName,
} from '../../sheets/address';
import {
  areaOf,
  askHiddenRows,
  boundsAndHidden,
  hiddenIn,
  mixed,
  rangeAt,
  type Spot,
  wholeRange,
  withinSheet,
} from '../requests/ranges';
import { attempt, type Attempt, failed, isGivenUp } from '../workbook/problems';
import {
  cellsNamed,
  hasTotals,
  isThere,
  type Origin,
  type SourceRow,
  type SourceTable,
  type Where,
  type WorkbookFacts,
} from '../../sheets/source';
import { cellProperties, cellsOf, cut, type LoadedCells, tableOf } from './loading';
import { decodeRow, type Scalar } from '../../sheets/receipt';

/** What is asked about the selection, where a place is the selection: load first, sync, then locate. */
interface AskedSelection {
  readonly range: Excel.Range;
  readonly tables: Excel.TableScopedCollection;
}

export function askSelection(context: Excel.RequestContext): AskedSelection {
  const range = context.workbook.getSelectedRange();
  range.load('address,rowCount,columnCount');
  range.worksheet.load('id');
  const tables = range.getTables(false);
  tables.load('items/name');
  return { range, tables };
}

/**
 * Finds out what each place is: a range, a region, a sheet or a table. A request of its own is needed only for several
 * selected cells within a table, which may be all of its body.
 */
export async function locate(
  context: Excel.RequestContext,
  wheres: readonly Where[],
  selection: AskedSelection | undefined,
  facts: WorkbookFacts,
): Promise<Attempt<readonly Spot[]>> {
  const selected = selection && (await ofSelection(context, selection));
  const spots: Spot[] = [];
  for (const where of wheres) {
    const name = where.kind === 'typed' ? workedOutName(where.text.trim(), facts) : undefined;
    const spot =
      name === undefined
        ? spotOf(context, where, selected, facts)
        : await ofWorkedOutName(context, name, facts);
    if (!spot.ok) return spot;
    spots.push(spot.value);
  }
  return { ok: true, value: spots };
}

function spotOf(
  context: Excel.RequestContext,
  where: Where,
  selected: Origin | undefined,
  facts: WorkbookFacts,
): Attempt<Spot> {
  switch (where.kind) {
    case 'selection':
      return selected ? spotAt(context, selected, facts) : failed({ code: 'noSingleBlock' });
    case 'sheet': {
      const sheet = facts.sheets.find((each) => sameName(each.name, where.sheet));
      return sheet
        ? spotAt(context, { kind: 'sheet', sheetId: sheet.id }, facts)
        : failed({ code: 'sheetUnknown', sheet: where.sheet });
    }
    case 'table': {
      const table = tableNamed(where.table, facts);
      return table
        ? spotAt(context, table, facts)
        : failed({ code: 'placeUnknown', text: where.table });
    }
    case 'typed': {
      const spot = ofTyped(context, where.text.trim(), facts);
      const { mayBeEmpty } = where;
      return spot.ok && mayBeEmpty ? { ok: true, value: { ...spot.value, mayBeEmpty } } : spot;
    }
    case 'again':
      return isThere(where.origin, facts)
        ? spotAt(context, where.origin, facts)
        : failed({ code: 'sheetGone' });
  }
}

function spotAt(
  context: Excel.RequestContext,
  origin: Origin,
  facts: WorkbookFacts,
): Attempt<Spot> {
  const whole = wholeRange(context, origin, hasTotals(origin, facts));
  return { ok: true, value: { whole, origin: () => ({ ok: true, value: origin }) } };
}

/** A single cell or exactly the body of a table means the table; another single cell the cells around it. */
async function ofSelection(
  context: Excel.RequestContext,
  { range, tables }: AskedSelection,
): Promise<Origin> {
  const [table] = tables.items;
  const sheetId = range.worksheet.id;
  const address = withinSheet(range.address);
  const single = range.rowCount === 1 && range.columnCount === 1;
  if (table && tables.items.length === 1) {
    const { name } = table;
    if (single) return { kind: 'table', table: name };
    const body = context.workbook.tables.getItem(name).getDataBodyRange();
    body.load('address');
    await context.sync();
    if (withinSheet(body.address) === address) return { kind: 'table', table: name };
  }
  return { kind: single ? 'region' : 'range', sheetId, address };
}

/** A table's name, a name of the workbook, or an address, on the active sheet unless it names another. */
function ofTyped(context: Excel.RequestContext, text: string, facts: WorkbookFacts): Attempt<Spot> {
  const table = tableNamed(text, facts);
  if (table) return spotAt(context, table, facts);
  // By what the name says, not by asking for the name: Excel may find one of the same name on the active sheet.
  const named = cellsNamed(facts, text);
  if (named) return spotAt(context, named, facts);
  const { sheet, rest } = splitAddress(text);
  const sheetName = sheet ?? facts.activeSheet;
  const known = facts.sheets.find((each) => sameName(each.name, sheetName));
  if (sheet !== undefined && !known) return failed({ code: 'sheetUnknown', sheet });
  if (!known || !parseArea(rest)) return failed({ code: 'placeUnknown', text });
  const address = rest.replace(/\$/g, '');
  return spotAt(context, { kind: 'range', sheetId: known.id, address }, facts);
}

/** The name of the workbook that is meant, where a formula works out what it stands for. */
function workedOutName(text: string, facts: WorkbookFacts): string | undefined {
  if (tableNamed(text, facts) ?? cellsNamed(facts, text)) return undefined;
  return facts.names.find((each) => sameName(each, text));
}

/** A request of its own: some Excels refuse to tell the cells of a name made with OFFSET. */
async function ofWorkedOutName(
  context: Excel.RequestContext,
  name: string,
  facts: WorkbookFacts,
): Promise<Attempt<Spot>> {
  const range = context.workbook.names.getItem(name).getRangeOrNullObject();
  range.load('address,worksheet/id');
  const asked = await attempt(() => context.sync());
  if (isGivenUp(asked)) return failed({ code: 'stoppedWaiting' });
  if (!asked.ok || range.isNullObject) return failed({ code: 'nameNoCells', name });
  const address = withinSheet(range.address);
  return spotAt(context, { kind: 'range', sheetId: range.worksheet.id, address }, facts);
}

function tableNamed(name: string, { tables }: WorkbookFacts): Origin | undefined {
  const table = tables.find((each) => sameName(each.name, name));
  return table && { kind: 'table', table: table.name };
}

/** Where something is expected: where it stood when it was read last, or where a plan has just put it. */
export interface KnownPlace {
  readonly origin: Origin;
  /** Cells it may fill. */
  readonly place: Place;
  /** Some of its rows were hidden. */
  readonly someHidden: boolean;
  readonly totals: boolean;
  /** The name of the workbook that stands for it. */
  readonly name?: string;
  /** It was empty when it was read last: then all of it counts, as blank cells. */
  readonly mayBeEmpty?: true;
}

/**
 * Asks for cells where they are expected, together with what shows whether they are still there: where they begin and
 * end now, and whether rows are hidden. One request, where finding and then reading them takes three. Load first,
 * sync, then read: undefined where the expectation was wrong.
 */
export function askKnownPlace(
  context: Excel.RequestContext,
  known: KnownPlace,
): (facts: WorkbookFacts) => SourceTable | undefined {
  const { origin, place, someHidden, totals, name, mayBeEmpty = false } = known;
  const whole = wholeRange(context, origin, totals);
  whole.worksheet.load('id,name');
  if (mayBeEmpty) whole.load(boundsAndHidden);
  const used = whole.getUsedRangeOrNullObject(true);
  used.load(boundsAndHidden);
  const { row, rows: count } = place.area;
  const more = Math.min(lookedBelow(origin), mostSheetRows - row - count);
  const looked = { ...place.area, rows: count + more };
  const expected = rangeAt(context, { ...place, area: looked });
  expected.load(cellProperties);
  const rows = someHidden ? askHiddenRows(expected) : undefined;
  return (facts) => {
    const range = mayBeEmpty && used.isNullObject ? whole : used;
    if (range.isNullObject || expected.isNullObject) return undefined;
    if (name !== undefined && !isNamed(facts, name, origin)) return undefined;
    if (hasTotals(origin, facts) !== totals || (!rows && mixed(range))) return undefined;
    const { id: sheetId, name: sheet } = whole.worksheet;
    const area = areaOf(range);
    if (sheetId !== place.sheetId || !contains(place.area, area)) return undefined;
    const from = area.row - place.area.row;
    const hidden = rows
      ? hiddenIn(rows).flatMap((row) => (from <= row && row < from + area.rows ? [row - from] : []))
      : Array.from({ length: range.rowHidden ? area.rows : 0 }, (_, row) => row);
    const all = cellsOf(expected);
    const below = more > 0 ? rowBelow(all, looked, area) : undefined;
    const cells = { ...cut(all, looked, area), ...(below && { below }) };
    return tableOf({ origin, place: { sheetId, sheet, area }, hidden }, cells, facts);
  };
}

function isNamed(facts: WorkbookFacts, name: string, origin: Origin): boolean {
  const now = cellsNamed(facts, name);
  return now !== undefined && keyOfCells(now) === keyOfCells(origin);
}

function keyOfCells(origin: Origin): string {
  return origin.kind === 'range' ? `${origin.sheetId} ${origin.address}` : '';
}

/** So many blank rows may stand between a list and the rest of it. */
const mostBlank = 3;

/** How many rows below a list are looked at: the cells around a cell end at a blank row, where the list need not end. */
export function lookedBelow({ kind }: Origin): number {
  return kind === 'region' ? mostBlank + 1 : 0;
}

/** The first filled row below a region, in its columns, if there is one near it; `from` is where the cells were read. */
export function rowBelow(
  cells: LoadedCells,
  from: Area,
  { row, column, rows, columns }: Area,
): SourceRow | undefined {
  const end = row + rows;
  const next = { row: end, column, rows: mostBlank + 1, columns };
  const { values, valueTypes, numberFormats, texts } = cut(cells, from, next);
  const at = values.findIndex((line) => line.some((value) => value !== ''));
  if (at === -1) return undefined;
  const loaded = {
    values: values[at] as Scalar[],
    valueTypes: valueTypes[at] ?? [],
    numberFormats: numberFormats[at] ?? [],
    texts: texts[at] ?? [],
  };
  return decodeRow(loaded, { row: end + at, hidden: false });
}

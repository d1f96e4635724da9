import { decodeRow, type Scalar } from './decoding';
import { askFacts } from './facts';
import { locate } from './locating';
import type { Area, Place } from './place';
import { attempt, failed, type Attempt } from './problems';
import { offers, wait } from './requests';
import {
  mostCells,
  mostRows,
  type Origin,
  type Snapshot,
  type SourceRow,
  type SourceTable,
  type Where,
} from './source';
import type { Reading } from './workbook';
import { placeName } from './address';

/** Cells asked for in one request: small enough for Excel's limit on answers, and decoded in a few milliseconds. */
const cellsAtOnce = 20_000;

/** The workbook's facts and the places asked for, read in one go. */
export async function read(wheres: readonly Where[]): Promise<Attempt<Reading>> {
  const outcome = await attempt(() =>
    wait(async (context): Promise<Attempt<Reading>> => {
      const facts = askFacts(context);
      const origins = await locate(context, wheres, facts);
      if (!origins.ok) return origins;
      const { mark } = facts();
      const tables: SourceTable[] = [];
      for (const located of await findRanges(context, origins.value)) {
        if (!located.ok) return located;
        const { rows, snapshot } = await readCells(context, located.value);
        const { place, table } = located.value;
        const hiddenRows = snapshot.hidden.length;
        tables.push({ place, table, rows, hiddenRows, mark, snapshot });
      }
      return { ok: true, value: { facts: facts(), tables } };
    }),
  );
  return outcome.ok ? outcome.value : outcome;
}

/** What has become of places read before: their places now, values and hidden rows; nothing where they are gone. */
export async function readAgain(
  context: Excel.RequestContext,
  snapshots: readonly Snapshot[],
): Promise<readonly (Snapshot | undefined)[]> {
  const present = await stillThere(
    context,
    snapshots.map(({ origin }) => origin),
  );
  const origins = present.filter((origin) => origin !== undefined);
  const located = await findRanges(context, origins);
  const found = new Map<Origin, Snapshot>();
  for (const [i, range] of located.entries()) {
    const origin = origins[i];
    if (origin && range.ok) found.set(origin, await readValues(context, range.value));
  }
  return present.map((origin) => (origin ? found.get(origin) : undefined));
}

/** The origins whose sheet or table still exists. */
async function stillThere(
  context: Excel.RequestContext,
  origins: readonly Origin[],
): Promise<readonly (Origin | undefined)[]> {
  const { worksheets, tables } = context.workbook;
  const holders = origins.map((origin) =>
    origin.kind === 'table'
      ? tables.getItemOrNullObject(origin.table)
      : worksheets.getItemOrNullObject(origin.sheetId),
  );
  for (const holder of holders) holder.load('id');
  await context.sync();
  return origins.map((origin, i) => (holders[i]?.isNullObject === true ? undefined : origin));
}

/** A range that holds something, with what is needed to read it. */
interface LocatedRange {
  readonly origin: Origin;
  readonly range: Excel.Range;
  readonly place: Place;
  readonly table: string | undefined;
  readonly merged: readonly Area[];
  readonly hidden: readonly number[];
}

/** Cuts every origin to what is used, and finds hidden rows and merged cells. */
async function findRanges(
  context: Excel.RequestContext,
  origins: readonly Origin[],
): Promise<readonly Attempt<LocatedRange>[]> {
  const totals = origins.map((origin) => {
    if (origin.kind !== 'table') return undefined;
    const table = context.workbook.tables.getItem(origin.table);
    table.load('showTotals');
    return table;
  });
  if (totals.some((table) => table !== undefined)) await context.sync();
  const asked = origins.map((origin, i) => {
    const whole = wholeRange(context, origin, totals[i]?.showTotals === true);
    whole.load('address');
    whole.worksheet.load('id,name');
    const range = whole.getUsedRangeOrNullObject(true);
    range.load('rowIndex,columnIndex,rowCount,columnCount,rowHidden');
    const merged = offers('1.13') ? range.getMergedAreasOrNullObject() : undefined;
    merged?.load(
      'areas/items/rowIndex,areas/items/columnIndex,areas/items/rowCount,areas/items/columnCount',
    );
    return { origin, whole, range, merged };
  });
  await context.sync();
  const rows = asked.map(({ range }) =>
    !range.isNullObject && (range.rowHidden as boolean | null) === null
      ? range.getRowProperties({ rowHidden: true })
      : undefined,
  );
  if (rows.some((properties) => properties !== undefined)) await context.sync();
  return asked.map(({ origin, whole, range, merged }, i): Attempt<LocatedRange> => {
    const { id: sheetId, name: sheet } = whole.worksheet;
    if (range.isNullObject) return failed({ code: 'nothingThere', address: whole.address });
    const area = areaOf(range);
    const place = { sheetId, sheet, area };
    const tooLarge = sizeProblem(place);
    if (tooLarge) return tooLarge;
    const table = origin.kind === 'table' ? origin.table : undefined;
    const hidden = hiddenRows(range, rows[i]?.value);
    const areas = merged?.isNullObject === false ? merged.areas.items.map(areaOf) : [];
    return { ok: true, value: { origin, range, place, table, merged: areas, hidden } };
  });
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

function wholeRange(
  context: Excel.RequestContext,
  origin: Origin,
  withTotals: boolean,
): Excel.Range {
  const { worksheets, tables } = context.workbook;
  switch (origin.kind) {
    case 'range':
      return worksheets.getItem(origin.sheetId).getRange(origin.address);
    case 'region':
      return worksheets.getItem(origin.sheetId).getRange(origin.address).getSurroundingRegion();
    case 'sheet':
      return worksheets.getItem(origin.sheetId).getRange();
    case 'table': {
      const range = tables.getItem(origin.table).getRange();
      return withTotals ? range.getResizedRange(-1, 0) : range;
    }
  }
}

function areaOf(range: Excel.Range): Area {
  const { rowIndex: row, columnIndex: column, rowCount: rows, columnCount: columns } = range;
  return { row, column, rows, columns };
}

function hiddenRows(
  range: Excel.Range,
  properties: readonly Excel.RowProperties[] | undefined,
): readonly number[] {
  const isHidden = (i: number): boolean => properties?.[i]?.rowHidden ?? range.rowHidden;
  return Array.from({ length: range.rowCount }, (_, i) => i).filter(isHidden);
}

async function readCells(
  context: Excel.RequestContext,
  located: LocatedRange,
): Promise<{ readonly rows: readonly SourceRow[]; readonly snapshot: Snapshot }> {
  const { place, merged, hidden } = located;
  const hiddenSet = new Set(hidden);
  const rows: SourceRow[] = [];
  const values: (readonly unknown[])[] = [];
  for await (const [first, part] of parts(context, located, 'values,valueTypes,numberFormat')) {
    for (const [i, rowValues] of part.values.entries()) {
      values.push(rowValues as unknown[]);
      const loaded = {
        values: rowValues as Scalar[],
        valueTypes: part.valueTypes[i] ?? [],
        numberFormats: (part.numberFormat as string[][])[i] ?? [],
      };
      const row = place.area.row + first + i;
      const rowContext = {
        row,
        column: place.area.column,
        hidden: hiddenSet.has(first + i),
        merged,
      };
      rows.push(decodeRow(loaded, rowContext));
    }
  }
  return { rows, snapshot: { origin: located.origin, place, values, hidden } };
}

async function readValues(context: Excel.RequestContext, located: LocatedRange): Promise<Snapshot> {
  const values: (readonly unknown[])[] = [];
  for await (const [, part] of parts(context, located, 'values')) {
    values.push(...(part.values as unknown[][]));
  }
  const { origin, place, hidden } = located;
  return { origin, place, values, hidden };
}

/** A range in parts of whole rows, loaded one after the other; each with its first row's position. */
async function* parts(
  context: Excel.RequestContext,
  { range, place: { area } }: LocatedRange,
  properties: string,
): AsyncGenerator<readonly [number, Excel.Range], void> {
  const rowsAtOnce = Math.max(1, Math.floor(cellsAtOnce / area.columns));
  for (let first = 0; first < area.rows; first += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, area.rows - first);
    const part = range.getCell(first, 0).getResizedRange(rows - 1, area.columns - 1);
    part.load(properties);
    await context.sync();
    yield [first, part];
  }
}

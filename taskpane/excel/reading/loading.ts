import { decodeRow, type Scalar } from '../../sheets/receipt';
import { type Area, cellsIn, type Place, sameArea } from '../../sheets/address';
import {
  areaOf,
  askHiddenRows,
  boundsAndHidden,
  hiddenIn,
  type LocatedRange,
  mixed,
  rangeAt,
  wholeRange,
} from '../requests/ranges';
import type { Snapshot, SourceRow, SourceTable, WorkbookFacts } from '../../sheets/source';
import { askCalculation } from '../requests/facts';
import { grouped, offers, pause } from '../requests/requests';
import { codeOf } from '../workbook/problems';

/** Cells asked for in one request: an answer of Excel on the web may have 5 MB. One that is larger is refused, and asked for in halves. */
export const cellsAtOnce = 60_000;

/** Cells decoded in one task, in some milliseconds. */
const cellsDecoded = 10_000;

/** To be told of each list that was decoded: waits for the next task when this one has decoded enough. */
export function pacing(): (area: Area) => Promise<void> {
  let decoded = 0;
  return async (area) => {
    decoded += cellsIn(area);
    if (decoded < cellsDecoded) return;
    await pause(0);
    decoded = 0;
  };
}

export const cellProperties = 'values,valueTypes,numberFormat,text';

/** The cells of all ranges as tables. `known`: what of them has come already. */
export async function loadTables(
  context: Excel.RequestContext,
  located: readonly LocatedRange[],
  facts: WorkbookFacts,
  known: readonly (LoadedCells | undefined)[] = [],
): Promise<readonly SourceTable[]> {
  const tables = located.map((range) => new GrowingTable(range, facts));
  const missing = located.flatMap((range, i) => (known[i] ? [] : [{ ...range, i }]));
  for (const [i, cells] of known.entries()) if (cells) tables[i]?.add(cells);
  await loadParts(context, missing, cellProperties, (at, part) => {
    tables[missing[at]?.i ?? -1]?.add(cellsOf(part));
  });
  return tables.map((table) => table.complete());
}

/** Whole rows of a range, and which of several ranges it is. */
interface Part {
  readonly index: number;
  readonly place: Place;
}

/**
 * Loads ranges in parts of whole rows: as many share a request as stay below the limit together. Each part is taken
 * when it comes, in order and as many in a task as are decoded soon, so that none of it takes long.
 */
async function loadParts(
  context: Excel.RequestContext,
  ranges: readonly { readonly place: Place }[],
  properties: string,
  take: (index: number, part: Excel.Range) => void,
): Promise<void> {
  const parts = ranges.flatMap(({ place }, index) =>
    cutRows(place, Math.max(1, Math.floor(cellsDecoded / place.area.columns))).map(
      (part): Part => ({ index, place: part }),
    ),
  );
  for (const together of grouped(parts, cellsOfPart, cellsAtOnce)) {
    await loadTogether(context, together, properties, take);
  }
}

/** In one request; what is too large for an answer of Excel in two, each half of it. */
async function loadTogether(
  context: Excel.RequestContext,
  parts: readonly Part[],
  properties: string,
  take: (index: number, part: Excel.Range) => void,
): Promise<void> {
  const asked = parts.map(({ index, place }) => {
    const range = rangeAt(context, place);
    range.load(properties);
    return { index, range, place };
  });
  try {
    await context.sync();
  } catch (error) {
    const halves = isTooLarge(error) ? halvesOf(parts) : [];
    if (halves.length < 2) throw error;
    for (const half of halves) await loadTogether(context, half, properties, take);
    return;
  }
  const decoded = pacing();
  for (const { index, range, place } of asked) {
    take(index, range);
    await decoded(place.area);
  }
}

/** Whether Excel had more to tell than it can: what was asked for was done. */
export function isTooLarge(error: unknown): boolean {
  return codeOf(error) === 'ResponsePayloadSizeLimitExceeded';
}

/** Some of the parts and the others; of one part its upper and its lower rows. A single row is left as it is. */
function halvesOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const [first, second] = parts;
  if (first && !second) {
    const rows = Math.ceil(first.place.area.rows / 2);
    return cutRows(first.place, rows).map((place) => [{ ...first, place }]);
  }
  const middle = Math.ceil(parts.length / 2);
  return [parts.slice(0, middle), parts.slice(middle)];
}

/** The same cells, so many rows at a time. */
function cutRows({ area, ...place }: Place, rows: number): readonly Place[] {
  return Array.from({ length: Math.ceil(area.rows / rows) }, (_, i) => ({
    ...place,
    area: { ...area, row: area.row + i * rows, rows: Math.min(rows, area.rows - i * rows) },
  }));
}

const cellsOfPart = ({ place }: Part): number => cellsIn(place.area);

/** Cells as Excel gives them, row by row. */
export interface LoadedCells {
  readonly values: readonly (readonly unknown[])[];
  readonly valueTypes: readonly (readonly string[])[];
  readonly numberFormats: readonly (readonly string[])[];
  readonly texts: readonly (readonly string[])[];
  /** See SourceTable. */
  readonly below?: SourceRow;
}

export function cellsOf(range: Excel.Range): LoadedCells {
  return {
    values: range.values as unknown[][],
    valueTypes: range.valueTypes,
    numberFormats: range.numberFormat as string[][],
    texts: range.text,
  };
}

/** The part of a larger area's cells that is wanted. */
export function cut(
  { values, valueTypes, numberFormats, texts }: LoadedCells,
  from: Area,
  to: Area,
): LoadedCells {
  const [top, left] = [to.row - from.row, to.column - from.column];
  const part = <T>(lines: readonly (readonly T[])[]): T[][] =>
    lines.slice(top, top + to.rows).map((line) => line.slice(left, left + to.columns));
  return {
    values: part(values),
    valueTypes: part(valueTypes),
    numberFormats: part(numberFormats),
    texts: part(texts),
  };
}

/** A table whose cells are all there. */
export function tableOf(
  located: Omit<LocatedRange, 'range'>,
  cells: LoadedCells,
  facts: WorkbookFacts,
): SourceTable {
  const table = new GrowingTable(located, facts);
  table.add(cells);
  return table.complete();
}

/** A table whose rows come part by part; each is decoded when it comes, so that none of it takes long. */
class GrowingTable {
  private readonly rows: SourceRow[] = [];
  private readonly values: (readonly unknown[])[] = [];
  private readonly hidden: ReadonlySet<number>;
  private below: SourceRow | undefined;

  constructor(
    private readonly located: Omit<LocatedRange, 'range'>,
    private readonly facts: WorkbookFacts,
  ) {
    this.hidden = new Set(located.hidden);
  }

  add({ values, valueTypes, numberFormats, texts, below }: LoadedCells): void {
    this.below = below;
    for (const [i, line] of values.entries()) {
      const position = this.rows.length;
      const loaded = {
        values: line as Scalar[],
        valueTypes: valueTypes[i] ?? [],
        numberFormats: numberFormats[i] ?? [],
        texts: texts[i] ?? [],
      };
      const row = this.located.place.area.row + position;
      this.values.push(line);
      this.rows.push(decodeRow(loaded, { row, hidden: this.hidden.has(position) }));
    }
  }

  complete(): SourceTable {
    const { origin, place, hidden } = this.located;
    const table = origin.kind === 'table' ? origin.table : undefined;
    const known = this.facts.tables.find(({ name }) => name === table);
    const totals = table !== undefined && known?.totals === true ? { totals: true } : {};
    return {
      place,
      table,
      rows: this.rows,
      hiddenRows: hidden.length,
      mark: this.facts.mark,
      snapshot: { origin, place, values: this.values, hidden, ...totals },
      ...(this.below && { below: this.below }),
    };
  }
}

/** How often, and how many times, to ask whether Excel has finished calculating. */
const askedEvery = 500;
const askedAtMost = 20;

/** How time passes; tests have their own. */
export interface Clock {
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
}

export const realClock: Clock = { now: () => Date.now(), pause };

/** Waits while Excel is calculating; whether it has done so in the end. */
export async function calculatedInTime(
  context: Excel.RequestContext,
  clock: Clock,
): Promise<boolean> {
  for (let asked = 0; asked < askedAtMost; asked++) {
    await clock.pause(askedEvery);
    const calculation = askCalculation(context);
    await context.sync();
    if (calculation() === 'done') return true;
  }
  return false;
}

/** What is loaded to know the merged areas of a range. */
const areaItems =
  'areas/items/rowIndex,areas/items/columnIndex,areas/items/rowCount,areas/items/columnCount';

/** Merged areas within a range: load first, sync, then read. An Excel that cannot tell has none. */
function askMerged(range: Excel.Range): () => readonly Area[] {
  if (!offers('1.13')) return () => [];
  const merged = range.getMergedAreasOrNullObject();
  merged.load(areaItems);
  return () => (merged.isNullObject ? [] : merged.areas.items.map(areaOf));
}

export async function merged(
  context: Excel.RequestContext,
  places: readonly Place[],
): Promise<readonly (readonly Area[])[]> {
  const asked = places.map((place) => askMerged(rangeAt(context, place)));
  await context.sync();
  return asked.map((answer) => answer());
}

/**
 * What has become of places read before: where they are now, values and hidden rows; nothing where they are gone. Load
 * first, sync, then read. Everything comes with that one request, but for cells beyond the limit (`most`) and for hidden rows
 * where none were hidden.
 */
export function askAgain(
  context: Excel.RequestContext,
  snapshots: readonly Snapshot[],
  most = cellsAtOnce,
): () => Promise<readonly (Snapshot | undefined)[]> {
  let cells = 0;
  const asked = snapshots.map((snapshot) => {
    cells += cellsIn(snapshot.place.area);
    return askOne(context, snapshot, cells <= most);
  });
  return async () => {
    const found = asked.map((each) => nowOf(each));
    const late = asked.filter((each, i) => !each.withValues && isWhereItWas(each, found[i]));
    const values = new Map<AskedSnapshot, unknown[][]>(late.map((each) => [each, []]));
    const places = late.map(({ snapshot: { place } }) => ({ place }));
    await loadParts(context, places, 'values', (i, part) => {
      const of = late[i] && values.get(late[i]);
      of?.push(...(part.values as unknown[][]));
    });
    const unsure = asked.filter(({ rows, used }) => !rows && !used.isNullObject && mixed(used));
    const hidden = new Map(unsure.map((each) => [each, askHiddenRows(each.expected)]));
    if (hidden.size > 0) await context.sync();
    return asked.map((each, i) => {
      const now = found[i];
      const rows = hidden.get(each);
      if (!now) return undefined;
      return {
        ...now,
        values: values.get(each) ?? now.values,
        hidden: rows ? hiddenIn(rows) : now.hidden,
      };
    });
  };
}

interface AskedSnapshot {
  readonly snapshot: Snapshot;
  readonly whole: Excel.Range;
  readonly used: Excel.Range;
  /** The cells where they stood. */
  readonly expected: Excel.Range;
  readonly withValues: boolean;
  readonly rows: ReturnType<typeof askHiddenRows> | undefined;
  readonly merged: () => readonly Area[];
}

function askOne(
  context: Excel.RequestContext,
  snapshot: Snapshot,
  withValues: boolean,
): AskedSnapshot {
  const { origin, place, hidden, totals = false, wholly = false } = snapshot;
  const whole = wholeRange(context, origin, totals);
  whole.worksheet.load('id,name');
  const used = whole.getUsedRangeOrNullObject(true);
  used.load(boundsAndHidden);
  const expected = rangeAt(context, place);
  expected.load(withValues ? 'values' : 'rowHidden');
  const someHidden = hidden.length > 0 && hidden.length < place.area.rows;
  const rows = someHidden ? askHiddenRows(expected) : undefined;
  const merged = wholly ? askMerged(expected) : () => [];
  return { snapshot, whole, used, expected, withValues, rows, merged };
}

/** Without values where the cells have moved: that alone says that they are not the same. */
function nowOf(asked: AskedSnapshot): Snapshot | undefined {
  const { snapshot, whole, used, expected, withValues, rows, merged } = asked;
  if (expected.isNullObject) return undefined;
  // What was empty, and is, stands where it stood.
  if (used.isNullObject) return isEmpty(snapshot) ? snapshot : undefined;
  const { id: sheetId, name: sheet } = whole.worksheet;
  const place: Place = { sheetId, sheet, area: areaOf(used) };
  const isThere = sameArea(place.area, snapshot.place.area);
  const values = isThere && withValues ? (expected.values as unknown[][]) : [];
  const all = Array.from({ length: used.rowHidden ? used.rowCount : 0 }, (_, row) => row);
  const areas = merged();
  return {
    origin: snapshot.origin,
    place,
    values,
    hidden: rows ? hiddenIn(rows) : all,
    ...(areas.length > 0 ? { merged: areas } : {}),
  };
}

function isEmpty({ values }: Snapshot): boolean {
  return values.every((line) => line.every((value) => value === ''));
}

function isWhereItWas({ snapshot }: AskedSnapshot, now: Snapshot | undefined): boolean {
  return now !== undefined && sameArea(now.place.area, snapshot.place.area);
}

import { contains, mostSheetRows } from '../../plan/address';
import { lookedBelow, rowBelow } from './below';
import { cellProperties, cellsOf, cut, tableOf } from './loading';
import type { Place } from '../../plan/place';
import {
  areaOf,
  askHiddenRows,
  boundsAndHidden,
  hiddenIn,
  mixed,
  rangeAt,
  wholeRange,
} from '../requests/ranges';
import {
  cellsNamed,
  hasTotals,
  type Origin,
  type SourceTable,
  type WorkbookFacts,
} from '../../plan/source';

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

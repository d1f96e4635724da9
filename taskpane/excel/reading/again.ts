import { loadParts, cellsAtOnce } from './loading';
import { askMerged } from './merged';
import { sameArea } from '../../plan/address';
import type { Area, Place } from '../../plan/place';
import {
  areaOf,
  askHiddenRows,
  boundsAndHidden,
  hiddenIn,
  mixed,
  rangeAt,
  wholeRange,
} from '../requests/ranges';
import type { Snapshot } from '../../plan/source';

/**
 * What has become of places read before: where they are now, values and hidden rows; nothing where they are gone. Load
 * first, sync, then read. Everything comes with that one request, but for cells beyond the limit and for hidden rows
 * where none were hidden.
 */
export function askAgain(
  context: Excel.RequestContext,
  snapshots: readonly Snapshot[],
): () => Promise<readonly (Snapshot | undefined)[]> {
  let cells = 0;
  const asked = snapshots.map((snapshot) => {
    const { rows, columns } = snapshot.place.area;
    cells += rows * columns;
    return askOne(context, snapshot, cells <= cellsAtOnce);
  });
  return async () => {
    const found = asked.map((each) => nowOf(each));
    const late = asked.filter((each, i) => !each.withValues && isWhereItWas(each, found[i]));
    const values = new Map<AskedSnapshot, unknown[][]>(late.map((each) => [each, []]));
    const ranges = late.map(({ expected: range, snapshot: { place } }) => ({ range, place }));
    await loadParts(context, ranges, 'values', (i, part) => {
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

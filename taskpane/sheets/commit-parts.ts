import { layOut } from './layout';
import type { Finding, NewSheet, Plan } from './plan';
import { sentence } from '../../src/language';
import { cellIn, placeName } from './address';
import type { Snapshot } from './source';

/** Excel on the web refuses requests above 5 MB (resource limits of add-ins); these leave room for what office.js adds. */
const mostPerRequest = 2_000_000;
const mostPerSheet = 4_000_000;

/** Rough sizes on the wire: a style, a drop-down or a rule; and a column's width or one more area of a style. */
const perSetting = 600;
const perPlace = 40;

/** The size of a sheet on the wire: an estimate that is never much too low. */
export function bytesOf({ blocks, widths = {} }: NewSheet): number {
  let bytes = perSetting * 10 + perPlace * Object.keys(widths).length;
  for (const block of blocks) {
    const { contents, formats, styles } = layOut(block);
    const { choices = [], highlights = [] } = block;
    bytes += utf8Length(JSON.stringify([contents, formats]));
    const different = new Set(styles.map(({ style }) => style)).size;
    bytes += perSetting * (different + choices.length + highlights.length);
    bytes += perPlace * styles.length;
  }
  return bytes;
}

/** The first sheet that is too large for any request. */
export function oversized(plan: Plan): NewSheet | undefined {
  return plan.sheets.find((sheet) => bytesOf(sheet) > mostPerSheet);
}

/** Positions of the sheets whose contents go together: few requests, none above the limit but for one large sheet alone. */
export function commitParts(plan: Plan): readonly (readonly number[])[] {
  const parts: number[][] = [];
  let bytes = Infinity;
  for (const [i, sheet] of plan.sheets.entries()) {
    const size = bytesOf(sheet);
    if (bytes + size > mostPerRequest) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(i);
    bytes += size;
  }
  return parts;
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Changed cells named; the others are counted. */
const mostNamed = 5;

/** The differences from the reading; empty if nothing changed. */
export function changesIn(read: Snapshot, now: Snapshot | undefined): readonly Finding[] {
  const address = placeName(read.place);
  if (!now) return [{ sentence: sentence('sourceGone', { address }) }];
  const { area } = read.place;
  const present = now.place.area;
  const moved = (['row', 'column', 'rows', 'columns'] as const).some(
    (side) => area[side] !== present[side],
  );
  if (moved) {
    const values = { address, now: placeName(now.place) };
    return [{ sentence: sentence('sourceMoved', values), at: now.place }];
  }
  const changed = read.values.flatMap((line, i) =>
    line.flatMap((value, j) => (value === now.values[i]?.[j] ? [] : [cellIn(now.place, i, j)])),
  );
  const named = changed.slice(0, mostNamed).map((at) => ({
    sentence: sentence('sourceChanged', { address: placeName(at) }),
    at,
  }));
  const more = changed.length - named.length;
  const rest = more > 0 ? [{ sentence: sentence('sourceChangedMore', { count: more }) }] : [];
  const sameHidden = JSON.stringify(read.hidden) === JSON.stringify(now.hidden);
  const hidden = sameHidden ? [] : [{ sentence: sentence('sourceHidden', { address }) }];
  const merged = (now.merged ?? []).map((each) => {
    const at = { ...now.place, area: each };
    return { sentence: sentence('sourceMerged', { merged: placeName(at) }), at };
  });
  return [...named, ...rest, ...hidden, ...merged.slice(0, mostNamed)];
}

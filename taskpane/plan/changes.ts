import { sentence } from '../../language';
import { cellIn, placeName } from './address';
import type { Finding } from './plan';
import type { Snapshot } from './source';

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

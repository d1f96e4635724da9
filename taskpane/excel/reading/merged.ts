import type { Area, Place } from '../../plan/place';
import { areaOf, rangeAt } from '../requests/ranges';
import { offers } from '../requests/requests';

/** What is loaded to know the merged areas of a range. */
const areaItems =
  'areas/items/rowIndex,areas/items/columnIndex,areas/items/rowCount,areas/items/columnCount';

/** Merged areas within a range: load first, sync, then read. An Excel that cannot tell has none. */
export function askMerged(range: Excel.Range): () => readonly Area[] {
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

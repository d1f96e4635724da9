import { existing } from '../existing';

/**
 * A place as people type it: `3`, `T3`, `3T`, `=3`, `3=`, `3rd`, or `2/3` for the places 2 to 3, of which the first counts.
 * Undefined for anything else.
 */
export function typedPlace(text: string): number | undefined {
  const typed = /^(?:[t=]\s*)?(\d{1,6})(?:st|nd|rd|th|e)?(?:\s*[/-]\s*(\d{1,6}))?(?:\s*[t=])?$/i;
  const found = typed.exec(text.trim());
  if (!found) return undefined;
  const [place, last] = [Number(existing(found[1])), Number(found[2] ?? found[1])];
  return place >= 1 && last >= place ? place : undefined;
}

/** A place that leaves a gap or none where its ties need one. */
export interface PlaceAstray {
  /** Its row, from 0. */
  readonly row: number;
  readonly place: number;
  /** The place that comes next. */
  readonly expected: number;
}

/**
 * The first place that does not follow from those above it: who is tied shares a place, and the next place is so many lower.
 *
 * @param places by row; undefined where nobody is placed
 */
export function placeAstray(places: readonly (number | undefined)[]): PlaceAstray | undefined {
  const placed: { readonly row: number; readonly place: number }[] = [];
  places.forEach((place, row) => {
    if (place !== undefined) placed.push({ row, place });
  });
  placed.sort((a, b) => a.place - b.place || a.row - b.row);
  let last: number | undefined;
  for (const [above, { row, place }] of placed.entries()) {
    if (place === last) continue;
    if (place !== above + 1) return { row, place, expected: above + 1 };
    last = place;
  }
  return undefined;
}

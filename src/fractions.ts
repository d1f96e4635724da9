import { existing } from './existing';

/* Ways in which people write a number in a text: 4½, 12:00, 30 min. */

/** Of the sign before `¼`; `½` and `¾` follow. */
const BEFORE_QUARTERS = 187;

/** `4½`, `¼` and ` 2 ¾` as numbers; any other text as it is. */
export function withFraction(text: string): unknown {
  const found = /^\s*(\d*)\s*([¼½¾])\s*$/.exec(text);
  return found
    ? Number(existing(found[1])) + (existing(found[2]).charCodeAt(0) - BEFORE_QUARTERS) / 4
    : text;
}

/** A number written with a fraction of one sign; undefined for any other text. */
export function fractionIn(text: string): number | undefined {
  const number = withFraction(text);
  return typeof number === 'number' ? number : undefined;
}

/** `3`, `0.5`, `0,5`, `12:00`, `3 h`, `29 min`, `1 h 30 min`, `1,5 uur`. */
const HOURS =
  /^(?:(\d+(?:[.,]\d+)?)|(\d{1,4}):([0-5]\d)(?::00)?|(?:(\d+(?:[.,]\d+)?) ?(?:h|hrs?|hours?|u|uur|uren))? ?(?:(\d+(?:[.,]\d+)?) ?(?:m|mins?|minutes?|minuut|minuten)\.?)?)$/i;

/** A main time in hours, as people write it; any other text as it is. */
export function withHours(text: string): unknown {
  const bare = text.replace(/\s+/g, ' ').replace(/^ | $/g, '');
  const found = HOURS.exec(bare);
  if (!found || bare === '') return text;
  const part = (at: number): number => Number((found[at] ?? '0').replace(',', '.'));
  return part(1) + part(2) + part(4) + (part(3) + part(5)) / 60;
}

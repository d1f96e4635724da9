import { existing } from './existing';

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

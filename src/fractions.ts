/** Of the sign before `¼`; `½` and `¾` follow. */
const BEFORE_QUARTERS = 187;

/** `4½`, `¼` and ` 2 ¾` as numbers; anything else as it is. */
export function withFraction(cell: unknown): unknown {
  // What is no text is none of these as one.
  const found = /^\s*(\d{0,9})\s*([¼½¾])\s*$/.exec(cell as string) as
    | [string, string, string]
    | null;
  if (!found) return cell;
  const { 1: whole, 2: sign } = found;
  return Number(whole) + (sign.charCodeAt(0) - BEFORE_QUARTERS) / 4;
}

/** A number written with a fraction of one sign; undefined for any other text. */
export function fractionIn(text: string): number | undefined {
  const number = withFraction(text);
  return typeof number === 'number' ? number : undefined;
}

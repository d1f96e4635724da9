import { existing } from '../../../existing';
/** For every vertex: whether it can play outside its group, and whether it can stay in it. */
export interface FloatCounts {
  readonly canFloat: Uint8Array;
  readonly canStay: Uint8Array;
}

/** How many players of a group float, certain floaters included. */
export interface FloatCount {
  readonly fewest: number;
  readonly most: number;
}

/**
 * A lower bound for the distance of two players of a group from slide or fold while the floaters of the group are open.
 * Exact when nothing is open.
 *
 * With a, m and b the floaters ranked above both, between and below both, ranks and n counted before anyone floats:
 *
 *     fold:   higher + lower - n - 1 - (a - b)
 *     slide:  lower - higher - n / 2 + (a + b - m) / 2
 *
 * @param members the group in its order
 * @param count how many of them float
 * @returns for two places in the order, from 0, the upper first
 */
export function leastDeviation(
  members: readonly number[],
  { canFloat, canStay }: FloatCounts,
  count: FloatCount,
  slides: boolean,
): (upper: number, lower: number) => number {
  const n = members.length;
  // Running counts: certain floaters, and open players.
  const certain = new Int32Array(n + 1);
  const open = new Int32Array(n + 1);
  members.forEach((vertex, place) => {
    const mayFloat = existing(canFloat[vertex]);
    const mayStay = existing(canStay[vertex]);
    certain[place + 1] = existing(certain[place]) + (mayStay === 0 ? 1 : 0);
    open[place + 1] = existing(open[place]) + (mayFloat === 1 && mayStay === 1 ? 1 : 0);
  });
  const span = (counts: Int32Array, from: number, to: number): number =>
    existing(counts[to]) - existing(counts[from]);
  // Of the open ones.
  const fewest = count.fewest - span(certain, 0, n);
  const atMost = count.most - span(certain, 0, n);

  return (upper, lower) => {
    const sure = (from: number, to: number): number => span(certain, from, to);
    const above = span(open, 0, upper);
    const between = span(open, upper + 1, lower);
    const below = span(open, lower + 1, n);
    const most = Math.min(above + between + below, atMost);
    if (slides) {
      const base = 2 * (lower - upper) - n + sure(0, upper) - sure(upper, lower) + sure(lower, n);
      return Math.ceil(outside(-base, above + below, between, 0, fewest, most) / 2);
    }
    const base = upper + 1 + (lower + 1) - n - 1 - sure(0, upper) + sure(lower, n);
    return outside(base, above, below, between, fewest, most);
  };
}

/** The distance of a value from the possible p - q, when `fewest` to `most` players come from up to `p`, `q` and `rest` ones. */
function outside(
  value: number,
  p: number,
  q: number,
  rest: number,
  fewest: number,
  most: number,
): number {
  const low = Math.max(0, fewest - q - rest) - Math.min(q, most);
  const high = Math.min(p, most) - Math.max(0, fewest - p - rest);
  return Math.max(0, low - value, value - high);
}

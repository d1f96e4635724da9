import { existing } from '../../../existing';
/** Of every vertex whether it can float or be floated to, and whether it can stay in its group. */
export interface FloatCounts {
  readonly canFloat: Uint8Array;
  readonly canStay: Uint8Array;
}

/** How many of a group float, those for certain among them. */
export interface FloatCount {
  readonly fewest: number;
  readonly most: number;
}

/**
 * How far two players of a group are from slide or fold at the least, while it is open who of the group floats.
 * Exact where nothing is open.
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
  // How many of the first so many float for certain, and for how many it is open.
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

/** How far a value is from what p - q can be, of up to `p` and `q` and `rest` others, `fewest` to `most` of them all. */
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

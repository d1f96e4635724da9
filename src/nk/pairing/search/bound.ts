/** Of every vertex whether it can float or be floated to, and whether it can stay in its group. */
export interface Floats {
  readonly canFloat: Uint8Array;
  readonly canStay: Uint8Array;
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
 * @returns for two places in the order, from 0, the upper first
 */
export function leastDeviation(
  members: readonly number[],
  { canFloat, canStay }: Floats,
  slides: boolean,
): (upper: number, lower: number) => number {
  const n = members.length;
  // How many of the first so many float for certain, and for how many it is open.
  const certain = new Int32Array(n + 1);
  const open = new Int32Array(n + 1);
  members.forEach((vertex, place) => {
    const mayFloat = Number(canFloat[vertex]);
    const mayStay = Number(canStay[vertex]);
    certain[place + 1] = Number(certain[place]) + (mayStay === 0 ? 1 : 0);
    open[place + 1] = Number(open[place]) + (mayFloat === 1 && mayStay === 1 ? 1 : 0);
  });
  const span = (counts: Int32Array, from: number, to: number): number =>
    Number(counts[to]) - Number(counts[from]);
  // An even number stays: so many of the open ones float, or 2 more, or 4 more ...
  const fewest = (n - span(certain, 0, n)) % 2;

  return (upper, lower) => {
    const sure = (from: number, to: number): number => span(certain, from, to);
    const above = span(open, 0, upper);
    const between = span(open, upper + 1, lower);
    const below = span(open, lower + 1, n);
    const most = above + between + below;
    if (slides) {
      const base = 2 * (lower - upper) - n + sure(0, upper) - sure(upper, lower) + sure(lower, n);
      const range = difference(above + below, between, 0, fewest, most);
      return Math.ceil(distance(-base, range) / 2);
    }
    const base = upper + 1 + (lower + 1) - n - 1 - sure(0, upper) + sure(lower, n);
    return distance(base, difference(above, below, between, fewest, most));
  };
}

type Range = readonly [least: number, most: number];

/** What p - q can be, of up to `p` and `q` and `rest` others, `fewest` to `most` of them all. */
function difference(p: number, q: number, rest: number, fewest: number, most: number): Range {
  return [
    Math.max(0, fewest - q - rest) - Math.min(q, most),
    Math.min(p, most) - Math.max(0, fewest - p - rest),
  ];
}

function distance(value: number, [least, most]: Range): number {
  return Math.max(0, least - value, value - most);
}

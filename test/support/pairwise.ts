import { isFull, sampleSeed } from './tier';

export type Axes = Readonly<Record<string, readonly unknown[]>>;
export type Combination<A extends Axes> = { readonly [Axis in keyof A]: A[Axis][number] };

/** Every combination of the values of the axes. */
export function product<A extends Axes>(axes: A): Combination<A>[] {
  return Object.entries(axes).reduce<Record<string, unknown>[]>(
    (rows, [axis, values]) =>
      rows.flatMap((row) => values.map((value) => ({ ...row, [axis]: value }))),
    [{}],
  ) as Combination<A>[];
}

/**
 * So few combinations that any two values of different axes meet in at least one of them; every combination in
 * `npm run test:full`. Greedy: each time the combination that brings most new pairs.
 */
export function pairwise<A extends Axes>(axes: A): Combination<A>[] {
  return isFull ? product(axes) : fewestFor(axes);
}

/** The combinations of `pairwise`, whatever the tier. */
export function fewestFor<A extends Axes>(axes: A): Combination<A>[] {
  const all = product(axes);
  const missing = new Set(all.flatMap(pairsOf));
  const chosen: Combination<A>[] = [];
  while (missing.size > 0) {
    const gain = (row: Combination<A>): number =>
      pairsOf(row).filter((pair) => missing.has(pair)).length;
    const best = all.reduce((most, row) => (gain(row) > gain(most) ? row : most));
    chosen.push(best);
    for (const pair of pairsOf(best)) missing.delete(pair);
  }
  return chosen;
}

/** So few combinations that every value is in one, which ones by the seed; every combination in `npm run test:full`. */
export function eachOnce<A extends Axes>(axes: A): Combination<A>[] {
  return isFull ? product(axes) : rowsFor(axes, sampleSeed);
}

/**
 * One combination, which one by the seed. Files with other numbers get another one: three files in a row have the three
 * longest values between them. Every combination in `npm run test:full`.
 */
export function inTurn<A extends Axes>(axes: A, file: number): Combination<A>[] {
  return isFull ? product(axes) : turnFor(axes, file, sampleSeed);
}

/** The combination of `inTurn` for a seed, whatever the tier. */
export function turnFor<A extends Axes>(axes: A, file: number, seed: number): Combination<A>[] {
  const rows = rowsFor(axes, seed);
  return rows.filter((_, row) => row === file % rows.length);
}

/** The combinations of `eachOnce` for a seed, whatever the tier: the values of each axis in turn, from another one on. */
export function rowsFor<A extends Axes>(axes: A, seed: number): Combination<A>[] {
  const entries = Object.entries(axes);
  const most = Math.max(...entries.map(([, values]) => values.length));
  return Array.from({ length: most }, (_, row) => {
    const cells = entries.map(([axis, values], index) => {
      const from = Math.floor(seed / 7 ** index);
      return [axis, values[(row + from) % values.length]];
    });
    return Object.fromEntries(cells) as Combination<A>;
  });
}

/** The pairs of values in a combination, as texts; one axis alone pairs with itself. */
function pairsOf(row: Readonly<Record<string, unknown>>): string[] {
  const values = Object.entries(row).map((entry) => JSON.stringify(entry));
  if (values.length === 1) return values;
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} ${other}`));
}

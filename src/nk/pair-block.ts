import { existing } from '../existing';
import { firstMatching } from '../matching/first';
import type { Graph } from '../matching/types';
import { deviation } from './pair-criteria';
import { isNew, type Field, type FieldGroup } from './pair-field';
import { floatOrder } from './pair-float';
import { nearestFold } from './pair-nearest';
import type { VertexPair } from './pair-staying';

/** Of the floaters of a group those are tried that N6 likes best: so many, then more, then all. */
const TRIED_FLOATERS = [1, 3, 8, Infinity];

/** So often, per group, a group's rest is paired; then a search of another kind takes over. */
const MOST_RESTS = 40;

/**
 * The pairs of a block, when they can be had without a search of the whole: neighbouring groups, odd ones first and
 * last, or a single even one. Across each line between two of its groups one player floats to the next, which is the
 * fewest. If the others can be paired within their groups without a repeat, no pairing of the block is better in
 * repeats and gaps, and whatever is as good in them has such floaters too. Of those the best by N6 are found line by
 * line; if no others are as good, the groups' rests are paired one by one.
 *
 * @returns undefined when that cannot be; it says nothing of what else can
 */
export function blockPairs(
  field: Field,
  block: readonly FieldGroup[],
): readonly VertexPair[] | undefined {
  const [first] = block;
  if (block.length === 1 && first) return groupPairs(field, first.members);
  const search = new FloatSearch(field, block);
  let found: Floats | 'unsettled' | undefined = 'unsettled';
  for (const tried of TRIED_FLOATERS) if (found === 'unsettled') found = search.best(tried);
  return typeof found === 'object' ? search.pairs(found) : undefined;
}

/** The floats from the top down to a line: who goes down across it, and all that went before. */
interface Floats {
  readonly before: Floats | undefined;
  /** Whom the one who floated across the line above meets. */
  readonly opponent: number | undefined;
  readonly floater: number | undefined;
  /** What N5 (3a) and (3b) come to so far. */
  readonly down: number;
  readonly up: number;
  /** Whether other floats are as good. */
  readonly tied: boolean;
}

class FloatSearch {
  private readonly field: Field;
  private readonly block: readonly FieldGroup[];
  /** Of every group its members in the order in which N6 likes them to go down, and to be floated to. */
  private readonly downOrder: readonly (readonly number[])[];
  private readonly upOrder: readonly (readonly number[])[];
  /** Of every group what is left of it, by who floats; undefined where that cannot be paired. */
  private readonly rests: readonly Map<string, readonly VertexPair[] | undefined>[];
  private left: number;

  constructor(field: Field, block: readonly FieldGroup[]) {
    const { floatDown, floatUp } = field.settings;
    this.field = field;
    this.block = block;
    this.downOrder = block.map(({ members }) => floatOrder(members, floatDown));
    this.upOrder = block.map(({ members }) => floatOrder(members, floatUp));
    this.rests = block.map(() => new Map<string, readonly VertexPair[] | undefined>());
    this.left = MOST_RESTS * block.length;
  }

  /**
   * The best floats when the first so many of every group may go down: 'unsettled' when another one could be better,
   * undefined when others are as good, or there are none.
   */
  best(tried: number): Floats | 'unsettled' | undefined {
    let reached: readonly Floats[] = [
      { before: undefined, opponent: undefined, floater: undefined, down: 0, up: 0, tied: false },
    ];
    const last = this.block.length - 1;
    // What it costs at the least to let one go down who has not been tried.
    let untried = Infinity;
    for (let index = 0; index <= last; index++) {
      const order = index < last ? existing(this.downOrder[index]) : [undefined];
      const next: Floats[] = [];
      for (const floater of order.slice(0, tried)) {
        const best = this.bestWith(index, floater, reached);
        if (best) next.push(best);
      }
      const skipped = order[tried];
      if (skipped !== undefined) untried = Math.min(untried, this.down(skipped));
      reached = next;
    }
    const [found] = reached;
    if (this.left < 0) return undefined;
    if (!found || found.down >= untried) return untried < Infinity ? 'unsettled' : undefined;
    return found.tied ? undefined : found;
  }

  /** The best way to come as far as a group and let this one go down from it. */
  private bestWith(
    index: number,
    floater: number | undefined,
    reached: readonly Floats[],
  ): Floats | undefined {
    let best: Floats | undefined;
    for (const before of reached) {
      const next = this.further(index, floater, before);
      if (!next) continue;
      const order = best ? next.down - best.down || next.up - best.up : -1;
      if (order < 0) best = next;
      else if (order === 0 && best) best = { ...best, tied: true };
    }
    return best;
  }

  private further(index: number, floater: number | undefined, before: Floats): Floats | undefined {
    const { field } = this;
    const down = before.down + (floater === undefined ? 0 : this.down(floater));
    const from = before.floater;
    if (from === undefined) {
      if (!this.rest(index, undefined, floater)) return undefined;
      return { before, opponent: undefined, floater, down, up: before.up, tied: before.tied };
    }
    let found: Floats | undefined;
    for (const opponent of existing(this.upOrder[index])) {
      const up = before.up + Number(field.fromUp[opponent]) ** 2;
      if (found && up > found.up) break;
      if (opponent === floater || !isNew(field, from, opponent)) continue;
      if (!this.rest(index, opponent, floater)) continue;
      if (found) return { ...found, tied: true };
      found = { before, opponent, floater, down, up, tied: before.tied };
    }
    return found;
  }

  private down(floater: number): number {
    return Number(this.field.fromDown[floater]) ** 2;
  }

  /** The pairs of a group without those who float. */
  private rest(
    index: number,
    opponent: number | undefined,
    floater: number | undefined,
  ): readonly VertexPair[] | undefined {
    const rests = existing(this.rests[index]);
    const key = `${String(opponent)} ${String(floater)}`;
    if (rests.has(key)) return rests.get(key);
    if (this.left < 0) return undefined;
    this.left--;
    const staying = existing(this.block[index]).members.filter(
      (member) => member !== opponent && member !== floater,
    );
    const pairs = groupPairs(this.field, staying);
    rests.set(key, pairs);
    return pairs;
  }

  /** Everybody's pairs with these floats. */
  pairs(floats: Floats): readonly VertexPair[] {
    const pairs: VertexPair[] = [];
    let at = floats;
    for (let index = this.block.length - 1; index >= 0; index--) {
      const { before, opponent, floater } = at;
      pairs.push(...existing(this.rest(index, opponent, floater)));
      if (before?.floater !== undefined && opponent !== undefined) {
        pairs.push([before.floater, opponent]);
      }
      at = existing(before);
    }
    return pairs;
  }
}

/** The pairs of those who stay in a group: slide or fold; where some may not meet, the nearest to it (N5 4, 5). */
function groupPairs(field: Field, staying: readonly number[]): readonly VertexPair[] | undefined {
  const half = staying.length / 2;
  const pairs: VertexPair[] = [];
  for (let i = 0; i < half; i++) {
    const a = Number(staying[i]);
    const b = Number(staying[field.slides ? i + half : staying.length - 1 - i]);
    if (!isNew(field, a, b)) {
      return (
        (field.slides ? undefined : nearestFold(field, staying)) ?? nearestPairs(field, staying)
      );
    }
    pairs.push([a, b]);
  }
  return pairs;
}

/** The same by a matching. */
function nearestPairs(field: Field, staying: readonly number[]): readonly VertexPair[] | undefined {
  const n = staying.length;
  const rank = new Map(staying.map((vertex, index) => [vertex, index + 1]));
  const vertices = [...staying].sort((a, b) => a - b);
  const [from, to, cost]: [number[], number[], number[]] = [[], [], []];
  vertices.forEach((u, i) => {
    for (let j = i + 1; j < n; j++) {
      const v = Number(vertices[j]);
      if (!isNew(field, u, v)) continue;
      const [a, b] = [Number(rank.get(u)), Number(rank.get(v))];
      const off = deviation({ higher: Math.min(a, b), lower: Math.max(a, b), n }, field.slides);
      from.push(i);
      to.push(j);
      cost.push(off * off);
    }
  });
  const graph: Graph = { size: n, from: Int32Array.from(from), to: Int32Array.from(to) };
  const matching = firstMatching(graph, [(edge) => Number(cost[edge])]);
  if (!matching.perfect) return undefined;
  const pairs: VertexPair[] = [];
  matching.mates.forEach((mate, index) => {
    if (mate > index) pairs.push([Number(vertices[index]), Number(vertices[mate])]);
  });
  return pairs;
}

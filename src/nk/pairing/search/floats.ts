import { existing } from '../../../core/result';
import type { Stepwise } from '../../../core/stepwise';
import {
  deviation,
  type FieldGroup,
  floatOrder,
  isNew,
  type PairingField,
  type VertexPair,
} from '../field';
import { firstSteps } from '../../../core/matching/first';
import type { Graph } from '../../../core/matching/nest';

/** How often, per group, the rest of a group is paired before another kind of search takes over. */
const MOST_RESTS = 40;

/** The floats from the top down to a line: the floater across it, and all floats before. */
interface Floats {
  readonly before: Floats | undefined;
  /** The opponent of the floater from the line above. */
  readonly opponent: number | undefined;
  readonly floater: number | undefined;
  /** The sums of N5 (3a) and (3b) so far. */
  readonly down: number;
  readonly up: number;
  /** Whether other floats are as good. */
  readonly tied: boolean;
}

/**
 * The best floaters of a block by N6, one across each line: the smallest sum of squared distances, of the down-floaters
 * first, then of their opponents. The best floats down to a line affect the rest only through the floater across that
 * line, so one walk down the lines is enough.
 */
class FloatSearch {
  private readonly field: PairingField;
  private readonly block: readonly FieldGroup[];
  /** For every group its members in N6's order of preference, as floaters and as opponents of floaters. */
  private readonly downOrder: readonly (readonly number[])[];
  private readonly upOrder: readonly (readonly number[])[];
  /** For every group the pairs of its rest, by the players who float; undefined if it cannot be paired. */
  private readonly rests: readonly Map<string, readonly VertexPair[] | undefined>[];
  private left: number;

  constructor(field: PairingField, block: readonly FieldGroup[]) {
    const { floatDown, floatUp } = field.settings;
    this.field = field;
    this.block = block;
    this.downOrder = block.map(({ members }) => floatOrder(members, floatDown));
    this.upOrder = block.map(({ members }) => floatOrder(members, floatUp));
    this.rests = block.map(() => new Map<string, readonly VertexPair[] | undefined>());
    this.left = MOST_RESTS * block.length;
  }

  /**
   * The best floats if only the first few of every group may go down: 'unsettled' if another player could be better,
   * undefined if others are as good or none exist.
   */
  *best(tried: number): Stepwise<Floats | 'unsettled' | undefined> {
    let reached: readonly Floats[] = [
      { before: undefined, opponent: undefined, floater: undefined, down: 0, up: 0, tied: false },
    ];
    const last = this.block.length - 1;
    // The least cost of a floater not yet tried.
    let untried = Infinity;
    for (let index = 0; index <= last; index++) {
      const order = index < last ? existing(this.downOrder[index]) : [undefined];
      const next: Floats[] = [];
      for (const floater of order.slice(0, tried)) {
        const best = yield* this.bestWith(index, floater, reached);
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

  /** The best floats down to a group with this floater from it. */
  private *bestWith(
    index: number,
    floater: number | undefined,
    reached: readonly Floats[],
  ): Stepwise<Floats | undefined> {
    let best: Floats | undefined;
    for (const before of reached) {
      const next = yield* this.further(index, floater, before);
      if (!next) continue;
      const order = best ? next.down - best.down || next.up - best.up : -1;
      if (order < 0) best = next;
      else if (order === 0 && best) best = { ...best, tied: true };
    }
    return best;
  }

  private *further(
    index: number,
    floater: number | undefined,
    before: Floats,
  ): Stepwise<Floats | undefined> {
    const { field } = this;
    const down = before.down + (floater === undefined ? 0 : this.down(floater));
    const from = before.floater;
    if (from === undefined) {
      if (!(yield* this.rest(index, undefined, floater))) return undefined;
      return { before, opponent: undefined, floater, down, up: before.up, tied: before.tied };
    }
    let found: Floats | undefined;
    for (const opponent of existing(this.upOrder[index])) {
      const up = before.up + existing(field.fromUp[opponent]) ** 2;
      if (found && up > found.up) break;
      if (opponent === floater || !isNew(field, from, opponent)) continue;
      if (!(yield* this.rest(index, opponent, floater))) continue;
      if (found) return { ...found, tied: true };
      found = { before, opponent, floater, down, up, tied: before.tied };
    }
    return found;
  }

  private down(floater: number): number {
    return existing(this.field.fromDown[floater]) ** 2;
  }

  /** The pairs of a group without those who float. */
  private *rest(
    index: number,
    opponent: number | undefined,
    floater: number | undefined,
  ): Stepwise<readonly VertexPair[] | undefined> {
    const rests = existing(this.rests[index]);
    const key = `${String(opponent)} ${String(floater)}`;
    if (rests.has(key)) return rests.get(key);
    if (this.left < 0) return undefined;
    this.left--;
    const staying = existing(this.block[index]).members.filter(
      (member) => member !== opponent && member !== floater,
    );
    const pairs = yield* groupPairs(this.field, staying);
    rests.set(key, pairs);
    return pairs;
  }

  /** All pairs with these floats. */
  *pairs(floats: Floats): Stepwise<readonly VertexPair[]> {
    const pairs: VertexPair[] = [];
    let at = floats;
    for (let index = this.block.length - 1; index >= 0; index--) {
      const { before, opponent, floater } = at;
      pairs.push(...existing(yield* this.rest(index, opponent, floater)));
      if (before?.floater !== undefined && opponent !== undefined) {
        pairs.push([before.floater, opponent]);
      }
      at = existing(before);
    }
    return pairs;
  }
}

/** The pairs of the players who stay in a group: slide or fold, or the legal pairs nearest to it (N5 4, 5). */
function* groupPairs(
  field: PairingField,
  staying: readonly number[],
): Stepwise<readonly VertexPair[] | undefined> {
  const half = staying.length / 2;
  const pairs: VertexPair[] = [];
  for (let i = 0; i < half; i++) {
    const a = existing(staying[i]);
    const b = existing(staying[field.slides ? i + half : staying.length - 1 - i]);
    if (!isNew(field, a, b)) {
      yield;
      const nearest = field.slides ? undefined : nearestFold(field, staying);
      return nearest ?? (yield* nearestPairs(field, staying));
    }
    pairs.push([a, b]);
  }
  return pairs;
}

/** The same by a matching. */
function* nearestPairs(
  field: PairingField,
  staying: readonly number[],
): Stepwise<readonly VertexPair[] | undefined> {
  const n = staying.length;
  const rank = new Map(staying.map((vertex, index) => [vertex, index + 1]));
  const vertices = [...staying].sort((a, b) => a - b);
  const [from, to, cost]: [number[], number[], number[]] = [[], [], []];
  vertices.forEach((u, i) => {
    for (let j = i + 1; j < n; j++) {
      const v = existing(vertices[j]);
      if (!isNew(field, u, v)) continue;
      const [a, b] = [existing(rank.get(u)), existing(rank.get(v))];
      const off = deviation({ higher: Math.min(a, b), lower: Math.max(a, b), n }, field.slides);
      from.push(i);
      to.push(j);
      cost.push(off * off);
    }
  });
  const graph: Graph = { size: n, from: Int32Array.from(from), to: Int32Array.from(to) };
  const matching = yield* firstSteps(graph, [(edge) => existing(cost[edge])]);
  if (!matching.perfect) return undefined;
  const pairs: VertexPair[] = [];
  matching.mates.forEach((mate, index) => {
    if (mate > index) pairs.push([existing(vertices[index]), existing(vertices[mate])]);
  });
  return pairs;
}

/** How many floaters of a group to try, those that N6 prefers first: few, then more, then all. */
const TRIED_FLOATERS = [1, 3, 8, Infinity];

/**
 * The pairs of a block, if they can be found without searching all of it. A block is a run of neighbouring groups, odd
 * ones first and last, or a single even group. One player floats across each line between its groups, the fewest
 * possible. If the others can be paired within their groups without a repeat, no pairing of the block has fewer repeats
 * or smaller gaps, and every equally good pairing has such floaters too. The best floaters by N6 are found line by line;
 * if they are the only best ones, the rest of each group is paired separately.
 *
 * @returns undefined if this way finds no pairs; another way may
 */
export function* blockPairs(
  field: PairingField,
  block: readonly FieldGroup[],
): Stepwise<readonly VertexPair[] | undefined> {
  const [first] = block;
  if (block.length === 1 && first) return yield* groupPairs(field, first.members);
  const search = new FloatSearch(field, block);
  let found: Floats | 'unsettled' | undefined = 'unsettled';
  for (const tried of TRIED_FLOATERS) {
    if (found === 'unsettled') found = yield* search.best(tried);
  }
  return typeof found === 'object' ? yield* search.pairs(found) : undefined;
}

/** After this many tried pairs a matching takes over. A group with few illegal pairs needs some dozens. */
const MOST_TRIED = 600;

/** The largest sum of squares to try. */
const MOST_OFF = 24;

/**
 * The pairs nearest to the fold among the players who stay in a group, when some of them have met (N5 4, 5).
 *
 * The distances from the fold are whole numbers and add up to 0, so their squares come to an even number. The sums 2,
 * 4, 6 ... are tried in turn: each player in order of stored numbers with every opponent, the lowest number first. So the first
 * pairing found has the smallest sum, and is the first of those by stored numbers.
 *
 * @param staying in the group's order, an even number
 * @returns undefined when that takes too long; a pairing may still exist
 */
export function nearestFold(
  field: PairingField,
  staying: readonly number[],
): readonly VertexPair[] | undefined {
  return new FoldSearch(field, staying).pairs();
}

class FoldSearch {
  private readonly field: PairingField;
  private readonly staying: readonly number[];
  /** Ranks, from 0, in the order of stored numbers. */
  private readonly order: readonly number[];
  /** The rank that each rank is paired with, -1 for none. */
  private readonly mates: Int32Array;
  /** 1 for a rank whose opponent in the fold it may not meet. */
  private readonly blocked: Uint8Array;
  private tried = 0;

  constructor(field: PairingField, staying: readonly number[]) {
    const n = staying.length;
    this.field = field;
    this.staying = staying;
    this.order = staying
      .map((_, rank) => rank)
      .sort((a, b) => existing(staying[a]) - existing(staying[b]));
    this.mates = new Int32Array(n).fill(-1);
    this.blocked = new Uint8Array(n);
    for (let rank = 0, other = n - 1; rank < other; rank++, other--) {
      if (isNew(field, existing(staying[rank]), existing(staying[other]))) continue;
      this.blocked[rank] = this.blocked[other] = 1;
    }
  }

  pairs(): readonly VertexPair[] | undefined {
    const { staying, mates } = this;
    const blocked = this.blocked.reduce((sum, each) => sum + each, 0);
    // Two of them may meet each other, one place off.
    const least = 2 * Math.ceil(blocked / 4);
    for (let most = least; most <= MOST_OFF && this.tried <= MOST_TRIED; most += 2) {
      if (!this.complete(0, most, 0, blocked)) continue;
      const pairs: VertexPair[] = [];
      mates.forEach((mate, rank) => {
        if (rank < mate) pairs.push([existing(staying[rank]), existing(staying[mate])]);
      });
      return pairs;
    }
    return undefined;
  }

  /**
   * Pairs everyone from a place of the order on.
   *
   * @param left the remaining sum of squared distances
   * @param off the sum of distances so far, which the remaining pairs must balance
   * @param blocked how many remaining players may not meet their opponent of the fold; each changed pair settles two at most
   */
  private complete(from: number, left: number, off: number, blocked: number): boolean {
    const { order, mates, staying } = this;
    const n = order.length;
    let at = from;
    while (at < n && mates[existing(order[at])] !== -1) at++;
    if (at === n) return true;
    const rank = existing(order[at]);
    for (let next = at + 1; next < n; next++) {
      const other = existing(order[next]);
      if (mates[other] !== -1) continue;
      const distance = rank + other - (n - 1);
      const still = left - distance * distance;
      const fewer = blocked - existing(this.blocked[rank]) - existing(this.blocked[other]);
      if (still < Math.abs(off + distance) || 2 * still < fewer) continue;
      if (++this.tried > MOST_TRIED) return false;
      if (!isNew(this.field, existing(staying[rank]), existing(staying[other]))) continue;
      mates[rank] = other;
      mates[other] = rank;
      if (this.complete(at + 1, still, off + distance, fewer)) return true;
      mates[rank] = mates[other] = -1;
    }
    return false;
  }
}

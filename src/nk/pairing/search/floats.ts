import { existing } from '../../../existing';
import type { Stepwise } from '../../../stepwise';
import { isNew, type PairingField, type FieldGroup } from '../field/field';
import { floatOrder } from '../field/float';
import { groupPairs } from './group';
import type { VertexPair } from '../field/staying';

/** So often, per group, a group's rest is paired; then a search of another kind takes over. */
const MOST_RESTS = 40;

/** The floats from the top down to a line: who goes down across it, and all that went before. */
export interface Floats {
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

/**
 * Who floats across the lines of a block, one across each, is the best by N6 when the sum of the squared distances is
 * the smallest: of the down-floaters first, then of whom they meet. What is best from the top down to a line depends on the
 * rest through nothing but who goes down there, so the lines are walked down once.
 */
export class FloatSearch {
  private readonly field: PairingField;
  private readonly block: readonly FieldGroup[];
  /** Of every group its members in the order in which N6 likes them to go down, and to be floated to. */
  private readonly downOrder: readonly (readonly number[])[];
  private readonly upOrder: readonly (readonly number[])[];
  /** Of every group what is left of it, by who floats; undefined where that cannot be paired. */
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
   * The best floats when the first so many of every group may go down: 'unsettled' when another one could be better,
   * undefined when others are as good, or there are none.
   */
  *best(tried: number): Stepwise<Floats | 'unsettled' | undefined> {
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

  /** The best way to come as far as a group and let this one go down from it. */
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

  /** Everybody's pairs with these floats. */
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

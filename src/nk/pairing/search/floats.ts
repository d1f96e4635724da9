import { existing } from '../../../existing';
import type { Stepwise } from '../../../stepwise';
import { isNew, type PairingField, type FieldGroup } from '../field/field';
import { floatOrder } from '../field/float';
import { groupPairs } from './group';
import type { VertexPair } from '../field/staying';

/** How often, per group, the rest of a group is paired before another kind of search takes over. */
const MOST_RESTS = 40;

/** The floats from the top down to a line: the floater across it, and all floats before. */
export interface Floats {
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
export class FloatSearch {
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

import { existing } from '../../../existing';
import { isNew, type PairingField } from '../field/field';
import type { VertexPair } from '../field/staying';

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

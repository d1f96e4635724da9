import { existing } from '../existing';
import type { Blossom } from './types';

/**
 * The blossoms around every vertex, as levels from 0: the smaller before the larger. One of two blossoms holds the other, or
 * they share no vertex. So the levels that hold two vertices are the last ones of both.
 */
export class Nesting {
  private readonly levels: readonly Blossom[];
  private readonly around: readonly (readonly number[])[];

  /** @param size how many vertices there are */
  constructor(size: number, blossoms: readonly Blossom[]) {
    this.levels = [...blossoms].sort((a, b) => a.members.length - b.members.length);
    const around = Array.from({ length: size }, (): number[] => []);
    this.levels.forEach(({ members }, level) => {
      for (const vertex of members) existing(around[vertex]).push(level);
    });
    this.around = around;
  }

  /** The blossoms that hold a vertex, the smallest first. */
  holding(vertex: number): readonly number[] {
    return existing(this.around[vertex]);
  }

  /** How many blossoms hold both vertices. */
  common(u: number, v: number): number {
    const [one, other] = [this.holding(u), this.holding(v)];
    const most = Math.min(one.length, other.length);
    let count = 0;
    while (count < most && one[one.length - 1 - count] === other[other.length - 1 - count]) count++;
    return count;
  }

  /** The duals of those together. */
  shared(u: number, v: number): number {
    const own = this.holding(u);
    let sum = 0;
    for (let at = own.length - this.common(u, v); at < own.length; at++) {
      sum += existing(this.levels[existing(own[at])]).dual;
    }
    return sum;
  }

  /** How many blossoms hold one of the two vertices alone. */
  crossed(u: number, v: number): number {
    return this.holding(u).length + this.holding(v).length - 2 * this.common(u, v);
  }
}

/** What the search does next, without a change of duals; when there is nothing left, what comes after the smallest change. */
export class Pending {
  /** Tight edges still to follow: vertices to reach, and even nodes with an edge to another. */
  readonly reachable: number[] = [];
  readonly closing: number[] = [];
  /** Odd blossoms with nothing left of their duals. */
  readonly emptied: number[] = [];
  /** The smallest change offered, in doubled steps. */
  least = Infinity;

  clear(): void {
    this.reachable.length = this.closing.length = this.emptied.length = 0;
    this.least = Infinity;
  }

  /** Offers what a change of the duals brings about: only what comes with the smallest change stays. */
  offer(list: number[], item: number, twice: number): void {
    if (twice > this.least) return;
    if (twice < this.least) this.clear();
    this.least = twice;
    list.push(item);
  }
}

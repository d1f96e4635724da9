import type { PlayerNumber } from '../../event/event';

/** Some pairs of players, whoever of two comes first. */
export class PairSet {
  private readonly others = new Map<PlayerNumber, Set<PlayerNumber>>();

  get isEmpty(): boolean {
    return this.others.size === 0;
  }

  add(a: PlayerNumber, b: PlayerNumber): void {
    this.addTo(a, b);
    this.addTo(b, a);
  }

  has(a: PlayerNumber, b: PlayerNumber): boolean {
    return this.others.get(a)?.has(b) === true;
  }

  /** Everybody who is in a pair with a player. */
  with(player: PlayerNumber): ReadonlySet<PlayerNumber> {
    return this.others.get(player) ?? NOBODY;
  }

  private addTo(player: PlayerNumber, other: PlayerNumber): void {
    const others = this.others.get(player);
    if (others) others.add(other);
    else this.others.set(player, new Set([other]));
  }
}

const NOBODY: ReadonlySet<PlayerNumber> = new Set();

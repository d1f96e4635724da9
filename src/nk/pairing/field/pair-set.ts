import type { PlayerNumber } from '../../event/event';

/** A set of unordered pairs of players. */
export class PairSet {
  private readonly players: ReadonlyMap<PlayerNumber, number>;
  /** By a player's place: 1 at the places of the partners. */
  private readonly rows: Uint8Array[] = [];
  private count = 0;

  /** @param players everyone who can be in a pair */
  constructor(players: Iterable<PlayerNumber>) {
    const places = new Map<PlayerNumber, number>();
    for (const player of players) places.set(player, places.size);
    this.players = places;
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** The place of a player; undefined for unknown players. */
  placeOf(player: PlayerNumber): number | undefined {
    return this.players.get(player);
  }

  /** Adds a pair of two places. */
  add(a: number, b: number): void {
    this.count++;
    this.rowAt(a)[b] = 1;
    this.rowAt(b)[a] = 1;
  }

  has(a: PlayerNumber, b: PlayerNumber): boolean {
    if (this.count === 0) return false;
    const [one, other] = [this.players.get(a), this.players.get(b)];
    return one !== undefined && other !== undefined && this.rows[one]?.[other] === 1;
  }

  /** 1 at the places of a player's partners; undefined without partners. */
  row(player: PlayerNumber): Uint8Array | undefined {
    return this.rows[this.players.get(player) ?? -1];
  }

  private rowAt(place: number): Uint8Array {
    return (this.rows[place] ??= new Uint8Array(this.players.size));
  }
}

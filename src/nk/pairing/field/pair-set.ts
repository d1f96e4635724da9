import type { PlayerNumber } from '../../event/event';

/** A set of unordered pairs of players. */
export class PairSet {
  private readonly players: ReadonlyMap<PlayerNumber, number>;
  /** By a player's place: 1 at the places of the partners. */
  private readonly rows: Uint8Array[] = [];

  /** @param players everyone who can be in a pair */
  constructor(players: Iterable<PlayerNumber>) {
    const places = new Map<PlayerNumber, number>();
    for (const player of players) places.set(player, places.size);
    this.players = places;
  }

  get isEmpty(): boolean {
    return this.rows.length === 0;
  }

  /** The place of a player; undefined for unknown players. */
  placeOf(player: PlayerNumber): number | undefined {
    return this.players.get(player);
  }

  /** Adds a pair of two places. */
  add(a: number, b: number): void {
    this.rowAt(a)[b] = 1;
    this.rowAt(b)[a] = 1;
  }

  has(a: PlayerNumber, b: PlayerNumber): boolean {
    return this.row(a)?.[this.players.get(b) ?? -1] === 1;
  }

  /** 1 at the places of a player's partners; undefined without partners. */
  row(player: PlayerNumber): Uint8Array | undefined {
    return this.rows[this.players.get(player) ?? -1];
  }

  private rowAt(place: number): Uint8Array {
    return (this.rows[place] ??= new Uint8Array(this.players.size));
  }
}

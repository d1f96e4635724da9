/**
 * Kuksu's rules a second time, written from the rules' text alone and sharing nothing with the rules
 * under test: by dealing out, walking and counting, where those compute.
 */

/** Rule 7, whose list ends at 630 players, carried on by doubling: the fewest tiers that hold everyone. */
export function tiersHolding(players: number): number {
  let tiers = 1;
  let room = 10;
  for (let leagues = 2; room < players; leagues *= 2) {
    room += 10 * leagues;
    tiers++;
  }
  return tiers;
}

/** Walks over leagues 1 to `leagues` and back again and again, naming the league of each player met. */
export function walk(players: number, leagues: number): number[] {
  const met: number[] = [];
  let [league, direction] = [1, 1];
  while (met.length < players) {
    met.push(league);
    const next = league + direction;
    if (next < 1 || next > leagues) direction = -direction;
    else league = next;
  }
  return met;
}

/** Rules 1 and 8: the leagues from the top with their sizes; undefined when no division is possible. */
export function divide(players: number): [league: string, size: number][] | undefined {
  const rows: [string, number][] = [];
  let left = players;
  for (let [tier, leagues] = [0, 1]; left > 0; tier++, leagues *= 2) {
    const letter = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(tier);
    const name = (league: number): string => (tier === 0 ? letter : `${letter}${league}`);
    let opened = leagues;
    if (left < 10 * leagues) {
      // As many groups as possible of 5 to 10 players.
      while (opened > 0 && (left < 5 * opened || left > 10 * opened)) opened--;
      if (opened === 0) return undefined;
    }
    const sizes = Array.from({ length: opened }, () => 0);
    const here = Math.min(left, 10 * leagues);
    for (const league of walk(here, opened)) sizes[league - 1] = (sizes[league - 1] ?? NaN) + 1;
    rows.push(...sizes.map((size, index): [string, number] => [name(index + 1), size]));
    left -= here;
  }
  return rows;
}

/** Rules 2.1 to 2.4 as a list: how many tiers down the places 1 to 10 go. The winner of A is not among them. */
export function movement(tier: number): (number | undefined)[] {
  return tier === 1 ? [undefined, 0, 0, 0, 0, 1, 1, 1, 1, 1] : [-1, -1, 0, 0, 0, 1, 1, 1, 1, 1];
}

/** One game between the players at two indices of a league: who won, or neither. */
export interface Game {
  readonly players: readonly [number, number];
  readonly outcome: 'first' | 'second' | 'drawn' | 'unplayed';
}

const SHARES = { first: [1, 0], second: [0, 1], drawn: [0.5, 0.5], unplayed: [0, 0] } as const;

/** The cross table of these games, without diagonal. */
export function crosstableOf(size: number, games: readonly Game[]): (number | null)[][] {
  const table = Array.from({ length: size }, () =>
    Array.from({ length: size }, (): number | null => null),
  );
  for (const { players, outcome } of games) {
    const [first, second] = players;
    const [one, other] = SHARES[outcome];
    (table[first] ?? [])[second] = one;
    (table[second] ?? [])[first] = other;
  }
  return table;
}

/** Points game by game. */
export function pointsOf(size: number, games: readonly Game[]): number[] {
  const points = Array.from({ length: size }, () => 0);
  for (const { players, outcome } of games) {
    players.forEach((player, side) => {
      add(points, player, SHARES[outcome][side] ?? NaN);
    });
  }
  return points;
}

function add(list: number[], index: number, more: number): void {
  list[index] = (list[index] ?? NaN) + more;
}

/** SODOS game by game: the winner adds the loser's points; a draw gives each half of the other's. */
export function sodosOf(size: number, games: readonly Game[]): number[] {
  const points = pointsOf(size, games);
  const sodos = Array.from({ length: size }, () => 0);
  for (const { players, outcome } of games) {
    const [first, second] = players;
    add(sodos, first, (points[second] ?? NaN) * SHARES[outcome][0]);
    add(sodos, second, (points[first] ?? NaN) * SHARES[outcome][1]);
  }
  return sodos;
}

/** What Rule 3.2 compares: points and SODOS high, tier and place of last cycle low, rating high; null is none. */
export type Record32 = readonly [
  points: number,
  sodos: number,
  tier: number | null,
  place: number | null,
  rating: number | null,
];

function better(one: Record32, other: Record32): boolean {
  const [points, sodos, tier, place, rating] = one;
  if (points !== other[0]) return points > other[0];
  if (sodos !== other[1]) return sodos > other[1];
  if (tier !== other[2]) return other[2] === null || (tier !== null && tier < other[2]);
  if (place !== other[3]) return other[3] === null || (place !== null && place < other[3]);
  if (rating !== other[4]) return other[4] === null || (rating !== null && rating > other[4]);
  return false;
}

/** A player's place: one more than the players who are better. */
export function placesByCounting(records: readonly Record32[]): number[] {
  return records.map((one) => 1 + records.filter((other) => better(other, one)).length);
}

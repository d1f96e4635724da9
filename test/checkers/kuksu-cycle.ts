import { divide, movement, walk } from './kuksu-leagues';

/**
 * A cycle's grouping a second time, from the rules' text alone and sharing nothing with the rules under test: tier by
 * tier, seat by seat, each time looking at everyone who is left. Slow, and hard to get wrong.
 */

/** A registered player as the checker knows one: everything decided, names matched. */
export interface Entry {
  readonly name: string;
  readonly rating: number;
  readonly pin: number | null;
  /** Tier and place of last cycle; the former title holder has tier 1, place 0. */
  readonly last: {
    readonly tier: number;
    readonly place: number;
    readonly disqualified: boolean;
  } | null;
}

/** What is to be checked of a grouping. */
export interface Placed {
  readonly name: string;
  readonly tier: number;
  readonly league: string;
  readonly seed: number;
  readonly how: 'default' | 'pin' | 'fill' | 'moveDown';
  /** Of who was compared with others. */
  readonly award?: number;
  readonly sum?: number;
  /** Which open seat of the tier, from 1. */
  readonly order?: number;
}

export interface Cycle {
  readonly entries: readonly Entry[];
  /** Whether the lowest of the last full tier are moved down for a remainder of 1 to 4. */
  readonly moveDown: boolean;
}

/** "3rd to 5th place from League B will be awarded 300, 200 and 100", "6th to 8th ... 300, 200 and 100" (9.1). */
const AWARDED = [
  { below: 1, place: 3, award: 300 },
  { below: 1, place: 4, award: 200 },
  { below: 1, place: 5, award: 100 },
  { below: 0, place: 6, award: 300 },
  { below: 0, place: 7, award: 200 },
  { below: 0, place: 8, award: 100 },
];

function awardAt(tier: number, { last }: Entry): number {
  if (last === null || last.disqualified) return 0;
  const row = AWARDED.find(
    ({ below, place }) => last.tier - tier === below && last.place === place,
  );
  return row?.award ?? 0;
}

/** Rules 2.1 to 2.5: the tier that a player may not be placed below. */
export function lowestAllowed({ last }: Entry, tiers: number): number | null {
  if (last === null) return null;
  const titlePlayer = last.tier === 1 && last.place <= 1;
  const down = titlePlayer ? 0 : (movement(last.tier)[last.place - 1] ?? NaN);
  return Math.min(last.tier + down, tiers);
}

/** Rule 10 knows no award: no tier, and so nobody's. */
const NO_TIER = Infinity;

/** Whether one ranks before another for a tier's open seat: sum, then last tier, last place, rating, name. */
function before(tier: number, one: Entry, other: Entry): boolean {
  const rows = [one, other].map((each) => [
    -(each.rating + awardAt(tier, each)),
    each.last?.tier ?? 99,
    each.last?.place ?? 99,
    -each.rating,
  ]);
  const [mine = [], theirs = []] = rows;
  for (let index = 0; index < mine.length; index++) {
    const [a = NaN, b = NaN] = [mine[index], theirs[index]];
    if (a !== b) return a < b;
  }
  return plainName(one.name) < plainName(other.name);
}

/** The generator's names differ in more than case. */
function plainName(name: string): string {
  return name.toLowerCase();
}

function bestOf(
  entries: readonly Entry[],
  isBefore: (one: Entry, other: Entry) => boolean,
): Entry | undefined {
  return entries.reduce<Entry | undefined>(
    (best, each) => (best === undefined || isBefore(each, best) ? each : best),
    undefined,
  );
}

interface Seat {
  readonly entry: Entry;
  readonly how: Placed['how'];
  readonly award: number;
  readonly order: number;
}

/** Seat by seat: who plays in which tier, and why; a text where the rules have no answer. */
function fillSeatBySeat({ entries, moveDown }: Cycle): Seat[][] | string {
  const sizes = tierSizes(entries.length, moveDown);
  if (sizes === undefined) return 'no leagues';
  const mispinned = entries.find((entry) => {
    return entry.pin !== null && entry.pin > (lowestAllowed(entry, sizes.length) ?? sizes.length);
  });
  if (mispinned) return `${mispinned.name} is pinned too low`;
  const tiers: Seat[][] = [];
  let left = [...entries];
  for (const [index, size] of sizes.entries()) {
    const tier = index + 1;
    const seats: Seat[] = [];
    const sitDown = (entry: Entry, how: Placed['how'], award = 0, order = 0): void => {
      seats.push({ entry, how, award, order });
      left = left.filter((each) => each !== entry);
    };
    for (const entry of [...left]) if (entry.pin === tier) sitDown(entry, 'pin');
    for (const entry of [...left]) {
      if (entry.pin === null && lowestAllowed(entry, sizes.length) === tier)
        sitDown(entry, 'default');
    }
    if (seats.length > size) return `tier ${tier} is too small`;
    for (let order = 1; seats.length < size; order++) {
      const free = left.filter(({ pin }) => pin === null);
      const best = bestOf(free, (one, other) => before(tier, one, other));
      if (best === undefined) break;
      sitDown(best, 'fill', awardAt(tier, best), order);
    }
    tiers.push(seats);
    if (moveDown && index === sizes.length - 2) sizes[index + 1] = left.length;
  }
  return moveDown ? lowestOneTierDown(tiers) : tiers;
}

/** Players of every tier; a moved-down league is counted with those who are left for it. */
function tierSizes(players: number, moveDown: boolean): number[] | undefined {
  if (moveDown) {
    const full: number[] = [];
    let left = players;
    for (let size = 10; left >= size; size *= 2) {
      full.push(size);
      left -= size;
    }
    return [...full, left];
  }
  const leagues = divide(players);
  if (leagues === undefined) return undefined;
  const sizes: number[] = [];
  for (const [league, size] of leagues) {
    const tier = league.charCodeAt(0) - 65;
    sizes[tier] = (sizes[tier] ?? 0) + size;
  }
  return sizes;
}

/** Until five are below, the worst who is not pinned goes one tier down. */
function lowestOneTierDown(tiers: Seat[][]): Seat[][] | string {
  const [upper = [], lower = []] = tiers.slice(-2);
  const tier = tiers.length - 1;
  while (lower.length < 5) {
    const free = upper.filter(({ how }) => how !== 'pin').map(({ entry }) => entry);
    const worst = bestOf(free, (one, other) => before(tier, other, one));
    if (worst === undefined) return 'nobody can be moved';
    const at = upper.findIndex(({ entry }) => entry === worst);
    upper.splice(at, 1);
    lower.push({ entry: worst, how: 'moveDown', award: awardAt(tier, worst), order: 0 });
  }
  return tiers;
}

/** Rule 10: by rating from the best down along the snake. */
function seatBySnake(tier: number, seats: readonly Seat[], leagues: number): Placed[] {
  let left = seats.map(({ entry }) => entry);
  const seedsGiven = new Map<number, number>();
  return walk(seats.length, leagues).map((league): Placed => {
    const best = bestOf(left, (one, other) => {
      return before(NO_TIER, one, other);
    });
    left = left.filter((each) => each !== best);
    const seat = seats.find(({ entry }) => entry === best);
    const seed = (seedsGiven.get(league) ?? 0) + 1;
    seedsGiven.set(league, seed);
    const letter = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(tier - 1);
    const placed = {
      name: seat?.entry.name ?? '',
      tier,
      league: tier === 1 ? letter : `${letter}${league}`,
      seed,
      how: seat?.how ?? 'default',
    };
    if (seat?.how !== 'fill' && seat?.how !== 'moveDown') return placed;
    const compared = { ...placed, award: seat.award, sum: seat.entry.rating + seat.award };
    return seat.how === 'fill' ? { ...compared, order: seat.order } : compared;
  });
}

/** The whole grouping by counting; a text where the rules have no answer. */
export function groupSeatBySeat(cycle: Cycle): Placed[] | string {
  const tiers = fillSeatBySeat(cycle);
  if (typeof tiers === 'string') return tiers;
  return tiers.flatMap((seats, index) => {
    const full = 2 ** index;
    const leagues =
      cycle.moveDown && index === tiers.length - 1
        ? 1
        : Math.min(full, Math.floor(seats.length / 5));
    return seatBySnake(index + 1, seats, leagues);
  });
}

/** What is wrong with a grouping, in words; nothing when it is as the rules say. */
export function violations(cycle: Cycle, placed: readonly Placed[]): string[] {
  const expected = groupSeatBySeat(cycle);
  if (typeof expected === 'string') return [`a grouping although ${expected}`];
  return [
    ...lostOrDoubled(cycle, placed),
    ...wrongSizes(cycle, placed),
    ...placedTooLow(cycle, placed),
    ...unlike(expected, placed),
  ];
}

function lostOrDoubled({ entries }: Cycle, placed: readonly Placed[]): string[] {
  const counts = new Map(entries.map(({ name }) => [name, 0]));
  const found: string[] = [];
  for (const { name } of placed) {
    const count = counts.get(name);
    if (count === undefined) found.push(`${name} is not registered`);
    else counts.set(name, count + 1);
  }
  for (const [name, count] of counts) if (count !== 1) found.push(`${name} is in ${count} leagues`);
  return found;
}

function wrongSizes({ entries, moveDown }: Cycle, placed: readonly Placed[]): string[] {
  const sizes = new Map<string, number>();
  for (const { league } of placed) sizes.set(league, (sizes.get(league) ?? 0) + 1);
  const found = [...sizes]
    .filter(([, size]) => size < 5 || size > 10)
    .map(([league, size]) => `${league} has ${size} players`);
  if (moveDown) return found;
  const wanted = JSON.stringify(divide(entries.length));
  return JSON.stringify([...sizes]) === wanted ? found : [...found, `the sizes are not ${wanted}`];
}

/** Rule 2.5: "never lower". */
function placedTooLow({ entries, moveDown }: Cycle, placed: readonly Placed[]): string[] {
  const tiers = Math.max(...placed.map(({ tier }) => tier));
  const tierOf = new Map(placed.map((each) => [each.name, each]));
  return entries.flatMap((entry) => {
    const lowest = lowestAllowed(entry, tiers);
    const at = tierOf.get(entry.name);
    if (lowest === null || at === undefined || at.tier <= lowest) return [];
    return moveDown && at.how === 'moveDown'
      ? []
      : [`${entry.name} is in tier ${at.tier}, below ${lowest}`];
  });
}

/** The first place in which two groupings differ. */
function unlike(expected: readonly Placed[], placed: readonly Placed[]): string[] {
  const inOrder = (list: readonly Placed[]): string[] =>
    list
      .map(({ name, tier, league, seed, how, award, sum, order }) =>
        JSON.stringify({ name, tier, league, seed, how, award, sum, order }),
      )
      .sort();
  const [wanted, found] = [inOrder(expected), inOrder(placed)];
  const at = wanted.findIndex((each, index) => each !== found[index]);
  return at < 0 ? [] : [`${found[at] ?? 'nobody'} instead of ${wanted[at] ?? 'nobody'}`];
}

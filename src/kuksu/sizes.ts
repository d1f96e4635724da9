import { existing, type Found, listRuleOf, type Result, ruleOf, succeed } from '../core/result';
import {
  capacity,
  type Layout,
  leagueName,
  LEAGUES,
  leaguesIn,
  type LeagueSize,
  LEAST_PLAYERS,
  MOST_PLAYERS,
  MOST_TIERS,
  PLACE,
  PLAYERS,
  RATINGS,
  TIER,
  TIERS,
} from './arguments';
import { flaw } from '../core/arguments';
import { significant } from '../core/numbers';
import { numberOfCycle as numberArgument, refuseOfCycle as refuse, unavailable } from './messages';
import { readColumn, tiedGroups } from '../core/standings';

/**
 * The leagues of a cycle from the top down, with their sizes (U1-U3).
 *
 * @param players registered players, a whole number
 * @returns one row per league; the sizes add up to the players. Not available as for `kuksuTiers`.
 */
export const kuksuSizes = listRuleOf(sizesWorking, leagueSize);

/** The working of a league's size. */
export interface SizeWorking {
  readonly layout: Layout;
  readonly tier: number;
  readonly league: number;
  readonly size: number;
}

export function leagueSize({ tier, league, size }: SizeWorking): LeagueSize {
  return { league: leagueName(tier, league), size };
}

function sizesWorking(players: number): Result<readonly SizeWorking[]> {
  const read = layoutOf(players);
  if (!read.ok) return read;
  const layout = read.value;
  const { fullTiers } = layout;

  const leagues: SizeWorking[] = [];
  for (let tier = 1; tier <= fullTiers; tier++) {
    for (let league = 1; league <= leaguesIn(tier); league++) {
      leagues.push({ layout, tier, league, size: MOST_PLAYERS });
    }
  }
  let league = 0;
  for (const size of bottomSizes(layout)) {
    league++;
    leagues.push({ layout, tier: fullTiers + 1, league, size });
  }
  return succeed(leagues);
}

/**
 * The bottom tier's sizes, as even as possible, by dealing its players out (U2). Those beyond complete rows of
 * the snake go where its next row begins (U9): to the first leagues after an even number of rows, to the last
 * after an odd one.
 */
function bottomSizes({ remainder, bottomLeagues }: Layout): number[] {
  const sizes: number[] = [];
  for (let position = 0; position < remainder; position++) {
    const index = snakeLeague(position, bottomLeagues) - 1;
    sizes[index] = (sizes[index] ?? 0) + 1;
  }
  return sizes;
}

/**
 * How a number of players fills the tiers (U2): with k full tiers and r players beyond them,
 *
 *     k = the largest with 10 (2^k - 1) <= n,   r = n - 10 (2^k - 1)
 *
 * as many leagues of 5 or more as r allows, at most the 2^k of tier k + 1. For 1 to 4 there is none.
 */
export function divide(count: number): Layout {
  let fullTiers = 0;
  while (capacity(fullTiers + 1) <= count) fullTiers++;
  const remainder = count - capacity(fullTiers);
  const leagues = Math.floor(remainder / LEAST_PLAYERS);
  return { fullTiers, remainder, bottomLeagues: Math.min(leaguesIn(fullTiers + 1), leagues) };
}

/** Whether every player beyond the full tiers has a league (U3). */
export function isPossible({ remainder, bottomLeagues }: Layout): boolean {
  return remainder === 0 || bottomLeagues > 0;
}

/**
 * How a number of players fills the tiers (U2). Not available (U3): 1 to 4 players beyond the full tiers, and
 * fewer than 5 in all, which no league can hold.
 */
export function layoutOf(players: number): Result<Layout> {
  const count = significant(players);
  const countFlaw = flaw(PLAYERS, count);
  if (countFlaw) return countFlaw;
  if (count < LEAST_PLAYERS) {
    return unavailable({ argument: PLAYERS.name, found: count }, 'tooFewForLeague', {
      missing: LEAST_PLAYERS - count,
    });
  }
  const layout = divide(count);
  return isPossible(layout)
    ? succeed(layout)
    : unavailable({ argument: PLAYERS.name, found: count }, 'remainderWithoutLeague', {
        left: layout.remainder,
        missing: LEAST_PLAYERS - layout.remainder,
      });
}

/**
 * The number of tiers of a cycle (U2, U3).
 *
 * @param players registered players, a whole number
 * @returns whole tiers from 1. A number of players that no leagues of 5 to 10 can hold (fewer than 5;
 *   11-14, 31-34, 71-74, 151-154 ...) is not available; the sentence names the ways out.
 */
export const kuksuTiers = ruleOf(layoutOf, tiersOf);

export function tiersOf({ fullTiers, bottomLeagues }: Layout): number {
  return bottomLeagues === 0 ? fullTiers : fullTiers + 1;
}

const CODE_BEFORE_A = 64;

/** A league as a list names it; `league` is 0 where only its tier is known. */
export interface LeagueLabel {
  readonly tier: number;
  readonly league: number;
}

/** "A", "b2", "League C3", "Group D 1", "Tier 2", 2, without blanks around it. Each blank matches in one place only, so that matching takes linear time. */
const LABEL = /^(?:(?:league|group|tier)\s*)?(?:([a-z])(?:\s*(\d+))?|(\d+))$/i;

/** Reads the name of a league, or a tier alone, from a cell (U1, U11). */
export function readLeague(cell: Found, argument: string): Result<LeagueLabel> {
  if (typeof cell === 'number') return readTier(cell, argument);
  const [whole, letter, league = '', tier] = LABEL.exec(String(cell ?? '').trim()) ?? [];
  if (whole === undefined) return refuse({ argument, found: cell }, 'leagueKnown');
  if (letter === undefined) return readTier(Number(existing(tier)), argument);
  const label = { tier: letter.charCodeAt(0) & 31, league: Number(league) };
  if (league === '') return succeed(tierAlone(label.tier));
  const within = label.league >= 1 && label.league <= leaguesIn(label.tier);
  return within
    ? succeed(label)
    : refuse({ argument, found: cell }, 'leagueOfTier', { leagues: leaguesIn(label.tier) });
}

function readTier(cell: number, argument: string): Result<LeagueLabel> {
  const tier = significant(cell);
  const limits = { least: 1, most: MOST_TIERS, whole: true } as const;
  const refusal = flaw(numberArgument(argument, 'leagueKnown', limits), tier);
  return refusal ?? succeed(tierAlone(tier));
}

/** A is a tier and a league at once. */
function tierAlone(tier: number): LeagueLabel {
  return { tier, league: tier === 1 ? 1 : 0 };
}

/** The letter of a tier: A for 1. */
export function tierLetter(tier: number): string {
  return String.fromCharCode(CODE_BEFORE_A + tier);
}

/** "A", "B2", or "B" where only the tier is known. */
export function writeLeague({ tier, league }: LeagueLabel): string {
  return league === 0 ? tierLetter(tier) : leagueName(tier, league);
}

/** "players who finish 1st or 2nd ... advance", "3rd, 4th, or 5th compete at the same tier" (2.2, 2.3). */
const LAST_TO_RISE = 2;
const LAST_TO_STAY = 5;

/** The tier that a place entitles to, before the next cycle's number of tiers limits it (U4). */
export function entitledTier(tier: number, place: number): number {
  if (place > LAST_TO_STAY) return tier + 1;
  // Tier 1 has nothing above it: its 2nd stays (2.2), and the loser of the title match too (2.1).
  return place > LAST_TO_RISE || tier === 1 ? tier : tier - 1;
}

/**
 * The tier in which a player plays the next cycle by default (U4), never lower than this (U5).
 *
 * @param tier tier of last cycle, a whole number from 1 (A) to 26 (Z)
 * @param place place in its league of last cycle, a whole number from 1 to 10; 0 in tier 1, with
 *   `lostTitle`, is the former title holder (U10)
 * @param tiers number of tiers of the next cycle, a whole number from 1 to 26
 * @param lostTitle whether this player lost the title match; it says something about the winner of A and the
 *   former holder only, so that one value may stand beside a whole list
 * @returns the tier, from 1 to `tiers`. For the winner of A without `lostTitle` it is not available: it
 *   depends on the title match.
 */
export const kuksuDefaultTier = ruleOf(defaultTierWorking, ({ defaultTier }) => defaultTier);

/** The working of a default tier. */
export interface DefaultTierWorking {
  readonly tier: number;
  readonly place: number;
  /** By the place alone. */
  readonly entitled: number;
  readonly defaultTier: number;
}

function defaultTierWorking(
  tier: number,
  place: number,
  tiers: number,
  lostTitle = false,
): Result<DefaultTierWorking> {
  const from = significant(tier);
  const fromFlaw = flaw(TIER, from);
  if (fromFlaw) return fromFlaw;

  const position = significant(place);
  const formerHolder = lostTitle && from === 1 && position === 0;
  const placeFlaw = formerHolder ? undefined : flaw(PLACE, position);
  if (placeFlaw) return placeFlaw;

  const tierCount = significant(tiers);
  const tiersFlaw = flaw(TIERS, tierCount);
  if (tiersFlaw) return tiersFlaw;

  if (from === 1 && position === 1 && !lostTitle) {
    return unavailable({ argument: PLACE.name, found: position }, 'dependsOnTitleMatch');
  }
  const entitled = entitledTier(from, position);
  return succeed({
    tier: from,
    place: position,
    entitled,
    defaultTier: Math.min(entitled, tierCount),
  });
}

/**
 * The league, from 1, of the player at a position, from 0, of the order by strength (U9): 1 to the last,
 * the last to 1, 1 to the last ...
 */
export function snakeLeague(position: number, leagues: number): number {
  const row = Math.floor(position / leagues);
  const step = position - row * leagues;
  return runsBack(row) ? leagues - step : step + 1;
}

/** The position, from 0, of a seat on the snake: the other way of `snakeLeague`; league and seed count from 1. */
export function snakePosition(league: number, seed: number, leagues: number): number {
  const row = seed - 1;
  return row * leagues + (runsBack(row) ? leagues - league : league - 1);
}

/** Whether a row of the snake, from 0, runs from the last league to the first. */
export function runsBack(row: number): boolean {
  return row % 2 === 1;
}

/**
 * Seeds the players of one tier into its leagues by rating (U9).
 *
 * @param ratings ratings above 0, one per player, in any order; equal ratings count in the order of their rows
 * @param leagues leagues of the tier, a whole number from 1
 * @returns a league number from 1 for each row; a refusal names the row, counted from 1
 */
export const kuksuSnake = listRuleOf(snakeWorking, ({ league }) => league);

/** The working of a player's league; row and position count from 0. */
export interface SnakeWorking {
  readonly row: number;
  readonly rating: number;
  /** In the order by rating. */
  readonly position: number;
  readonly leagues: number;
  readonly league: number;
}

function snakeWorking(
  ratings: readonly number[],
  leagues: number,
): Result<readonly SnakeWorking[]> {
  const leagueCount = significant(leagues);
  const leaguesFlaw = flaw(LEAGUES, leagueCount);
  if (leaguesFlaw) return leaguesFlaw;

  const column = readColumn(RATINGS, ratings);
  if (!column.ok) return column;
  const players = column.value.map((rating, row) => ({ row, rating }));
  const seeded = new Array<SnakeWorking>(players.length);
  let position = 0;
  for (const equals of tiedGroups(players, (a, b) => b.rating - a.rating)) {
    for (const { row, rating } of equals) {
      const league = snakeLeague(position, leagueCount);
      seeded[row] = { row, rating, position, leagues: leagueCount, league };
      position++;
    }
  }
  return succeed(seeded);
}

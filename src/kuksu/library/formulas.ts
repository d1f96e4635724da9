import { flaw as beyond } from '../../arguments';
import { significant } from '../../numbers/significant';
import { flawIn } from '../../shape';
import { answer, type Answer } from '../../answer';
import { succeed, type Found } from '../../result';
import { TIER } from '../arguments';
import { kuksuRank } from '../league/rank';
import { kuksuSodos } from '../league/sodos';
import { kuksuDefaultTier } from '../sizes/default-tier';
import { kuksuTiers } from '../sizes/layout';
import {
  readLeague as read,
  tierLetter as letter,
  writeLeague as write,
  type LeagueLabel,
} from '../sizes/league-label';
import { kuksuSizes } from '../sizes/sizes';
import { kuksuSnake } from '../sizes/snake';
import type { CrosstableCells, LeagueSize, OptionalColumn } from '../types';
import {
  defaultTierShape,
  labelShape,
  playersShape,
  rankShape,
  snakeShape,
  sodosShape,
  tierShape,
  writeShape,
} from './shapes';

/**
 * The tier in which a player plays the next cycle by default (U4).
 *
 * @param tier tier of last cycle, a whole number from 1 (A) to 26 (Z)
 * @param place place in its league of last cycle, a whole number from 1 to 10
 * @param tiers number of tiers of the next cycle, a whole number from 1 to 26
 * @param lostTitle whether this player lost the title match
 * @returns the tier, from 1 to `tiers`
 * @example
 * defaultTier(2, 1, 3); // { ok: true, value: 1 }
 */
export function defaultTier(
  tier: number,
  place: number,
  tiers: number,
  lostTitle?: boolean,
): Answer<number> {
  const flaw = flawIn({ tier, place, tiers, lostTitle }, defaultTierShape);
  return answer(flaw ?? kuksuDefaultTier(tier, place, tiers, lostTitle));
}

/**
 * The number of tiers of a cycle (U2, U3).
 *
 * @param players registered players, a whole number
 * @returns whole tiers from 1; not available where no leagues of 5 to 10 hold so many
 * @example
 * tiers(30); // { ok: true, value: 2 }
 */
export function tiers(players: number): Answer<number> {
  return answer(flawIn({ players }, playersShape) ?? kuksuTiers(players));
}

/**
 * The leagues of a cycle from the top down, with their sizes (U1-U3).
 *
 * @param players registered players, a whole number
 * @returns one row per league; the sizes add up to the players
 * @example
 * sizes(15); // { ok: true, value: [{ league: 'A', size: 10 }, { league: 'B1', size: 5 }] }
 */
export function sizes(players: number): Answer<readonly LeagueSize[]> {
  return answer(flawIn({ players }, playersShape) ?? kuksuSizes(players));
}

/**
 * Seeds the players of one tier into its leagues by rating (U9).
 *
 * @param ratings ratings above 0, one per player, in any order
 * @param leagues leagues of the tier, a whole number from 1
 * @returns a league number from 1 for each row
 * @example
 * snake([2100, 2300, 2200, 2000], 2); // { ok: true, value: [2, 1, 2, 1] }
 */
export function snake(ratings: readonly number[], leagues: number): Answer<readonly number[]> {
  return answer(flawIn({ ratings, leagues }, snakeShape) ?? kuksuSnake(ratings, leagues));
}

/**
 * The final places of a league (U6): points, then SODOS, tier and place of last cycle, rating.
 *
 * @param points points, from 0, one row per player
 * @param sodos sums of defeated opponents' points, from 0
 * @param lastTier tiers of last cycle, 1 (A) to 26 (Z); null or 0 is none
 * @param lastPlace league places of last cycle, 1 to 10; null or 0 is none
 * @param rating ratings, above 0; null or 0 is none
 * @returns a place from 1 for each row; players who are equal in everything share one
 * @example
 * rank([3, 1, 3], [2, 0, 4]); // { ok: true, value: [2, 3, 1] }
 */
export function rank(
  points: readonly number[],
  sodos: readonly number[],
  lastTier?: OptionalColumn,
  lastPlace?: OptionalColumn,
  rating?: OptionalColumn,
): Answer<readonly number[]> {
  const flaw = flawIn({ points, sodos, lastTier, lastPlace, rating }, rankShape);
  return answer(flaw ?? kuksuRank(points, sodos, lastTier, lastPlace, rating));
}

/**
 * SODOS of each player of a league (U6): the sum of defeated opponents' points, half of it for a draw.
 *
 * @param crosstable a row and a column per player: 1 won, 0 or empty lost or not played, 0.5 drawn
 * @returns one value per row
 * @example
 * sodos([[null, 1, 1], [0, null, 1], [0, 0, null]]); // { ok: true, value: [1, 0, 0] }
 */
export function sodos(crosstable: CrosstableCells): Answer<readonly number[]> {
  return answer(flawIn({ crosstable }, sodosShape) ?? kuksuSodos(crosstable));
}

/**
 * Reads the name of a league, or a tier alone, from a cell (U1, U11).
 *
 * @param cell "A", "b2", "League C3", "Tier 2" or 2
 * @param argument what a refusal calls the cell; default, and where empty, "league"
 * @returns tier and league; the league is 0 where only the tier is known
 * @example
 * readLeague('League C3'); // { ok: true, value: { tier: 3, league: 3 } }
 */
export function readLeague(cell: Found, argument = 'league'): Answer<LeagueLabel> {
  return answer(
    flawIn({ cell, argument }, labelShape) ?? read(cell, argument === '' ? 'league' : argument),
  );
}

/**
 * The letter of a tier.
 *
 * @param tier a whole number from 1 to 26
 * @returns "A" for 1
 * @example
 * tierLetter(3); // { ok: true, value: 'C' }
 */
export function tierLetter(tier: number): Answer<string> {
  const flaw = flawIn({ tier }, tierShape) ?? beyond(TIER, significant(tier));
  return answer(flaw ?? succeed(letter(significant(tier))));
}

/**
 * The name of a league.
 *
 * @param label tier and league, as `readLeague` gives them
 * @returns "A", "B2", or "B" where only the tier is known
 * @example
 * writeLeague({ tier: 2, league: 2 }); // { ok: true, value: 'B2' }
 */
export function writeLeague(label: LeagueLabel): Answer<string> {
  const flaw = flawIn({ label }, writeShape) ?? beyond(TIER, label.tier);
  return answer(flaw ?? succeed(write(label)));
}

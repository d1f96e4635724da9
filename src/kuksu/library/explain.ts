import { flawIn } from '../../shape';
import { answer, type Answer } from '../../answer';
import {
  explainKuksuDefaultTier,
  explainKuksuRank,
  explainKuksuSizes,
  explainKuksuSnake,
  explainKuksuSodos,
  explainKuksuTiers,
  type KuksuDerivation,
} from '../explain';
import type { CrosstableCells, LeagueSize, OptionalColumn } from '../types';
import { defaultTierShape, playersShape, rankShape, snakeShape, sodosShape } from './shapes';

/**
 * Explains `tiers` step by step.
 *
 * @param players as for `tiers`
 * @returns the number of tiers and its steps; refuses the same arguments
 * @example
 * const why = explainTiers(47);
 * why.ok && why.value.value; // 3
 */
export function explainTiers(players: number): Answer<KuksuDerivation> {
  return answer(flawIn({ players }, playersShape) ?? explainKuksuTiers(players));
}

/**
 * Explains `sizes` league by league.
 *
 * @param players as for `sizes`
 * @returns every league and its steps; the last comes to its size; refuses the same arguments
 * @example
 * const why = explainSizes(47);
 * why.ok && why.value[5]?.value; // { league: 'C3', size: 6 }
 */
export function explainSizes(players: number): Answer<readonly KuksuDerivation<LeagueSize>[]> {
  return answer(flawIn({ players }, playersShape) ?? explainKuksuSizes(players));
}

/**
 * Explains `defaultTier` step by step.
 *
 * @param tier as for `defaultTier`
 * @param place as for `defaultTier`
 * @param tiers as for `defaultTier`
 * @param lostTitle as for `defaultTier`
 * @returns the tier and its steps; refuses the same arguments
 * @example
 * const why = explainDefaultTier(4, 9, 4);
 * why.ok && why.value.value; // 4
 */
export function explainDefaultTier(
  tier: number,
  place: number,
  tiers: number,
  lostTitle?: boolean,
): Answer<KuksuDerivation> {
  return answer(
    flawIn({ tier, place, tiers, lostTitle }, defaultTierShape) ??
      explainKuksuDefaultTier(tier, place, tiers, lostTitle),
  );
}

/**
 * Explains `sodos` row by row.
 *
 * @param crosstable as for `sodos`
 * @returns the SODOS of every row and its step; refuses the same arguments
 * @example
 * const why = explainSodos([['-', 1], [0, '-']]);
 * why.ok && why.value[0]?.value; // 0
 */
export function explainSodos(crosstable: CrosstableCells): Answer<readonly KuksuDerivation[]> {
  return answer(flawIn({ crosstable }, sodosShape) ?? explainKuksuSodos(crosstable));
}

/**
 * Explains `rank` row by row.
 *
 * @param points as for `rank`
 * @param sodos as for `rank`
 * @param lastTier as for `rank`
 * @param lastPlace as for `rank`
 * @param rating as for `rank`
 * @returns the place of every row and its steps; refuses the same arguments
 * @example
 * const why = explainRank([2, 2, 1], [3, 3, 1], [1, 2, 2]);
 * why.ok && why.value[1]?.value; // 2
 */
export function explainRank(
  points: readonly number[],
  sodos: readonly number[],
  lastTier?: OptionalColumn,
  lastPlace?: OptionalColumn,
  rating?: OptionalColumn,
): Answer<readonly KuksuDerivation[]> {
  return answer(
    flawIn({ points, sodos, lastTier, lastPlace, rating }, rankShape) ??
      explainKuksuRank(points, sodos, lastTier, lastPlace, rating),
  );
}

/**
 * Explains `snake` row by row.
 *
 * @param ratings as for `snake`
 * @param leagues as for `snake`
 * @returns the league of every row and its steps; refuses the same arguments
 * @example
 * const why = explainSnake([2100, 2000, 1900, 1800], 3);
 * why.ok && why.value[3]?.value; // 3
 */
export function explainSnake(
  ratings: readonly number[],
  leagues: number,
): Answer<readonly KuksuDerivation[]> {
  return answer(flawIn({ ratings, leagues }, snakeShape) ?? explainKuksuSnake(ratings, leagues));
}

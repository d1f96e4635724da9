import { derived, derivedRows, derivingRows } from '../derivation/derive';
import type { Derivation } from '../derivation/step';
import { mapped, type Result } from '../result';
import { rankWorking } from './league/rank';
import { sodosWorking } from './league/sodos';
import { defaultTierWorking } from './sizes/default-tier';
import { layoutOf } from './sizes/layout';
import { sizesWorking } from './sizes/sizes';
import { snakeWorking } from './sizes/snake';
import type { KuksuSteps } from './steps';
import type { CrosstableCells, LeagueSize, OptionalColumn } from './types';
import { betweenOthers, tellRank, tellSodos, type RankBetween } from './why/ranks';
import { tellDefaultTier, tellSize, tellSnake, tellTiers } from './why/sizes';

/** A number of Kuksu's formulas, and the steps that lead to it. */
export type KuksuDerivation<T = number> = Derivation<KuksuSteps, T>;

/** Explains `kuksuTiers`; refuses the same arguments. */
export function explainKuksuTiers(players: number): Result<KuksuDerivation> {
  return derived(layoutOf(players), tellTiers);
}

/** Explains `kuksuSizes` league by league; the last step comes to the size. Refuses the same arguments. */
export function explainKuksuSizes(players: number): Result<readonly KuksuDerivation<LeagueSize>[]> {
  return derivedRows(sizesWorking(players), tellSize);
}

/** The same; only the steps of the league that is asked for are made. */
export const explainKuksuSizesRows = derivingRows(sizesWorking, tellSize);

/** Explains `kuksuDefaultTier`; refuses the same arguments. */
export function explainKuksuDefaultTier(
  tier: number,
  place: number,
  tiers: number,
  lostTitle?: boolean,
): Result<KuksuDerivation> {
  return derived(defaultTierWorking(tier, place, tiers, lostTitle), tellDefaultTier);
}

/** Explains `kuksuSodos` row by row; refuses the same arguments. */
export function explainKuksuSodos(crosstable: CrosstableCells): Result<readonly KuksuDerivation[]> {
  return derivedRows(sodosWorking(crosstable), tellSodos);
}

/** The same; only the steps of the row that is asked for are made. */
export const explainKuksuSodosRows = derivingRows(sodosWorking, tellSodos);

const rankWorkings = (...given: Parameters<typeof rankWorking>): Result<readonly RankBetween[]> =>
  mapped(rankWorking(...given), betweenOthers);

/** Explains `kuksuRank` row by row; refuses the same arguments. */
export function explainKuksuRank(
  points: readonly number[],
  sodos: readonly number[],
  lastTier?: OptionalColumn,
  lastPlace?: OptionalColumn,
  rating?: OptionalColumn,
): Result<readonly KuksuDerivation[]> {
  return derivedRows(rankWorkings(points, sodos, lastTier, lastPlace, rating), tellRank);
}

/** The same; only the steps of the row that is asked for are made. */
export const explainKuksuRankRows = derivingRows(rankWorkings, tellRank);

/** Explains `kuksuSnake` row by row; refuses the same arguments. */
export function explainKuksuSnake(
  ratings: readonly number[],
  leagues: number,
): Result<readonly KuksuDerivation[]> {
  return derivedRows(snakeWorking(ratings, leagues), tellSnake);
}

/** The same; only the steps of the row that is asked for are made. */
export const explainKuksuSnakeRows = derivingRows(snakeWorking, tellSnake);

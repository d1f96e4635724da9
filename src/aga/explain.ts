import { derived, derivedRows, derivingRows } from '../derivation/derive';
import type { Derivation } from '../derivation/step';
import type { Result } from '../result';
import { averageWorking } from './average';
import { categoryWorking } from './category';
import { slopeWorking } from './decay';
import { pointsWorking } from './points';
import { resultsWorking } from './results';
import { seasonWorking } from './season';
import type { AgaSteps } from './steps';
import { tableWorking } from './table';
import type {
  AgaResultsOptions,
  AgaTableOptions,
  PlaceRow,
  PointsOptions,
  SeasonLine,
  SeasonOptions,
  SeasonRow,
} from './types';
import { tellCategory, tellExact, tellMean, tellSlope } from './why/categories';
import { tellPlaceRow, tellPoints } from './why/points';
import { tellSeason, tellSeasonCounted, tellSeasonEvents, tellSeasonPlace } from './why/season';

/** A category, slope or points, and the steps that lead to it. */
export type AgaDerivation<T = number> = Derivation<AgaSteps, T>;

/** Explains `agaAverage`; refuses the same arguments. */
export function explainAgaAverage(ratings: readonly number[]): Result<AgaDerivation> {
  return derived(averageWorking(ratings), tellMean);
}

/** Explains `agaExact`; refuses the same arguments. */
export function explainAgaExact(avg: number, players: number): Result<AgaDerivation> {
  return derived(categoryWorking(avg, players), tellExact);
}

/** Explains `agaCategory`; refuses the same arguments. */
export function explainAgaCategory(avg: number, players: number): Result<AgaDerivation> {
  return derived(categoryWorking(avg, players), tellCategory);
}

/** Explains `agaSlope`; refuses the same arguments. */
export function explainAgaSlope(avg: number): Result<AgaDerivation> {
  return derived(slopeWorking(avg), tellSlope);
}

/** Explains `agaPoints`; refuses the same arguments. */
export function explainAgaPoints(
  avg: number,
  players: number,
  place: number,
  options?: PointsOptions,
): Result<AgaDerivation> {
  return derived(pointsWorking(avg, players, place, options), tellPoints);
}

/** Explains `agaTable` place by place; the last step comes to the points. Refuses the same arguments. */
export function explainAgaTable(
  avg: number,
  players: number,
  options?: AgaTableOptions,
): Result<readonly AgaDerivation<PlaceRow>[]> {
  return derivedRows(tableWorking(avg, players, options), tellPlaceRow);
}

/** The same; only the steps of the place that is asked for are made. */
export const explainAgaTableRows = derivingRows(tableWorking, tellPlaceRow);

/** Explains `agaResults` row by row; refuses the same arguments. */
export function explainAgaResults(
  avg: number,
  players: number,
  places: readonly number[],
  options?: AgaResultsOptions,
): Result<readonly AgaDerivation[]> {
  return derivedRows(resultsWorking(avg, players, places, options), tellPoints);
}

/** The same; only the steps of the row that is asked for are made. */
export const explainAgaResultsRows = derivingRows(resultsWorking, tellPoints);

/** Explains `agaSeason` player by player; the last step comes to the total. Refuses the same arguments. */
export function explainAgaSeason(
  lines: readonly SeasonLine[],
  options?: SeasonOptions,
): Result<readonly AgaDerivation<SeasonRow>[]> {
  return derivedRows(seasonWorking(lines, options), tellSeason);
}

/** The same; only the steps of the player that is asked for are made. */
export const explainAgaSeasonRows = derivingRows(seasonWorking, tellSeason);

/** Explains the places of `agaSeason` player by player; refuses the same arguments. */
export function explainAgaSeasonPlaces(
  lines: readonly SeasonLine[],
  options?: SeasonOptions,
): Result<readonly AgaDerivation[]> {
  return derivedRows(seasonWorking(lines, options), tellSeasonPlace);
}

/** The same; only the steps of the player that is asked for are made. */
export const explainAgaSeasonPlacesRows = derivingRows(seasonWorking, tellSeasonPlace);

/** Explains how many results of each player count in `agaSeason`; refuses the same arguments. */
export function explainAgaSeasonCounted(
  lines: readonly SeasonLine[],
  options?: SeasonOptions,
): Result<readonly AgaDerivation[]> {
  return derivedRows(seasonWorking(lines, options), tellSeasonCounted);
}

/** The same; only the steps of the player that is asked for are made. */
export const explainAgaSeasonCountedRows = derivingRows(seasonWorking, tellSeasonCounted);

/** Explains in how many events each player of `agaSeason` stands; refuses the same arguments. */
export function explainAgaSeasonEvents(
  lines: readonly SeasonLine[],
  options?: SeasonOptions,
): Result<readonly AgaDerivation[]> {
  return derivedRows(seasonWorking(lines, options), tellSeasonEvents);
}

/** The same; only the steps of the player that is asked for are made. */
export const explainAgaSeasonEventsRows = derivingRows(seasonWorking, tellSeasonEvents);

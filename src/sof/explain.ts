import { derived, derivedRows, derivingRows } from '../derivation/derive';
import type { Derivation } from '../derivation/step';
import type { Result } from '../result';
import { averageWorking } from './average';
import { awardWorking } from './award';
import { formerWorking } from './former';
import { placeWorking } from './place-award';
import { placesWorking } from './places';
import { resultsWorking } from './results';
import { sessionWorking } from './session';
import type { SofSteps } from './steps';
import { stratumWorking } from './stratum';
import type {
  AwardOptions,
  FormerOptions,
  Holdings,
  SofResultsOptions,
  SessionOptions,
  StratumOptions,
} from './types';
import { tellAverage } from './why/average';
import { tellAward, tellFormer, tellSession, tellStratum } from './why/awards';
import { tellPlace, tellTie } from './why/places';

/** An award and the steps that lead to it. */
export type SofDerivation = Derivation<SofSteps>;

/** Explains `sofAverage`; refuses the same arguments. */
export function explainSofAverage(
  holdings: Holdings,
  playersPerEntry?: readonly number[],
): Result<SofDerivation> {
  return derived(averageWorking(holdings, playersPerEntry), tellAverage);
}

/** Explains `sofAward`; refuses the same arguments. */
export function explainSofAward(
  avgMP: number,
  tables: number,
  options?: AwardOptions,
): Result<SofDerivation> {
  return derived(awardWorking(avgMP, tables, options), tellAward);
}

/** Explains `sofStratum`; refuses the same arguments. */
export function explainSofStratum(
  fieldAvg: number,
  fieldTables: number,
  stratumAvg: number,
  stratumTables: number,
  options?: StratumOptions,
): Result<SofDerivation> {
  return derived(
    stratumWorking(fieldAvg, fieldTables, stratumAvg, stratumTables, options),
    tellStratum,
  );
}

/** Explains `sofSession`; refuses the same arguments. */
export function explainSofSession(
  avgMP: number,
  tables: number,
  options?: SessionOptions,
): Result<SofDerivation> {
  return derived(sessionWorking(avgMP, tables, options), tellSession);
}

/** Explains `sofPlace`; refuses the same arguments. */
export function explainSofPlace(
  first: number,
  place: number,
  sessions?: number,
): Result<SofDerivation> {
  return derived(placeWorking(first, place, sessions), tellPlace);
}

/** Explains `sofPlaces` place by place; refuses the same arguments. */
export function explainSofPlaces(
  first: number,
  depth: number,
  sessions?: number,
): Result<readonly SofDerivation[]> {
  return derivedRows(placesWorking(first, depth, sessions), tellPlace);
}

/** The same; only the steps of the place that is asked for are made. */
export const explainSofPlacesRows = derivingRows(placesWorking, tellPlace);

/** Explains `sofResults` row by row; refuses the same arguments. */
export function explainSofResults(
  first: number,
  scores: readonly number[],
  options?: SofResultsOptions,
): Result<readonly SofDerivation[]> {
  return derivedRows(resultsWorking(first, scores, options), tellTie);
}

/** The same; only the steps of the row that is asked for are made. */
export const explainSofResultsRows = derivingRows(resultsWorking, tellTie);

/** Explains `sofFormer`; refuses the same arguments. */
export function explainSofFormer(
  tables: number,
  sessions: number,
  options?: FormerOptions,
): Result<SofDerivation> {
  return derived(formerWorking(tables, sessions, options), tellFormer);
}

import { derived, derivedRows } from '../derivation/derive';
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

/** Why `sofAverage` gives what it gives; refused alike. */
export function explainSofAverage(
  holdings: Holdings,
  playersPerEntry?: readonly number[],
): Result<SofDerivation> {
  return derived(averageWorking(holdings, playersPerEntry), tellAverage);
}

/** Why `sofAward` gives what it gives; refused alike. */
export function explainSofAward(
  avgMP: number,
  tables: number,
  options?: AwardOptions,
): Result<SofDerivation> {
  return derived(awardWorking(avgMP, tables, options), tellAward);
}

/** Why `sofStratum` gives what it gives; refused alike. */
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

/** Why `sofSession` gives what it gives; refused alike. */
export function explainSofSession(
  avgMP: number,
  tables: number,
  options?: SessionOptions,
): Result<SofDerivation> {
  return derived(sessionWorking(avgMP, tables, options), tellSession);
}

/** Why `sofPlace` gives what it gives; refused alike. */
export function explainSofPlace(
  first: number,
  place: number,
  sessions?: number,
): Result<SofDerivation> {
  return derived(placeWorking(first, place, sessions), tellPlace);
}

/** Why `sofPlaces` gives what it gives, place by place; refused alike. */
export function explainSofPlaces(
  first: number,
  depth: number,
  sessions?: number,
): Result<readonly SofDerivation[]> {
  return derivedRows(placesWorking(first, depth, sessions), tellPlace);
}

/** Why `sofResults` gives what it gives, row by row; refused alike. */
export function explainSofResults(
  first: number,
  scores: readonly number[],
  options?: SofResultsOptions,
): Result<readonly SofDerivation[]> {
  return derivedRows(resultsWorking(first, scores, options), tellTie);
}

/** Why `sofFormer` gives what it gives; refused alike. */
export function explainSofFormer(
  tables: number,
  sessions: number,
  options?: FormerOptions,
): Result<SofDerivation> {
  return derived(formerWorking(tables, sessions, options), tellFormer);
}

import { explained, explainedRows } from '../derivation/explain';
import type { Derivation } from '../derivation/step';
import type { Result } from '../result';
import { sofAward } from './award';
import { sofFormer } from './former';
import { sofPlace } from './place-award';
import { sofPlaces } from './places';
import { sofResults } from './results';
import { sofSession } from './session';
import type { SofSteps } from './steps';
import { sofStratum } from './stratum';
import type {
  AwardOptions,
  FormerOptions,
  SofResultsOptions,
  SessionOptions,
  StratumOptions,
} from './types';

/** An award and the steps that lead to it. */
export type SofDerivation = Derivation<SofSteps>;

/** Why `sofAward` gives what it gives; refused alike. */
export function explainSofAward(
  avgMP: number,
  tables: number,
  options?: AwardOptions,
): Result<SofDerivation> {
  return explained((trace) => sofAward(avgMP, tables, options, trace));
}

/** Why `sofStratum` gives what it gives; refused alike. */
export function explainSofStratum(
  fieldAvg: number,
  fieldTables: number,
  stratumAvg: number,
  stratumTables: number,
  options?: StratumOptions,
): Result<SofDerivation> {
  return explained((trace) =>
    sofStratum(fieldAvg, fieldTables, stratumAvg, stratumTables, options, trace),
  );
}

/** Why `sofSession` gives what it gives; refused alike. */
export function explainSofSession(
  avgMP: number,
  tables: number,
  options?: SessionOptions,
): Result<SofDerivation> {
  return explained((trace) => sofSession(avgMP, tables, options, trace));
}

/** Why `sofPlace` gives what it gives; refused alike. */
export function explainSofPlace(
  first: number,
  place: number,
  sessions?: number,
): Result<SofDerivation> {
  return explained((trace) => sofPlace(first, place, sessions, trace));
}

/** Why `sofPlaces` gives what it gives, place by place; refused alike. */
export function explainSofPlaces(
  first: number,
  depth: number,
  sessions?: number,
): Result<readonly SofDerivation[]> {
  return explainedRows((traces) => sofPlaces(first, depth, sessions, traces));
}

/** Why `sofResults` gives what it gives, row by row; refused alike. */
export function explainSofResults(
  first: number,
  scores: readonly number[],
  options?: SofResultsOptions,
): Result<readonly SofDerivation[]> {
  return explainedRows((traces) => sofResults(first, scores, options, traces));
}

/** Why `sofFormer` gives what it gives; refused alike. */
export function explainSofFormer(
  tables: number,
  sessions: number,
  options?: FormerOptions,
): Result<SofDerivation> {
  return explained((trace) => sofFormer(tables, sessions, options, trace));
}

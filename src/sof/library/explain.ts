import { flawIn } from '../../shape';
import { answer, type Answer } from '../../answer';
import {
  explainSofAverage,
  explainSofAward,
  explainSofFormer,
  explainSofPlace,
  explainSofPlaces,
  explainSofResults,
  explainSofSession,
  explainSofStratum,
  type SofDerivation,
} from '../explain';
import type {
  AwardOptions,
  FormerOptions,
  Holdings,
  SofResultsOptions,
  SessionOptions,
  StratumOptions,
} from '../types';
import {
  averageShape,
  awardShape,
  formerShape,
  placeShape,
  placesShape,
  resultsShape,
  sessionShape,
  stratumShape,
} from './shapes';

/**
 * Explains `award` step by step.
 *
 * @param avgMP as for `award`
 * @param tables as for `award`
 * @param options as for `award`
 * @returns the award and its steps; refuses the same arguments
 * @example
 * const why = explainAward(1250, 60);
 * why.ok && why.value.value; // 25.16
 */
export function explainAward(
  avgMP: number,
  tables: number,
  options?: AwardOptions,
): Answer<SofDerivation> {
  return answer(
    flawIn({ avgMP, tables, options }, awardShape) ?? explainSofAward(avgMP, tables, options),
  );
}

/**
 * Explains `former` step by step.
 *
 * @param tables as for `former`
 * @param sessions as for `former`
 * @param options as for `former`
 * @returns the award and its steps; refuses the same arguments
 * @example
 * const why = explainFormer(60, 2);
 * why.ok && why.value.steps[0].clause; // 'S14'
 */
export function explainFormer(
  tables: number,
  sessions: number,
  options?: FormerOptions,
): Answer<SofDerivation> {
  const flaw = flawIn({ tables, sessions, options }, formerShape);
  return answer(flaw ?? explainSofFormer(tables, sessions, options));
}

/**
 * Explains `place` step by step.
 *
 * @param first as for `place`
 * @param place as for `place`
 * @param sessions as for `place`
 * @returns the award and its steps; refuses the same arguments
 * @example
 * const why = explainPlace(25.16, 2);
 * why.ok && why.value.steps[0].clause; // 'S10'
 */
export function explainPlace(
  first: number,
  place: number,
  sessions?: number,
): Answer<SofDerivation> {
  return answer(
    flawIn({ first, place, sessions }, placeShape) ?? explainSofPlace(first, place, sessions),
  );
}

/**
 * Explains `places` place by place.
 *
 * @param first as for `places`
 * @param depth as for `places`
 * @param sessions as for `places`
 * @returns every award and its steps; refuses the same arguments
 * @example
 * const why = explainPlaces(25.16, 3);
 * why.ok && why.value.length; // 3
 */
export function explainPlaces(
  first: number,
  depth: number,
  sessions?: number,
): Answer<readonly SofDerivation[]> {
  const flaw = flawIn({ first, depth, sessions }, placesShape);
  return answer(flaw ?? explainSofPlaces(first, depth, sessions));
}

/**
 * Explains `results` row by row.
 *
 * @param first as for `results`
 * @param scores as for `results`
 * @param options as for `results`
 * @returns every award and its steps; refuses the same arguments
 * @example
 * const why = explainResults(25.16, [60, 55, 60]);
 * why.ok && why.value[1].value; // 14.15
 */
export function explainResults(
  first: number,
  scores: readonly number[],
  options?: SofResultsOptions,
): Answer<readonly SofDerivation[]> {
  const flaw = flawIn({ first, scores, options }, resultsShape);
  return answer(flaw ?? explainSofResults(first, scores, options));
}

/**
 * Explains `session` step by step.
 *
 * @param avgMP as for `session`
 * @param tables as for `session`
 * @param options as for `session`
 * @returns the award and its steps; refuses the same arguments
 * @example
 * const why = explainSession(1250, 60);
 * why.ok && why.value.value; // 8.39
 */
export function explainSession(
  avgMP: number,
  tables: number,
  options?: SessionOptions,
): Answer<SofDerivation> {
  const flaw = flawIn({ avgMP, tables, options }, sessionShape);
  return answer(flaw ?? explainSofSession(avgMP, tables, options));
}

/**
 * Explains `stratum` step by step.
 *
 * @param fieldAvg as for `stratum`
 * @param fieldTables as for `stratum`
 * @param stratumAvg as for `stratum`
 * @param stratumTables as for `stratum`
 * @param options as for `stratum`
 * @returns the award and its steps; refuses the same arguments
 * @example
 * const why = explainStratum(1000, 60, 4000, 20);
 * why.ok && why.value.value; // 21.87
 */
export function explainStratum(
  fieldAvg: number,
  fieldTables: number,
  stratumAvg: number,
  stratumTables: number,
  options?: StratumOptions,
): Answer<SofDerivation> {
  return answer(
    flawIn({ fieldAvg, fieldTables, stratumAvg, stratumTables, options }, stratumShape) ??
      explainSofStratum(fieldAvg, fieldTables, stratumAvg, stratumTables, options),
  );
}

/**
 * Explains `average` step by step.
 *
 * @param holdings as for `average`
 * @param playersPerEntry as for `average`
 * @returns the average and its steps; refuses the same arguments
 * @example
 * const why = explainAverage([[2500], [1500]]);
 * why.ok && why.value.steps[0]?.clause; // 'S9'
 */
export function explainAverage(
  holdings: Holdings,
  playersPerEntry?: readonly number[],
): Answer<SofDerivation> {
  return answer(
    flawIn({ holdings, playersPerEntry }, averageShape) ??
      explainSofAverage(holdings, playersPerEntry),
  );
}

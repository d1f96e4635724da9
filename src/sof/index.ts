/** Strength of Field (bridge) as a library: the rules without the prefix that formulas need, and what explains them. */
export { average, award, former, place, places, results, session, stratum } from './library/awards';
export {
  explainAverage,
  explainAward,
  explainFormer,
  explainPlace,
  explainPlaces,
  explainResults,
  explainSession,
  explainStratum,
} from './library/explain';
export type { SofDerivation as Derivation } from './explain';
export type * from './types';
export type { Failure, Found, Refusal, Result, Success } from '../result';

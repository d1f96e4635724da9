/** Tournament categories and points of the American Go Association as a library: the rules without their prefix. */
export { average, category, exact, points, results, slope, table } from './library/points';
export {
  explainAverage,
  explainCategory,
  explainExact,
  explainPoints,
  explainResults,
  explainSlope,
  explainTable,
} from './library/explain';
export type { AgaDerivation as Derivation } from './explain';
export type * from './types';
export type { Failure, Found, Refusal, Result, Success } from '../result';

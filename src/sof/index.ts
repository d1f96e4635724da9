/** Strength of Field (bridge) as a library: the rules without the prefix that formulas need, and what explains them. */
export { sofAverage as average } from './average';
export { sofAward as award } from './award';
export { sofFormer as former } from './former';
export { sofPlace as place } from './place-award';
export { sofPlaces as places } from './places';
export { sofResults as results } from './results';
export { sofSession as session } from './session';
export { sofStratum as stratum } from './stratum';
export {
  explainSofAward as explainAward,
  explainSofFormer as explainFormer,
  explainSofPlace as explainPlace,
  explainSofPlaces as explainPlaces,
  explainSofResults as explainResults,
  explainSofSession as explainSession,
  explainSofStratum as explainStratum,
  type SofDerivation as Derivation,
} from './explain';
export type * from './types';
export type { Failure, Found, Refusal, Result, Success } from '../result';

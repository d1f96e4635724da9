/** Tournament categories and points of the American Go Association as a library: the rules without their prefix. */
export { agaAverage as average } from './average';
export { agaCategory as category, agaExact as exact } from './category';
export { agaSlope as slope } from './decay';
export { agaPoints as points } from './points';
export { agaResults as results } from './results';
export { agaTable as table } from './table';
export {
  explainAgaCategory as explainCategory,
  explainAgaExact as explainExact,
  explainAgaPoints as explainPoints,
  explainAgaResults as explainResults,
  explainAgaSlope as explainSlope,
  explainAgaTable as explainTable,
  type AgaDerivation as Derivation,
} from './explain';
export type * from './types';
export type { Failure, Found, Refusal, Result, Success } from '../result';

/** The annual championship of computer go on KGS as a library: the rules without their prefix. */
export { kgsAnnual as annual } from './annual';
export { kgsCheck as check } from './check';
export { kgsFactor as factor } from './factor';
export { kgsPlayers as players } from './players';
export { kgsPoints as points, kgsPointsBy as pointsBy } from './points';
export { kgsResults as results } from './results';
export { kgsTable as table } from './table';
export {
  explainKgsAnnual as explainAnnual,
  explainKgsFactor as explainFactor,
  explainKgsPoints as explainPoints,
  explainKgsResults as explainResults,
  type KgsDerivation as Derivation,
} from './explain';
export type * from './types';
export type { Failure, Found, Refusal, Result, Success } from '../result';

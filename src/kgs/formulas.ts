/** The rules behind the formulas of KGS: all that the functions bundle takes of this folder. */
export { kgsAnnual } from './annual';
export { kgsCheck } from './check';
export { kgsFactor } from './factor';
export { kgsPlayers } from './factor';
export { kgsPoints, kgsPointsBy } from './points';
export { kgsResults } from './results';
export { kgsTable } from './points';

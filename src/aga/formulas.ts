/** The rules behind the formulas of AGA: all that the functions bundle takes of this folder. */
export { agaAverage } from './category';
export { agaCategory, agaExact } from './category';
export { agaSlope } from './points';
export { agaPoints } from './points';
export { agaResults } from './points';
export { agaSeason } from './season';
export { agaTable } from './points';

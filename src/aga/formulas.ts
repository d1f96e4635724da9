/** The rules behind the formulas of AGA: all that the functions bundle takes of this folder. */
export { agaAverage } from './average';
export { agaCategory, agaExact } from './category';
export { agaSlope } from './decay';
export { agaPoints } from './points';
export { agaResults } from './results';
export { agaSeason } from './season';
export { agaTable } from './table';

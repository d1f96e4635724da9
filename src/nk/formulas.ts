/** The rules behind the formulas of NK: all that the functions bundle takes of this folder. */
export { nkGroups } from './groups';
export { foldPairs, slidePairs } from './score';
export { nkProgress } from './progress';
export { nkRights } from './groups';
export { nkScore } from './score';

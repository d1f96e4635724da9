/** The rules behind the formulas of NK: all that the functions bundle takes of this folder. */
export { nkGroups } from './groups/groups';
export { foldPairs, slidePairs } from './pairs';
export { nkProgress } from './progress/progress';
export { nkRights } from './groups/rights';
export { nkScore } from './score';

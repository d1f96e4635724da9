/** The rules behind the formulas of Kuksu: all that the functions bundle takes of this folder. */
export { kuksuDefaultTier } from './sizes/default-tier';
export { kuksuTiers } from './sizes/layout';
export { kuksuRank } from './league/rank';
export { kuksuSizes } from './sizes/sizes';
export { kuksuSnake } from './sizes/snake';
export { kuksuSodos } from './league/sodos';

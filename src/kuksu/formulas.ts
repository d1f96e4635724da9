/** The rules behind the formulas of Kuksu: all that the functions bundle takes of this folder. */
export { kuksuDefaultTier } from './default-tier';
export { kuksuTiers } from './layout';
export { kuksuRank } from './rank';
export { kuksuSizes } from './sizes';
export { kuksuSnake } from './snake';
export { kuksuSodos } from './sodos';

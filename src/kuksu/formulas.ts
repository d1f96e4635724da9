/** The rules behind the formulas of Kuksu: all that the functions bundle takes of this folder. */
export { kuksuDefaultTier } from './sizes';
export { kuksuTiers } from './sizes';
export { kuksuRank } from './rank';
export { kuksuSizes } from './sizes';
export { kuksuSnake } from './sizes';
export { kuksuSodos } from './crosstable';

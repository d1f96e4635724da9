import { numberArgument } from './refuse';

/** The number of a board; a refusal names the round, or the option, instead. */
export const BOARD = numberArgument('board', 'boardWhole', { least: 1, whole: true });

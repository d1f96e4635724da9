import { choiceKind } from '../../columns/kinds';

/** How a game ended, as a list says it: the first text of each is the one that is shown. */
const winners = {
  white: ['W', 'white', 'wit'],
  black: ['B', 'black', 'zwart', 'Z'],
  open: ['?', '-', 'open'],
  // Excel takes = for the beginning of a formula.
  draw: ['jigo', 'draw', 'remise', '=', '½-½'],
  forfeit: ['W!', 'B!', 'forfeit', 'default', 'reglementair'],
} as const;

export const winnerKind = choiceKind(winners);

/** What the drop-down of a column of winners offers. */
export const winnerTexts: readonly string[] = [
  ...[winners.white[0], winners.black[0], winners.open[0]],
  ...[winners.draw[0], winners.forfeit[0], winners.forfeit[1]],
];

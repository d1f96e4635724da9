import type { Position } from '../../event/event';
import { byGroupOrder } from '../../standings/group-order';
import { isCandidate } from '../../standings/title';

/**
 * Who of an odd field can have the bye, in the order in which they are asked (N10): the lowest score, then the lowest
 * SOS, then the weakest, of equal strength the last entered. Nobody has a second one while anyone of those who may have it
 * is without, nor a third while anyone has had only one, and so on.
 *
 * @param present who plays the round
 * @param candidateMayHaveBye whether title candidates may have it; they are asked last
 */
export function byeOrder(
  present: readonly Position[],
  candidateMayHaveBye: boolean,
): readonly Position[] {
  const eligible = present.filter((player) => candidateMayHaveBye || !isCandidate(player));
  const fewest = Math.min(...eligible.map(({ byes }) => byes));
  const last = (player: Position): number => (isCandidate(player) ? 1 : 0);
  return eligible
    .filter(({ byes }) => byes === fewest)
    .sort((a, b) => last(a) - last(b) || a.score - b.score || byGroupOrder(b, a));
}

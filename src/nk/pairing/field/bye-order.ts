import type { Position } from '../../event/event';
import { byGroupOrder } from '../../standings/group-order';
import { isCandidate } from '../../standings/title';

/**
 * The candidates for the bye of an odd field, in order (N10): the lowest score, then the lowest SOS, then the weakest; of
 * equal strength the last entered. Nobody gets a second bye while an eligible player has had none, nor a third while one
 * has had only one, and so on.
 *
 * @param present the players of the round
 * @param candidateMayHaveBye whether title candidates may have it; they come last
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

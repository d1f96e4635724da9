import type { Position } from './event';
import { byGroupOrder } from './group-order';
import { isCandidate } from './title';

/**
 * Who of an odd field has the bye, in the order in which they are asked (N10): the lowest score, then the lowest
 * SOS, then the weakest, of equal strength the last entered. Whoever has had fewer byes goes before them all, so
 * that nobody has a second one while anyone is without.
 *
 * @param present who plays the round
 * @param candidateMayHaveBye whether title candidates are asked too; they come last
 */
export function byeOrder(
  present: readonly Position[],
  candidateMayHaveBye: boolean,
): readonly Position[] {
  const last = (player: Position): number => (isCandidate(player) ? 1 : 0);
  return present
    .filter((player) => candidateMayHaveBye || !isCandidate(player))
    .sort(
      (a, b) => last(a) - last(b) || a.byes - b.byes || a.score - b.score || byGroupOrder(b, a),
    );
}

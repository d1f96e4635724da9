import type { Position } from '../../event/event-state';
import { byGroupOrder } from '../../standings/group-order';
import { isCandidate } from '../../standings/title';

/**
 * The players who may get the bye of an odd field, in order (N10): the fewest byes so far, then players who are no title
 * candidates, then the lowest score, the lowest SOS, the weakest; of equal strength the last entered. The bye goes to the
 * first with whose bye the round can be paired.
 *
 * @param present the players of the round
 * @param candidatesInTurn whether title candidates take their turn in this order, as before the title round; otherwise they
 *   come only if nobody else is present
 */
export function byeOrder(
  present: readonly Position[],
  candidatesInTurn: boolean,
): readonly Position[] {
  const others = present.filter((player) => !isCandidate(player));
  const asked = candidatesInTurn || others.length === 0 ? [...present] : others;
  const last = (player: Position): number => (isCandidate(player) ? 1 : 0);
  return asked.sort(
    (a, b) => a.byes - b.byes || last(a) - last(b) || a.score - b.score || byGroupOrder(b, a),
  );
}

import { succeed, type Result } from '../../result';
import type { NkEvent, PlayerNumber } from '../event/event';
import type { Position } from '../event/event-state';
import { byScore } from './group-order';
import { rightFor } from '../groups/rights';
import type { CheckedEvent } from './checked-event';
import { stateOf, titleStatus } from './status';
import type { Right } from '../types';
import { refuse } from '../event/refuse';

/** One line of next year's list. */
export interface EarnedRight {
  readonly player: PlayerNumber;
  /** The final score, Topgroep from 0. */
  readonly score: number;
  readonly right: Right;
}

/**
 * The players with a right to the Topgroep or Groep 1 of the next championship (N12): the champion first (N8), the others in
 * order of score, SOS, strength and entry. Only the score counts: withdrawn players keep the right, and a play-off gives none.
 *
 * @returns refused before the last round is played, and, with the players, where more have earned a right to
 *   one group than it has places
 */
export function earnedRights(event: NkEvent | CheckedEvent): Result<readonly EarnedRight[]> {
  const state = stateOf(event);
  if (!state.ok) return state;
  const { played, positions, settings } = state.value;
  if (played < settings.rounds) {
    return refuse({ argument: 'rounds', found: played }, 'rightsAfterLastRound', {
      rounds: settings.rounds,
    });
  }
  const title = titleStatus(event);
  const champion = title.ok ? title.value.champion : undefined;
  const isFirst = ({ number }: Position): number => (number === champion ? 0 : 1);
  const order = [...positions.values()].sort((a, b) => isFirst(a) - isFirst(b) || byScore(a, b));
  const list: EarnedRight[] = [];
  for (const { number, score } of order) {
    const right = rightFor(score);
    if (right !== '') list.push({ player: number, score, right });
  }
  for (const right of ['Topgroep', 'Groep 1'] as const) {
    const holders = list.filter((each) => each.right === right).map(({ player }) => player);
    if (holders.length > settings.groupSize) {
      const at = { argument: 'rights', found: right, players: holders };
      return refuse(at, 'rightsBeyondPlaces', { places: settings.groupSize });
    }
  }
  return succeed(list);
}

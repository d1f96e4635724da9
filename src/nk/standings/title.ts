import { type Result, succeed } from '../../core/result';
import { atOnce, type Stepwise } from '../../core/stepwise';
import type { EventState, NkEvent, PlayerNumber, Position, TitleStatus } from '../event/event';
import { refuse } from '../event/messages';
import { type CheckedEvent, checkEvent } from './checked-event';
import { byScore, withPlayOff } from './state';
import { rightFor } from '../groups';
import type { Right } from '../arguments';

/**
 * The event after so many of its rounds (N9): scores, groups of the moment, SOS and SODOS, meetings, byes
 * and colours.
 *
 * @param played rounds to count, from the first; all of them when left out
 * @returns what `checkEvent` refuses is refused
 */
export function stateOf(event: NkEvent | CheckedEvent, played?: number): Result<EventState> {
  const checked = checkEvent(event);
  if (!checked.ok) return checked;
  const { rounds } = checked.value;
  const count = played ?? rounds.length;
  if (!Number.isInteger(count) || count < 0 || count > rounds.length) {
    return refuse({ argument: 'played', found: count }, 'playedWithinRounds', {
      rounds: rounds.length,
    });
  }
  return succeed(checked.value.stateAfter(count));
}

/**
 * Where the title stands (N8) after the rounds played. The only candidate left is champion, whatever the remaining
 * rounds bring. Two left after the last round play for the title. With none left, more than two after the last round,
 * or a play-off without a winner, the director decides. Before the first round nobody is champion, however small the
 * field.
 *
 * @returns refused, besides what `checkEvent` refuses: a play-off between others than the two left
 */
export function titleStatus(event: NkEvent | CheckedEvent): Result<TitleStatus> {
  return atOnce(titleStatusSteps(event));
}

/** The same in steps, so that the caller stays responsive. */
export function* titleStatusSteps(event: NkEvent | CheckedEvent): Stepwise<Result<TitleStatus>> {
  const checked = checkEvent(event);
  if (!checked.ok) return checked;
  yield;
  const { value } = checked;
  const title = yield* value.titleSteps(value.rounds.length);
  return withPlayOff(title, value.playOff);
}

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

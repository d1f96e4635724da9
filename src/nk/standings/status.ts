import { succeed, type Result } from '../../result';
import { atOnce, type Stepwise } from '../../stepwise';
import type { EventState, TitleStatus } from '../event/event-state';
import type { NkEvent } from '../event/event';
import { refuse } from '../event/refuse';
import { checkEvent, type CheckedEvent } from './checked-event';
import { withPlayOff } from './title';

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

import { succeed, type Result } from '../../result';
import { atOnce, type Stepwise } from '../../stepwise';
import type { EventState, NkEvent, TitleStatus } from '../event/event';
import { refuse } from '../event/refuse';
import { checkEvent, type CheckedEvent } from './checked-event';
import { withPlayOff } from './title';

/**
 * The event after so many of its rounds (N9): scores, groups of the moment, SOS and SODOS, who has met whom,
 * byes and colours.
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
 * Where the title stands (N8) after the rounds played. One candidate left is champion and stays it, whatever the
 * rounds to come bring. Two left after the last round play for it. With none left, or more than two after the
 * last round, nobody is named and the director decides; so too where the play-off had no winner.
 * Before the first round nobody is named, however small the field.
 *
 * @returns refused, besides what `checkEvent` refuses: a play-off between others than the two left
 */
export function titleStatus(event: NkEvent | CheckedEvent): Result<TitleStatus> {
  return atOnce(titleStatusSteps(event));
}

/** The same in steps, for who must not be kept waiting. */
export function* titleStatusSteps(event: NkEvent | CheckedEvent): Stepwise<Result<TitleStatus>> {
  const checked = checkEvent(event);
  if (!checked.ok) return checked;
  yield;
  const { value } = checked;
  value.stateAfter(value.rounds.length);
  yield;
  return withPlayOff(value.title, value.playOff);
}

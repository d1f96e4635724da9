import { existing } from '../../existing';
import { succeed, type Success } from '../../result';
import { atOnce, type Stepwise } from '../../stepwise';
import type { NkEvent, RoundOptions } from '../event/event';
import type { PairedRound, PairingResult } from '../event/paired-round';
import type { Position, TitleStatus } from '../event/event-state';
import { avoiding } from './avoiding';
import { boardsOf } from './boards';
import { fieldOf } from './field/field';
import { floatersOf, totals } from './reasons';
import { solve, type Solution, type Task } from './search/solve';
import { warningsOf } from './warnings';
import type { PlayedRound } from '../event/rounds';
import { readOptions } from './field/options';
import { checkEvent, type CheckedEvent } from '../standings/checked-event';
import { unavailable } from '../event/refuse';

/**
 * Pairs the next round of an event (N3 to N7, N10, N14): the optimum of N5 over the whole field. After the last round it
 * pairs the play-off, if there is one (N8).
 *
 * Nothing is random, and the order of rows does not matter: ties end at the stored number.
 *
 * @param options absent players; fixed, forbidden and repeatable pairs; the bye. Fixed pairs are taken out first: groups,
 *   floats and ranks are those of the other players
 * @returns the boards, each with its reason. When no legal pairing exists, why, and the fewest things to allow;
 *   otherwise refused is what `checkEvent` and `readOptions` refuse, and a round after the last
 */
export function pairRound(
  event: NkEvent | CheckedEvent,
  options: RoundOptions = {},
): PairingResult {
  return atOnce(pairRoundSteps(event, options));
}

/** The same in steps, so that the caller stays responsive. */
export function* pairRoundSteps(
  event: NkEvent | CheckedEvent,
  options: RoundOptions = {},
): Stepwise<PairingResult> {
  const checked = checkEvent(event);
  if (!checked.ok) return checked;
  const best = yield* bestRound(checked, options);
  if (!best.ok) return best;
  const again = (other: RoundOptions): Stepwise<PairingResult> => bestRound(checked, other);
  return succeed(yield* avoiding(best.value, options, again));
}

/** The optimum of N5, whatever is to be avoided. */
function* bestRound(
  checked: Success<CheckedEvent>,
  options: RoundOptions,
): Stepwise<PairingResult> {
  yield;
  const { content, settings, playOff } = checked.value;
  const { rounds } = content;
  const state = checked.value.stateAfter(rounds.length);
  yield;
  const read = readOptions(state, options);
  if (!read.ok) return read;

  yield;
  const { title } = checked.value;
  yield;
  const task: Task = { round: rounds.length + 1, settings, options: read.value };
  if (rounds.length >= settings.rounds) {
    if (title.state !== 'playOff' || playOff) {
      return unavailable({ argument: 'rounds', found: rounds.length }, 'allRoundsPlayed', {
        rounds: settings.rounds,
      });
    }
    const two = title.candidates.map((number) => existing(state.positions.get(number)));
    return succeed(yield* reported(task, playOffOf(task, two), two, title, rounds));
  }

  const present = read.value.present.length;
  if (present < 2) {
    return {
      ...unavailable({ argument: 'players', found: present }, 'tooFewToPair'),
      obstacle: { code: 'nobodyToPair', values: { present } },
      relaxation: [],
    };
  }
  const solution = yield* solve(task);
  if ('obstacle' in solution) return solution;
  return succeed(yield* reported(task, solution, read.value.present, title, rounds));
}

/** The two remaining candidates play for the title (N8). */
function playOffOf(task: Task, two: readonly Position[]): Solution {
  return {
    field: fieldOf(
      two,
      { members: new Set(two.map(({ number }) => number)) },
      task.settings,
      task.options,
      false,
    ),
    pairs: [[0, 1]],
  };
}

function* reported(
  task: Task,
  solution: Solution,
  present: readonly Position[],
  title: TitleStatus,
  rounds: readonly PlayedRound[],
): Stepwise<PairedRound> {
  const { field, pairs, bye } = solution;
  yield;
  const boards = yield* boardsOf(solution, present, task.options);
  yield;
  return {
    round: task.round,
    boards,
    ...(bye ? { bye } : {}),
    absent: task.options.absent,
    floaters: floatersOf(field, pairs),
    title,
    warnings: warningsOf(task, solution, boards, rounds, title),
    criteria: totals(boards.map(({ why }) => why)),
  };
}

import { existing } from '../../existing';
import { succeed } from '../../result';
import { atOnce, type Stepwise } from '../../stepwise';
import type {
  NkEvent,
  PairedRound,
  PairingResult,
  Position,
  RoundOptions,
  TitleStatus,
} from '../event/event';
import { boardsOf } from './boards';
import { fieldOf } from './field/field';
import { floatersOf, totals } from './reasons';
import { solve, type Solution, type Task } from './search/solve';
import { warningsOf } from './warnings';
import { readEvent, type CheckedEvent } from '../event/check';
import { readOptions } from './field/options';
import { stateAfter } from '../standings/state';
import { titleOf } from '../standings/title';
import { unavailable } from '../event/refuse';

/**
 * Pairs the next round of an event (N3 to N7, N10, N14): the optimum of N5 over the whole field. After the last round it
 * pairs the play-off, if there is one (N8).
 *
 * Nothing is random, and the order of rows does not matter: ties end at the stored number.
 *
 * @param options who is absent, which pairs are fixed, forbidden or may be repeated, who has the bye. What the
 *   director has fixed is taken out first; groups, floats and ranks are those of the others
 * @returns the boards, each with its reason. When no legal pairing exists, why, and the fewest things to allow;
 *   otherwise refused is what `readEvent` and `readOptions` refuse, and a round after the last
 */
export function pairRound(event: NkEvent, options: RoundOptions = {}): PairingResult {
  return atOnce(pairRoundSteps(event, options));
}

/** The same in steps, for who must not be kept waiting. */
export function* pairRoundSteps(
  event: NkEvent,
  options: RoundOptions = {},
): Stepwise<PairingResult> {
  const checked = readEvent(event);
  if (!checked.ok) return checked;
  yield;
  const { settings, rounds, playOff } = checked.value;
  const state = stateAfter(checked.value, rounds.length);
  yield;
  const read = readOptions(state, options);
  if (!read.ok) return read;

  yield;
  const title = titleOf(checked.value, state);
  yield;
  const task: Task = { round: rounds.length + 1, settings, options: read.value };
  if (rounds.length >= settings.rounds) {
    if (title.state !== 'playOff' || playOff) {
      return unavailable({ argument: 'rounds', found: rounds.length }, 'allRoundsPlayed', {
        rounds: settings.rounds,
      });
    }
    const two = title.candidates.map((number) => existing(state.positions.get(number)));
    return succeed(yield* reported(task, playOffOf(task, two), two, title, checked.value));
  }

  const present = read.value.present.length;
  if (present < 2) {
    return {
      ...unavailable({ argument: 'players', found: present }, 'tooFewToPair'),
      obstacle: { code: 'nobodyToPair', present },
      relaxation: [],
    };
  }
  const solution = yield* solve(task);
  if ('obstacle' in solution) return solution;
  return succeed(yield* reported(task, solution, read.value.present, title, checked.value));
}

/** The two left play for the title, nobody else (N8). */
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
  { rounds }: CheckedEvent,
): Stepwise<PairedRound> {
  const { field, pairs, bye } = solution;
  yield;
  const boards = yield* boardsOf(solution, present, task.options.forced);
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

import { existing } from '../../../existing';
import type { Unmatchable } from '../../../matching/types';
import type { Stepwise } from '../../../stepwise';
import { byeOrder } from '../field/bye-order';
import type { Bye, NoPairing, Relaxation } from '../../event/paired-round';
import type { PlayerNumber, Settings } from '../../event/event';
import type { Position } from '../../event/event-state';
import { bestPairs } from './best';
import { fieldOf, type PairingField } from '../field/field';
import { fewestToAllow, obstacleOf } from './obstacle';
import type { VertexPair } from '../field/staying';
import { titleGroup } from '../field/title-group';
import type { CheckedOptions } from '../field/options';

/** The input of a pairing. */
export interface Task {
  readonly round: number;
  readonly settings: Settings;
  readonly options: CheckedOptions;
}

/** The optimum: the field, its pairs by vertex, and the bye. */
export interface Solution {
  readonly field: PairingField;
  readonly pairs: readonly VertexPair[];
  readonly bye?: Bye;
}

/** The optimum with the first possible bye of N10; or why none exists, and what to allow. */
export function* solve(task: Task): Stepwise<Solution | NoPairing> {
  return (yield* firstSolution(task, byesOf(task))) ?? (yield* whyNot(task));
}

/** Present players without a fixed pair, by stored number. */
export function freePlayers({ options: { present, forced } }: Task): readonly Position[] {
  const fixed = new Set<number>();
  for (const { players } of forced) players.forEach((player) => fixed.add(player));
  return present.filter(({ number }) => !fixed.has(number));
}

/** Candidates for the bye, in order (N10); `undefined` means no bye, in an even field. */
function byesOf(task: Task): readonly (Position | undefined)[] {
  const { options } = task;
  const free = freePlayers(task);
  if (free.length % 2 === 0) return [undefined];
  if (options.bye !== undefined) return free.filter(({ number }) => number === options.bye);
  return byeOrder(free, candidatesInTurn(task));
}

/** Before the title round candidates take their turn for the bye like everyone else (N10). */
export function candidatesInTurn({ round, settings }: Task): boolean {
  return settings.candidateMayHaveBye || round < settings.titleFrom;
}

function* firstSolution(
  task: Task,
  byes: readonly (Position | undefined)[],
): Stepwise<Solution | undefined> {
  const passedOver: PlayerNumber[] = [];
  for (const bye of byes) {
    const field = fieldWithout(task, bye);
    const pairs = yield* bestPairs(field);
    if (!('perfect' in pairs)) {
      if (bye === undefined) return { field, pairs };
      const by = task.options.bye === undefined ? 'order' : 'director';
      return { field, pairs, bye: { player: bye.number, by, passedOver } };
    }
    if (bye) passedOver.push(bye.number);
  }
  return undefined;
}

/** The players to pair by the rules: present, without a fixed pair, and not with the bye. */
export function fieldWithout(task: Task, bye: Position | undefined): PairingField {
  const { options, round, settings } = task;
  const players = freePlayers(task).filter((player) => player !== bye);
  const title = titleGroup(players, round, settings, ({ number, met }, other) => {
    if (options.forbidden.has(number, other.number)) return false;
    return !met.has(other.number) || options.mayRepeat.has(number, other.number);
  });
  return fieldOf(players, title, settings, options, round === 1);
}

/** Why there is no solution, and the least that would change it. */
function* whyNot(task: Task): Stepwise<NoPairing> {
  const byes = byesOf(task);
  let least: Allowing | undefined;
  for (const bye of byes) {
    const field = fieldWithout(task, bye);
    const relaxation = yield* fewestToAllow(field);
    if (!least || relaxation.length < least.relaxation.length) least = { field, relaxation };
    // No pairing exists, so at least one thing must be allowed.
    if (relaxation.length === 1) break;
  }
  const { field, relaxation } = existing(least);
  const [refusal, obstacle] = obstacleOf(field, (yield* bestPairs(field)) as Unmatchable);
  const single = relaxation.length > 1 ? yield* singleRelaxation(task) : undefined;
  return { ...refusal, obstacle, relaxation: single ? [single] : relaxation };
}

/** A field, and the pairs to allow so that it can be paired. */
interface Allowing {
  readonly field: PairingField;
  readonly relaxation: readonly Relaxation[];
}

/** One thing other than a pair to allow that makes a pairing possible. */
function* singleRelaxation(task: Task): Stepwise<Relaxation | undefined> {
  const { options } = task;
  if (!candidatesInTurn(task)) {
    const asked = withCandidateBye(task);
    if (yield* firstSolution(asked, byesOf(asked))) {
      return { code: 'candidateMayHaveBye', values: {} };
    }
  }
  for (const pair of options.forced) {
    const forced = options.forced.filter((other) => other !== pair);
    const released = { ...task, options: { ...options, forced } };
    if (yield* firstSolution(released, byesOf(released))) {
      const [first, second] = pair.players;
      return { code: 'releaseForced', values: { first, second } };
    }
  }
  return undefined;
}

function withCandidateBye(task: Task): Task {
  return { ...task, settings: { ...task.settings, candidateMayHaveBye: true } };
}

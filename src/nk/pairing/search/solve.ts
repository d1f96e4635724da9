import type { Level, Unmatchable } from '../../../core/matching/nest';
import type { Stepwise } from '../../../core/stepwise';
import {
  byeOrder,
  fieldOf,
  isBarredRepeat,
  isForbidden,
  meetsCandidates,
  type PairingField,
  playerAt,
  titleGroup,
  type VertexPair,
} from '../field';
import type { Bye, NoPairing, Obstacle, Relaxation } from '../../event/paired-round';
import type { PlayerNumber, Position, Settings } from '../../event/event';
import type { CheckedOptions } from '../options';
import { criteriaLevels, exactPairs, pairGraph } from './exact';
import { regionPairs } from './region';
import { type FirstMatching, firstSteps } from '../../../core/matching/first';
import { existing, type Refusal } from '../../../core/result';
import { unavailable } from '../../event/messages';

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

/**
 * The optimum of N5 over the whole field, with N7 above it.
 *
 * If the title group can be paired as N7 says and the others without it, no pairing breaks N7 less, and the two are
 * paired separately. The others fall into blocks and regions. If that fails, the whole field is one search.
 *
 * @returns the pairs; or why no legal pairing exists
 */
export function* bestPairs(field: PairingField): Stepwise<readonly VertexPair[] | Unmatchable> {
  const candidates: number[] = [];
  const others: number[] = [];
  field.players.forEach((_, vertex) => {
    (meetsCandidates(field, vertex) ? candidates : others).push(vertex);
  });
  if (candidates.length === 0) return yield* regionPairs(field, field.groups);

  const title = yield* exactPairs(field, candidates);
  const apart = new Set(candidates);
  const groups = field.groups.map(({ group, members }) => ({
    group,
    members: members.filter((member) => !apart.has(member)),
  }));
  const rest = yield* regionPairs(
    field,
    groups.filter(({ members }) => members.length > 0),
  );
  if ('perfect' in title || 'perfect' in rest) {
    return yield* exactPairs(
      field,
      field.players.map((_, vertex) => vertex),
    );
  }
  return [...title, ...rest];
}

/** The obstacle, as a refusal and as data. */
function obstacleOf(
  field: PairingField,
  { few, groups }: Unmatchable,
): readonly [Refusal, Obstacle] {
  const alone = groups.find((group) => few.length === 0 && group.length === 1)?.[0];
  if (alone !== undefined) return nobodyLeft(field, alone);
  const numbers = (vertices: readonly number[]): readonly PlayerNumber[] =>
    vertices.map((vertex) => playerAt(field, vertex).number).sort((a, b) => a - b);
  const named = groups.map(numbers).sort(([a], [b]) => existing(a) - existing(b));
  const players: PlayerNumber[] = [];
  for (const group of named) players.push(...group);
  return [
    unavailable({ argument: 'players', found: players.join(', ') }, 'tooFewToMeet', {
      opponents: few.length,
    }),
    { code: 'tooFewOpponents', values: { groups: named, opponents: numbers(few) } },
  ];
}

function nobodyLeft(field: PairingField, alone: number): readonly [Refusal, Obstacle] {
  const player = playerAt(field, alone).number;
  const numbers = (why: (field: PairingField, u: number, v: number) => boolean): PlayerNumber[] =>
    field.players
      .filter((_, vertex) => vertex !== alone && why(field, alone, vertex))
      .map(({ number }) => number);
  const values = { player, met: numbers(isBarredRepeat), forbidden: numbers(isForbidden) };
  return [
    unavailable({ argument: 'player', found: player }, 'nobodyLeftToMeet'),
    { code: 'nobodyLeft', values },
  ];
}

/**
 * The fewest repeats and forbidden pairs to allow so that the field can be paired. Among equally few, the fewest
 * forbidden pairs, then the best by N5.
 */
function* fewestToAllow(field: PairingField): Stepwise<readonly Relaxation[]> {
  const vertices = Int32Array.from(field.players, (_, vertex) => vertex);
  const graph = pairGraph(field, vertices, true);
  const cost =
    (of: (u: number, v: number) => number): Level =>
    (edge) =>
      of(existing(graph.from[edge]), existing(graph.to[edge]));
  // The number of players is even and the graph is complete, so a matching exists.
  const { mates } = (yield* firstSteps(graph, [
    cost((u, v) => relaxed(field, u, v).length),
    cost((u, v) => (isForbidden(field, u, v) ? 1 : 0)),
    ...criteriaLevels(field, vertices, graph),
  ])) as FirstMatching;
  const relaxations: Relaxation[] = [];
  mates.forEach((mate, vertex) => {
    if (mate > vertex) relaxations.push(...relaxed(field, vertex, mate));
  });
  return relaxations;
}

/** The permission that a pair needs. */
function relaxed(field: PairingField, u: number, v: number): readonly Relaxation[] {
  const values = { first: playerAt(field, u).number, second: playerAt(field, v).number };
  const needed: Relaxation[] = [];
  if (isBarredRepeat(field, u, v)) needed.push({ code: 'allowRepeat', values });
  if (isForbidden(field, u, v)) needed.push({ code: 'allowForbidden', values });
  return needed;
}

import { existing } from '../../../existing';
import { firstSteps, type FirstMatching } from '../../../matching/first';
import type { Level, Unmatchable } from '../../../matching/types';
import { type Refusal } from '../../../result';
import type { Stepwise } from '../../../stepwise';
import type { Obstacle, Relaxation } from '../../event/paired-round';
import type { PlayerNumber } from '../../event/event';
import { criteriaLevels, pairGraph } from './exact';
import { isBarredRepeat, isForbidden, playerAt, type PairingField } from '../field/field';
import { unavailable } from '../../event/refuse';

/** The obstacle, as a refusal and as data. */
export function obstacleOf(
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
export function* fewestToAllow(field: PairingField): Stepwise<readonly Relaxation[]> {
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

import { existing } from '../../existing';
import { mapped, type Stepwise } from '../../stepwise';
import type { Colour, EventState, Position } from '../event/event-state';
import type { Player, PlayerNumber } from '../event/event';
import type { EventContent } from '../event/check';
import { inEventFor } from '../event/players';
import { turnOf, type Turn } from '../event/turns';

/**
 * The event after so many of its rounds (N9): scores, groups of the moment, SOS and SODOS, meetings, byes
 * and colours. In steps, for the sake of long entry lists.
 *
 *     score = points won - starting group,   group = rounds played - score, a half score counting as the whole below
 */
export function* stateSteps(
  { settings, players, rounds }: EventContent,
  played: number,
): Stepwise<EventState> {
  const turns = rounds.slice(0, played).map((round) => round.turns);
  const scale = lowestGroup(players);
  const scores = new Map<PlayerNumber, number>();
  const own = yield* mapped([...players.values()], (player) => {
    const entry = turns.map((round) => turnOf(round, player));
    let score = 0 - player.group;
    for (const { points } of entry) score += points;
    scores.set(player.number, score);
    return [player, entry] as const;
  });
  const positions = yield* mapped(own, ([player, entry]) => {
    return [player.number, positionOf(player, entry, scores, scale)] as const;
  });
  return { settings, played, scale, positions: new Map(positions) };
}

/** What N9 adds to every score: on its scale the lowest starting group starts at 0. */
function lowestGroup(players: ReadonlyMap<PlayerNumber, Player>): number {
  let lowest = 0;
  for (const { group } of players.values()) lowest = Math.max(lowest, group);
  return lowest;
}

/**
 * One player's position (N9), with S the score on the scale on which the lowest starting group starts at 0:
 *
 *     SOS = sum over rounds of  S(opponent), or the own starting S where no game was played
 *     SODOS = sum over games of  result x S(opponent)
 */
function positionOf(
  player: Player,
  turns: readonly Turn[],
  scores: ReadonlyMap<PlayerNumber, number>,
  scale: number,
): Position {
  const met = new Map<PlayerNumber, number>();
  const colours: Colour[] = [];
  let [sos, sodos, byes] = [0, 0, 0];
  for (const { kind, opponent, points, colour } of turns) {
    if (kind === 'bye') byes++;
    if (kind !== 'game' || opponent === undefined) {
      sos += scale - player.group;
      colours.push('');
      continue;
    }
    const scaled = existing(scores.get(opponent)) + scale;
    sos += scaled;
    sodos += points * scaled;
    met.set(opponent, (met.get(opponent) ?? 0) + 1);
    colours.push(colour);
  }
  const score = existing(scores.get(player.number));
  return {
    number: player.number,
    player,
    inEvent: inEventFor(player, turns.length + 1),
    startGroup: player.group,
    points: score + player.group,
    score,
    group: groupAfter(turns.length, score),
    sos,
    sodos,
    met,
    byes,
    colours,
  };
}

/** The group of the moment: starting group plus games lost. "A half counts as the whole number below." */
export function groupAfter(rounds: number, score: number): number {
  return rounds - Math.floor(score);
}

import { refuse, succeed, type Result } from '../result';
import type { Colour, EventState, NkEvent, Player, PlayerNumber, Points, Position } from './event';
import { outcomeOf } from './outcome';
import { readEvent, type CheckedEvent } from './read-event';
import { inEventFor } from './read-players';
import type { PlayedRound } from './read-rounds';

/** One round of one player: what it brought, and against whom it was played. */
interface Turn {
  readonly points: Points;
  /** Left out: a round without a game. */
  readonly opponent?: PlayerNumber;
  readonly colour: Colour;
  readonly bye: boolean;
}

/** A round that names a player nowhere: not entered yet, or withdrawn. */
const NOTHING: Turn = { points: 0, colour: '', bye: false };

/** N10: a bye is a point. */
const BYE: Turn = { points: 1, colour: '', bye: true };

/**
 * The event after so many of its rounds (N9): scores, groups of the moment, SOS and SODOS, who has met whom,
 * byes and colours.
 *
 *     score = points won - starting group,   group = rounds played - score, a half score counting as the whole below
 *
 * @param played rounds to count, from the first; all of them when left out
 * @returns what `readEvent` refuses is refused
 */
export function stateOf(event: NkEvent, played?: number): Result<EventState> {
  const checked = readEvent(event);
  if (!checked.ok) return checked;
  const { rounds } = checked.value;
  const count = played ?? rounds.length;
  if (!Number.isInteger(count) || count < 0 || count > rounds.length) {
    return refuse('playedWithinRounds', 'played', count, rounds.length);
  }
  return succeed(stateAfter(checked.value, count));
}

/** The same for an event that has been read. */
export function stateAfter(
  { settings, players, rounds }: CheckedEvent,
  played: number,
): EventState {
  const turns = rounds.slice(0, played).map(turnsOf);
  const scale = lowestGroup(players);
  const scores = new Map<PlayerNumber, number>();
  for (const player of players.values()) {
    const points = turns.reduce((sum, round) => sum + turnOf(round, player).points, 0);
    scores.set(player.number, points - player.group);
  }

  const positions = new Map<PlayerNumber, Position>();
  for (const player of players.values()) {
    const own = turns.map((round) => turnOf(round, player));
    positions.set(player.number, positionOf(player, own, scores, scale));
  }
  return { settings, played, scale, positions };
}

/** What N9 adds to every score: on its scale the lowest starting group starts at 0. */
function lowestGroup(players: ReadonlyMap<PlayerNumber, Player>): number {
  let lowest = 0;
  for (const { group } of players.values()) lowest = Math.max(lowest, group);
  return lowest;
}

type Turns = ReadonlyMap<PlayerNumber, Turn>;

function turnOf(round: Turns, { number }: Player): Turn {
  return round.get(number) ?? NOTHING;
}

function turnsOf({ games, byes, absences }: PlayedRound): Turns {
  const turns = new Map<PlayerNumber, Turn>();
  for (const { black, white, result } of games) {
    const outcome = outcomeOf(result);
    if (outcome.played) {
      turns.set(black, { points: outcome.black, opponent: white, colour: 'black', bye: false });
      turns.set(white, { points: outcome.white, opponent: black, colour: 'white', bye: false });
    } else {
      turns.set(black, { ...NOTHING, points: outcome.black });
      turns.set(white, { ...NOTHING, points: outcome.white });
    }
  }
  for (const player of byes) turns.set(player, BYE);
  for (const [player, points] of absences) turns.set(player, { ...NOTHING, points });
  return turns;
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
  const scaled = (number: PlayerNumber): number => Number(scores.get(number)) + scale;
  const met = new Map<PlayerNumber, number>();
  let [sos, sodos] = [0, 0];
  for (const { opponent, points } of turns) {
    if (opponent === undefined) {
      sos += scale - player.group;
    } else {
      sos += scaled(opponent);
      sodos += points * scaled(opponent);
      met.set(opponent, (met.get(opponent) ?? 0) + 1);
    }
  }
  const score = scaled(player.number) - scale;
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
    byes: turns.filter(({ bye }) => bye).length,
    colours: turns.map(({ colour }) => colour),
  };
}

/** The group of the moment: starting group plus games lost. "A half counts as the whole number below." */
export function groupAfter(rounds: number, score: number): number {
  return rounds - Math.floor(score);
}

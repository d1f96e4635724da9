import type { Colour, Player, PlayerNumber, Points } from './event';
import { outcomeOf } from './outcome';
import type { PlayedRound } from './read-rounds';

/** One round of one player: what it brought, and against whom it was played. */
export interface Turn {
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

/** A round by player. */
export type Turns = ReadonlyMap<PlayerNumber, Turn>;

/** What a round brought a player (N9, N10, N11). */
export function turnOf(round: Turns, { number }: Player): Turn {
  return round.get(number) ?? NOTHING;
}

/** What a round brought everyone it names. A forfeit gives a point and no game (N9). */
export function turnsOf({ games, byes, absences }: PlayedRound): Turns {
  const turns = new Map<PlayerNumber, Turn>();
  for (const { black, white, result } of games) {
    const { played, ...points } = outcomeOf(result);
    turns.set(black, {
      ...NOTHING,
      points: points.black,
      ...(played && { opponent: white, colour: 'black' }),
    });
    turns.set(white, {
      ...NOTHING,
      points: points.white,
      ...(played && { opponent: black, colour: 'white' }),
    });
  }
  for (const player of byes) turns.set(player, BYE);
  for (const [player, points] of absences) turns.set(player, { ...NOTHING, points });
  return turns;
}

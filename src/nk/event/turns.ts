import type { Colour } from './event-state';
import type { Player, PlayerNumber, Points } from './event';
import type { Outcome } from './outcome';

/**
 * A player's round: a game, a forfeit either way, the bye, an absence, or nothing if the player was not in the
 * event.
 */
export type TurnKind = 'game' | 'forfeit' | 'bye' | 'absence' | 'out';

/** One round of one player. */
export interface Turn {
  readonly kind: TurnKind;
  readonly points: Points;
  /** Of a game or a forfeit. */
  readonly opponent?: PlayerNumber;
  /** The colour given on pairing; '' without an opponent. */
  readonly colour: Colour;
}

const OUT: Turn = { kind: 'out', points: 0, colour: '' };

/** N10: a bye is a point. */
export const BYE: Turn = { kind: 'bye', points: 1, colour: '' };

/** A round by player. */
export type Turns = ReadonlyMap<PlayerNumber, Turn>;

/** The points a player got in a round (N9, N10, N11). */
export function turnOf(round: Turns, { number }: Pick<Player, 'number'>): Turn {
  return round.get(number) ?? OUT;
}

/** The points of one player of a game. */
export function gameTurn(
  outcome: Outcome,
  colour: 'black' | 'white',
  opponent: PlayerNumber,
): Turn {
  const kind = outcome.played ? 'game' : 'forfeit';
  return { kind, points: outcome[colour], opponent, colour };
}

export function absenceTurn(points: Points): Turn {
  return { kind: 'absence', points, colour: '' };
}

import type { Colour, Player, PlayerNumber, Points } from './event';
import { outcomeOf } from './outcome';
import type { PlayedGame, PlayedRound } from './read-rounds';

/**
 * What a round was for a player: a game, a forfeit either way, the bye, an absence, or nothing, where the player was
 * not in the event.
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
const BYE: Turn = { kind: 'bye', points: 1, colour: '' };

/** A round by player. */
export type Turns = ReadonlyMap<PlayerNumber, Turn>;

/** What a round brought a player (N9, N10, N11). */
export function turnOf(round: Turns, { number }: Pick<Player, 'number'>): Turn {
  return round.get(number) ?? OUT;
}

/** What a round brought everyone it names. */
export function turnsOf({ games, byes, absences }: PlayedRound): Turns {
  const turns = new Map<PlayerNumber, Turn>();
  for (const game of games) {
    turns.set(game.black, seatOf(game, 'black'));
    turns.set(game.white, seatOf(game, 'white'));
  }
  for (const player of byes) turns.set(player, BYE);
  for (const [player, points] of absences) {
    turns.set(player, { kind: 'absence', points, colour: '' });
  }
  return turns;
}

function seatOf(game: PlayedGame, colour: 'black' | 'white'): Turn {
  const outcome = outcomeOf(game.result);
  return {
    kind: outcome.played ? 'game' : 'forfeit',
    points: outcome[colour],
    opponent: colour === 'black' ? game.white : game.black,
    colour,
  };
}

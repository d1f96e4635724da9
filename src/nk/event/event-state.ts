import type { Player, PlayerNumber, RoundNumber, Settings } from './event';

/** One player before the next round: all that pairing and standings use. */
export interface Position {
  readonly number: PlayerNumber;
  readonly player: Player;
  /** In the event for the next round: entered by then, and not withdrawn. */
  readonly inEvent: boolean;
  readonly startGroup: number;
  /** Points won, byes and absences included. */
  readonly points: number;
  /** Points minus the starting group. */
  readonly score: number;
  /** The group of the moment: rounds played minus the whole part (downwards) of the score. */
  readonly group: number;
  /** SOS and SODOS on the scale on which the lowest starting group starts at 0 (N9). */
  readonly sos: number;
  readonly sodos: number;
  /** Games played against each opponent, forfeits excluded. */
  readonly met: ReadonlyMap<PlayerNumber, number>;
  /** How often this player has had the bye (N10). */
  readonly byes: number;
  /** The colour of every round's game, `''` where none was played (N14). */
  readonly colours: readonly Colour[];
}

/** The colour of a round; "" where the player had none. */
export type Colour = 'black' | 'white' | '';

/** The event between two rounds. */
export interface EventState {
  readonly settings: Settings;
  /** Rounds played: r. The next is r + 1. */
  readonly played: number;
  /** N9 adds this to a score: the number of the lowest starting group. */
  readonly scale: number;
  /** Everyone of the entry list by stored number, whether in the event or not. */
  readonly positions: ReadonlyMap<PlayerNumber, Position>;
}

/** The race for the title (N7, N8). */
export interface TitleStatus {
  /**
   * - `open`: several candidates and rounds to come
   * - `champion`: one candidate is left, or the play-off has a winner
   * - `playOff`: two are left after the last round and play for the title
   * - `undecided`: nobody is left, or more than two after the last round: the director decides
   */
  readonly state: 'open' | 'champion' | 'playOff' | 'undecided';
  /** The candidates in order of score, SOS, strength and stored number. */
  readonly candidates: readonly PlayerNumber[];
  readonly champion?: PlayerNumber;
  /** How a champion came to the title. */
  readonly by?: 'lastCandidate' | 'playOff';
  /** After which round the champion was the only candidate left. */
  readonly since?: RoundNumber;
  /** Withdrawn players who would otherwise be candidates. */
  readonly withdrawn: readonly PlayerNumber[];
}

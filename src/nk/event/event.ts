/**
 * What a workbook holds of a Dutch championship (NK), and what its director decides. Types only.
 *
 * Players are named by their stored number everywhere. Groups count from 0 (Topgroep). Scores are on the
 * scale on which the Topgroep starts at 0, Groep 1 at -1 and so on, unless a name says otherwise.
 */
import type { Right } from '../types';

/** The number a player is stored under: whole, from 1, unique in the event. It ends every tie. */
export type PlayerNumber = number;

/** A round, from 1. */
export type RoundNumber = number;

/** What one round can bring: nothing, half a point, a point. */
export type Points = 0 | 0.5 | 1;

/** A line of the entry list. */
export interface Player {
  readonly number: PlayerNumber;
  /** For the lists; no rule uses it. */
  readonly name?: string;
  readonly club?: string;
  readonly country?: string;
  /** As the director writes it, such as "4d". */
  readonly grade?: string;
  /** The number of the player in the European Go Database, eight digits; no rule uses it. */
  readonly pin?: string;
  /** The name there, such as "Berg Jan_van_den"; no rule uses it. */
  readonly egdName?: string;
  /** Such as the highest EGF rating of last year (N1). */
  readonly strength: number;
  /** The starting group (N2), 0 for the Topgroep. */
  readonly group: number;
  /** The right earned for this championship (N12). */
  readonly right?: Right | '';
  /** The first round this player is in the event for (N2, late entrants); 1 when left out. */
  readonly enters?: RoundNumber;
  /** What the rounds before that are worth, from round 1: 0 or 0.5 each; 0 where left out (N11). */
  readonly pointsBefore?: readonly (0 | 0.5)[];
  /** The last round before the player withdrew, 0: before the first; left out: not withdrawn (N8). */
  readonly withdrawnAfter?: RoundNumber;
}

/**
 * How a game ended. A win by forfeit is a point without a game: the two have not met (N9). `bothLost` is a game
 * that was played and lost by both; where neither came, the director enters two absences.
 */
export type GameResult =
  | 'black'
  | 'white'
  | 'draw'
  | 'blackByForfeit'
  | 'whiteByForfeit'
  | 'bothLost';

/** A game of a round, played or still to be played. */
export interface Game {
  /** The board's number; left out, the place in the round's list. */
  readonly board?: number;
  readonly black: PlayerNumber;
  readonly white: PlayerNumber;
  /** `null` as long as no result has been entered. */
  readonly result: GameResult | null;
}

/** A player who did not play a round (N11). */
export interface Absence {
  readonly player: PlayerNumber;
  /** 0 or 0.5; left out, what the settings give. */
  readonly points?: 0 | 0.5;
}

/**
 * A round that has been paired. Every player in the event has a game, the bye or an absence. Players who enter later or
 * have withdrawn are not named and get nothing; an absence may name a round missed before entering, to give half a point.
 */
export interface Round {
  readonly games: readonly Game[];
  /** The bye (N10): one player of an odd field, or more by the director's decision. */
  readonly byes?: readonly PlayerNumber[];
  readonly absences?: readonly Absence[];
  /** The results this round was paired on, as `basisOf` writes them; left out if not kept. */
  readonly basis?: string;
}

/** Which floater a group gives or receives first: of the group's own order by SOS (N6). */
export type FloatPreference = 'top' | 'middle' | 'bottom';

/** What a championship is played with. */
export interface Settings {
  /** Players per starting group (N2). */
  readonly groupSize: number;
  /** Rounds of the event (7). The play-off is none of them. */
  readonly rounds: number;
  /** Which player floats down from a group (N5 3a, N6): top. */
  readonly floatDown: FloatPreference;
  /** Which opponent a floater meets in the group below (N5 3b, N6): bottom. */
  readonly floatUp: FloatPreference;
  /** The points of an absence without points of its own (N11): 0. */
  readonly absencePoints: 0 | 0.5;
  /** Whether title candidates take their turn for the bye from the title round on too (N10): no. */
  readonly candidateMayHaveBye: boolean;
  /** The first round in which the candidates are paired among themselves (N7): 6. */
  readonly titleFrom: RoundNumber;
  /** Whether half points count for places (N13): no, the score is rounded down to whole points for the order. */
  readonly halfPoints: boolean;
}

/** A championship: entry list, settings, and what has been played. */
export interface NkEvent {
  /** In any order. */
  readonly players: readonly Player[];
  /** What is left out has its default (`DEFAULT_SETTINGS`). */
  readonly settings?: Partial<Settings>;
  /** From round 1 on. */
  readonly rounds: readonly Round[];
  /** The game for the title after the last round (N8). It decides the title and counts for no score. */
  readonly playOff?: Game;
}

/** Two players, in any order. */
export type PlayerPair = readonly [PlayerNumber, PlayerNumber];

/** A pair that the director has fixed. It may be a repeat, and may cross any groups. */
export interface ForcedPair {
  readonly players: PlayerPair;
  /** The board it keeps; left out, the board its players' groups give it. */
  readonly board?: number;
  /** The player with black; left out, N14 decides. */
  readonly black?: PlayerNumber;
}

/** The director's decisions for the round to pair. */
export interface RoundOptions {
  /** Players who skip this round; players who withdrew or enter later need not be named. */
  readonly absent?: readonly PlayerNumber[] | undefined;
  readonly forced?: readonly ForcedPair[] | undefined;
  readonly forbidden?: readonly PlayerPair[] | undefined;
  /** Pairs that have met and may meet again, though not in the title group. */
  readonly mayRepeat?: readonly PlayerPair[] | undefined;
  /** Pairs to avoid where the clauses leave a choice, such as players of one club: no criterion of N5 but the stored numbers gives way to it. */
  readonly avoid?: readonly PlayerPair[] | undefined;
  /** The player with the bye, whatever N10 says. Only an odd number of players has a bye. */
  readonly bye?: PlayerNumber | undefined;
  /** Players who keep a board. Of several who ask for the same one the highest in the field gets it. */
  readonly tables?: readonly TableWish[] | undefined;
}

/** A player who keeps a board in every round, such as one who cannot climb stairs. */
export interface TableWish {
  readonly player: PlayerNumber;
  readonly board: number;
}

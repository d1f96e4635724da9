/**
 * The vocabulary of a Dutch championship (NK): what a workbook holds of an event, and what the pairing of a
 * round returns. Types only.
 *
 * Players are named by their stored number everywhere. Groups count from 0 (Topgroep). Scores are on the
 * scale on which the Topgroep starts at 0, Groep 1 at -1 and so on, unless a name says otherwise.
 */
import type { Message } from '../../message';
import type { Refusal, Success } from '../../result';
import type { Right } from '../types';
import type { obstacles, pairWarnings, relaxations } from './pairing-messages';

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
  'black' | 'white' | 'draw' | 'blackByForfeit' | 'whiteByForfeit' | 'bothLost';

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

/** The criteria of N5 in their order, the bye's apart. Smaller is better; each is a sum over pairs. */
export type CriterionCode =
  | 'title' // N7: a pair that breaks the title group's pairing
  | 'repeats' // N5 (1)
  | 'gaps' // N5 (2): squared group gap
  | 'floatDown' // N5 (3a): squared distance of the floater from the preferred place
  | 'floatUp' // N5 (3b): the same of the floater's opponent
  | 'pattern' // N5 (4): squared distance from slide or fold
  | 'numbers'; // N5 (5): stored player numbers, the higher of the two

/** A pair's value by one criterion, with the numbers behind it. */
export interface CriterionValue {
  readonly code: CriterionCode;
  readonly value: number;
}

/** The rule that made a pair. */
export type PairPath =
  | 'forced' // fixed by the director
  | 'slide' // N3, inside a group of round 1
  | 'fold' // N4, inside a group
  | 'float' // N6, across groups
  | 'title' // N7, within the candidates
  | 'titleFloat'; // N7, the candidate that floats

/** One player of a board, with group, place and score. */
export interface Seat {
  readonly player: PlayerNumber;
  readonly group: number;
  readonly score: number;
  readonly sos: number;
  /** The rank within the group, from 1, among all its present players. */
  readonly rank: number;
  /** The rank among the players who stay in the group; left out for floaters and their opponents. */
  readonly stayRank?: number;
}

/** Why two players meet. */
export interface PairReason {
  readonly path: PairPath;
  /** The pair's value by every criterion of N5, most important first. Empty for a pair fixed by the director. */
  readonly criteria: readonly CriterionValue[];
  /** How many stayed in the group (n of slide and fold), where the pair is inside a group. */
  readonly staying?: number;
  /** The opponent that the pattern (slide, fold, float) gives the higher player, if it is another one. */
  readonly expected?: PlayerNumber;
  /** Why the pattern does not apply: they have met, the pair is forbidden, or the opponent is needed elsewhere. */
  readonly expectedNot?: 'met' | 'forbidden' | 'neededElsewhere';
}

/** The reason for the colours (N14). */
export type ColourReason = 'director' | 'balance' | 'alternate' | 'entryOrder';

/** A board of a paired round, and why these two meet. */
export interface Board {
  readonly number: number;
  readonly black: Seat;
  readonly white: Seat;
  /** Difference of the scores, 0 or more. */
  readonly scoreGap: number;
  /** Difference of the two ranks, in the group both are in; left out across groups. */
  readonly rankDistance?: number;
  /** How often the two have met before: 0 unless the pair is a repeat. */
  readonly repeats: number;
  readonly why: PairReason;
  readonly colours: ColourReason;
}

/** A player paired outside the current group: down as a floater, or up as a floater's opponent. */
export interface Floater {
  readonly player: PlayerNumber;
  readonly opponent: PlayerNumber;
  readonly from: number;
  readonly to: number;
  /** The place in the group's order that N6 prefers, and the actual one, among the players paired by the rules. */
  readonly preferredRank: number;
  readonly rank: number;
}

/** The bye of a round (N10), and the players passed over for it. */
export interface Bye {
  readonly player: PlayerNumber;
  readonly by: 'order' | 'director';
  /** Earlier in the order of N10, but without them no legal pairing exists. */
  readonly passedOver: readonly PlayerNumber[];
}

/** What the director should check before the round is written. */
export type PairWarning = Message<typeof pairWarnings>;

/** A round as the rules pair it. */
export interface PairedRound {
  readonly round: RoundNumber;
  /** By board number. */
  readonly boards: readonly Board[];
  readonly bye?: Bye;
  readonly absent: readonly PlayerNumber[];
  readonly floaters: readonly Floater[];
  readonly title: TitleStatus;
  readonly warnings: readonly PairWarning[];
  /**
   * The sums over the whole field, most important first: no legal pairing is better. The stored numbers have no sum:
   * they are compared one by one.
   */
  readonly criteria: readonly CriterionValue[];
}

/** The obstacle to every pairing. */
export type Obstacle = Message<typeof obstacles>;

/** What the director can allow to make a pairing possible. */
export type Relaxation = Message<typeof relaxations>;

/**
 * No legal pairing exists. The sentence is in `failure`, as in every refusal; beside it the constraint, and the
 * fewest things to allow that make a pairing possible (none: nothing the director could allow would).
 */
export interface NoPairing extends Refusal {
  readonly obstacle: Obstacle;
  readonly relaxation: readonly Relaxation[];
}

/** A round as the rules pair it, or what stands in the way. */
export type PairingResult = Success<PairedRound> | NoPairing | Refusal;

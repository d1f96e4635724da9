import type { Message } from '../../core/message';
import type { Refusal, Success } from '../../core/result';
import type { PlayerNumber, RoundNumber, TitleStatus } from './event';
import type { obstacles, pairWarnings, relaxations } from './messages';

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
  /** A player beside in the group's order with the same SOS, and what orders the two; left out where SOS orders all. */
  readonly tie?: { readonly with: PlayerNumber; readonly by: 'strength' | 'entryOrder' };
}

/** Why two players meet. */
export interface PairReason {
  readonly path: PairPath;
  /** The pair's value by every criterion of N5, most important first. Empty for a pair fixed by the director. */
  readonly criteria: readonly CriterionValue[];
  /** How many stayed in the group (n of slide and fold), where the pair is inside a group. */
  readonly staying?: number;
  /** How many of an odd group had to be paired among themselves, and how many others of it meet floaters: the floater is the one left. */
  readonly odd?: { readonly left: number; readonly met: number };
  /** The opponent that the pattern (slide, fold, float) gives the higher player, if it is another one. */
  readonly expected?: PlayerNumber;
  /** Why the pattern does not apply: they have met, the pair is forbidden or avoided, or the opponent is needed elsewhere. */
  readonly expectedNot?: 'met' | 'forbidden' | 'keptApart' | 'neededElsewhere';
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

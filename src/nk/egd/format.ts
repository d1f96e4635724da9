import type { PlayerNumber } from '../event/event';

/**
 * The tournament table that European directors send to the rating committee: header lines behind a semicolon, then one
 * line per player. Source: "Comments on submitting tournament results" (A. Cieply, EGF ratings), which gives a result as
 *
 *     <opponent's place><symbol>[/<colour>[<handicap>]]      symbol + won, - lost, = jigo; colour b or w
 *     0+ a free win,  0- a free round,  0= a free round with half a point
 *
 * and the pairing programs' habit of ending a result by forfeit with "!".
 */
export interface EgdHeader {
  /** CL: the class of the tournament, A to D. */
  readonly class?: string | undefined;
  /** EV */
  readonly event?: string | undefined;
  /** PC: country and town, such as "NL, Leiden". */
  readonly place?: string | undefined;
  /** DT: first and last day, "2025-06-07,2025-06-09". */
  readonly dates?: string | undefined;
  /** HA: the rule for handicaps where a result names none, such as "h9". */
  readonly handicap?: string | undefined;
  /** KM */
  readonly komi?: string | undefined;
  /** TM: basic time in minutes, with 45 moves of byoyomi added. */
  readonly time?: string | undefined;
  /** CM */
  readonly comment?: string | undefined;
}

/** The header's fields in the order of the file. */
export const HEADER_FIELDS: readonly (readonly [code: string, field: keyof EgdHeader])[] = [
  ['CL', 'class'],
  ['EV', 'event'],
  ['PC', 'place'],
  ['DT', 'dates'],
  ['HA', 'handicap'],
  ['KM', 'komi'],
  ['TM', 'time'],
  ['CM', 'comment'],
];

/** The heading above the players; the figures between club and results are those of the standings. */
export const COLUMNS = 'Pl Name Rk Co Club';
export const FIGURES: readonly string[] = ['MMS', 'SOS', 'SODOS'];

/** Placeholders for a missing name, grade, and country or club. */
export const NO_NAME = '?';
export const NO_GRADE = '??';
export const NOTHING = '--';

/** A grade as the table writes it: 12k, 3d, 9p. */
export const GRADE = /^\d{1,2}[kdp]$/i;

/** Facts of an event without a field in the table, or without one for these players. */
export interface EgdLoss {
  readonly code:
    | 'strengths' // ratings and the director's strengths
    | 'storedNumbers' // players are numbered by their lines
    | 'boards' // board numbers, and what a round was paired on
    | 'settings'
    | 'rights'
    | 'sharedPlaces' // every line has a place of its own
    | 'lateEntries' // a round before entering is a free round
    | 'withdrawals' // a round after withdrawing is a free round
    | 'playOff'
    | 'forfeits' // opponents of forfeited games, where they are written as free rounds
    | 'names' // written otherwise, or missing
    | 'grades'; // missing or no grade; the rating committee needs one
  /** The players concerned, by stored number; left out: all. */
  readonly players?: readonly PlayerNumber[];
}

import type { PlayerNumber } from '../event/event';

/**
 * The tournament table that European directors send to the rating committee: header lines behind a semicolon, then one
 * line per player. Source: "Comments on submitting tournament results" (A. Cieply, EGF ratings); practice: the exports of
 * OpenGotha and Pairgoth.
 *
 *     file    = { header | heading | blank | player }
 *     header  = ";" CODE "[" value "]"       CODE = CL EV PC DT HA KM TM (or TA) CM; the first of each counts, CM may repeat
 *     heading = ";" "Pl" ...                 any other line behind a semicolon is a remark
 *     player  = [place ["."]] surname [given] grade [country [club]] {figure} {result} ["|" pin]
 *     grade   = 1 or 2 digits, then k d p | "??"
 *     country = two letters | "XX" | "--"    XX and -- are unknown
 *     club    = no blank; "xxxx", "xxx", "--" are unknown
 *     figure  = number, also with ½ or ,5, or with = for a half, as MacMahon writes it
 *     result  = line symbol [["/"] colour [handicap]] ["!"] | "0+" | "0-" | "0="
 *     symbol  = + won, - lost, = jigo, ? open        colour = b or w        ! = by forfeit
 *     pin     = 8 digits
 *
 * A0. Players are numbered by their lines; results refer to these numbers. A place is the number of its line, or that of the
 *     line above (shared); a blank one shares the place above. A list of complete places in another order is sorted first.
 * A1. The grade is the first word from the third on (without a place from the second) that only country, club and figures follow.
 * A2. Figures are the numbers between club and results. The heading says which one is MMS, where its words are as many or begin
 *     with MMS; without it there is no starting group.
 *     A number with = before the first result is a figure where the line has more results than the others.
 * A3. The first word behind a country is the club, even if it is a number.
 * A5. A PIN stands behind "|"; no two players have the same.
 */
export interface EgdHeader {
  /** CL: the class of the tournament, A to D. */
  readonly class?: string | undefined;
  /** EV */
  readonly event?: string | undefined;
  /** PC: country and town, such as "NL,Leiden". */
  readonly place?: string | undefined;
  /** DT: first and last day, "2025-06-07,2025-06-09". */
  readonly dates?: string | undefined;
  /** HA: the rule for handicaps where a result names none, such as "h9". */
  readonly handicap?: string | undefined;
  /** KM */
  readonly komi?: string | undefined;
  /** TM: adjusted time in minutes. */
  readonly time?: string | undefined;
  /** CM */
  readonly comment?: string | undefined;
}

export type HeaderField = keyof EgdHeader;

/** The header's fields in the order of the file. */
export const HEADER_FIELDS: readonly (readonly [code: string, field: HeaderField])[] = [
  ['CL', 'class'],
  ['EV', 'event'],
  ['PC', 'place'],
  ['DT', 'dates'],
  ['HA', 'handicap'],
  ['KM', 'komi'],
  ['TM', 'time'],
  ['CM', 'comment'],
];

/** Even games: no handicap is to be computed from grades. */
export const NO_HANDICAPS = 'h9';

/** Placeholders for a missing name, grade, country and club. */
export const NO_NAME = '?';
export const NO_GRADE = '??';
export const NO_COUNTRY = 'XX';
export const NO_CLUB = 'xxxx';
export const UNKNOWN_CLUB = /^(?:x{3,4}|--)$/i;

/** A grade as the table writes it: 12k, 3d, 9p. */
export const GRADE = /^\d{1,2}[kdp]$/i;
export const PIN = /^\d{8}$/;
/** The longest code of a club. */
export const CLUB_LETTERS = 4;

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
    | 'forfeits' // opponents of forfeited games, which are free rounds unless they are asked for
    | 'names' // written otherwise, or missing
    | 'lostLetters' // letters that no plain one stands for
    | 'clubs' // shortened to a code
    | 'countries' // no two letters
    | 'pins' // no eight digits
    | 'grades'; // missing or no grade; the rating committee needs one
  /** The players concerned, by stored number; left out: all. */
  readonly players?: readonly PlayerNumber[];
}

/** What a text holds and an event does not take. */
export interface EgdNotTaken {
  readonly code:
    | 'figures' // those beside MMS: the event computes its own
    | 'sharedPlaces'
    | 'handicapRule' // HA
    | 'comment' // CM
    | 'repeated' // header fields that came before
    | 'remarks' // other lines behind a semicolon
    | 'unnamed' // names whose letters are lost
    | 'bothAbsent'; // forfeits without a winner: two absences
  /** The players concerned, by line; left out: all. */
  readonly players?: readonly PlayerNumber[];
  /** The texts concerned. */
  readonly texts?: readonly string[];
}

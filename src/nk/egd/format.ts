import type { Player, PlayerNumber } from '../event/event';
import { capitals, egdNameOf, LOST, plainLetters, shownName } from '../../exchange/names';
import { oneLine } from '../../core/lines';
import { lowerCase } from '../../core/text';
import type { Stepwise } from '../../core/stepwise';
import type { EgdHeader, HeaderField } from './header';
import {
  FRENCH_HEADING,
  GRADE,
  type Heading,
  headingIn,
  NO_CLUB,
  NO_COUNTRY,
  NO_GRADE,
  PIN,
  UNKNOWN_CLUB,
  LOST_NAME,
} from './shape';

/*
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
 *     result  = line symbol ["!"] [["/"] colour [handicap]] ["!"] | "0+" | "0-" | "0="
 *     symbol  = + won, - lost, = jigo, ? open        colour = b, w, ? unknown        ! = by forfeit
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

/** Placeholder for a missing name. */
const NO_NAME = '?';
/** The longest code of a club. */
const CLUB_LETTERS = 4;

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
    | 'pinsForOpenGotha' // left out: it takes a PIN for one more round
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
    | 'licences' // numbers of French players
    | 'bothAbsent'; // forfeits without a winner: two absences
  /** The players concerned, by line; left out: all. */
  readonly players?: readonly PlayerNumber[];
  /** The texts concerned. */
  readonly texts?: readonly string[];
}

/** A name as it goes out (A13). */
export interface EgdNameWritten {
  readonly player: PlayerNumber;
  readonly shown: string;
  readonly egd: string;
  /** False where no rule decides and the director has not said. */
  readonly certain: boolean;
}

/** The fields of a player's line, and what of the player they do not tell. */
export interface PlayerFields {
  readonly name: EgdNameWritten;
  readonly grade: string;
  readonly country: string;
  readonly club: string;
  readonly pin: string;
  readonly losses: readonly PlayerLoss[];
}

type PlayerLoss = 'names' | 'lostLetters' | 'clubs' | 'countries' | 'pins' | 'grades';

/** Blanks become one, and characters that end a line or start a remark become commas. */
export function field(text = ''): string {
  return oneLine(text).replace(/[;|]/g, ',');
}

/** What the table says of a player (A9 to A11, A16, A17). */
export function playerFields(player: Player): PlayerFields {
  const { number, name = '', egdName = '', pin = '' } = player;
  const country = capitals(field(player.country));
  const given = field(egdName);
  const made = given === '' ? egdNameOf(name, country) : { egd: given, certain: true };
  const egd = made.egd === '' ? NO_NAME : made.egd;
  const grade = field(player.grade);
  const club = clubCode(player.club);
  const isCountry = /^[A-Z]{2}$/.test(country);
  const isPin = PIN.test(pin.trim());
  const losses: PlayerLoss[] = [];
  // Somebody called as the placeholder, or by marks alone, is read back without a name.
  if (given === '' && (LOST_NAME.test(egd) || shownName(egd) !== name)) losses.push('names');
  if (given === '' && isLost(name)) losses.push('lostLetters');
  const ownClub = (player.club ?? '').trim();
  if (club !== ownClub || UNKNOWN_CLUB.test(club)) losses.push('clubs');
  if (country !== '' && !isCountry) losses.push('countries');
  if (pin.trim() !== '' && !isPin) losses.push('pins');
  if (!GRADE.test(grade)) losses.push('grades');
  return {
    name: { player: number, shown: name, egd, certain: made.certain },
    grade: GRADE.test(grade) ? capitals(grade) : NO_GRADE,
    country: isCountry ? country : NO_COUNTRY,
    club: club === '' ? NO_CLUB : club,
    pin: isPin ? pin.trim() : '',
    losses,
  };
}

function isLost(name: string): boolean {
  return plainLetters(name).split(LOST).length > name.split(LOST).length;
}

/** A code of at most four characters: the text, or its first four letters (A17). A reader takes `_` for a blank. */
function clubCode(club?: string): string {
  const text = plainLetters(field(club));
  if (text.length <= CLUB_LETTERS && !/[ _]/.test(text) && !text.includes(LOST)) return text;
  const letters = text.replace(/[^a-z0-9]/gi, '');
  return letters.slice(0, CLUB_LETTERS);
}

/** The header of a text, and what else stands behind semicolons. */
export interface HeaderRead {
  readonly header: EgdHeader;
  readonly notTaken: readonly EgdNotTaken[];
  /** The words of the heading between club and results; undefined without a heading. */
  readonly figures: readonly string[] | undefined;
  /** The first heading; one that names a club before others. */
  readonly heading: Heading | undefined;
}

/** OpenGotha 3.45 called TM so. */
const OTHER_CODES: Readonly<Record<string, string>> = { TA: 'TM' };
const FIELD = /^\s*;\s*([A-Z]{2})\[([^\]]*)\]/;

/**
 * The header of French results (.tou):
 *
 *     ";" ("name" | "date" | "vill" | "comm" | "prog" | "size" | "time" | "ta" | "komi") "=" value
 *
 * comm is the event, name its short form; ta is the adjusted time in minutes, time the basic one.
 */
const FRENCH = /^\s*;\s*(name|date|vill|comm|prog|size|time|ta|komi)\s*=\s*(.*)$/i;
const FRENCH_FIELDS: Readonly<Record<string, HeaderField>> = {
  ...{ comm: 'event', vill: 'place', date: 'dates', komi: 'komi', ta: 'time' },
};

/** Rows per step. */
const ROWS = 500;

/** Reads what stands behind semicolons: the first of each field counts, comments are joined (A.2). */
export function* readHeader(rows: readonly string[]): Stepwise<HeaderRead> {
  const header: Partial<Record<HeaderField, string>> = {};
  const [repeated, remarks]: [string[], string[]] = [[], []];
  let heading: Heading | undefined;
  let short = '';
  let isFrench = false;
  for (const [index, row] of rows.entries()) {
    if (index % ROWS === ROWS - 1) yield;
    const found = headingIn(row);
    if (!found && !/^\s*;/.test(row)) continue;
    const [, code = '', value = ''] = FIELD.exec(row) ?? [];
    const [, field] = HEADER_FIELDS.find(([each]) => each === (OTHER_CODES[code] ?? code)) ?? [];
    const [, key = '', said = ''] = FRENCH.exec(row) ?? [];
    isFrench ||= key !== '';
    const french = FRENCH_FIELDS[lowerCase(key)];
    if (french !== undefined && header[french] === undefined && said !== '') {
      header[french] = said.trim();
    } else if (lowerCase(key) === 'name' && short === '') {
      short = said.trim();
    } else if (field) {
      const before = header[field];
      if (before === undefined) header[field] = value.trim();
      else if (field === 'comment') header.comment = `${before} ${value.trim()}`.trim();
      else repeated.push(code);
    } else if (found) {
      if (heading?.figures === undefined) heading = found;
    } else if (!/^\s*;\s*$/.test(row)) {
      remarks.push(row.replace(/^\s*;\s*/, '').trim());
    }
  }
  if (isFrench) heading ??= FRENCH_HEADING;
  if (short !== '' && header.event !== undefined) remarks.push(`name=${short}`);
  else if (short !== '') header.event = short;
  const notTaken: EgdNotTaken[] = [];
  if (repeated.length > 0) notTaken.push({ code: 'repeated', texts: repeated });
  if (remarks.length > 0) notTaken.push({ code: 'remarks', texts: remarks });
  if (header.handicap) notTaken.push({ code: 'handicapRule', texts: [header.handicap] });
  if (header.comment) notTaken.push({ code: 'comment', texts: [header.comment] });
  return { header, notTaken, figures: heading?.figures, heading };
}

/** Which of so many figures is MMS (A2); -1 for none. */
export function scoreAmong(figures: readonly string[] | undefined, count: number): number {
  if (!figures || count === 0) return -1;
  if (/^MMS/i.test(figures[0] ?? '')) return 0;
  return figures.length === count ? figures.findIndex((word) => /^MMS$/i.test(word)) : -1;
}

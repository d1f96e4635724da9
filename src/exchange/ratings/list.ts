import { shownName } from '../names';
import { atOnce, type Stepwise } from '../../core/stepwise';
import { linesOf } from '../../core/lines';
import { MOST_TOLD } from '../lines';

/** A player of a rating list. */
export interface RatedPlayer {
  /** The line of the text, from 1. */
  readonly row: number;
  /** As people write it: given name first. */
  readonly name: string;
  /** PIN of the European list, AGA ID, or number of the French license. */
  readonly id: string;
  /** As the European list has it: surname first. */
  readonly egdName?: string;
  readonly rating?: number;
  readonly grade?: string;
  readonly country?: string;
  /** Code of the club, or of the chapter. */
  readonly club?: string;
  /** Of the United States. */
  readonly state?: string;
  /** The last day of the membership, yyyy-mm-dd. */
  readonly expires?: string;
}

export type RatingSource = 'egf' | 'aga' | 'ffg';

/** A list that was read; its `bad` lines look like players and are none: only the publisher can correct those. */
export interface RatingList {
  /** Undefined where no line was found. */
  readonly source: RatingSource | undefined;
  /** As the list says it. */
  readonly date?: string;
  readonly players: readonly RatedPlayer[];
  /** Players without a name. */
  readonly leftOut: number;
  /** Lines that cannot be read: the first of them with their texts, and how many. */
  readonly bad: readonly { readonly row: number; readonly text: string }[];
  readonly badCount: number;
  /** Ratings have one decimal only (list N). */
  readonly oneDecimal: boolean;
  /** The text is a page of a website. */
  readonly isPage: boolean;
}

const GRADE = /^\d{1,2}[kdp]$/i;

/** Whether a line claims to be a player of the European list: it begins with eight digits. */
function isEgfLine(words: readonly string[]): boolean {
  return /^\d{8}$/.test(words[0] ?? '');
}

/**
 * A line of the European list (clause B), in words:
 *
 *     pin surname [given] country club grade promotion rating tournaments [last]
 *
 * pin = 8 digits, country = two letters, promotion = "--" or a grade. "left" for a player without a name; undefined for another line.
 */
function egfPlayer(words: readonly string[], row: number): RatedPlayer | 'left' | undefined {
  const at = [3, 2].find((each) => isRest(words, each));
  if (at === undefined) return undefined;
  const [id = '', surname = ''] = words;
  if (surname === '(undefined)' || /^anonymous$/i.test(surname)) return 'left';
  const egdName = words.slice(1, at).join(' ');
  const name = shownName(egdName);
  // A name of control characters alone.
  if (name === '') return undefined;
  const [country = '', club = '', grade = '', , rating = ''] = words.slice(at);
  return {
    row,
    id,
    egdName,
    name,
    rating: Number(rating),
    grade,
    ...(country !== 'XX' && { country }),
    ...(!/^x{3,4}$/i.test(club) && { club }),
  };
}

/** Whether the words from there on are country to last tournament. */
function isRest(words: readonly string[], at: number): boolean {
  const [country = '', club = '', grade = '', promotion = '', rating = '', count = ''] =
    words.slice(at, at + 6);
  return (
    (words.length === at + 6 || words.length === at + 7) &&
    /^[A-Z]{2}$/.test(country) &&
    club.length <= 4 &&
    GRADE.test(grade) &&
    (promotion === '--' || GRADE.test(promotion)) &&
    /^-?\d{1,5}$/.test(rating) &&
    /^\d{1,6}$/.test(count)
  );
}

/** A French rating of 0 lies between 1 kyu and 1 dan, where the European scale has 2,050. */
const FRENCH_ZERO = 2050;

/**
 * A line of the French list (J16), in words:
 *
 *     surname given rating status license club country
 *
 * rating = a whole number, 100 a grade; status = one of "-eCLX"; license = 7 digits or capitals, or "-------"; club = two digits and two
 * letters, or "xxxx". Surnames of several words are capitals. The rating is given on the European scale. A line with three of these fields
 * has a slip in the others; undefined for another line.
 */
function ffgPlayer(words: readonly string[], row: number): RatedPlayer | 'bad' | undefined {
  const [rating = '', status = '', id = '', club = '', country = ''] = words.slice(-5);
  const names = words.slice(0, -5);
  const fitting = [
    /^-?\d{1,4}$/.test(rating),
    /^[-eCLX]$/.test(status),
    /^(?:[\dA-Z]{7}|-{7})$/.test(id),
    /^(?:x{4}|\d{2}\w{2})$/i.test(club),
    /^[A-Z]{2}$/.test(country),
  ].filter(Boolean).length;
  if (fitting < 3) return undefined;
  if (fitting < 5 || names.length < 2) return 'bad';
  // Where all are capitals it is the last word, which is what -1 cuts off.
  const given = names.findIndex((word, index) => index > 0 && word !== word.toUpperCase());
  const rank = Math.min(Math.max(Math.floor(Number(rating) / 100), -30), 8);
  return {
    row,
    // Foreign players have no number there, and get that of their line.
    id: id.startsWith('-') ? `#${row}` : id,
    name: [...names.slice(given), ...names.slice(0, given)].join(' ').replace(/_/g, ' '),
    rating: Number(rating) + FRENCH_ZERO,
    grade: rank < 0 ? `${-rank}k` : `${rank + 1}d`,
    country,
    ...(!/^x/i.test(club) && { club }),
  };
}

/**
 * Lines of the American lists (clause D).
 *
 *     A, B = name TAB id TAB type TAB [rating] TAB [expires] TAB [chapter] TAB [state] TAB [sigma] TAB [update]      tabs at the end may be missing
 *     A, B with blanks for tabs, as copied from a page = name id type [rating] [expires] {chapter} [state] [sigma] [update]
 *     N    = name id [type] [rating] [expires] chapter [state]      by blanks, read from the right; chapter may be "none"
 *     name = surname ["," given]     id = digits     expires = m/d/yyyy, or yyyy-mm-dd
 */
const FIELDS = 9;
const ID = /^\d{1,7}$/;
const RATING = /^-?\d{1,2}(?:\.\d{1,6})?$/;
const CHAPTER = /^[^\s\d/.,-][^\s/.,]{0,5}$/;
const DATE = /^(?:\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2})$/;

/** A line of list A or B; undefined for another one. */
function tabbedPlayer(text: string, row: number): RatedPlayer | undefined {
  const fields = text.split('\t', FIELDS + 1).map((field) => field.trim());
  const [name = '', id = '', type = '', rating = '', expires = '', club = '', state = ''] = fields;
  const isWhole = fields.length <= FIELDS && (fields.length === FIELDS || isType(type));
  if (!isWhole || !ID.test(id)) return undefined;
  if (rating !== '' && !RATING.test(rating)) return undefined;
  if (expires !== '' && !DATE.test(expires)) return undefined;
  return playerOf(row, { name, id, rating, expires, club, state });
}

/** The longest name of a chapter, in letters. */
const MOST_CHAPTER = 60;
const SIGMA = /^\d{1,2}(?:\.\d{1,6})?$/;

function isType(word: string): boolean {
  return /^[A-Z][A-Za-z-]{2,9}$/.test(word);
}

/** A line of list A or B in which the tabs have become blanks; undefined for another one. */
function blankedPlayer(words: readonly string[], row: number): RatedPlayer | undefined {
  const at = words.findIndex(
    (word, index) => index > 0 && ID.test(word) && isType(words[index + 1] ?? ''),
  );
  if (at === -1) return undefined;
  const rest = words.slice(at + 2);
  const first = (pattern: RegExp): string => {
    const [word = ''] = rest;
    if (!pattern.test(word)) return '';
    rest.shift();
    return word;
  };
  const last = (pattern: RegExp): string => {
    const word = rest[rest.length - 1] ?? '';
    if (!pattern.test(word)) return '';
    rest.pop();
    return word;
  };
  const rating = first(RATING);
  const expires = first(DATE);
  const update = last(DATE);
  const sigma = last(SIGMA);
  // Without two of these it is a line of list N, which has no chapter of several words. Life members have no day on which they end.
  if ([expires, update, sigma].filter((each) => each !== '').length < 2) return undefined;
  const state = last(/^(?:[A-Z]{2}|--)$/);
  const club = rest.join(' ');
  if (club.length > MOST_CHAPTER || rest.some((word) => DATE.test(word))) return undefined;
  return playerOf(row, {
    name: words.slice(0, at).join(' '),
    id: words[at] ?? '',
    rating,
    expires,
    club,
    state,
  });
}

/** A line of list N, or of A or B with blanks for tabs; "bad" for one that looks like such a line and cannot be read, undefined for another one. */
function alignedPlayer(words: readonly string[], row: number): RatedPlayer | 'bad' | undefined {
  // No line is both: one of list N ends with a chapter or a state, the other with a number or a day.
  const player = playerAt(words, row) ?? blankedPlayer(words, row);
  if (player) return player;
  const looksSo =
    words.slice(-3).some((word) => DATE.test(word)) && words.some((word) => ID.test(word));
  return looksSo ? 'bad' : undefined;
}

function playerAt(words: readonly string[], row: number): RatedPlayer | 'bad' | undefined {
  let at = words.length - 1;
  const last = (pattern: RegExp): string => {
    const word = words[at] ?? '';
    if (!pattern.test(word)) return '';
    at--;
    return word;
  };
  const lastIsState = /^(?:[A-Z]{2}|--)$/.test(words[at] ?? '');
  const before = words[at - 1] ?? '';
  // Without a state the line ends with its chapter, which may have two letters.
  const state = lastIsState && CHAPTER.test(before) ? last(/./) : '';
  const club = last(CHAPTER);
  const expires = last(DATE);
  const rating = last(RATING);
  const type = last(/^[A-Z][A-Za-z-]{2,9}$/);
  const id = last(ID);
  if (club === '' || ((type === '' || state === '') && expires === '')) return undefined;
  if (id === '' || at < 0) return rating === '' && expires === '' ? undefined : 'bad';
  const name = words.slice(0, at + 1).join(' ');
  return playerOf(row, { name, id, rating, expires, club, state }) ?? 'bad';
}

interface Fields {
  readonly name: string;
  readonly id: string;
  readonly rating: string;
  readonly expires: string;
  readonly club: string;
  readonly state: string;
}

/** Undefined where the name is empty or a comma alone; blanks around it are gone already. */
function playerOf(
  row: number,
  { name, id, rating, expires, club, state }: Fields,
): RatedPlayer | undefined {
  const comma = name.indexOf(',');
  const shown = comma === -1 ? name : `${name.slice(comma + 1)} ${name.slice(0, comma)}`.trim();
  if (shown === '') return undefined;
  return {
    row,
    id,
    name: shown,
    ...(rating !== '' && { rating: Number(rating) }),
    ...(club !== '' && club !== 'none' && { club }),
    ...(state !== '' && state !== '--' && { state }),
    ...(expires !== '' && { expires: dayOf(expires) }),
  };
}

/** A `DATE` as yyyy-mm-dd. */
function dayOf(date: string): string {
  return date.replace(
    /(\d+)\/(\d+)\/(\d+)/,
    (_, month: string, day: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
}

/** Lines per step. */
const LINES = 500;

const DATE_OF_LIST =
  /^(?:\((\d{1,2} [A-Z][a-z]{2} \d{4})\)$|#Echelle au (\d{1,2}\/\d{1,2}\/\d{4})\b)/;

/** A list of European, American or French ratings, or any part of it, as text or as a page (clauses B and D). */
export function readRatingList(text: string): RatingList {
  return atOnce(readRatingListSteps(text));
}

/** The same in steps. */
export function* readRatingListSteps(text: string): Stepwise<RatingList> {
  const players: RatedPlayer[] = [];
  const bad: { row: number; text: string }[] = [];
  let [leftOut, badCount, date, oneDecimal] = [0, 0, '', false];
  let source: RatingSource | undefined;
  const lines = yield* linesOf(text);
  for (const [index, whole] of lines.entries()) {
    if (index % LINES === 0) yield index / lines.length;
    const line = plainLine(whole);
    const words = line.split(/\s+/).filter((word) => word !== '');
    if (words.length === 0) continue;
    const row = index + 1;
    const [, european, found = european ?? ''] = DATE_OF_LIST.exec(line.trim()) ?? [];
    if (date === '') date = found;
    if (found !== '') continue;
    const isEgf = isEgfLine(words);
    const tabbed = isEgf ? undefined : tabbedPlayer(line, row);
    const french = isEgf || tabbed ? undefined : ffgPlayer(words, row);
    const isTabbed = tabbed !== undefined || (!french && line.split('\t', 6).length > 5);
    const read = isEgf
      ? egfPlayer(words, row)
      : isTabbed
        ? tabbed
        : (french ?? alignedPlayer(words, row));
    if (read === 'left') {
      leftOut++;
    } else if (read && read !== 'bad') {
      const from = isEgf ? 'egf' : french ? 'ffg' : 'aga';
      source ??= from;
      if (source !== from) continue;
      oneDecimal ||= from === 'aga' && !isTabbed && !/\.\d\d/.test(line);
      players.push(read);
    } else if (isEgf || isTabbed || read === 'bad') {
      badCount++;
      if (bad.length < MOST_TOLD) bad.push({ row, text: line.trim() });
    }
  }
  const isPage = /<(?:html|!doctype|body)\b/i.test(text.slice(0, 100_000));
  return {
    ...{ source, players, leftOut, bad, badCount, oneDecimal, isPage },
    ...(date !== '' && { date }),
  };
}

/** A line without tags, and with the two usual entities decoded. */
function plainLine(line: string): string {
  let plain = '';
  let from = 0;
  for (;;) {
    const open = line.indexOf('<', from);
    const close = open === -1 ? -1 : line.indexOf('>', open);
    if (close === -1) break;
    plain += line.slice(from, open);
    from = close + 1;
  }
  return (plain + line.slice(from)).replace(/&nbsp;/g, ' ').replace(/&amp;/g, '&');
}

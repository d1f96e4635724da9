import { capitals } from '../../exchange/names/ascii';
import { egdNameIn, shownName } from '../../exchange/names/egd-name';
import { existing } from '../../existing';
import { inRow, type Refusal } from '../../result';
import type { Player } from '../event/event';
import { refuse } from '../event/refuse';
import { GRADE, NO_COUNTRY, NO_GRADE, PIN, UNKNOWN_CLUB } from './format';
import { scoreAmong } from './header';
import { readEntry, type EgdEntry } from './results';

/** A player as the table tells it: no strength. */
export type LinePlayer = Pick<Player, 'name' | 'egdName' | 'pin' | 'grade' | 'country' | 'club'>;

/** A line of the table. */
export interface PlayerLine {
  /** Of the text, from 1. */
  readonly row: number;
  /** As it stands there. */
  readonly place: number | undefined;
  readonly player: LinePlayer;
  /** The score before round 1; NaN where the table has none. */
  readonly start: number;
  /** How many figures the line has beside the score. */
  readonly others: number;
  readonly entries: readonly EgdEntry[];
}

const NUMBER = /^-?(?:\d+(?:[.,]\d+)?[½=]?|½)$/;
const COUNTRY = /^(?:[a-z]{2}|--)$/i;
/** Names whose letters got lost in a file. */
const LOST_NAME = /^[?_ ]+$/;

const TABLE = 'table';

/** What the lines of a table have in common. */
export interface TableForm {
  /** The words of the heading between club and results. */
  readonly figures: readonly string[] | undefined;
  /** How many results the lines have that have the fewest. */
  readonly rounds: number;
}

/** How many results a line ends with. */
export function resultCount(text: string): number {
  const words = lineAndPin(text)[0].split(/\s+/);
  let count = 0;
  while (count < words.length && readEntry(existing(words[words.length - 1 - count]))) count++;
  return count;
}

function lineAndPin(text: string): readonly [line: string, pin: string] {
  const remark = text.indexOf(';');
  const [words = '', ...bars] = (remark === -1 ? text : text.slice(0, remark)).split('|');
  return [words.trim(), bars.join('|').trim()];
}

/** Reads a line with a player (A1 to A5); undefined for a blank line or a remark. */
export function readPlayerLine(
  text: string,
  row: number,
  form: TableForm,
): PlayerLine | Refusal | undefined {
  const [line, behind] = lineAndPin(text);
  if (line === '' && behind === '') return undefined;
  if (behind !== '' && !PIN.test(behind)) {
    return inRow(refuse({ argument: TABLE, found: behind }, 'egdPin'), row);
  }
  const read = readWords(line, row, form);
  if ('ok' in read || behind === '') return read;
  return { ...read, player: { ...read.player, pin: behind } };
}

function readWords(
  line: string,
  row: number,
  { figures, rounds }: TableForm,
): PlayerLine | Refusal {
  const [, digits, rest = line] = /^(\d{1,6})\.?\s+([^]*)$/.exec(line) ?? [];
  const words = rest.split(/\s+/);
  const entries: EgdEntry[] = [];
  for (let at = words.length - 1; at >= 0; at--) {
    const entry = readEntry(existing(words[at]));
    if (!entry) break;
    entries.push(entry);
  }
  entries.reverse();
  entries.splice(0, halvesAmong(entries, rounds));
  const middle = words.slice(0, words.length - entries.length);
  const parts = partsOf(middle);
  if (typeof parts === 'string') {
    const at = { argument: TABLE, found: line };
    return inRow(
      parts === '' ? refuse(at, 'egdLine') : refuse(at, 'egdWord', { word: parts }),
      row,
    );
  }
  const { name, grade, country, club, numbers } = parts;
  const score = numbers[scoreAmong(figures, numbers.length)];
  const points = entries.reduce((sum, entry) => sum + entry.points, 0);
  return {
    row,
    place: digits === undefined ? undefined : Number(digits),
    player: playerOf(name, grade, country, club),
    start: score === undefined ? NaN : numberOf(score) - points,
    others: numbers.length - (score === undefined ? 0 : 1),
    entries,
  };
}

/** How many of the results are figures such as `157=`, which stand before them where a line has too many. */
function halvesAmong(entries: readonly EgdEntry[], rounds: number): number {
  const count = entries.length - rounds;
  return entries.slice(0, Math.max(0, count)).every(({ text }) => /^[1-9]\d*=$/.test(text))
    ? Math.max(0, count)
    : 0;
}

interface LineParts {
  readonly name: readonly string[];
  readonly grade: string;
  readonly country: string;
  readonly club: string;
  readonly numbers: readonly string[];
}

/** The parts between place and results; else the word that stands in the way, or nothing where no grade was found. */
function partsOf(words: readonly string[]): LineParts | string {
  let trailing = 0;
  while (trailing < words.length && NUMBER.test(existing(words[words.length - 1 - trailing]))) {
    trailing++;
  }
  let wrong = '';
  for (let at = 1; at < words.length; at++) {
    const grade = existing(words[at]);
    if (!GRADE.test(grade) && grade !== NO_GRADE) continue;
    const [country = '', club] = words.slice(at + 1, at + 3);
    const given = COUNTRY.test(country) ? (club === undefined ? 1 : 2) : 0;
    const from = at + 1 + given;
    if (words.length - from <= trailing) {
      return {
        name: words.slice(0, at),
        grade,
        country: given > 0 ? country : '',
        club: given > 1 ? (club ?? '') : '',
        numbers: words.slice(from),
      };
    }
    wrong = existing(words[words.length - 1 - trailing]);
  }
  return wrong;
}

function playerOf(
  words: readonly string[],
  grade: string,
  country: string,
  club: string,
): LinePlayer {
  const egdName = egdNameIn(words);
  const home = capitals(country);
  return {
    ...(!LOST_NAME.test(egdName) && { name: shownName(egdName), egdName }),
    ...(grade !== NO_GRADE && { grade }),
    ...(home !== '' && home !== '--' && home !== NO_COUNTRY && { country: home }),
    ...(club !== '' && !UNKNOWN_CLUB.test(club) && { club: club.replace(/_/g, ' ') }),
  };
}

function numberOf(word: string): number {
  return Number(word.replace(',', '.').replace(/[½=]$/, '.5'));
}

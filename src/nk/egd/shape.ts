import { ranksAsWords } from '../../exchange/names';

/** Placeholders for a missing grade, country and club. */
export const NO_GRADE = '??';
export const NO_COUNTRY = 'XX';
export const NO_CLUB = 'xxxx';
/** MacMahon's wall list has a single sign. */
export const UNKNOWN_CLUB = /^(?:x{3,4}|--?|\?)$/i;
/** Names whose letters got lost in a file. */
export const LOST_NAME = /^[?_ ]+$/;

/** A grade as the table writes it: 12k, 3d, 9p. */
export const GRADE = /^\d{1,2}[kdp]$/i;

export function isGrade(word: string): boolean {
  return GRADE.test(word) || word === NO_GRADE;
}
export const PIN = /^\d{8}$/;

/**
 * The shape of a table: what its heading says of the fields of a line. Blank fields and blanks within a club can only be told by
 * the columns of the heading, or by tabs; without either by the number of figures that the lines have.
 */
export interface Heading {
  /** The words behind the club that are no numbers of rounds. */
  readonly figures: readonly string[] | undefined;
  /** How many of them stand behind the numbers of rounds, as in MacMahon's wall list. */
  readonly behind: number;
  /** Where grade, country and club stand, if the heading names all three with blanks between. */
  readonly columns: Columns | undefined;
  /** The fields, if tabs part them. */
  readonly fields: readonly string[] | undefined;
  /** French results: licence and club behind the grade. */
  readonly isFrench: boolean;
  /** Country and club as they stand before the grade and behind it, in lines without tabs: those with tabs are put in order first. */
  readonly before: readonly HomeField[];
  readonly after: readonly HomeField[];
  /** The number of the line and the place stand before the name. */
  readonly placed: boolean;
}

export type HomeField = 'country' | 'club';

/** Where a field begins, from 0. */
interface Columns {
  readonly grade: number;
  readonly club: number;
}

/** A heading begins with the word for the place; one of another program has no semicolon before it. */
const BEGINS = /^\s*(?:Pl\b|Place\b|Platz\b|Num\b|Nr\b|Pos\b|#)/i;
/** OpenGotha's pages number the lines and say the place behind it, which is blank where it is shared. */
const NUMBER_AND_PLACE = /^\s*;?\s*(?:Num|Nr|#)\.?\s+(?:Pl|Place|Platz|Pos)\b/i;
const NAMES = /\b(?:Name|Nom)\b/i;
const GRADES = /\b(?:Rk|Rank|Grd|Grade|Str|Strength|Stärke|Grad|Level|Lvl|Niv|Kyu)\b/i;
const COUNTRIES = /\b(?:Co|Country|Nat|Land|Pays)\b/i;
const CLUBS = /\b(?:Cl(?:ub)?|Verein)\b/gi;
const ROUND = /^(?:R|Rd)?\d{1,2}\.?$/i;
/** Width of the club in an aligned table. */
const CLUB_WIDTH = 4;

/** Whether a line without semicolon before it is a heading. */
export function isBareHeading(row: string): boolean {
  return BEGINS.test(row) && NAMES.test(row) && GRADES.test(row);
}

/** What the heading says; undefined for another line. */
export function headingIn(typed: string): Heading | undefined {
  // `R 1` is one field.
  const row = typed.replace(/\bR (\d{1,2})(?=\s|$)/gi, 'R$1 ');
  if (!/^\s*;\s*(?:Pl\b|Num\s+Nom\b)/i.test(row) && !isBareHeading(row)) return undefined;
  const clubs = matchesIn(row, CLUBS);
  const [grade, country, club] = [GRADES.exec(row), COUNTRIES.exec(row), clubs[clubs.length - 1]];
  const homes = [country, club]
    .filter((each) => each !== null && each !== undefined)
    .sort((a, b) => a.index - b.index);
  const standing = (isBefore: boolean): readonly HomeField[] =>
    homes
      .filter(({ index }) => isBefore === (grade !== null && index < grade.index))
      .map((each) => (each === club ? 'club' : 'country'));
  const [before, after] = [standing(true), standing(false)];
  // Figures stand behind the last of the three.
  const from = Math.max(
    ...[grade, country, club].map((each) => (each ? each.index + each[0].length : 0)),
  );
  const words = from === 0 ? [] : wordsOf(row.slice(from).replace(/^\./, ''));
  const lastRound = words.map((word) => ROUND.test(word)).lastIndexOf(true);
  const isFrench = /\bLicence\b/i.test(row);
  const hasTabs = row.includes('\t');
  const isAligned = grade && club && !hasTabs && after.join() === 'country,club';
  return {
    figures: from === 0 || isFrench ? undefined : words.filter((word) => !ROUND.test(word)),
    behind: lastRound === -1 ? 0 : words.length - 1 - lastRound,
    columns: isAligned ? { grade: grade.index, club: club.index } : undefined,
    fields: hasTabs ? row.split('\t').map((field) => field.trim()) : undefined,
    isFrench,
    ...(hasTabs ? { before: [], after: [] } : { before, after }),
    placed: NUMBER_AND_PLACE.test(row),
  };
}

function matchesIn(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const all: RegExpExecArray[] = [];
  const own = new RegExp(pattern.source, pattern.flags);
  for (let found = own.exec(text); found; found = own.exec(text)) all.push(found);
  return all;
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** French results without a heading: their header tells them. */
export const FRENCH_HEADING: Heading = {
  ...{ figures: undefined, behind: 0, columns: undefined, fields: undefined },
  ...{ isFrench: true, before: [], after: [], placed: false },
};

/** `St` is none: it begins a club. */
export const COUNTRY = /^(?:[A-Z]{2}|[a-z]{2}|--)$/;

/**
 * A line in which country and club are one word each, behind the grade: a blank field is said to be unknown, and blanks within a club
 * become `_`. The line as it is where neither tabs nor columns tell its fields.
 */
export function told(typed: string, heading: Heading | undefined): string {
  const ranked = ranksAsWords(typed);
  const line = heading?.placed === true ? withoutPlace(ranked) : ranked;
  if (line.includes('\t')) return toldByTabs(line, heading);
  if (heading?.isFrench === true) return toldByGrade(line);
  return heading?.columns ? (toldByColumns(line, heading.columns) ?? line) : line;
}

/** A line whose place behind its number is blanked out: other lines name it by its number. */
function withoutPlace(line: string): string {
  const place = /^(\s*\d{1,6}\.?[ \t]+)(\d{1,6}\.?)(?=[ \t])/;
  return line.replace(place, (_, number: string, own: string) => number + ' '.repeat(own.length));
}

/** Where the grade stands in French results, close behind a long name. */
const FRENCH_GRADE = [30, 33] as const;

function toldByGrade(line: string): string {
  const [from, to] = FRENCH_GRADE;
  const isThere = GRADE.test(line.slice(from, to).trim()) && (line[to] ?? ' ') === ' ';
  return isThere ? `${line.slice(0, from)} ${line.slice(from)}` : line;
}

function toldByColumns(line: string, { grade, club }: Columns): string | undefined {
  const own = matchesIn(line, /\S+/g).find(({ 0: word, index }) => {
    const last = index + word.length - 1;
    return isGrade(word) && last >= grade && last <= grade + 2;
  });
  if (!own || own.index === 0) return undefined;
  const end = own.index + own[0].length;
  const country = line.slice(end, club).trim();
  const clubEnd = club + CLUB_WIDTH;
  const isBlank = (at: number): boolean => line.charAt(at).trim() === '';
  if (!isBlank(club - 1) || !isBlank(clubEnd)) return undefined;
  if (country !== '' && !COUNTRY.test(country)) return undefined;
  return [
    line.slice(0, end),
    ...fieldsOf(country, line.slice(club, clubEnd)),
    line.slice(clubEnd),
  ].join(' ');
}

/** Country and club as a word each. */
function fieldsOf(country: string, club: string): readonly [string, string] {
  return [country || NO_COUNTRY, wordsOf(club).join('_') || NO_CLUB];
}

const CLUB_FIELD = /^(?:cl(?:ub)?|verein)\.?$/i;
const COUNTRY_FIELD = /^(?:co|country|nat|land|pays)\.?$/i;

function toldByTabs(line: string, heading: Heading | undefined): string {
  const fields = line.split('\t').map((field) => field.trim());
  const at = fields.findIndex((field, index) => index > 0 && isGrade(field));
  if (at === -1) return line;
  const named = heading?.fields?.length === fields.length ? heading.fields : undefined;
  const next = fields[at + 1] ?? '';
  const isCountry = next === '' || COUNTRY.test(next);
  const [country, club] = named
    ? [
        named.findIndex((field) => COUNTRY_FIELD.test(field)),
        named.findIndex((field) => CLUB_FIELD.test(field)),
      ]
    : isCountry
      ? [at + 1, at + 2]
      : [-1, /^[\d.,½=+-]+$/.test(next) ? -1 : at + 1];
  const taken = new Set([at, country, club]);
  const rest = (from: number, to: number): string =>
    fields
      .slice(from, to)
      .filter((_, index) => !taken.has(from + index))
      .join(' ');
  return [
    ...[rest(0, at), fields[at]],
    ...(country === -1 && club === -1 ? [] : fieldsOf(fields[country] ?? '', fields[club] ?? '')),
    rest(at + 1, fields.length),
  ].join(' ');
}

import type { Field, Fields, Kind, NamePart, PersonOrder } from './fields';
import type { SourceCell, SourceTable } from '../source';
import { likeness, spelling } from './spelling';

/*
 * A name whose parts stand in columns of their own: first name, what stands before a surname (`van den`), last name. Many programs
 * head the last name with “Name” beside a column of first names, others the first name.
 */

/** Headings of each part; where several of one part stand in a list, the first of these counts. */
const headings: Readonly<Record<NamePart, readonly string[]>> = {
  givenName: [
    ...['first name', 'first names', 'given name', 'given names', 'forename', 'christian name'],
    ...['voornaam', 'roepnaam', 'voornamen', 'prénom', 'vorname', 'rufname', 'first', 'given'],
    ...['voorletters', 'initials', 'initialen'],
  ],
  infix: [
    ...['tussenvoegsel', 'tussenvoegsels', 'tussenv', 'tussenvoeg', 'tv', 'voorvoegsel'],
    ...['voorvoegsels', 'infix', 'name prefix', 'surname prefix', 'prefix', 'particle'],
    ...['namenszusatz', 'particule'],
  ],
  surname: [
    ...['last name', 'last names', 'surname', 'family name', 'achternaam', 'familienaam'],
    ...['geslachtsnaam', 'nom de famille', 'nachname', 'familienname', 'zuname', 'last'],
  ],
};

const labels = { givenName: 'nameGiven', infix: 'nameInfix', surname: 'nameSurname' } as const;

const numberedLabels = {
  givenName: 'nameGivenOf',
  infix: 'nameInfixOf',
  surname: 'nameSurnameOf',
} as const;

/** Headings of a whole name in one column, for every list of people. */
export const wholeNames: readonly string[] = [
  ...['full name', 'complete name', 'player name', 'first and last name', 'name and surname'],
  ...['last name first name', 'last first', 'first last', 'surname first name', 'name first name'],
  ...['volledige naam', 'naam speler', 'spelersnaam', 'voor- en achternaam', 'achternaam voornaam'],
  ...['voornaam achternaam', 'naam en voornaam', 'naam voornaam', 'nom', 'nom et prénom'],
  ...['nom prénom', 'vor- und nachname', 'nachname vorname'],
];

/** Headings of a name that may be the surname beside first names, or the first name beside surnames. */
const eitherOne = new Set(['name', 'naam', 'nom', 'player', 'speler'].map(likeness));

/** The same of a list of accounts, where a player is one. */
const eitherAccount = new Set(['name', 'naam', 'nom'].map(likeness));

/** The fields of the parts of a name, by their keys: `surname`, and `surname2` of `player2`. */
export function partKeys(key: string): Readonly<Record<NamePart, string>> {
  const [number = ''] = /\d*$/.exec(key) ?? [];
  return {
    givenName: `givenName${number}`,
    infix: `infix${number}`,
    surname: `surname${number}`,
  };
}

/** The fields of the parts of a name. */
export function partFields(key: string, kind: Kind<string>): readonly (readonly [string, Field])[] {
  const [number = ''] = /\d*$/.exec(key) ?? [];
  return Object.entries(partKeys(key)).map(([part, own]) => [
    own,
    {
      label: (number === '' ? labels : numberedLabels)[part as NamePart],
      ...(number !== '' && { number: Number(number) }),
      synonyms: headings[part as NamePart].flatMap((heading) => ofNumber(heading, number)),
      kind,
      presence: 'optional',
      among: 'first',
      partOf: { field: key, part: part as NamePart },
    },
  ]);
}

/** A heading as it is, or that of one of several players. */
function ofNumber(heading: string, number: string): readonly string[] {
  if (number === '') return [heading];
  return [`${heading} ${number}`, `player ${number} ${heading}`, `${heading} speler ${number}`];
}

/** The fields that a field is found by: its own, or the parts of its name. */
export function standsFor(fields: Fields, key: string): readonly string[] {
  if (fields[key]?.person === undefined) return [key];
  const { surname, givenName } = partKeys(key);
  return [key, surname, givenName].filter((each) => each in fields);
}

/** What there is for each part of a name. */
type OfParts<T> = Readonly<Partial<Record<NamePart, T | undefined>>>;

/** A name in parts. */
export type NameParts = OfParts<string>;

/** What there is for each part of the name in a field. */
export function ofParts<T>(key: string, of: (part: string) => T | undefined): OfParts<T> {
  const { givenName, infix, surname } = partKeys(key);
  return { givenName: of(givenName), infix: of(infix), surname: of(surname) };
}

/** A part as people write it: the database's `Jan_van_den` has blanks, and `Berg, van den` begins with its infix. */
function tidy(part: string | undefined): string {
  return spelling((part ?? '').replace(/_/g, ' '));
}

const wordsIn = (text: string): readonly string[] =>
  text.split(/[\s,_]+/u).flatMap((word) => (word === '' ? [] : [likeness(word)]));

/** A surname with what stands before it: `van den Berg`, also of `Berg, van den`. */
export function wholeSurname({ infix, surname }: NameParts): string {
  const [, main = '', behind = ''] = /^([^,]+),([^,\p{Lu}]+)$/u.exec(tidy(surname)) ?? [];
  const plain = main === '' ? tidy(surname) : `${behind.trim()} ${main.trim()}`;
  const before = tidy(infix);
  const has = wordsIn(before).every((word, i) => wordsIn(plain)[i] === word);
  return before === '' || has ? plain : `${before} ${plain}`.trim();
}

/** `Jan van den Berg`, or `van den Berg, Jan`. */
function joinedName(parts: NameParts, order: PersonOrder): string {
  const surname = wholeSurname(parts);
  const given = tidy(parts.givenName);
  const all = order === 'surname first' ? [surname, given] : [given, surname];
  return all.filter((part) => part !== '').join(order === 'surname first' ? ', ' : ' ');
}

/** Whether every word of a part stands in a name that has more. */
function hasWordsOf(name: string, part: string): boolean {
  const words = wordsIn(name);
  const own = wordsIn(part);
  return own.length > 0 && own.length < words.length && own.every((word) => words.includes(word));
}

/** What the column of a name holds beside columns of its parts. */
type Holds = 'whole' | 'surname' | 'givenName';

/** How a name is read from its columns; made once for a list, so that two rows of it are never read in two ways. */
export class NameColumns {
  private readonly holds: Holds;

  constructor(
    source: SourceTable,
    header: number | undefined,
    private readonly columns: {
      readonly whole: number | undefined;
      readonly parts: OfParts<number>;
    },
    readonly order: PersonOrder,
  ) {
    this.holds = holding(source, header, columns, order);
  }

  /** The columns of a name, the first of them for addresses. */
  get all(): readonly number[] {
    const { whole, parts } = this.columns;
    return [whole, parts.surname, parts.givenName, parts.infix].flatMap((each) => each ?? []);
  }

  /** The name of a row, and its parts where the list has them. */
  read(whole: string | undefined, parts: NameParts): ReadName {
    if (whole !== undefined) {
      const { givenName = '' } = parts;
      // A cell that was filled in by hand may have both, in a list that has them apart.
      const isWhole = this.holds === 'whole' || hasWordsOf(whole, givenName);
      if (isWhole) return { name: whole, parts: undefined };
    }
    const own = whole === undefined ? parts : { ...parts, [this.holds]: whole };
    return { name: joinedName(own, this.order), parts: own };
  }
}

interface ReadName {
  readonly name: string;
  readonly parts: NameParts | undefined;
}

/** Beside first names a “Name” is the surname, unless the names have the first names in them; likewise beside surnames. */
function holding(
  source: SourceTable,
  header: number | undefined,
  { whole, parts }: { readonly whole: number | undefined; readonly parts: OfParts<number> },
  order: PersonOrder,
): Holds {
  if (whole === undefined) return 'whole';
  const { givenName, surname, infix } = parts;
  if (givenName !== undefined && surname !== undefined) return 'whole';
  const other = givenName ?? surname ?? infix;
  if (other === undefined || !mayBePart(source, header, whole, order)) return 'whole';
  const pairs = source.rows.slice((header ?? -1) + 1).flatMap(({ cells }) => {
    const [name, part] = [cells[whole], cells[other]].map(textOf);
    return name && part ? [[name, part] as const] : [];
  });
  const having = pairs.filter(([name, part]) => hasWordsOf(name, part));
  if (2 * having.length > pairs.length) return 'whole';
  return surname === undefined ? 'surname' : 'givenName';
}

function mayBePart(
  { rows }: SourceTable,
  header: number | undefined,
  column: number,
  order: PersonOrder,
): boolean {
  if (header === undefined) return true;
  const title = textOf(rows[header]?.cells[column]).replace(/\([^)]*\)|\[[^\]]*\]/g, '');
  return (order === 'account' ? eitherAccount : eitherOne).has(likeness(title));
}

function textOf(cell: SourceCell | undefined): string {
  return cell?.kind === 'text' || cell?.kind === 'merged' ? cell.text.trim() : '';
}

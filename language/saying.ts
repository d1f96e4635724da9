import type { AnyMessage, At, NamedIn } from '../src/message';
import type { CycleList } from '../src/result';
import { cut } from '../src/text';
import { few } from './few';
import { formIn, listIn } from './locale';
import { sayIn, type PlainSay, type Words } from './say';

/** What whole sentences of a language are made with. */
export interface Say extends PlainSay {
  readonly player: (player: number) => string;
  /** Players in a row, or the word for nobody. */
  readonly players: (players: readonly number[]) => string;
  /** "(Ann) (Bob, Cid)": players who belong together. */
  readonly groups: (groups: readonly (readonly number[])[]) => string;
  /** "Topgroep", "Groep 2". */
  readonly group: (group: number) => string;
  /** A name as it is written. */
  readonly name: (name: string) => string;
  readonly names: (names: readonly string[]) => string;
  /** A text in the quotation marks of the language, and several. */
  readonly quoted: (text: string) => string;
  readonly quotes: (texts: readonly string[]) => string;
  /** "Registrations": the list that rows are in. */
  readonly heading: (at: At) => string;
  /** "row 3 and row 7", or what else rows are called. */
  readonly rows: (at: At) => string;
  /** "Ann (row 3) and Bob (row 7)". */
  readonly named: (players: NamedIn) => string;
  /** "A" for 1. */
  readonly tier: (tier: number) => string;
  /** "1st", "1e". */
  readonly ordinal: (place: number) => string;
  /** A number, or the word for none. */
  readonly orNone: (value: number | null) => string;
  /** A message inside a message. */
  readonly message: (message: AnyMessage) => string;
}

/** The words that whole sentences are put together with. */
export interface SayingWords {
  /** Lists, figures and plurals are those of this locale. */
  readonly locale: string;
  readonly nobody: string;
  readonly none: string;
  readonly topGroup: string;
  readonly group: string;
  readonly row: string;
  readonly quotes: readonly [open: string, close: string];
  readonly ordinal: (place: number) => string;
  readonly headings: Readonly<Record<CycleList, string>>;
}

/** Names for the players and the rows that a message knows by number. */
export interface Names {
  /** A player; by number where nothing is given. */
  readonly player?: (player: number) => string;
  /** A row of a list; by number where nothing is given. */
  readonly row?: (list: CycleList, row: number) => string;
}

/** How many of a list are named, and what says a message inside a message. */
export interface Saying {
  readonly most?: number | undefined;
  readonly message: (message: AnyMessage) => string;
}

/** The tools of a language for refusals, by its locale; of a list so many are named. */
export function plainIn(words: Words & SayingWords, most?: number): PlainSay {
  return {
    ...sayIn(words, most),
    list: (items) => few(items, (all) => listIn(words, all.map(String)), words.others, most),
    count: (count, forms) => formIn(words.locale, count, forms),
  };
}

/** The tools of a language. Players and rows are called by their numbers unless names are given. */
export function sayingIn(
  plain: PlainSay,
  words: Words & SayingWords,
  names: Names,
  { most, message }: Saying,
): Say {
  const { player: nameOf = String, row: rowOf = (_, row) => `${words.row} ${row}` } = names;
  const inRow = (items: readonly string[], between: string): string =>
    few(items, (all) => all.join(between), words.others, most);
  const player = (each: number): string => cut(nameOf(each));
  const players = (all: readonly number[]): string =>
    all.length === 0 ? words.nobody : inRow(all.map(player), ', ');
  const [open, close] = words.quotes;
  const quoted = (text: string): string => `${open}${cut(text)}${close}`;
  const listOf = ({ list }: At): CycleList => list as CycleList;
  return {
    ...plain,
    player,
    players,
    groups: (groups) =>
      inRow(
        groups.map((group) => `(${players(group)})`),
        ' ',
      ),
    group: (group) => (group === 0 ? words.topGroup : `${words.group} ${group}`),
    name: cut,
    names: (all) => plain.list(all.map((each) => cut(each))),
    quoted,
    quotes: (texts) => plain.list(texts.map(quoted)),
    heading: (at) => words.headings[listOf(at)],
    rows: (at) => {
      const rows = at.rows ?? (at.row === undefined ? [] : [at.row]);
      return plain.list(rows.map((row) => rowOf(listOf(at), row)));
    },
    named: ({ list, players: all }) =>
      plain.list(all.map(({ row, name }) => `${cut(name)} (${rowOf(list, row)})`)),
    tier: (tier) => String.fromCharCode('A'.charCodeAt(0) + tier - 1),
    ordinal: words.ordinal,
    orNone: (value) => (value === null ? words.none : plain.n(value)),
    message,
  };
}

import type { AnyMessage, At } from '../core/message';
import type { CycleList } from '../core/result';
import { cut } from '../core/text';
import { few } from './few';
import { formIn, listIn } from './locale';
import { sayIn, type PlainSay, type Words } from './say';
import type { Names, Say, SayingWords } from './tools';

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
    tier: (tier) => words.tier(tier, String.fromCharCode('A'.charCodeAt(0) + tier - 1)),
    ordinal: words.ordinal,
    orNone: (value) => (value === null ? words.none : plain.n(value)),
    message,
  };
}

import { few, type Others } from './few';
import type { Found } from '../src/result';
import { cut, quoted } from '../src/text';

/** The languages that everything is said in. */
export type Language = 'en' | 'nl';

/** What sentences of a language are made with. */
export interface Say {
  /** A number as it is, with the decimal mark of the language. */
  readonly n: (value: number) => string;
  /** "A", "A and B", "A, B and C"; of many the first, and how many more there are. */
  readonly list: (items: readonly (number | string)[]) => string;
  /** The word for this number; `one` only for 1. */
  readonly count: (
    count: number,
    words: { readonly one: string; readonly other: string },
  ) => string;
  readonly player: (player: number) => string;
  /** Players in a row, or the word for nobody. */
  readonly players: (players: readonly number[]) => string;
  /** "(Ann) (Bob, Cid)": players who belong together. */
  readonly groups: (groups: readonly (readonly number[])[]) => string;
  /** "Topgroep", "Groep 2". */
  readonly group: (group: number) => string;
  /** The content of a cell. */
  readonly cell: (found: Found | undefined) => string;
}

/** The words of a language that sentences are put together with. */
export interface Words {
  readonly decimalMark: '.' | ',';
  readonly and: string;
  readonly others: Others;
  readonly nobody: string;
  readonly topGroup: string;
  readonly group: string;
  readonly emptyCell: string;
  readonly yes: string;
  readonly no: string;
}

/** Names for the players that a message knows by number. */
export interface Names {
  /** A player; by number where nothing is given. */
  readonly player?: (player: number) => string;
}

/** The tools of a language; of a list so many are named. Players are called by their numbers unless names are given. */
export function sayIn(words: Words, names: Names = {}, most?: number): Say {
  const nameOf = names.player ?? String;
  const n = (value: number): string => String(value).replace('.', words.decimalMark);
  const list: Say['list'] = (items) =>
    few(items, (all) => joined(all, words.and), words.others, most);
  const player = (each: number): string => cut(nameOf(each));
  const players = (all: readonly number[]): string =>
    all.length === 0
      ? words.nobody
      : few(all.map(player), (named) => named.join(', '), words.others, most);
  return {
    n,
    list,
    count: (count, { one, other }) => (count === 1 ? one : other),
    player,
    players,
    groups: (groups) =>
      few(
        groups.map((group) => `(${players(group)})`),
        (all) => all.join(' '),
        words.others,
        most,
      ),
    group: (group) => (group === 0 ? words.topGroup : `${words.group} ${group}`),
    cell: (found) => {
      if (found === undefined || found === null || found === '') return words.emptyCell;
      if (typeof found === 'string') return quoted(found);
      if (typeof found === 'boolean') return found ? words.yes : words.no;
      return n(found);
    },
  };
}

function joined(items: readonly (number | string)[], and: string): string {
  const last = String(items[items.length - 1] ?? '');
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

const PLACE = /\{(\w+)(?:\?([^|{}]*)\|([^{}]*)|:(\w+))?\}/g;

/** A message in the language of a catalogue. */
export function sentence(
  catalogue: Readonly<Record<string, unknown>>,
  { code, values }: { readonly code: string; readonly values: object },
  say: Say,
): string {
  const template = catalogue[code] as string | ((values: object, say: Say) => string);
  if (typeof template === 'function') return template(values, say);
  return template.replace(PLACE, (_, name: string, one?: string, other?: string, tool?: string) => {
    const value = (values as Readonly<Record<string, unknown>>)[name];
    if (one !== undefined && other !== undefined) return value === 1 ? one : other;
    if (tool !== undefined) return (say[tool as keyof Say] as (value: unknown) => string)(value);
    return typeof value === 'number' ? say.n(value) : String(value);
  });
}

import type { CycleList, EventList, Found } from '../core/result';
import { cut, quoted } from '../core/text';
import type { AnyMessage, At } from '../core/message';

/** Words for a number: languages have up to six forms, and all of them `other`. */
export type Forms = Readonly<Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>>> & {
  readonly other: string;
};

/** The form of the words for a number. */
type Formed = (count: number, forms: Forms) => string;

/** What refusals of formulas are said with. */
export interface PlainSay {
  /** A number as it is, with the decimal mark of the language. */
  readonly n: (value: number) => string;
  /** "A", "A and B", "A, B and C"; of many the first, and how many more there are. */
  readonly list: (items: readonly (number | string)[]) => string;
  /** The form of the words for this number. */
  readonly count: Formed;
  /** The content of a cell. */
  readonly cell: (found: Found | undefined) => string;
}

/** The words of a language that these tools need. */
export interface Words {
  readonly decimalMark: '.' | ',';
  readonly and: string;
  readonly others: Others;
  readonly emptyCell: string;
  readonly yes: string;
  readonly no: string;
}

/** The tools of a language for refusals of formulas; of a list so many are named. */
export function sayIn(words: Words, most?: number): PlainSay {
  const n = (value: number): string => String(value).replace('.', words.decimalMark);
  return {
    n,
    list: (items) => few(items, (all) => joined(all, words.and), words.others, most),
    count: (count, { one = '', other }) => (count === 1 ? one : other),
    cell: (found) => {
      if (found === undefined || found === null || found === '') return words.emptyCell;
      if (typeof found === 'string') return quoted(found);
      if (typeof found === 'boolean') return found ? words.yes : words.no;
      return n(found);
    },
  };
}

/** "A", "A and B", "A, B and C" */
export function joined(items: readonly (number | string)[], and: string): string {
  const last = String(items[items.length - 1] ?? '');
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** A word of a paste may be endless; what is offered to choose from is shorter. */
const LONGEST_VALUE = 80;

/**
 * A template with its places filled, for all that is said anywhere: `{rows}` is a value, `{rows?row|rows}` a word by number, and
 * `{first:player}` a value said by that tool. A name without a value stays visible, so that a mistake is seen.
 */
export function filled(
  template: string,
  {
    shown,
    count,
    form,
  }: {
    readonly shown: (name: string, tool?: string) => string | undefined;
    readonly count: (name: string) => number;
    readonly form: Formed;
  },
): string {
  return template.replace(
    /\{(\w+)(?:\?([^|{}]*)\|([^{}]*)|:(\w+))?\}/g,
    (place, name: string, one?: string, other?: string, tool?: string) =>
      one === undefined || other === undefined
        ? (shown(name, tool) ?? place)
        : form(count(name), { one, other }),
  );
}

/** A message in the language of a catalogue. */
export function sentence(
  catalogue: Readonly<Record<string, unknown>>,
  { code, values }: { readonly code: string; readonly values: object },
  say: Pick<PlainSay, 'n' | 'count'>,
): string {
  const template = catalogue[code] as string | ((values: object, tools: typeof say) => string);
  if (typeof template === 'function') return template(values, say);
  const value = (name: string): unknown => (values as Readonly<Record<string, unknown>>)[name];
  return filled(template, {
    shown: (name, tool) => {
      const given = value(name);
      if (tool !== undefined)
        return (say[tool as keyof typeof say] as (value: unknown) => string)(given);
      return typeof given === 'number' ? say.n(given) : cut(String(given), LONGEST_VALUE);
    },
    count: (name) => value(name) as number,
    form: say.count,
  });
}

/** The longest error sentence that a cell and the pane show whole. */
export const LONGEST_SENTENCE = 300;

/** How many rows, players or names a sentence gives; the others follow once these are corrected. */
const MOST_NAMED = 5;

/** The words for the items not named: "and 32,328 more". */
type Others = (left: number) => string;

export const othersInEnglish: Others = (left) => `and ${grouped(left)} more`;

/** All items joined, or the first ones and the number of the others; with none named, only the number. */
export function few(
  items: readonly (number | string)[],
  joined: (all: readonly (number | string)[]) => string,
  others: Others,
  most = MOST_NAMED,
): string {
  if (items.length <= most) return joined(items);
  if (most === 0) return String(items.length);
  return `${items.slice(0, most).join(betweenItems(items))} ${others(items.length - most)}`;
}

/** What stands between the items of a list: a semicolon where one of them holds a comma, as `Lin, Ada`. No `includes`: ES5 lacks it. */
export function betweenItems(items: readonly (number | string)[]): string {
  return items.some((each) => typeof each === 'string' && each.split(',').length > 1) ? '; ' : ', ';
}

/** The sentence with as many items as fit: five in each list, fewer, or only their number. */
export function fitting(sentence: (most: number) => string): string {
  let said = '';
  for (let most = MOST_NAMED; most >= 0; most--) {
    said = sentence(most);
    if (said.length <= LONGEST_SENTENCE) break;
  }
  return said;
}

/** 32328 with its thousands apart. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** How a language says the place of a refusal, and puts it together. */
export interface RefusalWords extends Words {
  readonly row: string;
  readonly rows: string;
  readonly column: string;
  readonly players: string;
  readonly round: string;
  readonly playOff: string;
  /** One line of a list. */
  readonly lists: Readonly<Record<EventList, string>>;
  /** What a list is called. */
  readonly headings: Readonly<Record<CycleList, string>>;
}

/** A refusal in words: which argument and cell of it, what was found there, and what to do. */
export function refusalSentence(
  failure: AnyMessage,
  catalogue: Readonly<Record<string, unknown>>,
  words: RefusalWords,
  say: PlainSay,
): string {
  const { at = {} } = failure;
  const rule = sentence(catalogue, failure, say);
  const place = placeOf(at, words, say);
  // Of a whole text there is no place to tell; what begins with one that is no argument begins as a sentence does.
  if (place === '') return `${rule}.`;
  const begun = at.argument === undefined ? place.charAt(0).toUpperCase() + place.slice(1) : place;
  return `${begun}: ${say.cell(at.found)}. ${rule}.`;
}

/** "tables, row 3, column 2", "round 3, game 2". */
function placeOf(at: At, words: RefusalWords, say: PlainSay): string {
  const { argument, round, list } = at;
  const { [list as CycleList]: heading } = words.headings;
  const { [list as EventList]: line = words.row } = words.lists;
  const parts: string[] = heading ? [heading] : [];
  if (argument !== undefined) parts.push(argument);
  if (round !== undefined) {
    parts.push(round === 'playOff' ? words.playOff : `${words.round} ${round}`);
  }
  if (at.rows) parts.push(`${words.rows} ${say.list(at.rows)}`);
  if (at.players) parts.push(`${words.players} ${say.list(at.players)}`);
  if (at.row !== undefined) parts.push(`${line} ${at.row}`);
  if (at.column !== undefined) parts.push(`${words.column} ${at.column}`);
  return parts.join(', ');
}

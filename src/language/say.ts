import type { Found } from '../core/result';
import { cut, quoted } from '../core/text';

/** Words for a number: languages have up to six forms, and all of them `other`. */
export type Forms = Readonly<Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>>> & {
  readonly other: string;
};

/** What refusals of formulas are said with. */
export interface PlainSay {
  /** A number as it is, with the decimal mark of the language. */
  readonly n: (value: number) => string;
  /** "A", "A and B", "A, B and C"; of many the first, and how many more there are. */
  readonly list: (items: readonly (number | string)[]) => string;
  /** The form of the words for this number. */
  readonly count: (count: number, forms: Forms) => string;
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

const PLACE = /\{(\w+)(?:\?([^|{}]*)\|([^{}]*)|:(\w+))?\}/g;

/** A message in the language of a catalogue. */
export function sentence(
  catalogue: Readonly<Record<string, unknown>>,
  { code, values }: { readonly code: string; readonly values: object },
  say: Pick<PlainSay, 'n'>,
): string {
  const template = catalogue[code] as string | ((values: object, tools: typeof say) => string);
  if (typeof template === 'function') return template(values, say);
  return template.replace(PLACE, (_, name: string, one?: string, other?: string, tool?: string) => {
    const value = (values as Readonly<Record<string, unknown>>)[name];
    if (one !== undefined && other !== undefined) return value === 1 ? one : other;
    if (tool !== undefined)
      return (say[tool as keyof typeof say] as (value: unknown) => string)(value);
    return typeof value === 'number' ? say.n(value) : cut(String(value), LONGEST_VALUE);
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

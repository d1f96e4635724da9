import type { Part, Tongue } from '../../../src/language/part';
import { en } from '../../../src/language/en';
import type { FunctionReference } from '../../../taskpane/reference/help';
import { textsOf } from './page-texts';

/** Stands behind every word of the invented language: a word without it was not said by its texts. */
const sign = '¤';

const marked = (text: string): string =>
  text.replace(/\p{L}[\p{L}\p{N}]*¤?/gu, (word) => (word.endsWith(sign) ? word : word + sign));

/** A template with its words marked; names of values and tools stay. */
function template(text: string): string {
  return text.replace(
    /\{(\w+)\?([^|{}]*)\|([^{}]*)\}|(\{[^{}]*\})|([^{}]+)/g,
    (all: string, name?: string, one?: string, other?: string, place?: string) => {
      if (name !== undefined) return `{${name}?${marked(one ?? '')}|${marked(other ?? '')}}`;
      return place ?? marked(all);
    },
  );
}

/** Whatever a catalogue, a part of one, or a table of words says. */
function inThird<T>(said: T): T {
  if (typeof said === 'string') return template(said) as T;
  if (typeof said === 'function') {
    const say = said as unknown as (...given: unknown[]) => unknown;
    return ((...given: unknown[]) => inMarks(say(...given))) as T;
  }
  if (Array.isArray(said) || typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(
    Object.entries(said).map(([key, each]) => [key, inThird(each as unknown)]),
  ) as T;
}

/** Functions with descriptions in the invented language. */
export const described = (reference: readonly FunctionReference[]) =>
  reference.map((entry) => ({
    ...entry,
    translations: {
      xx: {
        description: marked(entry.description),
        parameters: entry.parameters.map(({ description }) => marked(description)),
      },
    },
  }));

const inMarks = (said: unknown): unknown => (typeof said === 'string' ? marked(said) : said);

async function partInThird(load: () => Promise<Part>): Promise<Part> {
  const { texts, rules } = await load();
  return { ...(texts && { texts: inThird(texts) }), ...(rules && { rules: inThird(rules) }) };
}

function inThirdLater(parts: Tongue['load']): Tongue['load'] {
  return Object.fromEntries(
    Object.entries(parts).map(([name, load]) => [name, () => partInThird(load)]),
  );
}

/** Intl knows no invented language; its lists say "en". */
const joinedAs = 'nl';

/** A language of English words with a sign behind each. */
export const xx = {
  ...en,
  tag: 'xx',
  locale: 'xx-XX',
  words: { ...inThird(en.words), locale: joinedAs, decimalMark: '.' as const },
  start: async () => {
    const { texts } = await partInThird(en.start);
    return { texts: { ...texts, language: 'xx' } };
  },
  samples: async () => inThird(await en.samples()),
  load: inThirdLater(en.load),
  shared: inThirdLater(en.shared),
};

/** The words of a text, but for formulas, defined names and what is data of the test. */
export function unsaid(texts: readonly string[], data: RegExp): string[] {
  const words = texts.flatMap(
    (text) =>
      text
        .replace(/^=.*|\b[A-Z]+_\w+|[=\w.]*\.[A-Z]+\([^)]*\)?/g, '')
        .match(/\p{L}[\p{L}\p{N}]+¤?/gu) ?? [],
  );
  return [...new Set(words.filter((word) => !word.endsWith(sign) && !data.test(word)))];
}

export const unsaidOn = (page: HTMLElement, data: RegExp): string[] => unsaid(textsOf(page), data);

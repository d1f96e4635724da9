import type { FunctionReference } from './types';

/** What a search goes by beyond the reference itself. */
export interface SearchWords {
  /** What people call what a function gives, and what its system is about. */
  readonly wordsFor: (entry: FunctionReference) => readonly string[];
  /** Words that nobody looks for, such as "how": they narrow nothing. */
  readonly skipped: ReadonlySet<string>;
}

export const noWords: SearchWords = { wordsFor: () => [], skipped: new Set() };

/** Functions in which every word of the query occurs: in the name, the description, a parameter, or what people call it. */
export function search(
  reference: readonly FunctionReference[],
  query: string,
  { wordsFor, skipped }: SearchWords = noWords,
): readonly FunctionReference[] {
  return matching(
    reference,
    query,
    (entry) => ({
      shown: shownOf(entry),
      hidden: [...(entry.elsewhere ?? []), ...wordsFor(entry)],
    }),
    skipped,
  );
}

/** What is searched of something: of what is shown any part of a word, of hidden words, also in other languages, their beginning. */
export interface SearchedText {
  readonly shown: string;
  readonly hidden: readonly string[];
}

/** What matches every word of a query. A query of skipped words alone is taken as it is. */
export function matching<T>(
  all: readonly T[],
  query: string,
  textOf: (each: T) => SearchedText,
  skipped: ReadonlySet<string> = noWords.skipped,
): readonly T[] {
  const typed = plain(query)
    .split(/[\s?]+/)
    .filter(Boolean);
  const meant = typed.filter((word) => !skipped.has(word));
  const words = meant.length > 0 ? meant : typed;
  return all.filter((each) => {
    const { shown, hidden } = textOf(each);
    const text = plain(shown);
    const beginnings = plain(hidden.join(' ')).split(/[\s(),.:;?“”‘’]+/);
    return words.every(
      (word) => text.includes(word) || beginnings.some((each) => each.startsWith(word)),
    );
  });
}

function shownOf({ name, description, parameters }: FunctionReference): string {
  const arguments_ = parameters.flatMap((each) => [each.name, each.description]);
  return [name, description, ...arguments_].join('\n');
}

/** Without case and accents, so that neither hides a match. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

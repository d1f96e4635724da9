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
    (entry) => [searchable(entry), ...wordsFor(entry)].join('\n'),
    skipped,
  );
}

/** What matches every word of a query, by its text. A query of skipped words alone is taken as it is. */
export function matching<T>(
  all: readonly T[],
  query: string,
  textOf: (each: T) => string,
  skipped: ReadonlySet<string> = noWords.skipped,
): readonly T[] {
  const typed = plain(query)
    .split(/[\s?]+/)
    .filter(Boolean);
  const meant = typed.filter((word) => !skipped.has(word));
  const words = meant.length > 0 ? meant : typed;
  return all.filter((each) => {
    const text = plain(textOf(each));
    return words.every((word) => text.includes(word));
  });
}

function searchable({ name, description, parameters, elsewhere = [] }: FunctionReference): string {
  const arguments_ = parameters.flatMap((each) => [each.name, each.description]);
  return [name, description, ...arguments_, ...elsewhere].join('\n');
}

/** Without case and accents, so that neither hides a match. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

import type { FunctionReference } from './help';

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
interface SearchedText {
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
  const words = wordsOf(query, skipped);
  return all.filter((each) => {
    const { shown, hidden } = textOf(each);
    const text = plain(shown);
    const beginnings = plain(hidden.join(' ')).split(/[\s(),.:;?“”‘’]+/);
    return words.every(
      (word) => text.includes(word) || beginnings.some((each) => each.startsWith(word)),
    );
  });
}

/** The words that a query goes by. */
function wordsOf(query: string, skipped: ReadonlySet<string>): readonly string[] {
  const typed = plain(query)
    .split(/[\s?]+/)
    .filter(Boolean);
  const meant = typed.filter((word) => !skipped.has(word));
  return meant.length > 0 ? meant : typed;
}

/** A part of a text, and whether it is what was searched for. */
interface TextPart {
  readonly text: string;
  readonly isHit: boolean;
}

/** A text cut where words of a query begin and end in it. A single letter is in nearly every text: it is no hit. */
export function hitsIn(
  text: string,
  query: string,
  skipped: ReadonlySet<string> = noWords.skipped,
): readonly TextPart[] {
  const words = wordsOf(query, skipped).filter(({ length }) => length > 1);
  if (words.length === 0) return [{ text, isHit: false }];
  const letters = Array.from(text);
  // A letter may be two once its accent stands apart, or none.
  const searched = letters.flatMap((letter, at) =>
    Array.from(plain(letter), (each) => ({ each, at })),
  );
  const line = searched.map(({ each }) => each).join('');
  const isHit = letters.map(() => false);
  for (const word of words) {
    for (let from = line.indexOf(word); from !== -1; from = line.indexOf(word, from + 1)) {
      for (const { at } of searched.slice(from, from + word.length)) isHit[at] = true;
    }
  }
  const parts: { text: string; isHit: boolean }[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.isHit === isHit[at]) last.text += letter;
    else parts.push({ text: letter, isHit: isHit[at] === true });
  }
  return parts;
}

function shownOf({ name, description, parameters }: FunctionReference): string {
  const arguments_ = parameters.flatMap((each) => [each.name, each.description]);
  return [name, description, ...arguments_].join('\n');
}

/** Without case and accents, so that neither hides a match. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

import type { FunctionReference } from './types';

/** Functions in which every word of the query occurs: in the name, the description or a parameter. */
export function search(
  reference: readonly FunctionReference[],
  query: string,
): readonly FunctionReference[] {
  return matching(reference, query, searchable);
}

/** What matches every word of a query, by its text. */
export function matching<T>(
  all: readonly T[],
  query: string,
  textOf: (each: T) => string,
): readonly T[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return all.filter((each) => {
    const text = plain(textOf(each));
    return words.every((word) => text.includes(word));
  });
}

function searchable({ name, description, parameters }: FunctionReference): string {
  return [name, description, ...parameters.flatMap((p) => [p.name, p.description])].join('\n');
}

/** Without case and accents, so that neither hides a match. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

import type { FunctionReference } from './types';

/** Functions in which every word of the query occurs: in the name, the description or a parameter. */
export function search(
  reference: readonly FunctionReference[],
  query: string,
): readonly FunctionReference[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return reference.filter((entry) => {
    const text = plain(searchable(entry));
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

import type { WorkbookFacts } from '../../plan/source';

/** Sheets with cells of such a name; the number that it ends in says which is newer, and the newest is the first. */
export function sheetsNamed({ named = [] }: WorkbookFacts, name: RegExp): readonly string[] {
  return newestFirst(named, name);
}

function newestFirst(
  all: readonly { readonly name: string; readonly sheet: string }[],
  wanted: RegExp,
): readonly string[] {
  const number = (name: string): number => Number(wanted.exec(name)?.[1] ?? 1);
  return all
    .filter(({ name }) => wanted.test(name))
    .sort((a, b) => number(b.name) - number(a.name) || (a.name < b.name ? 1 : -1))
    .map(({ sheet }) => sheet);
}

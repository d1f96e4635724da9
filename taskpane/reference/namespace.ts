import type { FunctionReference } from './types';

type Examples = FunctionReference['examples'];

/**
 * The namespace a manifest gives the functions, told to the pane in its address
 * (`taskpane.html?namespace=DEV`). The add-in's own manifest has none.
 */
export function namespaceIn(query: string): string | undefined {
  const namespace = new URLSearchParams(query).get('namespace') ?? '';
  return /^[A-Za-z]\w{0,31}$/.test(namespace) ? namespace : undefined;
}

/** The same functions under a namespace: names and examples read `DEV.SOF.AWARD`, ids stay. */
export function inNamespace(
  reference: readonly FunctionReference[],
  namespace: string | undefined,
): readonly FunctionReference[] {
  if (namespace === undefined) return reference;
  const names = new Set(reference.map(({ name }) => name));
  const prefixed = (formula: string): string =>
    formula.replace(/"(?:[^"]|"")*"|[A-Za-z_][\w.]*(?=\()/g, (word) =>
      names.has(word) ? `${namespace}.${word}` : word,
    );
  return reference.map((entry) => ({
    ...entry,
    name: `${namespace}.${entry.name}`,
    examples: inEach(entry.examples, prefixed),
  }));
}

function inEach([first, ...others]: Examples, prefixed: (formula: string) => string): Examples {
  const within = <T extends Examples[number]>(each: T): T => ({
    ...each,
    formula: prefixed(each.formula),
  });
  return [within(first), ...others.map(within)];
}

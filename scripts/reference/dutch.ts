import type { Metadata } from './metadata';

/** The Dutch descriptions of all functions, as `functions.ts` of every system in language/nl holds them. */
export type DutchTexts = Readonly<
  Record<
    string,
    { readonly description: string; readonly parameters: Readonly<Record<string, string>> }
  >
>;

/** The Dutch descriptions of one function, its arguments' in their order. */
export interface Dutch {
  readonly description: string;
  readonly parameters: readonly string[];
}

/** A function, or an argument, that is described in one language alone is a mistake. */
export function dutchOf(id: string, names: readonly string[], texts: DutchTexts): Dutch {
  const text = texts[id];
  const described = Object.keys(text?.parameters ?? {});
  if (!text || described.join() !== names.join()) {
    throw new Error(
      `language/nl describes ${id}(${described.join(', ')}); ${id}(${names.join(', ')}) is needed.`,
    );
  }
  return { description: text.description, parameters: Object.values(text.parameters) };
}

/** Excel's metadata with descriptions and help in Dutch; everything else stays, as formulas are the same. */
export function inDutch<T extends Metadata>(metadata: T, texts: DutchTexts): T {
  const functions = metadata.functions.map((entry) => {
    const names = entry.parameters.map((each) => each.name);
    const dutch = dutchOf(entry.id, names, texts);
    const parameters = entry.parameters.map((each, index) => ({
      ...each,
      description: dutch.parameters[index],
    }));
    const help = entry.helpUrl?.replace(/\.html$/, '.nl.html');
    return {
      ...entry,
      description: dutch.description,
      parameters,
      ...(help !== undefined && { helpUrl: help }),
    };
  });
  return { ...metadata, functions };
}

/** Descriptions of functions that do not exist. */
export function superfluous(metadata: Metadata, texts: DutchTexts): readonly string[] {
  const ids = new Set(metadata.functions.map(({ id }) => id));
  return Object.keys(texts).filter((id) => !ids.has(id));
}

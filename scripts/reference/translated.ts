import type { Metadata } from './metadata';

/** The descriptions of all functions in a language, as `functions.ts` of every system in language/<tag> holds them. */
export type FunctionTexts = Readonly<
  Record<
    string,
    { readonly description: string; readonly parameters: Readonly<Record<string, string>> }
  >
>;

/** The descriptions of one function in a language, its arguments' in their order. */
export interface Translated {
  readonly description: string;
  readonly parameters: readonly string[];
}

/** A function, or an argument, that is described in English alone is a mistake. */
export function translated(
  tag: string,
  id: string,
  names: readonly string[],
  texts: FunctionTexts,
): Translated {
  const text = texts[id];
  const described = Object.keys(text?.parameters ?? {});
  if (!text || described.join() !== names.join()) {
    throw new Error(
      `language/${tag} describes ${id}(${described.join(', ')}); ${id}(${names.join(', ')}) is needed.`,
    );
  }
  return { description: text.description, parameters: Object.values(text.parameters) };
}

/** Excel's metadata with descriptions and help in a language; everything else stays, as formulas are the same. */
export function translatedMetadata<T extends Metadata>(
  tag: string,
  metadata: T,
  texts: FunctionTexts,
): T {
  const functions = metadata.functions.map((entry) => {
    const names = entry.parameters.map((each) => each.name);
    const said = translated(tag, entry.id, names, texts);
    const parameters = entry.parameters.map((each, index) => ({
      ...each,
      description: said.parameters[index],
    }));
    const help = entry.helpUrl?.replace(/\.html$/, `.${tag}.html`);
    return {
      ...entry,
      description: said.description,
      parameters,
      ...(help !== undefined && { helpUrl: help }),
    };
  });
  return { ...metadata, functions };
}

/** Descriptions of functions that do not exist. */
export function superfluous(metadata: Metadata, texts: FunctionTexts): readonly string[] {
  const ids = new Set(metadata.functions.map(({ id }) => id));
  return Object.keys(texts).filter((id) => !ids.has(id));
}

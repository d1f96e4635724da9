import type { Tags } from './tags';
import type { Metadata } from './metadata';
import { translated, type FunctionTexts, type Translated } from './translated';

/** One function as the pane and the help pages show it. */
export interface FunctionReference extends Pick<Tags, 'examples' | 'clauses'> {
  readonly id: string;
  readonly name: string;
  readonly system: string;
  readonly description: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly description: string;
    readonly optional: boolean;
  }[];
  /** By the tags of the other languages. */
  readonly translations: Readonly<Record<string, Translated>>;
}

/** Joins Excel's metadata with the tags Excel has no place for, and with the texts of the other languages. */
export function referenceOf(
  metadata: Metadata,
  tags: ReadonlyMap<string, Tags>,
  texts: Readonly<Record<string, FunctionTexts>>,
): readonly FunctionReference[] {
  return metadata.functions.map(({ id, name, description, parameters }) => {
    const extra = tags.get(id);
    if (!extra) throw new Error(`${id} is in functions.json, but in no source file.`);
    const names = parameters.map((each) => each.name);
    return {
      id,
      name,
      system: id.slice(0, id.indexOf('.')),
      description,
      parameters: parameters.map((each) => ({
        name: each.name,
        description: each.description,
        optional: each.optional ?? false,
      })),
      examples: extra.examples,
      clauses: extra.clauses,
      translations: Object.fromEntries(
        Object.entries(texts).map(([tag, own]) => [tag, translated(tag, id, names, own)]),
      ),
    };
  });
}

/** The formula's shape, e.g. `=SOF.PLACE(first, place, [sessions])`. */
export function signature({ name, parameters }: FunctionReference): string {
  const names = parameters.map((each) => (each.optional ? `[${each.name}]` : each.name));
  return `=${name}(${names.join(', ')})`;
}

import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { asFunctions } from '../build/declared-functions';

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

export interface Example {
  readonly formula: string;
  /** One value, or all cells of a spilled result as an array constant: `{10;7.5}`. */
  readonly result: string;
}

/** What the comment of a custom function says beyond Excel's metadata. */
export interface Tags {
  /** Names of its arguments. */
  readonly parameters: readonly string[];
  readonly examples: readonly Example[];
  readonly clauses: readonly string[];
}

/** Reads @example and @clause of every custom function in the files, by function id. */
export function tagsOf(files: readonly string[]): ReadonlyMap<string, Tags> {
  return new Map(files.flatMap((file) => tagsIn(file)));
}

function tagsIn(file: string): [string, Tags][] {
  const source = ts.createSourceFile(
    file,
    asFunctions(readFileSync(file, 'utf8')),
    ts.ScriptTarget.ES2022,
    true,
  );
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((declaration) => {
    const texts = (name: string): string[] =>
      ts
        .getJSDocTags(declaration)
        .filter((each) => each.tagName.text === name)
        .map((tag) => (ts.getTextOfJSDocComment(tag.comment) ?? '').trim());
    const [id] = texts('customfunction');
    if (id === undefined) return [];
    const examples = texts('example').map((text) => exampleOf(text, `${file}: ${id}`));
    if (examples.length < FEWEST_EXAMPLES) {
      throw new Error(
        `${file}: ${id} needs ${FEWEST_EXAMPLES} tags "@example =FORMULA(...) result".`,
      );
    }
    const clauses = texts('clause')
      .flatMap((text) => text.split(/\s+/))
      .filter(Boolean);
    if (clauses.length === 0) throw new Error(`${file}: ${id} needs "@clause" with clause ids.`);
    const parameters = ts
      .getAllJSDocTags(declaration, ts.isJSDocParameterTag)
      .map((tag) => tag.name.getText());
    return [[id, { parameters, examples, clauses }]];
  });
}

/** One shows the function, two its arguments and its ranges. */
const FEWEST_EXAMPLES = 3;

function exampleOf(text: string, where: string): Example {
  const [, formula, result] = /^(=.*?\)) ([^)].*|"")$/.exec(text) ?? [];
  if (formula === undefined || result === undefined) {
    throw new Error(`${where}: "@example ${text}" is not "=FORMULA(...) result".`);
  }
  return { formula, result };
}

/** The descriptions of all functions in a language, as `functions.ts` of every system in src/language/<tag> holds them. */
export type FunctionTexts = Readonly<
  Record<
    string,
    { readonly description: string; readonly parameters: Readonly<Record<string, string>> }
  >
>;

/** The descriptions of one function in a language, its arguments' in their order. */
interface Translated {
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
      `src/language/${tag} describes ${id}(${described.join(', ')}); ${id}(${names.join(', ')}) is needed.`,
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

/** The part of functions.json that the reference uses. */
export interface Metadata {
  readonly functions: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly helpUrl?: string;
    readonly parameters: readonly {
      readonly name: string;
      readonly description: string;
      readonly optional?: boolean;
    }[];
  }[];
}

import { readFileSync } from 'node:fs';
import ts from 'typescript';

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
    readFileSync(file, 'utf8'),
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

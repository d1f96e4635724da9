import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What the comment of a custom function says beyond Excel's metadata. */
export interface Tags {
  readonly example: { readonly formula: string; readonly result: string };
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
    const text = (name: string): string | undefined => {
      const tag = ts.getJSDocTags(declaration).find((each) => each.tagName.text === name);
      return tag && (ts.getTextOfJSDocComment(tag.comment) ?? '').trim();
    };
    const id = text('customfunction');
    if (id === undefined) return [];
    const example = /^(=.*\)) (.+)$/.exec(text('example') ?? '');
    if (!example) {
      throw new Error(`${file}: ${id} needs "@example =FORMULA(...) result".`);
    }
    const clauses = (text('clause') ?? '').split(/\s+/).filter(Boolean);
    if (clauses.length === 0) throw new Error(`${file}: ${id} needs "@clause" with clause ids.`);
    const [, formula = '', result = ''] = example;
    return [[id, { example: { formula, result }, clauses }]];
  });
}

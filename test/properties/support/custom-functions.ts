import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { argumentsOf } from '../../built/support/formula';
import { provideCustomFunctions } from '../../functions/custom-functions';

/** A custom function of the sources, with what its comment says. */
export interface CustomFunction {
  readonly id: string;
  readonly parameters: readonly string[];
  /** The arguments of its first example, as Excel hands them over. */
  readonly example: readonly (unknown[][] | null)[];
  readonly call: (...args: unknown[]) => unknown[][];
}

const folder = path.resolve(__dirname, '..', '..', '..', 'functions');

/** Every custom function there is, read from the sources so that none can be forgotten. */
export function customFunctions(): readonly CustomFunction[] {
  provideCustomFunctions();
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return files.flatMap((name) => functionsIn(path.join(folder, name)));
}

function functionsIn(file: string): CustomFunction[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- which files there are is known here only
  const exported = require(file) as Record<string, CustomFunction['call']>;
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((declaration) => {
    const tagged = ts
      .getJSDocTags(declaration)
      .map((tag) => [tag.tagName.text, ts.getTextOfJSDocComment(tag.comment) ?? ''] as const);
    const first = (name: string): string | undefined => tagged.find(([each]) => each === name)?.[1];
    const id = first('customfunction');
    const call = exported[declaration.name?.text ?? ''];
    if (id === undefined) return [];
    if (call === undefined) throw new Error(`${file} does not export ${id}`);
    const formula = /^(=.*?\)) /.exec(first('example') ?? '')?.[1] ?? '';
    const parameters = ts
      .getAllJSDocTags(declaration, ts.isJSDocParameterTag)
      .map((tag) => tag.name.getText());
    return [{ id, parameters, example: argumentsOf(formula), call }];
  });
}

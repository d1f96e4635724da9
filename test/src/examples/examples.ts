import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import * as english from '../../../language/library/en';
import * as core from '../../../language/library';
import * as dutch from '../../../language/library/nl';
import * as aga from '../../../src/aga';
import * as kgs from '../../../src/kgs';
import * as kuksu from '../../../src/kuksu';
import * as nk from '../../../src/nk';
import * as sof from '../../../src/sof';

export const root = path.resolve(__dirname, '../../..');

/** What programs import, by the names they import it by. */
const packages: Readonly<Record<string, object>> = {
  ...{ './dist/core': core, 'tournament-scoring/sof': sof, 'tournament-scoring/aga': aga },
  ...{ 'tournament-scoring/kgs': kgs, 'tournament-scoring/nk': nk },
  ...{ 'tournament-scoring/kuksu': kuksu, 'tournament-scoring/language/en': english },
  'tournament-scoring/language/nl': dutch,
};

const everyDoor = { ...sof, ...aga, ...kgs, ...kuksu, ...nk };

/** A part of a text that shows code, with what the code sees. */
export interface Shown {
  readonly name: string;
  readonly code: string;
  readonly scope: object;
}

/** A function of a door: its example, and what its comment leaves out. */
export interface Documented extends Shown {
  readonly missing: readonly string[];
}

/** The functions that a file exports. */
export function functionsOf(file: string): readonly Documented[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((each) => {
    const isExported = each.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    const name = each.name?.text ?? '';
    const tags = ts.getJSDocTags(each);
    const text = (tag: ts.JSDocTag | undefined): string =>
      ts.getTextOfJSDocComment(tag?.comment)?.trim() ?? '';
    const code = text(tags.find(({ tagName }) => tagName.text === 'example'));
    const left = each.parameters
      .filter((parameter) => !ts.getJSDocParameterTags(parameter).some((tag) => text(tag) !== ''))
      .map((parameter) => `@param ${parameter.name.getText()}`);
    const [comment] = ts.getJSDocCommentsAndTags(each);
    const sentence = comment && ts.isJSDoc(comment) && ts.getTextOfJSDocComment(comment.comment);
    if (!sentence) left.push('a sentence');
    if (text(ts.getJSDocReturnTag(each)) === '') left.push('@returns');
    if (code === '') left.push('@example');
    return [{ name, code, scope: scopeOf(file), missing: left.map((what) => `${name}: ${what}`) }];
  });
}

/** What an example of a file sees: its own door; the sentences see every door. */
function scopeOf(file: string): object {
  const [first, door = ''] = file.split('/');
  if (first === 'src') return packages[`tournament-scoring/${door}`] ?? {};
  return { ...everyDoor, ...packages[`tournament-scoring/language/${path.basename(file, '.ts')}`] };
}

/** The JavaScript of a page as one program: later parts see what earlier ones have. */
export function programOf(page: string): Shown {
  const text = readFileSync(path.join(root, page), 'utf8');
  const parts = [...text.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code = '']) => code);
  return {
    name: page,
    code: parts.join('\n'),
    scope: { require: (name: string) => packages[name] },
  };
}

/** One line that says what it comes to. */
export interface Outcome {
  readonly line: string;
  readonly value: unknown;
  readonly said: unknown;
}

/** Runs the code and compares nothing: every `expression; // value` with both values. */
export function outcomesOf({ code, scope }: Shown): readonly Outcome[] {
  const outcomes: Outcome[] = [];
  const body = code
    .replace(
      /^import (\{[^}]*\}) from ('[^']*');$/gm,
      (_all, names: string, from: string) =>
        `const ${names.replace(/ as /g, ': ')} = require(${from});`,
    )
    .replace(/^(?!const |let |\/\/)(.*); \/\/ (.*)$/gm, (line, value: string, said: string) => {
      const quoted = JSON.stringify(line);
      return `outcome(${quoted}, (${value}), () => (${said}));`;
    });
  const names = [...Object.keys(scope), 'outcome'];
  const outcome = (line: string, value: unknown, said: () => unknown): void => {
    outcomes.push({ line, value, said: said() });
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the examples are our own files
  const program = new Function(...names, `'use strict';\n${body}`) as (...all: unknown[]) => void;
  program(...(Object.values(scope) as unknown[]), outcome);
  return outcomes;
}

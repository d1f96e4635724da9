import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';

const src = path.resolve(__dirname, '..', '..', 'src');
/** All but the languages, which ask for the country. */
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.startsWith('language'),
);
const textOf = (name: string): string => readFileSync(path.join(src, name), 'utf8');

/** What differs between machines, countries, moments or hosts, and so has no place in a rule. */
const hostile =
  /^(Date|Intl|Office|Excel|CustomFunctions|window|document|navigator|globalThis|self|process|console|fetch|performance|crypto|random|eval|Function|require|setTimeout|setInterval|toLocale\w*|localeCompare|toLowerCase|toUpperCase|normalize)$/;

/** No formula compares names of players or options, and every engine of the pane knows the same forms of Unicode. */
const comparing: Readonly<Record<string, readonly string[]>> = {
  [path.join('kuksu', 'lists.ts')]: ['normalize', 'toLowerCase'],
  // Names of people are written in letters of any language, and no formula sees them.
  [path.join('exchange', 'opengotha', 'xml.ts')]: ['normalize', 'toUpperCase'],
  [path.join('exchange', 'opengotha', 'write.ts')]: ['normalize'],
  [path.join('exchange', 'ratings', 'match.ts')]: ['normalize'],
  [path.join('exchange', 'names.ts')]: ['normalize', 'toLowerCase', 'toUpperCase'],
};

/** Every identifier of a file; comments and texts are none. */
function identifiers(name: string): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, textOf(name), ts.ScriptTarget.ES2017));
  return found;
}

describe('the rules stand alone', () => {
  test('there are rules to look at', () => {
    expect(files.length).toBeGreaterThan(15);
    expect(files).toContain('index.ts');
  });

  test('has no rule that takes a trace: its working says how it went', () => {
    expect(files.filter((name) => /\btraces?\??:/i.test(textOf(name)))).toEqual([]);
  });

  test.each(files)('%s imports nothing outside src', (name) => {
    const outside = ts
      .preProcessFile(textOf(name), true, true)
      .importedFiles.map(({ fileName }) => fileName)
      .filter((imported) => {
        const target = path.relative(src, path.resolve(src, path.dirname(name), imported));
        return !imported.startsWith('.') || target.startsWith('..');
      });
    expect(outside).toEqual([]);
  });

  test.each(files)('%s asks no clock, host, locale or chance', (name) => {
    const asked = [...identifiers(name)].filter((each) => hostile.test(each));
    expect(asked.sort()).toEqual(comparing[name] ?? []);
  });
});

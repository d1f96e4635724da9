import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';

const root = path.resolve(__dirname, '..', '..');
const filesLike = (...patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '');
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The languages are none: they ask for the country. */
const rules = filesLike('src/**/*.ts', 'src/*.ts').filter(
  (file) => !file.startsWith('src/language/'),
);

/** Whether an expression reads something that may be missing: an element, a Map's value, the end of a list. */
function mayBeMissing(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return mayBeMissing(node.expression);
  if (ts.isElementAccessExpression(node)) return true;
  if (ts.isPropertyAccessExpression(node)) return ts.isOptionalChain(node);
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    ['get', 'pop', 'shift', 'at', 'find'].includes(node.expression.name.text)
  );
}

/** Whether a node only quiets the compiler about what may be missing: NaN, "undefined" or a crash elsewhere follows. */
function quiets(node: ts.Node): boolean {
  if (ts.isNonNullExpression(node)) return true;
  if (ts.isAsExpression(node))
    return mayBeMissing(node.expression) && !ts.isConstTypeReference(node.type);
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return false;
  const [given] = node.arguments;
  return ['Number', 'String'].includes(node.expression.text) && !!given && mayBeMissing(given);
}

/** What a text must contain to be worth parsing. */
const WORTH_PARSING = /\b(?:Number|String)\(|[\])](?: as |!)/;

function foundIn(file: string, text: string): string[] {
  const found: string[] = [];
  if (!WORTH_PARSING.test(text)) return found;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (quiets(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${line + 1}: ${node.getText(source)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('an element that must exist', () => {
  test.each([
    'Number(list[0])',
    'Number((list[0]))',
    'String(match[1])',
    'Number(ranks.get(player))',
    'Number(rows[end]?.cells.length)',
    'list[0] as string',
    'list[0]!',
  ])('counts %s as a way around `existing`', (code) => {
    expect(foundIn('sample.ts', `const value = ${code};`)).toHaveLength(1);
  });

  test.each([
    'existing(list[0])',
    'Number(existing(match[1]))',
    'Number(text)',
    'list[0] as const',
  ])('leaves %s alone', (code) => {
    expect(foundIn('sample.ts', `const value = ${code};`)).toEqual([]);
  });

  test('is unwrapped by `existing` everywhere in src', () => {
    expect(rules.length).toBeGreaterThan(100);
    expect(rules.flatMap((file) => foundIn(file, textOf(file)))).toEqual([]);
  });
});

/** The fields of a view in which people type, with the names of what is set on them. */
function fieldsOf(file: string): readonly string[][] {
  const text = textOf(file);
  if (!/<(?:input|textarea)\b/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const fields: string[][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const tag = node.tagName.getText();
      const set = node.attributes.properties.map((each) => each.getText());
      const isTicked = set.some((each) => /^type="(radio|checkbox|file)"/.test(each));
      if (tag === 'textarea' || (tag === 'input' && !isTicked)) {
        fields.push(set.map((each) => each.replace(/=.*/s, '')));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return fields;
}

/** Preact sets a field's value again whenever its view is drawn, so a view has to know each letter as it is typed. */
test('a view that sets the text of a field hears every letter typed into it', () => {
  const views = filesLike('taskpane/**/*.tsx');
  const fields = views.flatMap((file) => fieldsOf(file).map((set) => ({ file, set })));
  expect(fields.length).toBeGreaterThan(6);
  const deaf = fields.filter(
    ({ set }) => set.includes('value') && !set.includes('onInput') && !set.includes('readOnly'),
  );
  expect(deaf).toEqual([]);
});

describe('the rules stand alone', () => {
  /** What differs between machines, countries, moments or hosts, and so has no place in a rule. */
  const hostile =
    /^(Date|Intl|Office|Excel|CustomFunctions|window|document|navigator|globalThis|self|process|console|fetch|performance|crypto|random|eval|Function|require|setTimeout|setInterval|toLocale\w*|localeCompare|toLowerCase|toUpperCase|normalize)$/;

  /** No formula compares names of players or options, and every engine of the pane knows the same forms of Unicode. */
  const comparing: Readonly<Record<string, readonly string[]>> = {
    'src/kuksu/lists.ts': ['normalize', 'toLowerCase'],
    // Names and files are written in letters of any language, and no formula sees them.
    'src/exchange/opengotha/xml.ts': ['normalize', 'toUpperCase'],
    'src/exchange/opengotha/write.ts': ['normalize'],
    'src/exchange/ratings/match.ts': ['normalize'],
    'src/exchange/opengotha/read.ts': ['toUpperCase'],
    'src/exchange/ratings/list.ts': ['toUpperCase'],
    'src/nk/egd/lines.ts': ['toUpperCase'],
    'src/exchange/names.ts': ['normalize', 'toLowerCase'],
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

  test('there are rules to look at', () => {
    expect(rules.length).toBeGreaterThan(15);
    expect(rules).toContain('src/index.ts');
  });

  test('has no rule that takes a trace: its working says how it went', () => {
    expect(rules.filter((name) => /\btraces?\??:/i.test(textOf(name)))).toEqual([]);
  });

  test.each(rules)('%s imports nothing outside src', (name) => {
    const outside = ts
      .preProcessFile(textOf(name), true, true)
      .importedFiles.map(({ fileName }) => fileName)
      .filter((imported) => {
        const target = path.posix.join(path.posix.dirname(name), imported);
        return !imported.startsWith('.') || !target.startsWith('src/');
      });
    expect(outside).toEqual([]);
  });

  test.each(rules)('%s asks no clock, host, locale or chance', (name) => {
    const asked = [...identifiers(name)].filter((each) => hostile.test(each));
    expect(asked.sort()).toEqual(comparing[name] ?? []);
  });
});

test('no tool loads what only jest gives', () => {
  const all = new Set(filesLike('*.ts', '*.tsx'));
  const importedBy = (file: string): readonly string[] =>
    ts
      .preProcessFile(textOf(file).replace(/^import type [^;]*;$/gm, ''), true, true)
      .importedFiles.map(({ fileName }) => fileName);
  const found: string[] = [];
  for (const tool of filesLike('tools/**/*.ts')) {
    const loaded = new Set([tool]);
    for (const file of loaded) {
      for (const name of importedBy(file)) {
        if (name === '@jest/globals') found.push(`${tool}: ${file}`);
        const place = path.posix.join(path.posix.dirname(file), name);
        const next = ['.ts', '.tsx', '/index.ts'].map((end) => place + end);
        for (const each of next) if (name.startsWith('.') && all.has(each)) loaded.add(each);
      }
    }
  }
  expect(found).toEqual([]);
});

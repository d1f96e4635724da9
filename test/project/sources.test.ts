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

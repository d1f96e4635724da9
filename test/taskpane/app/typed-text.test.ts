import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';

const root = path.resolve(__dirname, '../../..');
const views = execFileSync('git', ['ls-files', 'taskpane/**/*.tsx'], { cwd: root })
  .toString()
  .trim()
  .split('\n');

/** The fields of a view in which people type, with the names of what is set on them. */
function fieldsOf(file: string): readonly string[][] {
  const text = readFileSync(path.join(root, file), 'utf8');
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
  const fields = views.flatMap((file) => fieldsOf(file).map((set) => ({ file, set })));
  expect(fields.length).toBeGreaterThan(6);
  const deaf = fields.filter(
    ({ set }) => set.includes('value') && !set.includes('onInput') && !set.includes('readOnly'),
  );
  expect(deaf).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = path.resolve(__dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const sources = readdirSync(path.join(root, 'taskpane'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(path.join('taskpane', file)) }));

/** What the pane keeps, by its name: with the workbook, or in the browser. */
const kept = sources
  .flatMap(({ text }) => [...text.matchAll(/'(tsx\.[a-z.]+)'/g)].map(([, name = '']) => name))
  .sort();

/** The names that hidden names of sheets begin with. */
const hidden = [
  ...new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/[`'](_TSX_\w*)/g)].map(([, name = '']) => name),
    ),
  ),
].sort();

/** The rows of the first table under a heading. */
function rowsUnder(heading: string, file: string): readonly string[] {
  const [, after = ''] = read(file).split(`\n## ${heading}\n`);
  const [text = ''] = after.split('\n## ');
  return text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
}

describe('What is kept beside the sheets', () => {
  test('is these five, and only where they are', () => {
    expect(kept).toEqual(['tsx.draft.', 'tsx.pane', 'tsx.undo', 'tsx.version', 'tsx.written']);
    const keeping = sources.filter(({ text }) =>
      /localStorage|sessionStorage|indexedDB|document\.cookie|\bsettings\.add\(/.test(text),
    );
    expect(keeping.map(({ file }) => file).sort()).toEqual([
      'details.ts',
      'excel/excel.ts',
      'excel/requests/facts.ts',
      'excel/undo/undo-entry.ts',
    ]);
  });

  test('stands in SECURITY.md by its name', () => {
    expect(hidden).toEqual(['_TSX_', '_TSX_Printed']);
    for (const name of [...kept, ...hidden]) expect(read('SECURITY.md')).toContain(`\`${name}\``);
  });

  // The sheets that jobs write are kept, too.
  test.each([
    ['What is stored', 'docs/help/privacy.md'],
    ['Wat er wordt bewaard', 'docs/help/privacy.nl.md'],
  ])('has a row each under “%s” in %s', (heading, file) => {
    expect(rowsUnder(heading, file)).toHaveLength(kept.length + hidden.length + 1);
  });
});

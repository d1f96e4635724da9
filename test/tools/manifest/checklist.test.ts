import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const docs = path.resolve(__dirname, '../../../docs');
const read = (file: string): string => readFileSync(path.join(docs, file), 'utf8');
const anchors = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

describe('the checklist for a real Excel', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => index + 1);
  const steps = [...read('excel-checklist.md').matchAll(/^\| (\d+) \| (.+) \| (.+) \|$/gm)];

  test('has 20 steps, numbered, each with what to do and what to expect', () => {
    expect(steps.map(([, number]) => Number(number))).toEqual(twenty);
    for (const [, , action = '', expected = ''] of steps) {
      expect(action.length).toBeGreaterThan(10);
      expect(expected.length).toBeGreaterThan(10);
    }
  });

  test('has a result page with a line for each step', () => {
    const lines = [...read('excel-result.md').matchAll(/^\| (\d+) \|/gm)];
    expect(lines.map(([, number]) => Number(number))).toEqual(twenty);
  });

  test('has a line on the result page for each other list', () => {
    const lists = [...read('excel-checklist.md').matchAll(/^## (.+)$/gm)]
      .map(([, title = '']) => title)
      .filter((title) => !['Before you start', 'Steps', 'Outcomes'].includes(title));
    const [, table = ''] = read('excel-result.md').split('| The other lists |');
    const lines = [...table.matchAll(/^\| (\w[^|]*) \|/gm)].map(([, title]) => title);
    expect(lines).toEqual(lists);
  });

  test.each(['excel-checklist.md', 'excel-result.md', 'deployment.md'])(
    'links in %s lead somewhere',
    (file) => {
      for (const [, page = '', anchor] of read(file).matchAll(/\]\(([^):#]*)(?:#([^)]*))?\)/g)) {
        const target = page === '' ? file : page;
        expect(existsSync(path.join(docs, target))).toBe(true);
        if (anchor !== undefined) expect(anchors(read(target))).toContain(anchor);
      }
    },
  );
});

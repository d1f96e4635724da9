import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = path.resolve(__dirname, '../..');
const page = readFileSync(path.join(root, 'docs/rough.md'), 'utf8');
const lines = [...page.matchAll(/^\| ([A-J]\d*) +\| (.+) \| (.+) \| (.+) \|$/gm)];

describe('the page of what Excel does to an add-in', () => {
  test('has a line for every clause, none twice', () => {
    const numbered = (letter: string, count: number): string[] =>
      Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
    expect(lines.map(([, clause]) => clause)).toEqual([
      ...numbered('A', 8),
      'A',
      ...numbered('B', 4),
      ...numbered('C', 12),
      ...numbered('D', 6),
      ...numbered('E', 3),
      'F',
      'G',
      ...numbered('H', 3),
      'I',
      'J',
    ]);
  });

  test('names a test for each, but for what none can show; every file it names is there', () => {
    const missing = lines.flatMap(([line, clause, , , shown = '']) => {
      const tests = [...shown.matchAll(/`(test\/[^`]+\.test\.tsx?)`/g)];
      const files = [...line.matchAll(/`((?:test|tools|taskpane)\/[^`]+)`/g)];
      return [
        ...(tests.length === 0 && clause !== 'A7' ? [`${clause}: no test`] : []),
        ...files.flatMap(([, file = '']) =>
          existsSync(path.join(root, file)) ? [] : [`${clause}: ${file}`],
        ),
      ];
    });
    expect(missing).toEqual([]);
  });
});

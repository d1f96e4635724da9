import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const folder = path.resolve(__dirname, '..', '..', '..', 'src', 'nk');
const textOf = (file: string): string => readFileSync(path.resolve(folder, file), 'utf8');

/** The rows of the table: clause, what it says, source, decision, functions, tests. */
const rows = textOf('rules.md')
  .split('\n')
  .filter((line) => /^\| N\d+ \|/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const CARRIED_OUT = ['N1', 'N2', 'N3', 'N4', 'N12', 'N15'];
const links = (cell: string): string[] =>
  [...cell.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file);

describe('nk/rules.md', () => {
  test('lists every clause once', () => {
    expect(rows.map(([id]) => id)).toEqual(Array.from({ length: 15 }, (_, n) => `N${n + 1}`));
    expect(rows.map((row) => row.length)).toEqual(rows.map(() => 6));
  });

  test('says of a clause in both columns, or in none, that it is not carried out yet', () => {
    const open = rows.filter((row) => row[4] === 'not yet' && row[5] === 'not yet');
    expect(rows.filter((row) => !open.includes(row)).map(([id]) => id)).toEqual(CARRIED_OUT);
  });

  const carriedOut = rows.filter(([id = '']) => CARRIED_OUT.includes(id));
  describe.each(carriedOut.map(([id = '', , , , where = '', tests = '']) => [id, where, tests]))(
    '%s',
    (id, where, tests) => {
      test('names functions that its files export, and stands in a comment of one', () => {
        const parts = where.split(/(?<=\)),/);
        const code = parts.map((part) => textOf(links(part)[0] ?? ''));
        for (const [index, part] of parts.entries()) {
          const names = [...part.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
          expect(names).not.toEqual([]);
          for (const name of names) expect(code[index]).toContain(`export function ${name}(`);
        }
        expect(code.some((text) => new RegExp(`\\b${id}\\b`).test(text))).toBe(true);
      });

      test('names tests that bear its number', () => {
        const files = links(tests);
        expect(files).not.toEqual([]);
        const bearing = new RegExp(`(describe|test)[^\\n]*\\(\\n?\\s*'[^'\\n]*\\b${id}\\b`);
        expect(files.filter((file) => !bearing.test(textOf(file)))).toEqual([]);
      });
    },
  );
});

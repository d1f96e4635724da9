import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { numbers, readGolden } from '../golden/read';
import { systems } from '../../src/systems';

/** Words, which a test of their own reads. */
const wordsOnly = ['event-headings.csv'];

const files = readdirSync(path.resolve(__dirname, '..', 'golden')).filter((name) =>
  name.endsWith('.csv'),
);

describe('golden tables', () => {
  test.each(files)('%s says where its numbers come from', (name) => {
    expect(readGolden(name).provenance.join(' ')).toMatch(/Source|Printed nowhere/);
  });

  test.each(files.filter((name) => !wordsOnly.includes(name)))(
    '%s holds nothing but numbers below its header, colours and grades apart',
    (name) => {
      const { header, rows } = readGolden(name);
      const isNumber = header.map((title) => !/_(colour|grade)$/.test(title));
      expect(rows.length).toBeGreaterThan(0);
      expect(() =>
        rows.map((row) => numbers(row.filter((_, column) => isNumber[column]))),
      ).not.toThrow();
    },
  );
});

const src = path.resolve(__dirname, '..', '..', 'src');

interface Clause {
  readonly id: string;
  /** Which functions carry the clause, and the file that holds them. */
  readonly functions: readonly { readonly names: readonly string[]; readonly file: string }[];
  readonly tests: readonly string[];
}

const link = /\]\(([^)]+)\)/g;
const links = (cell: string): string[] => [...cell.matchAll(link)].map(([, file = '']) => file);

/** The table of a rules.md: one row per clause; the last two columns name functions and tests. */
function clausesOf(system: string): Clause[] {
  const folder = path.join(src, system);
  const rows = readFileSync(path.join(folder, 'rules.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| [A-Z]\d+ \|/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.map((row) => {
    expect(row).toHaveLength(6);
    const [id = '', , , , where = '', tests = ''] = row;
    return {
      id,
      functions: where.split(/(?<=\)),/).map((part) => ({
        names: [...part.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
        file: path.resolve(folder, links(part)[0] ?? ''),
      })),
      tests: links(tests).map((file) => path.resolve(folder, file)),
    };
  });
}

const rules = systems.map(({ id, clause, clauses }) => [
  id,
  Array.from({ length: clauses }, (_, index) => `${clause}${index + 1}`).join(' '),
]);

describe.each(rules)('%s/rules.md', (system, ids) => {
  const clauses = clausesOf(system);

  test('lists every clause once', () => {
    expect(clauses.map(({ id }) => id).join(' ')).toBe(ids);
  });

  describe.each(clauses.map((clause) => [clause.id, clause] as const))('%s', (id, clause) => {
    const mentions = new RegExp(`\\b${id}\\b|\\b${id[0] ?? ''}\\d+-${id[0] ?? ''}?\\d+\\b`);

    test('names functions that its files export', () => {
      expect(clause.functions.length).toBeGreaterThan(0);
      for (const { names, file } of clause.functions) {
        const code = readFileSync(file, 'utf8');
        expect(names.length).toBeGreaterThan(0);
        for (const name of names) {
          expect(code).toMatch(new RegExp(`export (function\\*?|const) ${name}\\b`));
        }
      }
    });

    test('stands in a comment of a file it names', () => {
      const files = clause.functions.map(({ file }) => readFileSync(file, 'utf8'));
      expect(files.filter((code) => mentions.test(code))).not.toEqual([]);
    });

    test('names tests that exist and bear its number', () => {
      expect(clause.tests.length).toBeGreaterThan(0);
      for (const file of clause.tests) {
        expect([file, existsSync(file)]).toEqual([file, true]);
      }
      const titled = clause.tests.filter((file) =>
        new RegExp(`(describe|test)[^\\n]*\\(\\n?\\s*'[^'\\n]*\\b${id}\\b`).test(
          readFileSync(file, 'utf8'),
        ),
      );
      expect(titled).toEqual(clause.tests);
    });
  });
});

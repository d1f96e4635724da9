import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

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

const systems: [system: string, ids: string][] = [
  ['sof', 'S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12 S13 S14'],
  ['aga', 'A1 A2 A3 A4 A5 A6 A7 A8 A9'],
  ['kgs', 'K1 K2 K3 K4 K5 K6 K7 K8 K9'],
  ['nk', 'N1 N2 N3 N4 N5 N6 N7 N8 N9 N10 N11 N12 N13 N14 N15'],
  ['kuksu', 'U1 U2 U3 U4 U5 U6 U7 U8 U9 U10 U11'],
];

describe.each(systems)('%s/rules.md', (system, ids) => {
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

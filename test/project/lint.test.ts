import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

/**
 * Two linters share one list of rules. `npm test` runs oxlint over every TypeScript file, with types (.oxlintrc.json);
 * `npm run test:full` runs ESLint over the same files, with types (eslint.config.js).
 */
const root = path.resolve(__dirname, '..', '..');

/** Rules that oxlint does not have: `npm run test:full` alone checks these. */
const inFullOnly = ['@typescript-eslint/no-unsafe-class-instance-assignment'];

type Rules = Readonly<Record<string, unknown>>;

/** ESLint takes two seconds to load; inside jest it would take ten. */
const ofESLint = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '-e',
      `const { ESLint } = require('eslint');
      const eslint = new ESLint();
      Promise.all(['src/result.ts', 'test/x.test.ts', 'scripts/start.ts'].map(async (file) =>
        [file, (await eslint.calculateConfigForFile(file)).rules],
      )).then((all) => console.log(JSON.stringify(Object.fromEntries(all))));`,
    ],
    { cwd: root, encoding: 'utf8' },
  ),
) as Readonly<Record<string, Readonly<Record<string, [severity: number, ...options: unknown[]]>>>>;

const ox = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')) as {
  readonly options: { readonly typeAware: boolean };
  readonly rules: Rules;
  readonly overrides: readonly { readonly files: readonly string[]; readonly rules: Rules }[];
};

/** Where typescript-eslint replaces a rule of ESLint's, oxlint has both as one. */
const replaced = [
  'no-array-constructor',
  'no-unused-expressions',
  'no-unused-vars',
  'no-useless-constructor',
  'no-empty-function',
];

/** The name that ESLint has for a rule of oxlint, and what it is told. */
function asInESLint(rules: Rules): Readonly<Record<string, readonly unknown[]>> {
  return Object.fromEntries(
    Object.entries(rules).map(([rule, told]) => {
      const [severity, ...options] = Array.isArray(told) ? (told as unknown[]) : [told];
      const ours = replaced.includes(rule) ? `typescript/${rule}` : rule;
      const name = ours.replace('typescript/', '@typescript-eslint/');
      return [name, [severity === 'error' ? 2 : 0, ...options]];
    }),
  );
}

describe('The linters', () => {
  test.each(Object.entries(ofESLint))('know the same rules for %s', (file, rules) => {
    const overrides = ox.overrides.filter(({ files }) =>
      files.some((glob) => file.startsWith(glob.replace('**', ''))),
    );
    const told = Object.assign({}, ox.rules, ...overrides.map((each) => each.rules)) as Rules;
    const isOn = ([, [severity]]: [string, readonly unknown[]]): boolean => severity !== 0;
    const expected = Object.entries(rules).filter(isOn);
    expect(expected.length).toBeGreaterThan(90);
    expect(Object.fromEntries(Object.entries(asInESLint(told)).filter(isOn))).toEqual(
      Object.fromEntries(expected.filter(([name]) => !inFullOnly.includes(name))),
    );
  });

  test('lint with types in both tiers', () => {
    expect(ox.options.typeAware).toBe(true);
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    expect(scripts['lint']).toMatch(/^oxlint && prettier --check \. /);
    expect(scripts['test']).toMatch(/ lint( |$)/);
    expect(scripts['test:full']).toContain(' lint:full ');
  });
});

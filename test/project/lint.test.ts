import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

/**
 * Two linters share one list of rules. `npm test` runs oxlint over every TypeScript file, with types over what is shipped
 * (.oxlintrc.json), without over the rest (.oxlintrc.untyped.json), where types take three times as long as all else;
 * `npm run test:full` runs oxlint and ESLint (eslint.config.js) over all of them, with types.
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

interface Configuration {
  readonly options: { readonly typeAware: boolean };
  readonly rules?: Rules;
  readonly ignorePatterns: readonly string[];
  readonly overrides: readonly { readonly files: readonly string[]; readonly rules: Rules }[];
}
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const ox = read('.oxlintrc.json') as Configuration;

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

  test('lint with types what is shipped, without types the rest, and in the full tier all with types', () => {
    const { scripts } = read('package.json') as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const [typed = '', untyped = '', format] = scripts['lint']?.split(' && ') ?? [];
    const [, ...shipped] = typed.split(' ');
    expect(shipped).toEqual(['src', 'functions', 'cells', 'language', 'taskpane']);
    expect(untyped).toMatch(/^oxlint -c \.oxlintrc\.untyped\.json /);
    expect(format).toBe('oxfmt --check');
    const [, , , ...rest] = untyped.split(' ');
    const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root });
    const folders = String(tracked)
      .trim()
      .split('\n')
      .map((file) => file.split('/')[0]);
    expect([...shipped, ...rest].sort()).toEqual([...new Set(folders)].sort());
    expect(scripts['test']).toMatch(/ lint( |$)/);
    expect(scripts['test:full']).toContain(' lint:full ');
  });

  test('know without types the same rules for the same files', () => {
    expect(ox.options.typeAware).toBe(true);
    // What oxlint does not take over from the file that is extended is said again.
    const { ignorePatterns, overrides } = ox;
    expect(read('.oxlintrc.untyped.json')).toEqual({
      $schema: './node_modules/oxlint/configuration_schema.json',
      extends: ['./.oxlintrc.json'],
      options: { typeAware: false },
      ignorePatterns,
      overrides,
    });
  });
});

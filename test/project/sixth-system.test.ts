import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { isFull } from '../support/tier';

const root = path.resolve(__dirname, '..', '..');

/** A system of one formula: the files it consists of. */
const files: Readonly<Record<string, string>> = {
  'src/toy/system.ts': `import type { System } from '../core/system';

export const toy = {
  id: 'toy',
  prefix: 'TOY',
  clause: 'T',
  clauses: 1,
  fallbackManifest: '3f0c3b3e-52f1-4d3a-9d60-5f7f0d3b9a11',
  functions: ['TOY.DOUBLE'],
  jobs: [],
  guides: [],
} as const satisfies System;
`,
  'src/toy/messages.ts': `import { aNumber, type Vocabulary } from '../core/message';
import * as tools from '../core/arguments';

export const toy = { tooLarge: { most: aNumber } } as const satisfies Vocabulary;

export const { refuse }: tools.Refusing<typeof toy> = tools;
`,
  'src/toy/formulas.ts': `import { succeed, type Result } from '../core/result';
import { ruleOf } from '../core/result';
import { refuse } from './messages';

const most = 100;

/** Twice the number (T1). */
export const toyDouble = ruleOf(doubleWorking, (twice) => twice);

function doubleWorking(number: number): Result<number> {
  if (number > most) return refuse({ argument: 'number', found: number }, 'tooLarge', { most });
  return succeed(2 * number);
}
`,
  'src/toy/rules.md': '| Clause |\n| --- |\n| T1 |\n',
  'functions/toy.ts': `import { number } from './arguments/parameters';
import { spreading } from './declared';
import { toyDouble } from '../src/toy/formulas';

/**
 * Twice a number.
 * @customfunction TOY.DOUBLE
 * @param number The number.
 * @returns Twice the number.
 * @example =TOY.DOUBLE(2) 4
 * @example =TOY.DOUBLE(0.5) 1
 * @example =TOY.DOUBLE({1;2}) {2;4}
 * @clause T1
 */
export const double = spreading([number('number')], toyDouble);
`,
  'src/language/en/toy/formulas.ts': `import type { toy as vocabulary } from '../../../toy/messages';
import { checked } from '../../catalogue';

export const toy = checked<typeof vocabulary>()({ tooLarge: 'Enter at most {most}' });
export const manifest = 'A toy.';
`,
  'src/language/nl/toy/formulas.ts': `import type { toy as vocabulary } from '../../../toy/messages';
import { checked } from '../../catalogue';

export const toy = checked<typeof vocabulary>()({ tooLarge: 'Typ hoogstens {most}' });
export const manifest = 'Speelgoed.';
`,
  'src/language/nl/toy/functions.ts': `export const functions = {
  'TOY.DOUBLE': { description: 'Het dubbele.', parameters: { number: 'Het getal.' } },
} as const;
`,
  'docs/functions/toy.double.md': '## What it returns\n\nTwice the number.\n',
};

/** The files that exist and are changed, all of them: the list, and the two languages. */
const edits: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>> = {
  'src/systems.ts': [
    [
      "import { sof } from './sof/system';",
      "import { sof } from './sof/system';\nimport { toy } from './toy/system';",
    ],
    ['nk, kuksu]', 'nk, kuksu, toy]'],
  ],
  'src/language/en/formulas.ts': [
    ["from './sof/formulas';", "from './sof/formulas';\nimport { toy } from './toy/formulas';"],
    ['...kuksu }', '...kuksu, ...toy }'],
  ],
  'src/language/nl/formulas.ts': [
    ["from './sof/formulas';", "from './sof/formulas';\nimport { toy } from './toy/formulas';"],
    ['...kuksu }', '...kuksu, ...toy }'],
  ],
};

(isFull ? describe : describe.skip)('a sixth system', () => {
  let copy: string;
  const at = (...parts: string[]): string => path.join(copy, ...parts);
  const run = (script: string, ...args: string[]): string =>
    execFileSync(process.execPath, [path.join(root, 'node_modules', script), ...args], {
      cwd: copy,
      encoding: 'utf8',
    });

  beforeAll(() => {
    jest.setTimeout(300_000);
    copy = mkdtempSync(path.join(tmpdir(), 'sixth-system-'));
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
    for (const file of tracked
      .split('\0')
      .filter((each) => each !== '' && !each.startsWith('test/'))) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      cpSync(path.join(root, file), at(file));
    }
    symlinkSync(path.join(root, 'node_modules'), at('node_modules'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    }
    for (const [file, changes] of Object.entries(edits)) {
      let text = readFileSync(at(file), 'utf8');
      for (const [before, after] of changes) {
        if (!text.includes(before)) throw new Error(`${file} no longer holds ${before}`);
        text = text.replace(before, after);
      }
      writeFileSync(at(file), text);
    }
    // The tools are left out, some of which take tests along.
    const shipped = { extends: './tsconfig.json', include: ['src', 'functions', 'taskpane'] };
    writeFileSync(at('tsconfig.shipped.json'), JSON.stringify(shipped));
    run('typescript-7/bin/tsc', '-p', 'tsconfig.shipped.json');
    run('typescript/bin/tsc', '-p', 'tsconfig.functions.json');
    run(
      'webpack-cli/bin/cli.js',
      '--config-name',
      'functions',
      '--config-name',
      'functions-single',
    );
  }, 300_000);

  afterAll(() => {
    rmSync(copy, { recursive: true, force: true });
  });

  test('changes three files that exist', () => {
    expect(Object.keys(edits)).toHaveLength(3);
  });

  test.each(['functions.js', 'functions.toy.js'])('calculates in %s', (bundle) => {
    const made = new Map<string, (...args: unknown[]) => unknown>();
    const CustomFunctions = {
      associate: (id: string, call: (...args: unknown[]) => unknown) => made.set(id, call),
      Error: class extends Error {
        constructor(
          readonly code: string,
          message: string,
        ) {
          super(message);
        }
      },
      ErrorCode: { invalidValue: '#VALUE!', notAvailable: '#N/A' },
    };
    runInNewContext(readFileSync(at('dist', bundle), 'utf8'), { CustomFunctions });
    expect(made.get('TOY.DOUBLE')?.([[21]])).toEqual([[42]]);
    expect(() => made.get('TOY.DOUBLE')?.([[101]])).toThrow('number: 101. Enter at most 100.');
  });

  test('has its reference, its help page and its Dutch description', () => {
    const reference = JSON.parse(readFileSync(at('build', 'reference.json'), 'utf8')) as {
      id: string;
    }[];
    expect(reference.map(({ id }) => id)).toContain('TOY.DOUBLE');
    expect(readFileSync(at('dist', 'help', 'toy.double.html'), 'utf8')).toContain('TOY.DOUBLE');
    expect(readFileSync(at('dist', 'functions.nl.json'), 'utf8')).toContain('Het dubbele.');
  });

  test('has a manifest of its own', () => {
    const script = `const { fallbacks } = require('./tools/manifest/variants');
      console.log(JSON.stringify(fallbacks.map(({ file }) => file)));`;
    const listed = run('tsx/dist/cli.mjs', '-e', script);
    expect(JSON.parse(listed.slice(listed.indexOf('[')))).toContain('manifest.toy.xml');
  });
});

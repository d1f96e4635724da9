import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Linter } from 'eslint';
import ts from 'typescript';

const root = path.resolve(__dirname, '..', '..');
// eslint-disable-next-line @typescript-eslint/no-require-imports -- the configuration is plain JavaScript
const configuration = require('../../eslint.config.js') as Linter.Config[];
// eslint-disable-next-line @typescript-eslint/no-require-imports -- the table is plain JavaScript
const { rooms } = require('../../rooms') as {
  rooms: Record<string, { readonly imports: readonly string[] | 'all' }>;
};
const [{ plugins = {} } = {}] = configuration.filter((each) => each.rules?.['project/rooms']);
const importRules = [
  { files: ['**/*.ts', '**/*.tsx'], plugins, rules: { 'project/rooms': 'error' } as const },
];

/** What the project's own import rules say about one import statement in one file. */
function complaints(file: string, source: string): (string | null)[] {
  const linter = new Linter({ cwd: root });
  return linter
    .verify(`import '${source}';`, importRules, { filename: path.join(root, file) })
    .map((each) => each.ruleId);
}

const forbidden: [file: string, source: string][] = [
  ['src/sof/award.ts', '../../functions/sof'],
  ['src/sof/award.ts', '../../taskpane/main'],
  ['src/sof/award.ts', '../../workbench/grid/grid'],
  ['src/sof/award.ts', 'preact'],
  ['src/index.ts', 'node:fs'],
  ['functions/sof.ts', '../language/en/pane'],
  ['functions/sof.ts', 'preact'],
  ['cells/lift.ts', '../workbench/grid/grid'],
  ['taskpane/main.tsx', '../functions/sof'],
  ['taskpane/main.tsx', '../workbench/grid/grid'],
  ['taskpane/plan/plan.ts', '../excel/excel'],
  ['taskpane/nk/new-event.ts', '../kgs/tournament'],
  ['src/nk/groups/groups.ts', '../pairing/pair'],
  ['src/sof/award.ts', '../aga/category'],
  ['workbench/server/serve.ts', '../../src'],
  ['workbench/server/serve.ts', '../../functions/sof'],
  ['workbench/server/serve.ts', '../../taskpane/main'],
];

const allowed: [file: string, source: string][] = [
  ['src/sof/award.ts', '../numbers/half-up'],
  ['functions/sof.ts', '../src'],
  ['cells/lift.ts', '../src'],
  ['taskpane/plan/source.ts', '../../src'],
  ['src/nk/formulas.ts', './groups/groups'],
  ['taskpane/main.tsx', 'preact'],
  ['workbench/server/serve.ts', 'open'],
];

describe('imports point one way', () => {
  test.each(forbidden)('%s may not import %s', (file, source) => {
    expect(complaints(file, source)).toEqual(['project/rooms']);
  });

  test.each(allowed)('%s may import %s', (file, source) => {
    expect(complaints(file, source)).toEqual([]);
  });
});

/** The sources, and what each imports of the others. */
function importsOfSources(): Map<string, ReadonlySet<string>> {
  const folders = [
    'bench',
    'cells',
    'functions',
    'language',
    'scripts',
    'src',
    'taskpane',
    'workbench',
  ];
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  });
  const sources = new Set(
    listed.split('\0').filter((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file))),
  );
  return new Map(
    [...sources].map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'));
      const imported = importedFiles.flatMap(({ fileName }) => {
        const place = path.posix.join(path.posix.dirname(file), fileName);
        const found = ['.ts', '.tsx', '/index.ts'].map((end) => place + end);
        return fileName.startsWith('.') ? found.filter((each) => sources.has(each)) : [];
      });
      return [file, new Set(imported)];
    }),
  );
}

/** What is left when whatever imports nothing of the rest is taken away, again and again: circles, and what leads to them. */
function circling(imports: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  let left = [...imports.keys()];
  for (;;) {
    const rest = new Set(left);
    const next = left.filter((file) =>
      [...(imports.get(file) ?? [])].some((each) => rest.has(each)),
    );
    if (next.length === left.length) return left;
    left = next;
  }
}

describe('the table of rooms', () => {
  test('names rooms that exist', () => {
    for (const [room, { imports }] of Object.entries(rooms)) {
      expect([room, existsSync(path.join(root, room))]).toEqual([room, true]);
      if (imports !== 'all') for (const each of imports) expect(rooms).toHaveProperty([each]);
    }
  });

  test('lets rooms import each other in no circle', () => {
    const imports = Object.entries(rooms).map(([room, { imports: all }]) => {
      const others = all === 'all' ? [] : all;
      return [room, new Set(others.filter((to) => to !== room))] as const;
    });
    expect(circling(new Map(imports))).toEqual([]);
  });
});

describe('files import each other in no circle', () => {
  test('with no exception', () => {
    const imports = importsOfSources();
    expect(imports.size).toBeGreaterThan(500);
    expect(circling(imports)).toEqual([]);
  });

  test('a circle would be found', () => {
    const circle = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c', 'd'])],
      ['c', new Set(['b'])],
      ['d', new Set<string>()],
    ]);
    expect(circling(circle)).toEqual(['a', 'b', 'c']);
  });
});

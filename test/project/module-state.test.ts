import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.resolve(__dirname, '..', '..');
// oxlint-disable-next-line typescript/no-require-imports -- the configuration is plain JavaScript
const { projects } = require('../../jest.config') as {
  readonly projects: readonly {
    readonly testEnvironmentOptions: { readonly shared: { readonly after: object } };
  }[];
};

/**
 * What modules keep of what was done, and why no test file learns of another by it: the files of a worker share their modules. `taken
 * back` is done after each file (jest.config.js), `not shared` are the modules of rooms that each file loads itself.
 */
const kept: Readonly<Record<string, 'by object' | 'same for all' | 'taken back' | 'not shared'>> = {
  // Texts: every test file knows those of every system; formatters of a locale.
  'src/language/index.ts said': 'same for all',
  'src/language/known-rules.ts known': 'same for all',
  'src/language/locale.ts figures': 'same for all',
  'src/language/locale.ts lists': 'same for all',
  'src/language/locale.ts plurals': 'same for all',
  'taskpane/sheets/columns/kinds.ts known': 'same for all',
  'taskpane/details.ts record': 'taken back',
  'taskpane/excel/requests/requests.ts riding': 'not shared',
  'taskpane/excel/requests/requests.ts waiting': 'not shared',
  'taskpane/excel/undo/undo-entry.ts known': 'not shared',
  'taskpane/excel/undo/undo-look.ts begunToHide': 'by object',
  'taskpane/excel/why/excel-why.ts lastRead': 'not shared',
  'taskpane/nk/book/read-book.ts lastRead': 'by object',
  // By the whole text of the list.
  'taskpane/ratings/fill-ratings.ts last': 'same for all',
  'taskpane/jobs/view/use-seen.tsx toldWay': 'not shared',
  'taskpane/controls/status/LoadingLine.tsx nobody': 'not shared',
  'taskpane/why/explanation.ts worked': 'by object',
  'tools/workbench/grid/engine/changes.ts befores': 'by object',
  'tools/workbench/grid/engine/functions.ts taken': 'taken back',
  'tools/workbench/grid/engine/number-format.ts known': 'same for all',
  'tools/workbench/grid/formulas/excel-lookup.ts known': 'by object',
  'tools/workbench/grid/plugins/batch-plugin.ts tasks': 'by object',
  'tools/workbench/grid/plugins/calculation.ts states': 'by object',
  'tools/workbench/grid/plugins/history-plugin.ts openGroups': 'by object',
  'tools/workbench/grid/plugins/prepare.ts prepared': 'by object',
  'tools/workbench/grid/typing/typing-locale.ts dayFirst': 'by object',
  'tools/workbench/host/model/object.ts types': 'same for all',
  'tools/workbench/page/pane.ts roles': 'by object',
  'tools/workbench/page/pane.ts connected': 'by object',
  // Scripts of a page, which no test imports.
  'tools/workbench/server/reload.ts isConnected': 'not shared',
  'tools/workbench/server/reload.ts source': 'not shared',
};

/** Variables of a module, and objects that can be changed: made empty, or of a class. */
const changeable = [
  /^(?:export )?(?:let|var) (?<name>\w+)/gm,
  /^(?:export )?const (?<name>\w+)(?:: (?!Readonly)[^=]*?)? = new (?:Weak)?(?:Map|Set)\b(?:<(?:[^()]|\([^()[\]]*\))*?>)?\(\)/gm,
  /^(?:export )?const (?<name>\w+)(?:: (?!Readonly|readonly)[^=]*?)? = (?:\[\]|\{\});/gm,
  /^(?:export )?const (?<name>\w+)(?:: [^=]*?)? = new (?!(?:Weak)?(?:Map|Set)\b|Intl\b|RegExp\b)\w+/gm,
  /^ +(?:private |protected )?static (?:private )?(?<name>#?\w+)(?:: [^=]*)? = /gm,
];

/** Empty for good: as an argument that is left out. */
const empty = ['src/aga/points.ts NO_OPTIONS'];

const rooms = ['functions', 'src', 'taskpane', 'tools/workbench'];
const found = rooms
  .flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
      .map((file) => `${room}/${file.replaceAll(path.sep, '/')}`),
  )
  .flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return changeable.flatMap((each) =>
      [...text.matchAll(each)].map(({ groups }) => `${file} ${groups?.['name'] ?? ''}`),
    );
  });

test('every state of a module is known, with the reason why it leads from no test file into another', () => {
  expect(found.filter((each) => !empty.includes(each)).sort()).toEqual(Object.keys(kept).sort());
});

test('what is taken back after a test file is what the configuration of jest names', () => {
  const files = Object.entries(kept)
    .filter(([, why]) => why === 'taken back')
    .map(([name]) => name.split(' ')[0])
    .sort();
  const all = projects.map(({ testEnvironmentOptions: { shared } }) => Object.keys(shared.after));
  expect(all).toEqual(projects.map(() => files));
});

test('a variable, an empty map, a list and an object of a class are found', () => {
  const text = [
    'let a: string | undefined;',
    'export const b = new WeakMap<\n  Read,\n  { readonly text: string; readonly pane: Pane }\n>();',
    'const c = new Map<string, (x: number) => void>();',
    'const d: string[] = [];',
    'const e = new Counter();',
    'const none: ReadonlySet<string> = new Set();',
    "const words = new Set(['a']);",
    'const empty: readonly string[] = [];',
    'class C {\n  private static last = 0;\n}',
  ].join('\n');
  const names = changeable.flatMap((each) =>
    [...text.matchAll(each)].map(({ groups }) => groups?.['name']),
  );
  expect(names.sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'last']);
});

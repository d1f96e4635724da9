import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { filesOf, isRule, parts, testsOf } from '../../tools/mutation';
import { testInFull, testInTurn } from '../support/in-full';

describe('whole run', () => {
  const root = path.resolve(__dirname, '..', '..');
  const support = path.join(root, 'test', 'support');
  let folder: string;

  /** A project with a file that needs the build and one that does not. */
  function write(scripts: Readonly<Record<string, string>>): void {
    const file = (name: string, text: string): void => {
      writeFileSync(path.join(folder, name), text);
    };
    file('package.json', JSON.stringify({ scripts }));
    file('first.test.js', "test('passes', () => expect(1).toBe(1));");
    file('built.test.js', "test('is there', () => expect(require('./made.js')).toBe(1));");
    const project = (displayName: string, more: object): object => ({
      displayName,
      rootDir: folder,
      testMatch: [`<rootDir>/${displayName}.test.js`],
      ...more,
    });
    const config = {
      reporters: ['default', `${support}/failed-parts.js`, `${support}/closing-line.js`],
      projects: [
        project('first', {}),
        project('built', { setupFiles: [`${support}/after-build.js`] }),
      ],
    };
    file('jest.config.js', `module.exports = ${JSON.stringify(config)};`);
  }

  const made = `node -e "setTimeout(() => fs.writeFileSync('made.js', 'module.exports = 1'), 3000)"`;
  const fails = `node -e "console.log('no such type'); process.exitCode = 3"`;

  /** Ends when the run does, however slow the machine is: no time is set for it. */
  function run(...options: readonly string[]): { code: number | null; said: string; last: string } {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(root, 'tools', 'test.js'), 'build', 'lint', '--', '--no-cache', ...options],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } },
    );
    const said = stdout + stderr;
    return { code: status, said, last: stdout.trimEnd().split('\n').at(-1) ?? '' };
  }

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'whole-run-'));
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  describe('the whole run', () => {
    test('lets a file that needs the build wait for it, alone in the process that waits', () => {
      write({ build: made, lint: 'node -e 0' });
      expect(run('built.test.js')).toMatchObject({ code: 0, last: '1 passed, 0 failed' });
      rmSync(path.join(folder, 'made.js'));
    });

    testInTurn(0, 2)(
      'fails when the build does, says what it said, and runs no file that needs it',
      () => {
        write({ build: fails, lint: 'node -e 0' });
        const { code, said, last } = run();
        expect({ code, last }).toEqual({ code: 1, last: '1 passed, 2 failed' });
        expect(said).toMatch(/^build: FAILED in \d+ s\nno such type$/m);
        expect(said).toContain('npm run build failed, and this file tests what it makes.');
        expect(said).toContain('lint: done in ');
      },
    );

    testInTurn(1, 2)('fails when the linter does, with all tests passed', () => {
      write({ build: made, lint: fails });
      expect(run()).toMatchObject({ code: 1, last: '2 passed, 1 failed' });
    });
  });

  describe('the order of a whole run', () => {
    interface File {
      readonly path: string;
      readonly context: object;
    }
    interface Sequencer {
      sort(files: readonly File[]): File[];
    }
    type Make = new (options: { globalConfig: { maxWorkers: number } }) => Sequencer;
    const LongestFirst = jest.requireActual<Make>('../support/longest-first');

    const file = (project: string, name: string, bytes: number): File => ({
      path: `${root}/test/${name}`,
      context: {
        config: { rootDir: root, displayName: { name: project } },
        hasteFS: { getSize: () => bytes },
      },
    });
    const names = (files: readonly File[]): string[] =>
      new LongestFirst({ globalConfig: { maxWorkers: 2 } })
        .sort(files)
        .map((each) => path.basename(each.path));

    test('begins with the longest of the short files, keeps every worker busy while the build runs, and mixes the rest', () => {
      const seconds = (project: string, each: number): File =>
        file(project, `${project}-${each}`, (each - 0.2) * 20_000);
      const short = Array.from({ length: 60 }, (_, index) => seconds('unit', (index + 1) / 20));
      const long = [9, 5, 30, 7].map((each) => seconds('pane', each));
      const built = [10, 20].map((each) => seconds('built', each));
      const order = names([...built, ...long, ...short]);
      const shortFirst = short.map((each) => path.basename(each.path)).reverse();
      // Two workers have 30 s of work each with 25 files of 1.8 to 3 s, or one more where one has too little.
      const head = order.slice(0, order.indexOf('built-20'));
      expect(head).toEqual(shortFirst.slice(0, head.length));
      expect(['unit-1.8', 'unit-1.75']).toContain(head.at(-1));
      expect(order[head.length + 1]).toBe('pane-30');
      expect(order.filter((each) => each.startsWith('pane'))).toEqual([
        'pane-30',
        'pane-9',
        'pane-7',
        'pane-5',
      ]);
      expect(order.filter((each) => each.startsWith('built'))).toEqual(['built-20', 'built-10']);
      expect(order.slice(-36)).toEqual(expect.arrayContaining(shortFirst.slice(30)));
    });

    test('begins with long files where there are not enough short ones', () => {
      const units = [10, 6, 30, 3, 20].map((tens) => file('unit', `of-${tens}`, tens * 20_000));
      const built = [1, 2].map((tens) => file('built', `built-${tens}`, tens * 20_000));
      expect(names([...built, ...units])).toEqual([
        'of-3',
        'of-30',
        'of-20',
        'of-10',
        'built-2',
        'of-6',
        'built-1',
      ]);
    });

    test('has every file once', () => {
      const all = Array.from({ length: 90 }, (_, index) =>
        file(['unit', 'pane', 'browser'][index % 3] ?? '', `of-${index}`, (index * 7919) % 60_000),
      );
      expect(names(all).sort()).toEqual(all.map((each) => path.basename(each.path)).sort());
    });

    test('knows long files that are there', () => {
      const known = jest.requireActual<Record<string, number>>('../support/long-files.json');
      const gone = Object.keys(known).filter((name) => !existsSync(path.join(root, name)));
      expect(gone).toEqual([]);
    });
  });
});

const root = path.resolve(__dirname, '..', '..');
const sources = ['test/browser', 'test/drivers', 'tools'].flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${room}/${name.split(path.sep).join('/')}`),
);

const filesWith = (pattern: RegExp): string[] =>
  sources.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));

test('a browser is waited for by what its pages show: each wait for a time has its reason', () => {
  expect(filesWith(/waitForTimeout\(/)).toEqual([
    // Between two presses of a button, until late functions are there.
    'test/browser/two-panes.test.ts',
    // How long a slow server takes to answer.
    'test/browser/workbench.test.ts',
    // What a picture shows comes to rest.
    'tools/pictures.ts',
  ]);
});

test('pages are looked at by a timer, as few frames are drawn where the machine is busy', () => {
  expect(filesWith(/waitForFunction\(/)).toEqual(['tools/browser.ts']);
});

test('a program that a test starts has the time it takes, on a machine of any speed', () => {
  const tests = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]sx?$/.test(name))
    .map((name) => readFileSync(path.join(root, 'test', name), 'utf8'))
    .filter((text) => /\b(?:spawnSync|execFileSync|execSync)\(/.test(text));
  expect(tests.length).toBeGreaterThan(10);
  expect(tests.filter((text) => /\btimeout: /.test(text))).toEqual([]);
});

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
  'src/language/texts.ts known': 'same for all',
  'src/language/locale.ts figures': 'same for all',
  'src/language/locale.ts lists': 'same for all',
  'src/language/locale.ts plurals': 'same for all',
  'taskpane/sheets/columns/kinds.ts known': 'same for all',
  'taskpane/details.ts record': 'taken back',
  'taskpane/excel/requests/requests.ts riding': 'not shared',
  'taskpane/excel/requests/requests.ts waiting': 'not shared',
  'taskpane/excel/undo/undo-entry.ts known': 'not shared',
  'taskpane/excel/undo/undo-look.ts begunToHide': 'by object',
  'taskpane/excel/why/following.ts lastRead': 'not shared',
  'taskpane/nk/book/read-book.ts lastRead': 'by object',
  // By the whole text of the list.
  'taskpane/ratings/fill-ratings.ts last': 'same for all',
  'taskpane/jobs/view/use-seen.tsx toldWay': 'not shared',
  'taskpane/controls/status/LoadingLine.tsx nobody': 'not shared',
  'taskpane/why/explanation.ts worked': 'by object',
  'tools/workbench/grid/engine/changes.ts befores': 'by object',
  'tools/workbench/grid/engine/functions.ts taken': 'taken back',
  'tools/workbench/grid/engine/reading.ts known': 'same for all',
  'tools/workbench/grid/formulas/excel-lookup.ts known': 'by object',
  'tools/workbench/grid/plugins/steps.ts tasks': 'by object',
  'tools/workbench/grid/plugins/calculation.ts states': 'by object',
  'tools/workbench/grid/plugins/steps.ts openGroups': 'by object',
  'tools/workbench/grid/plugins/prepare.ts prepared': 'by object',
  'tools/workbench/grid/typing.ts dayFirst': 'by object',
  'tools/workbench/host/model/object.ts types': 'same for all',
  'tools/workbench/page/pane.ts roles': 'by object',
  'tools/workbench/page/words.ts isDutch': 'same for all',
  'tools/workbench/page/pane.ts connected': 'by object',
  'taskpane/controls/InSteps.tsx waiting': 'not shared',
  'taskpane/controls/InSteps.tsx isComing': 'not shared',
  // Scripts of a page, which no test imports.
  'taskpane/main.tsx latest': 'not shared',
  'taskpane/main.tsx there': 'not shared',
  'tools/workbench/serve.ts isConnected': 'not shared',
  'tools/workbench/serve.ts source': 'not shared',
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

describe('the parts of npm run mutation', () => {
  const root = path.resolve(__dirname, '../..');
  const names = Object.keys(parts);

  test('every file of src is in exactly one of them', () => {
    const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
      .filter(isRule)
      .sort();
    const all = names.flatMap((name) => filesOf(name, root)).sort();
    expect(all.filter((file) => file.startsWith('src/'))).toEqual(sources);
    // Of the pane only how Why works formulas out, each file once.
    expect(new Set(all).size).toBe(all.length);
    expect(filesOf('why', root)).toEqual(all.filter((file) => !file.startsWith('src/')));
  });

  test.each(names)('%s has files, and names only places that exist', (name) => {
    expect(filesOf(name, root)).not.toHaveLength(0);
    const { rules = [], tests = [] } = parts[name] ?? {};
    const places = [...rules, ...tests.map((place) => `test/${place}`)];
    expect(places.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
  });

  test('have a runner, and it has what their tests take of jest', () => {
    const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
    const { plugins } = JSON.parse(read('stryker.config.json')) as { plugins: readonly string[] };
    expect(plugins).toEqual(['./test/tools/mutation/runner.mjs']);
    const [, exported = ''] =
      /module\.exports = \{([^}]*)\}/.exec(read('test/tools/mutation/jest-globals.cjs')) ?? [];
    const known = new Set(exported.split(/[\s,]+/).map((word) => word.replace(/:.*/, '')));
    expect(existsSync(path.join(root, 'test/tools/mutation/runner.mjs'))).toBe(true);
    const files = names.flatMap((name) => testsOf(name, root));
    expect(files.length).toBeGreaterThan(50);
    const unknown = files.flatMap((file) => {
      const [, taken = ''] = /import \{([^}]*)\} from '@jest\/globals'/.exec(read(file)) ?? [];
      return taken.split(/[\s,]+/).filter((word) => word !== '' && !known.has(word));
    });
    expect(unknown).toEqual([]);
    const falseModules = files.filter((file) => /\bjest\.(mock|spyOn|use)/.test(read(file)));
    expect(falseModules).toEqual([]);
  });

  testInFull.each(names)(
    'the tests of %s pass as they run there',
    (name) => {
      const { status, stdout } = spawnSync(
        process.execPath,
        ['node_modules/tsx/dist/cli.mjs', 'tools/mutation.ts', '--dry-run', name],
        { cwd: root, encoding: 'utf8' },
      );
      expect({ status, stdout: status === 0 ? '' : stdout }).toEqual({ status: 0, stdout: '' });
    },
    30 * 60_000,
  );
});

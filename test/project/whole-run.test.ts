import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

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

const made = `node -e "setTimeout(() => fs.writeFileSync('made.js', 'module.exports = 1'), 300)"`;
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
  test('lets a file that needs the build wait for it', () => {
    write({ build: made, lint: 'node -e 0' });
    // Alone it runs in the process that waits for the build.
    expect(run('built.test.js')).toMatchObject({ code: 0, last: '1 passed, 0 failed' });
    rmSync(path.join(folder, 'made.js'));
    const { code, last } = run();
    expect(existsSync(path.join(folder, 'made.js'))).toBe(true);
    expect({ code, last }).toEqual({ code: 0, last: '2 passed, 0 failed' });
  });

  test('fails when the build does, says what it said, and runs no file that needs it', () => {
    write({ build: fails, lint: 'node -e 0' });
    const { code, said, last } = run();
    expect({ code, last }).toEqual({ code: 1, last: '1 passed, 2 failed' });
    expect(said).toMatch(/^build: FAILED in \d+ s\nno such type$/m);
    expect(said).toContain('npm run build failed, and this file tests what it makes.');
    expect(said).toContain('lint: done in ');
  });

  test('fails when the linter does', () => {
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

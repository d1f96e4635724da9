import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { kgsPoints } from '../../src';
import { systems } from '../../systems';
import { runs } from '../support/sampled';
import { dist } from './support/bundle';

const library = path.join(dist, 'lib');
const subpaths = [...systems.map(({ id }) => id), 'language/en', 'language/nl'];

/** The source of a subpath. */
function sourceOf(subpath: string): string {
  const [first, tag] = subpath.split('/');
  return tag === undefined ? `../../src/${first}/index` : `../../language/library/${tag}`;
}

/** The newest compiler takes a sixth of the time of the one before it, which only `npm run test:full` asks. */
const compilers = ['typescript-7', 'typescript'].slice(0, runs(1, 2));

/** The library as somebody else has it: packed, and installed in an empty folder. */
describe('the packed library', () => {
  let folder: string;
  const npm = (...args: string[]): string =>
    execFileSync('npm', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      shell: process.platform === 'win32',
    });
  const run = (file: string, source: string): unknown => {
    writeFileSync(path.join(folder, file), source);
    return JSON.parse(execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' }));
  };

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'library-'));
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
    const packed = npm('pack', library, '--silent').trim();
    npm('install', '--offline', '--no-audit', '--no-fund', `./${packed}`);
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  /** What each subpath gives, as names of functions. */
  const functions = `Object.fromEntries(doors.map(([name, door]) =>
    [name, Object.keys(door).filter((each) => typeof door[each] === 'function').sort()]))`;
  const expected = async (): Promise<object> => {
    const doors = await Promise.all(
      subpaths.map(async (subpath) => {
        const door = (await import(sourceOf(subpath))) as Readonly<Record<string, unknown>>;
        const names = Object.keys(door).filter((each) => typeof door[each] === 'function');
        return [subpath, names.sort()] as const;
      }),
    );
    return Object.fromEntries(doors);
  };

  test('is imported, each subpath', async () => {
    const source = subpaths
      .map((subpath, index) => `import * as door${index} from 'tournament-scoring/${subpath}';`)
      .concat(
        `const doors = [${subpaths.map((subpath, index) => `['${subpath}', door${index}]`).join()}];`,
      )
      .concat(`console.log(JSON.stringify(${functions}));`);
    expect(run('all.mjs', source.join('\n'))).toEqual(await expected());
  });

  test('is required, each subpath', async () => {
    const source = `const doors = ${JSON.stringify(subpaths)}.map((subpath) =>
      [subpath, require('tournament-scoring/' + subpath)]);
      console.log(JSON.stringify(${functions}));`;
    expect(run('all.cjs', source)).toEqual(await expected());
  });

  test('answers and speaks', () => {
    const source = `import { award } from 'tournament-scoring/sof';
      import { sentence as english } from 'tournament-scoring/language/en';
      import { sentence as dutch } from 'tournament-scoring/language/nl';
      const [failure] = award(1250, 0).failures;
      console.log(JSON.stringify([award(1250, 60), english(failure), dutch(failure)]));`;
    expect(run('main.mjs', source)).toEqual([
      { ok: true, value: 25.16 },
      'tables: 0. Enter a number above 0.',
      'tables: 0. Typ een getal boven 0.',
    ]);
  });

  test('says the same whichever way it is loaded', () => {
    const source = `const { points } = require('tournament-scoring/kgs');
      console.log(JSON.stringify(points(60, 16, 1)));`;
    expect(run('main.cjs', source)).toEqual(kgsPoints(60, 16, 1));
  });

  test('brings types for Node and for bundlers', () => {
    writeFileSync(
      path.join(folder, 'main.ts'),
      systems
        .map(({ id }) => `import * as ${id} from 'tournament-scoring/${id}';`)
        .concat(
          "import * as en from 'tournament-scoring/language/en';",
          "import * as nl from 'tournament-scoring/language/nl';",
          'const given = sof.award(1250, 60);',
          'export const award: number = given.ok ? given.value : 0;',
          '// @ts-expect-error -- tables is a number',
          "sof.award(1250, 'many');",
          'export const said = given.ok ? [] : given.failures.map((each) => en.sentence(each) + nl.sentence(each));',
          'export const all = [aga.category, kgs.factor, nk.pairRound, kuksu.groupCycle];',
        )
        .join('\n'),
    );
    for (const [module, moduleResolution] of [
      ['NodeNext', 'NodeNext'],
      ['ESNext', 'Bundler'],
    ]) {
      const compilerOptions = {
        ...{ noEmit: true, strict: true, target: 'ES2022', types: [] },
        ...{ module, moduleResolution },
      };
      const project = JSON.stringify({ compilerOptions, files: ['main.ts'] });
      writeFileSync(path.join(folder, 'tsconfig.json'), project);
      for (const compiler of compilers) {
        const command = path.resolve(__dirname, '../../node_modules', compiler, 'bin/tsc');
        const { stdout, status } = spawnSync(process.execPath, [command], {
          cwd: folder,
          encoding: 'utf8',
        });
        expect([compiler, module, stdout, status]).toEqual([compiler, module, '', 0]);
      }
    }
  });

  test('holds nothing but the rules, their declarations and the licence', () => {
    const [packed] = JSON.parse(npm('pack', library, '--dry-run', '--json')) as [
      { files: { path: string }[] },
    ];
    const others = packed.files
      .map((file) => file.path)
      .filter((file) => !/\.(js|d\.ts)$/.test(file));
    expect(others.sort()).toEqual(['LICENSE', 'package.json']);
    expect(readFileSync(path.join(library, 'LICENSE'), 'utf8')).toContain('MIT');
  });
});

test.each(subpaths)('the names of tournament-scoring/%s stay', async (subpath) => {
  const door = (await import(sourceOf(subpath))) as object;
  expect(Object.keys(door).sort()).toMatchSnapshot();
});

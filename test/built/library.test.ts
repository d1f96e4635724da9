import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { kgsPoints } from '../../src';
import { systems } from '../../systems';
import { dist } from './support/bundle';

const library = path.join(dist, 'lib');
const compiler = path.resolve(__dirname, '../../node_modules/typescript/bin/tsc');

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
    npm('pack', library, '--silent');
    npm('install', '--offline', '--no-audit', '--no-fund', './tournament-scoring-0.1.0.tgz');
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('is imported', () => {
    const source = `import { award } from 'tournament-scoring/sof';
      import { pairRound } from 'tournament-scoring/nk';
      console.log(JSON.stringify([award(1250, 60), typeof pairRound]));`;
    expect(run('main.mjs', source)).toEqual([{ ok: true, value: 25.16 }, 'function']);
  });

  test('is required', () => {
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
          'const given = sof.award(1250, 60);',
          'export const award: number = given.ok ? given.value : 0;',
          '// @ts-expect-error -- tables is a number',
          "sof.award(1250, 'many');",
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
      const { stdout, status } = spawnSync(process.execPath, [compiler], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect([module, stdout, status]).toEqual([module, '', 0]);
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

test.each(systems)('the names of tournament-scoring/$id stay', async ({ id }) => {
  const door = (await import(`../../src/${id}/index`)) as object;
  expect(Object.keys(door).sort()).toMatchSnapshot();
});

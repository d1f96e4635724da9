import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { filesOf, isRule, parts } from '../../tools/mutation/parts';
import { testInFull } from '../support/in-full';

const root = path.resolve(__dirname, '../..');
const names = Object.keys(parts);

describe('the parts of npm run mutation', () => {
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

  testInFull.each(names)(
    'the tests of %s pass as they run there',
    (name) => {
      const { status, stdout } = spawnSync(
        process.execPath,
        ['node_modules/tsx/dist/cli.mjs', 'tools/mutation/cli.ts', '--dry-run', name],
        { cwd: root, encoding: 'utf8' },
      );
      expect({ status, stdout: status === 0 ? '' : stdout }).toEqual({ status: 0, stdout: '' });
    },
    30 * 60_000,
  );
});

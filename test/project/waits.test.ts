import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

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
    'test/browser/waiting.test.ts',
    // How long a slow server takes to answer.
    'test/browser/workbench.test.ts',
    // What a picture shows comes to rest.
    'tools/pictures/index.ts',
  ]);
});

test('pages are looked at by a timer, as few frames are drawn where the machine is busy', () => {
  expect(filesWith(/waitForFunction\(/)).toEqual(['tools/until.ts']);
});

test('a program that a test starts has the time it takes, on a machine of any speed', () => {
  const tests = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]sx?$/.test(name))
    .map((name) => readFileSync(path.join(root, 'test', name), 'utf8'))
    .filter((text) => /\b(?:spawnSync|execFileSync|execSync)\(/.test(text));
  expect(tests.length).toBeGreaterThan(10);
  expect(tests.filter((text) => /\btimeout: /.test(text))).toEqual([]);
});

import { beforeAll, describe, expect, test } from '@jest/globals';
import { readMetadata } from './support/bundle';
import { engineScript, type Report } from './support/engine-script';
import {
  customFunctionsRuntime,
  es5,
  hermes,
  javaScriptCore,
  quickJs,
  v8,
  type Engine,
} from './support/engines';

/** All functions with all their examples, then with changed ones, among them many that are refused. */
const script = engineScript('functions.js', 20261122, 120);

const engines: readonly [name: string, engine: Engine | undefined][] = [
  ['V8 with nothing but ES5', es5],
  ['V8 after the custom functions runtime', customFunctionsRuntime],
  ['Hermes', hermes()],
  ['QuickJS', quickJs],
  ['JavaScriptCore', javaScriptCore()],
];

let expected: Report;

beforeAll(async () => {
  expected = await v8(script);
});

describe('the script that every engine runs', () => {
  test('calls every function, with values, refusals and no bug among the outcomes', () => {
    expect(Object.keys(expected).sort()).toEqual(
      readMetadata()
        .functions.map(({ id }) => id)
        .sort(),
    );
    for (const [id, { values, refusals, bugs }] of Object.entries(expected)) {
      expect([id, bugs]).toEqual([id, []]);
      expect([id, values > 10, refusals > 10]).toEqual([id, true, true]);
    }
  });

  test('gives another hash when one outcome is another', async () => {
    const broken = script.replace('a score in whole or half points', 'a score in halves');
    expect(broken).not.toBe(script);
    const { 'NK.RIGHTS': rights, ...others } = await v8(broken);
    expect(rights?.hash).not.toBe(expected['NK.RIGHTS']?.hash);
    expect(others['SOF.AWARD']).toEqual(expected['SOF.AWARD']);
  });
});

describe.each(engines)('%s', (name, engine) => {
  const inEngine = engine ? test : test.skip;
  const told = engine ? '' : ' (skipped: not installed)';

  inEngine(
    `${name} gives the outcomes of V8${told}`,
    async () => {
      if (!engine) return;
      expect(await engine(script)).toEqual(expected);
    },
    120_000,
  );
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as source from '../../src/language/core';
import { dist } from './support/bundle';

const core = path.join(dist, 'core');

test('the rules are built as a library of their own with type declarations', async () => {
  const built = (await import(path.join(core, 'index.js'))) as typeof source;
  expect(Object.keys(built).sort()).toEqual(Object.keys(source).sort());
  expect(existsSync(path.join(core, 'index.d.ts'))).toBe(true);
  expect(built.sofAward(1250, 60)).toEqual({ ok: true, value: 25.16 });
  const refused = built.sofAward(1250, 0);
  expect(!refused.ok && refused.failures.map((each) => built.sentence(each))).toEqual([
    'tables: 0. Enter a number above 0.',
  ]);
});

test('what stands in the way of a pairing is a failure, and what can be allowed a question', () => {
  const players = [1, 2].map((number) => ({ number, strength: 2000, group: 0 }));
  const met = { games: [{ black: 1, white: 2, result: 'black' as const }] };
  const ways = [{ code: 'allowRepeat', values: { first: 1, second: 2 } }];
  expect(source.pairRound({ players, rounds: [met] })).toMatchObject({
    failures: [{ code: 'nobodyLeft', kind: 'notAvailable', values: { player: 1, met: [2] } }],
    questions: [{ ask: 'relax', ways }],
    obstacle: { code: 'nobodyLeft', values: { player: 1 } },
    relaxation: ways,
  });
  expect(source.pairRound({ players: players.slice(0, 1), rounds: [] })).toMatchObject({
    failures: [{ code: 'nobodyToPair', values: { present: 1 } }],
    questions: [],
  });
});

test('a ranking and a page list their failures', () => {
  expect(source.rankLeague([{ name: '', points: 1 }])).toMatchObject({
    ...{ ok: false, failures: [{ code: 'playerNamed' }], questions: [] },
  });
  const failure = { code: 'noTable', values: {} };
  expect(source.readLeaguePages('nothing')).toEqual({
    ...{ ok: false, failures: [failure], questions: [], failure },
  });
});

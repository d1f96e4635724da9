import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sentence } from '../../../../src/language/core';
import {
  drawGroups,
  earnedRights,
  egdTable,
  kindOf,
  nkStandings,
  pairingsOnOtherResults,
  stateOf,
  titleStatus,
  type NkEvent,
  type Result,
  type RoundOptions,
} from '../../../../src';
import { readOptions } from '../../../../src/nk/pairing/options';
import { anyEvent } from '../any-event';
import { runs } from '../../../support/sampled';

const odd = fc.constantFrom(NaN, Infinity, -1, 0.5, 1e300, 1_000_001, 2 ** 53);
const sometimes = <T>(usual: fc.Arbitrary<T>, unusual: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: unusual });
const number = sometimes(fc.integer({ min: 1, max: 6 }), odd);
const player = fc.record(
  {
    number,
    strength: sometimes(fc.integer({ min: -9, max: 9 }), odd),
    group: sometimes(fc.nat({ max: 3 }), odd),
    enters: number,
    withdrawnAfter: number,
    name: fc.constantFrom('', '__proto__', '=1+1', 'a;b|c', 'é\u00a0\n'),
  },
  { requiredKeys: ['number', 'strength', 'group'] },
);
const result = fc.constantFrom('black', 'white', 'draw', 'bothLost', 'blackByForfeit', null, 'x');
const game = fc.record(
  { board: number, black: number, white: number, result },
  {
    requiredKeys: ['black', 'white', 'result'],
  },
);
const round = fc.record(
  {
    games: fc.array(game, { maxLength: 2 }),
    byes: fc.array(number, { maxLength: 3 }),
    absences: fc.array(
      fc.record(
        { player: number, points: fc.constantFrom(0, 0.5, 1) },
        { requiredKeys: ['player'] },
      ),
      { maxLength: 4 },
    ),
    basis: fc.oneof(fc.string(), fc.constantFrom('', '1-2B 3+', '1-2B | 3-')),
  },
  { requiredKeys: ['games'] },
);
const settings = fc.record(
  {
    rounds: number,
    groupSize: number,
    absencePoints: fc.constantFrom(0, 0.5, 1),
    titleFrom: number,
  },
  { requiredKeys: [] },
);
/** Entry lists that hold together are rare by chance: most lists number their players 1, 2, 3 ... */
const players = fc.oneof(
  fc.array(player, { maxLength: 4 }),
  fc.array(player, { maxLength: 4 }).map((list) =>
    list.map(({ strength, group, name }, index) => ({
      number: index + 1,
      strength,
      group,
      name,
    })),
  ),
);
const garbled = fc
  .record(
    { players, rounds: fc.array(round, { maxLength: 2 }), settings, playOff: game },
    {
      requiredKeys: ['players', 'rounds'],
    },
  )
  .map((each) => each as unknown as NkEvent);
const whole = anyEvent.map((each): NkEvent => {
  return { ...each, settings: { rounds: Math.max(1, each.rounds.length) } };
});
const event = fc.oneof(garbled, whole);
const pairs = fc.array(fc.tuple(number, number), { maxLength: 2 });
const options = fc
  .record(
    {
      absent: fc.array(number, { maxLength: 2 }),
      forbidden: pairs,
      mayRepeat: pairs,
      forced: fc.array(
        fc.record(
          { players: fc.tuple(number, number), board: number, black: number },
          {
            requiredKeys: ['players'],
          },
        ),
        { maxLength: 2 },
      ),
      bye: number,
    },
    { requiredKeys: [] },
  )
  .map((each): RoundOptions => each);

const results: [string, fc.Arbitrary<Result<unknown>>][] = [
  [
    'stateOf',
    fc.tuple(event, fc.option(number, { nil: undefined })).map((each) => stateOf(...each)),
  ],
  ['titleStatus', event.map(titleStatus)],
  ['nkStandings', event.map(nkStandings)],
  ['earnedRights', event.map(earnedRights)],
  ['egdTable', event.map((each) => egdTable(each))],
  [
    'readOptions',
    fc.tuple(event, fc.oneof(options, fc.constant({}))).map(([each, said]) => {
      const state = stateOf(each);
      return state.ok ? readOptions(state.value, said) : state;
    }),
  ],
  [
    'drawGroups',
    fc
      .array(
        fc.record(
          { strength: number, right: fc.constantFrom('', 'x', 'Topgroep'), startGroup: number },
          {
            requiredKeys: ['strength'],
          },
        ),
        { maxLength: 4 },
      )
      .map((each) => drawGroups(each)),
  ],
];

describe('whatever the event', () => {
  test.each(results)('%s gives a value or one whole sentence', (_, each) => {
    let values = 0;
    fc.assert(
      fc.property(each, (given) => {
        if (given.ok) {
          values++;
          expect(JSON.stringify(given.value)).not.toMatch(/NaN|Infinity/);
        } else {
          expect(sentence(given.failure)).toMatch(/^[\w-]+( \d+)?(, [\w ,-]+)?: .+\. .+\.$/s);
          expect(sentence(given.failure)).not.toMatch(/undefined|\[object|\(NaN/);
          expect(kindOf(given.failure)).toBe('value');
        }
      }),
      { numRuns: runs(60, 1000) },
    );
    expect(values).toBeGreaterThan(10);
  });

  test('pairingsOnOtherResults answers with rounds and boards', () => {
    fc.assert(
      fc.property(event, (each) => {
        for (const { round: number } of pairingsOnOtherResults(each)) {
          expect(number).toBeLessThanOrEqual(each.rounds.length);
        }
      }),
      { numRuns: runs(60, 1000) },
    );
  });
});

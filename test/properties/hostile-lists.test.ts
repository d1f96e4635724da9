import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as rules from '../../src/language/core';
import { runs } from '../support/sampled';

/** Numbers as they come from a sheet gone wrong, and from a sound one. */
const number = fc.oneof(
  fc.double(),
  fc.double({ min: -100, max: 100, noNaN: true }),
  fc.integer({ min: -3, max: 60 }),
  fc.integer({ min: 1, max: 20 }),
  fc.constantFrom(NaN, Infinity, -Infinity, 0, -0, 1e300, 5e-324, 1_000_000, 1_000_001, 2 ** 53),
);
/** Nearly always sound, so that the rules behind the limits are reached too. */
const sound = fc.oneof(
  { weight: 30, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 1, arbitrary: number },
);
const column = fc.array(sound, { maxLength: 8 });
const marks = fc.array(fc.boolean(), { maxLength: 8 });
const cell = fc.oneof(number, fc.string(), fc.boolean(), fc.constant(null));
const name = fc.oneof(cell, fc.constantFrom('Aya', 'Zen', 'May', 'July'));
const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined });
const calculator = optional(
  fc.array(fc.array(fc.oneof(sound, cell), { maxLength: 5 }), { maxLength: 3 }),
);
const text = (...known: string[]): fc.Arbitrary<string | undefined> =>
  optional(fc.oneof(fc.constantFrom(...known), fc.string()));

const event = text('', 'Flight A', 'Bracketed Swiss');
const rating = text('Regional', 'Sectional');
const options = fc.record({
  sessions: optional(sound),
  rating,
  restrictions: optional(sound),
  event,
  depth: optional(sound),
  limit: optional(fc.oneof(fc.constantFrom(100, 750, 'Unlimited'), sound)),
  type: text('Pairs', 'BAM'),
  asSheet: fc.boolean(),
  places: optional(sound),
  maxPlayers: optional(sound),
  calculator,
});

const lone = (result: rules.Result<number>): rules.Result<readonly number[]> =>
  result.ok ? rules.succeed([result.value]) : result;

const calls: [string, fc.Arbitrary<rules.Result<readonly (number | null)[]>>][] = [
  ['sofAward', fc.tuple(number, number, options).map((args) => lone(rules.sofAward(...args)))],
  ['sofSession', fc.tuple(sound, sound, options).map((args) => lone(rules.sofSession(...args)))],
  [
    'sofStratum',
    fc.tuple(sound, sound, sound, sound, options).map((args) => lone(rules.sofStratum(...args))),
  ],
  ['sofFormer', fc.tuple(sound, sound, options).map((args) => lone(rules.sofFormer(...args)))],
  ['sofPlaces', fc.tuple(sound, sound, optional(sound)).map((args) => rules.sofPlaces(...args))],
  ['sofResults', fc.tuple(sound, column, options).map((args) => rules.sofResults(...args))],
  [
    'sofAverage',
    fc
      .tuple(fc.array(column, { maxLength: 5 }), optional(column))
      .map((args) => lone(rules.sofAverage(...args))),
  ],
  [
    'agaTable',
    fc.tuple(sound, sound, options).map(([avg, players, chosen]) => {
      const table = rules.agaTable(avg, players, chosen);
      return table.ok ? rules.succeed(table.value.map(({ points }) => points)) : table;
    }),
  ],
  ['agaResults', fc.tuple(sound, sound, column, options).map((args) => rules.agaResults(...args))],
  [
    'kgsTable',
    fc.tuple(sound, options).map(([F, chosen]) => {
      const table = rules.kgsTable(F, chosen);
      if (!table.ok) return table;
      return rules.succeed(
        table.value.rows.reduce<(number | null)[]>((all, { points }) => [...all, ...points], []),
      );
    }),
  ],
  [
    'kgsResults',
    fc
      .tuple(sound, sound, column, column, column, calculator, optional(marks))
      .map(([F, players, wins, sos, sodos, own, counts]) => {
        const length = Math.min(wins.length, sos.length, sodos.length);
        const cut = (each: number[]): number[] => each.slice(0, length);
        const marked = counts?.slice(0, length);
        return rules.kgsResults(F, players, cut(wins), cut(sos), cut(sodos), own, marked);
      }),
  ],
  [
    'kgsResults of any columns',
    fc
      .tuple(sound, sound, column, column, column, calculator, optional(marks))
      .map((args) => rules.kgsResults(...args)),
  ],
  [
    'kgsAnnual',
    fc
      .tuple(
        fc.array(fc.record({ account: name, event: name, points: sound }), { maxLength: 5 }),
        fc.array(fc.record({ account: name, event: name, engine: name }), { maxLength: 2 }),
      )
      .map((args) => {
        const table = rules.kgsAnnual(...args);
        return table.ok ? rules.succeed(table.value.map(({ total }) => total)) : table;
      }),
  ],
];

const said = (failure: rules.Failure): void => {
  const sentence = rules.sentence(failure);
  expect(sentence).toMatch(/^\w+[^:]*: .+\. .+\.$/s);
  expect(sentence).not.toMatch(/undefined|\[object|from 1 to (NaN|-|0)/);
  expect(['value', 'notAvailable']).toContain(rules.kindOf(failure));
};

describe('whatever the arguments', () => {
  test.each(calls)('%s gives finite numbers from 0 or one whole sentence', (_, results) => {
    fc.assert(
      fc.property(results, (result) => {
        if (result.ok) {
          for (const each of result.value) {
            if (each === null) continue;
            expect(each).toBeGreaterThanOrEqual(0);
            expect(each).toBeLessThan(Infinity);
          }
        } else said(result.failure);
      }),
      { numRuns: runs(80, 1500) },
    );
  });

  test('agaAverage gives a finite number or one whole sentence', () => {
    fc.assert(
      fc.property(column, (ratings) => {
        const mean = rules.agaAverage(ratings);
        if (mean.ok) expect(Number.isFinite(mean.value)).toBe(true);
        else mean.failures.forEach(said);
      }),
      { numRuns: runs(80, 1500) },
    );
  });

  test('kgsCheck gives whole sentences', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(sound, sound, sound), { maxLength: 8 }),
        sound,
        (list, rounds) => {
          const columns = [0, 1, 2].map((index) => list.map((row) => row[index] ?? NaN));
          const [wins = [], sos = [], sodos = []] = columns;
          const warnings = rules.kgsCheck(wins, sos, sodos, rounds);
          if (!warnings.ok) warnings.failures.forEach(said);
          else {
            for (const warning of warnings.value) {
              const sentence = rules.warningSentence(warning);
              expect(sentence).toMatch(/^(wins|sos|sodos)(, row \d+)?: .+\.$/);
              expect(sentence).not.toMatch(/undefined|NaN|Infinity/);
            }
          }
        },
      ),
      { numRuns: runs(80, 1500) },
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as rules from '../../src/language/core';
import { runs } from '../support/sampled';

/** Numbers as they come from a sheet gone wrong, and from a sound one. */
const number = fc.oneof(
  fc.double(),
  fc.double({ min: -100, max: 100, noNaN: true }),
  fc.integer({ min: -3, max: 60 }),
  fc.constantFrom(NaN, Infinity, -Infinity, 0, -0, 1e300, 5e-324, 1_000_000, 1_000_001, 2 ** 53),
);
const cell = fc.oneof(number, fc.string(), fc.boolean(), fc.constant(null));
const cells = fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 4 });
const optional = fc.option(number, { nil: undefined });

const calls: [string, fc.Arbitrary<rules.Result<number>>][] = [
  [
    'sofAward',
    fc
      .tuple(number, number, optional, fc.option(fc.string(), { nil: undefined }), optional)
      .map(([avg, tables, sessions, rating, restrictions]) =>
        rules.sofAward(avg, tables, { sessions, rating, restrictions }),
      ),
  ],
  ['sofPlace', fc.tuple(number, number, optional).map((args) => rules.sofPlace(...args))],
  ['agaCategory', fc.tuple(number, number).map((args) => rules.agaCategory(...args))],
  ['agaExact', fc.tuple(number, number).map((args) => rules.agaExact(...args))],
  ['agaSlope', number.map(rules.agaSlope)],
  [
    'agaPoints',
    fc
      .tuple(number, number, number, optional, fc.boolean())
      .map(([avg, players, place, tied, asSheet]) =>
        rules.agaPoints(avg, players, place, { tied, asSheet }),
      ),
  ],
  ['kgsFactor', fc.tuple(number, number, number).map((args) => rules.kgsFactor(...args))],
  [
    'kgsPoints',
    fc
      .tuple(number, number, number, fc.option(cells, { nil: undefined }))
      .map((args) => rules.kgsPoints(...args)),
  ],
  [
    'kgsPlayers',
    fc
      .array(fc.record({ played: number, scheduled: number, removed: fc.boolean() }))
      .map((entrants) => rules.kgsPlayers(entrants)),
  ],
];

describe('whatever the arguments', () => {
  test.each(calls)('%s gives a finite number from 0 or one whole sentence', (_, results) => {
    fc.assert(
      fc.property(results, (result) => {
        if (result.ok) {
          expect(result.value).toBeGreaterThanOrEqual(0);
          expect(result.value).toBeLessThan(Infinity);
        } else {
          const said = rules.sentence(result.failure);
          expect(said).toMatch(/^\w+[^:]*: .+\. .+\.$/s);
          expect(said).not.toMatch(/undefined|\[object|from 1 to (NaN|-|0)/);
          expect(['value', 'notAvailable']).toContain(rules.kindOf(result.failure));
        }
      }),
      { numRuns: runs(80, 3000) },
    );
  });
});

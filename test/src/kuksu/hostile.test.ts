import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sentence } from '../../../src/language/core';
import { kindOf, type Result } from '../../../src';
import { kuksuDefaultTier, kuksuSizes, kuksuSnake, kuksuTiers } from '../../../src/kuksu/sizes';
import { kuksuRank } from '../../../src/kuksu/rank';
import { kuksuSodos } from '../../../src/kuksu/crosstable';
import { often } from '../../support/sampled';

describe('whatever the arguments', () => {
  const number = fc.oneof(
    fc.double(),
    fc.integer({ min: -3, max: 30 }),
    fc.constantFrom(NaN, Infinity, -Infinity, 0, -0, 1e300, 5e-324, 1e6, 1_000_001, 2 ** 53),
  );
  const column = fc.array(number, { maxLength: 4 });
  const optional = fc.option(column, { nil: undefined });
  const cell = fc.oneof(number, fc.string(), fc.boolean(), fc.constant(null));
  const results: [string, fc.Arbitrary<Result<unknown>>][] = [
    ['kuksuTiers', number.map(kuksuTiers)],
    [
      'kuksuDefaultTier',
      fc.tuple(number, number, number, fc.boolean()).map((args) => kuksuDefaultTier(...args)),
    ],
    ['kuksuSodos', fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 3 }).map(kuksuSodos)],
    [
      'kuksuRank',
      fc.tuple(column, column, optional, optional, optional).map((args) => kuksuRank(...args)),
    ],
    ['kuksuSnake', fc.tuple(column, number).map((args) => kuksuSnake(...args))],
    ['kuksuSizes', fc.integer({ min: -10, max: 3000 }).map(kuksuSizes)],
  ];

  test.each(results)('%s gives numbers or one whole sentence', (_, each) => {
    fc.assert(
      fc.property(each, (result) => {
        if (result.ok) {
          const given = JSON.stringify(result.value);
          expect(given).not.toMatch(/null|-/);
        } else {
          expect(sentence(result.failure)).toMatch(/^\w+[^:]*: .+\. .+\.$/s);
          expect(sentence(result.failure)).not.toMatch(/undefined|\[object|\(NaN/);
          expect(['value', 'notAvailable']).toContain(kindOf(result.failure));
        }
      }),
      often,
    );
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sentence } from '../../../src/language/core';
import { kindOf, type Result } from '../../../src';
import { nkGroups, nkRights } from '../../../src/nk/groups';
import { foldPairs, nkScore, slidePairs } from '../../../src/nk/score';
import { nkProgress } from '../../../src/nk/progress';
import { runs } from '../../support/sampled';

const number = fc.oneof(
  fc.double(),
  fc.integer({ min: -3, max: 30 }),
  fc.constantFrom(NaN, Infinity, -Infinity, 0, -0, 1e300, 5e-324, 1e6, 1_000_001, 2 ** 53),
);
const optional = fc.option(number, { nil: undefined });
const right = fc.oneof(fc.string(), fc.constantFrom('', 'Topgroep', 'GROUP 1', '__proto__'));
const results: [string, fc.Arbitrary<Result<unknown>>][] = [
  [
    'nkGroups',
    fc
      .tuple(
        fc.array(number, { maxLength: 5 }),
        fc.option(fc.array(right, { maxLength: 5 }), { nil: undefined }),
        optional,
      )
      .map((args) => nkGroups(...args)),
  ],
  ['nkScore', fc.tuple(number, number).map((args) => nkScore(...args))],
  ['nkRights', number.map(nkRights)],
  ['slidePairs', number.map(slidePairs)],
  ['foldPairs', number.map(foldPairs)],
  ['nkProgress', fc.tuple(number, number, optional).map((args) => nkProgress(...args))],
];

describe('whatever the arguments', () => {
  test.each(results)('%s gives a value or one whole sentence', (_, each) => {
    fc.assert(
      fc.property(each, (result) => {
        if (result.ok) {
          expect(JSON.stringify(result.value)).not.toMatch(/null|NaN|Infinity/);
        } else {
          expect(sentence(result.failure)).toMatch(/^\w+[^:]*: .+\. .+\.$/s);
          expect(sentence(result.failure)).not.toMatch(/undefined|\[object|NaN\)/);
          expect(kindOf(result.failure)).toBe('value');
        }
      }),
      { numRuns: runs(60, 1000) },
    );
  });
});

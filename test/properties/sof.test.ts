import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sofAward, sofPlace } from '../../src';
import { basicAward } from '../../src/sof/award';
import { value } from '../src/results';
import { often } from '../support/sampled';

const average = fc.double({ min: 0, max: 12_000, noNaN: true });
const tables = fc.double({ min: 0.5, max: 80, noNaN: true });
const event = fc.record({
  sessions: fc.integer({ min: 1, max: 9 }),
  rating: fc.constantFrom('Sectional', 'Regional'),
  restrictions: fc.integer({ min: 0, max: 3 }),
});
const ordered = (numbers: fc.Arbitrary<number>): fc.Arbitrary<readonly [number, number]> =>
  fc.tuple(numbers, numbers).map(([a, b]) => (a < b ? [a, b] : [b, a]));

describe('SOF awards', () => {
  test('S1, S2: more tables never pay less', () => {
    fc.assert(
      fc.property(average, ordered(tables), event, (avgMP, [fewer, more], options) => {
        expect(value(sofAward(avgMP, fewer, options))).toBeLessThanOrEqual(
          value(sofAward(avgMP, more, options)),
        );
      }),
      often,
    );
  });

  test.each([
    ['up to 1250', fc.double({ min: 0, max: 1250, noNaN: true })],
    ['above 1250', fc.double({ min: 1250.01, max: 12_000, noNaN: true })],
  ])('S1, S2: %s a stronger field is never paid less', (_, averages) => {
    fc.assert(
      fc.property(ordered(averages), tables, event, ([weaker, stronger], count, options) => {
        expect(value(sofAward(weaker, count, options))).toBeLessThanOrEqual(
          value(sofAward(stronger, count, options)),
        );
      }),
      often,
    );
  });

  test('S2: just above 1250 every field is paid less than at 1250', () => {
    fc.assert(
      fc.property(tables, (count) => {
        expect(basicAward(1250.000001, count).award).toBeLessThan(basicAward(1250, count).award);
      }),
      often,
    );
  });

  test('S4: the basic award lies within 2.50 and 50', () => {
    fc.assert(
      fc.property(average, tables, (avgMP, count) => {
        const award = value(sofAward(avgMP, count));
        expect(award).toBeGreaterThanOrEqual(2.5);
        expect(award).toBeLessThanOrEqual(50);
      }),
      often,
    );
  });

  test('S5: more sessions never pay less, more restrictions never more, a sectional never more', () => {
    fc.assert(
      fc.property(average, tables, event, (avgMP, count, options) => {
        const award = value(sofAward(avgMP, count, options));
        const { sessions, restrictions } = options;
        expect(
          value(sofAward(avgMP, count, { ...options, sessions: sessions + 1 })),
        ).toBeGreaterThanOrEqual(award);
        expect(
          value(sofAward(avgMP, count, { ...options, restrictions: restrictions + 1 })),
        ).toBeLessThanOrEqual(award);
        expect(
          value(sofAward(avgMP, count, { ...options, rating: 'Sectional' })),
        ).toBeLessThanOrEqual(award);
      }),
      often,
    );
  });
});

describe('SOF places', () => {
  const first = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100);
  const sessions = fc.integer({ min: 1, max: 9 });

  test('S10: awards never rise with the place', () => {
    fc.assert(
      fc.property(first, sessions, fc.integer({ min: 1, max: 200 }), (award, count, place) => {
        expect(value(sofPlace(award, place + 1, count))).toBeLessThanOrEqual(
          value(sofPlace(award, place, count)),
        );
      }),
      often,
    );
  });

  test('S10: a larger first award never pays a place less', () => {
    fc.assert(
      fc.property(
        ordered(first),
        sessions,
        fc.integer({ min: 1, max: 60 }),
        ([less, more], count, place) => {
          expect(value(sofPlace(less, place, count))).toBeLessThanOrEqual(
            value(sofPlace(more, place, count)),
          );
        },
      ),
      often,
    );
  });

  test('S11: first place gets the award as given', () => {
    fc.assert(
      fc.property(first, sessions, (award, count) => {
        expect(value(sofPlace(award, 1, count))).toBe(award);
      }),
      often,
    );
  });
});

import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sofAverage } from '../../src';
import { numbers, readGolden } from '../golden/read';
import { runs } from '../support/sampled';
import { runGrid, valueOf } from './grid';
import {
  averageHundredths,
  awardHundredths,
  formerHundredths,
  placeHundredths,
  sessionHundredths,
  stratumHundredths,
  tiedHundredths,
} from './sof-exact';
import { firstAwards, formerHalfTables, halfTables, tables } from './sof-fields';

const twoSessionRegional = { R: 14, sessions: 2, tenthsP: 10 };

describe('the exact SOF checker', () => {
  test('reproduces the printed sample table by itself', () => {
    const { header, rows } = readGolden('sof-sample-table.csv');
    const [, ...averages] = header.map(Number);
    for (const row of rows) {
      const [tables = NaN, ...printed] = numbers(row);
      expect(averages.map((each) => Number(awardHundredths(each, tables)) / 100)).toEqual(printed);
    }
  });

  test('walks down the places as the table says', () => {
    expect([1, 2, 3, 4, 5, 6].map((place) => Number(placeHundredths(6400, place, 3)))).toEqual([
      6400, 4800, 3600, 2743, 2400, 2133,
    ]);
  });

  test('gives, worked out by hand, what adjusted events, sessions and ties are paid', () => {
    const swiss = { ...twoSessionRegional, kind: 'Bracketed Swiss' } as const;
    const flightA = { ...twoSessionRegional, kind: 'Flight A' } as const;
    // 50 x 1.875 and 50 x 1.1; 50 x 2/3 / 2; 1.1 x 15.8256667
    expect(awardHundredths(10_000, 60, swiss)).toBe(9375n);
    expect(awardHundredths(10_000, 60, flightA)).toBe(5500n);
    expect(sessionHundredths(10_000, 60, twoSessionRegional)).toBe(1667n);
    const [field, stratum] = [
      { average: 400, tables: 30 },
      { average: 3000, tables: 20 },
    ];
    expect(stratumHundredths(field, stratum, twoSessionRegional)).toBe(1741n);
    // 2nd and 3rd of 10.00 are paid 7.50 and 5.63 (half up from 5.625): 6.565 each
    expect(tiedHundredths(1000, [1, 2, 1], 2)).toEqual([1000n, 657n, 657n, 422n]);
    expect(tiedHundredths(1000, [1, 2, 1], 2, 2)).toEqual([1000n, 375n, 375n, 0n]);
  });

  test('gives the former system\u2019s awards, worked out by hand', () => {
    const open = { ...twoSessionRegional, tenthsM: 10, hundredthsT: 100 };
    // 70/60 x 14 x 1.5; 65/60 x 21 x 0.7 = 15.925; log10(100) x 21
    expect(formerHundredths(60, open)).toBe(2450n);
    expect(formerHundredths(55, { ...open, tenthsM: 7 })).toBe(1593n);
    expect(formerHundredths(400, open)).toBe(4200n);
  });

  test('averages the strongest entries, capped, by itself', () => {
    // Two pairs of 30,000 (capped at 20,000) and 4,000; a team of six with 6,000: 4,000 for four.
    const pairs = [
      { hundredths: 3_000_000, players: 2 },
      { hundredths: 400_000, players: 2 },
    ];
    expect(averageHundredths(pairs)).toEqual([2_400_000n * 30n, 4n * 30n]);
    expect(averageHundredths([{ hundredths: 600_000, players: 6 }])).toEqual([
      400_000n * 30n,
      4n * 30n,
    ]);
  });
});

const fields = tables.length * 1001;

describe('SOF equals exact fractions', () => {
  let found: ReturnType<typeof runGrid>;
  beforeAll(() => {
    found = runGrid('sof-grid.ts');
  }, 300_000);

  test.each([
    [
      'S1-S7, S11: awards of tables 1-60 x averages 0-10,000 in steps of 10, in every kind of event',
      'awards',
      fields * (1 + 2 * 3 * 3 * 4),
    ],
    ['S1-S4, S11: awards of every whole average to 10,000', 'points', tables.length * 10_001 * 2],
    [
      'S3: awards of half tables and hundredths, beyond the caps too',
      'fractions',
      halfTables.length * 501,
    ],
    ['S12: session awards of the same fields', 'sessions', fields * 2 * 3 * 3],
    ['S8: four strata of each of the same fields', 'strata', fields * 4],
    [
      'S10, S11: PLACE and PLACES under every first award to 93.75',
      'places',
      firstAwards.length * 5 * 40 * 2,
    ],
    ['S13: every way eight entries can tie, at every depth', 'ties', 55 * 3 * 128 * 10],
    [
      'S14: the former system with half tables to 500',
      'former',
      formerHalfTables.length * 4 * 6 * 3 * 3,
    ],
  ])('%s', (_, name, compared) => {
    expect(found[name]).toEqual({ compared, differences: [] });
  });

  test('S9: averages of pairs and of teams, to 12 digits', () => {
    const entry = (
      players: fc.Arbitrary<number>,
    ): fc.Arbitrary<{ hundredths: number; players: number }> =>
      fc.record({ hundredths: fc.integer({ min: 1, max: 6_000_000 }), players });
    const event = fc.oneof(
      fc.array(entry(fc.constant(2)), { minLength: 1, maxLength: 150 }),
      fc.array(entry(fc.constantFrom(4, 5, 6)), { minLength: 1, maxLength: 90 }),
    );
    fc.assert(
      fc.property(event, (entries) => {
        const holdings = entries.map(({ hundredths }) => [hundredths / 100]);
        const average = valueOf(
          sofAverage(
            holdings,
            entries.map(({ players }) => players),
          ),
        );
        const [part, of] = averageHundredths(entries);
        expect(average).toBeCloseTo(Number((part * 10n ** 8n) / of) / 10 ** 10, 7);
      }),
      { numRuns: runs(60, 1000) },
    );
  });
});

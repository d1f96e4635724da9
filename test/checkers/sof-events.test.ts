import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { awardEvent, sofAverage, type SofEvent, tablesOf } from '../../src';
import { value } from '../src/results';
import { runs } from '../support/sampled';
import {
  checkedAverage,
  type CheckedEntry,
  type CheckedEvent,
  checkedField,
  checkedFirst,
  checkedTables,
} from './sof-event';
import { numbers, readGolden } from '../golden/read';
import { valueOf } from './grid';
import { grid } from './sof-grid';
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

const often = { numRuns: runs(12, 1000) };

/** Scores tie often, and holdings are near the caps and the 1250 of S1. */
const entryOf = (perEntry: 2 | 4, strata: readonly ('A' | 'B' | 'C')[]) =>
  fc.record({
    stratum: fc.constantFrom(...strata),
    score: fc.integer({ min: -20, max: 60 }).map((score) => score / 2),
    holdings: fc.oneof(
      { arbitrary: fc.array(held, { minLength: perEntry, maxLength: perEntry }), weight: 9 },
      { arbitrary: fc.constant([]), weight: 1 },
    ),
  });

const held = fc.oneof(
  fc.integer({ min: 1, max: 400_000 }).map((hundredths) => hundredths / 100),
  fc.integer({ min: 1, max: 25_000 }),
);

const event = fc
  .record({
    perEntry: fc.constantFrom(2 as const, 4 as const),
    strata: fc.constantFrom<readonly ('A' | 'B' | 'C')[]>(
      ['A'],
      ['A', 'B'],
      ['A', 'B', 'C'],
      ['B', 'C'],
    ),
    sessions: fc.integer({ min: 1, max: 5 }),
    regional: fc.boolean(),
    restrictions: fc.integer({ min: 0, max: 3 }),
  })
  .chain(({ strata, ...terms }) =>
    fc.record({
      terms: fc.constant({ ...terms, isStratified: strata.length > 1 }),
      entries: fc.array(entryOf(terms.perEntry, strata), {
        minLength: 2,
        maxLength: runs(50, 130),
      }),
      depth: fc.double({ min: 0, max: 1, noNaN: true }),
      isOpen: fc.boolean(),
    }),
  )
  .map(({ terms, entries, depth, isOpen }): CheckedEvent => {
    const of = (field: 'A' | 'B' | 'C'): number =>
      Math.max(1, Math.ceil(depth * entries.filter(({ stratum }) => stratum >= field).length));
    return { ...terms, entries, depths: isOpen ? {} : { A: of('A'), B: of('B'), C: of('C') } };
  });

/** Whether each field that is averaged has anybody with masterpoints. */
function hasAverages({ entries, isStratified }: CheckedEvent): boolean {
  const fields: ((each: CheckedEntry) => boolean)[] = isStratified
    ? [
        () => true,
        ({ stratum }) => stratum === 'A',
        ({ stratum }) => stratum >= 'B',
        ({ stratum }) => stratum >= 'C',
      ]
    : [() => true];
  return fields.every((counts) => {
    const counted = entries.filter(counts);
    return counted.length === 0 || counted.some(({ holdings }) => holdings.length > 0);
  });
}

function awarded(checked: CheckedEvent): SofEvent.EventAwards {
  const unit = checked.perEntry === 2 ? 'pairs' : 'teams';
  const tables = tablesOf(unit, [checked.entries.length]).counted;
  return value(
    awardEvent(
      checked.entries.map(({ stratum, score, holdings }) => ({
        stratum,
        scores: { A: score, B: score, C: score },
        holdings,
      })),
      {
        unit,
        isStratified: checked.isStratified,
        sessions: checked.sessions,
        rating: checked.regional ? 'Regional' : 'Sectional',
        restrictions: checked.restrictions,
        event: '',
        tables,
        depths: checked.depths,
        limit: 'Unlimited',
        playersPerEntry: [],
        comparisons: [tables],
      },
    ),
  );
}

describe('The awards of random events', () => {
  test('S8, S9: first places are those of the independent computation', () => {
    fc.assert(
      fc.property(event, (checked) => {
        fc.pre(hasAverages(checked));
        const { fields, alone } = awarded(checked);
        for (const { stratum, average, tables, first } of fields) {
          const ranked = checked.entries.filter((each) => each.stratum >= stratum);
          const expected = checkedAverage(ranked, checked.perEntry);
          expect(average.value).toBeCloseTo(expected, 6);
          expect(tables).toBe(checkedTables(checked, ranked.length));
          const strongest = checked.entries.filter((each) => each.stratum === 'A');
          const own = checkedFirst(expected, tables, checked);
          const top =
            stratum === 'A' && checked.isStratified && strongest.length > 0
              ? 1.1 *
                checkedFirst(
                  checkedAverage(strongest, checked.perEntry),
                  checkedTables(checked, strongest.length),
                  checked,
                )
              : 0;
          expect(Math.abs(first.value - Math.max(own, top))).toBeLessThan(0.005 + 1e-6);
        }
        const hasAlone =
          checked.isStratified && checked.entries.some((each) => each.stratum === 'A');
        expect(alone !== undefined).toBe(hasAlone);
      }),
      often,
    );
  });

  test('S10, S13: every entry has one award, the largest it earned, in the higher stratum of equals', () => {
    fc.assert(
      fc.property(event, (checked) => {
        fc.pre(hasAverages(checked));
        const { fields, entries } = awarded(checked);
        const byField = fields.map(({ stratum, first }) => ({
          stratum,
          earned: checkedField(stratum, Math.round(first.value * 100), checked),
        }));
        for (const [row, entry] of entries.entries()) {
          let best: { award: number; paidIn: string | undefined } = { award: 0, paidIn: undefined };
          for (const { stratum, earned } of byField) {
            const award = earned[row];
            const found = entry.byField[stratum]?.award;
            expect(found === undefined ? undefined : Math.round(found * 100)).toBe(award);
            if (award !== undefined && award > best.award) best = { award, paidIn: stratum };
          }
          expect([Math.round(entry.award * 100), entry.paidIn]).toEqual([best.award, best.paidIn]);
        }
      }),
      often,
    );
  });

  test('no field pays more than its places, and none against the scores', () => {
    fc.assert(
      fc.property(event, (checked) => {
        fc.pre(hasAverages(checked));
        const { fields, entries } = awarded(checked);
        for (const { stratum, places } of fields) {
          const paid = entries.flatMap(({ byField }, row) => {
            const found = byField[stratum];
            return found ? [{ ...found, score: checked.entries[row]?.score ?? 0 }] : [];
          });
          const sum = paid.reduce((total, { award }) => total + award, 0);
          const most = places.reduce((total, award) => total + award, 0);
          // Half up may give each of the tied half a hundredth.
          const tied = paid.filter(({ from, to }) => to > from).length;
          expect(sum).toBeLessThanOrEqual(most + 0.005 * tied + 1e-6);
          const inOrder = [...paid].sort((a, b) => b.score - a.score);
          for (const [i, { award }] of inOrder.entries()) {
            expect(award).toBeLessThanOrEqual(inOrder[i - 1]?.award ?? Infinity);
          }
        }
      }),
      often,
    );
  });
});

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
  jest.setTimeout(300_000);

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
  ] as const)('%s', (_, name, compared) => {
    expect(grid[name]()).toEqual({ compared, differences: [] });
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

import { beforeAll, describe, expect, test } from '@jest/globals';
import { agaAverage } from '../../src';
import { numbers, readGolden } from '../golden/read';
import { averageOf, sharedTenths } from './aga-exact';
import { averages } from './aga-fields';
import { runGrid, valueOf } from './grid';

describe('the exact AGA checker', () => {
  test('reproduces the printed example by itself', () => {
    const section = averageOf(793).section(20);
    const printed = readGolden('aga-worked-example.csv').rows.map(numbers);
    expect(printed.map(([place = NaN]) => section.tenths(place) / 10)).toEqual(
      printed.map(([, points]) => points),
    );
    expect([section.exactTenths, section.category, section.slopeHundredths]).toEqual([
      155n,
      16n,
      86n,
    ]);
  });

  test('starts at category 1 by itself, where the slope is 0', () => {
    const section = averageOf(110).section(5);
    expect([section.category, section.slopeHundredths]).toEqual([1n, 0n]);
    expect([1, 2, 3].map(section.tenths)).toEqual([22, 0, 0]);
  });

  test('lets tied players split: 2nd and 3rd share 10.2 and 8.7', () => {
    expect(sharedTenths(averageOf(793).section(20), 2, 2)).toBe(95);
  });
});

const sections = averages.length * 196;
/** 5 + 6 + ... + 200 places for each average. */
const cells = (averages.length * (200 * 201 - 4 * 5)) / 2;

describe('averages 1.1-10.8 in steps of 0.01 with 5-200 players equal decimals of 50 places', () => {
  let found: ReturnType<typeof runGrid>;
  beforeAll(() => {
    found = runGrid('aga-grid.ts');
  }, 300_000);

  test.each([
    ['A1, A2, A4: exact category, category and slope', 'categories', 3 * sections],
    ['A5, A6: TABLE, with the least award', 'table', sections + cells],
    ['A3, A5: POINTS of every place, as the sheet has them', 'points', cells],
    ['A8: POINTS of ties of all sizes', 'ties', 4 * sections],
    ['A8: RESULTS of lists in which ties follow each other', 'lists', sections],
  ])('%s', (_, name, compared) => {
    expect(found[name]).toEqual({ compared, differences: [] });
  });
});

describe('A9: the average of ratings', () => {
  test('equals the exact fraction of hundredths to 12 digits', () => {
    for (let count = 1; count <= 200; count++) {
      const hundredths = Array.from({ length: count }, (_, index) => {
        const size = 100 + ((index * 7919 + count * 104_729) % 980);
        return (index + count) % 3 === 0 ? -size : size;
      });
      const exact = BigInt(hundredths.reduce((sum, each) => sum + each, 0)) * 10n ** 15n;
      const mean = valueOf(agaAverage(hundredths.map((each) => each / 100)));
      expect(mean).toBeCloseTo(Number(exact / BigInt(100 * count)) / 1e15, 11);
    }
  });
});

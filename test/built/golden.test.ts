import { describe, expect, test } from '@jest/globals';
import { CellError } from '../functions/custom-functions';
import { numbers, readGolden } from '../golden/read';
import { loadBundle } from './support/bundle';

/** The golden tables once more, through the bundle that is shipped: whole tables as one formula. */
const functions = loadBundle('functions.js');

function call(id: string, ...args: unknown[]): unknown[][] {
  const implementation = functions.get(id);
  if (!implementation) throw new Error(`${id} is not associated`);
  return implementation(...args) as unknown[][];
}

const column = (values: readonly unknown[]): unknown[][] => values.map((each) => [each]);
const rowsOf = (name: string): number[][] =>
  readGolden(name).rows.map((row) => numbers(row).map((each) => each ?? NaN));

test('S1, S2: SOF.AWARD of a column against a row is the printed sample table', () => {
  const [, ...averages] = readGolden('sof-sample-table.csv').header.map(Number);
  const rows = rowsOf('sof-sample-table.csv');
  const tables = rows.map(([each]) => each);
  expect(call('SOF.AWARD', [averages], column(tables))).toEqual(rows.map((row) => row.slice(1)));
});

describe('AGA', () => {
  test('A5: TABLE, POINTS and RESULTS give the 20 printed places', () => {
    const printed = rowsOf('aga-worked-example.csv');
    const points = column(printed.map(([, each]) => each));
    const places = column(printed.map(([place]) => place));
    expect(call('AGA.TABLE', 7.93, 20, null, null)).toEqual(printed);
    expect(call('AGA.POINTS', 7.93, 20, places, null, null)).toEqual(points);
    expect(call('AGA.RESULTS', 7.93, 20, places, null)).toEqual(points);
  });

  test('A1, A2, A4: EXACT, CATEGORY and SLOPE give what the document states', () => {
    const stated = rowsOf('aga-categories.csv');
    const field = [
      column(stated.map(([avg]) => avg)),
      column(stated.map(([, players]) => players)),
    ];
    expect(call('AGA.EXACT', ...field)[0]).toEqual([15.5]);
    expect(call('AGA.CATEGORY', ...field)).toEqual([[16], [1]]);
    expect(call('AGA.SLOPE', field[0])[0]).toEqual([0.86]);
  });
});

describe('KGS', () => {
  test.each([
    ['July', 7],
    ['September', 9],
  ])('K5: RESULTS pays %s 2012 as it was paid', (_, month) => {
    const rows = rowsOf('kgs-events-2012.csv').filter(([each]) => each === month);
    const [wins, sos, sodos, points] = [1, 2, 3, 4].map((index) =>
      column(rows.map((row) => row[index])),
    );
    const calculator = [[8, 5, 3, 2, 1]];
    expect(call('KGS.RESULTS', null, null, wins, sos, sodos, calculator)).toEqual(points);
    expect(call('KGS.RESULTS', 60, rows.length, wins, sos, sodos, calculator)).toEqual(points);
    // One removed account more, which counts for nothing.
    const more = [wins, sos, sodos].map((each) => [...(each ?? []), [9]]);
    const counts = [...rows.map(() => [true]), [false]];
    expect(call('KGS.RESULTS', 60, rows.length, ...more, calculator, counts)).toEqual([
      ...(points ?? []),
      [0],
    ]);
  });

  test('K4: POINTS and TABLE give the only known row of the lost sheet', () => {
    const known = rowsOf('kgs-known-points.csv').map(([, , , points]) => points);
    const places = column(known.map((_, index) => index + 1));
    expect(call('KGS.POINTS', 60, 14, places, null)).toEqual(column(known));
    const table = call('KGS.TABLE', 60, null, null);
    const row = table.find(([players]) => players === 14) ?? [];
    expect(row.slice(1)).toEqual(known.slice(0, row.length - 1));
  });
});

describe('KUKSU', () => {
  const rows = rowsOf('kuksu-tier-sizes.csv');
  const feasible = rows.filter((row) => row[12] === 1);

  test('U2, U3: TIERS of all numbers from 5 to 700 in one column', () => {
    const tiers = call('KUKSU.TIERS', column(rows.map(([players]) => players)));
    const shown = tiers.map(([each]) => (each instanceof CellError ? each.code : each));
    expect(shown).toEqual(rows.map((row) => (row[12] === 1 ? row[1] : '#N/A')));
  });

  test('U1, U2: SIZES of every number from 5 to 700 that can be divided', () => {
    for (const [players = NaN, , , fullTiers = NaN, remainder, bottomLeagues, ...of] of feasible) {
      const sizes = call('KUKSU.SIZES', players).map(([, size]) => size as number);
      const full = new Array<number>(2 ** fullTiers - 1).fill(10);
      expect([players, sizes.slice(0, full.length)]).toEqual([players, full]);
      expect(sizes.reduce((sum, each) => sum + each, 0)).toBe(players);
      // Without players left over the table counts the last full tier as the bottom one.
      const bottom =
        remainder === 0 ? sizes.slice(-(bottomLeagues ?? NaN)) : sizes.slice(full.length);
      const counts = [5, 6, 7, 8, 9, 10].map(
        (size) => bottom.filter((each) => each === size).length,
      );
      expect([players, counts]).toEqual([players, of.slice(0, 6)]);
    }
  });
});

describe('NK', () => {
  test('N15: every row of the printed table lies within the ranges of PROGRESS', () => {
    const printed = readGolden('nk-score-table.csv');
    const [header = [], ...rows] = call('NK.PROGRESS', 80, 7, null);
    expect(header.slice(1)).toEqual(printed.header.slice(1).map(Number));
    const outside = printed.rows.slice(1).flatMap((row, index) => {
      const shown = rows[index] ?? [];
      return numbers(row).filter((count, place) => {
        if (count === undefined) return shown[place] !== '';
        const [low = NaN, high = low] = String(shown[place]).split('-').map(Number);
        return !(low <= count && count <= high);
      });
    });
    expect(outside).toEqual([]);
    expect(rows.map(([round]) => round)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

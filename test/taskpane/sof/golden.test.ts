/** @jest-environment ./test/support/environment.js */
import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { awardBridgeEvent } from '../../../taskpane/sof/award-event';
import { planFaults } from '../../../taskpane/sheets/plan-check';
import { YearWorkbook } from '../kgs/support/year-workbook';
import { runs } from '../../support/sampled';
import { sample, sampleOptions } from './support/event-list';
import { plannable } from '../support/computed';

jest.setTimeout(60_000);

/** Entries in three strata whose scores often tie. */
const randomList = fc
  .array(fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 40, max: 52 }), fc.nat(9000)), {
    minLength: 4,
    maxLength: 20,
  })
  .map((entries) => [
    sample[0] ?? [],
    ...entries.map(([stratum, score, held], i) => [
      ...[String(i + 1), `Pair ${i + 1}`, 'A', stratum, score],
      ...[1 + held, 1 + Math.floor(held / 3)],
    ]),
  ]);

/** What the sheets show, written from the list of E40. */
async function written(
  language: 'en' | 'nl',
  change: Partial<typeof sampleOptions> = {},
  list: readonly (readonly (string | number | null)[])[] = sample,
) {
  const book = await YearWorkbook.create(language, 'sof');
  const entries = book.type('Pairs', 'A1', list);
  const computed = book.compute(awardBridgeEvent, { ...sampleOptions, ...change }, { entries });
  const { plan, detail } = plannable(computed);
  expect(planFaults(plan)).toEqual([]);
  book.apply(plan);
  const [event = '', awards = ''] = plan.sheets.map(({ name }) => name);
  return { book, plan, detail, event, awards };
}

describe.each(['en', 'nl'] as const)('The event of E40 in the sheets, in %s', (language) => {
  test('comes to the averages, first places and awards of the example', async () => {
    const { book, event, awards } = await written(language);
    expect(book.values(`${event}!B12:E17`)).toEqual([
      [12, 4, 8, 4],
      [6, 2, 4, 2],
      [
        expect.closeTo(2539.1045833333333, 9),
        5900,
        expect.closeTo(858.656875, 9),
        expect.closeTo(217.93875, 9),
      ],
      [8.58, 13.99, 4.24, 2.77],
      [15.38, null, 4.24, 2.77],
      [4, null, 3, 2],
    ]);
    expect(book.values(`${event}!G12:J16`)).toEqual([
      [1, 15.38, 4.24, 2.77],
      [2, 11.54, 3.18, 2.08],
      [3, 8.65, 2.39, null],
      [4, 6.49, null, null],
      [null, null, null, null],
    ]);
    expect(book.values(`${event}!B20:C20`)).toEqual([[5.6, expect.closeTo(15.38 / 5.6 - 1, 9)]]);
    expect(book.values(`${event}!B23:C24`)).toEqual([
      [6, 2.86],
      [6, 2.86],
    ]);
    expect(book.values(`${awards}!H5:O16`)).toEqual([
      ['2/3', 10.1, '', '', '', '', 10.1, 'A'],
      ['1', 15.38, '', '', '', '', 15.38, 'A'],
      ['4/5', 3.25, '', '', '', '', 3.25, 'A'],
      ['8', 0, '', '', '', '', 0, ''],
      ['2/3', 10.1, '1', 4.24, '', '', 10.1, 'A'],
      ['9', 0, '5', 0, '', '', 0, ''],
      ['6', 0, '3', 2.39, '', '', 2.39, 'B'],
      ['10', 0, '6', 0, '', '', 0, ''],
      ['4/5', 3.25, '2', 3.18, '1', 2.77, 3.25, 'A'],
      ['7', 0, '4', 0, '2', 2.08, 2.08, 'C'],
      ['11', 0, '7', 0, '3', 0, 0, ''],
      ['12', 0, '8', 0, '4', 0, 0, ''],
    ]);
    const paid = book.values(`${awards}!N5:N16`).flat().map(Number);
    expect(paid.reduce((sum, each) => sum + each, 0)).toBeCloseTo(46.55, 9);
  });

  test('comes to those of one session of a Sectional with a restriction', async () => {
    const change = { sessions: '1', rating: 'Sectional', restrictions: '1' } as const;
    const { book, event, awards } = await written(language, change);
    expect(book.values(`${event}!B16:E16`)).toEqual([[5.86, null, 1.61, 1.06]]);
    expect(book.values(`${event}!B20`)).toEqual([[2.13]]);
    expect(book.values(`${event}!B23:C23`)).toEqual([[6, 1.63]]);
    const paid = book.values(`${awards}!N5:O16`).filter(([award]) => award !== 0);
    expect(paid).toEqual([
      [3.85, 'A'],
      [5.86, 'A'],
      [1.24, 'A'],
      [3.85, 'A'],
      [0.91, 'B'],
      [1.24, 'A'],
      [0.8, 'C'],
    ]);
    expect(paid.reduce((sum, [award]) => sum + Number(award), 0)).toBeCloseTo(17.75, 9);
  });
});

describe('Who corrects the sheets', () => {
  test('by sorting the list gets every award beside its entry', async () => {
    const { book, awards } = await written('en');
    const before = new Map(
      book.values(`${awards}!B5:O16`).map((row) => [row[0], [row[12], row[13]]]),
    );
    const rows = book.values(`${awards}!A5:G16`);
    const sorted = [...rows].sort((a, b) => ((a[1] ?? '') < (b[1] ?? '') ? 1 : -1));
    book.type(awards, 'A5', sorted as never);
    const after = book.values(`${awards}!B5:O16`);
    expect(after.map(([name]) => name)).toEqual(sorted.map(([, name]) => name));
    for (const [name, ...row] of after) {
      expect([name, row[11], row[12]]).toEqual([name, ...(before.get(name ?? null) ?? [])]);
    }
  });

  test('by sorting random lists by any column gets every award beside its entry', async () => {
    const columns = fc.integer({ min: 1, max: 6 });
    const property = fc.asyncProperty(randomList, columns, async (list, key) => {
      const change = { depthA: '', depthB: '', depthC: '' };
      const { book, detail, awards } = await written('en', change, list);
      const last = 4 + detail.entries.length;
      const shown = (): Map<unknown, unknown[]> =>
        new Map(book.values(`${awards}!B5:O${last}`).map((row) => [row[0], row.slice(6)]));
      const before = shown();
      for (const [i, { name }] of detail.entries.entries()) {
        const { award, paidIn = '' } = detail.awards.entries[i] ?? {};
        expect([name, ...(before.get(name)?.slice(6) ?? [])]).toEqual([name, award, paidIn]);
      }
      const rows = book.values(`${awards}!A5:G${last}`);
      const sorted = [...rows].sort((a, b) => ((a[key] ?? '') < (b[key] ?? '') ? 1 : -1));
      book.type(awards, 'A5', sorted as never);
      expect(shown()).toEqual(before);
    });
    await fc.assert(property, { numRuns: runs(1, 25), endOnFailure: true });
  });

  test('by a score, a stratum, a holding or an input changes every award', async () => {
    const { book, event, awards } = await written('en');
    book.type(event, 'B5', [[1]]);
    book.type(event, 'B6', [['Sectional']]);
    book.type(event, 'B7', [[1]]);
    expect(book.value(`${event}!B16`)).toBe(5.86);
    expect(book.value(`${awards}!N6`)).toBe(5.86);
    book.type(awards, 'E8', [[70]]);
    expect(book.values(`${awards}!H8:I8`)).toEqual([['1', 5.86]]);
    book.type(awards, 'D16', [['A']]);
    expect(book.values(`${event}!B12:E12`)).toEqual([[12, 5, 7, 3]]);
    book.type(awards, 'D16', [['X']]);
    expect(book.value(`${awards}!A3`)).toMatch(/stratum/);
  });
});

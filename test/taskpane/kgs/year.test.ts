/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { checkedResult, checkedTotals, type CheckedYear } from '../../checkers/kgs-year';
import {
  fixedPoints,
  halves,
  july,
  lent,
  removals,
  sampleAliases,
  sampleTournaments,
  september,
  type SampleTournament,
} from './support/sample-year';
import { added, openYear } from './support/steps';
import type { YearWorkbook } from './support/year-workbook';
import { text } from '../../support/text';

jest.setTimeout(60_000);

let book: YearWorkbook;

/** Account and points as a result sheet shows them. */
function sheetPoints(sheet: string, players: number): [unknown, unknown][] {
  const rows = book.values(`${sheet}!B8:I${7 + players}`);
  return rows.map((row) => [row[0], row[7]]);
}

const near = (value: number): unknown => expect.closeTo(value, 9);

function expectTotals(year: CheckedYear, sheet = 'Totals'): void {
  const expected = checkedTotals(year).map(({ place, engine, total, events }) => [
    place,
    engine,
    near(total),
    events,
  ]);
  const found = book.values(`${sheet}!A5:D${5 + expected.length}`);
  expect(found).toEqual([...expected, [null, null, null, null]]);
}

/** The same where the rows of a result sheet are not in order: equal totals then stand in another one. */
function expectTotalsInAnyOrder(year: CheckedYear): void {
  const expected = checkedTotals(year);
  const found = book.values(`Totals!A5:D${4 + expected.length}`);
  expect(
    Object.fromEntries(found.map(([place, engine, ...rest]) => [engine, [place, ...rest]])),
  ).toEqual(
    Object.fromEntries(
      expected.map(({ place, engine, total, events }) => [engine, [place, near(total), events]]),
    ),
  );
}

describe.each([
  ['the fixed points of 2012', fixedPoints],
  ['the calculator of 2010', []],
] as const)('A year by %s', (_, points) => {
  const year = (count: number): CheckedYear => ({
    tournaments: sampleTournaments.slice(0, count),
    aliases: sampleAliases,
    points,
  });

  beforeEach(async () => {
    book = await openYear(points);
  });

  test('every tournament’s points are those of the preview and of the independent computation, and the totals follow', () => {
    for (const [index, tournament] of sampleTournaments.entries()) {
      const { detail, plan } = added(book, tournament);
      const checked = checkedResult(tournament, year(6));
      const [sheet] = plan.sheets;
      const inSheet = sheetPoints(sheet?.name ?? '', checked.players);
      expect(inSheet).toEqual(detail.standings.map(({ account, points }) => [account, points]));
      expect(Object.fromEntries(inSheet)).toEqual(
        Object.fromEntries([...checked.points].map(([account, share]) => [account, near(share)])),
      );
      expect(detail.F).toBe(checked.F);
      expectTotals(year(index + 1));
      expect(detail.totals).toEqual(
        checkedTotals(year(index + 1)).map((row) => ({ ...row, total: near(row.total) })),
      );
    }
  });
});

/** The tournament with one entrant's results changed. */
function corrected(
  tournament: SampleTournament,
  account: string,
  change: Partial<SampleTournament['entrants'][number]>,
): SampleTournament {
  const entrants = tournament.entrants.map((each) =>
    each.account === account ? { ...each, ...change } : each,
  );
  return { ...tournament, entrants };
}

describe('A year that lives on', () => {
  beforeEach(async () => {
    book = await openYear([], 'en', sampleAliases, [july, september]);
  });

  const year = (...tournaments: readonly SampleTournament[]): CheckedYear => ({
    tournaments,
    aliases: sampleAliases,
    points: [],
  });

  test('a corrected result corrects points, totals, checks and places, which follow when the rows are sorted', () => {
    // ManyFaces1 stands second with 6 wins and drops below the two with 4.
    expect(book.values('July 2012!A8:C13').map(([place, account]) => [place, account])).toEqual([
      [1, 'Zen19S'],
      [2, 'ManyFaces1'],
      [3, 'AyaBot'],
      [4, 'pachi2'],
      [4, 'stv'],
      [6, 'gnubot'],
    ]);
    book.type('July 2012', 'C9', [[3.5]]);
    const correctedJuly = corrected(july, 'ManyFaces1', { wins: 3.5 });
    expectTotalsInAnyOrder(year(correctedJuly, september));
    expect(book.values('July 2012!A8:A13').flat()).toEqual([1, 5, 2, 3, 3, 6]);
    // Sorted, each place goes with its row.
    const rows = book.values('July 2012!B8:H13');
    const sorted = [rows[0], rows[2], rows[3], rows[4], rows[1], rows[5]].map((row) =>
      (row ?? []).slice(0, 4),
    );
    book.type('July 2012', 'B8', sorted as string[][]);
    expect(book.values('July 2012!A8:A13').flat()).toEqual([1, 2, 3, 3, 5, 6]);
    expectTotals(year(correctedJuly, september));
  });

  test('changing one tournament’s time or board rescales its own points and no other’s', () => {
    const before = book.values('September 2012!I8:I14');
    expect(book.value('July 2012!B3')).toBe(10);
    book.type('Year', 'B4', [[19], [8]]);
    expect(book.value('July 2012!B3')).toBe(80);
    expect(book.values('September 2012!I8:I14')).toEqual(before);
    expectTotals(year({ ...july, board: 19, minutes: 480 }, september));
  });

  test('points filled in for the whole year hold in every result sheet at once, and go again when cleared', () => {
    book.type('Calculator', 'B2', [[8, 5, 3, 2, 1]]);
    expectTotals({ ...year(july, september), points: [8, 5, 3, 2, 1] });
    expect(book.value('July 2012!A2')).toMatch(/row for the whole year/);
    book.type('Calculator', 'B2', [[null, null, null, null, null]]);
    expectTotals(year(july, september));
    expect(book.value('July 2012!A2')).toMatch(/reconstruction/);
  });

  test('a director’s own table holds for the tournament it names and for no other', () => {
    book.type('Calculator', 'O4', [
      [5, 9, 9, 9],
      [6, 20, 10, 5],
    ]);
    expectTotals(year(july, september));
    book.type('Calculator', 'P2', [['July 2012']]);
    const own = { ...july, ownTable: [[6, 20, 10, 5]] };
    expectTotals(year(own, september));
    expect(book.value('July 2012!A2')).toMatch(/own table/);
    expect(book.value('September 2012!A2')).toMatch(/reconstruction/);
    // A name without a table is no table.
    book.type('Calculator', 'O4', [
      [null, null, null, null],
      [null, null, null, null],
    ]);
    expectTotals(year(july, september));
  });

  test('an engine entered later joins its accounts at once', () => {
    const aliases = [...sampleAliases, { account: 'stv', engine: 'Aya' }];
    book.type('Engines', 'A8', [['stv', null, 'Aya']]);
    expectTotals({ ...year(july, september), aliases });
  });

  test('a player inserted into a result sheet comes into players, points and totals', () => {
    book.insertRow('July 2012', 10);
    // A row without an account is no player, and costs no other its points.
    expect(book.value('July 2012!B4')).toBe(6);
    book.type('July 2012', 'B10', [['late', 5, 26, 12]]);
    const late = { account: 'late', wins: 5, sos: 26, sodos: 12 };
    const withLate = { ...july, entrants: [...july.entrants, late] };
    expectTotalsInAnyOrder(year(withLate, september));
    expect(book.value('July 2012!B4')).toBe(7);
  });

  test('a player marked as removed after too few games no longer counts, and counts again with more games', () => {
    book.type('July 2012', 'F13', [[2]]);
    book.type('July 2012', 'H13', [['x']]);
    expect(book.value('July 2012!B4')).toBe(5);
    const without = {
      ...july,
      entrants: july.entrants.filter((each) => each.account !== 'gnubot'),
    };
    expectTotals(year(without, september));
    expect(book.values('July 2012!A13:J13')[0]?.filter((_, i) => [0, 1, 8, 9].includes(i))).toEqual(
      ['', 'gnubot', 0, false],
    );
    book.type('July 2012', 'F13', [[5]]);
    expectTotals(year(july, september));
    expect(book.value('July 2012!J13')).toBe(true);
  });

  test('a name below the list, a row without results and points that fail are refused by the check', () => {
    const check = (): unknown => book.value('July 2012!B5');
    expect(book.value('September 2012!B5')).toBe('OK');
    book.type('July 2012', 'B14', [['late']]);
    expect(check()).toBe(`${text('en', 'kgsBelowList')}late`);
    expect(book.value('Year!B9')).toBe(text('en', 'kgsYearLook'));
    book.insertRow('July 2012', 14);
    expect(check()).toBe(`${text('en', 'kgsBelowList')}late`);
    book.type('July 2012', 'B15', [[null]]);
    book.insertRow('July 2012', 10);
    book.type('July 2012', 'B10', [['late']]);
    expect(check()).toBe(`${text('en', 'kgsRowsIncomplete')}late`);
    book.type('July 2012', 'C10', [['many', 1, 1]]);
    expect(check()).toBe(`C10${text('en', 'kgsCellsUnreadable')}`);
    // One row without points is named, and costs the others nothing.
    expect(book.value('Totals!B3')).toMatch(/1 line .*: July 2012$/);
  });

  test('lines of a tournament leave room for rows inserted into the one before', () => {
    expect(book.value('Totals!F5')).toBe('Zen19S');
    expect(book.value('Totals!F10')).toBe('gnubot');
    expect(book.value('Totals!F31')).toBe('Zen19S');
    expect(book.formula('Totals!F31')).toMatch(/'September 2012'!\$B\$8:\$B\$14/);
  });

  test('who was removed too early stands below the list without points and without a place', () => {
    added(book, removals);
    expect(book.values('December!A8:B12').map(([, account]) => account)).toEqual([
      'Zen19S',
      'AyaBot',
      'pachi2',
      'stv',
      'ManyFaces1',
    ]);
    expect(book.value('December!B14')).toMatch(/^Not counted/);
    expect(book.values('December!B15:H15')).toEqual([['gnubot', 1, 20, 1, 3, null, 'x']]);
    expect(book.values('December!I13:I15').flat()).toEqual([null, null, null]);
    expect(book.value('Year!D2')).toBe(5);
    expectTotals(year(july, september, removals));
  });

  test('Year shows players, F, points given and what looks wrong, without retyping', () => {
    added(book, halves);
    expect(book.values('Year!B1:D8')).toEqual([
      ['July 2012', 'September 2012', '3. Halves: ½ & ¼'],
      [6, 7, 5],
      [10, 14, 5],
      [9, 19, 13],
      ['0.5', '1', '8'],
      [10, 56, 20],
      [null, null, 1],
      [0, 4, 1],
    ]);
    expect(book.values('Year!B9:D9').flat()).toEqual([text('en', 'kgsYearLook'), '', '']);
    expect(book.value('July 2012!B5')).toMatch(/^wins: the total is 28/);
  });

  test('the same in Dutch: other words, the same numbers', async () => {
    book = await openYear([], 'nl');
    for (const tournament of [july, lent]) added(book, tournament);
    expectTotals(year(july, lent), 'Eindstand');
    expect(book.value('Jaar!A2')).toBe('Spelers');
    expect(book.value('Slow (November)!A2')).toMatch(/reconstructie/);
  });
});

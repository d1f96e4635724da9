/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { annualTable } from '../../../taskpane/kgs/annual-table';
import { kgsEvents } from '../../../taskpane/kgs/jobs';
import { removeTournament } from '../../../taskpane/kgs/changes/remove';
import { detailsName, headingsName, tableName } from '../../../taskpane/kgs/year/layout';
import { checkedTotals } from '../../checkers/kgs-year';
import { text } from '../../support/text';
import { seenIn } from '../sheets/events/seen-in';
import { july, generalAliases, september } from './support/sample-year';
import { added, openYear } from './support/steps';
import type { YearWorkbook } from './support/year-workbook';
import { plannable } from '../support/computed';

jest.setTimeout(60_000);

let book: YearWorkbook;

/** What stands above the totals, and the totals themselves up to the first blank row. */
const check = (): unknown => book.value('Totals!B3');
const totals = (): unknown[][] =>
  book.values('Totals!A5:C40').filter(([place]) => place !== null && place !== '');

const expected = (...tournaments: (typeof july)[]): unknown[][] =>
  checkedTotals({ tournaments, aliases: generalAliases, points: [] }).map(
    ({ place, engine, total }) => [place, engine, expect.closeTo(total, 9)],
  );

describe('Totals that leave lines out say so above', () => {
  beforeEach(async () => {
    book = await openYear([], 'en', generalAliases, [july, september]);
  });

  test('all lines count: OK', () => {
    expect(check()).toBe('OK');
    expect(totals()).toEqual(expected(july, september));
  });

  test('none are there yet: OK, and the header alone', async () => {
    book = await openYear([], 'en', generalAliases);
    expect([check(), book.value('Totals!A4')]).toEqual(['OK', 'Place']);
  });

  test('a deleted result sheet is named by its tournament; the other one still counts', () => {
    book.deleteSheet('July 2012');
    expect(check()).toBe('1 line in column F is left out of the totals: July 2012');
    expect(totals()).toEqual(expected(september));
  });

  test('Home names it, with the ways out, and leads to its cell of Year', async () => {
    book.deleteSheet('July 2012');
    expect(await seenIn(kgsEvents, book)).toMatchObject({
      headline: '1 tournament so far',
      missing: [`July 2012 | ${text('en', 'kgsHomeGone')} | Year!B1`],
    });
    expect(await seenIn(kgsEvents, book, 'nl')).toMatchObject({
      missing: [`July 2012 | ${text('nl', 'kgsHomeGone')} | Year!B1`],
    });
  });

  test('Home names a tournament whose points are errors, by what was typed in Year', async () => {
    const stood = book.value('Year!B3');
    book.type('Year', 'B3', [['many']]);
    const why = text('en', 'cellNeedsNumber', { address: 'Year!B3', content: 'many' });
    expect(await seenIn(kgsEvents, book)).toMatchObject({
      missing: [`July 2012 | ${why} | Year!B3`],
    });
    book.type('Year', 'B3', [[stood as number]]);
    expect(await seenIn(kgsEvents, book)).toMatchObject({ missing: [] });
  });

  test('The checks name a tournament whose rounds cannot be read, and nobody twice', () => {
    for (const cell of ['B3', 'B4']) {
      const stood = book.value(`Year!${cell}`);
      book.type('Year', cell, [['many']]);
      expect([check(), book.value('Annual table!B3')]).toEqual([
        '6 lines in column F are left out of the totals: July 2012',
        '6 lines on the sheet with the totals are left out: July 2012',
      ]);
      book.type('Year', cell, [[stood as number]]);
    }
    expect([check(), book.value('Annual table!B3')]).toEqual(['OK', 'OK']);
  });

  test('One entrant whom nobody can count leaves its own line out, and no other', () => {
    book.type('July 2012', 'F8', [['x', null, 'yes']]);
    expect(check()).toMatch(/^1 line .*: July 2012$/);
    const others = book.values('July 2012!I9:I13').flat();
    expect(others.every((each) => typeof each === 'number')).toBe(true);
    expect(book.value('July 2012!B5')).toBe(`F8, G8, H8${text('en', 'kgsCellsUnreadable')}`);
  });

  test('Two tournaments without points are both named', () => {
    book.type('Year', 'B3', [['many']]);
    book.type('Year', 'C4', [[18]]);
    expect(check()).toMatch(/^13 lines .*: July 2012, September 2012$/);
  });

  test('it is still named once the next tournament has taken its lines, until it is removed', () => {
    book.deleteSheet('July 2012');
    added(book, { ...september, name: 'October 2012' });
    const named = [check(), book.value('Annual table!B3')];
    expect(named).toEqual(Array(2).fill('Result sheet deleted: July 2012'));
    expect(totals()).toEqual(expected(september, { ...september, name: 'October 2012' }));
    book.apply(plannable(book.compute(removeTournament, { column: 1 })).plan);
    // One account of Engines played in that tournament alone.
    const unused = `${text('en', 'kgsEnginesUnusable')}: ManyFaces1`;
    expect([check(), book.value('Annual table!B3')]).toEqual([unused, unused]);
  });

  test('both deleted: both are named, and no totals are shown', () => {
    book.deleteSheet('July 2012');
    book.deleteSheet('September 2012');
    expect(check()).toBe(
      '2 lines in column F are left out of the totals: July 2012, September 2012',
    );
    expect(totals()).toEqual([]);
  });

  test('accounts that cannot spill are named by the event beside them, each line counted', () => {
    book.type('Totals', 'F6', [['something typed']]);
    expect(book.value('Totals!F5')).toMatchObject({ error: '#SPILL!' });
    expect(check()).toBe('5 lines in column F are left out of the totals: July 2012');
  });

  test.each<[string, () => void]>([
    [
      'of one whose result sheet was deleted',
      () => {
        book.deleteSheet('September 2012');
      },
    ],
    [
      'of one whose formulas show errors, as while the functions are not loaded',
      () => {
        const sheetId = book.grid.sheets().find(({ name }) => name === 'September 2012')?.id ?? '';
        // Whether an account counts.
        for (const index of september.entrants.keys())
          book.grid.write({ sheetId, row: 7 + index, column: 9 }, '=NOT.LOADED()');
      },
    ],
  ])('the lines of the next tournament stand below all states %s', (_, happens) => {
    happens();
    added(book, { ...september, name: 'October 2012' });
    const lines = book.values('Totals!F5:I200');
    expect(JSON.stringify(lines)).not.toContain('#SPILL!');
    const counted = lines.filter(([, , , state]) => state === 'OK');
    expect(counted.map(([, event]) => event)).toEqual(
      [july, { ...september, name: 'October 2012' }].flatMap(({ name, entrants }) =>
        entrants.map(() => name),
      ),
    );
  });

  test('a name with quotation marks is shown as it is', () => {
    book.type('Year', 'B1', [['"July" & co']]);
    book.deleteSheet('July 2012');
    expect(check()).toBe('1 line in column F is left out of the totals: "July" & co');
  });
});

describe('A year from before the annual table that got one', () => {
  beforeEach(async () => {
    book = await openYear([], 'en', generalAliases);
    for (const name of [tableName, headingsName, detailsName]) book.forget(name);
    book.deleteSheet('Annual table');
    book.type('Engines', 'B1', [[null, null]]);
    book.type('Engines', 'D3', [[null], [null]]);
    book.type('Totals', 'I4', [[null]]);
    for (const tournament of [july, september]) added(book, tournament);
    for (const name of book.facts.names.filter((each) => /_(lines|tournament)_\d+$/i.test(each)))
      book.forget(name);
    book.apply(plannable(book.compute(annualTable, undefined)).plan);
  });

  test.each([
    ['first', 'July 2012', september],
    ['last', 'September 2012', july],
  ])(
    'takes the next tournament where the result sheet of the %s one was deleted, and counts the other',
    (_, deleted, left) => {
      book.deleteSheet(deleted);
      const october = { ...september, name: 'October 2012' };
      added(book, october);
      const lines = book.values('Totals!F5:I200');
      expect(JSON.stringify(lines)).not.toContain('#SPILL!');
      expect(lines.filter(([, , , state]) => state === 'OK').map(([, event]) => event)).toEqual(
        [left, october].flatMap(({ name, entrants }) => entrants.map(() => name)),
      );
      expect(check()).toBe(`Result sheet deleted: ${deleted}`);
    },
  );
});

test('The same in Dutch', async () => {
  book = await openYear([], 'nl', generalAliases);
  added(book, july);
  book.deleteSheet('July 2012');
  expect(book.value('Eindstand!B3')).toBe(
    '1 regel in kolom F telt niet mee in de eindstand: July 2012',
  );
});

/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { addPoints } from '../../../taskpane/kgs/add-points';
import { kgsEvents } from '../../../taskpane/kgs/jobs';
import { removeTournament } from '../../../taskpane/kgs/changes/remove';
import { text } from '../../support/text';
import { seenIn } from '../sheets/events/seen-in';
import { plannable } from '../support/computed';
import { generalAliases, july, lent, sampleAliases, september } from './support/sample-year';
import { added, openYear } from './support/steps';
import type { YearWorkbook } from './support/year-workbook';

jest.setTimeout(60_000);

let book: YearWorkbook;
const cells = text('en', 'kgsCellsUnreadable');
const unused = text('en', 'kgsEnginesUnusable');

/** The cells of an area that show an error, by the text before them: none. */
const errorsIn = (...areas: readonly string[]): readonly unknown[] =>
  areas
    .flatMap((area) => book.values(area).flat())
    .filter((value) => typeof value === 'object' && value !== null);

const everywhere = ['Year!A1:Y23', 'Totals!A1:D40', 'Engines!D1:F20', 'Annual table!A1:H40'];

function put(address: string, content: string): void {
  book.format(address, 'General');
  book.enter(address, content);
}

const missing = async (): Promise<readonly string[]> => {
  const seen = (await seenIn(kgsEvents, book)) as { missing: readonly string[] };
  return seen.missing;
};

describe('One cell of a result sheet spoils nothing but its own row', () => {
  const rows = [9, 10, 11, 12, 13];

  beforeEach(async () => {
    book = await openYear([], 'en', generalAliases, [july, september]);
  });

  test.each([
    ['C8', '=NA()', 'C8'],
    ['D8', '=1/0', 'D8'],
    ['E8', 'x', 'E8'],
    ['C8', '-1', 'C8'],
    ['C8', 'TRUE', 'C8'],
    ['B8', '=NA()', 'B8'],
    ['H8', '=NA()', 'F8, G8, H8'],
    ['H8', 'perhaps', 'F8, G8, H8'],
    ['F8', '=NA()', 'F8, G8, H8'],
  ])('%s: %s', async (cell, content, named) => {
    const others = (): unknown => rows.map((row) => book.value(`July 2012!I${row}`));
    put(`July 2012!${cell}`, content);
    expect(others()).toEqual(rows.map(() => expect.any(Number)));
    const places = rows.map((row) => book.value(`July 2012!A${row}`));
    expect(places).toEqual(rows.map(() => expect.any(Number)));
    const own = errorsIn('July 2012!A1:A13', 'July 2012!B1:B7', 'July 2012!I8:N13');
    expect([...own, ...errorsIn(...everywhere)]).toEqual([]);
    expect(book.value('July 2012!B5')).toBe(`${named}${cells}`);
    expect(book.value('Totals!B3')).toMatch(/1 line .*: July 2012$/);
    expect(await missing()).toContain(
      `July 2012 | ${text('en', 'kgsHomeCheck', { cells: named })} | Year!B9`,
    );
  });

  test('a correction brings everything back', () => {
    const before = book.values('July 2012!A8:J13');
    const totals = book.values('Totals!A5:D20');
    const wins = book.value('July 2012!C8');
    put('July 2012!C8', '=NA()');
    expect(book.values('Totals!A5:D20')).not.toEqual(totals);
    put('July 2012!C8', String(wins));
    expect(book.values('July 2012!A8:J13')).toEqual(before);
    expect(book.values('Totals!A5:D20')).toEqual(totals);
    expect([book.value('July 2012!B5'), book.value('Totals!B3')]).toEqual([
      expect.stringMatching(/^wins/),
      'OK',
    ]);
  });

  test.each([
    ['B3', 'kgsFactorUnknown'],
    ['B4', 'kgsFactorUnknown'],
    ['B7', 'kgsFactorUnknown'],
  ] as const)('an error in %s of Year is named on the sheet, and by Home', async (cell, says) => {
    put(`Year!${cell}`, '=NA()');
    expect(book.value('July 2012!B5')).toBe(text('en', says));
    expect((await missing()).some((each) => each.endsWith(`| Year!${cell}`))).toBe(true);
    expect(book.value('September 2012!B5')).not.toEqual({ error: expect.anything() });
  });
});

test('One cell of a list of points spoils no place but its own', () => {
  return openYear([], 'en', []).then((year) => {
    book = year;
    const points = book.type('Announced', 'A1', [
      ['Account', 'Points'],
      ['AyaBot', 5],
      ['stv', 3],
      ['Zen19S', 1],
    ]);
    const options = { ...addPoints.initial, name: 'May' };
    book.apply(plannable(book.compute(addPoints, options, { points })).plan);
    put('May!C8', '=NA()');
    expect(book.values('May!A7:A9').flat()).toEqual([1, '', 2]);
    expect(book.value('May!B4')).toBe(`C8${cells}`);
    expect(book.value('Year!B8')).toBe(6);
    expect(book.value('Totals!B3')).toMatch(/^1 line .*: May$/);
    expect(errorsIn(...everywhere)).toEqual([]);
    put('May!C8', 'x');
    expect(book.value('May!B4')).toBe(`C8${cells}`);
    put('May!C8', '4');
    expect(book.values('May!A7:A9').flat()).toEqual([1, 2, 3]);
    expect([book.value('May!B4'), book.value('Totals!B3')]).toEqual(['OK', 'OK']);
  });
});

describe('A row of Engines that stands for nothing says so', () => {
  beforeEach(async () => {
    book = await openYear([], 'en', sampleAliases, [july, september, lent]);
  });

  test('all rows match accounts and tournaments of the year', async () => {
    expect(book.values('Engines!D4:D8').flat()).toEqual(['OK', 'OK', 'OK', 'OK', '']);
    expect([book.value('Engines!C1'), book.value('Totals!B3')]).toEqual(['OK', 'OK']);
    expect(await missing()).toEqual([]);
  });

  test('a slip in an account, where it stands, above the totals and on Home', async () => {
    const zen = book.values('Totals!A5:D12').find(([, engine]) => engine === 'Zen');
    book.type('Engines', 'A7', [['Zen91S']]);
    expect(book.value('Engines!D7')).toBe(text('en', 'kgsEngineUnplayedHere'));
    const says = `${unused}: Zen91S`;
    expect([
      book.value('Engines!C1'),
      book.value('Totals!B3'),
      book.value('Annual table!B3'),
    ]).toEqual([says, says, says]);
    const why = text('en', 'kgsEngineUnplayed', { address: 'Engines!A7:C7', content: 'Zen91S' });
    expect(await missing()).toEqual([`Engines | ${why} | Engines!A7:C7`]);
    expect(book.values('Engines!F4:F20').flat()).toContain('Zen19S');
    // Also while a line of another account is left out.
    const wins = book.value('July 2012!C13');
    put('July 2012!C13', 'x');
    expect(book.value('Engines!D7')).toBe(text('en', 'kgsEngineUnplayedHere'));
    expect(await missing()).toHaveLength(2);
    put('July 2012!C13', String(wins));
    book.type('Engines', 'A7', [['zen19s']]);
    expect(book.values('Totals!A5:D12')).toContainEqual(zen);
    expect(book.value('Totals!B3')).toBe('OK');
  });

  test('an account that was lent in a tournament that was removed', () => {
    book.apply(plannable(book.compute(removeTournament, { column: 3 })).plan);
    expect(book.value('Engines!D6')).toBe(text('en', 'kgsEngineNoEventHere'));
    expect(book.value('Totals!B3')).toBe(`${unused}: guest`);
    expect(errorsIn('Slow (November)!A1:N20')).toEqual([]);
    book.type('Engines', 'A6', [[null, null, null]]);
    expect(book.value('Totals!B3')).toBe('OK');
  });

  test('an account that did not play where it is said to be lent', () => {
    book.type('Engines', 'B6', [['July 2012']]);
    expect(book.value('Engines!D6')).toBe(text('en', 'kgsEngineUnplayedHere'));
    // A tournament without results yet says nothing about its accounts.
    book.type('Year', 'E1', [['December']]);
    book.type('Engines', 'B6', [['December']]);
    expect(book.value('Engines!D6')).toBe('OK');
  });

  test('lists the accounts that no row names', () => {
    const listed = book.values('Engines!F4:F40').flat().filter(Boolean);
    const played = [july, september, lent].flatMap(({ entrants }) =>
      entrants.map(({ account }) => account),
    );
    const rows = sampleAliases.flatMap(({ account, engine }) => [account, engine]);
    const known = new Set(rows.map((each) => each.toLowerCase()));
    const expected = new Map(
      played
        .filter((each) => !known.has(each.toLowerCase()))
        .map((each) => [each.toLowerCase(), each]),
    );
    expect([...listed].sort()).toEqual([...expected.values()].sort());
    expect(listed.length).toBeGreaterThan(1);
  });
});

test('The winner on Year is the engine, also of an account that was lent', async () => {
  book = await openYear([], 'en', sampleAliases, [july, lent]);
  added(book, { ...lent, name: 'December' });
  // `guest` wins both; it was lent in the first of them alone.
  expect(book.values('Year!B11:D11').flat().slice(1)).toEqual(['Many Faces of Go', 'guest']);
});

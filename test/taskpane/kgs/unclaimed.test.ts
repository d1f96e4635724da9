/** @jest-environment ./test/support/environment.js */
import { describe, expect, jest, test } from '@jest/globals';
import { aliasesChosen, enginesAsked } from '../../../taskpane/kgs/engines';
import { july, lent, september } from './support/sample-year';
import { added, adding, openYear } from './support/steps';
import type { YearWorkbook } from './support/year-workbook';
import { plannable } from '../support/computed';

jest.setTimeout(60_000);

const known = {
  aliases: [
    { account: 'gomorra16', event: null, engine: 'Gomorra' },
    { account: 'guest', event: 'Slow', engine: 'Zen' },
    { account: null, event: null, engine: null },
  ],
  seen: ['AyaMC', 'guest', ''],
  freeRow: 3,
};

describe('Accounts that no engine claims', () => {
  test('are those without a row that play for the first time; who plays like a known one is proposed to it', () => {
    const accounts = ['gomorra32', 'GOMORRA16', 'ayamc', 'AyaMC2', 'gomorra', 'MCark', 'Zen'];
    const asked = enginesAsked(accounts, 'July', known);
    expect(asked.engines).toEqual(['Gomorra', 'Zen', 'AyaMC', 'guest']);
    expect(asked.accounts.map(({ account, engine, like }) => [account, engine, like])).toEqual([
      ['gomorra32', 'Gomorra', { account: 'gomorra16', engine: 'Gomorra' }],
      ['AyaMC2', 'AyaMC', { account: 'AyaMC', engine: 'AyaMC' }],
      ['MCark', 'MCark', undefined],
    ]);
  });

  test('a loan claims an account in its event alone', () => {
    const asked = (event: string): unknown =>
      enginesAsked(['guest'], event, { ...known, seen: [] }).accounts.map(({ account }) => account);
    expect([asked('slow'), asked('July')]).toEqual([[], ['guest']]);
  });

  test('what the director chooses goes before the proposal, and a new engine takes no row', () => {
    const asked = enginesAsked(['gomorra32', 'MCark'], 'July', known, {
      gomorra32: 'gomorra32',
      mcark: 'Zen',
    });
    expect(aliasesChosen(asked)).toEqual([{ account: 'MCark', event: null, engine: 'Zen' }]);
  });
});

describe('Adding a tournament', () => {
  const aliases = [{ account: 'ManyFaces1', engine: 'Many Faces of Go' }];
  const engines = (book: YearWorkbook): unknown => book.values('Engines!A5:C7');

  test('writes the engines proposed and chosen as rows of Engines, and counts with them at once', async () => {
    const book = await openYear([8, 5, 3, 2, 1], 'en', aliases);
    added(book, july);
    expect(engines(book)).toEqual(Array(3).fill([null, null, null]));
    // ManyFaces2 is like ManyFaces1; guest is Zen by choice.
    const { plan, detail } = plannable(adding(book, september, { engines: { guest: 'Zen19S' } }));
    expect(detail.asked.accounts.map(({ account }) => account)).toEqual(['ManyFaces2', 'guest']);
    book.apply(plan);
    expect(engines(book)).toEqual([
      ['ManyFaces2', null, 'Many Faces of Go'],
      ['guest', null, 'Zen19S'],
      [null, null, null],
    ]);
    expect(book.value('Totals!B3')).toBe('OK');
    const { totals = [] } = detail;
    expect(book.values(`Totals!A5:D${4 + totals.length}`)).toEqual(
      totals.map(({ place, engine, total, events }) => [place, engine, total, events]),
    );
    // Everybody in the next tournament is known now.
    expect(plannable(adding(book, lent)).detail.asked.accounts).toEqual([]);
  });
});

test('The first tournament takes the names of engines, too', async () => {
  const book = await openYear([], 'en', []);
  const engines = { ayabot: 'Aya', stv: 'Aya' };
  const { plan, detail } = plannable(adding(book, july, { engines }));
  expect(detail.asked.engines).toEqual([]);
  book.apply(plan);
  expect(book.values('Engines!A4:D5')).toEqual(
    [
      ['AyaBot', '', 'Aya', 'OK'],
      ['stv', '', 'Aya', 'OK'],
    ].map((row) => row.map((each) => (each === '' ? null : each))),
  );
  expect(book.values('Totals!B5:B12').flat()).toContain('Aya');
  expect(book.values('Totals!B5:B12').flat()).not.toContain('stv');
});

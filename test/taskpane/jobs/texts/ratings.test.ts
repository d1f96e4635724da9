/** @jest-environment ./test/support/environment.js */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { languages, say } from '../../../../src/language';
import { fillRatings, type RatingOptions } from '../../../../taskpane/ratings/fill-ratings';
import type { PlanCell } from '../../../../taskpane/sheets/plan';
import { text as paneText } from '../../../support/text';
import { EventWorkbook } from '../../nk/support/event-workbook';
import { plannable, refusedBy } from '../../support/computed';

const folder = path.join(__dirname, '..', '..', '..', 'corpus', 'rating-lists');
const list = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const egf = list('egd-list-example.txt');

const rows = [
  ['Name', 'Country', 'Rating', 'Grade'],
  ['Jan van den Berg', 'NL', null, null],
  ['Anna Smit', null, 2150, '3d'],
  ['Piet de Fries', 'NL', null, null],
  ['Henk Groot Lipman', 'NL', 1700, '2k'],
  ['Nobody Here', null, null, null],
];
const computed = (options: Partial<RatingOptions> = {}, entries = rows) =>
  new EventWorkbook().compute(
    fillRatings,
    { ...fillRatings.initial, text: egf, ...options },
    { entries },
  );
const shown = (cell: PlanCell): unknown =>
  cell.kind === 'text' ? cell.text : cell.kind === 'number' ? cell.value : cell.kind;
const blocks = (options: Partial<RatingOptions> = {}): unknown =>
  plannable(computed(options)).plan.blocks.map(({ at, cells }) => [at, cells.flat().map(shown)]);
const warned = (options: Partial<RatingOptions> = {}): readonly string[] =>
  plannable(computed(options)).plan.warnings.map(({ sentence }) => say(languages.en, sentence));

describe('An entry list', () => {
  test('is filled where the list is certain; missing columns stand right of it', () => {
    expect(blocks()).toEqual([
      ['C2', [2430]],
      ['D2', ['4d']],
      ['E1', ['Club', 'Leid', 'keep', 'keep', 'Gron']],
      ['F1', ['PIN', '90000011', 'keep', 'keep', '90000066']],
      ['G1', ['EGD name', 'Berg Jan_van_den', 'keep', 'keep', 'Groot_Lipman Henk']],
    ]);
  });

  test('gets no player by likeness: the director is asked', () => {
    const { detail } = plannable(computed());
    expect([detail.byId, detail.byName, detail.date]).toEqual([0, 2, '22 Feb 2026']);
    expect(detail.questions.map(({ name, kind, offered }) => [name, kind, offered.length])).toEqual(
      [
        ['Anna Smit', 'several', 2],
        ['Piet de Fries', 'none', 1],
        ['Nobody Here', 'none', 0],
      ],
    );
    const chosen = { 3: '90000022', 4: '90000033', 6: '90000011' };
    expect(blocks({ chosen, without: ['club', 'pin', 'egdName'] })).toEqual([
      ['C2', [2430, 'keep', 2190]],
      ['D2', ['4d', 'keep', '2d']],
      ['B3', ['NL']],
    ]);
  });

  test('keeps what is filled, unless it is to be replaced, and shows both', () => {
    const listed = [
      ['Name', 'Country', 'Rating', 'Grade'],
      ['Henk Groot Lipman', 'NL', 1900, '2k'],
    ];
    const { changes, saysMore } = plannable(computed({}, listed)).detail;
    const change = { position: 1, name: 'Henk Groot Lipman', column: 'rating', was: '1900' };
    expect([changes, saysMore]).toEqual([[{ ...change, value: 1934 }], false]);
    const without = ['club', 'pin', 'egdName'] as const;
    expect(blocks({ replace: true, without })).toEqual([
      ['C2', [2430, 'keep', 'keep', 1934]],
      ['D2', ['4d']],
    ]);
  });

  test('is warned of a rating that moved far, and of lines that cannot be read', () => {
    expect(warned()).toEqual([
      paneText('en', 'nkRatingsLeftOut', { count: 1 }),
      paneText('en', 'nkRatingsFarKept', { name: 'Henk Groot Lipman', was: 1700, is: 1934 }),
    ]);
    // Said there, and not a second time among the cells that differ.
    const { changes, saysMore } = plannable(computed()).detail;
    expect([changes, saysMore]).toEqual([[], true]);
    expect(warned({ replace: true })).toContain(
      paneText('en', 'nkRatingsFar', { name: 'Henk Groot Lipman', was: 1700, is: 1934 }),
    );
    const text = `${egf}\n12345678 x`;
    expect(warned({ text })[0]).toBe('Lines that can’t be read: 1 (14: 12345678 x).');
  });

  test('is found by country and by PIN', () => {
    const entries = [
      ['Name', 'PIN', 'Country'],
      ['Somebody', '90000011', null],
      ['Anna Smit', null, 'DE'],
    ];
    const { detail } = plannable(computed({}, entries));
    expect([detail.byId, detail.byName, detail.byCountry]).toEqual([1, 1, ['Anna Smit']]);
  });
});

describe('A list of the AGA', () => {
  const entries = [
    ['Name', 'AGA ID'],
    ['Ada Lin', null],
    ['somebody', '20012'],
    ['New Stone', null],
  ];

  test('fills ratings, ids, chapters and states, and names memberships that end before', () => {
    const options = { text: list('tdlist-a-example.txt'), lastDay: '2027-03-01' };
    const { plan } = plannable(computed(options, entries));
    expect(plan.blocks.map(({ at, cells }) => [at, cells.flat().map(shown)])).toEqual([
      ['C1', ['Rating', 8.61, 8.24]],
      ['D1', ['Club', 'MGA']],
      ['B2', ['20011', 'keep', '29999']],
      ['E1', ['State', 'MA', 'NY', 'TX']],
    ]);
    expect(plan.warnings.map(({ sentence }) => say(languages.en, sentence))).toEqual([
      paneText('en', 'nkRatingsExpired', { name: 'somebody', date: '2027-01-31' }),
      paneText('en', 'nkRatingsUnrated', { name: 'New Stone' }),
    ]);
    const rounded = plannable(computed({ text: list('tdlist-n-example.txt') }, entries));
    expect(rounded.plan.warnings.map(({ sentence }) => say(languages.en, sentence))[0]).toBe(
      paneText('en', 'nkRatingsOneDecimal'),
    );
  });
});

test.each([
  ['', 'nkRatingsEmpty'],
  ['hello', 'nkRatingsNone'],
  ['<html><body>Are you a person?</body></html>', 'nkRatingsPage'],
  [' 90000088  Lo  FR  31To  7p  --  2700  9  G230101', 'nkRatingsAnswer'],
] as const)('%j is refused as %s', (text, key) => {
  const entries = [['Name'], [key === 'nkRatingsAnswer' ? 'Li' : 'Lo']];
  expect(refusedBy(computed({ text }, entries))).toEqual([paneText('en', key)]);
});

test('a list that is too long is refused with its lines', () => {
  expect(refusedBy(computed({ text: '\n'.repeat(100_000) }))).toEqual([
    paneText('en', 'nkRatingsEmpty'),
  ]);
  expect(refusedBy(computed({ text: 'x\n'.repeat(100_000) }))).toEqual([
    paneText('en', 'nkRatingsTooLong', { lines: 100_001 }),
  ]);
});

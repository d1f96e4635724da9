/** @jest-environment ./test/support/environment.js */
import { expect, jest, test } from '@jest/globals';
import { awardBridgeEvent } from '../../../taskpane/sof/award-event';
import { noOptions } from '../../../taskpane/sof/fields';
import { YearWorkbook } from '../kgs/support/year-workbook';
import { text } from '../../support/text';
import { plannable } from '../support/computed';

jest.setTimeout(60_000);

type Cell = string | number;

/** So many pairs in each section, every pair with a score of its own. */
function pairs(sections: readonly number[]): readonly (readonly Cell[])[] {
  const names = sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, i) => [`Pair ${section + 1}-${i + 1}`, 'AB'[section] ?? '']),
  );
  return [
    ['Pair', 'Sec', 'Score', 'MPs 1', 'MPs 2'],
    ...names.map(([name = '', section = ''], i) => [name, section, 70 - i, 900, 700]),
  ];
}

async function event(list: readonly (readonly Cell[])[], tables = '') {
  const book = await YearWorkbook.create('en', 'sof');
  const entries = book.type('Pairs', 'A1', list);
  const options = { ...noOptions, name: 'Club', rating: 'Sectional', depthA: '3', tables } as const;
  const { plan, detail } = plannable(book.compute(awardBridgeEvent, options, { entries }));
  book.apply(plan);
  return { book, detail };
}

/** First place of the S1 formula for pairs of 800 a player, in one number per table count. */
const firstOf = (tables: number): number =>
  Math.floor((100 * (0.8 + 2.25 + (tables / 60) * (12.158 * 0.8 + 6.461)) * 10) / 14 + 0.5) / 100;

test('E22: the half table of 13 pairs counts as a full one', async () => {
  const { book, detail } = await event(pairs([13]));
  expect(detail.tables).toEqual({ played: 6.5, counted: 7, bySection: false });
  expect(book.values('Club!B12:B13')).toEqual([[13], [7]]);
  expect(book.value('Club!B16')).toBe(firstOf(7));
});

test('E22: each section has a half table of its own', async () => {
  const { book, detail } = await event(pairs([7, 5]));
  expect(detail.tables).toEqual({ played: 6, counted: 7, bySection: true });
  expect(book.value('Club!B13')).toBe(7);
  expect(book.value('Club!B16')).toBe(firstOf(7));
});

test('E22: a half table that is typed stays a half', async () => {
  const { book } = await event(pairs([13]), '6.5');
  expect(book.value('Club!B13')).toBe(6.5);
  expect(book.value('Club!B16')).toBe(firstOf(6.5));
});

test('E37: the list says so where a score is missing or is no number', async () => {
  const { book } = await event(pairs([4]));
  const note = book.value('Club awards!A3');
  for (const wrong of ['n/a', null]) {
    book.type('Club awards', 'C6', [[wrong]]);
    const cells = 'Pair 1-2 (C6)';
    expect(book.value('Club awards!A3')).toBe(`${text('en', 'sofNoteScore', { cells })} `);
    book.type('Club awards', 'C6', [[50]]);
    expect(book.value('Club awards!A3')).toBe(note);
  }
});

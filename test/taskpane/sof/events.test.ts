/** @jest-environment ./test/support/environment.js */
import { expect, jest, test } from '@jest/globals';
import type { Language } from '../../../src/language';
import { awardBridgeEvent } from '../../../taskpane/sof/award-event';
import { sofEvents } from '../../../taskpane/sof/jobs';
import { seenIn } from '../sheets/events/seen-in';
import { YearWorkbook } from '../kgs/support/year-workbook';
import { sample, sampleOptions } from './support/event-list';
import { plannable } from '../support/computed';

jest.setTimeout(60_000);

async function awarded(
  language: Language = 'en',
  list: readonly (readonly (string | number | null)[])[] = sample,
): Promise<YearWorkbook> {
  const book = await YearWorkbook.create(language, 'sof');
  award(book, list, 'Spring pairs');
  return book;
}

function award(book: YearWorkbook, list: typeof sample, name: string): void {
  const entries = book.type(`List of ${name}`, 'A1', list);
  const options = { ...sampleOptions, name };
  book.apply(plannable(book.compute(awardBridgeEvent, options, { entries })).plan);
}

test('an awarded event: its name, its entries, its first place, and awarding it again', async () => {
  const book = await awarded();
  expect(await seenIn(sofEvents, book)).toEqual({
    name: 'Spring pairs',
    headline: 'The awards are written',
    line: 'The awards are written',
    next: 'Award it again (sof-event)',
    facts: ['12 entries', 'strata A, B and C', `First place: ${firstOf(book).toFixed(2)}`],
    missing: [],
    more: [
      'sof-share: as text and as HTML',
      "The event ('Spring pairs'!A1): fields, first places, sessions",
    ],
  });
});

const firstOf = (book: YearWorkbook): number => Number(book.value('Spring pairs!B16'));

test('the same in Dutch, from sheets in Dutch', async () => {
  const book = await awarded('nl');
  expect(await seenIn(sofEvents, book)).toMatchObject({
    name: 'Spring pairs',
    next: 'Opnieuw toekennen (sof-event)',
    facts: [
      '12 deelnemers',
      'strata A, B en C',
      expect.stringContaining(firstOf(book).toFixed(2).replace('.', ',')),
    ],
  });
});

test('it is found after its sheet was renamed, and keeps its facts where a row was inserted', async () => {
  const book = await awarded();
  const before = await seenIn(sofEvents, book);
  book.rename('Spring pairs', 'Renamed');
  book.insertRow('Renamed', 4);
  expect(await seenIn(sofEvents, book)).toEqual({
    ...before,
    more: [
      'sof-share: as text and as HTML',
      'The event (Renamed!A1): fields, first places, sessions',
    ],
  });
});

test('a field of one kind has no strata', async () => {
  const list = sample.map((row) => row.filter((_, column) => column !== 3));
  const seen = await seenIn(sofEvents, await awarded('en', list));
  expect(seen).toMatchObject({ facts: ['12 entries', expect.stringMatching(/^First place: /)] });
});

test('of several events the last one counts', async () => {
  const book = await awarded();
  award(book, sample.slice(0, 12), 'Autumn pairs');
  expect(await seenIn(sofEvents, book)).toMatchObject({
    name: 'Autumn pairs',
    facts: expect.arrayContaining(['11 entries']),
  });
});

test('corrected entries count at once; an error is said with its cell', async () => {
  const book = await awarded();
  book.type('Spring pairs awards', 'B16', [[null]]);
  expect(await seenIn(sofEvents, book)).toMatchObject({
    facts: expect.arrayContaining(['11 entries']),
  });
  for (const [cell, wrong] of [
    ['B5', 'two'],
    ['B6', 'County'],
    ['B7', 'none'],
  ] as const) {
    const stood = book.value(`Spring pairs!${cell}`);
    book.type('Spring pairs', cell, [[wrong]]);
    expect(await seenIn(sofEvents, book)).toMatchObject({
      name: 'Spring pairs',
      headline: 'Fix 1 thing first',
      next: `Go to the first ('Spring pairs'!${cell})`,
    });
    book.type('Spring pairs', cell, [[stood as string]]);
  }
  book.type('Spring pairs', 'B13', [['many']]);
  expect(await seenIn(sofEvents, book)).toMatchObject({
    next: "Go to the first ('Spring pairs'!B13)",
  });
});

test('nothing is found in an empty workbook, nor in one with other names', async () => {
  const book = await YearWorkbook.create('en', 'sof');
  expect(await seenIn(sofEvents, book)).toBeUndefined();
  const { facts } = book;
  const foreign = {
    ...facts,
    names: ['SOF_Events', 'SOF_Event_A', 'My_SOF_Event_1', 'SOF_Awards_1'],
  };
  expect([sofEvents.holds(foreign), sofEvents.places(foreign)]).toEqual([false, []]);
});

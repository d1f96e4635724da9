/** @jest-environment ./test/support/environment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { Book } from '../../../fixtures/book';
import { sheetCells } from '../../excel/operations';
import { newEvent } from '../../../../taskpane/nk/new-event';
import { nothingSaid } from '../../../../taskpane/nk/pair-options';
import { pairRound } from '../../../../taskpane/nk/pair-round';

jest.setTimeout(60_000);
let book: Book | undefined;

afterEach(() => {
  expect(book?.excel.problems ?? []).toEqual([]);
  book?.close();
});

test('carried columns go with the sheet when it is undone, and stay when a round is written and undone; the entry list is not touched', async () => {
  const lines = [
    ['Phone', 'Name', 'Rating', 'Diet'],
    ['06-1', 'Anna', 2300, '=A1'],
    ['06-2', 'Bert', 2500, null],
    [null, 'Chris', 2400, 'vegan'],
    ['06-4', 'Dirk', 2200, null],
  ];
  book = await Book.open([{ name: 'Entries', cells: sheetCells(lines) }], 'en');
  const entries = book.values('Entries!A1:D5');
  await book.write(newEvent, newEvent.initial, { entries: 'Entries' });
  const carried = book.values('Players!P4:Q8');
  expect(carried).toEqual([
    ['Phone', 'Diet'],
    ['06-2', null],
    [null, 'vegan'],
    // What the formula showed.
    ['06-1', 'Phone'],
    ['06-4', null],
  ]);
  await book.write(pairRound, nothingSaid);
  expect(book.values('Players!P4:Q8')).toEqual(carried);
  expect(book.values('Entries!A1:D5')).toEqual(entries);
});

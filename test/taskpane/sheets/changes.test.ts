/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { placeName } from '../../../taskpane/sheets/address';
import { changesIn } from '../../../taskpane/sheets/commit-parts';
import type { Snapshot } from '../../../taskpane/sheets/source';
import { wording } from '../../../taskpane/controls/wording';
import { sourceTable } from '../support/fake-workbook';
import { text } from '../../support/text';

const { snapshot } = sourceTable(
  [
    ['Name', 'Rating'],
    ['Ann', 2100],
    ['Bob', null],
  ],
  { at: 'B4' },
);
const told = (now: Snapshot | undefined) =>
  changesIn(snapshot, now).map(({ sentence, at }) => [
    wording('en', '.').say(sentence),
    at && placeName(at),
  ]);
const withValues = (values: unknown[][]): Snapshot => ({ ...snapshot, values });

describe('What has changed since a list was read', () => {
  test('Nothing, if it reads the same', () => {
    expect(told({ ...snapshot })).toEqual([]);
  });

  test('A changed cell is named; a text is not the number it looks like', () => {
    expect(
      told(
        withValues([
          ['Name', 'Rating'],
          ['Ann', '2100'],
          ['Bob', ''],
        ]),
      ),
    ).toEqual([[text('en', 'sourceChanged', { address: 'Entries!C5' }), 'Entries!C5']]);
  });

  test('Of many, five are named and the others counted', () => {
    const all = told(
      withValues([
        [1, 2],
        [3, 4],
        [5, 6],
      ]),
    );
    expect(all).toHaveLength(6);
    expect(all[5]).toEqual([text('en', 'sourceChangedMore', { count: 1 }), undefined]);
  });

  test('A list that has grown or moved, or is gone', () => {
    const { area } = snapshot.place;
    const place = { ...snapshot.place, area: { ...area, rows: 4 } };
    expect(told({ ...snapshot, place })).toEqual([
      [
        text('en', 'sourceMoved', { address: 'Entries!B4:C6', now: 'Entries!B4:C7' }),
        'Entries!B4:C7',
      ],
    ]);
    expect(told(undefined)).toEqual([['Entries!B4:C6 no longer exists.', undefined]]);
  });

  test('Rows that have been hidden or shown', () => {
    expect(told({ ...snapshot, hidden: [1] })).toEqual([
      [text('en', 'sourceHidden', { address: 'Entries!B4:C6' }), undefined],
    ]);
  });

  test('Merged cells among those that count are named', () => {
    const merged = { ...snapshot, merged: [{ row: 4, column: 1, rows: 2, columns: 1 }] };
    expect(told(merged)).toEqual([
      [text('en', 'sourceMerged', { merged: 'Entries!B5:B6' }), 'Entries!B5:B6'],
    ]);
  });
});

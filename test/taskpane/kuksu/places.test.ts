/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type GroupOptions, noOptions } from '../../../taskpane/kuksu/given';
import { groupLeagues } from '../../../taskpane/kuksu/group';
import { rankLeagues } from '../../../taskpane/kuksu/rank';
import { placeName } from '../../../taskpane/sheets/address';
import type { Computed } from '../../../taskpane/jobs/operation';
import { YearWorkbook } from '../kgs/support/year-workbook';
import { plannable } from '../support/computed';

jest.setTimeout(60_000);

let book: YearWorkbook;
beforeEach(async () => {
  book = await YearWorkbook.create('en', 'kuksu');
});

type Typed = string | number | null;
const registered: readonly (readonly Typed[])[] = [
  ['Name', 'Rating', 'Pinned tier', 'Timed out'],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => [`N${at}`, 2000 - at, null, null]),
];
const last: readonly (readonly Typed[])[] = [
  ['Name', 'League', 'Place', 'Disqualified'],
  ...[1, 2, 3, 4, 5].map((at) => [`N${at}`, 'A', at, null]),
];
const decided: GroupOptions = { ...noOptions, lost: 'challenger', holder: 'Holder' };

function shown(computed: Computed<unknown>): readonly string[] {
  if (computed.ok) throw new Error('It was not refused.');
  return computed.refusals.map(({ at }) => (at ? placeName(at) : ''));
}

/** The cells that a refusal shows after something was typed over the lists. */
function grouped(sheet: string, address: string, value: Typed): readonly string[] {
  const registrations = book.type(
    'Entries',
    'A1',
    registered.map((row) => [...row]),
  );
  const lastCycle = book.type(
    'Last',
    'A1',
    last.map((row) => [...row]),
  );
  book.type(sheet, address, [[value]]);
  return shown(book.compute(groupLeagues, decided, { registrations, lastCycle }));
}

describe('a refusal selects the cell', () => {
  test.each<readonly [string, string, Typed]>([
    ['Entries', 'A3', null],
    ['Entries', 'B3', 'x'],
    ['Entries', 'C3', 'Q9'],
    ['Entries', 'D3', 'perhaps'],
    ['Last', 'A3', null],
    ['Last', 'B3', '?'],
    ['Last', 'C3', 11],
    ['Last', 'D3', 'perhaps'],
  ])('%s!%s that holds %j', (sheet, address, value) => {
    expect(grouped(sheet, address, value)).toEqual([`${sheet}!${address}`]);
  });

  test.each<readonly [string, string, Typed, string]>([
    ['a pin that the tiers do not reach', 'Entries!C3', 'D', 'Entries!C3'],
    ['a second winner of league A', 'Last!C3', 1, 'Last!A2'],
    ['a holder who is in the list', 'Last!A4', 'Holder', 'Last!A4'],
    ['a holder who is registered', 'Entries!A8', 'Holder', 'Entries!A8'],
  ])('%s, which only the rules find', (_, typed, value, expected) => {
    const [sheet = '', address = ''] = typed.split('!');
    expect(grouped(sheet, address, value)).toEqual([expected]);
  });

  test('of a cross table', () => {
    const five = registered.slice(0, 6).map((row) => [...row]);
    const registrations = book.type('Entries', 'A1', five);
    book.apply(plannable(book.compute(groupLeagues, noOptions, { registrations })).plan);
    const ranked = (address: string, value: Typed): readonly string[] => {
      const before = book.value(`League A!${address}`);
      book.type('League A', address, [[value]]);
      const cells = shown(book.compute(rankLeagues.sheets, { pages: '', league: '' }, {}));
      book.type('League A', address, [[before as Typed]]);
      return cells;
    };
    const wrong: readonly (readonly [string, Typed])[] = [
      ['B5', null],
      ['F6', -1],
      ['G6', '?'],
      ['H7', 12],
      ['J5', 7],
    ];
    for (const [address, value] of wrong) {
      expect(ranked(address, value)).toEqual([`'League A'!${address}`]);
    }
  });
});

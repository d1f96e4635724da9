/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { languages, type Language } from '../../../src/language';
import { say } from '../../../src/language/texts';
import { atOnce } from '../../../src';
import { kuksuEvents } from '../../../taskpane/kuksu/jobs';
import { areaName } from '../../../taskpane/sheets/address';
import { noOptions } from '../../../taskpane/kuksu/given';
import { groupLeagues } from '../../../taskpane/kuksu/group';
import { rankLeagues } from '../../../taskpane/kuksu/rank';
import { whereItStands } from '../../../taskpane/kuksu/where-it-stands';
import { text } from '../../support/text';
import { YearWorkbook } from '../kgs/support/year-workbook';
import { plannable, said } from '../support/computed';

jest.setTimeout(60_000);

/** One wrong cell in a cross table: the figures of the others stand, and the cell is named on the sheet, on Home and by Rank leagues. */

const players = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve'];
/** Of each player: points, SODOS and place, when the one above wins every game but that of Ann and Eve, a draw. */
const drawn = [
  [3.5, 6.25, 1],
  [3, 3.5, 2],
  [2, 1.5, 3],
  [1, 0.5, 4],
  [0.5, 1.75, 5],
];

let book: YearWorkbook;
let sheet: string;

async function open(language: Language): Promise<void> {
  book = await YearWorkbook.create(language, 'kuksu');
  const heading = [text(language, 'kuksuName'), text(language, 'kuksuRating')];
  const rows = players.map((name, i) => [name, 2000 - i]);
  const registrations = book.type('Entries', 'A1', [heading, ...rows]);
  book.apply(plannable(book.compute(groupLeagues, noOptions, { registrations })).plan);
  sheet = text(language, 'kuksuLeagueSheet', { league: 'A' });
  book.type(sheet, 'J5', [['1', '1', '1', '½']]);
  book.type(sheet, 'K6', [['1', '1', '1']]);
  book.type(sheet, 'L7', [['1', '1']]);
  book.type(sheet, 'M8', [['1']]);
}

beforeEach(async () => {
  await open('en');
});

const figures = (): unknown[][] => book.values(`${sheet}!C5:E9`);
const noted = (): unknown => book.value(`${sheet}!A3`);
const note = (language: Language, cells: string): string => {
  const usual = text(language, 'kuksuCrosstableNote');
  return cells === '' ? usual : `${text(language, 'kuksuCellsWrong', { cells })} ${usual}`;
};

/** Puts a formula into a cell, as somebody who pastes an error does. */
function put(address: string, content: string): void {
  const [{ id: sheetId = '' } = {}] = book.grid.sheets().filter(({ name }) => name === sheet);
  const column = address.charCodeAt(0) - 65;
  book.grid.write({ sheetId, row: Number(address.slice(1)) - 1, column }, content);
}

/** The cells that Home leads to. */
const shownAtHome = (): readonly unknown[] => {
  const { facts } = book;
  const seen = atOnce(whereItStands(facts, book.places(kuksuEvents.places(facts))));
  return seen.missing.map(({ at }) => at && areaName(at.area));
};
const home = (): readonly string[] => {
  const { facts } = book;
  const seen = atOnce(whereItStands(facts, book.places(kuksuEvents.places(facts))));
  return seen.missing.map(({ what }) => say(languages.en, what));
};
const ranked = (): readonly string[] =>
  said(book.compute(rankLeagues.sheets, { pages: '', league: '' }, {}));

test('without a wrong cell the note says what to do, and the figures are those of the games', () => {
  expect([figures(), noted()]).toEqual([drawn, note('en', '')]);
  expect(home()).toEqual([]);
});

describe.each([
  ['an error', '=1/0'],
  ['a text', 'x'],
  ['a number that is no result', '2'],
])('%s among the results', (_, content) => {
  test('counts for nobody, and is named everywhere', () => {
    put('J5', content);
    // Ann – Bob has no result now.
    expect(figures()).toEqual([
      [2.5, 3.25, 2],
      [3, 3.5, 1],
      [2, 1.5, 3],
      [1, 0.5, 4],
      [0.5, 1.25, 5],
    ]);
    expect(book.value(`${sheet}!I6`)).toBe('');
    expect(noted()).toBe(note('en', 'J5'));
    expect(home().filter((each) => each.includes(`'${sheet}'!J5`))).toHaveLength(1);
    expect(ranked().filter((each) => each.includes(`'${sheet}'!J5`))).toHaveLength(1);
    put('J5', '1');
    expect([figures(), noted()]).toEqual([drawn, note('en', '')]);
  });

  test('over the formula below the diagonal leaves the winner the point', () => {
    put('I6', content);
    expect(figures()).toEqual(drawn);
    expect(noted()).toBe(note('en', 'I6'));
    expect(home().some((each) => each.includes(`'${sheet}'!I6`))).toBe(true);
  });
});

test.each([
  ['½', '', 'M5, I9'],
  ['½', '1', 'M5, I9'],
  ['1', '1', 'M5, I9'],
  ['0', '', 'M5, I9'],
  ['1', '', ''],
  ['0', '0', ''],
])('a game of %j and %j: named are %j, and no figure is an error', (above, below, cells) => {
  put('M5', above);
  put('I9', below);
  expect(
    figures()
      .flat()
      .every((each) => typeof each === 'number'),
  ).toBe(true);
  expect(noted()).toBe(note('en', cells));
});

test.each(['F6', 'G6', 'H6'])(
  'a rating or last cycle that can’t be used (%s) counts as none',
  (cell) => {
    for (const content of ['=1/0', 'none', '-3']) {
      put(cell, content);
      expect(figures()).toEqual(drawn);
      expect(noted()).toBe(note('en', cell));
      expect(shownAtHome()).toEqual([cell]);
    }
  },
);

test('what stands on the diagonal is named, and leaves SODOS as they are', () => {
  put('K7', '1');
  expect(noted()).toBe(note('en', 'K7'));
  expect(figures().map(([, sodos]) => sodos)).toEqual(drawn.map(([, sodos]) => sodos));
});

test('there are no places before the first game, and all of them after it', () => {
  for (const cell of ['J5', 'K5', 'L5', 'M5', 'K6', 'L6', 'M6', 'L7', 'M7']) put(cell, '');
  put('M8', '');
  const shown = (): unknown[] => figures().map(([, , place]) => place ?? '');
  expect(shown()).toEqual(['', '', '', '', '']);
  put('L7', '½');
  expect(shown()).toEqual([3, 4, 1, 2, 5]);
});

test('a game that was annulled is 0 for both: nobody misses it, and it is told as one without a result', () => {
  put('J5', '');
  const missing = text('en', 'runGames', { count: 1 });
  expect(home()).toEqual([missing]);
  put('J5', '0');
  put('I6', '0');
  expect(home()).toEqual([]);
  expect(ranked()).toEqual([
    'League A: 1 of 10 games has no result: Ann – Bob. The order is based on the results so far.',
  ]);
  expect(figures()[0]?.[0]).toBe(2.5);
});

test('in Dutch the note names the cell, too', async () => {
  await open('nl');
  put('J5', 'x');
  expect(noted()).toBe(note('nl', 'J5'));
  expect(noted()).toMatch(/^Verbeter J5: /);
});

/** @jest-environment ./test/support/environment.js */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { languages, type TextKey } from '../../../src/language';
import { type GroupOptions, noOptions, withPin } from '../../../taskpane/kuksu/given';
import { groupLeagues } from '../../../taskpane/kuksu/group';
import { rankLeagues } from '../../../taskpane/kuksu/rank';
import { type ReplaceOptions, replacePlayer } from '../../../taskpane/kuksu/replace/replace-player';
import { placementsOf } from '../../../src';
import { YearWorkbook } from '../kgs/support/year-workbook';
import { sampled } from '../../support/sampled';
import { isFollowed } from '../../support/text';
import { plannable, said } from '../support/computed';

jest.setTimeout(120_000);

/** Every sentence that tells a way out: the way is gone in the program, and ends at a right figure. */

type Line = readonly (string | number | null)[];
type Changed = Partial<GroupOptions>;
let again: () => void;

let book: YearWorkbook;
beforeEach(async () => {
  book = await YearWorkbook.create('en', 'kuksu');
});

const names = (count: number, from = 1): string[] =>
  Array.from({ length: count }, (_, i) => `N${i + from}`);
const entries = (count: number, more: Line = []): Line[] =>
  names(count).map((name, i) => [name, 2000 - i, ...more]);
const lastOf = (players: readonly string[]): Line[] => players.map((name, i) => [name, 'A', i + 1]);

const register = (rows: readonly Line[], sheet = 'Entries'): void => {
  book.type(sheet, 'A1', [['Name', 'Rating', 'Pinned tier', 'Timed out'], ...rows.map(filled)]);
};
const filled = (row: Line): Line => [0, 1, 2, 3].map((i) => row[i] ?? null);
const last = (rows: readonly Line[]): void => {
  book.type('Last', 'A1', [['Name', 'League', 'Place'], ...rows]);
};

/** The leagues of the lists as they stand: each with its players, or what is said instead. */
function group(options: Changed = {}, rows = 40): readonly unknown[] {
  const has = (sheet: string): boolean => book.facts.sheets.some(({ name }) => name === sheet);
  const lists = {
    registrations: `Entries!A1:D${rows}`,
    ...(has('Last') && { lastCycle: `Last!A1:C${rows}` }),
  };
  const computed = book.compute(groupLeagues, { ...noOptions, ...options }, lists);
  if (!computed.ok) return said(computed);
  const { grouping } = computed.detail;
  return [grouping.leagues.length, placementsOf(grouping).length];
}

/** The points by place, league by league, or what is said instead. */
function rank(source: 'sheets' | 'list' | 'pages', options = {}, rows = 8): readonly unknown[] {
  const given = { pages: '', league: '', ...options };
  const computed =
    source === 'list'
      ? book.compute(rankLeagues.list, given, { results: `Scores!A1:E${rows}` })
      : book.compute(rankLeagues[source], given, {});
  if (!computed.ok) return said(computed);
  return computed.detail.leagues.map(({ league, players }) => [
    league,
    players.map(({ name, points }) => `${name} ${points}`).join(' '),
  ]);
}

/** A cycle of five, whose first player has beaten everyone, the second all below, and so on. */
function played(): void {
  register(entries(5));
  book.apply(
    plannable(book.compute(groupLeagues, noOptions, { registrations: 'Entries!A1:D6' })).plan,
  );
  book.type('League A', 'J5', [['1', '1', '1', '1']]);
  book.type('League A', 'K6', [['1', '1', '1']]);
  book.type('League A', 'L7', [['1', '1']]);
  book.type('League A', 'M8', [['1']]);
}

const all = ['A', 'N1 4 N2 3 N3 2 N4 1 N5 0'];
const page = (league: string): string =>
  `League ${league}\nPlayer\tPoints\tSODOS\nx\t2\t1\ny\t1\t0\nz\t0\t0`;
const ranked = (league: string): unknown => [league, 'x 2 y 1 z 0'];
const holderWon = { lost: 'challenger', holder: 'Holder' } as const;
const holderLost = { lost: 'holder', holder: 'Holder' } as const;

/** The points that the sheet itself shows, and what is warned of. */
function sheetsSay(): readonly unknown[] {
  const computed = book.compute(rankLeagues.sheets, { pages: '', league: '' }, {});
  const shown = book.values('League A!C5:C9').map(([points]) => points);
  const { warnings } = plannable(computed).plan;
  return [shown, warnings.length, ...said(computed)];
}

/** What is warned of a list or of pages, or the players in their order. */
function warned(source: 'list' | 'pages', options = {}): readonly unknown[] {
  const given = { pages: '', league: '', ...options };
  const computed =
    source === 'list'
      ? book.compute(rankLeagues.list, given, { results: 'Scores!A1:H8' })
      : book.compute(rankLeagues.pages, given, {});
  const { detail } = plannable(computed);
  const told = said(computed);
  return told.length > 0
    ? told
    : detail.leagues.map(({ players }) => players.map(({ name }) => name));
}

const tied: readonly Line[] = [
  ['x', 1],
  ['y', 1],
  ['z', 1],
];
const both = (...same: readonly boolean[]): GroupOptions['sameNames'] =>
  ['Zoë', 'Zoé'].map((registered, i) => ({ registered, last: 'Zoe', same: same[i] === true }));
/** A page with its games and without SODOS. */
const games = (first: string): string =>
  [
    'League B1',
    'Player\tx\ty\tz\tPoints',
    `x\t\t${first}\twin\t2`,
    'y\tloss\t\twin\t1',
    'z\tloss\tloss\t\t0',
  ].join('\n');
/** More rows of a page. */
const extra = (count: number): string =>
  names(count)
    .map((name) => `${name}\t0\t0`)
    .join('\n');

/** League A sorted by seed downwards: what was typed goes with its row. Gives how to sort it by seed again. */
function sortedDown(): () => void {
  const columns = ['A', 'B', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'];
  const cells = columns.flatMap((column) => {
    return [5, 6, 7, 8, 9].map((row) => {
      const at = `League A!${column}${row}`;
      return { column, row, formula: book.formula(at), value: book.value(at) as Line[number] };
    });
  });
  for (const { column, row, formula, value } of cells) {
    book.type('League A', `${column}${14 - row}`, [[formula === undefined ? value : null]]);
  }
  return () => {
    for (const { column, row, formula, value } of cells) {
      if (formula === undefined) book.type('League A', `${column}${row}`, [[value]]);
      else book.enter(`League A!${column}${row}`, formula);
    }
  };
}

interface Way {
  /** What the sentence says, in its own words. */
  readonly says: RegExp;
  readonly meet: () => readonly unknown[];
  /** What it tells to do. */
  readonly follow: () => readonly unknown[];
  readonly then: unknown;
}

const ways: Readonly<Record<string, Way>> = {
  'repeated name': {
    says: /Keep each player once/,
    meet: () => {
      register([...entries(6), ['n1', 1]]);
      return group();
    },
    follow: () => {
      book.type('Entries', 'A8', [[null, null]]);
      return group();
    },
    then: [1, 6],
  },
  'several winners of A': {
    says: /Keep one in 1st place/,
    meet: () => {
      register(entries(6).slice(1));
      last([
        ['N1', 'A', 1],
        ['N2', 'A', 1],
      ]);
      return group(holderLost);
    },
    follow: () => {
      book.type('Last', 'C3', [[2]]);
      return group(holderLost);
    },
    then: [1, 5],
  },
  'no winner of A': {
    says: /Put the player who lost the title match in 1st place/,
    meet: () => {
      register(entries(6));
      last([
        ['N1', 'A', 2],
        ['N2', 'A', 3],
      ]);
      return group(holderWon);
    },
    follow: () => {
      book.type('Last', 'C2', [[1]]);
      return group(holderWon);
    },
    then: [1, 6],
  },
  'a registered title holder, left out': {
    says: /Delete that row, or correct who lost the title match\. Or leave N1 out under Questions/,
    meet: () => {
      register(entries(6));
      last(lastOf(names(6)));
      return group(holderLost);
    },
    follow: () => group({ ...holderLost, leftOut: 'N1' }),
    then: [1, 5],
  },
  'a registered title holder, deleted': {
    says: /Delete that row/,
    meet: () => {
      register(entries(6));
      last(lastOf(names(6)));
      return group(holderLost);
    },
    follow: () => {
      book.type('Entries', 'A2', [[null, null]]);
      return group(holderLost);
    },
    then: [1, 5],
  },
  'a registered title holder, other loser': {
    says: /correct who lost the title match/,
    meet: () => {
      register(entries(6));
      last(lastOf(names(6)));
      return group(holderLost);
    },
    follow: () => group(holderWon),
    then: [1, 6],
  },
  'the holder among last cycle': {
    says: /Delete that row, or correct the holder’s name/,
    meet: () => {
      register(entries(6));
      last(lastOf(names(6)));
      return group({ lost: 'challenger', holder: 'N3' });
    },
    follow: () => group(holderWon),
    then: [1, 6],
  },
  'a pin too low': {
    says: /Pin to a higher tier, or clear the pin/,
    meet: () => {
      register(
        entries(16).map(([name = '', rating = 0], i) => [name, rating, i === 2 ? 'B' : null]),
      );
      last(lastOf(names(6)));
      return group(holderWon);
    },
    follow: () => {
      book.type('Entries', 'C4', [['A']]);
      return group(holderWon);
    },
    then: [2, 16],
  },
  'a pin beyond the tiers': {
    says: /Pin to a higher tier, or clear the pin/,
    meet: () => {
      register(
        entries(16).map(([name = '', rating = 0], i) => [name, rating, i === 2 ? 'E' : null]),
      );
      return group();
    },
    follow: () => {
      book.type('Entries', 'C4', [[null]]);
      return group();
    },
    then: [2, 16],
  },
  'a tier with too many pins': {
    says: /Clear pins/,
    meet: () => {
      register(
        entries(16).map(([name = '', rating = 0], i) => [name, rating, i < 11 ? 'A' : null]),
      );
      return group();
    },
    follow: () => {
      book.type('Entries', 'C2', [[null]]);
      return group();
    },
    then: [2, 16],
  },
  'a remainder, by leaving out': {
    says: /Answer under Questions/,
    meet: () => {
      register(entries(12));
      return group();
    },
    follow: () => group({ remainder: { way: 'leaveOut' } }),
    then: [1, 10],
  },
  'a remainder, by inviting': {
    says: /2 are left over/,
    meet: () => {
      register(entries(12));
      return group();
    },
    follow: () => {
      const added = names(3, 13).map((name) => ({ name, rating: 900 }));
      return group({ changes: { ...noOptions.changes, added } });
    },
    then: [2, 15],
  },
  'a remainder, by moving down': {
    says: /What do you want to do/,
    meet: () => {
      register(entries(12));
      return group();
    },
    follow: () => group({ remainder: { way: 'moveDown' } }),
    then: [2, 12],
  },
  'too few left out': {
    says: /Choose 2 players to leave out; you chose 1/,
    meet: () => {
      register(entries(12));
      return group({ remainder: { way: 'leaveOut', names: ['N1'] } });
    },
    follow: () => group({ remainder: { way: 'leaveOut', names: ['N1', 'N2'] } }),
    then: [1, 10],
  },
  'somebody left out who is not there': {
    says: /Choose again/,
    meet: () => {
      register(entries(12));
      return group({ remainder: { way: 'leaveOut', names: ['N1', 'Nobody'] } });
    },
    follow: () => group({ remainder: { way: 'leaveOut' } }),
    then: [1, 10],
  },
  'nobody to move down': {
    says: /Clear pins, or choose another option/,
    meet: () => {
      register(entries(12, ['A']).map((row, i) => (i < 8 ? row : row.slice(0, 2))));
      return group({ remainder: { way: 'moveDown' } });
    },
    follow: () => group({ remainder: { way: 'leaveOut' } }),
    then: [1, 10],
  },
  'one player or two': {
    says: /Is it the same player\? Answer under Questions/,
    meet: () => {
      register([['Zoë', 2500], ...entries(6).slice(1)]);
      last([
        ['N1', 'A', 1],
        ['Zoe', 'A', 2],
      ]);
      return group(holderWon);
    },
    follow: () =>
      group({ ...holderWon, sameNames: [{ registered: 'Zoë', last: 'Zoe', same: true }] }),
    then: [1, 6],
  },
  'a league that is none': {
    says: /Enter a league such as A, B1 or C4/,
    meet: () => {
      register(entries(6));
      last([
        ['N1', 'A', 1],
        ['N2', 'first', 2],
      ]);
      return group(holderWon);
    },
    follow: () => {
      book.type('Last', 'B3', [['A']]);
      return group(holderWon);
    },
    then: [1, 6],
  },
  'a pin that is no tier': {
    says: /Enter a tier such as B, or leave the cell empty/,
    meet: () => {
      register([['N0', 3000, 'top'], ...entries(15)]);
      return group();
    },
    follow: () => {
      book.type('Entries', 'C2', [['B']]);
      return group();
    },
    then: [2, 16],
  },
  'a rating that is none': {
    says: /Enter a number above 0/,
    meet: () => {
      register([['N0', 0], ...entries(5)]);
      return group();
    },
    follow: () => {
      book.type('Entries', 'B2', [[1500]]);
      return group();
    },
    then: [1, 6],
  },
  'too many cross tables': {
    says: /Clear “Add a cross table for each league”/,
    meet: () => {
      register(entries(1280));
      return group({}, 1281);
    },
    follow: () => group({ crosstables: false }, 1281),
    then: [129, 1280],
  },
  'a number of the cycle that is used': {
    says: /enter a whole number from 1 to 9999 under Questions/,
    meet: () => {
      register(entries(6));
      return group({ cycle: '0' });
    },
    follow: () => group({ cycle: '14' }),
    then: [1, 6],
  },
  'a result that is none': {
    says: /Enter 1, 0 or ½/,
    meet: () => {
      played();
      book.type('League A', 'J5', [['win']]);
      return rank('sheets');
    },
    follow: () => {
      book.type('League A', 'J5', [['1']]);
      return rank('sheets');
    },
    then: all,
  },
  'two sides of one game': {
    says: /enter 0 for N2 – N1|enter 0 for N1 – N2/,
    meet: () => {
      played();
      book.type('League A', 'I6', [['1']]);
      return rank('sheets');
    },
    follow: () => {
      book.type('League A', 'I6', [['0']]);
      return rank('sheets');
    },
    then: all,
  },
  'something on the diagonal': {
    says: /Clear the cell/,
    meet: () => {
      played();
      book.type('League A', 'K7', [['1']]);
      return rank('sheets');
    },
    follow: () => {
      book.type('League A', 'K7', [[null]]);
      return rank('sheets');
    },
    then: all,
  },
  'no cross tables': {
    says: /Choose another source above, or group a cycle first/,
    meet: () => rank('sheets'),
    follow: () => {
      played();
      return rank('sheets');
    },
    then: all,
  },
  'nothing pasted': {
    says: /Paste the league pages under Options/,
    meet: () => rank('pages'),
    follow: () => rank('pages', { pages: page('B1') }),
    then: ranked('B1'),
  },
  'a page twice': {
    says: /Paste each league once/,
    meet: () => rank('pages', { pages: `${page('B1')}\n${page('B1')}` }),
    follow: () => rank('pages', { pages: page('B1') }),
    then: ranked('B1'),
  },
  'a page without a title': {
    says: /Which league is the pasted table of x, y, z\?/,
    meet: () => rank('pages', { pages: page('B1').replace('League B1\n', '') }),
    follow: () =>
      rank('pages', {
        pages: page('B1').replace('League B1\n', ''),
        untitled: { 'x, y, z': 'B1' },
      }),
    then: ranked('B1'),
  },
  'a page without a table': {
    says: /Copy the whole league page, or its table with the headings Player and Points/,
    meet: () => rank('pages', { pages: 'League B1' }),
    follow: () => rank('pages', { pages: page('B1') }),
    then: ranked('B1'),
  },
  'a page without players': {
    says: /Copy the whole table/,
    meet: () => rank('pages', { pages: 'League B1\nPlayer\tPoints\tSODOS\n' }),
    follow: () => rank('pages', { pages: page('B1') }),
    then: ranked('B1'),
  },
  'a row that was cut': {
    says: /Copy whole rows/,
    meet: () => rank('pages', { pages: page('B1').replace('y\t1\t0', 'y\t1') }),
    follow: () => rank('pages', { pages: page('B1') }),
    then: ranked('B1'),
  },
  'points that are none': {
    says: /Correct it, or type the league into a list/,
    meet: () => rank('pages', { pages: page('B1').replace('y\t1', 'y\tone') }),
    follow: () => {
      book.type('Scores', 'A1', [
        ['Name', 'League', 'Points', 'SODOS'],
        ['x', 'B1', 2, 1],
        ['y', 'B1', 1, 0],
        ['z', 'B1', 0, 0],
      ]);
      return rank('list');
    },
    then: ranked('B1'),
  },
  'a row without a name': {
    says: /Line 4, row 2 of its table, has no player’s name\. Add the name there/,
    meet: () => rank('pages', { pages: page('B1').replace('y\t1', '\t1') }),
    follow: () => rank('pages', { pages: page('B1') }),
    then: ranked('B1'),
  },
  'a list without points': {
    says: /Choose the Points column/,
    meet: () => {
      book.type('Scores', 'A1', [
        ['Name', 'Club'],
        ['x', 'U'],
        ['y', 'V'],
        ['z', 'W'],
      ]);
      return rank('list', { league: 'B1' });
    },
    follow: () => {
      book.type('Scores', 'B1', [['Points'], [2], [1], [0]]);
      return rank('list', { league: 'B1' });
    },
    then: ranked('B1'),
  },
  'a list without leagues': {
    says: /enter the league under Options/,
    meet: () => {
      book.type('Scores', 'A1', [
        ['Name', 'Points'],
        ['x', 2],
        ['y', 1],
        ['z', 0],
      ]);
      return rank('list');
    },
    follow: () => rank('list', { league: 'B1' }),
    then: ranked('B1'),
  },
  'one player in two leagues': {
    says: /Keep each player in one league/,
    meet: () => rank('pages', { pages: `${page('B1')}\n${page('B2').replace(/x\t2/, 'x\t2')}` }),
    follow: () =>
      rank('pages', {
        pages: `${page('B1')}\n${page('B2').replace('\nx', '\nu').replace('\ny', '\nv').replace('\nz', '\nw')}`,
      }),
    then: ranked('B1'),
  },
  'two players for one of last cycle': {
    says: /Zoe can’t be both Zoë and Zoé\. Choose one of them/,
    meet: () => {
      register([['Zoë', 2500], ['Zoé', 2400], ...entries(6).slice(2)]);
      last([
        ['N4', 'A', 1],
        ['Zoe', 'A', 2],
      ]);
      return group({ ...holderWon, sameNames: both(true, true) });
    },
    follow: () => group({ ...holderWon, sameNames: both(true, false) }),
    then: [1, 6],
  },
  'a row inserted into a cross table': {
    says: /has extra or missing rows or columns\. Undo that change/,
    meet: () => {
      played();
      book.insertRow('League A', 7);
      return rank('sheets');
    },
    follow: () => {
      book.deleteRow('League A', 7);
      return rank('sheets');
    },
    then: all,
  },
  'sorted rows': {
    says: /Sort by Seed again, so that the sheet’s own points are right/,
    meet: () => {
      played();
      again = sortedDown();
      return sheetsSay();
    },
    follow: () => {
      again();
      return sheetsSay();
    },
    then: [[4, 3, 2, 1, 0], 0],
  },
  'formulas of a cross table that are lost': {
    says: /isn’t what the games come to\. Undo what was cleared or typed there/,
    meet: () => {
      played();
      const [points = '', sodos = ''] = ['C6', 'D5'].map((at) => book.formula(`League A!${at}`));
      again = () => {
        book.enter('League A!C6', points);
        book.enter('League A!D5', sodos);
      };
      book.type('League A', 'C6', [[7]]);
      book.type('League A', 'D5', [[null]]);
      return sheetsSay();
    },
    follow: () => {
      again();
      return sheetsSay();
    },
    then: [[4, 3, 2, 1, 0], 0],
  },
  'sorted rows, and a replacement': {
    says: /Sort by Seed again first/,
    meet: () => {
      played();
      again = sortedDown();
      return replace({ leaves: 'N1', name: 'New' });
    },
    follow: () => {
      again();
      return replace({ leaves: 'N1', name: 'New' });
    },
    then: 'New',
  },
  'a draw that Excel made a date': {
    says: /Format the column as Text and type it again/,
    meet: () => {
      played();
      book.format('League A!J5', 'General');
      book.enter('League A!J5', '1/2');
      return rank('sheets');
    },
    follow: () => {
      book.format('League A!J5', '@');
      book.enter('League A!J5', '1/2');
      return rank('sheets');
    },
    then: ['A', 'N1 3.5 N2 3.5 N3 2 N4 1 N5 0'],
  },
  'a result of a page that is none': {
    says: /“wn” against y isn’t a known result \(win, loss or \?\)\. Correct it/,
    meet: () => rank('pages', { pages: games('wn') }),
    follow: () => rank('pages', { pages: games('win') }),
    then: ranked('B1'),
  },
  'a tie without SODOS, in a list': {
    says: /Add a SODOS column or the cross table/,
    meet: () => {
      book.type('Scores', 'A1', [['Name', 'Points'], ...tied]);
      return warned('list', { league: 'B1' });
    },
    follow: () => {
      book.type('Scores', 'C1', [['SODOS'], [1], [2], [0]]);
      return warned('list', { league: 'B1' });
    },
    then: [['y', 'x', 'z']],
  },
  'a tie without SODOS, with the cross table': {
    says: /Add a SODOS column or the cross table/,
    meet: () => {
      book.type('Scores', 'A1', [
        ['Name', 'Points'],
        ['w', 1],
        ['x', 2],
        ['y', 2],
        ['z', 1],
      ]);
      return warned('list', { league: 'B1' });
    },
    follow: () => {
      book.type('Scores', 'C1', [
        [1, 2, 3, 4],
        [null, 0, 1, 0],
        [1, null, 0, 1],
        [0, 1, null, 1],
        [1, 0, 0, null],
      ]);
      return warned('list', { league: 'B1' });
    },
    then: [['y', 'x', 'w', 'z']],
  },
  'a tie without SODOS, on a page': {
    says: /Add a SODOS column/,
    meet: () => warned('pages', { pages: 'League B1\nPlayer\tPoints\nx\t1\ny\t1\nz\t0' }),
    follow: () =>
      warned('pages', { pages: 'League B1\nPlayer\tPoints\tSODOS\nx\t1\t0\ny\t1\t1\nz\t0\t0' }),
    then: [['y', 'x', 'z']],
  },
  'a league of eleven, in a list': {
    says: /A league has 10 players at most\. Keep only those of this league/,
    meet: () => {
      const rows = names(11).map((name, i) => [name, 'B1', 11 - i, 0]);
      book.type('Scores', 'A1', [['Name', 'League', 'Points', 'SODOS'], ...rows]);
      return rank('list', {}, 12);
    },
    follow: () => {
      book.type('Scores', 'B12', [['B2']]);
      return rank('list', {}, 12);
    },
    then: ['B2', 'N11 1'],
  },
  'a league of eleven, on a page': {
    says: /A league has 10 players at most\. Keep only those of this league/,
    meet: () => rank('pages', { pages: `${page('B1')}\n${extra(8)}` }),
    follow: () => rank('pages', { pages: page('B1') }),
    then: ranked('B1'),
  },
  'points unlike the cross table, in a list': {
    says: /The cross table adds up to 2\. Correct one of the two, or use a list without a Points column/,
    meet: () => {
      book.type('Scores', 'A1', [
        ['Name', 'Points', 1, 2, 3],
        ['x', 3, null, 1, 1],
        ['y', 1, 0, null, 1],
        ['z', 0, 0, 0, null],
      ]);
      return rank('list', { league: 'B1' });
    },
    follow: () => {
      book.type('Scores', 'A1', [
        ['Name', 1, 2, 3, null],
        ['x', null, 1, 1, null],
        ['y', 0, null, 1, null],
        ['z', 0, 0, null, null],
      ]);
      return rank('list', { league: 'B1' });
    },
    then: ranked('B1'),
  },
  'points unlike the cross table, on a page': {
    says: /The cross table adds up to 2\. Correct one of the two/,
    meet: () => rank('pages', { pages: games('win').replace('win\t2', 'win\t3') }),
    follow: () => rank('pages', { pages: games('win') }),
    then: ranked('B1'),
  },
  'who is there already': {
    says: /Choose another player/,
    meet: () => {
      played();
      return replace({ leaves: 'N1', name: 'N2' });
    },
    follow: () => replace({ leaves: 'N1', name: 'New' }),
    then: 'New',
  },
};

/** The name on the seat afterwards, or what is said instead. */
function replace(options: Partial<ReplaceOptions>): readonly unknown[] {
  const given = { ...replacePlayer.initial, rating: '1500', ...options };
  const computed = book.compute(replacePlayer, given, {});
  if (!computed.ok) return said(computed);
  book.apply(computed.plan);
  return [book.value('League A!B5')];
}

test.each(sampled(Object.entries(ways), 20))(
  '%s: the way out that is told ends at a right figure',
  (_, way) => {
    expect(way.meet().map(String).join('\n')).toMatch(way.says);
    const found = way.follow();
    expect(JSON.stringify(found)).toContain(
      JSON.stringify(way.then).replace(/^\[/, '').replace(/\]$/, ''),
    );
  },
);

test('a pin in the preview that is too low can be taken back', () => {
  register(entries(16));
  last(lastOf(names(6)));
  const changes = withPin(noOptions.changes, 'N3', 2);
  expect(group({ ...holderWon, changes }).join()).toMatch(/clear the pin/);
  expect(group(holderWon)).toEqual([2, 16]);
});

/** Sentences whose way out other tests of Kuksu follow. */
const elsewhere: Readonly<Record<string, readonly TextKey[]>> = {
  'next-cycle.test.ts': [
    ...(['kuksuCycleNumberNeeded', 'kuksuNoPlaces', 'kuksuNoPlacesAtAll'] as const),
    ...(['kuksuResultsOldMarked', 'kuksuResultsOldUnmarked', 'kuksuResultsOldNone'] as const),
    'kuksuLeagueGone',
  ],
  'wrong-cells.test.ts': ['kuksuSidesUnlike', 'kuksuCellsWrong'],
};

test('every sentence of Kuksu that tells a way out is among them', () => {
  const asks =
    /\b(?:[Ee]nter|[Cc]orrect|Choose|Undo|Add|[Cc]lear|Put|Keep|Paste|Rank|Format|[Dd]elete|Select|Type|Leave)\b/;
  const others = Object.entries(elsewhere).flatMap(([file, keys]) => {
    const said = readFileSync(path.join(__dirname, file), 'utf8');
    expect([file, keys.filter((key) => !isFollowed(key, said))]).toEqual([file, []]);
    return keys;
  });
  const all = Object.entries<string>(languages.en).filter(
    ([key, said]) =>
      /^kuksu[A-Z]/.test(key) &&
      !/(?:Refusal|Hint|Note|Later)$|^kuksuWhy/.test(key) &&
      asks.test(said) &&
      said.includes('.'),
  );
  expect(all.length).toBeGreaterThan(20);
  const missing = all.filter(
    ([key, said]) =>
      !others.some((each) => each === key) &&
      !Object.values(ways).some((way) => way.says.test(said)),
  );
  expect(missing.map(([key]) => key)).toEqual([]);
});

/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { noOptions } from '../../../taskpane/kuksu/given';
import { groupLeagues } from '../../../taskpane/kuksu/group';
import { rankLeagues } from '../../../taskpane/kuksu/rank';
import type { RankedPreview } from '../../../taskpane/kuksu/sheets/results';
import { placeName } from '../../../taskpane/sheets/address';
import type { Computed } from '../../../taskpane/jobs/operation';
import { languages } from '../../../src/language';
import { say } from '../../../src/language/texts';
import { text } from '../../support/text';
import { YearWorkbook } from '../kgs/support/year-workbook';
import { plannable } from '../support/computed';

jest.setTimeout(60_000);

let book: YearWorkbook;
beforeEach(async () => {
  book = await YearWorkbook.create('en', 'kuksu');
  const players = Array.from({ length: 15 }, (_, i) => [`N${i + 1}`, 2000 - i]);
  const registrations = book.type('Entries', 'A1', [['Name', 'Rating'], ...players]);
  book.apply(plannable(book.compute(groupLeagues, noOptions, { registrations })).plan);
});

type Ranked = Computed<readonly RankedPreview[]>;
const none = { pages: '', league: '' };
const ofSheets = (): Ranked => book.compute(rankLeagues.sheets, none, {});
const ofPages = (pages: string, untitled = {}): Ranked =>
  book.compute(rankLeagues.pages, { ...none, pages, untitled }, {});

/** The remarks on a ranking, each with its cell; those about games without a result are left out. */
function remarks(ranked: Ranked): readonly string[] {
  const { plan } = plannable(ranked);
  return plan.warnings
    .map(({ sentence, at }) => [say(languages.en, sentence), at && placeName(at)].join(' @'))
    .filter((each) => !each.includes('no result.') && !each.includes('by name'));
}

const page = (league: string, names: readonly string[]): string =>
  [`League ${league}`, 'Player\tPoints\tSODOS', ...names.map((name, i) => `${name}\t${i}\t0`)].join(
    '\n',
  );
const topTen = Array.from({ length: 10 }, (_, i) => `N${i + 1}`);
const others = Array.from({ length: 5 }, (_, i) => `N${i + 11}`);

describe('The results are compared with the leagues that were made', () => {
  test('which are all there in the cross tables, and on pages whose names have other blanks', () => {
    expect(remarks(ofSheets())).toEqual([]);
    const spaced = ['N1\u00a0', ...topTen.slice(1)];
    expect(remarks(ofPages(`${page('A', spaced)}\n\n${page('B1', others)}`))).toEqual([]);
  });

  test('a league that is missing is named, and a player, each with the cell', () => {
    expect(remarks(ofPages(page('A', topTen)))).toEqual([
      `${text('en', 'kuksuLeagueMissing', { league: 'B1', sheet: 'Leagues' })} @Leagues!D15`,
    ]);
    const some = `${page('A', topTen.slice(1))}\n\n${page('B1', others)}`;
    expect(remarks(ofPages(some))).toEqual([
      `${text('en', 'kuksuPlayersMissing', { league: 'A', names: 'N1' })} @Leagues!D5`,
    ]);
  });

  test('a player of another league, or of none, is named', () => {
    const moved = [...topTen.slice(0, 8), 'N11', 'Stranger'];
    const pages = `${page('A', moved)}\n\n${page('B1', [...others.slice(1), 'N9'])}`;
    expect(remarks(ofPages(pages))).toEqual([
      `${text('en', 'kuksuPlayersMissing', { league: 'A', names: 'N10' })} @Leagues!D14`,
      `${text('en', 'kuksuPlayerElsewhere', { name: 'N11', league: 'A', made: 'B1' })} @`,
      `${text('en', 'kuksuPlayerExtra', { name: 'Stranger', league: 'A' })} @`,
      `${text('en', 'kuksuPlayerElsewhere', { name: 'N9', league: 'B1', made: 'A' })} @`,
    ]);
  });

  test('a player in two leagues is refused by the cell', () => {
    book.type('League B1', 'B5', [['n1 ']]);
    const ranked = ofSheets();
    expect(ranked.ok ? [] : ranked.refusals.map(({ at }) => at && placeName(at))).toEqual([
      "'League B1'!B5",
    ]);
  });

  test('workbooks in which the table is called after its sheet are compared, too', () => {
    expect(book.facts.tables.map(({ name }) => name)).toEqual(['Kuksu_Leagues_1']);
    book.renameTable('Kuksu_Leagues_1', 'Leagues');
    expect(remarks(ofPages(page('A', topTen)))).toHaveLength(1);
  });
});

describe('A cross table whose rows were sorted', () => {
  test('is read by its seeds, and says so', () => {
    book.type('League B1', 'J5', [[1, 1, 1, 0]]);
    const before = plannable(ofSheets()).detail[1]?.players.map(({ name, points }) => [
      name,
      points,
    ]);
    // As sorting by rating, upwards, leaves them: what was typed goes with its row.
    const rows = book.values('League B1!A5:H9').map((row) => row.map((cell) => cell ?? ''));
    const turned = [...rows].reverse();
    book.type('League B1', 'A5', turned.map((row) => row.slice(0, 2)) as (string | number)[][]);
    book.type('League B1', 'F5', turned.map((row) => row.slice(5, 8)) as (string | number)[][]);
    book.type('League B1', 'I5', [
      ['', '', '', '', ''],
      ['', '', '', '', ''],
      ['', '', '', '', ''],
      ['', '', '', '', ''],
      ['', 1, 1, 1, 0],
    ]);
    const ranked = ofSheets();
    expect(plannable(ranked).detail[1]?.players.map(({ name, points }) => [name, points])).toEqual(
      before,
    );
    expect(remarks(ranked)).toEqual([
      `${text('en', 'kuksuSorted', { league: 'B1' })} @'League B1'!A4:N9`,
    ]);
  });
});

describe('A page without a league in its title', () => {
  const rules = [
    'Kuksu Main Title Tournament',
    'The best two go up to league A',
    'The winner of the top league, League A, challenges the title holder.',
    '',
  ].join('\n');
  const table = 'Player\tPoints\tSODOS\nN11\t4\t6\nN12\t3\t3\nN13\t2\t1';

  test('is asked about; its rules are no title, and the answer counts', () => {
    const names = 'N11, N12, N13';
    const asked = ofPages(`${rules}\n${table}`);
    expect(asked.ok ? [] : asked.refusals.map(({ asks }) => asks)).toEqual([true]);
    expect(asked.known).toEqual({ untitled: [names] });
    const answered = ofPages(`${rules}\n${table}`, { [names]: 'b1' });
    expect(plannable(answered).detail.map(({ league }) => league)).toEqual(['B1']);
    expect(answered.known).toEqual({ untitled: [names] });
  });
});

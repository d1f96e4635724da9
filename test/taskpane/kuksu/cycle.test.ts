/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { groupLeagues } from '../../../taskpane/kuksu/group';
import {
  type Changes,
  type GroupOptions,
  isChanged,
  listChanges,
  noChanges,
  noOptions,
  withAdded,
  without,
  withPin,
  withWithdrawn,
} from '../../../taskpane/kuksu/given';
import type { GroupPreview } from '../../../taskpane/kuksu/group';
import { rankLeagues } from '../../../taskpane/kuksu/rank';
import type { RankedPreview } from '../../../taskpane/kuksu/sheets/results';
import { cellName, placeName } from '../../../taskpane/sheets/address';
import type { Computed } from '../../../taskpane/jobs/operation';
import { planFaults } from '../../../taskpane/sheets/plan-check';
import { languages } from '../../../src/language';
import { say } from '../../../src/language/texts';
import { YearWorkbook } from '../kgs/support/year-workbook';
import { cycleWords } from '../../src/kuksu/told';
import { headingsCut } from '../support/headings-fit';
import { text as paneText, wayOut } from '../../support/text';
import { computedFrom, plannable, refusedBy } from '../support/computed';
import { sourceTable } from '../support/fake-workbook';

jest.setTimeout(60_000);

const group = groupLeagues;
const rank = rankLeagues;
const inEnglish = (sentence: Parameters<typeof say>[1]): string => say(languages.en, sentence);

let book: YearWorkbook;
beforeEach(async () => {
  book = await YearWorkbook.create('en', 'kuksu');
});

const HEADING = ['Name', 'Rating', 'Pinned tier', 'Timed out'];

function register(rows: (string | number | null)[][], sheet = 'Entries'): string {
  return book.type(sheet, 'B2', [HEADING, ...rows]);
}

/** So many newcomers, N1 the strongest. */
const newcomers = (count: number, from = 2000): (string | number | null)[][] =>
  Array.from({ length: count }, (_, index) => [`N${index + 1}`, from - index, null, null]);

type Grouped = Computed<GroupPreview>;

function grouped(
  registrations: string,
  options: Partial<GroupOptions> = {},
  lastCycle?: string,
): Grouped {
  const lists = lastCycle === undefined ? { registrations } : { registrations, lastCycle };
  return book.compute(group, { ...noOptions, ...options }, lists);
}

type Ranked = Computed<RankedPreview>;

/** The cross tables of the workbook. */
const rankedSheets = (): Ranked => book.compute(rank.sheets, { pages: '', league: '' }, {});

const rankedList = (results: string, league = ''): Ranked =>
  book.compute(rank.list, { pages: '', league }, { results });

const rankedPages = (pages: string): Ranked => book.compute(rank.pages, { pages, league: '' }, {});

/** Types a league's results: the player with the lower seed wins, save for these pairs of seeds. */
function play(
  sheet: string,
  size: number,
  upsets: readonly (readonly [number, number])[] = [],
): void {
  for (let row = 1; row < size; row++) {
    const results = Array.from({ length: size - row }, (_, index) => {
      const other = row + 1 + index;
      return upsets.some(([won, lost]) => won === other && lost === row) ? 0 : 1;
    });
    book.type(sheet, cellName(3 + row, 8 + row), [results]);
  }
}

describe('Group next cycle: the first cycle of a workbook', () => {
  test('makes one table of the leagues, in which every line explains itself', () => {
    const { plan } = plannable(grouped(register(newcomers(16)), { crosstables: false }));
    expect(planFaults(plan)).toEqual([]);
    expect([plan.names, plan.activate]).toEqual([[], 'Leagues']);
    book.apply(plan);
    expect(book.values('Leagues!A4:H5')).toEqual([
      [
        'Tier',
        'League',
        'Seed',
        'Name',
        'Rating',
        'Last league',
        'Last place',
        paneText('en', 'kuksuHow'),
      ],
      [
        1,
        'A',
        1,
        'N1',
        2000,
        null,
        null,
        'Filled open seat 1 of tier 1 (League A) with 2000 (didn’t play last cycle). Next in line: N11 with 1990.',
      ],
    ]);
    expect(book.values('Leagues!A15:D15')).toEqual([[2, 'B1', 1, 'N11']]);
    expect(plan.sheets.map(({ name }) => name)).toEqual(['Leagues']);
  });

  test('makes a cross table per league, whose points, SODOS and places follow what is typed', () => {
    const { plan } = plannable(grouped(register(newcomers(15))));
    expect(planFaults(plan)).toEqual([]);
    expect(plan.names).toEqual([
      { name: 'Kuksu_1_A', sheet: 'League A', address: 'A4:S14' },
      { name: 'Kuksu_1_B1', sheet: 'League B1', address: 'A4:N9' },
    ]);
    book.apply(plan);
    expect(book.values('League B1!A4:N5')).toEqual([
      [
        ...['Seed', 'Name', 'Points', 'SODOS', 'Place', 'Rating', 'Last tier', 'Last place'],
        ...[1, 2, 3, 4, 5, 'Disqualified'],
      ],
      [1, 'N11', 0, 0, '', 1990, null, null, null, null, null, null, null, null],
    ]);
    // 5 beats 1; everyone else loses to the players above.
    play('League B1', 5, [[5, 1]]);
    expect(book.values('League B1!I5:M9')).toEqual([
      // What is typed there are texts.
      [null, '1', '1', '1', '0'],
      [0, null, '1', '1', '1'],
      [0, 0, null, '1', '1'],
      [0, 0, 0, null, '1'],
      [1, 0, 0, 0, null],
    ]);
    expect(book.values('League B1!C5:E9')).toEqual([
      [3, 6, 1],
      [3, 4, 2],
      [2, 2, 3],
      [1, 1, 5],
      [1, 3, 4],
    ]);
  });

  test('cells of results take 1, 0 and a half in any spelling, and nothing else', () => {
    const { plan } = plannable(grouped(register(newcomers(5))));
    book.apply(plan);
    const [results, marks] = plan.sheets[1]?.blocks[1]?.choices ?? [];
    expect([results?.at, marks?.at]).toEqual(['I5:M9', 'N5:N9']);
    expect(results?.refusal).toBe(paneText('en', 'kuksuResultRefusal'));
    const check = results?.from.kind === 'formula' ? results.from.formula : '';
    const [{ id: sheetId = '' } = {}] = book.grid
      .sheets()
      .filter(({ name }) => name === 'League A');
    book.grid.write({ sheetId, row: 0, column: 25 }, check);
    const takes = (typed: string): unknown => {
      book.type('League A', 'I5', [[typed]]);
      return book.value('League A!Z1');
    };
    const taken = ['1', '0', '½', '1/2', '0½', '0.5', '0,5', '.5', ',5', ' 1 '];
    expect(taken.filter((each) => takes(each) !== true)).toEqual([]);
    const refused = ['2', '10', 'win', '-1', '1,5'];
    expect(refused.filter((each) => takes(each) !== false)).toEqual([]);
  });

  test('an unfinished game counts for nobody, a draw for both', () => {
    book.apply(plannable(grouped(register(newcomers(5)))).plan);
    book.type('League A', 'J5', [[0.5, null]]);
    expect(book.values('League A!I5:M6')).toEqual([
      [null, '0.5', null, null, null],
      [0.5, null, null, null, null],
    ]);
    expect(book.values('League A!C5:C6')).toEqual([[0.5], [0.5]]);
    const { plan } = plannable(rankedSheets());
    expect(plan.warnings.map(({ sentence }) => inEnglish(sentence))).toEqual([
      'League A: 9 of 10 games have no result. The order is based on the results so far.',
    ]);
    expect(book.value('League A!I7')).toBe('');
  });

  test('thousands of players are grouped; so many cross tables are refused with the way out', () => {
    // No workbook: typing so many players takes longer than grouping them.
    const list = sourceTable([HEADING, ...newcomers(2000, 9000)]);
    const all = (crosstables: boolean): Grouped =>
      computedFrom(
        group,
        { ...noOptions, crosstables },
        {
          ...{ facts: book.facts, language: 'en', read: () => [] },
          lists: [['registrations', list]],
        },
      );
    expect(refusedBy(all(true))).toEqual([
      paneText('en', 'kuksuManySheets', { leagues: 255, most: 127 }),
    ]);
    const { plan, detail } = plannable(all(false));
    expect(plan.sheets.map(({ blocks }) => blocks[1]?.cells.length)).toEqual([2001]);
    expect(detail.grouping.leagues.at(-1)).toMatchObject({
      league: 'H128',
      players: { length: 6 },
    });
  });

  test('names are written as texts, whatever they begin with', () => {
    const rows = [...newcomers(4), ['=1+1', 5, null, null]];
    book.apply(plannable(grouped(register(rows))).plan);
    expect(book.value('Leagues!D9')).toBe('=1+1');
    expect(book.value('League A!B9')).toBe('=1+1');
  });
});

describe('Rank leagues', () => {
  test('of the workbook\u2019s cross tables, with what decided and who was disqualified', () => {
    book.apply(plannable(grouped(register(newcomers(15)))).plan);
    play('League A', 10);
    play('League B1', 5, [[5, 1]]);
    book.type('League B1', 'N6', [['x']]);
    const { plan, detail } = plannable(rankedSheets());
    expect(planFaults(plan)).toEqual([]);
    book.apply(plan);
    expect(book.values('Results!A4:G4')).toEqual([
      ['League', 'Place', 'Name', 'Points', 'SODOS', 'Decided by', 'Disqualified'],
    ]);
    expect(book.values('Results!A15:G19')).toEqual([
      ['B1', 1, 'N11', 3, 6, 'Ahead of N12 by SODOS: 6 against 4.', null],
      ['B1', 2, 'N12', 3, 4, 'Ahead of N13 by points: 3 against 2.', 'x'],
      ['B1', 3, 'N13', 2, 2, 'Ahead of N15 by points: 2 against 1.', null],
      ['B1', 4, 'N15', 1, 3, 'Ahead of N14 by SODOS: 3 against 1.', null],
      ['B1', 5, 'N14', 1, 1, null, null],
    ]);
    expect(detail.leagues.map(({ league, players }) => [league, players.length])).toEqual([
      ['A', 10],
      ['B1', 5],
    ]);
  });

  test('gives the places that the sheets\u2019 own formulas show, also to the former title holder', () => {
    const last = book.type('Last', 'A1', [
      ['Name', 'League', 'Place'],
      ...Array.from({ length: 10 }, (_, index) => [`a${index + 1}`, 'A', index + 1]),
    ]);
    const names = ['a2', 'a3', 'a4', 'Holder', 'a5', 'new'];
    const registrations = register(names.map((name) => [name, 1500, null, null]));
    const options = { lost: 'holder', holder: 'Holder' } as const;
    const { plan } = plannable(grouped(registrations, options, last));
    book.apply(plan);
    // Everyone is level in points and SODOS, so that last cycle decides.
    const rows = book.values('League A!B5:B10').flat();
    expect(rows).toEqual(['Holder', 'a2', 'a3', 'a4', 'a5', 'new']);
    for (let row = 0; row < 5; row++) {
      book.type('League A', cellName(4 + row, 9 + row), [
        Array.from({ length: 5 - row }, () => 0.5),
      ]);
    }
    expect(book.values('League A!E5:E10').flat()).toEqual([1, 2, 3, 4, 5, 6]);
    const { detail } = plannable(rankedSheets());
    expect(detail.leagues[0]?.players.map(({ name }) => name)).toEqual(rows);
  });

  test('of a list with a column of leagues', () => {
    const list = book.type('Scores', 'A1', [
      ['Player', 'Group', 'Score', 'SODOS', 'DQ'],
      ['x', 'B2', 4, 10, null],
      ['y', 'b2', 5, 1, 'yes'],
      ['z', 'A', 1, 0, null],
    ]);
    const { detail, plan } = plannable(rankedList(list));
    expect(
      detail.leagues.map(({ league, players }) => [league, players.map(({ name }) => name)]),
    ).toEqual([
      ['A', ['z']],
      ['B2', ['y', 'x']],
    ]);
    expect(detail.leagues[1]?.players[0]?.disqualified).toBe(true);
    expect(plan.warnings).toEqual([]);
  });

  test('of a list that is one league with its cross table, the league named under Options', () => {
    const list = book.type('Scores', 'A1', [
      ['Name', 'x', 'y', 'z'],
      ['x', null, 1, 0],
      ['y', 0, null, 0],
      ['z', 1, 1, null],
    ]);
    expect(refusedBy(rankedList(list))).toEqual([
      paneText('en', 'kuksuNoLeague', { address: 'Scores!A1:D4' }),
    ]);
    const { detail } = plannable(rankedList(list, 'League C3'));
    expect(detail.leagues).toMatchObject([
      { league: 'C3', players: [{ name: 'z', points: 2, sodos: 1 }, { name: 'x' }, { name: 'y' }] },
    ]);
  });

  test('without points and without a cross table there is nothing to rank by', () => {
    const list = book.type('Scores', 'A1', [
      ['Name', 'Club'],
      ['x', 'Utrecht'],
      ['y', null],
    ]);
    expect(refusedBy(rankedList(list, 'A'))).toEqual([
      paneText('en', 'kuksuNoPoints', { address: 'Scores!A1:B3' }),
    ]);
  });

  test('a tie without SODOS, and one that only names decide, are warned of', () => {
    const list = book.type('Scores', 'A1', [
      ['Name', 'League', 'Points'],
      ['x', 'A', 4],
      ['y', 'A', 4],
    ]);
    expect(
      plannable(rankedList(list)).plan.warnings.map(({ sentence }) => inEnglish(sentence)),
    ).toEqual([
      'League A: x and y are equal in everything, so they’re listed by name.',
      'League A: Players are tied on points, but SODOS is missing. Add a SODOS column or the cross table.',
    ]);
  });

  test('of a page with a game that was annulled or is not finished: it is told, although every row has SODOS', () => {
    const annulled = [
      'Kuksu Main Title Tournament 10th Cycle - League B1',
      'Rank\tPlayer\tAnn [5d]\tBob [3d]\tCid [2d]\tPoints\tΣ Opponent Scores\tΣ Defeated Scores\t',
      '1\tAnn [5d]\t\twin\t?\t1\t2\t1\t',
      '2\tBob [3d]\tloss\t\twin\t1\t1\t0\t',
      '3\tCid [2d]\t?\tloss\t\t0\t2\t0\t',
    ].join('\n');
    const told = (page: string): string[] =>
      plannable(rankedPages(page)).plan.warnings.map(({ sentence }) => inEnglish(sentence));
    expect(told(annulled)).toEqual([
      'League B1: 1 of 3 games has no result: Ann – Cid. The order is based on the results so far.',
    ]);
    // The page's own points and SODOS count, as its director may have adjusted them.
    expect(plannable(rankedPages(annulled)).detail.leagues[0]?.players).toMatchObject([
      { name: 'Ann', points: 1, sodos: 1 },
      { name: 'Bob', points: 1, sodos: 0 },
      { name: 'Cid', points: 0, sodos: 0 },
    ]);
    const finished = annulled
      .replace('win\t?\t1\t2', 'win\twin\t2\t1')
      .replace('?\tloss', 'loss\tloss');
    expect(told(finished)).toEqual([]);
    // A row without a name is told by its number.
    expect(refusedBy(rankedPages(annulled.replace('2\tBob [3d]', '2\t')))).toEqual([
      'Line 4, row 2 of its table, has no player’s name. Add the name there.',
    ]);
  });

  test('what the rules refuse is told with the league and the cell', () => {
    const list = book.type('Scores', 'B3', [
      ['Name', 'League', 'Points'],
      ['x', 'A', 4],
      ['X ', 'A', 3],
    ]);
    expect(refusedBy(rankedList(list))).toEqual([
      'League A: Scores!B4 and Scores!B5 have the same name (“x” and “X”). Keep each player once.',
    ]);
    const eleven = book.type('Many', 'A1', [
      ['Name', 'League', 'Points'],
      ...Array.from({ length: 11 }, (_, index) => [`p${index}`, 'B1', index]),
    ]);
    expect(refusedBy(rankedList(eleven))).toEqual([
      'League B1, players: 11. A league has 10 players at most. Keep only those of this league.',
    ]);
  });

  test('of pasted pages, ties broken by what this workbook knows of the players', () => {
    book.apply(plannable(grouped(register(newcomers(5)))).plan);
    const page = 'Group A\n\nPlayer\tPoints\tSODOS\nN4\t3\t2\nN2\t3\t2\nGuest\t3\t2\n';
    const { detail, plan } = plannable(rankedPages(page));
    expect(
      detail.leagues[0]?.players.map(({ name, decision }) => [
        name,
        decision ? cycleWords().decision(decision) : '',
      ]),
    ).toEqual([
      ['N2', 'Ahead of N4 by rating: 1999 against 1997.'],
      ['N4', 'Ahead of Guest by rating: 1997 against none.'],
      ['Guest', ''],
    ]);
    expect(plan.warnings.map(({ sentence }) => inEnglish(sentence))).toEqual([
      paneText('en', 'kuksuPlayersMissing', { league: 'A', names: 'N1, N3, N5' }),
      paneText('en', 'kuksuPlayerExtra', { name: 'Guest', league: 'A' }),
    ]);
  });

  test('of a pasted cross table where the page has no sums yet', () => {
    const page = 'League B1\nPlayer\tx\ty\tPoints\nx\t\twin\t1\ny\tloss\t\t0\n';
    expect(plannable(rankedPages(page)).detail.leagues).toMatchObject([
      { league: 'B1', players: [{ name: 'x', points: 1, sodos: 0 }, { name: 'y' }] },
    ]);
  });

  test('pasted pages have to name their leagues, each once, and hold tables', () => {
    const table = 'Player\tPoints\nx\t1\ny\t2\nz\t0\nv\t0\n';
    expect(refusedBy(rankedPages(table))).toEqual([
      paneText('en', 'kuksuPageLeague', { names: 'x, y, z' }),
    ]);
    expect(refusedBy(rankedPages(`League A\n${table}\nLeague a\n${table}`))).toEqual([
      paneText('en', 'kuksuLeagueTwice', { league: 'A' }),
    ]);
    expect(refusedBy(rankedPages('hello'))).toEqual([
      'No league table found. Copy the whole league page, or its table with the headings Player and Points, and paste it again.',
    ]);
  });

  test('names that stand twice are told as they stand on the page, and by their cells on a sheet', () => {
    const page = 'League A\nPlayer\tPoints\nx\t1\nX\t2\n';
    expect(refusedBy(rankedPages(page))).toEqual([
      'League A: x and X have the same name (“x” and “X”). Keep each player once.',
    ]);
    expect(refusedBy(rankedPages(page), 'nl').map((each) => each.replace(/:.*/, ''))).toEqual([
      'Groep A',
    ]);
    book.apply(plannable(grouped(register(newcomers(5)))).plan);
    book.type('League A', 'B6', [['N1']]);
    const twice = rankedSheets();
    expect(refusedBy(twice)).toEqual([
      "League A: 'League A'!B5 and 'League A'!B6 have the same name (“N1” and “N1”). Keep each player once.",
    ]);
    // Pages do without what the sheets know, where that is broken.
    book.redefine('Kuksu_1_A', 'A4:M9');
    expect(plannable(rankedPages('League A\nPlayer\tPoints\nx\t1\n')).detail.leagues).toMatchObject(
      [{ league: 'A', players: [{ name: 'x' }] }],
    );
  });

  test('other names of the workbook are no cross tables, however they begin', () => {
    const { plan } = plannable(grouped(register(newcomers(5))));
    const other = { name: 'Kuksu_1_Prizes', sheet: 'League A', address: 'A1' };
    book.apply({ ...plan, names: [...plan.names, other] });
    book.type('League A', 'J5', [[1]]);
    expect(plannable(rankedSheets()).detail.leagues.map(({ league }) => league)).toEqual(['A']);
  });

  test('with no results at all, it says where they may come from', () => {
    expect(refusedBy(rankedSheets())).toEqual([paneText('en', 'kuksuNoResults')]);
    expect(refusedBy(rankedPages(' \n'))).toEqual([paneText('en', 'kuksuNothingPasted')]);
    expect(refusedBy(rankedPages('x'.repeat(1_000_001)))).toEqual([
      paneText('en', 'pastedTooLong', { count: 1_000_001 }),
    ]);
    const table = 'Group A\nPlayer\tPoints\nx\t1\ny\t0\n';
    wayOut('pastedTooLong', plannable(rankedPages(table)).detail.leagues).toHaveLength(1);
  });

  test('a cross table that was broken is refused by its cells', () => {
    book.apply(plannable(grouped(register(newcomers(5)))).plan);
    book.type('League A', 'J5', [[7]]);
    for (const content of [7, 'a win']) {
      book.type('League A', 'J5', [[content]]);
      const typed = { one: 'N1', other: 'N2', content: String(content), address: "'League A'!J5" };
      expect(refusedBy(rankedSheets())).toEqual([paneText('en', 'kuksuResultUnknown', typed)]);
    }
    book.type('League A', 'J5', [[1]]);
    book.type('League A', 'N7', [['perhaps']]);
    expect(refusedBy(rankedSheets())[0]).toBe(
      paneText('en', 'cellNeedsMark', { address: "'League A'!N7", content: 'perhaps' }),
    );
    book.redefine('Kuksu_1_A', 'A4:M9');
    expect(refusedBy(rankedSheets())).toEqual([
      paneText('en', 'kuksuSheetShape', { address: "'League A'!A4:M9" }),
    ]);
  });
});

describe('Group next cycle: from one cycle to the next', () => {
  test('two cycles of 47 players: results typed, ranked, and grouped again with drop-outs and newcomers', () => {
    const registrations = register(newcomers(47));
    book.apply(plannable(grouped(registrations)).plan);
    const sizes = [
      ['League A', 10],
      ['League B1', 10],
      ['League B2', 10],
      ['League C1', 6],
      ['League C2', 6],
      ['League C3', 5],
    ] as const;
    for (const [sheet, size] of sizes) play(sheet, size);
    book.apply(plannable(rankedSheets()).plan);
    const lastCycle = 'Results!A4:G51';

    // Two of A and the winner of B2 stop; five are new, one of them strong; the names are typed again.
    const [, , a3, a4] = ['', '', book.value('Results!C7'), book.value('Results!C8')];
    const gone = new Set([a3, a4, book.value('Results!C25'), book.value('Results!C5')]);
    const next = newcomers(47).filter(([name]) => !gone.has(String(name)));
    const list = register(
      [
        ...next,
        ['Strong', 2500, null, null],
        ...newcomers(3, 900).map(([, r], i) => [`M${i}`, r ?? 0, null, null]),
      ],
      'Sign-up',
    );
    const options = { lost: 'holder', holder: 'The Holder' } as const;
    const { plan, detail } = plannable(grouped(list, options, lastCycle));
    expect(planFaults(plan)).toEqual([]);
    const { grouping } = detail;
    expect(grouping.champion).toBe(book.value('Results!C5'));
    // A: places 2 and 5 and three winners of B's leagues. B: 17 belong there, and four of them are lifted to A,
    // as the fifth open seat is the newcomer's. C: 21 belong there, seven are lifted, and three are new.
    expect(grouping.fills.map(({ seats, byDefault }) => [seats, byDefault])).toEqual([
      [10, 5],
      [20, 13],
      [17, 14],
    ]);
    expect(plan.names[0]?.name).toBe('Kuksu_2_A');
    book.apply(plan);
    expect(book.values('Leagues, cycle 2!A4:D5')[1]).toEqual([1, 'A', 1, 'Strong']);
    // The new cycle's cross tables are the ones that are ranked from now on.
    play('League A, cycle 2', 10);
    const second = plannable(rankedSheets()).detail.leagues;
    expect(second[0]?.players[0]?.name).toBe('Strong');
  });

  const last = (): string =>
    book.type('Last', 'A1', [
      ['Name', 'League', 'Place', 'DQ'],
      ...Array.from({ length: 10 }, (_, index) => [`a${index + 1}`, 'A', index + 1, null]),
      ['Zoe', 'B1', 1, null],
    ]);

  test('the title match is asked about, and the answer is an option', () => {
    const list = register([...newcomers(9), ['a1', 10, null, null]]);
    expect(refusedBy(grouped(list, {}, last()))).toEqual([
      paneText('en', 'kuksuAsked', {
        what: 'Who lost the title match, a1 or the title holder? The loser plays in league A.',
      }),
    ]);
    const options = { lost: 'challenger', holder: 'Holder' } as const;
    expect(plannable(grouped(list, options, last())).detail.grouping.champion).toBe('Holder');
  });

  describe('while the title match is not decided', () => {
    const open = { lost: 'undecided', holder: 'Holder' } as const;
    test('is written as a draft without cross tables, which the ranking takes for no cycle', () => {
      const list = register([
        ...newcomers(14),
        ['a1', 1000, null, null],
        ['Holder', 900, null, null],
      ]);
      const { plan, detail } = plannable(grouped(list, open, last()));
      expect(detail.depends).toMatchObject({
        joined: [{ name: 'Holder', league: 'A' }],
        gone: [{ name: 'a1', league: 'A' }],
        tiers: [],
      });
      expect(plan.sheets.map(({ name }) => name)).toEqual([paneText('en', 'kuksuDraftSheet')]);
      expect(plan.names).toEqual([]);
      expect(plan.warnings.map(({ sentence }) => inEnglish(sentence))).toEqual([
        paneText('en', 'kuksuDraftOnly'),
      ]);
      book.apply(plan);
      expect(book.value(`${plan.sheets[0]?.name ?? ''}!A3`)).toBe(
        paneText('en', 'kuksuDraftNote', { moves: 'Holder joins A; a1 leaves A' }),
      );
      expect(refusedBy(rankedSheets())).toEqual([paneText('en', 'kuksuNoResults')]);
      const decided = { lost: 'challenger', holder: 'Holder' } as const;
      const final = register([...newcomers(14), ['a1', 1000, null, null]], 'Final');
      const after = plannable(grouped(final, decided, last())).detail.grouping;
      expect(detail.grouping.leagues).toEqual(after.leagues);
    });

    test('the name of the holder is asked for, and other outcomes that cannot be told are said', () => {
      const list = register([...newcomers(14), ['a1', 1000, null, null]]);
      expect(refusedBy(grouped(list, { lost: 'undecided' }, last()))).toEqual([
        paneText('en', 'kuksuAsked', {
          what: 'Who holds the title? The holder doesn’t play and can’t be registered.',
        }),
      ]);
      // Without a1, 14 are left: they cannot be divided.
      const { detail, plan } = plannable(grouped(list, open, last()));
      expect(detail.depends).toBe('unknown');
      book.apply(plan);
      expect(book.value(`${plan.sheets[0]?.name ?? ''}!A3`)).toBe(
        paneText('en', 'kuksuDraftUnknown'),
      );
    });
  });

  test('names in two spellings are asked about; blanks of any kind make no other player', () => {
    const options = { lost: 'holder', holder: 'Holder' } as const;
    const list = register([...newcomers(9), ['Zoe\u0308', 10, null, null]]);
    expect(refusedBy(grouped(list, options, last()))).toEqual([
      paneText('en', 'kuksuAsked', {
        what: 'One name is written in two ways. Is it the same player?',
      }),
    ]);
    const sameNames = [{ registered: 'Zo\u00eb', last: 'Zoe', same: true }];
    const { grouping } = plannable(grouped(list, { ...options, sameNames }, last())).detail;
    const zoe = { last: { league: 'B1', place: 1 } };
    expect(grouping.leagues[0]?.players.at(-1)).toMatchObject({ name: 'Zo\u00eb', ...zoe });
    const blanks = ['Zoe ', '\u00a0Zoe', 'Zoe\u2009\u200b'];
    for (const [i, name] of blanks.entries()) {
      const spaced = register([...newcomers(9), [name, 10, null, null]], `Entries ${i}`);
      const seats = plannable(grouped(spaced, options, last())).detail.grouping.leagues[0]?.players;
      // The lists of the cycle have the name as it looks.
      expect(seats?.at(-1)).toMatchObject({ name: 'Zoe', ...zoe });
    }
  });

  test('refusals name the cells', () => {
    const list = register([['a1', 10, null, null], ...newcomers(9)]);
    const options = { lost: 'holder', holder: 'Holder' } as const;
    const computed = grouped(list, options, last());
    expect(refusedBy(computed)).toEqual([
      'a1 holds the title and doesn’t play, but is registered (Entries!B3). Delete that row, or correct who lost the title match. Or leave a1 out under Questions.',
    ]);
    expect(computed.ok ? [] : computed.refusals.map(({ at }) => at && placeName(at))).toEqual([
      'Entries!B3',
    ]);
    const pinned = register([['a2', 10, 'B', null], ...newcomers(14)], 'Pins');
    expect(refusedBy(grouped(pinned, options, last()))).toEqual([
      'a2 (Pins!B3) is pinned to tier 2 (Leagues B), below the default tier 1 (League A). Rule 2.5 doesn’t allow that. Pin to a higher tier, or clear the pin.',
    ]);
    const twice = register(
      [['a2', 10, null, null], ['A2', 10, null, null], ...newcomers(5)],
      'Twice',
    );
    expect(refusedBy(grouped(twice, options, last()))).toEqual([
      'Registrations: Twice!B3 and Twice!B4 have the same name (“a2” and “A2”). Keep each player once.',
    ]);
  });

  test.each([
    [['x', 0, null, null], paneText('en', 'kuksuAboveZero', { address: 'Odd!C3', content: 0 })],
    [['x', 5, 'B2', null], paneText('en', 'kuksuPinNeeded', { address: 'Odd!D3', content: 'B2' })],
    [
      ['x', 5, null, 'soon'],
      paneText('en', 'cellNeedsMark', { address: 'Odd!E3', content: 'soon' }),
    ],
    [['', 5, null, null], paneText('en', 'cellBlank', { address: 'Odd!B3', name: 'Name' })],
  ])('%j is refused by its cell', (row, sentence) => {
    expect(refusedBy(grouped(register([row], 'Odd')))).toEqual([sentence]);
  });

  test('a league that is none is refused by its cell', () => {
    const list = register(newcomers(5));
    const odd = book.type('Odd', 'A1', [
      ['Name', 'League', 'Place'],
      ['x', 'B7', 1],
      ['y', true, 2],
    ]);
    expect(refusedBy(grouped(list, {}, odd))).toEqual([
      paneText('en', 'kuksuLeagueNeeded', { address: 'Odd!B2', content: 'B7' }),
      paneText('en', 'kuksuLeagueNeeded', { address: 'Odd!B3', content: 'TRUE' }),
    ]);
  });

  test('refusals about last cycle lead to its cells', () => {
    const list = register(newcomers(5));
    const winners = book.type('Winners', 'A1', [
      ['Name', 'League', 'Place'],
      ['p', 'A', 1],
      ['q', 'A', 1],
    ]);
    const options = { lost: 'holder', holder: 'p' } as const;
    const places = (computed: Computed<unknown>): (string | undefined)[] =>
      computed.ok ? [] : computed.refusals.map(({ at }) => at && placeName(at));
    const several = grouped(list, options, winners);
    expect(refusedBy(several)).toEqual([
      'Last cycle: league A has more than one winner: p (Winners!A2) and q (Winners!A3). Keep one in 1st place.',
    ]);
    expect(places(several)).toEqual(['Winners!A2']);
    const holder = book.type('Holder', 'A1', [
      ['Name', 'League', 'Place'],
      ['q', 'A', 1],
      ['p', 'B2', 1],
    ]);
    const inLeague = grouped(list, options, holder);
    expect(refusedBy(inLeague)).toEqual([
      'p held the title and didn’t play last cycle, but is in that list (Holder!A3). Delete that row, or correct the holder’s name.',
    ]);
    expect(places(inLeague)).toEqual(['Holder!A3']);
  });

  test('names may be numbers, and leagues and pins numbers of tiers; a truth is none of them', () => {
    const list = register([[1973, 1500, 1, null], ['x', 1400, 'a', null], ...newcomers(8)]);
    const tiers = book.type('Tiers', 'A1', [
      ['Name', 'League', 'Place'],
      [1973, 2, 3],
    ]);
    const { grouping } = plannable(
      grouped(list, { lost: 'holder', holder: 'Holder' }, tiers),
    ).detail;
    const everyone = grouping.leagues.flatMap(({ players }) => players);
    expect(everyone.filter(({ how }) => how.by === 'pin').map(({ name }) => name)).toEqual([
      '1973',
      'x',
    ]);
    expect(everyone.find(({ name }) => name === '1973')?.last).toMatchObject({ tier: 2, place: 3 });
    const odd = book.type('Odd', 'A1', [HEADING, ['x', 5, true, null]]);
    expect(refusedBy(grouped(odd))).toEqual([
      paneText('en', 'kuksuPinNeeded', { address: 'Odd!C2', content: 'TRUE' }),
    ]);
  });

  test('warnings go with the plan, and lead to their cells', () => {
    const list = register([['Ann', 5, null, null], ['Änn', 4, null, null], ...newcomers(8)]);
    const shared = book.type('Shared', 'A1', [
      ['Name', 'League', 'Place'],
      ['p', 'B1', 2],
      ['q', 'B1', 2],
    ]);
    const { plan } = plannable(grouped(list, { lost: 'holder' }, shared));
    expect(
      plan.warnings.map(({ sentence, at }) => [inEnglish(sentence), at && placeName(at)]),
    ).toEqual([
      [
        'Last cycle: Shared!A2 and Shared!A3 share 2nd place in B1. Each one counts as 2nd.',
        'Shared!A2',
      ],
      [
        'Registrations: Ann and Änn (Entries!B3 and Entries!B4) look alike. They count as different players.',
        'Entries!B3',
      ],
      [
        'No title holder is entered. If the holder is registered, they count as a new player.',
        undefined,
      ],
    ]);
  });
});

describe('What if', () => {
  const list = (): string => register(newcomers(30));
  const doing = (changes: Changes): Grouped => grouped(list(), { changes, crosstables: false });

  test('a player withdraws: who moves is told against the leagues without the change', () => {
    const { difference, grouping } = plannable(doing(withWithdrawn(noChanges, 'N1'))).detail;
    expect(difference).toMatchObject({
      gone: [{ name: 'N1', league: 'A' }],
      tiers: [{ name: 'N11', from: { league: 'B1' }, to: { league: 'A' } }],
    });
    expect(grouping.leagues[0]?.players[0]?.name).toBe('N2');
  });

  test('a player is added: the sheet\u2019s list stays as it is', () => {
    const changes = withWithdrawn(withAdded(noChanges, 'Guest', 2500), 'N30');
    const { difference } = plannable(doing(changes)).detail;
    expect(difference).toMatchObject({
      joined: [{ name: 'Guest', league: 'A' }],
      gone: [{ name: 'N30' }],
      tiers: [{ name: 'N10', to: { league: 'B1' } }],
    });
  });

  test('a pin here goes before one in the list; who was added can be pinned and withdrawn', () => {
    const pinned = withPin(withPin(noChanges, 'N30', 2), 'N30', 1);
    const { grouping } = plannable(doing(pinned)).detail;
    expect(grouping.leagues[0]?.players.map(({ name }) => name)).toContain('N30');
    const added = withPin(withAdded(noChanges, 'Guest', 5), 'Guest', 1);
    expect(listChanges(added)).toEqual([
      { kind: 'added', name: 'Guest', rating: 5 },
      { kind: 'pinned', name: 'Guest', tier: 1 },
    ]);
    expect(withWithdrawn(added, 'Guest')).toEqual(noChanges);
    expect(listChanges(withWithdrawn(noChanges, 'N1'))).toEqual([
      { kind: 'withdrawn', name: 'N1' },
    ]);
  });

  test('every change can be taken back', () => {
    const changes = withPin(withWithdrawn(withAdded(noChanges, 'Guest', 5), 'N1'), 'N2', 1);
    const nothing = listChanges(changes).reduce(without, changes);
    expect([nothing, isChanged(changes), isChanged(nothing)]).toEqual([noChanges, true, false]);
    expect(withAdded(withAdded(noChanges, 'Guest', 5), ' Guest ', 6).added).toEqual([
      { name: 'Guest', rating: 6 },
    ]);
  });

  test('without leagues to compare with, it says so', () => {
    const eleven = register(newcomers(11), 'Eleven');
    const { difference } = plannable(
      grouped(eleven, { changes: withWithdrawn(noChanges, 'N1') }),
    ).detail;
    expect(difference).toBe('unknown');
  });

  test('who was added is named in refusals as added here', () => {
    const twice = withAdded(noChanges, 'n1', 5);
    expect(refusedBy(doing(twice))).toEqual([
      'Registrations: Entries!B3 and added here have the same name (“N1” and “n1”). Keep each player once.',
    ]);
  });
});

describe('In Dutch', () => {
  test('sheets, headings and reasons are Dutch, and can be read again', async () => {
    book = await YearWorkbook.create('nl', 'kuksu');
    const dutch = { group: groupLeagues, rank: rankLeagues };
    const registrations = book.type('Aanmeldingen', 'A1', [
      ['Naam', 'Rating'],
      ...newcomers(5).map(([name, rating]) => [name ?? '', rating ?? 0]),
    ]);
    const { plan: leagues } = plannable(book.compute(dutch.group, noOptions, { registrations }));
    book.apply(leagues);
    expect(book.value('Groepen!H5')).toBe(
      'Kreeg open plaats 1 van niveau 1 (groep A) met 2000 (speelde vorige cyclus niet mee). Verder was er niemand.',
    );
    play('Groep A', 5);
    const noPages = { pages: '', league: '' };
    const { plan: results } = plannable(book.compute(dutch.rank.sheets, noPages, {}));
    book.apply(results);
    // A reason is not cut off on paper, where the page ends behind it; a letter is a little narrower than a digit.
    const reasons = book.values('Groepen!H5:H9').map(([reason]) => String(reason).length * 0.92);
    expect(Math.max(...reasons)).toBeLessThanOrEqual(leagues.sheets[0]?.widths?.['H'] ?? 0);
    expect(headingsCut([...leagues.sheets, ...results.sheets])).toEqual([]);
    expect(book.value('Uitslagen!F5')).toBe('Voor N2 op punten: 4 tegen 3.');
    const again = book.compute(
      dutch.group,
      { ...noOptions, lost: 'holder', holder: 'X' },
      { registrations: 'Groepen!A4:H9', lastCycle: 'Uitslagen!A4:G9' },
    );
    const words = refusedBy(again, 'nl');
    expect(words).toEqual([
      'N1 heeft de titel en speelt niet mee, maar is aangemeld (Groepen!D5). Verwijder die rij, of verbeter wie de titelmatch verloor. Of laat N1 weg bij Vragen.',
      // Who holds the title isn’t counted.
      '4 spelers passen niet in groepen van 5 tot en met 10: er blijven 4 over. Wat wil je doen? Beantwoord dit bij Vragen.',
    ]);
  });
});

/** @jest-environment ./test/support/environment.js */
import { describe, expect, jest, test } from '@jest/globals';
import { languages, say, type Language, type TextKey } from '../../../src/language';
import { reportImport } from '../../../taskpane/aga/report/import';
import { report, type Reported, type ReportOptions } from '../../../taskpane/aga/report/report';
import { qualify } from '../../../taskpane/aga/qualify';
import { planFaults } from '../../../taskpane/sheets/plan-check';
import { fillRatings } from '../../../taskpane/ratings/fill-ratings';
import { text, wayOut } from '../../support/text';
import type { Computed } from '../../../taskpane/jobs/operation';
import { lastRead } from '../../../taskpane/aga/report/names';
import type { WorkbookFacts } from '../../../taskpane/sheets/source';
import { YearWorkbook } from '../kgs/support/year-workbook';
import { type Cell, agaReportText as example } from './support/sections';
import { plannable, said } from '../support/computed';

jest.setTimeout(60_000);

const about: ReportOptions = {
  ...{ name: 'Example Qualifier', place: 'Boston, MA', rules: 'AGA' },
  ...{ start: '2026-03-14', finish: '2026-03-15' },
};

async function imported(from = example, language: Language = 'en', byOrder = false) {
  const book = await YearWorkbook.create(language, 'aga');
  const made = book.compute(reportImport, { text: from, byOrder });
  return { book, made };
}

/** The report is read into the two sheets; their lists. */
async function lists(from = example, language: Language = 'en') {
  const { book, made } = await imported(from, language);
  const { plan, detail } = plannable(made);
  expect(planFaults(plan)).toEqual([]);
  book.apply(plan);
  const [players = '', games = ''] = plan.sheets.map(({ name }) => name);
  const rows = { players: 4 + detail.players, games: 4 + detail.games };
  const areas = {
    players: `${players}!A4:G${rows.players}`,
    games: `${games}!A4:H${rows.games}`,
  };
  return { book, players, games, areas };
}

describe.each(['en', 'nl'] as const)('A report in the sheets, in %s', (language) => {
  test('C3: players with wins, games and SOS that follow from the list of games', async () => {
    const { book, players, games } = await lists(example, language);
    expect(players).toBe(text(language, 'agaReportPlayersOf', { name: 'Example Qualifier' }));
    const figures = (): unknown => book.values(`${players}!A5:G8`);
    expect(figures()).toEqual([
      ['Lin, Ada', '20011', '8d', null, 2, 2, 1],
      ['Park, Ben', '20012', '8d', null, 1, 2, 3],
      ['Okafor, Cleo', '20013', '7d', null, 1, 2, 1],
      ['Meyer, Dan', '20014', '7d', null, 0, 2, 3],
    ]);
    expect(book.values(`${games}!A5:H5`)).toEqual([
      [1, 'Meyer, Dan', '20014', 'Lin, Ada', '20011', 'B', 0, 7],
    ]);
    book.type(games, 'F5', [['W']]);
    expect(book.values(`${players}!E5:G8`)).toEqual([
      [1, 2, 2],
      [1, 2, 2],
      [1, 2, 2],
      [1, 2, 2],
    ]);
    // The line above the list says so of draws and forfeits.
    for (const winner of ['?', 'jigo', 'B!']) {
      book.type(games, 'F5', [[winner]]);
      expect(book.values(`${players}!E5:G5`)).toEqual([[1, 1, 1]]);
    }
    expect(book.value(`${players}!A3`)).toBe(text(language, 'agaReportPlayersNote'));
  });

  test('C4, C6: written again it is the report that was read', async () => {
    const { book, areas } = await lists(example, language);
    const { detail, plan } = plannable(book.compute(report, about, areas));
    expect(detail.text).toBe(example);
    expect([detail.missing, detail.asked]).toEqual([[], []]);
    expect([plan.sheets, plan.blocks]).toEqual([[], []]);
    expect(detail.losses.map((each) => say(languages[language], each))).toEqual([
      text(language, 'agaLossAlways'),
    ]);
  });
});

describe('A report that was read', () => {
  const blank: ReportOptions = { ...about, name: '', place: '', start: '', finish: '' };

  test('is written again with its tournament, which nobody has to type', async () => {
    const { book, areas } = await lists();
    const { detail } = plannable(book.compute(report, blank, areas));
    expect([detail.text, detail.missing]).toEqual([example, []]);
  });

  test('gives way to what is typed, on the sheet or in the pane', async () => {
    const { book, players, areas } = await lists();
    book.type(players, 'A1', [['Autumn Open, Albany, NY']]);
    const typed = { ...blank, finish: '2026-03-16' };
    const { detail } = plannable(book.compute(report, typed, areas));
    expect(detail.text.split('\n').slice(0, 3)).toEqual([
      'TOURNEY Autumn Open, Albany, NY',
      '\tstart=3/14/2026',
      '\tfinish=3/16/2026',
    ]);
  });

  test('says nothing of lists on other sheets, or where no days stand', async () => {
    const { book, players, areas } = await lists();
    book.type(players, 'A2', [['in the spring']]);
    const { missing } = plannable(book.compute(report, blank, areas)).detail;
    expect(missing.map(({ code }) => code)).toEqual(['agaReportStartDay', 'agaReportFinishDay']);
    const rows = book.values(areas.players) as Cell[][];
    const copied = book.type('Mine', 'A1', rows);
    const other = book.compute(report, blank, { ...areas, players: copied });
    expect(plannable(other).detail.missing).toHaveLength(4);
  });
});

describe('Reading', () => {
  test('ratings of TDList go beside the players, who then earn points', async () => {
    const many = [...'abcdef'].map((letter, i) => `${i + 1} ${letter.toUpperCase()}, X 5d`);
    const from = `TOURNEY Open\nPLAYERS\n${many.join('\n')}\nGAMES 1\n1 2 W 0 7\n3 4 B 0 7\n`;
    const { book, areas } = await lists(from);
    const text = many.map(
      (_, i) => `A\t${i + 1}\tFull\t${5 + i / 10}\t1/1/2030\tC\tMA\t0.4\t1/1/2026`,
    );
    const filling = { ...fillRatings.initial, text: text.join('\n') };
    const filled = plannable(book.compute(fillRatings, filling, { entries: areas.players }));
    book.apply(filled.plan);
    const options = { ...qualify.initial, name: 'Open', isDesignated: true };
    const { detail } = plannable(book.compute(qualify, options, { results: areas.players }));
    expect(detail.points.players.map(({ place }) => place)).toEqual([1, 1, 3, 3, 3, 3]);
  });

  test('games in one section are without a round; they can be counted in their order', async () => {
    const one = example.replace('GAMES 1', 'GAMES').replace('\nGAMES 2\n', '');
    const { made } = await imported(one);
    expect(said(made)).toEqual([text('en', 'agaImportNoRounds')]);
    expect(made.known).toEqual({ asksOrder: true });
    const counted = plannable((await imported(one, 'en', true)).made);
    expect([counted.detail.rounds, counted.plan.warnings]).toEqual([2, []]);
  });

  test('what it does not take over is said', async () => {
    const odd = example.replace('20011 B 0 7', '20011 ? 0 7').replace('END', 'END\nBye!');
    expect(said((await imported(odd)).made)).toEqual([
      text('en', 'agaImportOpen', { count: 1 }),
      text('en', 'agaImportRemarks', { lines: ['Bye!'] }),
    ]);
  });

  test('bad lines are refused by their numbers, in a sentence', async () => {
    const bad = example.replace('8d', 'strong').replace('20012 B', '20019 B');
    expect(said((await imported(bad)).made)).toEqual([
      'The report can’t be used. Row 7: "20011 Lin, Ada strong". The rank is 1k to 30k, 1d to 9d or 1p to 9p, or a rating such as 4.5 or -3.2. Enter one.',
      'Row 14: "20013 20019 B 0 7". Nobody among the players has the AGA ID 20019. Add the player, or correct it.',
    ]);
    expect(said((await imported(' ')).made)).toEqual([text('en', 'agaImportEmpty')]);
    wayOut('agaImportEmpty', (await imported(example)).made.ok).toBe(true);
    expect(said((await imported('TOURNEY Spring\nPLAYERS\nGAMES\nEND')).made)).toEqual([
      'The report can’t be used. There are no players. List them under PLAYERS.',
    ]);
    const all = `TOURNEY x\nPLAYERS\n${'x\n'.repeat(25)}`;
    expect(said((await imported(all)).made).at(-1)).toBe(text('en', 'agaImportMore', { count: 5 }));
  });
});

describe('An AGA ID that is corrected in the list of players', () => {
  const own = async () => {
    const { book, players, games, areas } = await lists();
    const wins = (): unknown[][] => book.values(`${players}!E5:G8`);
    const report_ = (): Computed<Reported> => book.compute(report, about, areas);
    return { book, players, games, wins, report_, before: wins() };
  };

  test.each([20099, null])('as %j leaves no player with wins that are none', async (id) => {
    const { book, players, wins } = await own();
    book.type(players, 'B6', [[id]]);
    expect(wins()[1]?.[0]).toBe('');
    expect(wins()[0]).toEqual([2, 2, 0]);
  });

  test('is corrected in both lists, as the report asks', async () => {
    const { book, players, games, wins, report_, before } = await own();
    book.type(players, 'B6', [[20099]]);
    expect(said(report_())[0]).toBe(
      text('en', 'agaReportNoId', { address: `'${games}'!E6`, id: '20012' }),
    );
    book.type(games, 'E6', [[20099], [20099]]);
    expect(wins()).toEqual(before);
    expect(plannable(report_()).detail.text).toMatch(/^20099 Park, Ben +8d$/m);
  });
});

test.each([null, 7])('Wins of a report that hold %j are named above the list', async (typed) => {
  const { book, players } = await lists();
  const [note, wins] = [book.value(`${players}!A3`), book.values(`${players}!E5:E8`)];
  book.type(players, 'E6', [[typed]]);
  expect(book.value(`${players}!A3`)).toBe(
    `${text('en', 'formulasGone')} E6. ${text('en', 'agaReportGone')}`,
  );
  // The formula of another row, as a copy of that cell brings it.
  const other = book.formula(`${players}!E7`) ?? '';
  book.enter(`${players}!E6`, other.replace(/(?<![$\d])([A-Z])7\b/g, '$16'));
  const now = [book.value(`${players}!A3`), book.values(`${players}!E5:E8`)];
  wayOut('agaReportGone', now).toEqual([note, wins]);
});

describe('Writing', () => {
  const players: readonly (readonly Cell[])[] = [
    ['Name', 'AGA ID', 'Rank', 'Rating'],
    ['Ada Lin', 7, '8d', null],
    ['Park, Ben', null, null, -3.25],
    ['Cleo Okafor', '0012', '10K', null],
  ];
  const games: readonly (readonly Cell[])[] = [
    ['Round', 'White', 'White ID', 'Black', 'Winner'],
    [1, 'Lin, Ada', 7, 'Ben Park', 'white'],
    [2, 'Ada Lin', null, 'Okafor, Cleo', 'B'],
    [3, 'Ada Lin', null, 'Okafor, Cleo', '='],
    [4, 'Ada Lin', null, 'Okafor, Cleo', 'W!'],
    [5, 'Ada Lin', null, null, null],
    [6, 'Ada Lin', null, 'Okafor, Cleo', null],
  ];

  async function written(
    change: { players?: typeof players; games?: typeof games } = {},
    options: ReportOptions = report.initial,
  ) {
    const book = await YearWorkbook.create('en', 'aga');
    return book.compute(report, options, {
      players: book.type('P', 'A1', change.players ?? players),
      games: book.type('G', 'A1', change.games ?? games),
    });
  }

  const withCell = (list: typeof players, row: number, column: number, value: Cell) =>
    list.map((cells, i) => cells.map((cell, j) => (i === row && j === column ? value : cell)));

  test('from lists as directors type them; what it cannot hold is listed with names', async () => {
    const { detail }: { detail: Reported } = plannable(await written());
    expect(detail.text).toBe(
      [
        ...['TOURNEY', '\trules=AGA', '', 'PLAYERS'],
        ...['7 Lin, Ada                 8d', '12 Okafor, Cleo             10k'],
        ...['99999 Park, Ben                -3.25', '', 'GAMES 1', '7 99999 W 0 7', ''],
        ...['GAMES 2', '7 12 B 0 7', '', 'GAMES 6', '7 12 ? 0 7', '', 'END', ''],
      ].join('\n'),
    );
    const english = (each: Reported['losses'][number]): string => say(languages.en, each);
    expect(detail.losses.map(english)).toEqual([
      `${text('en', 'agaLossTemporary')}: Ben Park`,
      `${text('en', 'agaLossDraws')}: Ada Lin – Cleo Okafor`,
      `${text('en', 'agaLossForfeits')}: Ada Lin – Cleo Okafor`,
      `${text('en', 'agaLossOpen')}: Ada Lin – Cleo Okafor`,
      `${text('en', 'agaLossByes')}: Ada Lin`,
      text('en', 'agaLossKomiTaken'),
      text('en', 'agaLossAlways'),
    ]);
    expect(detail.asked.map(english)).toEqual([
      text('en', 'agaReportTemporary'),
      text('en', 'agaReportRanks', { names: 'Ben Park' }),
    ]);
    expect(detail.missing.map(english)).toEqual(['Name', 'Place', 'First day', 'Last day']);
  });

  test.each<readonly [string, number, number, Cell, TextKey, string]>([
    ['players', 1, 0, null, 'agaNameMissing', 'P!A2'],
    ['players', 1, 1, 'x7', 'agaIdWrong', 'P!B2'],
    ['players', 1, 2, null, 'agaRankMissing', 'P!C2'],
    ['players', 1, 2, 3, 'agaRankNeeded', 'P!C2'],
    ['players', 1, 2, '4d CLUB=BOS', 'agaRankBehind', 'P!C2'],
    ['games', 1, 1, 'Park, Ben', 'agaReportOther', 'G!C2'],
    ['games', 1, 2, 8, 'agaReportNoId', 'G!C2'],
    ['games', 1, 3, 'Ben Parker', 'agaReportNobody', 'G!D2'],
    ['games', 1, 3, 'Ada Lin', 'agaReportItself', 'G!D2'],
    ['games', 2, 0, null, 'agaReportRoundMissing', 'G!A3'],
    ['games', 2, 0, 1, 'agaReportTwice', 'G!A3'],
    ['games', 2, 4, 'Lin', 'cellNeedsOneOf', 'G!E3'],
  ])(
    'of the %s, row %i, column %i as %j is refused by its cell',
    async (list, row, column, value, code, address) => {
      const changed = withCell(list === 'players' ? players : games, row, column, value);
      const made = await written({ [list]: changed });
      const refusals = made.ok ? [] : made.refusals.map(({ sentence }) => sentence);
      expect(refusals).toEqual([expect.objectContaining({ code, address })]);
    },
  );

  test.each<readonly [start: string, finish: string, code?: TextKey]>([
    ['31/2/2026', '', 'agaReportDayBad'],
    ['2026-02-28', '2026-02-30', 'agaReportDayBad'],
    ['', '14 March', 'agaReportDayBad'],
    ['2026-03-15', '3/14/2026', 'agaReportDaysTurned'],
    ['3/14/2026', '2026-03-15'],
  ])('the days “%s” and “%s” are taken where they are days in order', async (...given) => {
    const [start, finish, code] = given;
    const made = await written({}, { ...report.initial, start, finish });
    const refusals = made.ok ? [] : made.refusals.map(({ sentence }) => sentence.code);
    expect(refusals).toEqual(code === undefined ? [] : [code]);
  });

  test('a temporary number is a stopgap also where it stands in the list', async () => {
    const { detail } = plannable(await written({ players: withCell(players, 2, 1, 99_999) }));
    expect(detail.asked.map(({ code }) => code)).toContain('agaReportTemporary');
  });

  test('two players of one name are told apart by the AGA ID', async () => {
    const twins = [...players, ['Ada Lin', 8, '1d', null]];
    const made = await written({ players: twins });
    const codes = made.ok ? [] : made.refusals.map(({ sentence }) => sentence.code);
    expect(new Set(codes)).toEqual(new Set(['agaReportSeveral']));
  });
});

test('the lists of the report that was read last are offered, where both are there', () => {
  const offered = (...names: readonly string[]): unknown => {
    const tables = names.map((name) => ({ name }));
    const facts = { tables, names: [] } as unknown as WorkbookFacts;
    return [lastRead('players')([], facts), lastRead('games')([], facts)];
  };
  const [players, games] = ['AGA_Report_Players', 'AGA_Report_Games'];
  expect(offered('NK_Players', players)).toEqual([undefined, undefined]);
  expect(offered(players, games)).toEqual([players, games]);
  expect(offered(players, games, `${players}_3`, `${games}_3`, `${players}_4`)).toEqual([
    `${players}_3`,
    `${games}_3`,
  ]);
  // Those before it were deleted.
  expect(offered(`${players}_9`, `${games}_9`)).toEqual([`${players}_9`, `${games}_9`]);
});

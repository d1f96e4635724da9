/** @jest-environment ./test/support/environment.js */
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { addTournament, type TournamentPreview } from '../../../taskpane/kgs/add-tournament';
import { yearNames } from '../../../taskpane/kgs/year/layout';
import type { TournamentOptions } from '../../../taskpane/kgs/tournament';
import type { Computed } from '../../../taskpane/jobs/operation';
import { planFaults } from '../../../taskpane/sheets/plan-check';
import { languages } from '../../../src/language';
import { say } from '../../../src/language/texts';
import {
  halves,
  july,
  removals,
  sampleAliases,
  september,
  type SampleTournament,
} from './support/sample-year';
import { added, adding, openYear, optionsOf } from './support/plans';
import { YearWorkbook } from './support/year-workbook';
import { text, textLike, wayOut } from '../../support/text';
import { plannable } from '../support/computed';

jest.setTimeout(60_000);

let book: YearWorkbook;

/** For the tests that only compute: nothing but lists is typed there. */
let untouched: YearWorkbook;
beforeAll(async () => {
  untouched = await openYear([], 'en', aliases);
});
beforeEach(() => {
  book = untouched.withOwnNames;
});

/** For those that write. */
async function fresh(): Promise<void> {
  book = await openYear([], 'en', aliases);
}

/** Those that hold in every tournament. */
const aliases = sampleAliases.filter(({ event }) => event === undefined);

/** Refusals in words, as the pane says them. */
function refusals(computed: Computed<unknown>): readonly string[] {
  if (computed.ok) return [];
  return computed.refusals.map(({ sentence }) => say(languages[book.language], sentence));
}

function warnings(computed: Computed<unknown>): readonly string[] {
  const { plan } = plannable(computed);
  return plan.warnings.map(({ sentence }) => say(languages[book.language], sentence));
}

/** July with other rows: account, wins, SOS, SODOS. */
function withRows(...rows: readonly (readonly (string | number | null)[])[]): SampleTournament {
  const entrants = rows.map(([account, wins, sos, sodos]) => ({
    account: String(account),
    wins: Number(wins),
    sos: Number(sos),
    sodos: Number(sodos),
  }));
  return { ...july, entrants };
}

/** What a list typed cell by cell comes to, for July. */
function addingList(
  list: readonly (readonly (string | number | boolean | null)[])[],
  change: Partial<TournamentOptions> = {},
): Computed<TournamentPreview> {
  const results = book.type('Typed', 'A1', list);
  return book.compute(addTournament, { ...optionsOf(book, july), ...change }, { results });
}

/** The totals of the preview are those of the sheet once the tournament is written. */
function expectTotalsAsWritten(
  totals: TournamentPreview['totals'],
  tournament: SampleTournament,
): void {
  added(book, tournament);
  const written = book.values('Totals!A5:D40').filter(([place]) => place);
  expect(totals?.length).toBeGreaterThan(0);
  expect(totals?.map(({ place, engine, total, events }) => [place, engine, total, events])).toEqual(
    written,
  );
}

const head = ['Account', 'Wins', 'SOS', 'SODOS'];

describe('The tournament', () => {
  test('is a plan without faults: a sheet, its column of Year, its lines', () => {
    const { plan } = plannable(adding(book, july));
    expect(planFaults(plan)).toEqual([]);
    expect(plan.sheets.map(({ name }) => name)).toEqual(['July 2012']);
    expect(plan.blocks.map(({ sheet, at }) => `${sheet}!${at}`)).toEqual([
      'Year!B1',
      'Year!B10',
      'Totals!F5',
      'Annual table!E4',
    ]);
    expect(plan.title).toBe('July 2012');
    expect(plan.sources.map(({ place }) => place.sheet)).toEqual([
      'List 1',
      'Year',
      'Calculator',
      'Calculator',
      'Engines',
      'Totals',
      'Year',
      'Annual table',
    ]);
  });

  test('may stand in Year already: what was entered there is used and left alone', async () => {
    await fresh();
    book.type('Year', 'D1', [['Early bird'], [null], [15], [19], [1]]);
    const list = book.type('Results', 'A1', [head, ['a', 2, 1, 0], ['b', 1, 2, 1]]);
    const options = { ...optionsOf(book, july), column: 3 };
    const { plan, detail } = plannable(book.compute(addTournament, options, { results: list }));
    expect(detail.F).toBe(60);
    const [block] = plan.blocks;
    expect(block?.at).toBe('D1');
    expect(block?.cells.flat().map(({ kind }) => kind)).toEqual([
      'keep',
      'formula',
      'keep',
      'keep',
      'keep',
      'keep',
      'keep',
      'formula',
      'formula',
    ]);
    book.apply(plan);
    expect(book.values('Year!D1:D6').flat()).toEqual(['Early bird', 2, 15, 19, '1', 60]);
  });

  test('takes the first column without anything in it', async () => {
    await fresh();
    book.type('Year', 'B3', [[15]]);
    added(book, july);
    expect(book.values('Year!B1:C1')).toEqual([[null, 'July 2012']]);
  });

  test('takes an F typed over the formula, board and hours then being unknown', async () => {
    await fresh();
    book.type('Year', 'B1', [['Old one'], [null], [15], [null], [null], [60]]);
    const computed = addingList(
      [head, ...Array.from({ length: 14 }, (_, i) => [`p${i}`, 20 - i, 1, 1])],
      { column: 1 },
    );
    expect(plannable(computed).detail.standings.map(({ points }) => points)).toEqual([
      8,
      4,
      2,
      1,
      ...Array<number>(10).fill(0),
    ]);
    book.apply(plannable(computed).plan);
    expect(book.values('Old one!I8:I11').flat()).toEqual([8, 4, 2, 1]);
  });

  test('needs neither board nor hours where the points of the year are fixed', async () => {
    book = await openYear([8, 5, 3, 2, 1]);
    const { detail } = added(book, july, { board: '', hours: '' });
    expect(detail).toMatchObject({ F: undefined, source: 'yearPoints' });
    expect(book.values('July 2012!I8:I13').flat()).toEqual([7, 6, 3, 1.5, 1.5, 0]);
    expect(book.value('Year!B6')).toBe('');
  });

  test('gets a sheet under another name where its own is taken', async () => {
    await fresh();
    book.type('July 2012', 'A1', [['mine']]);
    const { plan } = added(book, july);
    expect(plan.sheets[0]?.name).toBe('July 2012 (2)');
    expect(book.value('July 2012!A1')).toBe('mine');
    expect(book.value('Totals!F5')).toBe('Zen19S');
  });

  test('shows standings in order, who is level sharing the place, with reasons for all points', () => {
    const { detail } = plannable(adding(book, september));
    expect(detail.standings.map(({ place, account, points }) => [place, account, points])).toEqual([
      [1, 'Zen19S', 3],
      [2, 'pachi2', 1],
      [3, 'ManyFaces2', 0],
      [4, 'AyaBot', 0],
      [5, 'guest', 0],
      [6, 'stv', 0],
      [7, 'gnubot', 0],
    ]);
    for (const { why, points } of detail.standings) {
      const last = why.at(-1);
      if (points > 0) expect(last?.value).toBe(points);
    }
    expect(detail.standings.map(({ why }) => why.length > 0)).toEqual([
      ...[true, true, true],
      ...[false, false, false, false],
    ]);
  });

  test('counts its players by K3 and says who does not count', () => {
    const { detail } = plannable(adding(book, removals));
    expect(detail.left).toEqual([{ account: 'gnubot', played: 3, scheduled: 8 }]);
    expect(detail.standings.map(({ account }) => account)).toEqual([
      'Zen19S',
      'AyaBot',
      'pachi2',
      'stv',
      'ManyFaces1',
    ]);
  });

  test('lets the games scheduled for one player differ from the rounds', async () => {
    await fresh();
    const list = [
      [...head, 'Games played', 'Games scheduled', 'Removed'],
      ['a', 5, 9, 9, 10, null, null],
      ['late', 1, 9, 1, 2, 4, 'x'],
      ['gone', 1, 9, 1, 2, 5, 'x'],
    ];
    const { detail, plan } = plannable(addingList(list));
    expect(detail.standings.map(({ account }) => account)).toEqual(['a', 'late']);
    book.apply(plan);
    expect(book.values('July 2012!B8:H9')).toEqual([
      ['a', 5, 9, 9, 10, null, null],
      ['late', 1, 9, 1, 2, 4, 'x'],
    ]);
    expect(book.value('July 2012!B4')).toBe(2);
  });

  test('tells the year with it, engines joined', async () => {
    await fresh();
    added(book, july);
    const { detail } = plannable(adding(book, september));
    expect(detail.totals?.[0]).toEqual({ place: 1, engine: 'Zen', total: 3, events: 2 });
    expect(detail.totals?.find(({ engine }) => engine === 'Many Faces of Go')?.events).toBe(2);
  });
});

describe('A tournament is refused, with the way out,', () => {
  test('where the workbook holds no year', async () => {
    book = await YearWorkbook.create();
    expect(refusals(adding(book, july))).toEqual([text('en', 'kgsNoYear')]);
  });

  test.each(Object.values(yearNames))('where the name %s is gone', (name) => {
    const before = book.kept();
    book.forget(name);
    expect(refusals(adding(book, july))).toEqual([text('en', 'kgsYearPartGone', { name })]);
    wayOut('kgsYearPartGone', adding(before(), july).ok).toBe(true);
  });

  test.each([
    [yearNames.year, 'A1:Y10'],
    [yearNames.points, 'A2:N2'],
    [yearNames.points, 'A2:M3'],
    [yearNames.ownTable, 'O2:Z43'],
    [yearNames.engines, 'A3:B503'],
    [yearNames.lines, 'F4:H5004'],
  ])('where the cells of %s have become %s', (name, address) => {
    book.redefine(name, address);
    expect(refusals(adding(book, july))).toEqual([
      expect.stringMatching(textLike('en', 'kgsYearShape', { name })),
    ]);
  });

  test.each([
    [{ name: ' ' }, text('en', 'kgsNameMissing', { address: 'Year!B1:Y1' })],
    [{ column: 5 }, text('en', 'kgsNameMissing', { address: 'Year!B1:Y1' })],
    [{ rounds: '' }, text('en', 'kgsFieldEmpty', { address: 'Rounds' })],
    [{ rounds: '2.5' }, text('en', 'cellNeedsWhole', { address: 'Rounds', content: '2.5' })],
    [{ rounds: '0' }, text('en', 'cellAtLeast', { address: 'Rounds', content: 0, limit: 1 })],
    [{ rounds: 'ten' }, text('en', 'cellNeedsNumber', { address: 'Rounds', content: 'ten' })],
    [{ board: '' }, text('en', 'kgsFieldEmpty', { address: 'Board size' })],
    [{ hours: '' }, text('en', 'kgsFieldEmpty', { address: text('en', 'kgsHours') })],
    [
      { hours: '0' },
      text('en', 'kgsHoursAboveZero', { address: text('en', 'kgsHours'), content: 0 }),
    ],
    [
      { hours: '-1' },
      text('en', 'kgsHoursAboveZero', { address: text('en', 'kgsHours'), content: '-1' }),
    ],
    [
      { hours: '0,5' },
      text('en', 'cellNeedsNumber', { address: text('en', 'kgsHours'), content: '0,5' }),
    ],
    [
      { tieBreaks: '-1' },
      text('en', 'cellAtLeast', { address: text('en', 'kgsTieBreaks'), content: '-1', limit: 0 }),
    ],
  ] as const)('with %j', (change, sentence) => {
    expect(refusals(adding(book, july, change))).toEqual([sentence]);
  });

  test('where a value in Year cannot be used, by its cell', async () => {
    await fresh();
    book.type('Year', 'B1', [['Odd'], [null], ['many'], [17], [null]]);
    expect(refusals(adding(book, july, { column: 1 }))).toEqual([
      text('en', 'cellNeedsNumber', { address: 'Year!B3', content: 'many' }),
      text('en', 'cellNeedsOneOf', { address: 'Year!B4', content: 17, allowed: '9, 13, 19' }),
      text('en', 'kgsFieldEmpty', { address: 'Year!B5' }),
    ]);
    book.type('Year', 'B3', [[10], [17], [1]]);
    expect(refusals(adding(book, july, { column: 1 }))).toEqual([
      text('en', 'cellNeedsOneOf', { address: 'Year!B4', content: '17', allowed: '9, 13, 19' }),
    ]);
    book.type('Year', 'B1', [['=NA()']]);
    const { id } = book.grid.sheets().find(({ name }) => name === 'Year') ?? { id: '' };
    book.grid.write({ sheetId: id, row: 0, column: 1 }, '=NA()');
    expect(refusals(adding(book, july))).toEqual([
      text('en', 'cellError', { address: 'Year!B1', error: '#N/A' }),
    ]);
  });

  test('where it has its results already, whatever the case of its name', async () => {
    await fresh();
    added(book, july);
    const sentence = text('en', 'kgsHasResults', { name: 'July 2012', address: 'Year!B1' });
    expect(refusals(adding(book, { ...july, name: 'JULY  2012' }))).toEqual([sentence]);
    expect(refusals(adding(book, july, { column: 1 }))).toEqual([sentence]);
  });

  test('where Year names it without results: it is to be chosen there', async () => {
    await fresh();
    book.type('Year', 'B1', [['July 2012']]);
    expect(refusals(adding(book, july))).toEqual([
      text('en', 'kgsNameTaken', { address: 'Year!B1', name: 'July 2012' }),
    ]);
  });

  test('where the year is full', async () => {
    await fresh();
    book.type('Year', 'B1', [Array.from({ length: 24 }, (_, i) => `T${i}`)]);
    expect(refusals(adding(book, july))).toEqual([
      text('en', 'kgsYearFull', { address: 'Year!B1:Y1', most: 24 }),
    ]);
  });

  test('with an account twice', () => {
    expect(
      refusals(adding(book, withRows(['a', 2, 1, 1], ['b', 1, 1, 1], ['a', 0, 1, 1]))),
    ).toEqual([expect.stringMatching(textLike('en', 'nameTwice', { name: 'a' }))]);
  });

  test('with a removed player of whom the games played are unknown', () => {
    const list = [
      [...head, 'Removed'],
      ['a', 2, 1, 1, null],
      ['b', 1, 1, 1, 'x'],
    ];
    expect(refusals(addingList(list))).toEqual([
      text('en', 'kgsPlayedNeeded', { account: 'b', address: 'Typed!E3' }),
    ]);
  });

  test('with nobody who counts', () => {
    const list = [
      [...head, 'Games', 'Removed'],
      ['a', 1, 1, 1, 1, 'x'],
    ];
    expect(refusals(addingList(list))).toEqual([
      text('en', 'kgsNobodyCounts', { address: 'Typed!A1:F2' }),
    ]);
  });

  test('with a result below 0 or beyond a million', () => {
    expect(refusals(adding(book, withRows(['a', -1, 1, 2_000_000])))).toEqual([
      expect.stringMatching(textLike('en', 'cellAtLeast', { content: -1, limit: 0 })),
      expect.stringMatching(textLike('en', 'cellAtMost', { content: 2_000_000, limit: 1_000_000 })),
    ]);
  });

  test('where its own table has no row for its players, or cannot be used', async () => {
    await fresh();
    book.type('Calculator', 'P2', [['july 2012']]);
    const tables: readonly (readonly [(number | string | null)[][], string])[] = [
      [
        [[7, 9]],
        text('en', 'kgsNotInTable', {
          tournament: 'July 2012',
          address: 'Calculator!O4:AA43',
          players: 6,
        }),
      ],
      [[[6, 2.5]], text('en', 'kgsPointsNeeded', { address: 'Calculator!P4', content: '2.5' })],
      [[[6, 'x']], text('en', 'kgsPointsNeeded', { address: 'Calculator!P4', content: 'x' })],
      [[[6.5, 2]], text('en', 'kgsPlayersNeeded', { address: 'Calculator!O4', content: '6.5' })],
      [
        [
          [6, 2],
          [6, 3],
        ],
        text('en', 'kgsPlayersNeeded', { address: 'Calculator!O5', content: 6 }),
      ],
      [
        [
          [6, 2_000_000],
          [null, null],
        ],
        'Calculator!P4: calculator, row 1, column 2: 2000000. Enter a number up to 1,000,000.',
      ],
    ];
    for (const [table, sentence] of tables) {
      book.type('Calculator', 'O4', table);
      expect(refusals(adding(book, july))).toEqual([sentence]);
    }
  });

  test('where the points of the year cannot be used', async () => {
    await fresh();
    book.type('Calculator', 'B2', [[8, -1]]);
    expect(refusals(adding(book, july))).toEqual([
      text('en', 'kgsPointsNeeded', { address: 'Calculator!C2', content: '-1' }),
    ]);
    const { id } = book.grid.sheets().find(({ name }) => name === 'Calculator') ?? { id: '' };
    book.grid.write({ sheetId: id, row: 1, column: 2 }, '=1/0');
    expect(refusals(adding(book, july))).toEqual([
      text('en', 'cellError', { address: 'Calculator!C2', error: '#DIV/0!' }),
    ]);
  });

  test('where the lines have no room for its players', () => {
    book.redefine(yearNames.lines, 'F4:I9');
    expect(refusals(adding(book, july))).toEqual([
      text('en', 'kgsLinesFull', { address: 'Totals!F4:H9', count: 6, most: 5000 }),
    ]);
  });
});

describe('Warnings leave the decision to the director', () => {
  test('results that cannot be right are named by their cells', () => {
    const odd = withRows(['a', 12, 5, 9], ['b', 0, 99, 1]);
    expect(warnings(adding(book, odd))).toEqual([
      expect.stringMatching(textLike('en', 'kgsWinsBeyondRounds', { found: 12, limit: 10 })),
      expect.stringMatching(textLike('en', 'kgsSodosBeyondSos', { found: 9, limit: 5 })),
      text('en', 'kgsTooManyWins', { found: 12, limit: 10 }),
    ]);
  });

  test.each([
    [
      [
        ['a', 5, 40, 9],
        ['b', 4, 50, 9],
      ],
      [text('en', 'kgsTooFewWins', { found: 9, limit: 10 })],
    ],
    [
      [
        ['a', 5, 60, 9],
        ['b', 5, 50, 9],
      ],
      [
        text('en', 'kgsSosBeyondWins', { found: 110, limit: 100 }),
        text('en', 'kgsSodosUnbalanced', { found: 18, limit: 50 }),
      ],
    ],
    [
      [
        ['a', 5, 40, 25],
        ['b', 5, 50, 25],
      ],
      [text('en', 'kgsSosUnbalanced', { found: 90, limit: 100 })],
    ],
    [
      [
        ['a', 5, 50, 25],
        ['b', 5, 50, 25],
      ],
      [],
    ],
  ])('sums that do not balance: %j', (rows, sentences) => {
    expect(warnings(adding(book, withRows(...rows)))).toEqual(sentences);
  });

  test('rounds that broke ties count for what can have been won', () => {
    const { plan } = plannable(adding(book, halves));
    const codes = plan.warnings.map(({ sentence }) => sentence.code);
    expect(codes).not.toContain('kgsTooManyWins');
  });

  test('what is said in the pane stands in the result sheet, too', async () => {
    await fresh();
    const { plan } = added(book, july);
    expect(plan.warnings.map(({ sentence }) => sentence.code)).toEqual(['kgsTooFewWins']);
    expect(book.value('July 2012!B5')).toBe(
      'wins: the total is 28; expected 30, one per game. Right only if someone missed a round or a game had no winner.',
    );
  });

  test('an engine without account, an account twice, an event that is none of the year', async () => {
    await fresh();
    book.type('Engines', 'A7', [[null, null, 'Nobody']]);
    expect(warnings(adding(book, july))).toContain(
      text('en', 'kgsEngineIncomplete', { address: 'Engines!A7:C7' }),
    );
    book.type('Engines', 'A7', [['zen19s', null, 'Zen again']]);
    expect(warnings(adding(book, july))).toContain(
      text('en', 'kgsEngineTwice', { address: 'Engines!A7:C7', content: 'zen19s' }),
    );
    book.type('Engines', 'A7', [['stv', 'Marhc', 'Steve']]);
    expect(warnings(adding(book, july))).toContain(
      text('en', 'kgsEngineEvent', { address: 'Engines!B7', content: 'Marhc' }),
    );
    book.type('Engines', 'A7', [['stv', 'JULY 2012', 'Steve']]);
    expect(warnings(adding(book, july)).join(' ')).not.toContain('JULY');
    const { id } = book.grid.sheets().find(({ name }) => name === 'Engines') ?? { id: '' };
    book.grid.write({ sheetId: id, row: 6, column: 2 }, '=1/0');
    const { detail } = plannable(adding(book, july));
    expect(warnings(adding(book, july))).toContain(
      text('en', 'cellError', { address: 'Engines!C7', error: '#DIV/0!' }),
    );
    // The other rows of Engines are used.
    expect(detail.totals?.map(({ engine }) => engine)).toEqual(
      expect.arrayContaining(['Zen', 'Many Faces of Go']),
    );
  });

  test('a row of Engines that cannot be used: the totals shown are those that will stand there', async () => {
    await fresh();
    book.type('Engines', 'A7', [
      ['zen19s', null, 'Zen again'],
      ['stv', null, null],
      ['stv', null, 'Steve'],
    ]);
    const { detail } = plannable(adding(book, july));
    expect(warnings(adding(book, july))).toEqual(
      expect.arrayContaining([
        text('en', 'kgsEngineTwice', { address: 'Engines!A7:C7', content: 'zen19s' }),
        text('en', 'kgsEngineIncomplete', { address: 'Engines!A8:C8' }),
        text('en', 'kgsEngineTwice', { address: 'Engines!A9:C9', content: 'stv' }),
      ]),
    );
    expectTotalsAsWritten(detail.totals, july);
  });

  test('a line that lacks its event counts for nothing, and is named', async () => {
    await fresh();
    book.type('Totals', 'F5', [['typed by hand', null, 4]]);
    const computed = adding(book, july);
    expect(warnings(computed)).toContain(
      text('en', 'kgsLineIncomplete', { address: 'Totals!F5:H5' }),
    );
    expect(plannable(computed).detail.totals).toHaveLength(6);
  });

  test('a result sheet in error is named, and the totals shown leave it out as the sheet does', async () => {
    await fresh();
    added(book, july);
    book.type('Year', 'B4', [[18]]);
    const { detail } = plannable(adding(book, september));
    expect(warnings(adding(book, september))).toContain(
      text('en', 'kgsLinesLeftOut', { what: 'July 2012 (Totals!H5)', error: '#VALUE!' }),
    );
    expectTotalsAsWritten(detail.totals, september);
  });

  test('a result sheet that was deleted: its lines are cleared and its tournament can be added anew', async () => {
    await fresh();
    added(book, july);
    added(book, september);
    book.deleteSheet('July 2012');
    expect(book.value('Year!B8')).toMatchObject({ error: '#REF!' });
    const computed = adding(book, july, { column: 1 });
    expect(warnings(computed)).toContain(
      text('en', 'kgsSheetGone', { what: 'July 2012 (Totals!F5:H5)' }),
    );
    book.apply(plannable(computed).plan);
    expect(book.values('Totals!F5:H5')).toEqual([[null, null, null]]);
    expect(book.values('Totals!F58:G58')).toEqual([['Zen19S', 'July 2012']]);
    expect(book.values('Year!B1:C8')[7]).toEqual([0, 4]);
    expect(book.value('Totals!B5')).toBe('Zen');
  });
});

test('The same refusals and warnings are said in Dutch, with a decimal comma', async () => {
  book = await openYear([], 'nl', aliases);
  expect(refusals(adding(book, july, { hours: '0.5' }))).toEqual([
    text('nl', 'cellNeedsNumber', { address: text('nl', 'kgsHours'), content: '0.5' }),
  ]);
  const odd = withRows(['a', 10.5, 5.25, 5.5]);
  expect(warnings(adding(book, odd))).toEqual([
    expect.stringMatching(textLike('nl', 'kgsWinsBeyondRounds', { found: '10,5', limit: 10 })),
    expect.stringMatching(textLike('nl', 'kgsSodosBeyondSos', { found: '5,5', limit: '5,25' })),
    text('nl', 'kgsTooManyWins', { found: '10,5', limit: 10 }),
  ]);
});

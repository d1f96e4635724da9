/** @jest-environment ./test/support/environment.js */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { addPoints, addTournament } from '../../../taskpane/kgs/add-tournament';
import { editTournament } from '../../../taskpane/kgs/changes/edit';
import { moveTournament } from '../../../taskpane/kgs/changes/move';
import { removeTournament } from '../../../taskpane/kgs/changes/remove';
import { yearRow } from '../../../taskpane/kgs/year/layout';
import type { Sentence } from '../../../src/language';
import { type CheckedAlias, checkedResult, checkedTotals } from '../../checkers/kgs-year';
import { oneOf } from '../../support/sampled';
import { text, wayOut } from '../../support/text';
import {
  july,
  lent,
  listOf,
  removals,
  sampleAliases,
  type SampleTournament,
  september,
} from './support/sample-year';
import { added, adding, openYear, optionsOf, withoutEngines } from './support/plans';
import type { YearWorkbook } from './support/year-workbook';
import { plannable } from '../support/computed';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import { newYear } from '../../../taskpane/kgs/year/plan';
import { events } from '../../../taskpane/systems';
import { createSlices } from '../../../taskpane/jobs/slices';
import { type EventsSeen, lookAtEvents } from '../../../taskpane/app/home/use-events';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { Meter, rest } from '../excel/meter';
import { write } from '../excel/operations';
import { sheetCells } from '../excel/planning';
import { planOf } from '../excel/planning';
import { openWorkbook, type } from '../excel/workbook';
import { aliasesChosen, enginesAsked } from '../../../taskpane/kgs/engines';

describe('changes', () => {
  jest.setTimeout(120_000);

  const points = [8, 5, 3, 2, 1];
  let book: YearWorkbook;

  /** The columns of Year in which the three tournaments stand, within its area. */
  const columns = { july: 1, september: 2, lent: 3 } as const;

  function totals(sheet = 'Totals'): unknown[][] {
    return book.values(`${sheet}!A5:D30`).filter(([place]) => place !== null && place !== '');
  }

  function expected(
    tournaments: readonly SampleTournament[],
    aliases: readonly CheckedAlias[] = sampleAliases,
  ): unknown[][] {
    return checkedTotals({ tournaments, aliases, points }).map(
      ({ place, engine, total, events }) => [place, engine, expect.closeTo(total, 9), events],
    );
  }

  const headings = (): unknown[] =>
    (book.values('Annual table!E4:H4')[0] ?? []).filter((each) => each !== null && each !== '');

  /** Points of a tournament by account, as its result sheet shows them. */
  const shares = (sheet: string, rows: number): unknown =>
    book.values(`${sheet}!B8:I${7 + rows}`).map((row) => [row[0], row[7]]);

  beforeEach(async () => {
    book = await openYear(points, 'en', sampleAliases, [july, september, lent]);
  });

  describe('Editing a tournament', () => {
    test('a new name is kept by lent accounts, the totals and the annual table', () => {
      const plan = plannable(
        book.compute(editTournament, { column: columns.lent, name: 'Autumn' }),
      ).plan;
      book.apply(plan);
      expect(book.value('Engines!B6')).toBe('Autumn');
      expect(totals()).toEqual(
        expected(
          [july, september, { ...lent, name: 'Autumn' }],
          sampleAliases.map((each) => ({ ...each, ...(each.event && { event: 'Autumn' }) })),
        ),
      );
      expect(headings()).toEqual(['July 2012', 'September 2012', 'Autumn']);
      expect(book.value('Slow (November)!A1')).toBe('Autumn');
    });

    test('a name that was changed by hand is found by its sheet, said with the way out, and the lent accounts follow', () => {
      const before = totals();
      book.type('Year', 'D1', [['Autumn']]);
      expect(totals()).not.toEqual(before);
      const said = { code: 'kgsEngineEventRenamed', content: 'Slow (November)', name: 'Autumn' };
      const other = plannable(adding(book, { ...july, name: 'December' }));
      expect(other.plan.warnings).toContainEqual(
        expect.objectContaining({ sentence: expect.objectContaining(said) }),
      );
      const { plan, detail } = plannable(book.compute(editTournament, { column: columns.lent }));
      expect(detail).toEqual({ changes: [], lent: 1 });
      book.apply(plan);
      expect(book.value('Engines!B6')).toBe('Autumn');
      expect(totals()).toEqual(before);
      const again = book.compute(editTournament, { column: columns.lent });
      expect(!again.ok && again.refusals[0]?.sentence).toMatchObject({ code: 'kgsEditNothing' });
    });

    test('a name that was changed by hand is left to the director where two tournaments could be meant', () => {
      book.type('Year', 'C1', [['Spring', 'Autumn']]);
      const refused = book.compute(editTournament, { column: columns.lent });
      expect(!refused.ok && refused.refusals[0]?.sentence).toMatchObject({
        code: 'kgsEditNothing',
      });
      expect(plannable(adding(book, { ...july, name: 'December' })).plan.warnings).toContainEqual(
        expect.objectContaining({ sentence: expect.objectContaining({ code: 'kgsEngineEvent' }) }),
      );
    });

    test('points of its own go before those of the year, and go again when they are cleared', () => {
      const edit = (own: string): void => {
        const options = { column: columns.july, points: own };
        book.apply(plannable(book.compute(editTournament, options)).plan);
      };
      const before = [shares('July 2012', 6), totals()];
      edit('12 6 4 3 2 1');
      const own = checkedResult(july, {
        tournaments: [july],
        aliases: [],
        points: [12, 6, 4, 3, 2, 1],
      });
      expect(new Map(shares('July 2012', 6) as [string, number][])).toEqual(own.points);
      expect(book.value('July 2012!A2')).toBe(text('en', 'kgsFromOwnPoints'));
      edit('');
      expect([shares('July 2012', 6), totals()]).toEqual(before);
    });

    test('a place without points between others stays a place, whatever else changes', () => {
      book.type('Year', 'B12', [[12], [null], [4]]);
      const before = shares('July 2012', 6);
      const rounds = plannable(
        book.compute(editTournament, { column: columns.july, rounds: '12' }),
      );
      expect(rounds.detail.changes.map(({ label }) => label)).toEqual(['kgsRounds']);
      book.apply(rounds.plan);
      expect(book.values('Year!B12:B14').flat()).toEqual([12, null, 4]);
      const more = plannable(
        book.compute(editTournament, { column: columns.july, points: '12 0 4 0 2' }),
      );
      expect(more.detail.changes).toMatchObject([{ before: '12 0 4', after: '12 0 4 0 2' }]);
      expect(shares('July 2012', 6)).toEqual(before);
      book.apply(more.plan);
      expect(shares('July 2012', 6)).not.toEqual(before);
      const again = { column: columns.july, points: '12 0 4' };
      book.apply(plannable(book.compute(editTournament, again)).plan);
      expect(shares('July 2012', 6)).toEqual(before);
    });

    test('rounds, main time and date change in Year alone, and the F follows', () => {
      const options = { column: columns.july, rounds: '12', hours: '1:30', date: '2012-07-08' };
      const { plan, detail } = plannable(book.compute(editTournament, options));
      book.apply(plan);
      expect(plan.blocks.map(({ sheet }) => sheet)).toEqual(['Year', 'Year']);
      expect(detail.changes.map(({ before, after }) => [before, after])).toEqual([
        ['10', '12'],
        ['0.5', '1:30'],
        ['', '2012-07-08'],
      ]);
      expect(book.values('Year!B3:B6').flat()).toEqual([12, 9, '1.5', 24]);
      expect(book.value('Year!B10')).toBe(41098);
    });

    test('a main time of minutes stands there as it was typed', () => {
      const time = { column: columns.july, hours: '0:29' };
      const { plan } = plannable(book.compute(editTournament, time));
      expect(plan.blocks[0]?.cells[yearRow('hours')]).toMatchObject([
        { kind: 'text', text: '0:29', format: '@' },
      ]);
      book.apply(plan);
      const again = book.compute(editTournament, time);
      expect(!again.ok && again.refusals).toMatchObject([{ sentence: { code: 'kgsEditNothing' } }]);
      const { detail } = plannable(book.compute(editTournament, { ...time, hours: '3 h' }));
      expect(detail.changes).toMatchObject([{ before: '0:29', after: '3 h' }]);
    });

    test('what cannot be is refused, and so is no change at all', () => {
      const refused = (change: object): unknown => {
        const computed = book.compute(editTournament, { column: columns.july, ...change });
        return !computed.ok && computed.refusals.map(({ sentence }) => (sentence as Sentence).code);
      };
      expect([
        refused({ name: 'september 2012' }),
        refused({ name: ' ' }),
        refused({ points: 'many' }),
        refused({ date: '31-12-2012' }),
        refused({ hours: '0' }),
        refused({}),
        refused({ column: undefined }),
      ]).toEqual([
        ['kgsNameTakenHere'],
        ['kgsNameMissing'],
        ['kgsRowPointsBad'],
        ['kgsDateBad'],
        ['kgsHoursAboveZero'],
        ['kgsEditNothing'],
        ['kgsNoneChosen'],
      ]);
    });
  });

  describe('Moving a tournament', () => {
    const move = (column: number, date: string, place: 'date' | 'last' | number): void => {
      book.apply(plannable(book.compute(moveTournament, { column, date, place })).plan);
    };

    test('changes the order of the annual table, with its points, and nothing of the totals', () => {
      const before = totals();
      const table = book.values('Annual table!B5:G20');
      move(columns.lent, '', columns.july);
      expect(headings()).toEqual(['Slow (November)', 'July 2012', 'September 2012']);
      const moved = table.map(([engine, total, events, a, b, c]) => [
        engine,
        total,
        events,
        c,
        a,
        b,
      ]);
      expect(book.values('Annual table!B5:G20')).toEqual(moved);
      move(columns.july, '', 'last');
      expect(headings()).toEqual(['Slow (November)', 'September 2012', 'July 2012']);
      expect(totals()).toEqual(before);
    });

    test('by date: tournaments without one stand behind the others', () => {
      move(columns.september, '2012-09', 'date');
      expect(headings()).toEqual(['September 2012', 'July 2012', 'Slow (November)']);
      move(columns.july, '2012-07-08', 'date');
      expect(headings()).toEqual(['July 2012', 'September 2012', 'Slow (November)']);
      const again = book.compute(moveTournament, { column: 1, date: '2012-07-08', place: 'date' });
      expect(!again.ok && again.refusals[0]?.sentence).toMatchObject({ code: 'kgsMoveNothing' });
    });
  });

  describe('Removing a tournament', () => {
    const remove = (column: number) => plannable(book.compute(removeTournament, { column }));

    test.each(oneOf(['july', 'september', 'lent'] as const))(
      '%s leaves the totals, the annual table and Year without it',
      (which) => {
        const all = { july, september, lent };
        const { plan, detail } = remove(columns[which]);
        book.apply(plan);
        const others = Object.values(all).filter((each) => each !== all[which]);
        expect(totals()).toEqual(expected(others));
        expect(
          detail.totals?.map(({ place, engine, total, events }) => [place, engine, total, events]),
        ).toEqual(totals());
        expect(headings()).toEqual(others.map(({ name }) => name));
        // Accounts on Engines that played in no other tournament are named there, and above the totals.
        const unused = { july: 'ManyFaces1', september: 'OK', lent: 'guest' }[which];
        const says = unused === 'OK' ? unused : `${text('en', 'kgsEnginesUnusable')}: ${unused}`;
        expect([book.value('Totals!B3'), book.value('Annual table!B3')]).toEqual([says, says]);
        const shown = book.values(`${all[which].name}!A1:N30`).flat();
        expect(shown.filter((each) => typeof each === 'object' && each !== null)).toEqual([]);
        expect(book.value(`${all[which].name}!A1`)).toBe(text('en', 'kgsNotInYear'));
      },
    );

    test('what comes next takes its place, and the sheet that stays cannot disturb it', () => {
      book.apply(remove(columns.lent).plan);
      book.type('Slow (November)', 'C8', [[99]]);
      added(book, { ...lent, name: 'December' });
      expect(totals()).toEqual(expected([july, september, { ...lent, name: 'December' }]));
      book.deleteSheet('Slow (November)');
      expect(totals()).toEqual(expected([july, september, { ...lent, name: 'December' }]));
      // The account that was lent in the tournament of the former name.
      expect(book.value('Totals!B3')).toBe(`${text('en', 'kgsEnginesUnusable')}: guest`);
      book.apply(remove(columns.july).plan);
      expect(totals()).toEqual(expected([september, { ...lent, name: 'December' }]));
    });

    test('and adding it again puts it back by its date, as long as the others stand by theirs', () => {
      const move = (column: number, date: string, place: 'date' | number): void => {
        book.apply(plannable(book.compute(moveTournament, { column, date, place })).plan);
      };
      const again = (): void => {
        book.apply(remove(columns.july).plan);
        added(book, july, { date: '2012-07-08' });
      };
      move(columns.july, '2012-07-08', 'date');
      move(columns.september, '2012-09', 'date');
      const table = book.values('Annual table!A4:G20');
      again();
      expect(headings()).toEqual(['July 2012', 'September 2012', 'Slow (November)']);
      expect(book.values('Annual table!A4:G20')).toEqual(table);
      move(columns.lent, '', columns.july);
      again();
      expect(headings()).toEqual(['Slow (November)', 'September 2012', 'July 2012']);
      expect(totals()).toEqual(expected([july, september, lent]));
    });

    test('whose result sheet was deleted: its errors go with it', () => {
      book.deleteSheet('September 2012');
      expect(book.value('Totals!B3')).not.toBe('OK');
      book.apply(remove(columns.september).plan);
      expect(totals()).toEqual(expected([july, lent]));
      expect([book.value('Totals!B3'), book.value('Annual table!B3')]).toEqual(['OK', 'OK']);
    });

    test('is refused where somebody deleted the name of its lines', () => {
      book.forget('KGS_Tournament_1');
      const computed = book.compute(removeTournament, { column: columns.july });
      expect(!computed.ok && computed.refusals[0]?.sentence).toMatchObject({
        code: 'kgsRemoveNameless',
      });
      book.deleteSheet('July 2012');
      book.apply(remove(columns.july).plan);
      wayOut('kgsRemoveNameless', totals()).toEqual(expected([september, lent]));
    });
  });

  describe('Points without standings', () => {
    const list = [
      ['Account', 'Points'],
      ['AyaBot', 3.5],
      ['Zen19S', 8],
      ['stv', 3.5],
    ];

    test('count in the totals and the annual table, and follow corrections', () => {
      const address = book.type('Announced', 'A1', list);
      const options = { column: undefined, name: 'May', date: '2012-05' };
      book.apply(plannable(book.compute(addPoints, options, { points: address })).plan);
      expect(book.values('May!A7:C9')).toEqual([
        [1, 'Zen19S', 8],
        [2, 'AyaBot', 3.5],
        [2, 'stv', 3.5],
      ]);
      expect(book.values('May!B3:B4').flat()).toEqual([3, 'OK']);
      expect(book.values('Year!E10:E11').flat()).toEqual([41030, 'Zen']);
      expect([book.value('Year!E2'), book.value('Year!E8')]).toEqual([3, 15]);
      const zen = (): unknown => totals().find(([, engine]) => engine === 'Zen')?.[2];
      const before = zen();
      book.type('May', 'C7', [[10]]);
      expect(zen()).toBe((before as number) + 2);
      expect(headings().at(-1)).toBe('May');
      book.type('May', 'B10', [['late']]);
      expect(book.value('May!B4')).toBe(`${text('en', 'kgsBelowList')}late`);
      book.apply(plannable(book.compute(removeTournament, { column: 4 })).plan);
      expect(totals()).toEqual(expected([july, september, lent]));
    });
  });

  test('own points and a date come with a new tournament, whose winner stands in Year', () => {
    const december = { ...july, name: 'December' };
    const options = { date: '2012-12-02', points: '10 4' };
    book.apply(plannable(adding(book, december, options)).plan);
    expect(book.values('Year!E10:E14').flat()).toEqual([41245, 'Zen', 10, 4, null]);
    const own = checkedResult(december, { tournaments: [december], aliases: [], points: [10, 4] });
    expect(new Map(shares('December', 6) as [string, number][])).toEqual(own.points);
  });

  test('halves and quarters are read as programs print them', () => {
    const entrants = july.entrants.map((each, i) => ({
      ...each,
      wins: each.wins + ([0.5, 0.25, 0.75][i % 3] ?? 0),
    }));
    const given = { ...july, name: 'May', entrants };
    const list = listOf(given).map((row, i) =>
      i === 0 ? row : row.map((cell, j) => (j === 1 ? printed(cell as number) : cell)),
    );
    const results = book.type('Printed', 'A1', list);
    const options = { ...optionsOf(book, given), column: undefined };
    book.apply(plannable(book.compute(addTournament, options, { results })).plan);
    const expectedPoints = checkedResult(given, {
      tournaments: [given],
      aliases: [],
      points,
    }).points;
    expect(new Map(shares('May', 6) as [string, number][])).toEqual(expectedPoints);
  });

  function printed(value: number): string {
    const sign = { 0.25: '¼', 0.5: '½', 0.75: '¾' }[value % 1] ?? '';
    return `${Math.floor(value) || ''}${sign}`;
  }

  test('a month stays a month, wherever it was entered, and stands before the days in it', async () => {
    book = await openYear(points, 'en', sampleAliases);
    added(book, september, { date: '2010-08' });
    const shown = (): unknown => {
      const sheetId = book.grid.sheets().find(({ name }) => name === 'Year')?.id ?? '';
      return book.grid.read({ sheetId, row: 9, column: 1, rows: 1, columns: 1 })[0]?.[0]?.text;
    };
    const told = (date: string): unknown => {
      const { detail } = plannable(book.compute(editTournament, { column: 1, date }));
      return detail.changes.map(({ before }) => before);
    };
    expect(shown()).toBe('2010-08');
    expect(told('2010-09')).toEqual(['2010-08']);
    const again = book.compute(editTournament, { column: 1, date: '2010-08' });
    expect(!again.ok && again.refusals).toMatchObject([{ sentence: { code: 'kgsEditNothing' } }]);
    added(book, july, { date: '2010-08-07' });
    expect(book.values('Annual table!E4:F4')).toEqual([['September 2012', 'July 2012']]);

    // As Excel shows what it makes of 2010-08.
    book.format('Year!B10', 'mmm-yy');
    expect(told('2010-09')).toEqual(['2010-08']);
    book.apply(plannable(book.compute(editTournament, { column: 1, date: '2010-08-15' })).plan);
    expect(shown()).toBe('2010-08-15');
    book.apply(
      plannable(book.compute(moveTournament, { column: 1, date: '2010-08', place: 'last' })).plan,
    );
    expect(shown()).toBe('2010-08');
  });
});

describe('changes written', () => {
  jest.setTimeout(120_000);

  // One year for all of them, in their order: a year takes long to write.
  let excel: ExcelPage;
  const meter = new Meter();
  let typed = 0;

  beforeAll(async () => {
    const sheets = [
      { name: 'List', cells: sheetCells(listOf(removals)) },
      { name: 'Announced', cells: { A1: 'Account', B1: 'Points', A2: 'AyaBot', B2: 3 } },
    ];
    excel = await openWorkbook(sheets, { watch: meter.watch });
    await write(await planOf(newYear, { year: '2012', rule: 'row', points: '8 5 3 2 1' }));
    await add('December');
  });

  afterAll(() => {
    excel.close();
  });

  async function add(name: string): Promise<void> {
    const options = { ...addTournament.initial, name, rounds: '8' };
    await write(await planOf(addTournament, options, { results: 'List' }));
  }

  async function look(): Promise<EventsSeen | undefined> {
    const slices = createSlices({ cancelled: () => false, onProgress: () => undefined });
    return lookAtEvents(excelWorkbook, events, slices);
  }

  /** What a look takes after somebody has typed. */
  async function requestsOfLook(): Promise<number> {
    type(excel, 'Announced', 'D1', (typed += 1));
    await rest();
    return (await meter.cost(look)).requests;
  }

  test('what the preview shows beside its change is replaced without a question', async () => {
    await write(await planOf(editTournament, { column: 1, name: 'Autumn' }));
    await write(await planOf(moveTournament, { column: 1, date: '2012-12', place: 'date' }));
  });

  test('what somebody typed there after the preview is not', async () => {
    const plan = await planOf(editTournament, { column: 1, name: 'Winter' });
    type(excel, 'Year', 'B1', 'Typed meanwhile');
    expect(await excelWorkbook.write(plan)).toMatchObject({ value: { kind: 'changed' } });
  });

  test('a formula of somebody among what a removal clears is asked about, and it alone', async () => {
    type(excel, 'Year', 'B3', '=4+4');
    const asked = await excelWorkbook.write(await planOf(removeTournament, { column: 1 }));
    if (!asked.ok || asked.value.kind !== 'filled') throw new Error(JSON.stringify(asked));
    expect(asked.value.cells).toMatchObject([{ content: { formula: '=4+4' } }]);
    type(excel, 'Year', 'B3', null);
  });

  test('a year is read and goes on after a tournament was removed, whose cells are empty then', async () => {
    await look();
    expect(await requestsOfLook()).toBe(1);
    await write(await planOf(removeTournament, { column: 1 }));

    expect(await look()).toMatchObject({
      kind: 'events',
      events: [{ system: 'KGS', missing: [] }],
    });
    expect(await requestsOfLook()).toBe(1);
    const points = { ...addPoints.initial, name: 'Spring' };
    await write(await planOf(addPoints, points, { points: 'Announced' }));
    const year = excel.grid.sheets().find(({ name }) => name === 'Year')?.id ?? '';
    const area = { sheetId: year, row: 0, column: 0, rows: 1, columns: 4 };
    expect(excel.grid.read(area)[0]?.map(({ text }) => text)).toContain('Spring');
    await write(await planOf(removeTournament, { column: 1 }));
  });
});

jest.setTimeout(60_000);

const known = {
  aliases: [
    { account: 'gomorra16', event: null, engine: 'Gomorra' },
    { account: 'guest', event: 'Slow', engine: 'Zen' },
    { account: null, event: null, engine: null },
  ],
  seen: ['AyaMC', 'guest', ''],
  freeRow: 3,
};

describe('Accounts that no engine claims', () => {
  test('are those without a row that play for the first time; who plays like a known one is proposed to it', () => {
    const accounts = ['gomorra32', 'GOMORRA16', 'ayamc', 'AyaMC2', 'gomorra', 'MCark', 'Zen'];
    const asked = enginesAsked(accounts, 'July', known);
    expect(asked.engines).toEqual(['Gomorra', 'Zen', 'AyaMC', 'guest']);
    expect(asked.accounts.map(({ account, engine, like }) => [account, engine, like])).toEqual([
      ['gomorra32', 'Gomorra', { account: 'gomorra16', engine: 'Gomorra' }],
      ['AyaMC2', 'AyaMC', { account: 'AyaMC', engine: 'AyaMC' }],
      ['MCark', 'MCark', undefined],
    ]);
  });

  test('a slip of a known account is told and stays an engine of its own until the director chooses', () => {
    const { accounts } = enginesAsked(['gomora16', 'gomorra17x'], 'July', known);
    expect(accounts.map(({ engine, like, near }) => [engine, like, near?.account])).toEqual([
      ['gomora16', undefined, 'gomorra16'],
      ['gomorra17x', undefined, undefined],
    ]);
  });

  test('a loan claims an account in its event alone', () => {
    const asked = (event: string): unknown =>
      enginesAsked(['guest'], event, { ...known, seen: [] }).accounts.map(({ account }) => account);
    expect([asked('slow'), asked('July')]).toEqual([[], ['guest']]);
  });

  test('what the director chooses goes before the proposal, and a new engine takes no row', () => {
    const asked = enginesAsked(['gomorra32', 'MCark'], 'July', known, {
      gomorra32: 'gomorra32',
      mcark: 'Zen',
    });
    expect(aliasesChosen(asked)).toEqual([{ account: 'MCark', event: null, engine: 'Zen' }]);
  });
});

describe('Adding a tournament', () => {
  const engines = (book: YearWorkbook): unknown => book.values('Engines!A5:C7');

  test('writes the engines proposed and chosen as rows of Engines, and counts with them at once', async () => {
    const book = await openYear([8, 5, 3, 2, 1], 'en', sampleAliases, [july]);
    // ManyFaces1 alone is known.
    book.type('Engines', 'A5', Array(3).fill([null, null, null]));
    expect(engines(book)).toEqual(Array(3).fill([null, null, null]));
    // ManyFaces2 is like ManyFaces1; guest is Zen by choice.
    const { plan, detail } = plannable(adding(book, september, { engines: { guest: 'Zen19S' } }));
    expect(detail.asked.accounts.map(({ account }) => account)).toEqual(['ManyFaces2', 'guest']);
    book.apply(plan);
    expect(engines(book)).toEqual([
      ['ManyFaces2', null, 'Many Faces of Go'],
      ['guest', null, 'Zen19S'],
      [null, null, null],
    ]);
    expect(book.value('Totals!B3')).toBe('OK');
    const { totals = [] } = detail;
    expect(book.values(`Totals!A5:D${4 + totals.length}`)).toEqual(
      totals.map(({ place, engine, total, events }) => [place, engine, total, events]),
    );
    // Everybody in the next tournament is known now.
    expect(plannable(adding(book, lent)).detail.asked.accounts).toEqual([]);
  });
});

test('The first tournament takes the names of engines, too', async () => {
  const book = withoutEngines(await openYear([8, 5, 3, 2, 1], 'en', sampleAliases));
  const engines = { ayabot: 'Aya', stv: 'Aya' };
  const { plan, detail } = plannable(adding(book, july, { engines }));
  expect(detail.asked.engines).toEqual([]);
  book.apply(plan);
  expect(book.values('Engines!A4:D5')).toEqual(
    [
      ['AyaBot', '', 'Aya', 'OK'],
      ['stv', '', 'Aya', 'OK'],
    ].map((row) => row.map((each) => (each === '' ? null : each))),
  );
  expect(book.values('Totals!B5:B12').flat()).toContain('Aya');
  expect(book.values('Totals!B5:B12').flat()).not.toContain('stv');
});

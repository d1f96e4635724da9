/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  checkedFactor,
  checkedResult,
  checkedTotals,
  type CheckedYear,
} from '../../checkers/kgs-year';
import {
  fixedPoints,
  halves,
  july,
  lent,
  removals,
  sampleAliases,
  type SampleTournament,
  sampleTournaments,
  september,
} from './support/sample-year';
import { added, adding, openYear, optionsOf } from './support/plans';
import { addPoints, addTournament } from '../../../taskpane/kgs/add-tournament';
import { annualTable } from '../../../taskpane/kgs/annual-table';
import { removeTournament } from '../../../taskpane/kgs/changes/remove';
import { kgsEvents } from '../../../taskpane/kgs/jobs';
import { resultsToShare } from '../../../taskpane/kgs/share';
import { listOn } from '../../../taskpane/jobs/texts/written/texts';
import { atOnce } from '../../../src';
import { languages, say, type TextKey } from '../../../src/language';
import { seenIn } from '../sheets/events/seen-in';
import { YearWorkbook } from './support/year-workbook';
import { oneOf, sampled } from '../../support/sampled';
import { text, wayOut } from '../../support/text';
import { newYear, type NewYearOptions } from '../../../taskpane/kgs/year/plan';
import { typedPoints } from '../../../taskpane/kgs/typed/own-details';
import { planFaults } from '../../../taskpane/sheets/plan-check';
import type { NewSheet, Plan } from '../../../taskpane/sheets/plan';
import { plannable } from '../support/computed';
import { columnLetters, columnOf, placeName } from '../../../taskpane/sheets/address';
import { areaOfBlock } from '../../../taskpane/sheets/layout';
import { headingsCut, headingsOf, usualWidth } from '../support/headings-fit';

jest.setTimeout(60_000);

let book: YearWorkbook;

const ofPoints = JSON.stringify({ kind: 'blank', format: '0.0?' });

/** Account and points as a result sheet shows them. */
function sheetPoints(sheet: string, players: number): [unknown, unknown][] {
  const rows = book.values(`${sheet}!B8:I${7 + players}`);
  return rows.map((row) => [row[0], row[7]]);
}

const near = (value: number): unknown => expect.closeTo(value, 9);

function expectTotals(year: CheckedYear, sheet = 'Totals'): void {
  const expected = checkedTotals(year).map(({ place, engine, total, events }) => [
    place,
    engine,
    near(total),
    events,
  ]);
  const found = book.values(`${sheet}!A5:D${5 + expected.length}`);
  expect(found).toEqual([...expected, [null, null, null, null]]);
}

/** The same where the rows of a result sheet are not in order: equal totals then stand in another one. */
function expectTotalsInAnyOrder(year: CheckedYear): void {
  const expected = checkedTotals(year);
  const found = book.values(`Totals!A5:D${4 + expected.length}`);
  expect(
    Object.fromEntries(found.map(([place, engine, ...rest]) => [engine, [place, ...rest]])),
  ).toEqual(
    Object.fromEntries(
      expected.map(({ place, engine, total, events }) => [engine, [place, near(total), events]]),
    ),
  );
}

describe.each([
  ['the fixed points of 2012', fixedPoints],
  ['the calculator of 2010', []],
] as const)('A year by %s', (_, points) => {
  const some = sampled(sampleTournaments, 3);
  const year = (count: number): CheckedYear => ({
    tournaments: some.slice(0, count),
    aliases: sampleAliases,
    points,
  });

  beforeEach(async () => {
    book = await openYear(points);
  });

  test('every tournament’s points are those of the preview and of the independent computation, and the totals follow', () => {
    for (const [index, tournament] of some.entries()) {
      const { detail, plan } = added(book, tournament);
      const checked = checkedResult(tournament, year(some.length));
      const [sheet] = plan.sheets;
      const inSheet = sheetPoints(sheet?.name ?? '', checked.players);
      expect(inSheet).toEqual(detail.standings.map(({ account, points }) => [account, points]));
      expect(Object.fromEntries(inSheet)).toEqual(
        Object.fromEntries([...checked.points].map(([account, share]) => [account, near(share)])),
      );
      expect(detail.F).toBe(checked.F);
      expectTotals(year(index + 1));
      expect(detail.totals).toEqual(
        checkedTotals(year(index + 1)).map((row) => ({ ...row, total: near(row.total) })),
      );
    }
  });
});

describe('A column that a director inserts into a list of the year', () => {
  const inserted = [
    ...[1, 2, 3, 5].map((column) => ['Engines', column] as const),
    ...[6, 7, 8, 10].map((column) => ['Totals', column] as const),
  ];
  // Right before the checks, where accounts once won under their own names.
  const listed = [['Engines', 4] as const, ['Totals', 9] as const];

  test.each([...listed, ...oneOf(inserted)])(
    '%s, column %i: the next jobs come to the same figures',
    async (sheet, column) => {
      book = await openYear([], 'en', sampleAliases, [july]);
      book.insertColumn(sheet, column);
      book.type(sheet, `${columnLetters(column - 1)}5`, [['a note']]);
      const { detail } = added(book, september);
      const both = { tournaments: [july, september], aliases: sampleAliases, points: [] };
      expectTotals(both);
      expect(detail.totals).toEqual(
        checkedTotals(both).map((row) => ({ ...row, total: near(row.total) })),
      );
      expect(book.values('Year!B11:C11')).toEqual([['Zen', 'Zen']]);
      expect(book.value('Totals!B3')).toBe(book.value('Annual table!B3'));
      book.apply(plannable(book.compute(removeTournament, { column: 1 })).plan);
      expectTotals({ ...both, tournaments: [september] });
      expect(book.values(`${sheet}!${columnLetters(column - 1)}5`)).toEqual([['a note']]);
    },
  );
});

/** The tournament with one entrant's results changed. */
function corrected(
  tournament: SampleTournament,
  account: string,
  change: Partial<SampleTournament['entrants'][number]>,
): SampleTournament {
  const entrants = tournament.entrants.map((each) =>
    each.account === account ? { ...each, ...change } : each,
  );
  return { ...tournament, entrants };
}

describe('A year that lives on', () => {
  beforeEach(async () => {
    book = await openYear([], 'en', sampleAliases, [july, september]);
  });

  const year = (...tournaments: readonly SampleTournament[]): CheckedYear => ({
    tournaments,
    aliases: sampleAliases,
    points: [],
  });

  test('a corrected result corrects points, totals, checks and places, which follow when the rows are sorted', () => {
    // ManyFaces1 stands second with 6 wins and drops below the two with 4.
    expect(book.values('July 2012!A8:C13').map(([place, account]) => [place, account])).toEqual([
      [1, 'Zen19S'],
      [2, 'ManyFaces1'],
      [3, 'AyaBot'],
      [4, 'pachi2'],
      [4, 'stv'],
      [6, 'gnubot'],
    ]);
    book.type('July 2012', 'C9', [[3.5]]);
    const correctedJuly = corrected(july, 'ManyFaces1', { wins: 3.5 });
    expectTotalsInAnyOrder(year(correctedJuly, september));
    expect(book.values('July 2012!A8:A13').flat()).toEqual([1, 5, 2, 3, 3, 6]);
    // Sorted, each place goes with its row.
    const rows = book.values('July 2012!B8:H13');
    const sorted = [rows[0], rows[2], rows[3], rows[4], rows[1], rows[5]].map((row) =>
      (row ?? []).slice(0, 4),
    );
    book.type('July 2012', 'B8', sorted as string[][]);
    expect(book.values('July 2012!A8:A13').flat()).toEqual([1, 2, 3, 3, 5, 6]);
    expectTotals(year(correctedJuly, september));
  });

  test('changing one tournament’s time or board rescales its own points and no other’s', () => {
    const before = book.values('September 2012!I8:I14');
    expect(book.value('July 2012!B3')).toBe(10);
    book.type('Year', 'B4', [[19], [8]]);
    expect(book.value('July 2012!B3')).toBe(80);
    expect(book.values('September 2012!I8:I14')).toEqual(before);
    expectTotals(year({ ...july, board: 19, minutes: 480 }, september));
  });

  test('points filled in for the whole year hold in every result sheet at once, and go again when cleared', () => {
    book.type('Calculator', 'B2', [[8, 5, 3, 2, 1]]);
    expectTotals({ ...year(july, september), points: [8, 5, 3, 2, 1] });
    expect(book.value('July 2012!A2')).toMatch(/row for the whole year/);
    book.type('Calculator', 'B2', [[null, null, null, null, null]]);
    expectTotals(year(july, september));
    expect(book.value('July 2012!A2')).toMatch(/reconstruction/);
  });

  test('a director’s own table holds for the tournament it names and for no other', () => {
    book.type('Calculator', 'O4', [
      [5, 9, 9, 9],
      [6, 20, 10, 5],
    ]);
    expectTotals(year(july, september));
    book.type('Calculator', 'P2', [['July 2012']]);
    const own = { ...july, ownTable: [[6, 20, 10, 5]] };
    expectTotals(year(own, september));
    expect(book.value('July 2012!A2')).toMatch(/own table/);
    expect(book.value('September 2012!A2')).toMatch(/reconstruction/);
    // A name without a table is no table.
    book.type('Calculator', 'O4', [
      [null, null, null, null],
      [null, null, null, null],
    ]);
    expectTotals(year(july, september));
  });

  test('an engine entered later joins its accounts at once', () => {
    const aliases = [...sampleAliases, { account: 'stv', engine: 'Aya' }];
    book.type('Engines', 'A8', [['stv', null, 'Aya']]);
    expectTotals({ ...year(july, september), aliases });
  });

  test('a player inserted into a result sheet comes into players, points and totals', () => {
    book.insertRow('July 2012', 10);
    // A row without an account is no player, and costs no other its points.
    expect(book.value('July 2012!B4')).toBe(6);
    book.type('July 2012', 'B10', [['late', 5, 26, 12]]);
    const late = { account: 'late', wins: 5, sos: 26, sodos: 12 };
    const withLate = { ...july, entrants: [...july.entrants, late] };
    expectTotalsInAnyOrder(year(withLate, september));
    expect(book.value('July 2012!B4')).toBe(7);
    expect(book.values('July 2012!A8:A14').flat()).toEqual([1, 2, 3, 4, 5, 5, 7]);
    expect(book.values('July 2012!J8:J14').flat()).toEqual(Array.from({ length: 7 }, () => true));
    // With a mark and too few games it is no player.
    book.type('July 2012', 'F10', [[2, null, 'x']]);
    expect(
      book
        .values('July 2012!A10:J10')
        .flat()
        .filter((_, i) => [0, 8, 9].includes(i)),
    ).toEqual(['', 0, false]);
    expect(book.value('July 2012!B4')).toBe(6);
  });

  const shareFaults = (sheet = 'July 2012'): unknown[] =>
    (listOn(book.sheet(sheet), resultsToShare.kinds)?.broken ?? []).map((each) => [
      each.sentence.code,
      each.at && placeName(each.at),
    ]);
  const home = async (): Promise<string> =>
    ((await seenIn(kgsEvents, book)) as { missing: readonly string[] }).missing.join('\n');

  interface Case {
    readonly says: TextKey;
    /** What Home and Share say. */
    readonly code: TextKey;
    readonly happens: () => void;
    /** What they say to do. */
    readonly way: () => void;
  }
  const type = (at: string, ...cells: readonly (string | number | null)[]): void => {
    book.type('July 2012', at, [cells]);
  };
  const outside = (row: number): Case => ({
    ...{ says: 'kgsBelowList', code: 'kgsHomeOutside' },
    happens: () => {
      book.insertRow('July 2012', row);
      type(`B${row}`, 'late', 5, 26, 12);
    },
    way: () => {
      type(`B${row}`, null, null, null, null);
      book.insertRow('July 2012', 10);
      type('B10', 'late', 5, 26, 12);
    },
  });
  const inTheWay = (at: string): Case => ({
    ...{ says: 'kgsInTheWay', code: 'kgsHomeInTheWay' },
    happens: () => type(at, 3),
    way: () => type(at, null),
  });
  const cleared = (at: string, typed: string | number | null): Case => {
    const formula = book.formula(`July 2012!${at}`) ?? '';
    return {
      ...{ says: 'kgsCellsGone', code: 'kgsHomeCellsGone' },
      happens: () => type(at, typed),
      way: () => {
        book.enter(`July 2012!${at}`, formula);
      },
    };
  };
  const incomplete: Case = {
    ...{ says: 'kgsRowsIncomplete', code: 'kgsHomeIncomplete' },
    happens: () => {
      book.insertRow('July 2012', 10);
      type('B10', 'late');
    },
    way: () => type('C10', 5, 26, 12),
  };

  test.each<[string, () => readonly Case[]]>([
    ['a row above the first', () => [outside(8)]],
    ['a row below the last', () => [outside(14)]],
    [
      'a row with a place, a mark or a figure typed over its own, or without its results',
      () => [inTheWay('A10'), inTheWay('J10'), inTheWay('M10'), incomplete],
    ],
    [
      'a formula that was cleared or typed over',
      () => [cleared('A8', 1), cleared('I8', 9), cleared('B4', 7), cleared('B3', null)],
    ],
  ])('%s is named by the check, Year, Home and Share', async (_, casesOf) => {
    const cases = casesOf();
    // One who was lent in a tournament that is not here yet.
    book.type('Engines', 'A6', [[null, null, null]]);
    expect([shareFaults(), await home()]).toEqual([[], '']);
    for (const { says, code, happens, way } of cases) {
      happens();
      const said = String(book.value('July 2012!B5'));
      expect(said).toContain(text('en', says));
      expect(book.value('Year!B9')).toBe(said);
      expect(shareFaults()[0]).toEqual([code, "'July 2012'!B5"]);
      const [place = ''] = said.match(/late|[A-Z]\d+/) ?? [];
      expect(await home()).toContain(say(languages.en, { code, names: ['late'], cells: [place] }));
      way();
      wayOut(code, [shareFaults(), await home(), book.value('Totals!B3')]).toEqual([[], '', 'OK']);
    }
  });

  test.each(['B2', 'B8'])('%s of Year, typed over, is named there and on Home', async (at) => {
    book.type('Engines', 'A6', [[null, null, null]]);
    const [formula, before] = [book.formula(`Year!${at}`) ?? '', book.value('Year!B9')];
    book.type('Year', at, [[7]]);
    expect(book.value('Year!B9')).toBe(
      `${at}${text('en', 'kgsAbove')}${text('en', 'kgsCellsGone')}`,
    );
    const said = say(languages.en, { code: 'kgsHomeYearGone', cells: [at] });
    expect(await home()).toContain(said);
    book.enter(`Year!${at}`, formula);
    wayOut('kgsHomeYearGone', [await home(), book.value('Year!B9')]).toEqual(['', before]);
  });

  const toldOfTotals = (): unknown[] => {
    const also = book.places(resultsToShare.also?.(book.facts) ?? []);
    const told = resultsToShare.told && atOnce(resultsToShare.told(book.facts, also));
    return (told?.get('Annual table') ?? []).map((each) => each.sentence.code);
  };

  /** A cell whose formula fills a list, and the sheet that it is shared in. */
  const filling = [
    ['Totals!A5', 'Totals'],
    ['Annual table!A5', 'Annual table'],
    ['Annual table!E5', 'Annual table'],
    ['Totals!F5', 'Totals'],
    ['Totals!I5', 'Totals'],
    ['Engines!D4', 'Totals'],
  ] as const;

  const goneAt = (cell: string): string => text('en', 'checkGone', { address: quotedSheet(cell) });
  const quotedSheet = (cell: string): string => cell.replace(/^(.* .*)!/, "'$1'!");

  test('a formula that fills a list is never lost in silence: its check, Home and Share say so', async () => {
    book.type('Engines', 'A6', [[null, null, null]]);
    const lists = (): unknown => [book.values('Totals!A3:D12'), book.values('Annual table!A3:G12')];
    const whole = lists();
    // As the sentence says: by the job, which leaves alone what is whole.
    const putBack = (): void => {
      const { plan } = plannable(book.compute(annualTable, undefined));
      expect(plan.sheets).toEqual([]);
      book.apply(plan);
      expect(lists()).toEqual(whole);
      expect(book.compute(annualTable, undefined).ok).toBe(false);
    };
    for (const [cell, shared] of filling) {
      const [sheet = '', at = ''] = cell.split('!');
      const formula = book.formula(cell) ?? '';
      for (const typed of [null, 'my note', 7]) {
        expect([cell, book.value(`${shared}!B3`), await home()]).toEqual([cell, 'OK', '']);
        book.type(sheet, at, [[typed]]);
        const says = String(book.value(`${shared}!B3`));
        expect([cell, typed, says]).not.toEqual([cell, typed, 'OK']);
        const isOfList = sheet === shared && /^[AE]/.test(at);
        expect([cell, typed, says === text('en', 'spillGone')]).toEqual([cell, typed, isOfList]);
        if (isOfList)
          expect(shareFaults(shared)).toContainEqual(['kgsPutBack', quotedSheet(`${shared}!B3`)]);
        else expect([cell, typed, toldOfTotals()]).toEqual([cell, typed, ['kgsShareCheck']]);
        // Where lines do not count Home may name the accounts of Engines that wait for them.
        const isState = /!(?:I5|D4)$/.test(cell);
        expect(await home()).toMatch(
          isOfList ? quotedSheet(`${shared}!B3`) : isState ? goneAt(cell) : /./,
        );
        if (isOfList || isState) putBack();
        else book.enter(cell, formula);
      }
    }
    for (const [sheet, at, first] of [
      ['Engines', 'D6', 'D4'],
      ['Totals', 'I7', 'I5'],
    ] as const) {
      book.type(sheet, at, [['mine']]);
      expect(await home()).toContain(`| ${sheet}!${first}`);
      book.type(sheet, at, [[null]]);
      expect(await home()).toBe('');
    }
    for (const cell of sampled(['Totals!B3', 'Annual table!B3', 'Engines!C1'], 1)) {
      const [sheet = '', at = ''] = cell.split('!');
      for (const typed of sampled([null, 'fine', 7], 1)) {
        book.type(sheet, at, [[typed]]);
        expect([typed, await home()]).toEqual([typed, expect.stringContaining(goneAt(cell))]);
        if (sheet === 'Engines') expect(toldOfTotals()).toEqual(['kgsShareCheck']);
        putBack();
      }
      // Where something is wrong, OK is somebody's own.
      const [[account]] = book.values('Engines!A4') as [[string]];
      book.type('Engines', 'A4', [['nobody']]);
      book.type(sheet, at, [['OK']]);
      expect(await home()).toContain(goneAt(cell));
      expect(toldOfTotals()).toEqual(['kgsShareCheck']);
      book.apply(plannable(book.compute(annualTable, undefined)).plan);
      expect(book.value('Totals!B3')).toBe(`${text('en', 'kgsEnginesUnusable')}: nobody`);
      book.type('Engines', 'A4', [[account]]);
      expect([lists(), await home()]).toEqual([whole, '']);
    }
    expectTotals(year(july, september));
    // A row above, and a column before them, take nothing of that away.
    book.insertRow('Engines', 2);
    for (const sheet of ['Totals', 'Annual table']) {
      book.insertRow(sheet, 2);
      book.insertColumn(sheet, 1);
    }
    const moved = (): unknown =>
      ['Totals', 'Annual table'].map((each) => book.values(`${each}!B4:G13`));
    const before = moved();
    for (const cell of [
      'Totals!C4',
      'Annual table!C4',
      'Totals!B6',
      'Annual table!B6',
      'Annual table!F6',
    ]) {
      const [sheet = '', at = ''] = cell.split('!');
      book.type(sheet, at, [['mine']]);
      expect([cell, await home()]).toEqual([
        cell,
        expect.stringContaining(quotedSheet(`${sheet}!C4`)),
      ]);
      book.apply(plannable(book.compute(annualTable, undefined)).plan);
      expect([cell, moved(), await home()]).toEqual([cell, before, '']);
    }
  });

  test('a check without its formula is told on a result sheet and on Year', async () => {
    book.type('Engines', 'A6', [[null, null, null]]);
    const lost = `B5${text('en', 'kgsCellsGone')}`;
    const formula = book.formula('July 2012!B5') ?? '';
    for (const typed of [null, 'fine', 7]) {
      book.type('July 2012', 'B5', [[typed]]);
      expect(book.value('Year!B9')).toBe(lost);
      const told = say(languages.en, { code: 'kgsHomeCellsGone', cells: ['B5'] });
      expect(await home()).toBe(`July 2012 | ${told} | Year!B9`);
      expect(shareFaults()).toEqual([['kgsHomeCellsGone', "'July 2012'!B5"]]);
    }
    book.enter('July 2012!B5', formula);
    expect([await home(), shareFaults()]).toEqual(['', []]);
    for (const typed of ['fine', 7]) {
      book.type('Year', 'B9', [[typed]]);
      expect(await home()).toContain(goneAt('Year!B9'));
    }
  });

  test('before the first game nobody has a place or points', async () => {
    const placed = (): unknown[][] =>
      book.values('July 2012!A8:I13').map((row) => [row[0], row[8]]);
    const before = placed();
    book.type(
      'July 2012',
      'C8',
      before.map(() => [0]),
    );
    expect(placed()).toEqual(before.map(() => ['', '']));
    expect(await toldOfTotals()).toEqual(['kgsShareCheck']);
    book.type('July 2012', 'C10', [[1]]);
    expect(placed().map(([place]) => place)).toEqual([2, 3, 1, 4, 4, 6]);
  });

  test('a list without its formulas is added again, and is right', async () => {
    book.type('Engines', 'A6', [[null, null, null]]);
    const first = book.value('July 2012!B8');
    book.deleteRow('July 2012', 8);
    const cells = ['A8', 'I8', 'J8', 'L8', 'M8', 'N8'];
    const gone = `${cells.join(', ')}${text('en', 'kgsCellsGone')}`;
    expect([book.value('July 2012!B5'), book.value('Year!B9')]).toEqual([gone, gone]);
    expect(shareFaults()).toEqual([['kgsHomeCellsGone', "'July 2012'!B5"]]);
    const said = say(languages.en, { code: 'kgsHomeCellsGone', cells });
    expect(await home()).toBe(`July 2012 | ${said} | Year!B9`);
    expect(book.value('Totals!B3')).toMatch(/left out.*: July 2012$/);
    expect(toldOfTotals()).toEqual(['kgsShareCheck']);
    book.apply(plannable(book.compute(removeTournament, { column: 1 })).plan);
    const results = 'July 2012!A7:J12';
    const again = book.compute(addTournament, optionsOf(book, july), { results });
    book.apply(plannable(again).plan);
    const without = { ...july, entrants: july.entrants.filter((each) => each.account !== first) };
    expectTotalsInAnyOrder(year(without, september));
    expect([book.value('Totals!B3'), await home(), toldOfTotals()]).toEqual(['OK', '', []]);
  });

  test('a player marked as removed after too few games no longer counts, and counts again with more games', () => {
    book.type('July 2012', 'F13', [[2]]);
    book.type('July 2012', 'H13', [['x']]);
    expect(book.value('July 2012!B4')).toBe(5);
    const without = {
      ...july,
      entrants: july.entrants.filter((each) => each.account !== 'gnubot'),
    };
    expectTotals(year(without, september));
    expect(book.values('July 2012!A13:J13')[0]?.filter((_, i) => [0, 1, 8, 9].includes(i))).toEqual(
      ['', 'gnubot', 0, false],
    );
    book.type('July 2012', 'F13', [[5]]);
    expectTotals(year(july, september));
    expect(book.value('July 2012!J13')).toBe(true);
  });

  test('a name below the list, a row without results and points that fail are refused by the check', () => {
    const check = (): unknown => book.value('July 2012!B5');
    expect(book.value('September 2012!B5')).toBe('OK');
    book.type('July 2012', 'B14', [['late']]);
    expect(check()).toBe(`${text('en', 'kgsBelowList')}late`);
    expect(book.value('Year!B9')).toBe(check());
    book.insertRow('July 2012', 14);
    expect(check()).toBe(`${text('en', 'kgsBelowList')}late`);
    book.type('July 2012', 'B15', [[null]]);
    book.insertRow('July 2012', 10);
    book.type('July 2012', 'B10', [['late']]);
    expect(check()).toBe(`${text('en', 'kgsRowsIncomplete')}late`);
    book.type('July 2012', 'C10', [['many', 1, 1]]);
    expect(check()).toBe(`C10${text('en', 'kgsCellsUnreadable')}`);
    // One row without points is named, and costs the others nothing.
    expect(book.value('Totals!B3')).toMatch(/1 line .*: July 2012$/);
  });

  test('lines of a tournament leave room for rows inserted into the one before', () => {
    expect(book.value('Totals!F5')).toBe('Zen19S');
    expect(book.value('Totals!F10')).toBe('gnubot');
    expect(book.value('Totals!F31')).toBe('Zen19S');
    expect(book.formula('Totals!F31')).toMatch(/'September 2012'!\$B\$8:\$B\$14/);
  });

  test('who was removed too early stands below the list without points and without a place', () => {
    added(book, removals);
    expect(book.values('December!A8:B12').map(([, account]) => account)).toEqual([
      'Zen19S',
      'AyaBot',
      'pachi2',
      'stv',
      'ManyFaces1',
    ]);
    expect(book.value('December!B14')).toMatch(/^Not counted/);
    expect(book.values('December!B15:H15')).toEqual([['gnubot', 1, 20, 1, 3, null, 'x']]);
    expect(book.values('December!I13:I15').flat()).toEqual([null, null, null]);
    expect(book.value('Year!D2')).toBe(5);
    expectTotals(year(july, september, removals));
  });

  test('Year shows players, F, points given and what looks wrong, without retyping', () => {
    added(book, halves);
    expect(book.values('Year!B1:D8')).toEqual([
      ['July 2012', 'September 2012', '3. Halves: ½ & ¼'],
      [6, 7, 5],
      [10, 14, 5],
      [9, 19, 13],
      ['0.5', '1', '8'],
      [10, 56, 20],
      [null, null, 1],
      [0, 4, 1],
    ]);
    expect(book.values('Year!B9:D9').flat()).toEqual([text('en', 'kgsYearLook'), '', '']);
    expect(book.value('July 2012!B5')).toMatch(/^wins: the total is 28/);
  });

  test('the same in Dutch: other words, the same numbers', async () => {
    book = await openYear([], 'nl');
    for (const tournament of [july, lent]) added(book, tournament);
    expectTotals(year(july, lent), 'Eindstand');
    expect(book.value('Jaar!A2')).toBe('Spelers');
    expect(book.value('Slow (November)!A2')).toMatch(/reconstructie/);
    book.deleteSheet('July 2012');
    expect(book.value('Eindstand!B3')).toBe(
      '1 regel rechts telt niet mee in de eindstand: July 2012',
    );
  });
});

describe('new year', () => {
  const options: NewYearOptions = { year: '2010', rule: 'calculator', points: '' };

  beforeEach(async () => {
    book = await YearWorkbook.create();
  });

  const planned = (change: Partial<NewYearOptions> = {}): Plan =>
    plannable(book.compute(newYear, { ...options, ...change })).plan;

  describe('A new year', () => {
    test('has players, rounds, board and hours in rows 2 to 5, a tournament per column, F below, and totals of nobody', async () => {
      book = await openYear([], 'en', []);
      expect(book.values('Year!A1:A6').flat()).toEqual([
        'Tournament',
        'Players',
        'Rounds',
        'Board size',
        text('en', 'kgsHours'),
        'F',
      ]);
      const filled = book.values('Year!B1:Y9').flat();
      expect(filled.filter((value) => value !== null)).toEqual(Array<string>(24).fill(''));
      expect(book.values('Totals!A4:D5')).toEqual([
        ['Place', 'Engine', 'Total', 'Events'],
        ['', null, null, null],
      ]);
      expect(book.value('Totals!A1')).toBe('Championship 2012');
    });

    test('shows F as soon as rounds, board and main time are typed, and the row of 14 players for F 60 is the known one', async () => {
      book = await openYear([], 'en', []);
      expect(book.values('Calculator!A4:F4').flat()).toEqual(['Players', 1, 2, 3, 4, 5]);
      expect(book.value('Calculator!A5')).toBe('');
      book.type('Year', 'C3', [[3]]);
      expect(book.value('Year!C6')).toBe('');
      for (const [rounds, board, minutes] of [
        [15, 19, 60],
        [10, 9, 29],
        [7, 13, 480],
        [3, 19, 1620],
        [3, 19, 1621],
      ] as const) {
        const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
        book.type('Year', 'C3', [[rounds], [board], [clock]]);
        const F = checkedFactor({ name: '', minutes, board, rounds, entrants: [] });
        expect([minutes, book.value('Year!C6')]).toEqual([minutes, F]);
      }
      book.type('Year', 'B1', [['August 2010'], [null], [15], [19], [1]]);
      book.type('Calculator', 'B1', [[60]]);
      expect(book.value('Calculator!C1')).toBe('August 2010');
      expect(book.values('Calculator!A18:F18').flat()).toEqual([14, 8, 4, 2, 1, 0]);
    });

    test('with fixed points has them in the row for the whole year, and lists them without an F', async () => {
      book = await openYear(fixedPoints);
      expect(book.values('Calculator!A2:G2').flat()).toEqual([
        'Points for the whole year',
        ...[8, 5, 3, 2, 1, null],
      ]);
      expect(book.values('Calculator!A11:F11').flat()).toEqual([7, 8, 5, 3, 2, 1]);
    });

    test('heads its tables in the language of the sheets', async () => {
      book = await openYear([], 'nl');
      expect(book.values('Eindstand!A4:D4').flat()).toEqual([
        'Plaats',
        'Engine',
        'Totaal',
        'Toernooien',
      ]);
      expect(book.values('Puntentabel!A4:C4').flat()).toEqual(['Spelers', 1, 2]);
    });

    test.each(['en', 'nl'] as const)(
      'is a plan without faults that overwrites nothing (%s)',
      async (language) => {
        book = await YearWorkbook.create(language);
        const plan = planned();
        expect(planFaults(plan)).toEqual([]);
        expect([plan.blocks, plan.sheets.map(({ name }) => name)]).toEqual([
          [],
          language === 'nl'
            ? ['Jaar', 'Puntentabel', 'Engines', 'Eindstand', 'Jaartabel']
            : ['Year', 'Calculator', 'Engines', 'Totals', 'Annual table'],
        ]);
      },
    );

    test('takes other names for its sheets where they are taken, and its formulas follow; it needs no year in its title', () => {
      for (const name of ['Year', 'engines', 'TOTALS']) book.type(name, 'A1', [['mine']]);
      const plan = planned({ year: '  ' });
      book.apply(plan);
      expect(plan.sheets.map(({ name }) => name)).toEqual([
        'Year (2)',
        'Calculator',
        'Engines (2)',
        'Totals (2)',
        'Annual table',
      ]);
      book.type('Year (2)', 'B1', [['August 2010'], [null], [15], [19], [1]]);
      book.type('Calculator', 'B1', [[60]]);
      expect(book.value('Calculator!C1')).toBe('August 2010');
      expect(book.values('Totals (2)!A4:D4').flat()).toEqual([
        'Place',
        'Engine',
        'Total',
        'Events',
      ]);
      expect([book.value('Totals (2)!A1'), book.value('Year!A1')]).toEqual([
        'Championship',
        'mine',
      ]);
    });

    test('shows the totals of all engines in one format, also that of the first', () => {
      const { sheets } = planned();
      const formats = sheets.flatMap(({ blocks }) =>
        blocks.flatMap(({ cells }) => {
          const at = cells.findIndex((row) =>
            row.some((cell) => cell.kind === 'text' && cell.text === 'Total'),
          );
          const column = cells[at]?.findIndex((c) => c.kind === 'text' && c.text === 'Total') ?? -1;
          const below = at === -1 ? [] : cells.slice(at + 1).map((row) => row[column]);
          return below.length === 0 ? [] : [new Set(below.map((cell) => JSON.stringify(cell)))];
        }),
      );
      expect(formats).toEqual([new Set([ofPoints]), new Set([ofPoints])]);
    });

    test('offers the board sizes, the F of the year, its tournaments, and nothing else', () => {
      const { sheets } = planned();
      const choices = sheets.flatMap(({ name, blocks }) =>
        blocks.flatMap((block) =>
          (block.choices ?? []).map(({ at, from }) => [name, at, from] as const),
        ),
      );
      const [numbers, offered] = [true, false].map((isNumber) =>
        choices.filter(([, , from]) => (from.kind === 'number') === isNumber),
      );
      // Figures are checked, and nothing is offered for them.
      expect(numbers?.map(([sheet, at]) => `${sheet}!${at}`)).toEqual([
        'Year!B10:Y10',
        'Year!B12:Y23',
        'Year!B3:Y3',
        'Year!B7:Y7',
        'Calculator!B2:M2',
        'Calculator!O4:AA43',
      ]);
      // A main time is a text, so that 12:00 stays 12 hours.
      expect(offered?.shift()?.slice(0, 2)).toEqual(['Year', 'B5:Y5']);
      expect(offered).toEqual([
        ['Year', 'B4:Y4', { kind: 'texts', texts: ['19', '13', '9'] }],
        ['Calculator', 'B1', { kind: 'range', formula: '=Year!$B$6:$Y$6' }],
        ['Calculator', 'P2', { kind: 'range', formula: '=Year!$B$1:$Y$1' }],
        ['Engines', 'B4:B503', { kind: 'range', formula: '=Year!$B$1:$Y$1' }],
      ]);
    });
  });

  describe('A year is refused, with the way out', () => {
    const refusal = (change: Partial<NewYearOptions> = {}): unknown => {
      const computed = book.compute(newYear, { ...options, ...change });
      return computed.ok ? 'no refusal' : computed.refusals.map(({ sentence }) => sentence);
    };

    test('where the workbook holds one already', async () => {
      book = await openYear([], 'en', []);
      expect(refusal()).toEqual([{ code: 'kgsYearThere' }]);
    });

    test('where a name of an earlier one is left, whatever its case', () => {
      const plan = planned();
      book.apply({
        ...plan,
        sheets: plan.sheets.map((sheet) => ({ ...sheet, blocks: [] })),
        names: plan.names.map((each) => ({ ...each, name: each.name.toUpperCase() })),
      });
      for (const name of ['KGS_YEAR', 'KGS_POINTS', 'KGS_ENGINES', 'KGS_LINES']) book.forget(name);
      expect(refusal()).toEqual([{ code: 'kgsYearThere' }]);
    });

    test.each(['', '8 5 3,5 x', '8,-5', 'eight', '0 0', '1 2 3 4 5 6 7 8 9 10 11 12 13', '8.5'])(
      'where the fixed points are “%s”',
      (points) => {
        expect(refusal({ rule: 'row', points })).toEqual([
          { code: 'kgsRowPointsBad', content: points, most: 12 },
        ]);
      },
    );
  });

  describe('Points of places typed into one field', () => {
    test.each([
      ['8 5 3 2 1', [8, 5, 3, 2, 1]],
      [' 8,5 , 3;2;1 ', [8, 5, 3, 2, 1]],
      ['8\t5\n3', [8, 5, 3]],
      ['10 0 5', [10, 0, 5]],
      ['12 11 10 9 8 7 6 5 4 3 2 1', [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ])('“%s” is read', (typed, points) => {
      expect(typedPoints(typed)).toEqual(points);
    });
  });
});

/** The width of a letter against a digit, as sheets are laid out. */
const perDigit = 0.92;

/** The notes of a sheet, each with whether it is longer than what is free to their right, up to the last column that is printed or has a width. */
function notesOf({ blocks, widths = {}, print }: NewSheet): readonly [string, boolean][] {
  const filled = new Set<string>();
  const notes: { readonly row: number; readonly column: number; readonly text: string }[] = [];
  for (const block of blocks) {
    const { row, column } = areaOfBlock(block);
    block.cells.forEach((line, i) => {
      line.forEach((cell, j) => {
        if (cell.kind === 'blank' || cell.kind === 'keep') return;
        filled.add(`${row + i} ${column + j}`);
        if (cell.kind === 'text' && cell.style === 'note') {
          notes.push({ row: row + i, column: column + j, text: cell.text });
        }
      });
    });
  }
  const printed = /([A-Z]+)\d*$/.exec(print?.area ?? '')?.[1];
  const last = Math.max(...Object.keys(widths).map(columnOf));
  const end = printed === undefined ? last : columnOf(printed);
  return notes.map(({ row, column, text }) => {
    let room = 0;
    for (let at = column; at <= end; at++) {
      if (at > column && filled.has(`${row} ${at}`)) break;
      room += widths[columnLetters(at)] ?? usualWidth;
    }
    return [text, text.length * perDigit > room];
  });
}

test.each(['en', 'nl'] as const)(
  'no note or heading of a year is cut off (%s)',
  async (language) => {
    const empty = await YearWorkbook.create(language);
    const options = { year: '2012', rule: 'row', points: '8 5' } as const;
    const year = plannable(empty.compute(newYear, options)).plan.sheets;
    const book = await openYear(language === 'en' ? fixedPoints : [], language);
    const points = book.type('Announced', 'A1', [
      ['Account', 'Points'],
      ['AyaBot', 3],
    ]);
    const more = { column: undefined, name: 'May', date: '' };
    const sheets = [
      ...year,
      ...plannable(adding(book, july)).plan.sheets,
      ...plannable(book.compute(addPoints, more, { points })).plan.sheets,
    ];
    const notes = sheets.flatMap(notesOf);
    expect(notes.length).toBeGreaterThanOrEqual(7);
    expect(notes.filter(([, isCutOff]) => isCutOff)).toEqual([]);
    expect(sheets.flatMap(headingsOf).length).toBeGreaterThanOrEqual(30);
    expect(headingsCut(sheets)).toEqual([]);
  },
);

describe('printed', () => {
  beforeEach(async () => {
    book = await openYear(fixedPoints);
  });

  /** What is printed of each sheet from now on. */
  function printedBy({ printed = [] }: Plan): unknown {
    const sheets = book.grid.sheets();
    return Object.fromEntries(
      printed.map(({ sheetId, area }) => [sheets.find(({ id }) => id === sheetId)?.name, area]),
    );
  }

  const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `T${i + 1}`);

  test('up to eight tournaments a page shows them at full size: nothing changes', () => {
    book.type('Year', 'B1', [names(7)]);
    expect(plannable(adding(book, july)).plan.printed).toBeUndefined();
  });

  test('with the ninth, what is printed of Year grows by its column', () => {
    book.type('Year', 'B1', [names(8)]);
    expect(printedBy(plannable(adding(book, july)).plan)).toEqual({ Year: 'A:J' });
    book.type('Year', 'J1', [['T9', 'T10', 'T11']]);
    expect(printedBy(plannable(adding(book, july)).plan)).toEqual({ Year: 'A:M' });
  });

  test('a tournament that stands in Year already prints the columns behind it, too', () => {
    book.type('Year', 'B1', [names(11)]);
    book.type('Year', 'D3', [[8], [9], [1]]);
    const { plan } = plannable(adding(book, july, { column: 3, name: '' }));
    expect(printedBy(plan)).toEqual({ Year: 'A:L' });
  });

  test('engines are printed as far as they go, with rows to spare', () => {
    book.type(
      'Engines',
      'A4',
      names(60).map((account) => [account, null, 'Engine']),
    );
    const { plan } = plannable(adding(book, july));
    expect(printedBy(plan)).toMatchObject({ Engines: 'A1:D83' });
  });
});

/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { annualTable } from '../../../taskpane/kgs/annual-table';
import { editTournament } from '../../../taskpane/kgs/changes/edit';
import { moveTournament } from '../../../taskpane/kgs/changes/move';
import { tableName, yearNames } from '../../../taskpane/kgs/year/layout';
import { checkedResult } from '../../checkers/kgs-year';
import { type NotedAlias, type NotedLine, notedTable } from '../../checkers/kgs-table';
import { oneOf, randomFrom, runs } from '../../support/sampled';
import { text } from '../../support/text';
import { july, lent, sampleAliases, type SampleTournament, september } from './support/sample-year';
import { added, openYear, withoutEngines } from './support/plans';
import { YearWorkbook } from './support/year-workbook';
import { plannable } from '../support/computed';
import {
  lineStatesFormula,
  pointsOfTournament,
  rowStatesFormula,
  totalsFormula,
} from '../../../taskpane/kgs/year/line-formulas';
import { sampleSeed } from '../../support/tier';
import { fractionIn } from '../../../src/core/numbers';
import { asNumbers, isFigure } from '../../../taskpane/kgs/results/entrants';
import { chance } from '../../checkers/kuksu-cycles';

jest.setTimeout(60_000);

const points = [8, 5, 3, 2, 1];
let book: YearWorkbook;

/** The table as it must be: results by the independent year, engines and columns by the independent table. */
function expected(tournaments: readonly SampleTournament[], aliases = sampleAliases): unknown[][] {
  const year = { tournaments, aliases, points };
  const lines = tournaments.flatMap((tournament) =>
    [...checkedResult(tournament, year).points].map(([account, share]) => ({
      account,
      event: tournament.name,
      sixtieths: Math.round(share * 60),
    })),
  );
  return notedTable(
    lines,
    aliases.map(({ account, event = '', engine }) => ({ account, event, engine })),
    tournaments.map(({ name }) => name),
  ).map((row) => [row.place, row.engine, row.total, row.events, ...row.points]);
}

function found(tournaments: number, sheet = text('en', 'kgsSheetTable')): unknown[][] {
  const last = String.fromCharCode('D'.charCodeAt(0) + tournaments);
  return book
    .values(`${sheet}!A5:${last}30`)
    .filter(([place]) => place !== null && place !== '')
    .map((row) => row.map((cell) => cell ?? ''));
}

const check = (): unknown => book.value('Annual table!B3');

describe('The table of engines and tournaments', () => {
  beforeEach(async () => {
    book = await openYear(points, 'en', sampleAliases, [july, september, lent]);
  });

  test('has a column per tournament, in the order they were added, and adds up', () => {
    expect(book.values('Annual table!A4:H4')[0]).toEqual([
      ...['Place', 'Engine', 'Total', 'Events'],
      ...['July 2012', 'September 2012', 'Slow (November)'],
      null,
    ]);
    expect(found(3)).toEqual(expected([july, september, lent]));
    expect(check()).toBe('OK');
  });

  test('follows a correction, a lent account and a new name of a tournament', () => {
    book.type('July 2012', 'C9', [[3.5]]);
    const entrants = july.entrants.map((each) =>
      each.account === 'ManyFaces1' ? { ...each, wins: 3.5 } : each,
    );
    book.type('Engines', 'A8', [['stv', null, 'Zen']]);
    book.type('Year', 'C1', [['Autumn']]);
    const aliases = [...sampleAliases, { account: 'stv', engine: 'Zen' }];
    const year = [{ ...july, entrants }, { ...september, name: 'Autumn' }, lent];
    const inAnyOrder = (rows: unknown[][]): unknown[][] =>
      [...rows].sort((a, b) => String(a[1]).localeCompare(String(b[1])));
    expect(inAnyOrder(found(3))).toEqual(inAnyOrder(expected(year, aliases)));
    expect(book.value('Annual table!F4')).toBe('Autumn');
  });

  test('a deleted result sheet empties its column, and the check names the tournament', () => {
    book.deleteSheet('July 2012');
    expect(check()).toBe(`1 ${text('en', 'kgsTableLeftOutOne')}: July 2012`);
    const without = expected([september, lent]).map(([place, engine, total, events, ...rest]) => [
      ...[place, engine, total, events, ''],
      ...rest,
    ]);
    expect(found(3)).toEqual(without);
  });

  test('an account entered twice is named, and costs no other engine its points', () => {
    const before = [found(3), book.values('Totals!A5:D12')];
    book.type('Engines', 'A8', [
      ['guest', ' slow (november) ', 'Aya'],
      ['gnubot', null, null],
    ]);
    const named = `${text('en', 'kgsEnginesUnusable')}: guest, gnubot`;
    expect([found(3), book.values('Totals!A5:D12')]).toEqual(before);
    expect(book.values('Engines!D4:D10').flat()).toEqual([
      ...['OK', 'OK', 'OK', 'OK'],
      text('en', 'kgsEngineTwiceHere'),
      text('en', 'kgsEngineIncompleteHere'),
      '',
    ]);
    expect([book.value('Engines!C1'), book.value('Totals!B3'), check()]).toEqual([
      named,
      named,
      named,
    ]);
  });
});

test('A year whose table was deleted with its name gets it by a job, once, with all tournaments it has', async () => {
  book = await openYear(points, 'nl', sampleAliases, [july]);
  book.deleteSheet('Jaartabel');
  book.forget(tableName);
  book.type('Engines', 'A5', [
    [null, null, null],
    [null, null, null],
  ]);
  book.apply(plannable(book.compute(annualTable, undefined)).plan);
  expect(found(1, 'Jaartabel')).toEqual(expected([july]));
  expect(book.values('Jaartabel!A3:F4')).toEqual([
    ['Controle', 'OK', null, null, null, null],
    ['Plaats', 'Engine', 'Totaal', 'Toernooien', 'July 2012', null],
  ]);
  book.type('Engines', 'A5', [
    ['manyfaces2', null, 'Many Faces of Go'],
    ['guest', 'Slow (November)', 'Many Faces of Go'],
  ]);
  added(book, lent);
  expect(found(2, 'Jaartabel')).toEqual(expected([july, lent]));
  expect(book.compute(annualTable, undefined)).toMatchObject({
    ok: false,
    refusals: [{ sentence: { code: 'kgsTableThere' } }],
  });
});

describe('A year whose annual table was deleted', () => {
  test('takes tournaments and changes, says what is gone, and gets the table again by its job', async () => {
    book = await openYear(points, 'en', sampleAliases, [july]);
    book.deleteSheet('Annual table');
    const gone = { sentence: { code: 'kgsTableGone', name: tableName } };
    const adding = added(book, september);
    expect(adding.plan.warnings[0]).toMatchObject(gone);
    const places = expected([july, september]).map((row) => row.slice(0, 4));
    expect(book.values('Totals!A5:D30').filter(([place]) => place)).toEqual(places);
    const edited = plannable(book.compute(editTournament, { column: 1, date: '2012-07-08' }));
    expect(edited.plan.warnings).toMatchObject([gone]);
    const moved = book.compute(moveTournament, { column: 1, date: '', place: 'last' });
    expect(moved).toMatchObject({ ok: false, refusals: [gone] });
    const { plan } = plannable(book.compute(annualTable, undefined));
    expect(plan.blocks).toEqual([]);
    book.apply(plan);
    expect(found(2)).toEqual(expected([july, september]));
    const codes = added(book, lent).plan.warnings.map(({ sentence }) => sentence);
    expect(codes).not.toContainEqual(gone.sentence);
    expect(found(3)).toEqual(expected([july, september, lent]));
  });

  test.each(
    oneOf([
      ['Calculator', yearNames.points],
      ['Engines', yearNames.engines],
      ['Totals', yearNames.lines],
    ] as const),
  )('without %s nothing can be added up, and its name %s is said', async (sheet, name) => {
    book = await openYear(points, 'en', sampleAliases, [july]);
    book.deleteSheet(sheet);
    expect(book.compute(editTournament, { column: 1, date: '2012' })).toMatchObject({
      ok: false,
      refusals: expect.arrayContaining([
        { sentence: expect.objectContaining({ code: 'kgsYearPartGone', name }) },
      ]),
    });
  });
});

test('Without a tournament the table is empty, and OK', async () => {
  book = withoutEngines(await openYear(points, 'en', sampleAliases));
  expect([check(), found(1)]).toEqual(['OK', []]);
});

jest.setTimeout(1_800_000);

const tournaments = ['January', 'February 2012', 'Bot Bonanza', '=3'];
/** `Engine` and `Total` are headings of KGS.ANNUAL. */
const accounts = [
  'Zen',
  'zen',
  ' Aya ',
  'stv',
  'Engine',
  'Total',
  '1973',
  'a*',
  '?',
  '=1+1',
  'Ann',
];
const engines = ['Zen', 'Many Faces', 'Engine', 'AYA', '~'];
const room = { lines: 40, aliases: 8, engines: 30 };

const sheet = 'Sheet1';
const column = (letter: string, rows: number): string => `$${letter}$1:$${letter}$${rows}`;
const aliasColumns = [
  column('E', room.aliases),
  column('F', room.aliases),
  column('G', room.aliases),
] as const;
const lines = {
  accounts: column('A', room.lines),
  events: column('B', room.lines),
  points: column('C', room.lines),
  states: column('D', room.lines),
  aliases: { columns: aliasColumns, states: column('H', room.aliases) },
};

interface Year {
  readonly lines: readonly (NotedLine | undefined)[];
  readonly aliases: readonly (NotedAlias | undefined)[];
}

function randomYear(next: () => number): Year {
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T;
  const some = <T>(most: number, make: () => T): T[] =>
    Array.from({ length: Math.floor(next() * (most + 1)) }, make);
  return {
    lines: some(room.lines, () => ({
      account: one(accounts),
      event: one([...tournaments, ...tournaments, 'elsewhere']),
      sixtieths: next() < 0.05 ? undefined : one([0, 0, 20, 30, 60, 90, 105, 300]),
    })),
    aliases: some(room.aliases, () => ({
      account: one(accounts),
      event: next() < 0.5 ? '' : one([...tournaments, 'elsewhere']),
      engine: next() < 0.1 ? '' : one(engines),
    })),
  };
}

/** A correction, a removal, a deleted result sheet, another engine, or an engine that goes. */
function changed({ lines, aliases }: Year, next: () => number): Year {
  const at = Math.floor(next() * lines.length);
  const other = randomYear(next);
  const line = (change: NotedLine | undefined): Year => ({
    lines: lines.map((each, i) => (i === at ? change : each)),
    aliases,
  });
  const was = lines[at];
  const kind = Math.floor(next() * 4);
  if (kind === 0 && was) return line({ ...was, sixtieths: was.sixtieths === 60 ? 20 : 60 });
  if (kind === 1) return line(undefined);
  if (kind === 2 && was) {
    const gone = (each: NotedLine | undefined): NotedLine | undefined =>
      each && each.event === was.event ? { ...each, sixtieths: undefined } : each;
    return { lines: lines.map(gone), aliases };
  }
  return { lines, aliases: other.aliases };
}

/** Puts the year into the sheet; a line whose sheet was deleted is an error in every cell. */
function put({ lines: noted, aliases }: Year): void {
  const sheetId = book.grid.sheets()[0]?.id ?? '';
  const row = <T>(each: T | undefined, cells: (each: T) => (string | number | null)[]) =>
    each ? cells(each) : [null, null, null];
  book.type(
    sheet,
    'A1',
    Array.from({ length: room.lines }, (_, i) =>
      row(noted[i], (each) => [
        each.account,
        each.event,
        each.sixtieths === undefined ? null : each.sixtieths / 60,
      ]),
    ),
  );
  book.type(
    sheet,
    'E1',
    Array.from({ length: room.aliases }, (_, i) =>
      row(aliases[i], ({ account, event, engine }) => [account, event, engine]),
    ),
  );
  book.grid.batch(() => {
    noted.forEach((each, i) => {
      if (!each || each.sixtieths !== undefined) return;
      for (const at of [0, 1, 2]) book.grid.write({ sheetId, row: i, column: at }, '=1/0');
    });
  });
}

function expectTable({ lines: noted, aliases }: Year): void {
  const there = noted.filter((each) => each !== undefined);
  const rows = notedTable(
    there,
    aliases.filter((each) => each !== undefined),
    tournaments,
  );
  const found = book
    .values(`${sheet}!I1:P${room.engines}`)
    .filter(([place]) => place !== null && place !== '');
  expect(found.map((row) => row.map((cell) => cell ?? ''))).toEqual(
    rows.map(({ place, engine, total, events, points }) => [
      place,
      engine,
      expect.closeTo(total, 9),
      events,
      ...points.map((each) => (each === '' ? '' : expect.closeTo(each, 9))),
    ]),
  );
}

test('the annual table is the independent one, in random years and after every change of them', async () => {
  book = await YearWorkbook.create();
  const sheetId = book.grid.sheets()[0]?.id ?? '';
  expect(book.grid.sheets()[0]?.name).toBe(sheet);
  book.type(sheet, 'R1', [tournaments]);
  book.grid.write({ sheetId, row: 0, column: 3 }, lineStatesFormula(lines, 'left out'));
  const states = rowStatesFormula(
    aliasColumns,
    {
      accounts: lines.accounts,
      events: lines.events,
      states: lines.states,
      names: '$R$1:$U$1',
      players: '$R$2:$U$2',
    },
    { incomplete: 'incomplete', twice: 'twice', noEvent: 'no event', unplayed: 'unplayed' },
  );
  book.grid.write({ sheetId, row: 0, column: 7 }, states);
  book.grid.write({ sheetId, row: 0, column: 8 }, totalsFormula(lines));
  tournaments.forEach((_, i) => {
    const name = `$${'RSTU'[i] ?? ''}$1`;
    const content = pointsOfTournament(lines, name, column('J', room.engines));
    book.grid.write({ sheetId, row: 0, column: 12 + i }, content);
  });
  const next = randomFrom(sampleSeed);
  for (let run = 0; run < runs(5, 1000); run++) {
    let year = randomYear(next);
    put(year);
    expectTable(year);
    for (let change = 0; change < 2; change++) {
      year = changed(year, next);
      put(year);
      expectTable(year);
    }
  }
});

jest.setTimeout(60_000);

const signs = ['', '¼', '½', '¾'];

/** As it is typed: 4.5 as `4½`; whole numbers stay numbers. */
function typed(value: number): string | number {
  return value % 1 === 0 ? value : `${Math.floor(value) || ''}${signs[(value % 1) * 4] ?? ''}`;
}

/** Places, points and who counts, the check, and the totals. */
const shown = (): unknown => [
  book.values('July 2012!A8:A13'),
  book.values('July 2012!I8:J13'),
  book.value('July 2012!B5'),
  book.values('Totals!A5:D10'),
];

describe('Typed into a result sheet', () => {
  beforeEach(async () => {
    book = withoutEngines(await openYear(points, 'en', sampleAliases, [july]));
  });

  test('fractions give the places, points, check and totals of the same numbers', () => {
    const { below } = chance(20121122);
    for (let round = 0; round < 2; round++) {
      const rows = july.entrants.map(() => [6, 20, 12].map((most) => below(most * 4) / 4));
      book.type('July 2012', 'C8', rows);
      const ofNumbers = shown();
      const ofTexts = rows.map((row) => row.map(typed));
      book.type('July 2012', 'C8', ofTexts);
      expect(shown()).toEqual(ofNumbers);
    }
  });

  test('the best is first, whoever has a fraction', () => {
    book.type('July 2012', 'C8', [['4½'], [10], ['9½'], ['½'], ['9¾'], ['¼']]);
    expect(book.values('July 2012!A8:A13').flat()).toEqual([4, 1, 3, 5, 2, 6]);
    expect(book.values('July 2012!I8:I13').flat()).toEqual([2, 8, 3, 1, 5, 0]);
  });

  test('what is no number is told by the check, and stays what it is', () => {
    book.type('July 2012', 'C8', [['4½½']]);
    expect(book.value('July 2012!B5')).toBe(`C8${text('en', 'kgsCellsUnreadable')}`);
    expect(book.value('July 2012!C8')).toBe('4½½');
    // Its own place and points are blank; every other row has its own.
    expect([book.value('July 2012!A8'), book.value('July 2012!I8')]).toEqual(['', '']);
    expect(book.values('July 2012!A9:A13').flat()).toEqual([1, 2, 3, 3, 5]);
    expect(book.value('Totals!B3')).toMatch(/^1 line .*: July 2012$/);
  });
});

describe('The formulas of the sheet', () => {
  const numbers = ['4½', '¼', '2 ¾', ' 10½ ', '½\u00a0', '0½', '12\u00a0¾'];
  const others = ['x', '4½½', '½4', '1/2½', '1,5½', '½%', '½ ½', 'TRUE', '1.2.3', '-1'];
  // A cell that Excel was told to keep as text.
  const texts = ['5', '4.5', '4,5'];

  /** What the formulas show of the contents of column A. */
  async function shownOf(
    contents: readonly (string | number)[],
    formula: (cell: string) => string,
  ): Promise<unknown[]> {
    book = await openYear(points);
    book.type(
      'Other',
      'A1',
      contents.map((each) => [each]),
    );
    const { id } = book.grid.sheets().find(({ name }) => name === 'Other') ?? { id: '' };
    for (const row of contents.keys()) {
      book.grid.write({ sheetId: id, row, column: 1 }, formula(`A${row + 1}`));
    }
    return book.values(`Other!B1:B${contents.length}`).flat();
  }

  test('read the texts that the functions read, and no others', async () => {
    const all = [...numbers, ...others];
    const read = all.map((each) => fractionIn(each.trim()));
    expect(read.map((each) => each !== undefined)).toEqual(
      all.map((each) => numbers.includes(each)),
    );
    expect(await shownOf([...all, ...texts], asNumbers)).toEqual([
      ...read.map((each) => each ?? ''),
      ...[5, 4.5, 4.5],
    ]);
  });

  test('let nothing else be typed', async () => {
    // Typed blanks are ordinary ones.
    const all = [
      ...numbers.filter((each) => !each.includes('\u00a0')),
      ...texts,
      ...others,
      -1,
      0,
      2.5,
    ];
    expect(await shownOf(all, isFigure)).toEqual(
      all.map((each) =>
        typeof each === 'number' ? each >= 0 : [...numbers, ...texts].includes(each),
      ),
    );
    // Excel's dialog takes no longer formula.
    expect(isFigure('C1000').length).toBeLessThan(256);
  });
});

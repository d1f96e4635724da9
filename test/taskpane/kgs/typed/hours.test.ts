/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { withHours } from '../../../../src/core/numbers';
import { hoursIn, hoursTyped } from '../../../../taskpane/kgs/typed/hours';
import { cellsAbove, nameAbove } from '../../../../taskpane/kgs/typed/own-details';
import { sourceTable } from '../../support/fake-workbook';
import { editTournament } from '../../../../taskpane/kgs/changes/edit';
import { kgsEvents } from '../../../../taskpane/kgs/jobs';
import { text, wayOut } from '../../../support/text';
import { seenIn } from '../../sheets/events/seen-in';
import { plannable } from '../../support/computed';
import { july, listOf, type SampleTournament, september } from '../support/sample-year';
import { added, adding, openYear, optionsOf } from '../support/plans';
import { addTournament } from '../../../../taskpane/kgs/add-tournament';
import type { YearWorkbook } from '../support/year-workbook';
import { oneOf, sampled } from '../../../support/sampled';
import { contentsOf } from '../../../../taskpane/sheets/layout';
import type { Plan } from '../../../../taskpane/sheets/plan';

describe('Main time is read as people write it', () => {
  test.each([
    ['0:29', 29 / 60],
    ['3:00', 3],
    ['29 min', 29 / 60],
    ['29min.', 29 / 60],
    ['90 minuten', 1.5],
    ['3 h', 3],
    ['1 h 30 min', 1.5],
    ['2 uur', 2],
    ['1,5 uur', 1.5],
    [' 0.5 ', 0.5],
    ['27', 27],
  ])('%s', (typed, hours) => {
    expect(hoursIn(typed, '.')).toBeCloseTo(hours, 12);
  });

  test.each(['', '1:60', '1:5', 'h', 'min', '3 days', '1 h 2 h', '0:29:30', '1.000,5 h'])(
    '%p is none',
    (typed) => {
      expect(hoursIn(typed, '.')).toBeUndefined();
    },
  );

  test('a number below 0 is read, so that it can be said to be too small', () => {
    expect(hoursIn('-1', '.')).toBe(-1);
  });

  test('a number alone has the decimal mark of the workbook', () => {
    expect([hoursIn('0,5', ','), hoursIn('0,5', '.')]).toEqual([0.5, undefined]);
  });
});

describe('Main time is said as it would be typed', () => {
  test.each([
    [29 / 60, '0:29'],
    [4 / 3, '1:20'],
    [1 / 60, '0:01'],
    [0.5, '0.5'],
    [2.25, '2.25'],
    [27, '27'],
    [0, '0'],
    // No whole minutes.
    [0.4807, '0.481'],
  ])('%d as %s', (hours, typed) => {
    expect(hoursTyped(hours, '.')).toBe(typed);
    expect(hoursIn(typed, '.')).toBeCloseTo(hours, 3);
  });

  test('with the decimal mark of the workbook', () => {
    expect(hoursTyped(0.5, ',')).toBe('0,5');
  });
});

describe('A cell of texts is read whatever its decimal mark', () => {
  test.each([
    ['12:00', 12],
    ['12:00:00', 12],
    ['0:30', 0.5],
    ['0,5', 0.5],
    ['0.5', 0.5],
    ['12', 12],
    ['12 h', 12],
    [' 1 u 30 min. ', 1.5],
    ['305 min', 305 / 60],
  ])('%s', (typed, hours) => {
    expect(withHours(typed)).toBeCloseTo(hours, 12);
  });

  test.each(['', ' ', '12:60', '12:00:30', 'h', '-1', 'many', '1,000.5', '12-00', '3 29 min'])(
    '%p is no main time, and stays as it is',
    (typed) => {
      expect(withHours(typed)).toBe(typed);
    },
  );
});

const place = (row: number) => ({
  sheetId: '{1}',
  sheet: 'July results',
  area: { row, column: 1, rows: 7, columns: 4 },
});

test('a heading is looked for in at most four rows above the list, over its columns', () => {
  expect(cellsAbove(place(0))).toBeUndefined();
  expect(cellsAbove(place(2))).toEqual({ kind: 'typed', text: "'July results'!B1:E2" });
  expect(cellsAbove(place(9))).toEqual({ kind: 'typed', text: "'July results'!B6:E9" });
});

test.each([
  ['the nearest text that stands alone', [['Bots'], [' KGS  July 2012 '], [null]], 'KGS July 2012'],
  ['no row of several cells', [['July'], ['Rounds', 10]], 'July'],
  ['no number', [[2012]], undefined],
  ['no long text', [['x'.repeat(61)]], undefined],
  ['nothing where nothing stands', [[null]], undefined],
] as const)('%s', (_, rows, name) => {
  const width = Math.max(...rows.map((row) => row.length));
  const cells = rows.map((row) => Array.from({ length: width }, (__, i) => row[i] ?? null));
  expect(nameAbove(sourceTable(cells))).toBe(name);
});

jest.setTimeout(60_000);

/** 14 rounds on 19 x 19: F is 56 for an hour, 112 up to 8 hours, 168 up to 27. */
const played: SampleTournament = september;

let book: YearWorkbook;
const F = (): unknown => book.value('Year!B6');

test.each(oneOf(['en', 'nl'] as const))(
  'Main time typed into Year counts as what the cell shows (%s)',
  async (language) => {
    const year = language === 'en' ? 'Year' : 'Jaar';
    book = await openYear([], language, []);
    book.type(year, 'B1', [['Later'], [null], [14], [19]]);
    const results = book.type('Results', 'A1', listOf(played));
    const options = { ...optionsOf(book, played), column: 1 };
    const times = [
      ['12:00', 168],
      ['12', 168],
      ['12 h', 168],
      ['2:00', 112],
      ['1:30', 112],
      ['1,5', 112],
      ['1.5', 112],
      ['90 min', 112],
      ['0:30', 56],
      ['0,5', 56],
      ['29 min', 56],
      ['27:00', 168],
      ['27:01', 224],
    ] as const;
    for (const [typed, factor] of times) {
      book.enter(`${year}!B5`, typed);
      const { detail } = plannable(book.compute(addTournament, options, { results }));
      expect([typed, book.value(`${year}!B6`), detail.F]).toEqual([typed, factor, factor]);
    }
  },
);

test('A number that may be a time gives no F, and the pane says what to do', async () => {
  book = await openYear([], 'en', [], [played]);
  const seen = async (): Promise<readonly string[]> =>
    ((await seenIn(kgsEvents, book)) as { missing: readonly string[] }).missing;
  const numbers = [
    ['12:00', 'kgsHoursTime', { shown: '12:00', hours: '12' }, 168],
    ['0:30', 'kgsHoursTime', { shown: '0:30', hours: '0.5' }, 56],
    ['36:00', 'kgsHoursTime', { shown: '36:00', hours: '36' }, 224],
    ['0.5', 'kgsHoursPart', { content: '0.5' }, 56],
    ['1.125', 'kgsHoursPart', { content: '1.125' }, 56],
    ['2012-07-15', 'kgsHoursNeeded', { content: '15 Jul 2012' }, 56],
    ['41105', 'kgsHoursNeeded', { content: '41105' }, 56],
  ] as const;
  for (const [typed, code, values, factor] of numbers) {
    book.enter('Year!B5', '');
    book.format('Year!B5', 'General');
    book.enter('Year!B5', typed);
    expect(typeof book.value('Year!B5')).toBe('number');
    expect(F()).toEqual({ error: '#N/A' });
    const why = text('en', code, { address: 'Year!B5', ...values });
    expect(await seen()).toContain(`${played.name} | ${why} | Year!B5`);
    // The way out that the sentence names.
    book.format('Year!B5', '@');
    book.enter('Year!B5', 'hours' in values ? values.hours : '30 min');
    wayOut(code, [F(), await seen()]).toEqual([factor, []]);
  }
});

test('What the pane writes is read the same when it is typed again', async () => {
  book = await openYear([], 'en', [], [played]);
  const edited = book.compute(editTournament, { column: 1, hours: '12:00' });
  book.apply(plannable(edited).plan);
  expect([book.value('Year!B5'), F()]).toEqual(['12', 168]);
  book.enter('Year!B5', '12:00');
  expect([book.value('Year!B5'), F()]).toEqual(['12:00', 168]);
});

test('A tournament whose points need no F has them whatever its main time is', async () => {
  book = await openYear([], 'en', [], [played]);
  book.type('Calculator', 'B2', [[8, 4, 2]]);
  const points = book.values('September 2012!I8:I14');
  book.enter('Year!B5', '');
  book.format('Year!B5', 'General');
  book.enter('Year!B5', '12:00');
  expect(F()).toEqual({ error: '#N/A' });
  expect(book.values('September 2012!I8:I14')).toEqual(points);
  expect(points[0]).toEqual([8]);
});

describe('hostile names', () => {
  /**
   * Names as people, bots and pranksters write them: beginnings of formulas, numbers, dates and truth values in disguise,
   * wildcards and operators of COUNTIF, quotes, brackets, prototype members, accents, blanks, directions, emoji.
   */
  const hostileNames: readonly string[] = [
    '=1+1',
    '=HYPERLINK("http://x","y")',
    "=cmd|' /C calc'!A0",
    '+1',
    '+A1',
    '-1',
    '-Anna',
    '@SUM(A1)',
    '@home',
    "'quoted",
    "''twice",
    "it's",
    '"both"',
    '1973',
    '007',
    '1e5',
    '1,5',
    '1.5',
    '50%',
    '€5',
    '12:30',
    '1-2',
    '1/2',
    '3 May',
    '2012-07-01',
    'TRUE',
    'false',
    'WAAR',
    '#1',
    '#name?',
    'null',
    'undefined',
    'NaN',
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '*',
    '?',
    'a*b?',
    '~',
    '<>x',
    '>5',
    '<=',
    '[Round] 1:2',
    'a/b\\c',
    'Sheet1!A1',
    '{1;2}',
    '$A$1',
    'R1C1',
    'A1',
    'X'.repeat(300),
    'Ünï çødé',
    'ö e\u0301',
    'ıİ',
    'ß',
    'مرحبا (1)',
    '名前',
    '🤖 bot',
    '<b>bold</b>',
    '&amp;',
    '{name}',
    '$&',
  ];

  jest.setTimeout(300_000);

  /** Every cell of a plan that is no formula by intention must not become one. */
  function formulasByAccident({ sheets, blocks }: Plan): unknown[] {
    const cells = [...sheets.flatMap((sheet) => sheet.blocks), ...blocks].flatMap((block) =>
      block.cells.flat(),
    );
    return cells
      .filter(({ kind }) => kind !== 'formula')
      .map(contentsOf)
      .filter((content) => typeof content === 'string' && /^[=+\-@]/.test(content));
  }

  const named = (name: string, accounts: readonly string[] = ['a', 'b']): SampleTournament => ({
    ...july,
    name,
    entrants: accounts.map((account, i) => ({
      account,
      wins: accounts.length - i,
      sos: 10,
      sodos: 5,
    })),
  });

  test('There are at least sixty hostile names, each once', () => {
    expect(new Set(hostileNames).size).toBe(hostileNames.length);
    expect(hostileNames.length).toBeGreaterThanOrEqual(60);
  });

  describe('A hostile name stays the text it is', () => {
    beforeEach(async () => {
      book = await openYear([], 'en', []);
      book.type('Calculator', 'B2', [[8, 5, 3, 2, 1]]);
    });

    test('as an account: in the result sheet, in the lines and in the totals', () => {
      const { plan } = added(book, named('All of them', hostileNames));
      expect(formulasByAccident(plan)).toEqual([]);
      const count = hostileNames.length;
      const inSheet = book.values(`All of them!B8:B${7 + count}`).flat();
      // Names are spelled with composed accents.
      const spelled = hostileNames.map((name) => name.normalize('NFC'));
      expect(inSheet).toEqual(spelled);
      expect(book.values(`Totals!F5:F${4 + count}`).flat()).toEqual(spelled);
      const totals = book.values(`Totals!B5:B${4 + count}`).flat();
      expect(new Set(totals)).toEqual(new Set(spelled));
      expect(book.values('Totals!A5:C6')).toEqual([
        [1, spelled[0], 8],
        [2, spelled[1], 5],
      ]);
    });

    // Sheets are called by these names; formulas double an apostrophe within one.
    const inTurn = [true, false].flatMap((hasApostrophe) =>
      sampled(
        hostileNames.filter((name) => name.includes("'") === hasApostrophe),
        hasApostrophe ? 2 : 3,
      ),
    );

    test.each(inTurn)('as a tournament: %s', (name) => {
      const tournament = named(name);
      const { plan } = added(book, tournament);
      expect(formulasByAccident(plan)).toEqual([]);
      const spelled = name.normalize('NFC');
      expect(book.value('Year!B1')).toBe(spelled);
      const [sheet] = plan.sheets;
      expect(book.value(`${sheet?.name}!A1`)).toBe(spelled);
      expect(book.values('Totals!F5:H6')).toEqual([
        ['a', spelled, 8],
        ['b', spelled, 5],
      ]);
      expect(book.values('Totals!A5:D6')).toEqual([
        [1, 'a', 8, 1],
        [2, 'b', 5, 1],
      ]);
      const again = adding(book, tournament);
      expect(again).toMatchObject({ refusals: [{ sentence: { code: 'kgsHasResults' } }] });
    });

    test('as an engine behind an account, lent in a tournament of a hostile name', () => {
      const event = '=1+1';
      const engine = '@SUM(A1)';
      book.type('Engines', 'A8', [['a', event, engine]]);
      added(book, named(event));
      expect(book.values('Totals!B5:B6').flat()).toEqual([engine, 'b']);
    });
  });
});

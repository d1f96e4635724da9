/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cellName, parseArea } from '../../../../taskpane/sheets/address';
import { rankLeagues } from '../../../../taskpane/kuksu/rank';
import { oneOf, randomFrom, runs, sampled } from '../../../support/sampled';
import { sampleSeed } from '../../../support/tier';
import { keeping, YearWorkbook } from '../../kgs/support/year-workbook';
import { expectSums, figureAt, findingsOf, told, wordsOf, written } from './support';
import { text } from '../../../support/text';
import { plannable } from '../../support/computed';
import { type Language, languages, say, type TextKey } from '../../../../src/language';
import { type Figure, readOut } from '../../../../taskpane/why/figures/figure';
import { activeCell } from '../../why/support';
import { excelWhy, readActiveCell } from '../../../../taskpane/excel/why/following';
import { createExcelWorkbook } from '../../../../taskpane/excel/excel';
import { findFigure, readerOf } from '../../../../taskpane/why/view/figures/find-figure';
import { isFigureActive } from '../../../../taskpane/why/view/use-explanation';
import type { SheetService, WorkbookService } from '../../../../taskpane/excel/workbook/workbook';
import { readFixture } from '../../../fixtures';
import { restore } from '../../../fixtures/restore';
import type { ExcelPage } from '../../../tools/workbench/host/excel';
import { Meter } from '../../excel/meter';
import { everything, openWorkbook } from '../../excel/workbook';

jest.setTimeout(60_000);

let book: YearWorkbook;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const players = (count: number) => numbers(count).map((i) => [`N${i}`, 2000 - i, null, null]);

/** Every game of a league: `next` says how each ends. */
function play(sheet: string, size: number, next: () => number): void {
  for (let row = 1; row < size; row++) {
    const results = numbers(size - row).map(() => ['1', '0', '½'][Math.floor(next() * 3)] ?? '1');
    book.type(sheet, cellName(3 + row, 8 + row), [results]);
  }
}

const always = (result: number) => (): number => result / 3;

/** Leagues A and B1 of so many players, as they were made. */
const openGrouped = keeping(async (count: number, language: Language) => {
  book = await YearWorkbook.create(language, 'kuksu');
  written(book, { players: players(count) });
  return book;
});

/** The same of 15 in which the stronger player won every game, ranked. */
const openRanked = keeping(async (language: Language) => {
  book = await openGrouped(15, language);
  const sheet = (league: string): string => text(language, 'kuksuLeagueSheet', { league });
  play(sheet('A'), 10, always(0));
  play(sheet('B1'), 5, always(0));
  rank();
  return book;
});

function rank(): void {
  const options = { pages: '', league: '' };
  book.apply(plannable(book.compute(rankLeagues.sheets, options, {})).plan);
}

/** The address in the row of a player. */
function of(name: string, column: string, sheet = 'Results'): string {
  const names = book.values(`${sheet}!C5:C40`).flat();
  return `${sheet}!${column}${5 + names.indexOf(name)}`;
}

describe('Every figure of a list of results', () => {
  test('of random leagues is as written, and comes to what stands there', async () => {
    book = await openGrouped(17, 'en');
    const next = randomFrom(sampleSeed);
    play('League A', 10, next);
    play('League B1', 7, next);
    rank();
    const cells = numbers(17).flatMap((row) =>
      ['B', 'D', 'E', 'F'].map((column) => `Results!${column}${row + 4}`),
    );
    for (const address of sampled(cells, 8)) {
      const figure = figureAt(book, address);
      expect([address, figure?.state?.kind]).toEqual([address, 'asWritten']);
      expectSums(figure);
      const shown = book.value(address);
      if (typeof shown === 'number') expect([address, told(figure)[1]]).toEqual([address, shown]);
    }
  });

  test('says what separates a player from the next, what they are level on, and who plays for the title', async () => {
    book = await openGrouped(15, 'en');
    play('League A', 10, always(0));
    play('League B1', 5, always(2));
    rank();
    expect(wordsOf(figureAt(book, of('N1', 'B')))).toEqual([
      'Nobody stands above N1',
      'Above N2 by points: 9 against 8',
      'N1 plays the title holder for the title',
      'Players above, and one',
    ]);
    expect(wordsOf(figureAt(book, of('N12', 'F')))).toEqual([
      'Below N11 by rating: 1988 against 1989',
      'Level on points: 2.',
      'Level on SODOS: 4.',
      'Above N13 by rating: 1988 against 1987',
      'Level on points: 2.',
      'Level on SODOS: 4.',
      'Players above, and one',
    ]);
  });
});

describe('A list of results', () => {
  beforeEach(async () => {
    book = await openRanked('en');
  });

  test('is known when it is sorted, on a sheet of another name', () => {
    const rows = book.values('Results!A5:F19') as (string | number | null)[][];
    book.type('Results', 'A5', [...rows].reverse());
    book.rename('Results', 'Autumn');
    for (const column of ['B', 'D', 'E', 'F']) {
      expect(told(figureAt(book, of('N13', column, 'Autumn')))[0]).toBe('asWritten');
    }
  });

  test('is other today after a corrected game, which is named with its cell', () => {
    book.type('League B1', 'J5', [['0']]);
    const figure = figureAt(book, of('N11', 'D'));
    expect(figure?.state).toMatchObject({
      kind: 'otherToday',
      says: { code: 'figureOther', was: 4, now: 3 },
      changes: [{ at: { sheet: 'League B1', area: { row: 4, column: 9 } } }],
    });
    expect(findingsOf(figure)).toEqual(['N11 – N12: 1 for N11 when this was written, 0 now.']);
    expect(told(figureAt(book, of('N11', 'B')))).toEqual(['otherToday', 2]);
    expect(told(figureAt(book, of('N13', 'B')))).toEqual(['asWritten', 3]);
    expect(told(figureAt(book, of('N1', 'B')))).toEqual(['asWritten', 1]);
  });

  test('names the players whose points are others where several games were corrected', () => {
    book.type('League B1', 'J5', [['0', '0']]);
    expect(findingsOf(figureAt(book, of('N11', 'D')))).toEqual([
      'Points of N12: 3 on this sheet, 4 in the cross table.',
      'Points of N13: 2 on this sheet, 3 in the cross table.',
      'Points of N11: 4 on this sheet, 2 in the cross table.',
    ]);
  });

  test('tells places from points and SODOS where the league has no cross table, and names what is missing', () => {
    book.forget('Kuksu_1_B1');
    expect(told(figureAt(book, of('N12', 'B')))).toEqual(['asWritten', 2]);
    expect(findingsOf(figureAt(book, of('N12', 'D')))).toEqual([
      'League B1 has no cross table with results in this workbook, so its games aren’t known.',
    ]);
    book.type('Results', of('N12', 'D').replace('Results!', ''), [[4, 6]]);
    expect(findingsOf(figureAt(book, of('N12', 'B')))).toEqual([
      'Level on points and SODOS with N11. What decides then isn’t on this sheet, and league B1 has no cross table with results in this workbook.',
    ]);
  });

  test('that came from elsewhere is not held to a cross table without results', () => {
    book.type('League B1', 'J5', [[null, null, null, null]]);
    book.type('League B1', 'K6', [[null, null, null]]);
    book.type('League B1', 'L7', [[null, null]]);
    book.type('League B1', 'M8', [[null]]);
    expect(told(figureAt(book, of('N12', 'B')))).toEqual(['asWritten', 2]);
    expect(figureAt(book, of('N12', 'D'))?.state?.kind).toBe('cannotTell');
  });

  test('that was written in the other language is known as well', async () => {
    book = await openRanked('nl');
    for (const column of ['B', 'D', 'E', 'F']) {
      expect(told(figureAt(book, of('N12', column, 'Uitslagen')))[0]).toBe('asWritten');
    }
    // And so are its cross tables.
    expect(told(figureAt(book, 'Groep B1!C5'))).toEqual(['asWritten', 4]);
  });

  test('has no figure in names and leagues, and none where nobody was disqualified', () => {
    const others = ['A5', 'C5', 'G5', 'A4', 'B1'];
    expect(others.map((cell) => figureAt(book, `Results!${cell}`))).toEqual(
      others.map(() => undefined),
    );
    book.type('Results', 'G5', [['x']]);
    expect(wordsOf(figureAt(book, 'Results!G5'))).toHaveLength(2);
  });
});

describe('moved', () => {
  jest.setTimeout(600_000);

  type Line = readonly (string | number | null)[];

  const PLAYERS = 26;
  const SIZES = { A: 10, B1: 8, B2: 8 } as const;
  const HEADER = 4;

  let kept: () => YearWorkbook;

  /** Plays every game of a cycle by chance, and ranks the leagues. */
  function play(book: YearWorkbook, copy: string, next: () => number): void {
    for (const [league, size] of Object.entries(SIZES)) {
      for (let row = 1; row < size; row++) {
        const results = Array.from(
          { length: size - row },
          () => ['1', '0', '½'][Math.floor(next() * 3)] ?? '1',
        );
        book.type(`League ${league}${copy}`, cellName(HEADER - 1 + row, 8 + row), [results]);
      }
    }
    book.apply(plannable(book.compute(rankLeagues.sheets, { pages: '', league: '' }, {})).plan);
  }

  // Two cycles of 26 players: the second one with the results of the first, and a title match.
  beforeAll(async () => {
    const book = await YearWorkbook.create('en', 'kuksu');
    const next = randomFrom(sampleSeed);
    const entries = Array.from({ length: PLAYERS }, (_, i): Line => [
      `N${i + 1}`,
      2000 - 7 * i,
      null,
      null,
    ]);
    written(book, { players: entries });
    play(book, '', next);
    const ranked = book.values(`Results!A5:C${HEADER + PLAYERS}`) as [string, number, string][];
    const last = ranked.map(([league, place, name]): Line => [name, league, place, null]);
    const options = { lost: 'challenger', holder: 'Champion' } as const;
    written(book, { players: entries, last, options }, ['Entries 2', 'Last 2']);
    play(book, ', cycle 2', next);
    kept = book.kept();
  });

  /** A cell of the second cycle; rows and columns from 0. */
  interface At {
    readonly sheet: string;
    readonly row: number;
    readonly column: number;
  }

  const inColumns = (sheet: string, rows: number, letters: string): At[] =>
    Array.from({ length: rows }, (_, i) => i).flatMap((i) =>
      Array.from(letters, (letter) => ({
        sheet,
        row: HEADER + i,
        column: letter.charCodeAt(0) - 65,
      })),
    );

  /** Every cell of every kind, those of a kind beside each other. */
  const all: readonly At[] = [
    ...inColumns('Leagues, cycle 2', PLAYERS, 'ABCEFGH'),
    ...inColumns('Results, cycle 2', PLAYERS, 'BDEF'),
    ...Object.entries(SIZES).flatMap(([league, size]) => [
      ...inColumns(`League ${league}, cycle 2`, size, 'ACDEFGH'),
      // The games below the diagonal are formulas, those above are typed.
      ...inColumns(`League ${league}, cycle 2`, size, 'IJKLMNOPQR'.slice(0, size)).filter(
        ({ row, column }) => row - HEADER !== column - 8,
      ),
    ]),
  ];
  const cells = sampled(all, 6);

  const addressOf = ({ sheet, row, column }: At): string => `${sheet}!${cellName(row, column)}`;

  /** What is told of the cells: each with its state, what it comes to, and the kinds of its steps. */
  const toldOf = (book: YearWorkbook, where: (at: At) => At = (at) => at): readonly unknown[] =>
    cells.map((at) => {
      const figure = figureAt(book, addressOf(where(at)));
      const kinds = figure?.steps.map((step) => ('rule' in step ? 'rule' : step.what.code));
      return [addressOf(at), ...told(figure), kinds];
    });

  /** All that is said of a figure. */
  const textsOf = (figure: Figure | undefined): readonly string[] =>
    figure === undefined
      ? []
      : [figure.title, figure.about, ...figure.notes]
          .map((each) => (typeof each === 'object' ? say(languages.en, each) : each))
          .concat(wordsOf(figure));

  test('Every figure of two cycles is as written, and its number is that of the cell', () => {
    const book = kept();
    for (const at of cells) {
      const address = addressOf(at);
      const figure = figureAt(book, address);
      const isTyped = at.sheet.startsWith('League ') && at.column - 8 > at.row - HEADER;
      expect([address, figure?.state?.kind]).toEqual([address, isTyped ? undefined : 'asWritten']);
      const held = book.value(address) as string | number | null;
      // The reason for a tier is quoted; other texts are worked out in words of their own.
      const isQuoted = at.sheet.startsWith('Leagues') && at.column === 7;
      if (typeof held !== 'number' && !isQuoted) continue;
      const shown = [...textsOf(figure), ...told(figure)].join(' ');
      expect([address, shown]).toEqual([
        address,
        expect.stringContaining(held === 0.5 ? '½' : String(held)),
      ]);
    }
  });

  /** The sheets of the second cycle. */
  const sheets = [...new Set(all.map(({ sheet }) => sheet))];

  /** What a heading is in Dutch. */
  function inDutch(heading: unknown): string | undefined {
    const keys = Object.keys(languages.en).filter((key) => key.startsWith('kuksu')) as TextKey[];
    return keys.flatMap((key) => (languages.en[key] === heading ? languages.nl[key] : []))[0];
  }

  /** Types the headings of another language over those of a sheet, and says how many. */
  function translate(book: YearWorkbook, sheet: string): number {
    const headings = book.values(`${sheet}!A${HEADER}:S${HEADER}`).flat();
    return headings.filter((heading, column) => {
      const dutch = inDutch(heading);
      if (dutch !== undefined) book.type(sheet, cellName(HEADER - 1, column), [[dutch]]);
      return dutch !== undefined;
    }).length;
  }

  /** Turns the lines of a list round, and gives where each of them stands now. */
  function reverse(book: YearWorkbook, sheet: string, to: string): (at: At) => At {
    const rows = book.values(`${sheet}!A5:${to}${HEADER + PLAYERS}`) as (
      | string
      | number
      | null
    )[][];
    book.type(sheet, 'A5', [...rows].reverse());
    return (at) =>
      at.sheet === sheet ? { ...at, row: HEADER + PLAYERS - 1 - (at.row - HEADER) } : at;
  }

  describe('The figures of two cycles are the same', () => {
    test.each(
      oneOf<readonly [string, (book: YearWorkbook) => ((at: At) => At) | undefined]>([
        [
          'after both lists were sorted',
          (book) => {
            const leagues = reverse(book, 'Leagues, cycle 2', 'H');
            const results = reverse(book, 'Results, cycle 2', 'G');
            return (at) => results(leagues(at));
          },
        ],
        [
          'after every sheet was renamed',
          (book) => {
            for (const sheet of sheets) book.rename(sheet, `My ${sheet}`);
            return ({ sheet, ...at }) => ({ ...at, sheet: `My ${sheet}` });
          },
        ],
        [
          'below an inserted row',
          (book) => {
            for (const sheet of sheets) book.insertRow(sheet, 1);
            return ({ row, ...at }) => ({ ...at, row: row + 1 });
          },
        ],
        [
          'beside an inserted column',
          (book) => {
            for (const sheet of sheets) book.insertColumn(sheet, 1);
            return ({ column, ...at }) => ({ ...at, column: column + 1 });
          },
        ],
        [
          'with a hidden column',
          (book) => {
            for (const sheet of sheets) book.hideColumn(sheet, 3);
            return undefined;
          },
        ],
        [
          'with the headings of the other language',
          (book) => {
            for (const sheet of sheets) expect(translate(book, sheet)).toBeGreaterThan(3);
            return undefined;
          },
        ],
      ]),
    )('%s', (_what, change) => {
      const book = kept();
      const before = toldOf(book);
      const where = change(book);
      expect(toldOf(book, where)).toEqual(before);
    });
  });
});

describe('requests', () => {
  jest.setTimeout(120_000);

  let excel: ExcelPage | undefined;
  /** Of one pane: what it remembers of its workbook holds for no other. */
  let workbook: WorkbookService;

  beforeEach(() => {
    workbook = createExcelWorkbook();
  });

  afterEach(() => {
    excel?.close();
  });

  /** The figure in a cell, read and found as the pane does it. */
  async function figureIn({ grid }: ExcelPage, sheet: string, cell: string): Promise<Figure> {
    const area = parseArea(cell);
    const { id } = grid.sheets().find(({ name }) => name === sheet) ?? grid.activeSheet();
    if (!area) throw new Error(`${cell} is no cell`);
    grid.select({ sheetId: id, ...area });
    const seen = await readActiveCell();
    const reader = seen.kind === 'cell' ? readerOf(seen.cell) : undefined;
    if (seen.kind !== 'cell' || !reader) throw new Error(`${cell} is no figure`);
    const found = await findFigure(workbook, reader, seen.cell);
    if (!found.ok || !found.value) throw new Error(`${cell} is not explained`);
    return found.value.figure;
  }

  test.each(oneOf(['en', 'nl'] as const))(
    'a figure of a workbook of version 1.0 (%s) takes three requests, the next ones one, and nothing is written',
    async (language) => {
      const meter = new Meter();
      excel = await openWorkbook([{ name: 'A', cells: {} }], { watch: meter.watch });
      const page = excel;
      restore(page.grid, readFixture('1.0', 'kuksu', language));
      const before = everything(page);
      const sheet = language === 'en' ? 'Leagues' : 'Groepen';
      const costs: number[] = [];
      const seen: unknown[] = [];
      for (const cell of ['B5', 'C14', 'H17', 'H20']) {
        const { requests } = await meter.cost(async () => {
          seen.push(told(await figureIn(page, sheet, cell))[0]);
        });
        costs.push(requests);
      }
      // One for the cell, one for what the workbook holds, one for the event; a larger event takes a third to be read.
      expect(costs).toEqual([3, 1, 1, 1]);
      expect(seen).toEqual(Array(4).fill('asWritten'));
      // The pane that opens there begins with Why; beside the lists it does not.
      const sheetOf = { why: () => Promise.resolve(excelWhy), workbook } as unknown as SheetService;
      expect(await isFigureActive(sheetOf)).toBe(true);
      const { sheetId } = page.grid.selection();
      page.grid.select({ sheetId, row: 0, column: 25, rows: 1, columns: 1 });
      expect(await isFigureActive(sheetOf)).toBe(false);
      expect(everything(page)).toEqual(before);
    },
  );
});

describe('crosstables', () => {
  jest.setTimeout(60_000);

  /** Results by chance: won, lost, drawn, or not played. */
  function play(sheet: string, size: number, next: () => number): void {
    for (let row = 1; row < size; row++) {
      const results = numbers(size - row).map(
        () => ['1', '0', '½', null][Math.floor(next() * 3.4)] ?? null,
      );
      book.type(sheet, cellName(3 + row, 8 + row), [results]);
    }
  }

  /** The games as they stand, a row per player: what the figures are held to. */
  function gamesOn(sheet: string, size: number): (number | undefined)[][] {
    const typed = book.values(`${sheet}!I5:${cellName(3 + size, 7 + size)}`);
    const value = (cell: unknown): number | undefined =>
      cell === null || cell === '' ? undefined : cell === '½' ? 0.5 : Number(cell);
    return typed.map((_, row) =>
      typed.map((__, against) => {
        if (row === against) return undefined;
        if (row < against) return value(typed[row]?.[against]);
        const other = value(typed[against]?.[row]);
        return other === undefined ? undefined : 1 - other;
      }),
    );
  }

  const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

  describe('Every figure of a cross table', () => {
    test.each(numbers(runs(1, 20)))(
      'of random games (%i) is as written, and comes to what the games give',
      async (run) => {
        const next = randomFrom(sampleSeed + run);
        book = await openGrouped(17, 'en');
        play('League B1', 7, next);
        const games = gamesOn('League B1', 7);
        const points = games.map((row) => sum(row.map((each) => each ?? 0)));
        for (const row of numbers(7)) {
          const figure = figureAt(book, `League B1!C${row + 4}`);
          expect(told(figure)).toEqual(['asWritten', points[row - 1]]);
          expectSums(figure);
        }
        const cells = numbers(7).flatMap((row) =>
          numbers(7).flatMap((against) => (row === against ? [] : [[row, against] as const])),
        );
        for (const [row, against] of sampled(cells, 8)) {
          const figure = figureAt(book, `League B1!${cellName(row + 3, against + 7)}`);
          const result = games[row - 1]?.[against - 1];
          const kind = row < against ? undefined : 'asWritten';
          expect([row, against, ...told(figure)]).toEqual([row, against, kind, result ?? 0]);
          expectSums(figure);
          expect(
            wordsOf(figure).some((each) =>
              each.includes(`'League B1'!${cellName(against + 3, row + 7)}`),
            ),
          ).toBe(row > against);
          if (result === undefined) continue;
          expect(wordsOf(figure)).toContain(`Points of N${row + 10}: a win counts 1, a draw ½`);
        }
      },
    );

    test('a SODOS and a place that were typed over are other today', async () => {
      book = await openRanked('en');
      book.type('League B1', 'D5', [[20], [0], [0], [0], [0]]);
      book.type('League B1', 'E5', [[2], [2], [3], [4], [5]]);
      const sodos = figureAt(book, 'League B1!D5');
      // Everybody lost to everybody below: 1 x (3 + 2 + 1 + 0) for the first.
      expect(told(sodos)).toEqual(['otherToday', 6]);
      expect(findingsOf(sodos)).toEqual([
        'The formula of this cell was cleared or typed over. Undo that, or copy the formula from a cell beside it.',
      ]);
      const place = figureAt(book, 'League B1!E5');
      expect(told(place)).toEqual(['otherToday', 1]);
      expect(wordsOf(place).slice(0, 2)).toEqual([
        'Nobody stands above N11',
        'Above N12 by points: 4 against 3',
      ]);
      expectSums(sodos);
      book.type('League B1', 'D5', [[null]]);
      const cleared = figureAt(book, 'League B1!D5');
      expect(cleared?.state).toMatchObject({
        says: { code: 'figureOther', was: { code: 'figureNothing' }, now: 6 },
      });
      const cell = activeCell(book, 'League B1!D5');
      expect(cleared && readOut(cleared, cell)).toEqual({ code: 'figureNothing' });
      expect(place && readOut(place, activeCell(book, 'League B1!E5'))).toBe('2');
    });

    test('a place that follows SODOS that were typed over names their cell, not its own formula', async () => {
      book = await openGrouped(15, 'en');
      // N11 and N12 have 3 points; the SODOS of N11 are higher.
      book.type('League B1', 'J5', [['1', '1', '1', '0']]);
      book.type('League B1', 'K6', [['1', '1', '1']]);
      book.type('League B1', 'L7', [['1', '1']]);
      book.type('League B1', 'M8', [['1']]);
      expect(told(figureAt(book, 'League B1!E5'))).toEqual(['asWritten', 1]);
      book.type('League B1', 'D5', [[1], [9], [3], [1], [3]]);
      const place = figureAt(book, 'League B1!E5');
      expect([book.value('League B1!E5'), ...told(place)]).toEqual([2, 'otherToday', 1]);
      const values = { league: 'B1', title: 'SODOS', address: "'League B1'!D5" };
      expect(findingsOf(place)).toEqual([text('en', 'kuksuFormulaLost', values)]);
      expect(place?.warnings).toEqual([]);
    });

    test('a seed leads to the sheet of leagues, and cannot be told without it', async () => {
      book = await openGrouped(15, 'en');
      expect(told(figureAt(book, 'League B1!A7'))).toEqual(['asWritten', 3]);
      book.type('Leagues', 'D4', [['Players']]);
      expect(findingsOf(figureAt(book, 'League B1!A7'))).toEqual([
        'No sheet of leagues of cycle 1 in this workbook has N13 in this league.',
      ]);
    });

    test('is none for names, headings and the diagonal', async () => {
      book = await openGrouped(15, 'en');
      const others = ['A1', 'B5', 'I4', 'I5', 'J6', 'N5'];
      expect(others.map((cell) => figureAt(book, `League B1!${cell}`))).toEqual(
        others.map(() => undefined),
      );
      book.type('League B1', 'N5', [['x']]);
      expect(wordsOf(figureAt(book, 'League B1!N5'))).toEqual([
        'The results of N11 stay as they are: they count for points and place',
        'In the next cycle N11 gets no award when open seats are filled',
      ]);
    });
  });

  describe('A cross table', () => {
    beforeEach(async () => {
      book = await openRanked('en');
    });

    test('that is sorted says so, and its games are read by seed', () => {
      const rows = book.values('League B1!A5:B9') as (string | number)[][];
      book.type('League B1', 'A5', [...rows].reverse());
      const figure = figureAt(book, 'League B1!C5');
      expect(figure?.warnings).toMatchObject([{ code: 'kuksuSorted' }]);
      expect(figure?.about).toMatchObject({ name: 'N15' });
    });

    test('with a result that is none cannot be told: its cell is named', () => {
      book.type('League B1', 'K5', [['won']]);
      expect(findingsOf(figureAt(book, 'League B1!C7'))).toEqual([
        "N11 – N13: “won” isn’t a result. Enter 1, 0 or ½ ('League B1'!K5).",
      ]);
    });

    test('with a row put in cannot be told', () => {
      book.redefine('Kuksu_1_B1', 'A4:N10');
      expect(findingsOf(figureAt(book, 'League B1!C7'))).toHaveLength(1);
    });

    test('is known after its sheet was renamed, below a row and beside a column', () => {
      // What a player brought is held to the sheet of leagues, and says so.
      expect(figureAt(book, 'League B1!F5')?.state).toMatchObject({
        ...{ kind: 'asWritten', says: { code: 'kuksuWhyAsLeagues', cycle: 1 } },
      });
      book.rename('League B1', 'B1 of Jan');
      expect(told(figureAt(book, 'B1 of Jan!C5'))).toEqual(['asWritten', 4]);
      book.insertRow('B1 of Jan', 1);
      book.insertColumn('B1 of Jan', 1);
      expect(told(figureAt(book, 'B1 of Jan!D6'))).toEqual(['asWritten', 4]);
      expect(told(figureAt(book, 'B1 of Jan!J8'))).toEqual(['asWritten', 0]);
    });
  });

  describe('A sheet of leagues beside its cross tables', () => {
    test('names the rating that was changed, and where a player stands otherwise', async () => {
      book = await openGrouped(15, 'en');
      book.type('Leagues', 'E16', [[1000]]);
      const figure = figureAt(book, 'Leagues!C16');
      expect(figure?.state).toMatchObject({ kind: 'otherToday', says: { was: 2, now: 5 } });
      expect(findingsOf(figure)).toEqual([
        'N12, Rating: 1000 on this sheet, 1988 in the cross table.',
      ]);
      expect(figure?.state?.kind === 'otherToday' && figure.state.changes[0]?.at).toMatchObject({
        sheet: 'Leagues',
        area: { row: 15, column: 4 },
      });
    });
  });
});

/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { randomFrom, runs, sampled } from '../../../support/sampled';
import { sampleSeed } from '../../../support/tier';
import { cellName } from '../../../../taskpane/sheets/address';
import { YearWorkbook } from '../../kgs/support/year-workbook';
import { expectSums, figureAt, findingsOf, told, wordsOf, written } from './support';

jest.setTimeout(60_000);

let book: YearWorkbook;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** So many newcomers, N1 the strongest. */
const players = (count: number) => numbers(count).map((i) => [`N${i}`, 2000 - i, null, null]);

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
      book = await YearWorkbook.create('en', 'kuksu');
      written(book, { players: players(17) });
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
    book = await YearWorkbook.create('en', 'kuksu');
    written(book, { players: players(15) });
    play('League B1', 5, () => 0);
    book.type('League B1', 'D5', [[20], [0], [0], [0], [0]]);
    book.type('League B1', 'E5', [[2], [2], [3], [4], [5]]);
    const sodos = figureAt(book, 'League B1!D5');
    // Everybody lost to everybody below: 1 x (3 + 2 + 1 + 0) for the first.
    expect(told(sodos)).toEqual(['otherToday', 6]);
    expect(findingsOf(sodos)).toEqual([
      'A number was typed over the formula of this cell. Undo that, or copy the formula from a cell beside it.',
    ]);
    const place = figureAt(book, 'League B1!E5');
    expect(told(place)).toEqual(['otherToday', 1]);
    expect(wordsOf(place).slice(0, 2)).toEqual([
      'Nobody stands above N11',
      'Above N12 by points: 4 against 3',
    ]);
    expectSums(sodos);
  });

  test('a seed leads to the sheet of leagues, and cannot be told without it', async () => {
    book = await YearWorkbook.create('en', 'kuksu');
    written(book, { players: players(15) });
    expect(told(figureAt(book, 'League B1!A7'))).toEqual(['asWritten', 3]);
    book.type('Leagues', 'D4', [['Players']]);
    expect(findingsOf(figureAt(book, 'League B1!A7'))).toEqual([
      'No sheet of leagues of cycle 1 in this workbook has N13 in this league.',
    ]);
  });

  test('is none for names, headings and the diagonal', async () => {
    book = await YearWorkbook.create('en', 'kuksu');
    written(book, { players: players(15) });
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
    book = await YearWorkbook.create('en', 'kuksu');
    written(book, { players: players(15) });
    play('League B1', 5, () => 0);
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
    book.rename('League B1', 'B1 of Jan');
    expect(told(figureAt(book, 'B1 of Jan!C5'))).toEqual(['asWritten', 4]);
    book.insertRow('B1 of Jan', 1);
    book.insertColumn('B1 of Jan', 1);
    expect(told(figureAt(book, 'B1 of Jan!D6'))).toEqual(['asWritten', 4]);
    expect(told(figureAt(book, 'B1 of Jan!J8'))).toEqual(['asWritten', 0]);
  });

  test('in the other language is the same', async () => {
    book = await YearWorkbook.create('nl', 'kuksu');
    written(book, { players: players(15) });
    play('Groep B1', 5, () => 0);
    expect(told(figureAt(book, 'Groep B1!C5'))).toEqual(['asWritten', 4]);
  });
});

describe('A sheet of leagues beside its cross tables', () => {
  test('names the rating that was changed, and where a player stands otherwise', async () => {
    book = await YearWorkbook.create('en', 'kuksu');
    written(book, { players: players(15) });
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

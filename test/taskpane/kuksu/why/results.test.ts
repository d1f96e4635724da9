/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cellName } from '../../../../taskpane/sheets/address';
import { rankLeagues } from '../../../../taskpane/kuksu/rank';
import { randomFrom, sampled } from '../../../support/sampled';
import { sampleSeed } from '../../../support/tier';
import { YearWorkbook } from '../../kgs/support/year-workbook';
import { expectSums, figureAt, findingsOf, told, wordsOf, written } from './support';
import { plannable } from '../../support/computed';

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
    book = await YearWorkbook.create('en', 'kuksu');
    written(book, { players: players(17) });
    const next = randomFrom(sampleSeed);
    play('League A', 10, next);
    play('League B1', 7, next);
    rank();
    const cells = numbers(17).flatMap((row) =>
      ['B', 'D', 'E', 'F'].map((column) => `Results!${column}${row + 4}`),
    );
    for (const address of sampled(cells, 20)) {
      const figure = figureAt(book, address);
      expect([address, figure?.state?.kind]).toEqual([address, 'asWritten']);
      expectSums(figure);
      const shown = book.value(address);
      if (typeof shown === 'number') expect([address, told(figure)[1]]).toEqual([address, shown]);
    }
  });

  test('says what separates a player from the next, what they are level on, and who plays for the title', async () => {
    book = await YearWorkbook.create('en', 'kuksu');
    written(book, { players: players(15) });
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
    book = await YearWorkbook.create('en', 'kuksu');
    written(book, { players: players(15) });
    play('League A', 10, always(0));
    play('League B1', 5, always(0));
    rank();
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
    book = await YearWorkbook.create('nl', 'kuksu');
    written(book, { players: players(15) });
    play('Groep A', 10, always(0));
    play('Groep B1', 5, always(0));
    rank();
    for (const column of ['B', 'D', 'E', 'F']) {
      expect(told(figureAt(book, of('N12', column, 'Uitslagen')))[0]).toBe('asWritten');
    }
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

/** @jest-environment ./test/support/environment.js */
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { languages, say } from '../../../../src/language';
import type { GroupOptions } from '../../../../taskpane/kuksu/given';
import { rankLeagues } from '../../../../taskpane/kuksu/rank';
import { cellName } from '../../../../taskpane/sheets/address';
import type { Figure } from '../../../../taskpane/why/figures/figure';
import { YearWorkbook } from '../../kgs/support/year-workbook';
import { figureAt, findingsOf, told, wordsOf, written } from './support';
import { plannable } from '../../support/computed';

jest.setTimeout(60_000);

type Line = readonly (string | number | null)[];

let book: YearWorkbook;
let kept: () => YearWorkbook;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** Who has the lower number wins every game of the cycle, and the leagues are ranked. */
function playAndRank(leagues: readonly (readonly [sheet: string, size: number])[]): void {
  for (const [sheet, size] of leagues) {
    for (let row = 1; row < size; row++) {
      const won = Array.from({ length: size - row }, () => '1');
      book.type(sheet, cellName(3 + row, 8 + row), [won]);
    }
  }
  book.apply(plannable(book.compute(rankLeagues.sheets, { pages: '', league: '' }, {})).plan);
}

/** The results of a list as the next cycle takes them. */
function resultsOn(sheet: string): Line[] {
  const lines = book.values(`${sheet}!A5:C19`) as (string | number)[][];
  return lines.map(([league = '', place = 0, name = '']) => [name, league, place, null]);
}

function next(results: string, entries: readonly Line[], options: Partial<GroupOptions>): void {
  const last = resultsOn(results);
  written(book, { players: entries, last, options }, [`Entries ${results}`, `Last ${results}`]);
}

const entry = (i: number): Line => [`N${i}`, 2000 - i, null, null];

/** The address in the row of a player. */
function of(name: string, column: string, sheet = 'Leagues, cycle 2', names = 'D'): string {
  const found = book.values(`${sheet}!${names}1:${names}40`).flat().indexOf(name);
  if (found === -1) throw new Error(`${name} is not on ${sheet}`);
  return `${sheet}!${column}${found + 1}`;
}

function titleOf(figure: Figure | undefined): string | undefined {
  const title = figure?.title;
  return typeof title === 'object' ? say(languages.en, title) : title;
}

// Three cycles: the title holder wins the first match, and loses the second one to N1.
beforeAll(async () => {
  book = await YearWorkbook.create('en', 'kuksu');
  written(book, { players: numbers(15).map(entry) });
  playAndRank([
    ['League A', 10],
    ['League B1', 5],
  ]);
  next('Results', numbers(15).map(entry), { lost: 'challenger', holder: 'Champion' });
  playAndRank([
    ['League A, cycle 2', 10],
    ['League B1, cycle 2', 5],
  ]);
  const [winner] =
    resultsOn('Results, cycle 2').find(([, league, place]) => league === 'A' && place === 1) ?? [];
  const others = numbers(15)
    .map(entry)
    .filter(([name]) => name !== winner);
  next('Results, cycle 2', [...others, ['Champion', 2300, null, null]], { lost: 'holder' });
  kept = book.kept();
});
beforeEach(() => {
  book = kept();
});

describe('A rating on a sheet of leagues', () => {
  test('says what it counts for open seats and in the tier, and is held to the cross table', () => {
    const figure = figureAt(book, of('N12', 'E', 'Leagues'));
    expect(titleOf(figure)).toBe('Rating: 1988');
    expect(told(figure)).toEqual(['asWritten', 2]);
    expect(wordsOf(figure)).toEqual([
      'Rating and award of N12 for tier 1 (League A)',
      'N10 took the last open seat of tier 1 (League A) with 1990.',
      'Open seats of tier 2 (Leagues B): all, minus pinned players and those by default',
      'Rating and award of N12, who took open seat 2',
      'Nobody else was left.',
      'N12, rating 1988: number by rating of the 5 in tier 2 (Leagues B), without awards',
    ]);
  });

  test('that was changed names the cell and what the cross table has', () => {
    const address = of('N12', 'E', 'Leagues');
    book.type('Leagues', address.split('!')[1] ?? '', [[1000]]);
    const figure = figureAt(book, address);
    expect(told(figure)).toEqual(['otherToday', 5]);
    expect(findingsOf(figure)).toEqual([
      'N12, Rating: 1000 on this sheet, 1988 in the cross table.',
    ]);
  });

  test('cannot be told without a cross table of its league', () => {
    book.forget('Kuksu_1_B1');
    expect(findingsOf(figureAt(book, of('N12', 'E', 'Leagues')))).toEqual([
      'League B1 has no cross table with this player in this workbook, and no list tells it either.',
    ]);
  });
});

describe('What a player did last cycle', () => {
  test('gives the default tier and the awards, and is what the results of that cycle say', () => {
    for (const column of ['F', 'G']) {
      expect(figureAt(book, of('N13', column))?.state).toMatchObject({
        kind: 'asWritten',
        says: { code: 'kuksuWhyAsResults', cycle: 1 },
      });
    }
    const figure = figureAt(book, of('N13', 'G'));
    expect(titleOf(figure)).toBe('Last place: 3');
    expect(told(figure)).toEqual(['asWritten', 300]);
    expect(wordsOf(figure)).toEqual([
      'Last cycle N13 came in place 3 of league B1',
      'Award of N13 for open seats of tier 1 (League A)',
    ]);
    expect(wordsOf(figureAt(book, of('N1', 'F')))).toEqual([
      'Last cycle N1 came in place 1 of league A',
      'The last place of N1 gives no award for open seats',
    ]);
  });

  test('of a newcomer is none, which gives no award either', () => {
    const figure = figureAt(book, of('N12', 'F', 'Leagues'));
    expect(titleOf(figure)).toBe('Last league: none');
    expect(told(figure)[0]).toBe('asWritten');
    expect(wordsOf(figure)).toEqual(['N12 didn’t play last cycle: no default tier, and no award']);
  });

  test('of the former title holder is the title, and no place', () => {
    const figure = figureAt(book, of('Champion', 'G', 'Leagues, cycle 3'));
    expect([titleOf(figure), told(figure)[0]]).toEqual(['Last place: title', 'asWritten']);
    expect(wordsOf(figure)[0]).toBe('Champion held the title and lost the title match');
  });

  test('that was typed over names what the results say', () => {
    const address = of('N13', 'G');
    book.type('Leagues, cycle 2', address.split('!')[1] ?? '', [[4]]);
    const figure = figureAt(book, address);
    expect(told(figure)).toEqual(['otherToday', 200]);
    expect(findingsOf(figure)).toEqual([
      'N13, Last place: 4 on this sheet, 3 in the results of cycle 1.',
    ]);
    expect(figure?.state?.kind === 'otherToday' && figure.state.changes[0]?.at?.area).toMatchObject(
      {
        row: Number(/\d+$/.exec(address)?.[0]) - 1,
        column: 6,
      },
    );
  });
});

describe('Rating, last tier and last place of a cross table', () => {
  const at = (name: string, column: string): string => of(name, column, 'League B1, cycle 2', 'B');

  test('are what the sheet of leagues says, and say between whom they decide', () => {
    for (const [column, title, order] of [
      ['F', 'Rating: 1991', 5],
      ['G', 'Last tier: 1 (League A)', 3],
      ['H', 'Last place: 9', 4],
    ] as const) {
      const figure = figureAt(book, at('N9', column));
      expect([titleOf(figure), ...told(figure)]).toEqual([title, 'asWritten', order]);
      expect(wordsOf(figure).at(-1)).toBe('It separates N9 from nobody next in place now.');
    }
    // All games are draws: all are level on points and SODOS, and last places decide.
    for (let row = 1; row < 5; row++) {
      book.type('League B1, cycle 2', cellName(3 + row, 8 + row), [Array(5 - row).fill('½')]);
    }
    expect(wordsOf(figureAt(book, at('N9', 'H'))).filter((each) => / by /.test(each))).toEqual([
      'Below N8 by last cycle’s place: 9 against 8',
      'Above N10 by last cycle’s place: 9 against 10',
    ]);
  });

  test('that were changed name the cell on the sheet of leagues', () => {
    book.type('League B1, cycle 2', at('N9', 'H').split('!')[1] ?? '', [[5]]);
    const figure = figureAt(book, at('N9', 'H'));
    expect(findingsOf(figure)).toEqual(['N9, Last place: 9 on this sheet, 5 in the cross table.']);
    expect(figure?.state?.kind === 'otherToday' && figure.state.changes[0]?.at?.sheet).toBe(
      'Leagues, cycle 2',
    );
  });
});

describe('The line of the title holder', () => {
  const line = (sheet: string, column: string, label = 'Title holder'): string =>
    of(label, column, sheet, 'A');

  test('says who played for the title, and who of them plays in a league now', () => {
    for (const column of ['A', 'D']) {
      const figure = figureAt(book, line('Leagues, cycle 3', column));
      expect([titleOf(figure), told(figure)[0]]).toEqual(['Title holder', 'asWritten']);
      expect(wordsOf(figure)).toEqual([
        'N1 won league A in cycle 2 and could play for the title',
        'Champion held the title during cycle 2',
        'Champion lost the title match and plays in league A',
        'N1 holds the title and plays in no league',
      ]);
    }
  });

  test('without a holder before cannot be told, and names what is missing', () => {
    const figure = figureAt(book, line('Leagues, cycle 2', 'D'));
    expect(findingsOf(figure)).toEqual([
      'The results of cycle 1 and its title holder don’t tell who played the title match.',
    ]);
  });

  test('that was typed over is other: who is in the leagues tells it', () => {
    const cell = line('Leagues, cycle 3', 'D').split('!')[1] ?? '';
    book.type('Leagues, cycle 3', cell, [['N2']]);
    expect(findingsOf(figureAt(book, `Leagues, cycle 3!${cell}`))).toEqual([
      expect.stringMatching(/^N2 plays in league A\. The title holder plays in none\.$/),
    ]);
    book.type('Leagues, cycle 3', cell, [['Somebody']]);
    expect(findingsOf(figureAt(book, `Leagues, cycle 3!${cell}`))).toEqual([
      'Who lost the title match plays in a league, so N1 holds the title.',
    ]);
  });

  test('is known below an inserted row, and nothing beside it is', () => {
    book.insertRow('Leagues, cycle 3', 1);
    expect(told(figureAt(book, line('Leagues, cycle 3', 'D')))[0]).toBe('asWritten');
    expect(figureAt(book, line('Leagues, cycle 3', 'E'))).toBeUndefined();
  });
});

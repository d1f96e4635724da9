/** @jest-environment ./test/support/environment.js */
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Language } from '../../../../src/language';
import { newSeason } from '../../../../taskpane/aga/season/new-season';
import { qualify } from '../../../../taskpane/aga/qualify';
import { explainFigure } from '../../../../taskpane/aga/why/explain-figure';
import { agaFigures } from '../../../../taskpane/aga/why/figures';
import type { Figure } from '../../../../taskpane/why/figures/figure';
import { oneOf, sampled } from '../../../support/sampled';
import { YearWorkbook } from '../../kgs/support/year-workbook';
import { figureAt, figureInWords, type FigureWords } from '../../why/figure-words';
import { agaReportText, spring, summer } from '../support/sections';
import { plannable } from '../../support/computed';
import { reportImport } from '../../../../taskpane/aga/report/import';

jest.setTimeout(120_000);

let book: YearWorkbook;

const figure = (address: string): Figure | undefined =>
  figureAt(book, address, agaFigures, explainFigure);

const words = (address: string, language: Language = 'en'): FigureWords =>
  figureInWords(figure(address), language);

function qualifying(
  made: YearWorkbook,
  name: string,
  list: typeof spring,
  inSeason: boolean,
): void {
  const results = made.type(`${name} list`, 'A1', list);
  const options = { ...qualify.initial, name, isDesignated: true, inSeason };
  made.apply(plannable(made.compute(qualify, options, { results })).plan);
}

/** The columns of a sheet that hold figures which no function of ours gives. */
const down = (sheet: string, columns: string, first: number, last: number): readonly string[] =>
  Array.from(columns).flatMap((letter) =>
    Array.from({ length: last - first + 1 }, (_, at) => `${sheet}!${letter}${first + at}`),
  );

describe('Every cell of a section', () => {
  let whole: YearWorkbook;
  let kept: () => YearWorkbook;

  beforeAll(async () => {
    book = await YearWorkbook.create('en', 'aga');
    qualifying(book, 'Spring', spring, false);
    kept = book.kept();
    whole = book;
  });
  beforeEach(() => {
    book = whole;
  });

  const calculated = ['Spring!B3', 'Spring!B10', ...down('Spring', 'G', 13, 24)];

  test('that Excel calculates is as written; of what is typed it is said what it is for', () => {
    for (const address of sampled(calculated, 6)) {
      expect([address, words(address).state?.kind]).toEqual([address, 'asWritten']);
    }
    for (const address of sampled(['Spring!B9', ...down('Spring', 'CDEF', 13, 24)], 6)) {
      const { steps, state } = words(address);
      expect([address, steps.length > 0, state]).toEqual([address, true, undefined]);
    }
    const others = ['Spring!A1', 'Spring!A3', 'Spring!A12', 'Spring!A13', 'Spring!B13'];
    expect(others.map(figure)).toEqual(others.map(() => undefined));
  });

  test('says who has more wins, and with whom the points are split', () => {
    expect(words('Spring!G15')).toMatchObject({
      title: 'Place: 2',
      about: 'Okafor, Cleo',
      steps: [
        '1 player has more wins than 4 | 1',
        'A8 | The place below them, shared with Park, Ben; Meyer, Dan: they split the points | 1 + 1 | 2',
      ],
    });
    expect(words('Spring!E13').steps).toEqual([
      'Nobody has more wins than 5 | 0',
      'The place below them | 0 + 1 | 1',
    ]);
    expect(words('Spring!B10').steps).toEqual([
      'A10 | Points of all players of the section | 9 + 5.6 + 5.6 + 3 + 3 + 2 + 1.4 + 0.9 + 0.9 + 0.6 | 32',
    ]);
    expect(words('Spring!D14', 'nl').steps).toEqual([
      'A6 | Wie niet gerechtigd is houdt de plaats en krijgt geen punten',
    ]);
  });

  test('says what was typed over, and what the rules give', () => {
    book = kept();
    book.type('Spring', 'G15', [[9]]);
    book.type('Spring', 'B3', [[40]]);
    expect(words('Spring!G15').state?.says[0]).toBe('Written: 9. The rules now give 2.');
    expect(words('Spring!B3').state?.says[0]).toBe('Written: 40. The rules now give 12.');
  });

  test.each(
    oneOf<readonly [string, () => (address: string) => string]>([
      [
        'renamed',
        () => {
          book.rename('Spring', 'Open');
          return (address) => address.replace('Spring', 'Open');
        },
      ],
      [
        'below an inserted row',
        () => {
          book.insertRow('Spring', 1);
          return (address) => address.replace(/\d+$/, (row) => String(Number(row) + 1));
        },
      ],
      [
        'sorted',
        () => {
          const lines = book.values('Spring!A13:F24') as (string | number | null)[][];
          book.type('Spring', 'A13', [...lines].reverse());
          const turned = (row: string): string =>
            Number(row) > 12 ? String(37 - Number(row)) : row;
          return (address) => address.replace(/\d+$/, turned);
        },
      ],
    ]),
  )('is explained alike on a sheet that is %s', (what, change) => {
    const told = (address: string): unknown => {
      const { title, state } = words(address);
      // A sum of tenths depends on their order, far behind the digits that are shown.
      const shown = title.replace(/\d+\.\d{8,}/, (sum) => String(Number(Number(sum).toFixed(6))));
      return [shown, state?.kind];
    };
    book = kept();
    const cells = sampled(calculated, 5);
    const before = cells.map(told);
    const where = change();
    expect([what, ...cells.map((address) => told(where(address)))]).toEqual([what, ...before]);
  });
});

describe('Every cell of a season', () => {
  let whole: YearWorkbook;
  let kept: () => YearWorkbook;

  beforeAll(async () => {
    book = await YearWorkbook.create('en', 'aga');
    book.apply(plannable(book.compute(newSeason, { name: '2026', best: '2' })).plan);
    qualifying(book, 'Spring', spring, true);
    qualifying(book, 'Summer', summer, true);
    kept = book.kept();
    whole = book;
  });
  beforeEach(() => {
    book = whole;
  });

  test('says what a tournament brought, from its sheet and its lines', () => {
    expect(words('Season!F7')).toMatchObject({
      title: 'Points given: 6.71',
      about: 'Summer',
      steps: [
        'A10 | Taken from the sheet of Summer',
        'A10 | Points in the lines of Summer | 2.7 + 2.7 + 0.7 + 0.2 + 0.2 + 0.1 + 0.1 + 0.01 | 6.71',
      ],
      state: { kind: 'asWritten' },
    });
    expect(words('Season!C6')).toMatchObject({
      title: 'Players: 12',
      state: { kind: 'asWritten' },
    });
    expect(words('Season!E6')).toMatchObject({
      title: 'Category: 13',
      steps: ['A2 | Taken from the sheet of Spring'],
    });
    expect(words('Season!B3').steps).toEqual([
      'A10 | So many of the best results of each player count',
    ]);
    const others = ['Season!A6', 'Season!A1', 'Season!C5', 'Season totals!A4'];
    expect(others.map(figure)).toEqual(others.map(() => undefined));
  });

  test('says of a line whose points it holds, and whether it counts', () => {
    expect(words('Season totals!J7')).toMatchObject({
      title: 'Points: 5.6',
      about: 'Okafor, Cleo',
      steps: ['A10 | Points of Okafor, Cleo in Spring, taken from its sheet'],
    });
    expect(words('Season totals!K7').steps[0]).toContain('the line counts');
    expect(words('Season totals!B3')).toMatchObject({
      title: 'Check: OK',
      steps: ['A10 | Lines that are left out of the totals | 0'],
      state: { kind: 'asWritten' },
    });
  });

  test('says what was typed over, and which lines are left out', () => {
    book = kept();
    book.type('Season', 'F6', [[1]]);
    expect(words('Season!F6').state?.says[0]).toBe('Written: 1. The rules now give 32.');
    book.deleteSheet('Summer');
    const states = book.values('Season totals!K5:K60').flat();
    const lost = states.findIndex((state) => state !== '' && state !== 'OK' && state !== null);
    expect(lost).toBeGreaterThan(11);
    expect(words(`Season totals!K${5 + lost}`).steps[0]).toContain('left out');
    expect(words('Season totals!B3')).toMatchObject({
      steps: [expect.stringMatching(/totals \| [1-9]/)],
      state: { kind: 'asWritten' },
    });
  });
});

describe('report figures', () => {
  jest.setTimeout(60_000);
  let players: string;
  let games: string;

  async function read(language: Language = 'en'): Promise<void> {
    book = await YearWorkbook.create(language, 'aga');
    const { plan } = plannable(book.compute(reportImport, { text: agaReportText, byOrder: false }));
    book.apply(plan);
    [players = '', games = ''] = plan.sheets.map(({ name }) => name);
  }

  const figure = (address: string): ReturnType<typeof figureAt> =>
    figureAt(book, address, agaFigures, explainFigure);

  describe('A report that was read', () => {
    beforeEach(() => read());

    test('has every win, game and SOS of its players explained, as written', () => {
      for (const column of ['E', 'F', 'G']) {
        for (let row = 5; row <= 8; row++) {
          const address = `${players}!${column}${row}`;
          const { title, state, steps } = words(address);
          const value = String(book.value(address));
          expect([address, state?.kind, title.endsWith(`: ${value}`)]).toEqual([
            address,
            'asWritten',
            true,
          ]);
          expect(steps.at(-1)).toMatch(new RegExp(`\\| ${value}( \\||$)`));
        }
      }
      expect(words(`${players}!E5`)).toMatchObject({
        title: 'Wins: 2',
        about: 'Lin, Ada',
        steps: [
          'Games won, as the list of games has them | 2 | Round 1: won against Meyer, Dan | Round 2: won against Park, Ben',
        ],
      });
      expect(words(`${players}!F5`).steps).toEqual([
        'Games with a result: as White and as Black | 1 + 1 | 2',
      ]);
      expect(words(`${players}!G6`).steps).toEqual([
        'Round 1: wins of Okafor, Cleo | 1',
        'Round 2: wins of Lin, Ada | 2',
        'Added up | 1 + 2 | 3',
      ]);
    });

    test('says what a result counts for, and that none counts for nothing', () => {
      expect(words(`${games}!F5`)).toMatchObject({
        title: 'Winner: B',
        about: 'Meyer, Dan – Lin, Ada',
        steps: [
          'A win of Lin, Ada | 1',
          'For SOS Meyer, Dan gets the wins of Lin, Ada | 2',
          'For SOS Lin, Ada gets the wins of Meyer, Dan | 0',
        ],
      });
      book.type(games, 'F5', [['W!']]);
      expect(words(`${games}!F5`).steps).toEqual([
        'Without W or B a game counts for no wins, games or SOS',
      ]);
      expect(words(`${players}!F5`).steps).toEqual([
        'Games with a result: as White and as Black | 1 + 0 | 1',
      ]);
    });

    test('explains neither names nor headings, nor what is typed beside them', () => {
      const others = [
        `${players}!A5`,
        `${players}!E4`,
        `${players}!B5`,
        `${games}!F4`,
        `${games}!H5`,
      ];
      expect(others.map(figure)).toEqual(others.map(() => undefined));
    });

    test('a number that was typed over a formula is another today', () => {
      book.type(players, 'E5', [[7]]);
      expect(words(`${players}!E5`).state?.says[0]).toBe('Written: 7. The rules now give 2.');
    });
  });

  test('In Dutch, on renamed sheets below another row, a report is explained alike', async () => {
    await read('nl');
    book.rename(players, 'Spelers');
    book.insertRow('Spelers', 1);
    expect(words('Spelers!G7', 'nl').steps).toEqual([
      'Ronde 1: gewonnen partijen van Okafor, Cleo | 1',
      'Ronde 2: gewonnen partijen van Lin, Ada | 2',
      'Opgeteld | 1 + 2 | 3',
    ]);
  });
});

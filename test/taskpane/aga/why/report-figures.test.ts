/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { reportImport } from '../../../../taskpane/aga/report/import';
import { explainFigure } from '../../../../taskpane/aga/why/explain-figure';
import { agaFigures } from '../../../../taskpane/aga/why/figures';
import type { Language } from '../../../../src/language';
import { plannable } from '../../support/computed';
import { YearWorkbook } from '../../kgs/support/year-workbook';
import { figureAt, figureInWords, type FigureWords } from '../../why/figure-words';
import { agaReportText } from '../support/report';

jest.setTimeout(60_000);

let book: YearWorkbook;
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
const words = (address: string, language: Language = 'en'): FigureWords =>
  figureInWords(figure(address), language);

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

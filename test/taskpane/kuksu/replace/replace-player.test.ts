/** @jest-environment ./test/support/environment.js */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { noOptions } from '../../../../taskpane/kuksu/given';
import { groupLeagues } from '../../../../taskpane/kuksu/group';
import { rankLeagues } from '../../../../taskpane/kuksu/rank';
import {
  type Replacement,
  type ReplaceOptions,
  replacePlayer,
} from '../../../../taskpane/kuksu/replace/replace-player';
import type { Computed } from '../../../../taskpane/jobs/operation';
import { text } from '../../../support/text';
import { YearWorkbook } from '../../kgs/support/year-workbook';
import { plannable, refusedBy } from '../../support/computed';
import { excelWorkbook } from '../../../../taskpane/excel/excel';
import type { Plan } from '../../../../taskpane/sheets/plan';
import type { ExcelPage } from '../../../tools/workbench/host/excel';
import { write } from '../../excel/operations';
import { sheetCells } from '../../excel/planning';
import { planOf } from '../../excel/planning';
import { openWorkbook, type } from '../../excel/workbook';

describe('replace player', () => {
  jest.setTimeout(60_000);

  let book: YearWorkbook;
  beforeEach(async () => {
    book = await YearWorkbook.create('en', 'kuksu');
    const players = Array.from({ length: 15 }, (_, i) => [`N${i + 1}`, 2000 - i]);
    const registrations = book.type('Entries', 'A1', [['Name', 'Rating'], ...players]);
    book.apply(plannable(book.compute(groupLeagues, noOptions, { registrations })).plan);
    // N12 lost to N11 and beat N13; N14 has been disqualified.
    book.type('League B1', 'J5', [[1]]);
    book.type('League B1', 'K6', [[1]]);
  });

  const both = { leaves: 'N12', name: 'Newcomer', rating: '1234,5', played: 'keep' } as const;
  const replaced = (options: Partial<ReplaceOptions> = {}): Computed<Replacement> =>
    book.compute(replacePlayer, { ...both, ...options }, {});

  describe('Replace a player', () => {
    test('the newcomer takes name and rating of the seat, with what was played', () => {
      const { plan, detail } = plannable(replaced());
      expect(detail).toEqual({
        league: 'B1',
        leaves: 'N12',
        name: 'Newcomer',
        games: 2,
        played: 'keep',
        changes: [
          { label: 'kuksuRating', before: '1989', after: '1234.5' },
          {
            label: 'kuksuHow',
            before: expect.any(String),
            after: text('en', 'kuksuReplaces', { leaves: 'N12' }),
          },
        ],
      });
      book.apply(plan);
      expect(book.values('League B1!A6:K6')).toEqual([
        [2, 'Newcomer', 1, 0, 2, 1234.5, null, null, 0, null, '1'],
      ]);
      expect(book.values('Leagues!B16:H16')).toEqual([
        ['B1', 2, 'Newcomer', 1234.5, null, null, text('en', 'kuksuReplaces', { leaves: 'N12' })],
      ]);
      // The results are those of the leagues as they are now.
      const ranked = book.compute(rankLeagues.sheets, { pages: '', league: '' }, {});
      const { plan: results } = plannable(ranked);
      expect(results.warnings.map(({ sentence }) => JSON.stringify(sentence)).join()).not.toMatch(
        /kuksuPlayer/,
      );
    });

    test('or without: then what was typed in the row and the column of the seat is cleared', () => {
      book.apply(plannable(replaced({ played: 'clear' })).plan);
      expect(book.values('League B1!I5:M7')).toEqual([
        [null, null, null, null, null],
        ['', null, null, null, null],
        ['', '', null, null, null],
      ]);
    });

    test('last cycle and a disqualification are of the player, not of the seat', () => {
      book.type('League B1', 'G6', [[1, 9]]);
      book.type('League B1', 'N6', [['x']]);
      book.apply(plannable(replaced()).plan);
      expect(book.values('League B1!G6:H6')).toEqual([[null, null]]);
      expect(book.value('League B1!N6')).toBeNull();
    });

    test('asks who stops, and who takes the seat with what rating', () => {
      expect(refusedBy(replaced({ leaves: '' }))).toEqual([text('en', 'kuksuReplaceWho')]);
      for (const missing of [{ name: ' ' }, { rating: '' }, { rating: '0' }, { rating: '5 dan' }]) {
        const computed = replaced(missing);
        expect(refusedBy(computed)).toEqual([text('en', 'kuksuReplaceBy')]);
        expect(!computed.ok && computed.refusals[0]?.asks).toBe(true);
      }
      expect(replaced({ leaves: '' }).known).toMatchObject({
        seats: expect.arrayContaining([{ league: 'B1', name: 'N12' }]),
      });
    });

    test('refuses who plays already, and a table whose rows are sorted', () => {
      expect(refusedBy(replaced({ name: ' n3\u00a0' }))).toEqual([
        text('en', 'kuksuReplaceThere', { name: 'n3', league: 'A' }),
      ]);
      book.type('League B1', 'A5', [[2], [1]]);
      expect(refusedBy(replaced())).toEqual([text('en', 'kuksuReplaceSorted', { league: 'B1' })]);
    });

    test('without a cycle there is nobody to replace', async () => {
      book = await YearWorkbook.create('en', 'kuksu');
      expect(refusedBy(replaced())).toEqual([text('en', 'kuksuNoResults')]);
    });
  });
});

describe('unasked', () => {
  jest.setTimeout(60_000);

  // One cycle for all of them, in their order.
  let excel: ExcelPage;
  beforeAll(async () => {
    const players = Array.from({ length: 5 }, (_, i) => [`N${i + 1}`, 2000 - i]);
    excel = await openWorkbook([
      { name: 'Entries', cells: sheetCells([['Name', 'Rating'], ...players]) },
    ]);
    await write(await planOf(groupLeagues, noOptions, { registrations: 'Entries' }));
    // N1 beat N2, who beat N3.
    type(excel, 'League A', 'J5', 1);
    type(excel, 'League A', 'K6', 1);
  });
  afterAll(() => {
    excel.close();
  });

  const replacing = (): Promise<Plan> => {
    const seat = { leaves: 'N2', name: 'Late', rating: '1995', played: 'clear' } as const;
    return planOf(replacePlayer, seat);
  };
  const cell = (address: string, sheet = 'League A'): unknown => {
    const { id = '' } = excel.grid.sheets().find(({ name }) => name === sheet) ?? {};
    const [row, column] = [Number(address.slice(1)) - 1, address.charCodeAt(0) - 65];
    return excel.grid.read({ sheetId: id, row, column, rows: 1, columns: 1 })[0]?.[0]?.text;
  };

  test('what was typed there after the preview is not: nothing is written', async () => {
    const plan = await replacing();
    type(excel, 'League A', 'K6', 0.5);
    expect(await excelWorkbook.write(plan)).toMatchObject({ value: { kind: 'changed' } });
    expect(cell('B6')).toBe('N2');
  });

  test('a formula of somebody on the seat is asked about, and it alone', async () => {
    type(excel, 'League A', 'F6', '=1900+99');
    const asked = await excelWorkbook.write(await replacing());
    if (!asked.ok || asked.value.kind !== 'filled') throw new Error(JSON.stringify(asked));
    expect(asked.value.cells).toMatchObject([{ content: { formula: '=1900+99' } }]);
    expect(cell('B6')).toBe('N2');
    type(excel, 'League A', 'F6', 1999);
  });

  test('what the preview shows of the seat is replaced without a question', async () => {
    await write(await replacing());
    expect(['B6', 'F6', 'J5', 'K6'].map((each) => cell(each))).toEqual(['Late', '1995', '', '']);
    expect(cell('D6', 'Leagues')).toBe('Late');
  });
});

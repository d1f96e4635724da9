/** @jest-environment ./test/support/environment.js */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { newSeason } from '../../../taskpane/aga/new-season';
import { qualify } from '../../../taskpane/aga/qualify';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import type { Plan } from '../../../taskpane/sheets/plan';
import { sampled } from '../../support/sampled';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { named } from '../excel/fault-runs';
import { planOf, sheetCells, write } from '../excel/operations';
import { everything, openWorkbook, withExcel } from '../excel/workbook';
import { spring } from './support/sections';

jest.setTimeout(600_000);

let excel: ExcelPage;

const open = async (): Promise<void> => {
  excel = await openWorkbook([{ name: 'Results', cells: sheetCells(spring) }]);
};

afterEach(() => {
  jest.restoreAllMocks();
  expect(excel.problems).toEqual([]);
  excel.close();
});

const seasonPlan = (): Promise<Plan> => planOf(newSeason, { name: '2026', best: '3' });

const qualifierPlan = (): Promise<Plan> =>
  planOf(
    qualify,
    { ...qualify.initial, name: 'Spring Open', isDesignated: true },
    { results: 'Results' },
  );

const inSeason = async (): Promise<Plan> => {
  await write(await seasonPlan());
  return qualifierPlan();
};

describe('What was read is read again before the write', () => {
  test.each(
    sampled(
      [
        ['the results', 'Results', 'C3', 8.1],
        ['the list of tournaments', 'Season', 'A6', 'Another one'],
        ['the results that count', 'Season', 'B3', 2],
        ['the lines', 'Season totals', 'G5', 'somebody'],
      ] as const,
      2,
    ),
  )('a change in %s stops it', async (_what, sheet, address, content) => {
    await open();
    const plan = await inSeason();
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem(sheet).getRange(address).values = [[content]];
    });
    const changed = everything(excel);
    expect(named(await excelWorkbook.write(plan))).toBe('changed');
    expect(everything(excel)).toEqual(changed);
  });
});

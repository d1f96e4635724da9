/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { named } from '../excel/fault-runs';
import { write } from '../excel/operations';
import { everything, openWorkbook, withExcel } from '../excel/workbook';
import { oneOf } from '../../support/sampled';
import { listSheets, tournamentPlan, yearPlan } from './support/plans';

jest.setTimeout(600_000);

let excel: ExcelPage;

beforeEach(async () => {
  excel = await openWorkbook(listSheets);
});

afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});

describe('What was read is read again before the write', () => {
  test.each(
    oneOf([
      ['the results', 'Results', 'B3', 9],
      ['Year', 'Year', 'C1', 'Another one'],
      ['the engines', 'Engines', 'A4', 'Zen19S'],
      ['the points of the year', 'Calculator', 'B2', 10],
      ['the own table', 'Calculator', 'O4', 5],
      ['the lines', 'Totals', 'F5', 'somebody'],
    ] as const),
  )('a change in %s stops it', async (_what, sheet, address, content) => {
    await write(await yearPlan());
    const plan = await tournamentPlan();
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem(sheet).getRange(address).values = [[content]];
    });
    const changed = everything(excel);
    expect(named(await excelWorkbook.write(plan))).toBe('changed');
    expect(everything(excel)).toEqual(changed);
  });
});

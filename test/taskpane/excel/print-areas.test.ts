/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/excel/excel-workbook';
import type { Plan } from '../../../taskpane/plan/plan';
import type { WrittenReceipt } from '../../../taskpane/plan/receipt';
import type { ExcelPage } from '../../workbench/host/excel';
import { openSample, overwritePlan } from './sample-plans';
import { everything, withExcel } from './workbook';

jest.setTimeout(60_000);

let excel: ExcelPage;
let year: string;
let before: unknown;

beforeEach(async () => {
  excel = await openSample();
  year = excel.grid.sheets().find(({ name }) => name === 'Year')?.id ?? '';
  await withExcel(excel, ({ worksheets }) => {
    worksheets.getItem('Year').pageLayout.setPrintArea('A:I');
  });
  before = everything(excel);
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(excel.problems).toEqual([]);
  excel.close();
});

const growing = (): Plan => ({
  ...overwritePlan(year),
  printed: [{ sheetId: year, area: 'A:J' }],
});

const printed = (): number | undefined => excel.grid.extras.areas(year)['printArea']?.[0]?.columns;

async function write(): Promise<WrittenReceipt> {
  const asked = await excelWorkbook.write(growing());
  if (!asked.ok || asked.value.kind !== 'filled') throw new Error(JSON.stringify(asked));
  const outcome = await excelWorkbook.write(growing(), asked.value.cells);
  if (!outcome.ok || outcome.value.kind !== 'written') throw new Error(JSON.stringify(outcome));
  return outcome.value.receipt;
}

test('what is printed of a sheet grows with a write; undo takes back all else', async () => {
  const receipt = await write();
  expect(printed()).toBe(10);
  expect(await excelWorkbook.undoWriting(receipt)).toMatchObject({ value: { kind: 'undone' } });
  expect(printed()).toBe(10);
  await withExcel(excel, ({ worksheets }) => {
    worksheets.getItem('Year').pageLayout.setPrintArea('A:I');
  });
  expect(everything(excel)).toEqual(before);
});

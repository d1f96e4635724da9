/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import type { Plan } from '../../../taskpane/sheets/plan';
import type { WrittenReceipt } from '../../../taskpane/sheets/receipt';
import { isBookkeepingAction } from '../../../tools/workbench/host/batch/bookkeeping';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { newSheetPlan, openSample, overwritePlan } from './sample-plans';
import { everything, withExcel } from './workbook';

jest.setTimeout(60_000);

let excel: ExcelPage;
let year: string;

/** What the actions of the last request are done with, in order; those of office.js itself aside. */
let objects: string[];

beforeEach(async () => {
  excel = await openSample({
    watch: ({ request }) => {
      const own = request.Actions.filter((action) => !isBookkeepingAction(action, request));
      objects = own.map(({ ObjectPathId }) => request.ObjectPaths[ObjectPathId]?.Name ?? '');
    },
  });
  year = excel.grid.sheets().find(({ name }) => name === 'Year')?.id ?? '';
});

afterEach(() => {
  jest.restoreAllMocks();
  expect(excel.problems).toEqual([]);
  excel.close();
});

/** The area of a sheet as a write of ours left it: a hidden name says so. */
async function setByUs(): Promise<void> {
  await withExcel(excel, ({ worksheets }) => {
    const sheet = worksheets.getItem('Year');
    sheet.pageLayout.setPrintArea('A:I');
    sheet.names.add('_TSX_Printed', sheet.getRange('A:I')).visible = false;
  });
}

async function setByHand(area: string): Promise<void> {
  await withExcel(excel, ({ worksheets }) => {
    worksheets.getItem('Year').pageLayout.setPrintArea(area);
  });
}

const growing = (area = 'A:J'): Plan => ({
  ...overwritePlan(year),
  printed: [{ sheetId: year, area }],
});

const printed = (): number | undefined => excel.grid.extras.areas(year)['printArea']?.[0]?.columns;

async function write(plan = growing()): Promise<WrittenReceipt> {
  const first = await excelWorkbook.write(plan);
  if (!first.ok || first.value.kind !== 'filled') throw new Error(JSON.stringify(first));
  const outcome = await excelWorkbook.write(plan, first.value.cells);
  if (!outcome.ok || outcome.value.kind !== 'written') throw new Error(JSON.stringify(outcome));
  return outcome.value.receipt;
}

test('what is printed of a sheet grows with a write, and again; undo takes back all else', async () => {
  await setByUs();
  const before = everything(excel);
  const receipt = await write();
  expect(printed()).toBe(10);
  expect(await excelWorkbook.undoWriting(receipt)).toMatchObject({
    value: { kind: 'undone', stays: [{ sentence: { code: 'undoPrintStays', sheets: ['Year'] } }] },
  });
  expect(printed()).toBe(10);
  await write(growing('A:L'));
  expect(printed()).toBe(12);
  expect(before).not.toEqual(everything(excel));
});

test('the area of a sheet that a write makes is known as its own', async () => {
  const made = await excelWorkbook.write(newSheetPlan);
  if (!made.ok || made.value.kind !== 'written') throw new Error(JSON.stringify(made));
  const round = excel.grid.sheets().find(({ name }) => name === 'Round 1')?.id ?? '';
  await write({ ...overwritePlan(year), printed: [{ sheetId: round, area: 'A:F' }] });
  expect(excel.grid.extras.areas(round)['printArea']?.[0]?.columns).toBe(6);
});

test('it is ours beside an inserted column, too', async () => {
  await setByUs();
  excel.grid.lines.insert(year, { dimension: 'columns', first: 3, count: 1 });
  await write(growing('A:K'));
  expect(printed()).toBe(11);
});

test.each(['A:E', 'A1:I40', 'A:I,K:K', ''])('what a director chose stays: “%s”', async (area) => {
  await setByUs();
  await setByHand(area);
  const chosen = excel.grid.extras.areas(year)['printArea'];
  await write();
  expect(excel.grid.extras.areas(year)['printArea']).toEqual(chosen);
});

test('an area on a sheet without the name is nobody’s but the director’s', async () => {
  await setByHand('A:I');
  await write();
  expect(printed()).toBe(9);
});

test('an Excel that cannot tell what is printed still writes', async () => {
  await setByUs();
  let refused = 0;
  jest.spyOn(excel.host.faults, 'nextAction').mockImplementation(() => {
    if (objects.shift() !== 'GetPrintAreaOrNullObject') return undefined;
    refused++;
    return 'GeneralException';
  });
  await write();
  expect(refused).toBe(2);
  expect(printed()).toBe(9);
});

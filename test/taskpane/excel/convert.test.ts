/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createExcelWorkbook } from '../../../taskpane/excel/excel';
import { excelWhy } from '../../../taskpane/excel/why/excel-why';
import { certainNumber, conversion } from '../../../taskpane/why/fix';
import type { WorkbookService } from '../../../taskpane/excel/workbook/workbook';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { everything, openWorkbook, type, withExcel } from './workbook';

jest.setTimeout(120_000);

let excel: ExcelPage;
let workbook: WorkbookService;
let before: unknown;
let sheetId: string;

beforeEach(async () => {
  excel = await openWorkbook([{ name: 'Events', cells: { A1: 'tables', C1: '=1+1' } }]);
  await withExcel(excel, ({ worksheets }) => {
    const cell = worksheets.getItem('Events').getRange('B7');
    cell.numberFormat = [['@']];
    cell.values = [['60']];
  });
  sheetId = excel.grid.activeSheet().id;
  workbook = createExcelWorkbook();
  before = everything(excel);
});
afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});

const text = () => ({
  at: { sheetId, sheet: 'Events', row: 6, column: 1 },
  text: '60',
  number: 60,
});
const held = async (): Promise<unknown> =>
  excel.run(async (context) => {
    const cell = context.workbook.worksheets.getItem('Events').getRange('B7');
    cell.load('values,numberFormat');
    await context.sync();
    return [cell.values[0]?.[0], cell.numberFormat[0]?.[0]];
  });

describe('A text that is certainly a number', () => {
  test('becomes one, its format General, and the undo gives the text back', async () => {
    expect(await held()).toEqual(['60', '@']);
    const { plan, agreed } = conversion(text(), 'B7 is the number 60');
    const outcome = await workbook.write(plan, agreed);
    if (!outcome.ok || outcome.value.kind !== 'written') throw new Error(JSON.stringify(outcome));
    expect(await held()).toEqual([60, 'General']);
    const undone = await workbook.undoWriting(outcome.value.receipt);
    expect(undone).toMatchObject({ ok: true, value: { kind: 'undone' } });
    expect(everything(excel)).toEqual(before);
  });

  test.each<readonly [string, string | number]>([
    ['another text', '61'],
    ['a formula that gives the same text', '="60"'],
    ['a number', 12],
  ])('stays as it is where the cell holds %s by then', async (_name, content) => {
    type(excel, 'Events', 'B7', null);
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Events').getRange('B7').numberFormat = [['General']];
    });
    type(excel, 'Events', 'B7', content);
    const changed = everything(excel);
    const { plan, agreed } = conversion(text(), 'B7 is the number 60');
    expect(await workbook.write(plan, agreed)).toMatchObject({
      ok: true,
      value: { kind: 'filled' },
    });
    expect(everything(excel)).toEqual(changed);
  });

  test('is offered for constants of sheets that are not protected', async () => {
    const isConstant = (row: number, column: number) =>
      excelWhy.isConstant({ sheetId, row, column });
    expect(await isConstant(6, 1)).toEqual({ ok: true, value: true });
    expect(await isConstant(0, 2)).toEqual({ ok: true, value: false });
    await withExcel(excel, ({ worksheets }) => {
      worksheets.getItem('Events').protection.protect();
    });
    expect(await isConstant(6, 1)).toEqual({ ok: true, value: false });
  });
});

test.each<readonly [text: string, mark: '.' | ',', number: number | undefined]>([
  ['60', '.', 60],
  [' 60 ', '.', 60],
  ['60\u00a0', ',', 60],
  ['-3', '.', -3],
  ['1250.5', '.', 1250.5],
  ['1250,5', ',', 1250.5],
  ['1250,5', '.', undefined],
  ['1250.5', ',', undefined],
  ['1.250,5', ',', undefined],
  ['1,250.5', '.', undefined],
  ['1 250', '.', undefined],
  ['1.250', '.', undefined],
  ['-12,500', ',', undefined],
  ['0.125', '.', 0.125],
  ['1250.125', '.', 1250.125],
  ['1e3', '.', undefined],
  ['50%', '.', undefined],
  ['12345678901234567', '.', undefined],
  ['', '.', undefined],
  ['60 tables', '.', undefined],
])('%j with the mark %s is certainly %p', (given, mark, number) => {
  expect(certainNumber(given, mark)).toBe(number);
});

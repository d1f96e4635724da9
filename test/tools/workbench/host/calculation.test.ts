import * as library from '@odoo/o-spreadsheet';
import { afterEach, describe, expect, test } from '@jest/globals';
import { defineFunctions } from '../../../../tools/workbench/grid/o-spreadsheet';
import { openExcel, sheet1, type ExcelPage } from './excel';

let excel: ExcelPage;
afterEach(() => {
  excel.close();
});

const b1 = (sheetId = 'sheet1'): unknown =>
  excel.grid.read({ sheetId, row: 0, column: 1, rows: 1, columns: 1 })[0]?.[0]?.value;
const type = (content: number): void => {
  excel.grid.write({ sheetId: 'sheet1', row: 0, column: 0 }, content);
};
const application = (): Promise<readonly string[]> =>
  excel.page.Excel.run(async (context) => {
    const { application: app } = context.workbook;
    app.load('calculationMode,calculationState');
    await context.sync();
    return [app.calculationMode, app.calculationState];
  });

describe('A workbook that is calculated by hand', () => {
  const open = async (): Promise<void> => {
    excel = await openExcel({
      sheets: [
        { name: 'Sheet1', cells: { A1: 1, B1: '=A1*10' } },
        { name: 'Other', cells: { B1: '=Sheet1!A1*100' } },
      ],
    });
    excel.grid.calculatesByHand = true;
    type(2);
  };

  test('says so, and that it waits to be calculated', async () => {
    await open();
    expect(await application()).toEqual(['Manual', 'Pending']);
    expect([b1(), b1('sheet2')]).toEqual([10, 100]);
  });

  test('is calculated by application.calculate', async () => {
    await open();
    await excel.run(({ workbook }) => {
      workbook.application.calculate('Recalculate');
    });
    expect([b1(), b1('sheet2')]).toEqual([20, 200]);
    expect(await application()).toEqual(['Manual', 'Done']);
  });

  test('sheet by sheet by worksheet.calculate', async () => {
    await open();
    await excel.run((context) => {
      sheet1(context).calculate(true);
    });
    expect([b1(), b1('sheet2')]).toEqual([20, 100]);
  });

  test('is calculated when an add-in makes it automatic, and keeps its results when it ends that', async () => {
    await open();
    const become = (mode: 'Automatic' | 'Manual'): Promise<void> =>
      excel.run(({ workbook }) => {
        workbook.application.calculationMode = mode;
      });
    await become('Automatic');
    expect([b1(), b1('sheet2')]).toEqual([20, 200]);
    await become('Manual');
    type(3);
    expect([b1(), b1('sheet2')]).toEqual([20, 200]);
  });
});

test('an automatic workbook is done after each change', async () => {
  excel = await openExcel({ sheets: [{ name: 'Sheet1', cells: { A1: 1, B1: '=A1*10' } }] });
  type(2);
  expect([b1(), ...(await application())]).toEqual([20, 'Automatic', 'Done']);
});

test('an add-in ends the #NAME? of a function that came late by writing the same formula again', async () => {
  excel = await openExcel({ sheets: [{ name: 'Sheet1', cells: { B1: '=WRITTEN.AGAIN(1)' } }] });
  const name = 'WRITTEN.AGAIN';
  defineFunctions(library, [
    {
      name,
      description: '',
      parameters: [{ name: 'x', description: '', optional: true }],
      compute: () => 7,
    },
  ]);
  excel.grid.recalculate();
  expect(b1()).toMatchObject({ error: '#NAME?' });
  await excel.page.Excel.run(async (context) => {
    const range = sheet1(context).getRange('B1');
    range.load('formulas');
    await context.sync();
    range.formulas = range.formulas as string[][];
    await context.sync();
  });
  expect(b1()).toBe(7);
});

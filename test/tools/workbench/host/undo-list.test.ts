import { afterEach, describe, expect, test } from '@jest/globals';
import type { OfficeHostOptions } from '../../../../tools/workbench/host';
import { openExcel, sheet1, type ExcelPage } from './excel';

let excel: ExcelPage;
afterEach(() => {
  excel.close();
});

async function open(undo?: OfficeHostOptions['undo']): Promise<void> {
  const other = { name: 'Other', cells: {} };
  const sheets = [{ name: 'Sheet1', cells: {}, merges: ['B2:C3'] }, other];
  excel = await openExcel({ sheets }, undo === undefined ? {} : { undo });
  excel.grid.write({ sheetId: 'sheet1', row: 9, column: 0 }, 'typed by the user');
}

type Batch = (context: Excel.RequestContext) => unknown;

const merged: Batch = (context) => sheet1(context).getRange('A1:D9').getMergedAreasOrNullObject();
const add: Batch = (context) => context.workbook.worksheets.add('New');
const remove: Batch = (context) => {
  context.workbook.worksheets.getItem('Other').delete();
};
const rename: Batch = (context) => {
  context.workbook.worksheets.getItem('Other').name = 'Another';
};
const hide: Batch = (context) => {
  context.workbook.worksheets.getItem('Other').visibility = 'Hidden';
};

describe('The user’s undo list', () => {
  test.each([
    ['getMergedAreasOrNullObject over a merge', merged, false, true],
    ['worksheets.add', add, false, true],
    ['Worksheet.delete', remove, false, false],
    ['Worksheet.name', rename, false, true],
    ['Worksheet.visibility', hide, false, true],
  ])('%s keeps it: on Windows %s, on the web %s', async (_, batch, onWindows, onTheWeb) => {
    for (const [undo, keeps] of [
      ['win', onWindows],
      ['web', onTheWeb],
    ] as const) {
      await open(undo);
      await excel.run(batch);
      expect([undo, excel.grid.undo()]).toEqual([undo, keeps]);
      if (undo === 'win') excel.close();
    }
  });

  test('is kept by a look for merged areas where there are none, and by any other call', async () => {
    await open();
    await excel.run((context) => {
      sheet1(context).getRange('A5:D9').getMergedAreasOrNullObject();
      sheet1(context).getRange('A1').values = [[1]];
    });
    expect([excel.grid.undo(), excel.grid.undo(), excel.grid.undo()]).toEqual([true, true, false]);
  });

  test('begins anew after it was cleared', async () => {
    await open();
    await excel.run(add);
    excel.grid.write({ sheetId: 'sheet1', row: 0, column: 0 }, 'later');
    expect([excel.grid.undo(), excel.grid.undo()]).toEqual([true, false]);
  });
});

describe('A run that is to be one step', () => {
  const grouped = (batch: Batch): Promise<unknown> =>
    excel.page.Excel.run({ mergeUndoGroup: true } as Excel.RunOptions, async (context) => {
      batch(context);
      await context.sync();
    });

  test.each([
    ['Worksheet.delete', remove],
    ['Worksheet.name', rename],
    ['Worksheet.visibility', hide],
  ])('is refused %s, which has no undo on Windows; nothing is done', async (_, batch) => {
    await open();
    await expect(grouped(batch)).rejects.toMatchObject({ code: 'UndoNotSupported' });
    expect(excel.grid.sheets().map(({ name, visible }) => [name, visible])).toEqual([
      ['Sheet1', true],
      ['Other', true],
    ]);
    expect(excel.grid.undo()).toBe(true);
  });

  test('may rename and hide on the web', async () => {
    await open('web');
    await grouped(rename);
    expect(excel.grid.undo()).toBe(true);
    expect(excel.grid.sheets().map(({ name }) => name)).toEqual(['Sheet1', 'Other']);
  });
});

test('merged areas are found only where their first cell is inside', async () => {
  await open();
  const found = (address: string): Promise<string | undefined> =>
    excel.page.Excel.run(async (context) => {
      const areas = sheet1(context).getRange(address).getMergedAreasOrNullObject();
      areas.load('address');
      await context.sync();
      return areas.isNullObject ? undefined : areas.address;
    });
  expect(await found('B2')).toBe('Sheet1!B2:C3');
  expect(await found('A1:D9')).toBe('Sheet1!B2:C3');
  expect(await found('C2:D9')).toBeUndefined();
  expect(await found('B3')).toBeUndefined();
});

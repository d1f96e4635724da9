import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openExcel, sheet1, type ExcelPage } from './excel';

let excel: ExcelPage;

beforeEach(async () => {
  excel = await openExcel();
});
afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});

describe('Settings of the workbook', () => {
  const settings = ({ workbook }: Excel.RequestContext): Excel.SettingCollection =>
    workbook.settings;

  test('are added, replaced, found, listed and deleted', async () => {
    await excel.run((context) => {
      settings(context).add('one', 'first');
      settings(context).add('two', { n: 2 });
      settings(context).add('one', 'second');
    });
    const [one, none, all] = await excel.run((context) => {
      const found = settings(context).getItemOrNullObject('one').load('value');
      const missing = settings(context).getItemOrNullObject('One').load('value');
      const items = settings(context).load('items/value');
      return [found, missing, items] as const;
    });
    expect([one.value, none.isNullObject]).toEqual(['second', true]);
    expect(all.items.map(({ value }) => value as unknown)).toEqual(['second', { n: 2 }]);
    await excel.run((context) => {
      settings(context).getItem('one').delete();
    });
    expect(await excel.code((context) => settings(context).getItem('one').load('value'))).toBe(
      'ItemNotFound',
    );
  });

  test('are in no undo list', async () => {
    await excel.run((context) => {
      sheet1(context).getRange('A1').values = [[1]];
      settings(context).add('one', 'kept');
    });
    excel.grid.undo();
    const item = await excel.run((context) => settings(context).getItem('one').load('value'));
    expect(item.value).toBe('kept');
  });
});

describe('Names of a sheet', () => {
  const add = (name: string): Promise<unknown> =>
    excel.run((context) => {
      const item = sheet1(context).names.add(name, sheet1(context).getRange('A1'));
      item.visible = false;
      return item;
    });
  const found = async (sheet: string, name: string): Promise<string | undefined> => {
    const item = await excel.run(({ workbook: { worksheets } }) =>
      worksheets.getItem(sheet).names.getItemOrNullObject(name).load('formula,visible'),
    );
    return item.isNullObject ? undefined : `${item.formula} ${item.visible}`;
  };

  test('belong to it alone, may be hidden, and go with it', async () => {
    await add('_TSX_1');
    expect(await found('Sheet1', '_tsx_1')).toBe('=Sheet1!$A$1 false');
    const ofWorkbook = await excel.run(({ workbook }) => workbook.names.load('items/name'));
    expect(ofWorkbook.items).toEqual([]);
    await excel.run(({ workbook: { worksheets } }) => {
      worksheets.add('Other').names.add('_TSX_1', worksheets.getItem('Other').getRange('B2'));
      worksheets.getItem('Sheet1').names.getItem('_TSX_1').delete();
    });
    expect(await found('Sheet1', '_TSX_1')).toBeUndefined();
    expect(await found('Other', '_TSX_1')).toBe('=Other!$B$2 true');
  });

  test('follow a new name of the sheet', async () => {
    await add('_TSX_1');
    await excel.run((context) => (sheet1(context).name = 'Round 1'));
    expect(await found('Round 1', '_TSX_1')).toBe("='Round 1'!$A$1 false");
  });
});

test('Charts, shapes and comments of a sheet are counted', async () => {
  const { id } = excel.grid.activeSheet();
  excel.grid.extras.setText(id, 'charts', '2');
  excel.grid.extras.setText(id, 'comments', '1');
  const [charts, shapes, comments] = await excel.run((context) => {
    const sheet = sheet1(context);
    const count = sheet.charts.load('count');
    return [count, sheet.shapes.getCount(), sheet.comments.getCount()] as const;
  });
  expect([charts.count, shapes.value, comments.value]).toEqual([2, 0, 1]);
});

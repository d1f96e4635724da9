import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openExcel, sheet1, type ExcelPage } from './excel';

let excel: ExcelPage;

beforeEach(async () => {
  excel = await openExcel({
    sheets: [
      { name: 'Sheet1', cells: { A1: 'Name', B1: 'Wins', A2: 'Anna', B2: 1 } },
      { name: 'Other', cells: {} },
    ],
  });
});
afterEach(() => {
  excel.close();
});

const protect = (options?: Excel.WorksheetProtectionOptions, password?: string): Promise<unknown> =>
  excel.run((context) => {
    sheet1(context).getRange('B2').format.protection.locked = false;
    sheet1(context).protection.protect(options, password);
  });

const refused = (act: (sheet: Excel.Worksheet) => unknown): Promise<string> =>
  excel.code((context) => act(sheet1(context)));

const done = async (act: (sheet: Excel.Worksheet) => unknown): Promise<string> => {
  await excel.run((context) => {
    act(sheet1(context));
  });
  return 'done';
};

describe('A protected sheet', () => {
  test('says so', async () => {
    const read = async (): Promise<Excel.WorksheetProtection> =>
      excel.run((context) => sheet1(context).protection.load('protected'));
    expect((await read()).protected).toBe(false);
    await protect({ allowSort: true, selectionMode: 'Unlocked' });
    expect((await read()).protected).toBe(true);
    excel.grid.undo();
    expect((await read()).protected).toBe(false);
  });

  test('is protected once, and opened with its password only', async () => {
    await protect({}, 'secret');
    expect(
      await refused((sheet) => {
        sheet.protection.protect();
      }),
    ).toBe('InvalidOperation');
    expect(
      await refused((sheet) => {
        sheet.protection.unprotect('wrong');
      }),
    ).toBe('InvalidArgument');
    expect(
      await refused((sheet) => {
        sheet.protection.unprotect();
      }),
    ).toBe('InvalidArgument');
    expect(
      await done((sheet) => {
        sheet.protection.unprotect('secret');
      }),
    ).toBe('done');
    expect(
      await done((sheet) => {
        sheet.protection.unprotect();
      }),
    ).toBe('done');
  });

  const forbidden: readonly (readonly [string, (sheet: Excel.Worksheet) => unknown])[] = [
    ['values of a locked cell', (sheet) => (sheet.getRange('A1').values = [['x']])],
    [
      'values of cells of which one is locked',
      (sheet) => (sheet.getRange('B2:C2').values = [[1, 2]]),
    ],
    ['formulas', (sheet) => (sheet.getRange('A1').formulas = [['=1']])],
    ['number formats', (sheet) => (sheet.getRange('B2').numberFormat = [['0.0']])],
    ['a fill', (sheet) => (sheet.getRange('B2').format.fill.color = 'red')],
    [
      'clearing contents',
      (sheet) => {
        sheet.getRange('A1').clear('Contents');
      },
    ],
    [
      'clearing formats',
      (sheet) => {
        sheet.getRange('B2').clear('Formats');
      },
    ],
    ['a width', (sheet) => (sheet.getRange('A:A').format.columnWidth = 50)],
    ['hiding rows', (sheet) => (sheet.getRange('1:1').rowHidden = true)],
    [
      'merging',
      (sheet) => {
        sheet.getRange('A1:B1').merge();
      },
    ],
    [
      'separating',
      (sheet) => {
        sheet.getRange('A1:B1').unmerge();
      },
    ],
    ['a table', (sheet) => sheet.tables.add('A1:B2', true)],
    [
      'filter buttons',
      (sheet) => {
        sheet.autoFilter.apply('A1:B2');
      },
    ],
  ];
  test.each(forbidden)('denies %s', async (_, act) => {
    await protect();
    expect(await refused(act)).toBe('AccessDenied');
  });

  test('denies what would change a table', async () => {
    await excel.run((context) => (sheet1(context).tables.add('A1:B2', true).name = 'Results'));
    await protect();
    const table = (act: (table: Excel.Table) => unknown): Promise<string> =>
      excel.code((context) => act(context.workbook.tables.getItem('Results')));
    expect(await table((each) => (each.name = 'Other'))).toBe('AccessDenied');
    expect(await table((each) => (each.showTotals = true))).toBe('AccessDenied');
    expect(await table((each) => each.rows.add())).toBe('AccessDenied');
  });

  test('lets unlocked cells be written, and what it allows be done', async () => {
    await protect({ allowFormatCells: true, allowFormatColumns: true });
    expect(await done((sheet) => (sheet.getRange('B2').values = [[7]]))).toBe('done');
    expect(await done((sheet) => (sheet.getRange('A1').format.fill.color = 'red'))).toBe('done');
    expect(await done((sheet) => (sheet.getRange('A:A').format.columnWidth = 50))).toBe('done');
    expect(await refused((sheet) => (sheet.getRange('1:1').rowHidden = true))).toBe('AccessDenied');
  });

  test('keeps nothing of a batch that is denied but what came before the denial', async () => {
    await protect();
    await refused((sheet) => {
      sheet.getRange('B2').values = [[8]];
      sheet.getRange('A1').values = [['x']];
      sheet.getRange('B2').values = [[9]];
    });
    const range = await excel.run((context) => sheet1(context).getRange('A1:B2').load('values'));
    expect(range.values).toEqual([
      ['Name', 'Wins'],
      ['Anna', 8],
    ]);
  });

  test('lets a person type into unlocked cells only, and undo', async () => {
    await protect();
    const { model } = excel.grid;
    const type = (col: number, row: number): readonly string[] =>
      model.dispatch('UPDATE_CELL', { sheetId: 'sheet1', col, row, content: 'typed' }).reasons;
    expect([type(0, 0), type(1, 1)]).toEqual([['SheetLocked'], []]);
    const target = [{ left: 1, right: 1, top: 1, bottom: 1 }];
    expect(
      model.dispatch('SET_FORMATTING', { sheetId: 'sheet1', target, style: { bold: true } })
        .reasons,
    ).toEqual(['SheetLocked']);
    expect(excel.grid.undo()).toBe(true);
    expect(excel.grid.undo()).toBe(true);
    expect(type(0, 0)).toEqual([]);
  });
});

describe('A protected workbook', () => {
  test('keeps its sheets as they are', async () => {
    const read = async (): Promise<boolean> => {
      const { protection } = await excel.run((context) =>
        context.workbook.load('protection/protected'),
      );
      return protection.protected;
    };
    expect(await read()).toBe(false);
    await excel.run((context) => {
      context.workbook.protection.protect('x');
    });
    expect(await read()).toBe(true);
    expect(await excel.code((context) => context.workbook.worksheets.add('New'))).toBe(
      'AccessDenied',
    );
    expect(await refused((sheet) => (sheet.name = 'New'))).toBe('AccessDenied');
    expect(await refused((sheet) => (sheet.visibility = 'Hidden'))).toBe('AccessDenied');
    expect(
      await refused((sheet) => {
        sheet.delete();
      }),
    ).toBe('AccessDenied');
    expect(await done((sheet) => (sheet.getRange('A1').values = [['x']]))).toBe('done');
    expect(
      await excel.code((context) => {
        context.workbook.protection.unprotect('y');
      }),
    ).toBe('InvalidArgument');
    await excel.run((context) => {
      context.workbook.protection.unprotect('x');
    });
    expect(await read()).toBe(false);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createWorkbench, failure, type Workbench } from './support';
import type { OfficePage } from './office-page';

let workbench: Workbench;
let page: OfficePage;

beforeAll(async () => {
  workbench = createWorkbench();
  page = await workbench.open('pane');
});
afterAll(() => {
  workbench.close();
});
const corner = { sheetId: 'sheet1', row: 0, column: 0, rows: 3, columns: 3 };

beforeEach(() => {
  workbench.problems.length = 0;
  for (const row of [0, 1, 2]) {
    for (const column of [0, 1, 2]) workbench.grid.write({ sheetId: 'sheet1', row, column }, null);
  }
  workbench.grid.setNumberFormat(corner, 'General');
});

const write = (address: string, change: (range: Excel.Range) => void): Promise<unknown> =>
  page.Excel.run(async (context) => {
    change(context.workbook.worksheets.getItem('Sheet1').getRange(address));
    await context.sync();
  });

const cells = (rows: number, columns: number) =>
  workbench.grid.read({ sheetId: 'sheet1', row: 0, column: 0, rows, columns });
const values = (rows: number, columns: number) =>
  cells(rows, columns).map((row) => row.map((cell) => cell.value));

describe('Writing a range through the real library', () => {
  test('an array writes cell by cell; null leaves a cell as it is, "" clears it', async () => {
    workbench.grid.write({ sheetId: 'sheet1', row: 0, column: 1 }, 'kept');
    workbench.grid.write({ sheetId: 'sheet1', row: 1, column: 0 }, 'gone');
    await write('A1:B2', (range) => {
      range.values = [
        [1, null],
        ['', false],
      ];
    });
    expect(values(2, 2)).toEqual([
      [1, 'kept'],
      [null, false],
    ]);
  });

  test('a single value fills the range', async () => {
    await write('A1:B2', (range) => {
      range.values = 7 as unknown as number[][];
    });
    expect(values(2, 2)).toEqual([
      [7, 7],
      [7, 7],
    ]);
  });

  test('a string that begins with = becomes a formula, through values as through formulas', async () => {
    await write('A1', (range) => (range.values = [['=1+1']]));
    await write('A2:A3', (range) => (range.formulas = [['=2+2'], ['text']]));
    expect(cells(3, 1).map(([cell]) => cell?.formula ?? cell?.value)).toEqual([
      '=1+1',
      '=2+2',
      'text',
    ]);
  });

  test('number formats, one for all or one per cell, null leaving one alone', async () => {
    await write('A1:B1', (range) => (range.numberFormat = '0.0' as unknown as string[][]));
    await write('A1:B1', (range) => (range.numberFormat = [[null, '0.00']] as string[][]));
    expect(cells(1, 2)[0]?.map((cell) => cell.numberFormat)).toEqual(['0.0', '0.00']);
  });

  test('one write is one step of the grid', async () => {
    await write('A1:C3', (range) => (range.values = 1 as unknown as number[][]));
    expect(values(3, 3).flat()).toEqual(new Array(9).fill(1));
    workbench.grid.undo();
    expect(values(3, 3).flat()).toEqual(new Array(9).fill(null));
  });

  test('set and update change properties by name', async () => {
    await write('A1', (range) => {
      range.set({ values: [[5]] });
    });
    await write('B1', (range) => {
      (range as unknown as { update(properties: object): void }).update({ values: [[6]] });
    });
    expect(values(1, 2)).toEqual([[5, 6]]);
  });

  test('clear empties cells and resets number formats', async () => {
    await write('A1:B1', (range) => {
      range.values = [[1, 2]];
      range.numberFormat = [['0.0', '0.0']];
    });
    await write('A1', (range) => {
      range.clear();
    });
    await write('B1', (range) => {
      range.clear('Contents');
    });
    expect(cells(1, 2)[0]?.map(({ value, numberFormat }) => [value, numberFormat])).toEqual([
      [null, 'General'],
      [null, '0.0'],
    ]);
  });

  test('clear of formats leaves contents; what it cannot clear it refuses', async () => {
    await write('A1', (range) => {
      range.values = [[1]];
      range.numberFormat = [['0.0']];
      range.clear('Formats');
    });
    expect(cells(1, 1)[0]?.map(({ value, numberFormat }) => [value, numberFormat])).toEqual([
      [1, 'General'],
    ]);
    const clear = async (what: string): Promise<string> =>
      (
        await failure(
          write('A1', (range) => {
            range.clear(what as 'All');
          }),
        )
      ).code;
    expect(await clear('Hyperlinks')).toBe('NotImplemented');
    expect(await clear('Everything')).toBe('InvalidArgument');
  });

  test('clear of whole columns clears what is filled', async () => {
    await write('A1:B1', (range) => (range.values = [[1, 2]]));
    await write('A:A', (range) => {
      range.clear();
    });
    expect(values(1, 2)).toEqual([[null, 2]]);
  });

  test('select selects', async () => {
    await write('B2:C3', (range) => {
      range.select();
    });
    expect(workbench.grid.selection()).toEqual({
      sheetId: 'sheet1',
      row: 1,
      column: 1,
      rows: 2,
      columns: 2,
    });
  });
});

describe('Failures have Excel’s codes', () => {
  const code = async (address: string, change: (range: Excel.Range) => void): Promise<string> =>
    (await failure(write(address, change))).code;

  test('an array of another size is InvalidArgument, with the statement that failed', async () => {
    const error = await failure(write('A1:A2', (range) => (range.values = [[1]])));
    expect(error.code).toBe('InvalidArgument');
    expect(error.message).toMatch(/number of rows or columns/);
    expect(error.debugInfo).toMatchObject({
      errorLocation: 'Range.values',
      statement: 'range.values = ...;',
    });
  });

  test('a row list instead of a table, and contents that no cell holds, are InvalidArgument', async () => {
    expect(await code('A1:B1', (range) => (range.values = [1, 2] as unknown as number[][]))).toBe(
      'InvalidArgument',
    );
    expect(await code('A1', (range) => (range.values = [[{}]]))).toBe('InvalidArgument');
    expect(await code('A1', (range) => (range.numberFormat = [[1]] as unknown as string[][]))).toBe(
      'InvalidArgument',
    );
  });

  test('whole columns cannot be written cell by cell', async () => {
    expect(await code('A:A', (range) => (range.values = 1 as unknown as number[][]))).toBe(
      'InvalidArgument',
    );
  });

  test.each(['', 'A0', 'XFE1', 'A1048577', 'A1,B2', 'somewhere', 'Other!A1'])(
    'the address "%s" is refused or the whole sheet',
    async (address) => {
      const outcome = page.Excel.run(async (context) => {
        const range = context.workbook.worksheets.getItem('Sheet1').getRange(address);
        range.load('address');
        await context.sync();
        return range.address;
      });
      if (address === '') expect(await outcome).toBe('Sheet1!1:1048576');
      else expect((await failure(outcome)).code).toBe('InvalidArgument');
    },
  );

  test('a sheet that is not there is ItemNotFound', async () => {
    const missing = page.Excel.run(async (context) => {
      context.workbook.worksheets.getItem('Nowhere').load('name');
      await context.sync();
    });
    expect(await failure(missing)).toMatchObject({
      code: 'ItemNotFound',
      debugInfo: { errorLocation: 'WorksheetCollection.getItem' },
    });
  });

  test('a sheet name that is taken is ItemAlreadyExists, one Excel forbids InvalidArgument', async () => {
    const add = async (name: string): Promise<string> =>
      (
        await failure(
          page.Excel.run(async (context) => {
            context.workbook.worksheets.add(name);
            await context.sync();
          }),
        )
      ).code;
    expect(await add('SHEET1')).toBe('ItemAlreadyExists');
    for (const name of ['a/b', "'a", 'x'.repeat(32)])
      expect(await add(name)).toBe('InvalidArgument');
  });

  test('nothing is rolled back: what came before the failure is done and its results arrive', async () => {
    await page.Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem('Sheet1');
      const first = sheet.getRange('A1');
      first.values = [['done']];
      first.load('values');
      sheet.getRange('A2:A3').values = [[1]];
      sheet.getRange('B1').values = [['not reached']];
      const error = await failure(context.sync());
      expect(error.code).toBe('InvalidArgument');
      expect(first.values).toEqual([['done']]);
    });
    expect(values(1, 2)).toEqual([['done', null]]);
  });
});

describe('What the workbench lacks fails by name', () => {
  const name = async (ask: (context: Excel.RequestContext) => void): Promise<unknown[]> => {
    const error = await failure(
      page.Excel.run(async (context) => {
        ask(context);
        await context.sync();
      }),
    );
    return [error.code, error.debugInfo.errorLocation, workbench.problems.map((each) => each.name)];
  };
  const selected = (context: Excel.RequestContext): Excel.Range =>
    context.workbook.getSelectedRange();

  test('an object, a method, a property that is read and one that is set', async () => {
    expect(
      await name((context) => {
        selected(context).getPrecedents();
      }),
    ).toEqual(['NotImplemented', 'Range.getPrecedents', ['Range.getPrecedents']]);
    workbench.problems.length = 0;
    expect(
      await name((context) => {
        selected(context).showCard();
      }),
    ).toEqual(['NotImplemented', 'Range.showCard', ['Range.showCard']]);
    workbench.problems.length = 0;
    expect(await name((context) => selected(context).load('savedAsArray'))).toEqual([
      'NotImplemented',
      'Range.savedAsArray',
      ['Range.savedAsArray'],
    ]);
    workbench.problems.length = 0;
    expect(await name((context) => (selected(context).style = 'Good'))).toEqual([
      'NotImplemented',
      'Range.style',
      ['Range.style'],
    ]);
  });

  test('an event', async () => {
    const [code, location] = await name((context) =>
      context.workbook.worksheets.onFormatChanged.add(() => Promise.resolve()),
    );
    expect([code, location]).toEqual([
      'NotImplemented',
      'WorksheetCollection._RegisterFormatChangedEvent',
    ]);
  });

  test('a call of the older API', async () => {
    const result = await new Promise<Office.AsyncResult<unknown>>((resolve) => {
      page.Office.context.document.getFileAsync(page.Office.FileType.Compressed, resolve);
    });
    expect(result.status).toBe('failed');
    expect(workbench.problems.map((problem) => problem.name)).toEqual([
      'Office.context.document.getFileAsync',
    ]);
  });
});

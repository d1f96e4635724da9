import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createWorkbench, failure, type Workbench } from './support';
import { type OfficePage } from './office-page';

describe('rich api read', () => {
  let workbench: Workbench;
  let page: OfficePage;

  beforeAll(async () => {
    workbench = createWorkbench();
    page = await workbench.open('pane');
  });
  afterAll(() => {
    workbench.close();
  });
  beforeEach(() => {
    workbench.problems.length = 0;
  });

  const at = (row: number, column: number) => ({ sheetId: 'sheet1', row, column });

  /** Loads one range inside one Excel.run. */
  async function load(address: string, properties: string): Promise<Record<string, unknown>> {
    return page.Excel.run(async (context) => {
      const range = context.workbook.worksheets.getItem('Sheet1').getRange(address);
      range.load(properties);
      await context.sync();
      return range.toJSON() as unknown as Record<string, unknown>;
    });
  }

  describe('Reading a range through the real library', () => {
    beforeAll(() => {
      const { grid } = workbench;
      grid.write(at(0, 0), 'Ann');
      grid.write(at(0, 1), 1.5);
      grid.setNumberFormat({ ...at(0, 1), rows: 1, columns: 1 }, '0.00');
      grid.write(at(0, 2), true);
      grid.write(at(1, 0), '#N/A');
      grid.write(at(1, 2), '=1+1');
    });

    test('values: a blank cell is "", an error cell its code', async () => {
      expect(await load('A1:C2', 'values')).toEqual({
        values: [
          ['Ann', 1.5, true],
          ['#N/A', '', 2],
        ],
      });
    });

    test('formulas: the formula, or the constant itself, and "" for a blank cell', async () => {
      expect((await load('A1:C2', 'formulas'))['formulas']).toEqual([
        ['Ann', 1.5, true],
        ['#N/A', '', '=1+1'],
      ]);
    });

    test('text, valueTypes and numberFormat', async () => {
      expect(await load('A1:C2', 'text,valueTypes,numberFormat')).toMatchObject({
        text: [
          ['Ann', '1.50', 'TRUE'],
          ['#N/A', '', '2'],
        ],
        valueTypes: [
          ['String', 'Double', 'Boolean'],
          ['Error', 'Empty', 'Double'],
        ],
        numberFormat: [
          ['General', '0.00', 'General'],
          ['General', 'General', 'General'],
        ],
      });
    });

    test('address, position and size', async () => {
      expect(await load('$B$3:D4', 'address,rowIndex,columnIndex,rowCount,columnCount')).toEqual({
        address: 'Sheet1!B3:D4',
        rowIndex: 2,
        columnIndex: 1,
        rowCount: 2,
        columnCount: 3,
      });
    });

    test('a load without names brings every plain property', async () => {
      const all = await page.Excel.run(async (context) => {
        const range = context.workbook.getSelectedRange();
        range.load();
        await context.sync();
        return range.toJSON();
      });
      expect(all).toMatchObject({ address: 'Sheet1!A1', values: [['Ann']], rowCount: 1 });
    });

    test('a property of the range’s sheet can be loaded with it', async () => {
      await page.Excel.run(async (context) => {
        const range = context.workbook.worksheets.getItem('Sheet1').getRange('A1');
        range.load({ values: true, worksheet: { name: true } });
        await context.sync();
        expect(range.worksheet.name).toBe('Sheet1');
      });
    });

    test('whole columns and rows have an address and a size, their cells are null', async () => {
      expect(await load('B:C', 'address,values')).toEqual({ address: 'Sheet1!B:C', values: null });
      expect(await load('2:3', 'address,text')).toEqual({ address: 'Sheet1!2:3', text: null });
    });

    test('retrieve gives a snapshot in the names of the public API', async () => {
      interface Snapshot {
        readonly values: unknown;
        readonly text: unknown;
        readonly worksheet: { readonly name: string };
      }
      await page.Excel.run(async (context) => {
        const range = context.workbook.worksheets.getItem('Sheet1').getRange('A1') as unknown as {
          retrieve(names: string): Snapshot;
        };
        const snapshot = range.retrieve('values,worksheet/name');
        await context.sync();
        expect(snapshot.values).toEqual([['Ann']]);
        expect(snapshot.worksheet.name).toBe('Sheet1');
        expect(() => snapshot.text).toThrow(/not available/);
      });
    });
  });

  describe('Ranges made from ranges', () => {
    async function address(
      make: (sheet: Excel.Worksheet, context: Excel.RequestContext) => Excel.Range,
    ): Promise<string> {
      return page.Excel.run(async (context) => {
        const range = make(context.workbook.worksheets.getItem('Sheet1'), context);
        range.load('address');
        await context.sync();
        return range.address;
      });
    }

    test('getCell and getResizedRange count from the range', async () => {
      expect(await address((sheet) => sheet.getRange('B2:C3').getCell(1, 1))).toBe('Sheet1!C3');
      expect(await address((sheet) => sheet.getRange('B2:C3').getResizedRange(2, -1))).toBe(
        'Sheet1!B2:B5',
      );
    });

    test('rows and what is around two ranges, with which the library writes long blocks in parts', async () => {
      expect(await address((sheet) => sheet.getRange('B2:D4').getRow(1))).toBe('Sheet1!B3:D3');
      expect(await address((sheet) => sheet.getRange('B2').getBoundingRect('D1'))).toBe(
        'Sheet1!B1:D2',
      );
      expect(
        await address((sheet) => sheet.getRange('B2').getBoundingRect(sheet.getRange('C4'))),
      ).toBe('Sheet1!B2:C4');
    });

    test('getRangeByIndexes counts from the corner of the sheet', async () => {
      expect(await address((sheet) => sheet.getRangeByIndexes(1, 1, 2, 3))).toBe('Sheet1!B2:D3');
    });

    test('getSelectedRange follows the selection', async () => {
      workbench.grid.select({ sheetId: 'sheet1', row: 4, column: 2, rows: 2, columns: 2 });
      expect(await address((_, context) => context.workbook.getSelectedRange())).toBe(
        'Sheet1!C5:D6',
      );
    });

    test('a range outlives its batch: it is kept by reference until the run ends', async () => {
      await page.Excel.run(async (context) => {
        const range = context.workbook.worksheets.getItem('Sheet1').getRange('A1');
        await context.sync();
        range.load('values');
        await context.sync();
        expect(range.values).toEqual([['Ann']]);
      });
    });
  });

  describe('Spills', () => {
    const spillOf = async (address: string): Promise<(string | null)[]> =>
      page.Excel.run(async (context) => {
        const range = context.workbook.worksheets.getItem('Sheet1').getRange(address);
        const found = [range.getSpillParentOrNullObject(), range.getSpillingToRangeOrNullObject()];
        for (const each of found) each.load('address');
        await context.sync();
        return found.map((each) => (each.isNullObject ? null : each.address));
      });

    beforeAll(() => {
      workbench.grid.write(at(10, 1), '=MUNIT(3)');
    });

    test('a cell that is spilled into names the cell the spill comes from', async () => {
      expect(await spillOf('C12')).toEqual(['Sheet1!B11', null]);
    });

    test('the cell a spill comes from names the whole spill', async () => {
      expect(await spillOf('B11')).toEqual(['Sheet1!B11', 'Sheet1!B11:D13']);
    });

    test('elsewhere both are null objects', async () => {
      expect(await spillOf('A1')).toEqual([null, null]);
    });

    test('several cells have no single spill: InvalidArgument', async () => {
      const error = await failure(spillOf('B11:C12'));
      expect(error.code).toBe('InvalidArgument');
    });
  });

  describe('Sheets', () => {
    test('load of the collection brings every sheet, addressable afterwards', async () => {
      await page.Excel.run(async (context) => {
        const { worksheets } = context.workbook;
        worksheets.add('Results 2012');
        worksheets.load('items/name,items/visibility');
        await context.sync();
        expect(worksheets.items.map((sheet) => [sheet.name, sheet.visibility])).toEqual([
          ['Sheet1', 'Visible'],
          ['Results 2012', 'Visible'],
        ]);
        const range = worksheets.items[1]?.getRange('A1');
        range?.load('address');
        await context.sync();
        expect(range?.address).toBe("'Results 2012'!A1");
      });
    });

    test('activate makes a sheet the active one', async () => {
      const name = await page.Excel.run(async (context) => {
        context.workbook.worksheets.getItem('results 2012').activate();
        const active = context.workbook.worksheets.getActiveWorksheet();
        active.load('name,id');
        await context.sync();
        return active.name;
      });
      expect(name).toBe('Results 2012');
    });

    test('a sheet added without a name gets the next free one', async () => {
      const other = createWorkbench();
      const otherPage = await other.open('pane');
      other.grid.addSheet('Sheet3');
      await otherPage.Excel.run(async (context) => {
        const added = context.workbook.worksheets.add();
        added.load('name');
        await context.sync();
        expect(added.name).toBe('Sheet4');
      });
      other.close();
    });
  });

  describe('Null objects', () => {
    test('a sheet that is not there is a null object, and so is everything reached through it', async () => {
      await page.Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItemOrNullObject('Nowhere');
        const range = sheet.getUsedRangeOrNullObject();
        range.load('address');
        sheet.load('name');
        await context.sync();
        expect([sheet.isNullObject, range.isNullObject]).toEqual([true, true]);
      });
    });

    test('a sheet that is there is none', async () => {
      await page.Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItemOrNullObject('sheet1');
        sheet.load('name');
        await context.sync();
        expect([sheet.isNullObject, sheet.name]).toEqual([false, 'Sheet1']);
      });
    });

    test('an empty sheet has no used range', async () => {
      await page.Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.add('Empty');
        const none = sheet.getUsedRangeOrNullObject();
        await context.sync();
        expect(none.isNullObject).toBe(true);
      });
    });

    test('calls on a null object are without effect', async () => {
      await page.Excel.run(async (context) => {
        context.workbook.worksheets.getItemOrNullObject('Nowhere').activate();
        await context.sync();
      });
      expect(workbench.problems).toEqual([]);
    });
  });

  describe('Application', () => {
    test('calculate evaluates the workbook', async () => {
      const recalculated = jest.spyOn(workbench.grid, 'recalculate');
      await page.Excel.run(async (context) => {
        context.workbook.application.calculate(page.Excel.CalculationType.full);
        await context.sync();
      });
      expect(recalculated.mock.calls).toEqual([[]]);
    });

    test('calculate takes Excel’s three kinds and no other', async () => {
      const calculate = (kind: string): Promise<void> =>
        page.Excel.run(async (context) => {
          context.workbook.application.calculate(kind as 'Full');
          await context.sync();
        });
      for (const kind of ['Recalculate', 'Full', 'FullRebuild']) await calculate(kind);
      expect((await failure(calculate('Sometimes'))).code).toBe('InvalidArgument');
    });

    test('a sheet can be calculated, too', async () => {
      const recalculated = jest.spyOn(workbench.grid, 'recalculateSheet');
      await page.Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem('Sheet1');
        sheet.calculate(false);
        await context.sync();
      });
      expect(recalculated.mock.calls).toEqual([['sheet1']]);
    });

    test('calculation is automatic and done; leaving out data tables is refused by name', async () => {
      await page.Excel.run(async (context) => {
        const { application } = context.workbook;
        application.calculationMode = page.Excel.CalculationMode.automatic;
        application.load('calculationMode,calculationState');
        context.workbook.load('name');
        await context.sync();
        expect([
          application.calculationMode,
          application.calculationState,
          context.workbook.name,
        ]).toEqual(['Automatic', 'Done', 'Workbench.xlsx']);
        application.calculationMode = page.Excel.CalculationMode.automaticExceptTables;
        expect((await failure(context.sync())).code).toBe('NotImplemented');
      });
    });

    test('the decimal separator is that of the locale', async () => {
      const separator = async (): Promise<string> =>
        page.Excel.run(async (context) => {
          const { application } = context.workbook;
          application.load('decimalSeparator');
          await context.sync();
          return application.decimalSeparator;
        });
      expect(await separator()).toBe('.');
      workbench.host.setLocale('nl-NL');
      expect(await separator()).toBe(',');
    });
  });
});

describe('rich api write', () => {
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
      for (const column of [0, 1, 2])
        workbench.grid.write({ sheetId: 'sheet1', row, column }, null);
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
      expect(
        await code('A1', (range) => (range.numberFormat = [[1]] as unknown as string[][])),
      ).toBe('InvalidArgument');
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
      return [
        error.code,
        error.debugInfo.errorLocation,
        workbench.problems.map((each) => each.name),
      ];
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
});

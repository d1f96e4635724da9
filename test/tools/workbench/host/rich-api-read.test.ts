import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
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
    expect(await address((_, context) => context.workbook.getSelectedRange())).toBe('Sheet1!C5:D6');
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

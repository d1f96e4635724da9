import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { CellValue, RawArgument } from '../../../../tools/workbench/grid/grid';
import { asError, createWorkbench, until, type Workbench } from './support';
import { type ExcelPage, openExcel, sheet1 } from './excel';
import { type OfficePage } from './office-page';
import * as library from '@odoo/o-spreadsheet';
import { defineFunctions } from '../../../../tools/workbench/grid/o-spreadsheet';

describe('Custom functions in Microsoft’s own runtime', () => {
  const any = (name: string, more = {}) => ({ name, type: 'any', ...more });
  const names = ['T.SHOW', 'T.FAIL', 'T.TABLE', 'T.ODD', 'T.TWICE', 'T.UNKNOWN'];
  const metadata = {
    allowErrorForDataTypeAny: true,
    functions: names.map((id) => ({
      id,
      name: id,
      parameters: [
        any('first', { dimensionality: 'matrix', optional: true }),
        any('second', { optional: true }),
      ],
    })),
  };

  let workbench: Workbench;
  let page: OfficePage;

  beforeAll(async () => {
    workbench = createWorkbench({ metadata });
    page = await workbench.open('functions');
    const { CustomFunctions } = page;
    const { Error: CellError, ErrorCode } = CustomFunctions;
    const errors = {
      notAvailable: ErrorCode.notAvailable,
      divisionByZero: ErrorCode.divisionByZero,
      invalidNumber: ErrorCode.invalidNumber,
      invalidValue: ErrorCode.invalidValue,
      nullReference: ErrorCode.nullReference,
    };
    CustomFunctions.associate({
      'T.SHOW': (first: unknown[][], second: unknown) => {
        const shown = (value: unknown): unknown =>
          value instanceof CellError ? `error ${value.code}` : value;
        return JSON.stringify([first.map((row) => row.map(shown)), shown(second)]);
      },
      'T.FAIL': (first: (keyof typeof errors)[][], second: string) => {
        throw asError(new CellError(errors[first[0]?.[0] ?? 'invalidValue'], second));
      },
      'T.TABLE': () => [
        ['a', 1, null],
        ['b', new CellError(ErrorCode.notAvailable, 'none'), ''],
        [NaN, 1 / 0, true],
      ],
      'T.ODD': (first: string[][]) =>
        ({ nan: NaN, infinity: 1 / 0, nothing: undefined })[first[0]?.[0] ?? ''],
      'T.TWICE': (first: number[][]) => Promise.resolve(2 * (first[0]?.[0] ?? 0)),
    });
  });
  afterAll(() => {
    workbench.close();
  });

  /** The value a formula ends up with, through office.js and back. */
  async function result(name: string, ...given: (CellValue | CellValue[][])[]): Promise<unknown> {
    const definition = workbench.functions.definitions.find((each) => each.name === name);
    const args = given.map((value): RawArgument =>
      Array.isArray(value) ? { kind: 'range', values: value } : { kind: 'value', value },
    );
    const compute = () => definition?.compute(args, { sheetId: 'sheet1', row: 0, column: 0 });
    const isWaiting = (): boolean => JSON.stringify(compute()).includes('#BUSY!');
    await until(() => !isWaiting());
    return compute();
  }

  test('arguments arrive as sent: ranges as rows, omitted ones as null, errors as error objects', async () => {
    expect(
      await result('T.SHOW', [
        [1, 'a'],
        [true, null],
      ]),
    ).toBe('[[[1,"a"],[true,0]],null]');
    expect(await result('T.SHOW', { error: '#N/A' }, { error: '#DIV/0!' })).toBe(
      '[[["error #N/A"]],"error #DIV/0!"]',
    );
  });

  test('a matrix comes back with its errors in their cells; null, NaN and infinity inside it are 0', async () => {
    expect(await result('T.TABLE')).toEqual([
      ['a', 1, 0],
      ['b', { error: '#N/A', message: 'none' }, ''],
      [0, 0, true],
    ]);
  });

  test('an asynchronous function is waited for', async () => {
    expect(await result('T.TWICE', 21)).toBe(42);
  });

  test('thrown errors keep their code, and their text where Excel shows one', async () => {
    expect(await result('T.FAIL', 'notAvailable', 'no row')).toEqual({
      error: '#N/A',
      message: 'no row',
    });
    expect(await result('T.FAIL', 'invalidValue', 'too big')).toEqual({
      error: '#VALUE!',
      message: 'too big',
    });
    expect(await result('T.FAIL', 'invalidNumber', 'unseen')).toEqual({ error: '#NUM!' });
    expect(await result('T.FAIL', 'divisionByZero', 'unseen')).toEqual({ error: '#DIV/0!' });
    expect(await result('T.FAIL', 'nullReference', 'unseen')).toEqual({ error: '#NULL!' });
  });

  test('NaN is #VALUE!, infinity #NUM!, undefined 0', async () => {
    expect(await result('T.ODD', 'nan')).toEqual({ error: '#VALUE!' });
    expect(await result('T.ODD', 'infinity')).toEqual({ error: '#NUM!' });
    expect(await result('T.ODD', 'nothing')).toBe(0);
  });

  test('a function the page has not associated is #VALUE!', async () => {
    expect(await result('T.UNKNOWN')).toEqual({ error: '#VALUE!' });
  });

  test('a thousand calls of one calculation come back together', async () => {
    const recalculated = jest.spyOn(workbench.grid, 'recalculate');
    const definition = workbench.functions.definitions.find((each) => each.name === 'T.TWICE');
    for (let row = 0; row < 1000; row++) {
      definition?.compute([{ kind: 'value', value: 1000 + row }, { kind: 'omitted' }], {
        sheetId: 'sheet1',
        row,
        column: 0,
      });
    }
    await until(() => !workbench.functions.busy());
    const [[cells] = [], ...more] = recalculated.mock.calls;
    expect([cells?.length, more]).toEqual([1000, []]);
  });

  test('the functions page is told apart from the pane: only it starts the runtime', async () => {
    const pane = await workbench.open('pane');
    expect(pane.info.addin).toBeNull();
    expect(workbench.problems).toEqual([]);
  });

  test('a page that is loaded again takes over', async () => {
    const reloaded = await workbench.open('functions');
    reloaded.CustomFunctions.associate('T.TWICE', () => 'from the new page');
    expect(await result('T.TWICE', 21)).toBe('from the new page');
  });
});

describe('calculation', () => {
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
});

describe('Both pages of an add-in over the real grid', () => {
  const matrix = { type: 'any', dimensionality: 'matrix' };
  const metadata = {
    functions: [
      { id: 'T.SUM', name: 'T.SUM', parameters: [{ name: 'cells', ...matrix }] },
      { id: 'T.COLUMN', name: 'T.COLUMN', parameters: [{ name: 'length', type: 'number' }] },
      { id: 'T.REFUSE', name: 'T.REFUSE', parameters: [{ name: 'value', ...matrix }] },
    ],
  };

  const { grid, functions, problems, open, close } = createWorkbench({
    metadata,
    workbook: { sheets: [{ name: 'Sheet1', cells: { A1: 1, A2: 2 } }] },
  });
  let pane: OfficePage;

  beforeAll(async () => {
    pane = await open('pane');
    const { CustomFunctions } = await open('functions');
    CustomFunctions.associate({
      'T.SUM': (cells: number[][]) => cells.flat().reduce((sum, each) => sum + each, 0),
      'T.COLUMN': (length: number) => Array.from({ length }, (_, i) => [i + 1]),
      'T.REFUSE': () => {
        throw asError(new CustomFunctions.Error(CustomFunctions.ErrorCode.invalidValue, 'refused'));
      },
    });
  });
  afterAll(close);

  /** Enters contents through the pane, waits for the functions and reads through the pane. */
  async function enter(address: string, formulas: string[][]): Promise<void> {
    await pane.Excel.run(async (context) => {
      context.workbook.worksheets.getItem('Sheet1').getRange(address).formulas = formulas;
      await context.sync();
    });
    await until(() => !functions.busy());
  }

  const read = (address: string): Promise<unknown[][]> =>
    pane.Excel.run(async (context) => {
      const range = context.workbook.worksheets.getItem('Sheet1').getRange(address);
      range.load('values');
      await context.sync();
      return range.values as unknown[][];
    });

  test('a formula written by the pane is calculated by the functions page', async () => {
    await enter('C1', [['=T.SUM(A1:A2)']]);
    expect(await read('C1')).toEqual([[3]]);
  });

  test('it is #BUSY! before, and an edit of an input calculates it again', async () => {
    await pane.Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem('Sheet1');
      sheet.getRange('A1').values = [[40]];
      const formula = sheet.getRange('C1');
      formula.load('values');
      await context.sync();
      expect(formula.values).toEqual([['#BUSY!']]);
    });
    await until(() => !functions.busy());
    expect(await read('C1')).toEqual([[42]]);
  });

  test('formulas that depend on one another wait in turn; native ones follow', async () => {
    await enter('D1:F1', [['=T.SUM(C1)', '=T.SUM(D1)', '=E1*2']]);
    expect(await read('D1:F1')).toEqual([[42, 42, 84]]);
  });

  test('a matrix spills', async () => {
    await enter('H1', [['=T.COLUMN(3)']]);
    expect(await read('H1:H4')).toEqual([[1], [2], [3], ['']]);
  });

  test('an error reaches the cell with its sentence, and IFERROR', async () => {
    await enter('J1:K1', [['=T.REFUSE(A1)', '=IFERROR(J1,"caught")']]);
    expect(await read('J1:K1')).toEqual([['#VALUE!', 'caught']]);
    const [[cell] = []] = grid.read({
      sheetId: grid.activeSheet().id,
      row: 0,
      column: 9,
      rows: 1,
      columns: 1,
    });
    expect(cell?.value).toEqual({ error: '#VALUE!', message: 'refused' });
  });

  test('a missing mandatory argument is #VALUE! without a call', async () => {
    await enter('L1', [['=T.SUM()']]);
    expect(await read('L1')).toEqual([['#VALUE!']]);
  });

  test('a blank cell follows the setting, which calculates everything again', async () => {
    await enter('M1', [['=T.SUM(Z1:Z2)']]);
    expect(await read('M1')).toEqual([[0]]);
    functions.setBlanks('emptyText');
    await until(() => !functions.busy());
    expect(await read('M1')).toEqual([['0']]);
    functions.setBlanks('zero');
    await until(() => !functions.busy());
  });

  test('the selection of the grid is the selection the pane sees', async () => {
    const seen: string[] = [];
    await pane.Excel.run(async (context) => {
      context.workbook.worksheets.onSelectionChanged.add((event) => {
        seen.push(event.address);
        return Promise.resolve();
      });
      context.workbook.worksheets.getItem('Sheet1').getRange('B2:C4').select();
      await context.sync();
    });
    await until(() => seen.length > 0);
    expect(seen).toEqual(['B2:C4']);
  });

  test('nothing was asked for that the workbench lacks', () => {
    expect(problems).toEqual([]);
  });
});

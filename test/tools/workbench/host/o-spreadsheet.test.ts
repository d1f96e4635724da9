import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { OfficePage } from './office-page';
import { asError, createWorkbench, until } from './support';

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

describe('Both pages of an add-in over the real grid', () => {
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

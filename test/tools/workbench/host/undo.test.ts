import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type ApiLevel, requirementSetsOf } from '../../../../tools/workbench/host';
import { openExcel, sheet1, type ExcelPage } from './excel';

let excel: ExcelPage;

async function open(level: ApiLevel): Promise<void> {
  excel = await openExcel(undefined, {
    undo: 'everything',
    requirementSets: requirementSetsOf(level),
  });
}
beforeEach(() => open('1.20'));
afterEach(() => {
  excel.close();
});

const column = (): unknown[] =>
  excel.grid
    .read({ sheetId: 'sheet1', row: 0, column: 0, rows: 4, columns: 1 })
    .flat()
    .map(({ value }) => value);

/** Writes 1, 2, 3 … below one another, each in a sync of its own. */
const writeApart = (count: number, options: object = {}): Promise<void> =>
  excel.page.Excel.run(options, async (context) => {
    for (let row = 0; row < count; row++) {
      sheet1(context).getRange('A1').getCell(row, 0).values = [[row + 1]];
      await context.sync();
    }
  });

describe('What an add-in writes', () => {
  test('is one step of undo for each sync', async () => {
    await writeApart(3);
    excel.grid.undo();
    expect(column()).toEqual([1, 2, null, null]);
    excel.grid.undo();
    expect(column()).toEqual([1, null, null, null]);
  });

  test('is one step for the whole run when the run merges, back and forth', async () => {
    await writeApart(3, { mergeUndoGroup: true });
    expect(excel.grid.undo()).toBe(true);
    expect(column()).toEqual([null, null, null, null]);
    expect(excel.grid.undo()).toBe(false);
    expect(excel.grid.redo()).toBe(true);
    expect(column()).toEqual([1, 2, 3, null]);
    expect(excel.grid.undo()).toBe(true);
    expect(column()).toEqual([null, null, null, null]);
  });

  test('of two runs is two steps', async () => {
    await writeApart(2, { mergeUndoGroup: true });
    await writeApart(4, { mergeUndoGroup: true, delayForCellEdit: true });
    excel.grid.undo();
    expect(column()).toEqual([1, 2, null, null]);
    excel.grid.undo();
    expect(column()).toEqual([null, null, null, null]);
  });

  test('stays apart from what a person does in between', async () => {
    await excel.page.Excel.run({ mergeUndoGroup: true } as Excel.RunOptions, async (context) => {
      sheet1(context).getRange('A1').values = [[1]];
      await context.sync();
      excel.grid.write({ sheetId: 'sheet1', row: 3, column: 0 }, 'typed');
      sheet1(context).getRange('A2').values = [[2]];
      await context.sync();
    });
    excel.grid.undo();
    expect(column()).toEqual([1, null, null, 'typed']);
    excel.grid.undo();
    expect(column()).toEqual([1, null, null, null]);
    excel.grid.undo();
    expect(column()).toEqual([null, null, null, null]);
  });

  test('can be undone again after a new step has ended what could be redone', async () => {
    await writeApart(2, { mergeUndoGroup: true });
    excel.grid.undo();
    excel.grid.write({ sheetId: 'sheet1', row: 0, column: 0 }, 'new');
    excel.grid.undo();
    expect(column()).toEqual([null, null, null, null]);
    expect(excel.grid.undo()).toBe(false);
  });

  test('takes sheets, tables, formats and everything else with it', async () => {
    await excel.page.Excel.run({ mergeUndoGroup: true } as Excel.RunOptions, async (context) => {
      const sheet = context.workbook.worksheets.add('New');
      sheet.getRange('A1:B2').values = [
        ['a', 'b'],
        [1, 2],
      ];
      await context.sync();
      sheet.tables.add('A1:B2', true).name = 'Results';
      sheet.getRange('A1:B1').format.fill.color = 'red';
      sheet.freezePanes.freezeRows(1);
      await context.sync();
      sheet.pageLayout.orientation = 'Landscape';
      sheet.protection.protect();
      context.workbook.names.add('Cells', sheet.getRange('A2:B2'));
      await context.sync();
    });
    const names = (): string[] => excel.grid.sheets().map(({ name }) => name);
    excel.grid.undo();
    expect([names(), excel.grid.tables.all(), excel.grid.names.all()]).toEqual([
      ['Sheet1'],
      [],
      [],
    ]);
    excel.grid.redo();
    expect(names()).toEqual(['Sheet1', 'New']);
    const { id } = excel.grid.sheets()[1] ?? { id: '' };
    expect(excel.grid.tables.all().map(({ name }) => name)).toEqual(['Results']);
    expect(excel.grid.tabs.frozen(id)).toEqual({ rows: 1, columns: 0 });
    expect(excel.grid.styles.of({ sheetId: id, row: 0, column: 0 })).toEqual({ fill: '#FF0000' });
    expect(Object.keys(excel.grid.extras.texts(id)).sort()).toEqual(['pageLayout', 'protection']);
    excel.grid.undo();
    expect(names()).toEqual(['Sheet1']);
  });
});

describe('Older Excels', () => {
  test.each(['1.15', '1.9'] as const)('%s ignore the wish to merge, and say so', async (level) => {
    excel.close();
    await open(level);
    const { requirements } = excel.page.Office.context;
    expect([
      requirements.isSetSupported('ExcelApi', '1.20'),
      requirements.isSetSupported('ExcelUndoApiAll', '1.0'),
      requirements.isSetSupported('ExcelApi', level),
    ]).toEqual([false, false, true]);
    await writeApart(2, { mergeUndoGroup: true });
    excel.grid.undo();
    expect(column()).toEqual([1, null, null, null]);
  });
});

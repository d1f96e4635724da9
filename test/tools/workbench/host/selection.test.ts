import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openExcel, sheet1, type ExcelPage } from './excel';

let excel: ExcelPage;

beforeAll(async () => {
  excel = await openExcel({
    sheets: [{ name: 'Sheet1', cells: { A1: 1, A2: 2, C1: 3 }, merges: ['E1:F2', 'E4:F4'] }],
  });
});
beforeEach(() => {
  excel.grid.model.selection.selectCell(0, 0);
});
afterAll(() => {
  excel.close();
});

describe('The selection', () => {
  test('of several areas is InvalidSelection', async () => {
    excel.grid.model.selection.addCellToSelection(2, 0);
    expect(await excel.code((context) => context.workbook.getSelectedRange().load('address'))).toBe(
      'InvalidSelection',
    );
  });

  test('of a whole column has no last row', async () => {
    const { bottom } = { bottom: excel.grid.activeSheet().rows - 1 };
    excel.grid.model.selection.selectZone({
      cell: { col: 0, row: 0 },
      zone: { left: 0, right: 1, top: 0, bottom },
    });
    const [range, used] = await excel.run((context) => {
      const selected = context.workbook.getSelectedRange();
      return [
        selected.load('address,rowCount'),
        selected.getUsedRangeOrNullObject(true).load('address'),
      ] as const;
    });
    expect([range.address, range.rowCount]).toEqual(['Sheet1!A:B', 1_048_576]);
    expect(used.address).toBe('Sheet1!A1:A2');
  });

  test('a whole column can be selected, and is not made real for it', async () => {
    await excel.run((context) => {
      sheet1(context).getRange('B:B').select();
    });
    const range = await excel.run((context) => context.workbook.getSelectedRange().load('address'));
    expect(range.address).toBe('Sheet1!B:B');
    expect(excel.grid.activeSheet().rows).toBeLessThan(1000);
  });
});

describe('Areas', () => {
  test('are made from several addresses', async () => {
    const [areas, parts] = await excel.run((context) => {
      const ranges = sheet1(context).getRanges('A1:A2, C1,Sheet1!D:D');
      return [ranges.load('address'), ranges.areas.load('items/address')] as const;
    });
    expect(areas.address).toBe('Sheet1!A1:A2,Sheet1!C1,Sheet1!D:D');
    expect(parts.items.map(({ address }) => address)).toEqual([
      'Sheet1!A1:A2',
      'Sheet1!C1',
      'Sheet1!D:D',
    ]);
  });

  test('merged cells are found by any of their cells', async () => {
    const [some, none] = await excel.run(
      (context) =>
        [
          sheet1(context).getRange('D1:E9').getMergedAreasOrNullObject().load('address'),
          sheet1(context).getRange('A1:D9').getMergedAreasOrNullObject().load('address'),
        ] as const,
    );
    expect(some.address).toBe('Sheet1!E1:F2,Sheet1!E4:F4');
    expect(none.isNullObject).toBe(true);
  });

  test('cells are merged, by row too, and separated again', async () => {
    const merged = (): unknown =>
      excel.grid.merges
        .touching({ sheetId: 'sheet1', row: 9, column: 0, rows: 9, columns: 9 })
        .map(({ row, column, rows, columns }) => [row, column, rows, columns]);
    const range = (context: Excel.RequestContext): Excel.Range =>
      sheet1(context).getRange('A10:B11');
    await excel.run((context) => {
      range(context).values = [
        ['kept', 'lost'],
        ['lost', 'lost'],
      ];
      range(context).merge();
    });
    expect(merged()).toEqual([[9, 0, 2, 2]]);
    const found = await excel.run((context) => range(context).load('values'));
    expect(found.values).toEqual([
      ['kept', ''],
      ['', ''],
    ]);
    await excel.run((context) => {
      range(context).merge(true);
    });
    expect(merged()).toEqual([
      [9, 0, 1, 2],
      [10, 0, 1, 2],
    ]);
    await excel.run((context) => {
      range(context).unmerge();
    });
    expect(merged()).toEqual([]);
    excel.grid.undo();
    expect(merged()).toEqual([
      [9, 0, 1, 2],
      [10, 0, 1, 2],
    ]);
  });
});

describe('Names', () => {
  test('stand for cells, in formulas and as addresses', async () => {
    const [item, cell, byName] = await excel.run((context) => {
      const added = context.workbook.names.add(
        'Points',
        sheet1(context).getRange('A1:A2'),
        'All of them',
      );
      sheet1(context).getRange('H1').values = [['=SUM(Points)']];
      return [
        added.load('name,formula,visible'),
        sheet1(context).getRange('H1').load('values'),
        sheet1(context).getRange('points').load('address'),
      ] as const;
    });
    expect([item.name, item.formula, item.visible]).toEqual(['Points', '=Sheet1!$A$1:$A$2', true]);
    expect([cell.values, byName.address]).toEqual([[[3]], 'Sheet1!A1:A2']);
    const [range, none, list] = await excel.run((context) => {
      const { names } = context.workbook;
      names.getItem('POINTS').visible = false;
      return [
        names.getItem('points').getRange().load('address'),
        names.getItemOrNullObject('Nothing').load('name'),
        names.load('items/name,items/visible'),
      ] as const;
    });
    expect([range.address, none.isNullObject]).toEqual(['Sheet1!A1:A2', true]);
    expect(list.items.map(({ name, visible }) => [name, visible])).toEqual([['Points', false]]);
    await excel.run((context) => {
      context.workbook.names.getItem('Points').delete();
    });
    const after = await excel.run((context) => context.workbook.names.load('items/name'));
    expect(after.items).toEqual([]);
  });

  test('of a sheet are its own', async () => {
    const [own, book] = await excel.run((context) => {
      const { names } = sheet1(context);
      names.add('Local', '=Sheet1!$C$1');
      return [
        names.getItem('Local').load('name,formula'),
        context.workbook.names.getItemOrNullObject('Local').load('name'),
      ] as const;
    });
    expect([own.formula, book.isNullObject]).toEqual(['=Sheet1!$C$1', true]);
    await excel.run((context) => {
      sheet1(context).names.getItem('Local').delete();
    });
  });

  test('have to look like names, and be new', async () => {
    const add = (name: string): Promise<string> =>
      excel.code((context) => context.workbook.names.add(name, sheet1(context).getRange('A1')));
    for (const name of ['1st', 'two words', 'A1', 'R1C1', 'true', ''])
      expect([name, await add(name)]).toEqual([name, 'InvalidArgument']);
    await excel.run((context) =>
      context.workbook.names.add('Once', sheet1(context).getRange('A1')),
    );
    expect(await add('ONCE')).toBe('ItemAlreadyExists');
  });
});

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openExcel, sheet1, type ExcelPage } from './excel';

let excel: ExcelPage;

beforeEach(async () => {
  excel = await openExcel({
    sheets: [
      {
        name: 'Sheet1',
        cells: { A1: 'Name', B1: 'Wins', A2: 'Anna', B2: 3, A3: 'Bram', B3: 1, A4: 'Cas', B4: 2 },
      },
      { name: 'Other', cells: {} },
    ],
  });
});
afterEach(() => {
  excel.close();
});

const tables = (context: Excel.RequestContext): Excel.TableCollection => context.workbook.tables;

const make = (address = 'A1:B4', name = 'Results'): Promise<Excel.Table> =>
  excel.run((context) => {
    const table = sheet1(context).tables.add(address, true);
    table.name = name;
    return table.load();
  });

const read = async (address: string): Promise<unknown[][]> => {
  const range = await excel.run((context) => sheet1(context).getRange(address).load('values'));
  return range.values as unknown[][];
};

const address = async (of: (table: Excel.Table) => Excel.Range): Promise<string> => {
  const range = await excel.run((context) =>
    of(tables(context).getItem('Results')).load('address'),
  );
  return range.address;
};

describe('A table', () => {
  test('is added over a list and read back by name, id, sheet and range', async () => {
    const table = await make();
    expect([table.name, table.style, table.showHeaders, table.showTotals]).toEqual([
      'Results',
      'TableStyleMedium2',
      true,
      false,
    ]);
    expect([table.showBandedRows, table.showBandedColumns, table.showFilterButton]).toEqual([
      true,
      false,
      true,
    ]);
    const [byName, byId, none, onSheet, onOther, touched, contained] = await excel.run(
      (context) =>
        [
          tables(context).getItem('RESULTS').load('name'),
          tables(context).getItemOrNullObject(table.id).load('name,worksheet/name'),
          tables(context).getItemOrNullObject('Nothing').load('name'),
          sheet1(context).tables.load('items/name,count'),
          context.workbook.worksheets.getItem('Other').tables.load('items/name'),
          sheet1(context).getRange('B2').getTables().load('items/name'),
          sheet1(context).getRange('B2').getTables(true).load('items/name'),
        ] as const,
    );
    expect([byName.name, byId.name, byId.worksheet.name, none.isNullObject]).toEqual([
      'Results',
      'Results',
      'Sheet1',
      true,
    ]);
    expect([onSheet.count, onSheet.items.length, onOther.items.length]).toEqual([1, 1, 0]);
    expect([touched.items.length, contained.items.length]).toEqual([1, 0]);
  });

  test('knows its parts', async () => {
    await make();
    expect(await address((table) => table.getRange())).toBe('Sheet1!A1:B4');
    expect(await address((table) => table.getHeaderRowRange())).toBe('Sheet1!A1:B1');
    expect(await address((table) => table.getDataBodyRange())).toBe('Sheet1!A2:B4');
    expect(await address((table) => table.columns.getItem('wins').getDataBodyRange())).toBe(
      'Sheet1!B2:B4',
    );
    expect(await address((table) => table.columns.getItemAt(0).getHeaderRowRange())).toBe(
      'Sheet1!A1',
    );
    expect(await address((table) => table.rows.getItemAt(1).getRange())).toBe('Sheet1!A3:B3');
    const [columns, rows, count] = await excel.run((context) => {
      const table = tables(context).getItem('Results');
      return [
        table.columns.load('items/name,items/index,items/id,items/values,count'),
        table.rows.load('items/values,count'),
        table.rows.getCount(),
      ] as const;
    });
    expect(columns.items.map(({ name, index, id }) => [name, index, id])).toEqual([
      ['Name', 0, 1],
      ['Wins', 1, 2],
    ]);
    expect(columns.items[1]?.values).toEqual([['Wins'], [3], [1], [2]]);
    expect([rows.count, count.value, rows.items[0]?.values]).toEqual([3, 3, [['Anna', 3]]]);
  });

  test('numbers column names that are missing, repeated or numbers', async () => {
    await excel.run((context) => (sheet1(context).getRange('A1:B1').values = [['Wins', '']]));
    await make('A1:D4');
    expect(await read('A1:D1')).toEqual([['Wins', 'Column2', 'Column3', 'Column4']]);
    await excel.run((context) => {
      const sheet = context.workbook.worksheets.getItem('Other');
      sheet.getRange('A1:C1').values = [[2012, 'a', 'A']];
      sheet.tables.add('A1:C2', true);
    });
    const row = await excel.run((context) =>
      context.workbook.worksheets.getItem('Other').getRange('A1:C1').load('values'),
    );
    expect(row.values).toEqual([['2012', 'a', 'A2']]);
  });

  test('without column names gets a row of them, and its data move down', async () => {
    const table = await excel.run((context) =>
      sheet1(context).tables.add('A1:B4', false).load('name'),
    );
    expect(table.name).toBe('Table1');
    expect(await read('A1:B5')).toEqual([
      ['Column1', 'Column2'],
      ['Name', 'Wins'],
      ['Anna', 3],
      ['Bram', 1],
      ['Cas', 2],
    ]);
  });

  test('covers neither another table nor merged cells', async () => {
    await make();
    expect(await excel.code((context) => tables(context).add('Sheet1!B4:C6', true))).toBe(
      'MergedRangeConflict',
    );
    await excel.run((context) => {
      sheet1(context).getRange('E1:F1').merge();
    });
    expect(await excel.code((context) => sheet1(context).tables.add('E1:F3', true))).toBe(
      'MergedRangeConflict',
    );
  });

  test('has a name no other table and no name of the workbook has', async () => {
    await make();
    await excel.run((context) =>
      context.workbook.names.add('Points', sheet1(context).getRange('H1')),
    );
    const rename = (name: string): Promise<string> =>
      excel.code((context) => {
        const table = sheet1(context).tables.add('E1:F3', true);
        table.name = name;
      });
    expect(await rename('RESULTS')).toBe('ItemAlreadyExists');
    excel.grid.undo();
    expect(await rename('points')).toBe('ItemAlreadyExists');
    excel.grid.undo();
    expect(await rename('two words')).toBe('InvalidArgument');
    excel.grid.undo();
    expect(
      await excel.code((context) =>
        context.workbook.names.add('results', sheet1(context).getRange('H1')),
      ),
    ).toBe('ItemAlreadyExists');
  });

  test('changes its look', async () => {
    await make();
    const table = await excel.run((context) => {
      const found = tables(context).getItem('Results');
      found.style = 'TableStyleLight9';
      found.showBandedRows = false;
      found.showBandedColumns = true;
      found.highlightFirstColumn = true;
      found.highlightLastColumn = true;
      found.showFilterButton = false;
      return found.load();
    });
    expect([table.style, table.showBandedRows, table.showBandedColumns]).toEqual([
      'TableStyleLight9',
      false,
      true,
    ]);
    expect([table.highlightFirstColumn, table.highlightLastColumn, table.showFilterButton]).toEqual(
      [true, true, false],
    );
    const set = (style: string): Promise<string> =>
      excel.code((context) => (tables(context).getItem('Results').style = style));
    expect(await set('Pretty')).toBe('InvalidArgument');
    expect(await set('TableStyleMedium29')).toBe('InvalidArgument');
    const plain = await excel.run((context) => {
      tables(context).getItem('Results').style = '';
      return tables(context).getItem('Results').load('style');
    });
    expect(plain.style).toBe('');
  });

  test('takes rows at its end and in between, and pushes down what stands below', async () => {
    await excel.run((context) => (sheet1(context).getRange('A5:B5').values = [['below', '']]));
    await make();
    await excel.run((context) => {
      const { rows } = tables(context).getItem('Results');
      rows.add(undefined, [['Dirk', 0]]);
      rows.add(0, [
        ['First', 9],
        ['Second', 8],
      ]);
    });
    expect(await read('A1:B8')).toEqual([
      ['Name', 'Wins'],
      ['First', 9],
      ['Second', 8],
      ['Anna', 3],
      ['Bram', 1],
      ['Cas', 2],
      ['Dirk', 0],
      ['below', ''],
    ]);
    expect(await address((table) => table.getRange())).toBe('Sheet1!A1:B7');
    await excel.run((context) => {
      tables(context).getItem('Results').rows.getItemAt(1).delete();
    });
    expect(await address((table) => table.getRange())).toBe('Sheet1!A1:B6');
    expect(await read('A2:A7')).toEqual([
      ['First'],
      ['Anna'],
      ['Bram'],
      ['Cas'],
      ['Dirk'],
      ['below'],
    ]);
    expect(
      await excel.code((context) =>
        tables(context)
          .getItem('Results')
          .rows.add(undefined, [[1]]),
      ),
    ).toBe('InvalidArgument');
  });

  test('has a row of totals on demand', async () => {
    await excel.run((context) => (sheet1(context).getRange('A5').values = [['below']]));
    await make();
    await excel.run((context) => (tables(context).getItem('Results').showTotals = true));
    expect(await address((table) => table.getTotalRowRange())).toBe('Sheet1!A5:B5');
    expect(await address((table) => table.getDataBodyRange())).toBe('Sheet1!A2:B4');
    expect(await read('A5:A6')).toEqual([['Total'], ['below']]);
    await excel.run((context) => (tables(context).getItem('Results').showTotals = false));
    expect(await address((table) => table.getRange())).toBe('Sheet1!A1:B4');
    expect(await read('A5:A6')).toEqual([['below'], ['']]);
  });

  test('is resized as long as its row of names stays', async () => {
    await make();
    await excel.run((context) => {
      tables(context).getItem('Results').resize('A1:C6');
    });
    expect(await address((table) => table.getRange())).toBe('Sheet1!A1:C6');
    expect(await read('C1')).toEqual([['Column3']]);
    const resize = (to: string): Promise<string> =>
      excel.code((context) => {
        tables(context).getItem('Results').resize(to);
      });
    expect(await resize('A2:C6')).toBe('InvalidArgument');
    expect(await resize('A1:C1')).toBe('InvalidArgument');
    expect(await resize('H1:J5')).toBe('InvalidArgument');
  });

  test('becomes a plain range again, or goes with its cells', async () => {
    await make();
    const range = await excel.run((context) =>
      tables(context).getItem('Results').convertToRange().load('address,values'),
    );
    expect([range.address, range.values[1]]).toEqual(['Sheet1!A1:B4', ['Anna', 3]]);
    expect(excel.grid.tables.all()).toEqual([]);
    await make();
    await excel.run((context) => {
      tables(context).getItem('Results').delete();
    });
    expect(excel.grid.tables.all()).toEqual([]);
    expect(await read('A1:B2')).toEqual([
      ['', ''],
      ['', ''],
    ]);
    excel.grid.undo();
    expect(excel.grid.tables.all()).toHaveLength(1);
    expect(await read('A2')).toEqual([['Anna']]);
  });

  test('follows rows that are inserted above it and within it', async () => {
    await make();
    excel.grid.lines.insert('sheet1', { dimension: 'rows', first: 0, count: 1 });
    expect(await address((table) => table.getRange())).toBe('Sheet1!A2:B5');
    excel.grid.lines.insert('sheet1', { dimension: 'rows', first: 3, count: 2 });
    expect(await address((table) => table.getRange())).toBe('Sheet1!A2:B7');
    excel.grid.undo();
    excel.grid.undo();
    expect(await address((table) => table.getRange())).toBe('Sheet1!A1:B4');
  });

  test('renames its columns, each to a name of its own', async () => {
    await make();
    await excel.run((context) => {
      tables(context).getItem('Results').columns.getItemAt(1).name = '2012';
    });
    expect(await read('B1')).toEqual([['2012']]);
    expect(
      await excel.code(
        (context) => (tables(context).getItem('Results').columns.getItemAt(1).name = 'NAME'),
      ),
    ).toBe('InvalidArgument');
  });

  test('made in the grid itself is one too', async () => {
    const { model } = excel.grid;
    const zone = { left: 0, right: 1, top: 0, bottom: 3 };
    const config = {
      hasFilters: true,
      totalRow: false,
      firstColumn: false,
      lastColumn: false,
      numberOfHeaders: 1,
      bandedRows: true,
      bandedColumns: false,
      styleId: 'TableStyleMedium2',
    };
    const ranges = [model.getters.getRangeData(model.getters.getRangeFromZone('sheet1', zone))];
    model.dispatch('CREATE_TABLE', { sheetId: 'sheet1', ranges, tableType: 'static', config });
    const list = await excel.run((context) => tables(context).load('items/name'));
    expect(list.items.map(({ name }) => name)).toEqual(['Table1']);
  });
});

describe('A formula that spills', () => {
  const shown = async (cells: string): Promise<unknown> => (await read(cells))[0]?.[0];

  test('is #SPILL! inside a table, and spills again when the table is gone', async () => {
    await make();
    await excel.run((context) => (sheet1(context).getRange('B2').values = [['=A2:A4']]));
    expect(await shown('B2')).toBe('#SPILL!');
    excel.grid.undo();
    await excel.run((context) => {
      sheet1(context).getRange('B2:B4').clear();
      sheet1(context).getRange('B2').values = [['=A2:A4']];
    });
    expect(await shown('B2')).toBe('#SPILL!');
    const [cell] = excel.grid
      .read({ sheetId: 'sheet1', row: 1, column: 1, rows: 1, columns: 1 })
      .flat();
    expect(cell?.value).toEqual({
      error: '#SPILL!',
      message:
        'A formula cannot spill inside a table. Put it beside the table, or convert the table to a range.',
    });
    await excel.run((context) => tables(context).getItem('Results').convertToRange());
    expect(await read('B2:B4')).toEqual([['Anna'], ['Bram'], ['Cas']]);
  });

  test('is #SPILL! as soon as a table covers it, and a single result is none', async () => {
    await excel.run((context) => {
      sheet1(context).getRange('B2:B4').clear();
      sheet1(context).getRange('B2').values = [['=A2:A4']];
    });
    expect(await read('B2:B4')).toEqual([['Anna'], ['Bram'], ['Cas']]);
    await make();
    expect(await read('B2:B4')).toEqual([['#SPILL!'], [''], ['']]);
    await excel.run((context) => (sheet1(context).getRange('B2').values = [['=A3']]));
    expect(await read('B2')).toEqual([['Bram']]);
  });

  test('spills in a plain list with filter buttons', async () => {
    await excel.run((context) => {
      sheet1(context).getRange('B2:B4').clear();
      sheet1(context).getRange('B2').values = [['=A2:A4']];
      sheet1(context).autoFilter.apply('A1:B4');
    });
    expect(await read('B2:B4')).toEqual([['Anna'], ['Bram'], ['Cas']]);
  });
});

describe('Filters', () => {
  const hidden = async (): Promise<unknown[]> => {
    const range = await excel.run((context) => {
      const rows = ['A2', 'A3', 'A4'].map((cell) => sheet1(context).getRange(cell));
      for (const row of rows) row.load('rowHidden');
      return rows;
    });
    return range.map(({ rowHidden }) => rowHidden);
  };
  const state = async (): Promise<unknown[]> => {
    const [filter, range] = await excel.run((context) => {
      const { autoFilter } = sheet1(context);
      return [
        autoFilter.load('enabled,isDataFiltered'),
        autoFilter.getRangeOrNullObject().load('address'),
      ] as const;
    });
    return [filter.enabled, filter.isDataFiltered, range.isNullObject ? null : range.address];
  };

  test('are buttons over a list; criteria hide rows; both are undone', async () => {
    expect(await state()).toEqual([false, false, null]);
    await excel.run((context) => {
      sheet1(context).autoFilter.apply('A1:B4');
    });
    expect(await state()).toEqual([true, false, 'Sheet1!A1:B4']);
    await excel.run((context) => {
      sheet1(context).autoFilter.apply('A1:B4', 1, { filterOn: 'Custom', criterion1: '>1' });
    });
    expect(await state()).toEqual([true, true, 'Sheet1!A1:B4']);
    expect(await hidden()).toEqual([false, true, false]);
    await excel.run((context) => {
      sheet1(context).autoFilter.apply('A1:B4', 0, { filterOn: 'Values', values: ['anna'] });
    });
    expect(await hidden()).toEqual([false, true, true]);
    excel.grid.undo();
    expect(await hidden()).toEqual([false, true, false]);
    excel.grid.undo();
    expect(await hidden()).toEqual([false, false, false]);
    excel.grid.redo();
    expect(await hidden()).toEqual([false, true, false]);
    await excel.run((context) => {
      sheet1(context).autoFilter.clearCriteria();
    });
    expect(await hidden()).toEqual([false, false, false]);
    await excel.run((context) => {
      sheet1(context).autoFilter.remove();
    });
    expect(await state()).toEqual([false, false, null]);
  });

  test('that are removed show what they hid, in one sync with making them', async () => {
    await excel.run((context) => {
      const { autoFilter } = sheet1(context);
      autoFilter.apply('A1:B4', 1, { filterOn: 'Custom', criterion1: '=2' });
      autoFilter.remove();
    });
    expect(await hidden()).toEqual([false, false, false]);
    expect(await state()).toEqual([false, false, null]);
  });

  test('of a table belong to the table', async () => {
    await make();
    await excel.run((context) => {
      const { autoFilter } = tables(context).getItem('Results');
      autoFilter.apply(sheet1(context).getRange('A1:B4'), 1, {
        filterOn: 'Custom',
        criterion1: '<>3',
      });
    });
    expect(await hidden()).toEqual([true, false, false]);
    const filter = await excel.run((context) =>
      tables(context).getItem('Results').autoFilter.load('enabled,isDataFiltered'),
    );
    expect([filter.enabled, filter.isDataFiltered]).toEqual([true, true]);
    expect((await state())[0]).toBe(false);
    await excel.run((context) => {
      tables(context).getItem('Results').clearFilters();
    });
    expect(await hidden()).toEqual([false, false, false]);
  });

  test.each([
    ['<2', [true, false, true]],
    ['>=2', [false, true, false]],
    ['<=1', [true, false, true]],
    ['2', [true, true, false]],
  ])('compare with %s', async (criterion1, expected) => {
    await excel.run((context) => {
      sheet1(context).autoFilter.apply('A1:B4', 1, { filterOn: 'Custom', criterion1 });
    });
    expect(await hidden()).toEqual(expected);
  });

  test('of other kinds are not there', async () => {
    expect(
      await excel.code((context) => {
        sheet1(context).autoFilter.apply('A1:B4', 1, { filterOn: 'TopItems', criterion1: '1' });
      }),
    ).toBe('NotImplemented');
  });
});

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type ExcelPage, openExcel, sheet1 } from './excel';

describe('tables', () => {
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
      expect([table.name, table.showTotals]).toEqual(['Results', false]);
      const id = excel.grid.tables.all()[0]?.id ?? '';
      const [byName, byId, none, onSheet, onOther, touched, contained] = await excel.run(
        (context) =>
          [
            tables(context).getItem('RESULTS').load('name'),
            tables(context).getItemOrNullObject(id).load('name,worksheet/name'),
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

    test('has a name and an id of its own on a copied sheet, as its copy has', async () => {
      const table = await make('A1:B4', 'Round_2');
      const [sheet] = excel.grid.sheets();
      const copied = excel.grid.tabs.copy(sheet?.id ?? '', 'Copy');
      const [first, copy] = excel.grid.tables.all();
      expect([first?.id, first?.name]).toEqual([table.id, 'Round_2']);
      expect([copy?.name, copy?.area.sheetId]).toEqual(['Round_22', copied]);
      excel.grid.tables.change(copy?.id ?? '', { name: 'Renamed' });
      expect(excel.grid.tables.all().map(({ name }) => name)).toEqual(['Round_2', 'Renamed']);
      excel.grid.tabs.copy(copied, 'Again');
      expect(excel.grid.tables.all().map(({ name }) => name)).toContain('Renamed3');
      expect(excel.grid.undo()).toBe(true);
      expect(excel.grid.tables.all()).toHaveLength(2);
    });

    test('is told from the other tables of a copied sheet by another number', async () => {
      await make('A1:B4', 'Round_2');
      await make('D1:E4', 'Basis_2');
      const [sheet] = excel.grid.sheets();
      excel.grid.tabs.copy(sheet?.id ?? '', 'Copy');
      const names = excel.grid.tables.all().map(({ name }) => name);
      expect(names).toEqual(['Round_2', 'Basis_2', 'Round_24', 'Basis_25']);
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
        found.showFilterButton = false;
        return found.load('style,showBandedRows,showFilterButton');
      });
      expect([table.style, table.showBandedRows, table.showFilterButton]).toEqual([
        'TableStyleLight9',
        false,
        false,
      ]);
      const set = (style: string): Promise<string> =>
        excel.code((context) => (tables(context).getItem('Results').style = style));
      expect(await set('Pretty')).toBe('InvalidArgument');
      expect(await set('TableStyleMedium29')).toBe('InvalidArgument');
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
      expect(await address((table) => table.getDataBodyRange())).toBe('Sheet1!A2:B4');
      expect(await read('A5:A6')).toEqual([['Total'], ['below']]);
      await excel.run((context) => (tables(context).getItem('Results').showTotals = false));
      expect(await address((table) => table.getRange())).toBe('Sheet1!A1:B4');
      expect(await read('A5:A6')).toEqual([['below'], ['']]);
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

    test('takes in what is written right beside it, below or right of its cells', async () => {
      await make();
      await excel.run((context) => {
        sheet1(context).getRange('C1:C3').values = [['Club'], [''], ['Leiden']];
        sheet1(context).getRange('D2').values = [['NL']];
      });
      expect(await address((table) => table.getRange())).toBe('Sheet1!A1:D4');
      await excel.run((context) => (sheet1(context).getRange('A6').values = [['apart']]));
      expect(await address((table) => table.getRange())).toBe('Sheet1!A1:D4');
    });

    test('gets another size, and its contents stay where they are', async () => {
      await make();
      await excel.run((context) => {
        tables(context).getItem('Results').resize('A1:D6');
      });
      expect(await address((table) => table.getRange())).toBe('Sheet1!A1:D6');
      expect(await read('A1:D2')).toEqual([
        ['Name', 'Wins', 'Column3', 'Column4'],
        ['Anna', 3, '', ''],
      ]);
      await excel.run((context) => {
        tables(context).getItem('Results').resize(sheet1(context).getRange('A1:A3'));
      });
      expect(await address((table) => table.getRange())).toBe('Sheet1!A1:A3');
      expect(await read('B1:B4')).toEqual([['Wins'], [3], [1], [2]]);
      const resized = (to: string): Promise<string> =>
        excel.code((context) => {
          tables(context).getItem('Results').resize(to);
        });
      for (const to of ['A2:B4', 'A1:B1', 'E1:F4', 'Other!A1:B4']) {
        expect([to, await resized(to)]).toEqual([to, 'InvalidArgument']);
      }
      await excel.run((context) => sheet1(context).tables.add('C1:D3', true));
      expect(await resized('A1:C3')).toBe('InvalidArgument');
      expect(await address((table) => table.getRange())).toBe('Sheet1!A1:A3');
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
      excel.grid.tables.remove(excel.grid.tables.all()[0]?.id ?? '');
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

  test('Filter buttons over a list are those of the grid; what they filter by is chosen there', async () => {
    const area = async (): Promise<unknown> => {
      const [filter, range] = await excel.run((context) => {
        const { autoFilter } = sheet1(context);
        return [
          autoFilter.load('enabled'),
          autoFilter.getRangeOrNullObject().load('address'),
        ] as const;
      });
      return filter.enabled ? range.address : range.isNullObject;
    };
    expect(await area()).toBe(true);
    await excel.run((context) => {
      sheet1(context).autoFilter.apply('A1:B4');
    });
    expect(await area()).toBe('Sheet1!A1:B4');
    excel.grid.filters.hide({ sheetId: 'sheet1', row: 0, column: 1 }, ['1']);
    const rows = await excel.run((context) =>
      ['A2', 'A3', 'A4'].map((cell) => sheet1(context).getRange(cell).load('rowHidden')),
    );
    expect(rows.map(({ rowHidden }) => rowHidden)).toEqual([false, true, false]);
    expect(
      await excel.code((context) => {
        sheet1(context).autoFilter.apply('A1:B4', 1, { filterOn: 'Custom', criterion1: '>1' });
      }),
    ).toBe('NotImplemented');
    excel.grid.undo();
    excel.grid.undo();
    expect(await area()).toBe(true);
  });
});

describe('The page layout', () => {
  let excel: ExcelPage;

  beforeEach(async () => {
    excel = await openExcel();
  });
  afterEach(() => {
    excel.close();
  });

  const layout = (context: Excel.RequestContext): Excel.PageLayout => sheet1(context).pageLayout;

  test('of a new sheet is Excel’s', async () => {
    const found = await excel.run((context) => layout(context).load('orientation,paperSize,zoom'));
    expect([found.orientation, found.paperSize, found.zoom]).toEqual([
      'Portrait',
      'Letter',
      { scale: 100 },
    ]);
  });

  test('is read back as set, and undone', async () => {
    const found = await excel.run((context) => {
      const page = layout(context);
      page.orientation = 'Landscape';
      page.paperSize = 'A4';
      page.zoom = { horizontalFitToPages: 1 };
      page.setPrintMargins('Centimeters', { left: 2.54, top: 1.27 });
      return page.load('orientation,paperSize,zoom,leftMargin,topMargin,rightMargin');
    });
    expect([found.orientation, found.paperSize, found.zoom]).toEqual([
      'Landscape',
      'A4',
      { horizontalFitToPages: 1 },
    ]);
    expect([found.leftMargin, found.topMargin, found.rightMargin]).toEqual([72, 36, 50.4]);
    excel.grid.undo();
    const before = await excel.run((context) => layout(context).load('orientation,zoom'));
    expect([before.orientation, before.zoom]).toEqual(['Portrait', { scale: 100 }]);
  });

  test('chosen and taken back leaves no trace', async () => {
    await excel.run((context) => {
      layout(context).orientation = 'Landscape';
      layout(context).orientation = 'Portrait';
    });
    expect(excel.grid.extras.texts('sheet1')).toEqual({});
  });

  test.each<[string, (page: Excel.PageLayout) => unknown]>([
    ['an orientation', (page) => (page.orientation = 'Diagonal' as 'Portrait')],
    ['a paper size', (page) => (page.paperSize = 'A0' as 'A4')],
    ['a scale out of limits', (page) => (page.zoom = { scale: 500 })],
    ['a scale beside pages', (page) => (page.zoom = { scale: 100, verticalFitToPages: 1 })],
    ['no zoom at all', (page) => (page.zoom = {})],
    ['half a page', (page) => (page.zoom = { horizontalFitToPages: 0.5 })],
    [
      'a margin',
      (page) => {
        page.setPrintMargins('Inches', { left: -1 });
      },
    ],
    [
      'titles of another sheet',
      (page) => {
        page.setPrintTitleRows('Elsewhere!1:1');
      },
    ],
  ])('refuses %s', async (_, act) => {
    expect(await excel.code((context) => act(layout(context)))).toBe('InvalidArgument');
  });

  test('has an area to print and rows to repeat, which follow inserted rows', async () => {
    const read = async (): Promise<unknown[]> => {
      const [area, rows] = await excel.run(
        (context) =>
          [
            layout(context).getPrintAreaOrNullObject().load('address'),
            layout(context).getPrintTitleRowsOrNullObject().load('address'),
          ] as const,
      );
      return [area, rows].map((each) => (each.isNullObject ? null : each.address));
    };
    expect(await excel.code((context) => layout(context).getPrintArea().load('address'))).toBe(
      'ItemNotFound',
    );
    await excel.run((context) => {
      layout(context).setPrintArea(sheet1(context).getRanges('A1:B9,D1:D9'));
    });
    expect(await read()).toEqual(['Sheet1!A1:B9,Sheet1!D1:D9', null]);
    await excel.run((context) => {
      layout(context).setPrintTitleRows('2:3');
    });
    excel.grid.lines.insert('sheet1', { dimension: 'rows', first: 0, count: 1 });
    expect(await read()).toEqual(['Sheet1!A2:B10,Sheet1!D2:D10', 'Sheet1!3:4']);
    await excel.run((context) => {
      layout(context).setPrintTitleRows(sheet1(context).getRange('1:1'));
    });
    expect((await read())[1]).toBe('Sheet1!1:1');
  });

  test('has headers and footers with Excel’s codes, which are read back and undone', async () => {
    const parts = 'leftHeader,rightHeader,leftFooter,rightFooter';
    const page = (context: Excel.RequestContext): Excel.HeaderFooter =>
      layout(context).headersFooters.defaultForAllPages;
    const found = await excel.run((context) => {
      page(context).leftHeader = 'R&&D';
      page(context).rightFooter = 'Page &P of &N';
      return page(context).load(parts);
    });
    expect([found.leftHeader, found.rightHeader, found.leftFooter, found.rightFooter]).toEqual([
      'R&&D',
      '',
      '',
      'Page &P of &N',
    ]);
    excel.grid.undo();
    excel.grid.undo();
    const before = await excel.run((context) => page(context).load(parts));
    expect([before.leftHeader, before.rightFooter]).toEqual(['', '']);
  });
});

describe('Conditional formats', () => {
  let excel: ExcelPage;

  beforeEach(async () => {
    excel = await openExcel({
      sheets: [{ name: 'Sheet1', cells: { A1: 1, A2: 5, A3: 9, B1: 'x' } }],
    });
  });
  afterEach(() => {
    excel.close();
  });

  const formats = (
    context: Excel.RequestContext,
    address = 'A1:A3',
  ): Excel.ConditionalFormatCollection => sheet1(context).getRange(address).conditionalFormats;

  /** The fill each cell of A1:A3 shows. */
  const fills = (): unknown[] =>
    [0, 1, 2].map(
      (row) =>
        excel.grid.model.getters.getCellComputedStyle({ sheetId: 'sheet1', col: 0, row }).fillColor,
    );

  test('by a formula, relative to the first cell', async () => {
    const found = await excel.run((context) => {
      const format = formats(context).add('Custom');
      format.custom.rule.formula = '=$A1>4';
      format.custom.format.fill.color = 'yellow';
      format.load('id,type');
      format.custom.rule.load('formula');
      format.custom.format.fill.load('color');
      return format;
    });
    expect(found.type).toBe('Custom');
    expect([found.custom.rule.formula, found.custom.format.fill.color]).toEqual([
      '=$A1>4',
      '#FFFF00',
    ]);
    expect(fills()).toEqual([undefined, '#FFFF00', '#FFFF00']);
  });

  test('make the text bold and give it a colour, and no longer when told so', async () => {
    const shown = (): unknown[] => {
      const { bold, textColor } = excel.grid.model.getters.getCellComputedStyle({
        sheetId: 'sheet1',
        col: 0,
        row: 2,
      });
      return [bold, textColor];
    };
    const format = await excel.run((context) => {
      const added = formats(context).add('Custom');
      const { custom } = added;
      custom.rule.formula = '=$A1>4';
      custom.format.font.bold = true;
      custom.format.font.color = '#8A3707';
      custom.format.font.load('bold,color');
      return added.load('id');
    });
    const { font } = format.custom.format;
    expect([font.bold, font.color]).toEqual([true, '#8A3707']);
    expect(shown()).toEqual([true, '#8A3707']);
    await excel.run((context) => {
      formats(context).getItem(format.id).custom.format.font.bold = false;
    });
    expect(shown()).toEqual([undefined, '#8A3707']);
  });

  test('are listed where they touch, and undone', async () => {
    const { id } = await excel.run((context) => {
      const format = formats(context).add('Custom');
      format.custom.rule.formula = '=TRUE';
      format.custom.format.fill.color = 'red';
      return format.load('id');
    });
    const [here, there, byId] = await excel.run(
      (context) =>
        [
          formats(context, 'A2').load('items/id'),
          formats(context, 'B1').load('items/id'),
          formats(context).getItem(id).load('type'),
        ] as const,
    );
    expect([here.items.length, there.items.length, byId.type]).toEqual([1, 0, 'Custom']);
    expect(fills()).toEqual(['#FF0000', '#FF0000', '#FF0000']);
    excel.grid.undo();
    expect(fills()).toEqual([undefined, undefined, undefined]);
  });

  test('are cleared from part of their cells with the cells themselves', async () => {
    await excel.run((context) => {
      const { custom } = formats(context).add('Custom');
      custom.rule.formula = '=TRUE';
      custom.format.fill.color = 'red';
      sheet1(context).getRange('A2:B2').clear();
    });
    expect(fills()).toEqual(['#FF0000', undefined, '#FF0000']);
  });

  test.each<[string, (all: Excel.ConditionalFormatCollection) => unknown, string]>([
    ['another kind', (all) => all.add('ColorScale'), 'NotImplemented'],
    [
      'a formula that is none',
      (all) => (all.add('Custom').custom.rule.formula = 'A1'),
      'InvalidArgument',
    ],
    ['a comparison', (all) => all.add('CellValue'), 'NotImplemented'],
    ['an id that is not there', (all) => all.getItem('x').load('type'), 'ItemNotFound'],
  ])('refuse %s', async (_, act, code) => {
    expect(await excel.code((context) => act(formats(context)))).toBe(code);
  });
});

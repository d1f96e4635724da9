import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createWorkbench, turn, until, type Workbench } from './support';
import { type ExcelPage, openExcel, sheet1 } from './excel';
import { type OfficePage } from './office-page';

describe('workbook events', () => {
  let excel: ExcelPage;
  let seen: string[];

  beforeEach(async () => {
    seen = [];
    excel = await openExcel(
      { sheets: [{ name: 'Sheet1', cells: { A1: 1, A2: 'x' } }] },
      { undo: 'everything' },
    );
  });
  afterEach(() => {
    excel.close();
  });

  const note = (text: string): Promise<void> => {
    seen.push(text);
    return Promise.resolve();
  };

  describe('Sheets that come and go', () => {
    test('are told, whoever made or deleted them, and when undo does', async () => {
      const [added, deleted] = await excel.run((context) => {
        const { worksheets } = context.workbook;
        return [
          worksheets.onAdded.add(({ type, source }) => note(`${type} ${source}`)),
          worksheets.onDeleted.add(({ type, source }) => note(`${type} ${source}`)),
        ] as const;
      });
      await excel.run((context) => context.workbook.worksheets.add('New'));
      await until(() => seen.length === 1);
      excel.grid.undo();
      await until(() => seen.length === 2);
      excel.grid.addSheet('By hand');
      await until(() => seen.length === 3);
      expect(seen).toEqual([
        'WorksheetAdded Local',
        'WorksheetDeleted Local',
        'WorksheetAdded Local',
      ]);
      for (const handler of [added, deleted]) {
        handler.remove();
        await handler.context.sync();
      }
      excel.grid.addSheet('Unheard');
      await turn();
      expect(seen).toHaveLength(3);
    });
  });

  test('A page is kept for the next workbook: what listened to the one before hears nothing, what listens now does', async () => {
    const listen = async (name: string): Promise<void> => {
      await excel.run(({ workbook: { worksheets } }) => {
        worksheets.onAdded.add(() => note(name));
      });
    };
    const [before, { page }] = [excel, excel];
    await listen('before');
    before.grid.addSheet('Told to nobody');
    excel.close();
    excel = await openExcel(undefined, { undo: 'everything' });
    expect(excel.page === page).toBe(true);
    before.grid.addSheet('Told to nobody, too');
    excel.grid.addSheet('Unheard');
    await turn();
    expect(seen).toEqual([]);
    await listen('now');
    before.grid.addSheet('Told to nobody either');
    excel.grid.addSheet('Heard');
    await until(() => seen.length > 0);
    await turn();
    expect(seen).toEqual(['now']);
  });

  test('A sheet that goes is no change of contents, though formulas have lost it', async () => {
    await excel.run(({ workbook: { worksheets } }) => {
      worksheets.onDeleted.add(() => note('deleted'));
      worksheets.onChanged.add(() => note('changed'));
    });
    const { id } = excel.grid.addSheet('Goes');
    excel.grid.write({ sheetId: excel.grid.activeSheet().id, row: 9, column: 9 }, '=Goes!A1');
    await until(() => seen.includes('changed'));
    seen.length = 0;
    excel.grid.tabs.remove(id);
    await until(() => seen.length > 0);
    await turn();
    expect(seen).toEqual(['deleted']);
  });

  describe('Rows that are hidden or shown', () => {
    test('are told by whole rows, whoever hides them; they are no change of contents', async () => {
      await excel.run(({ workbook: { worksheets } }) => {
        worksheets.onRowHiddenChanged.add(({ address, changeType }) =>
          note(`${address} ${changeType}`),
        );
        worksheets.onChanged.add(() => note('changed'));
      });
      await excel.run((context) => {
        sheet1(context).getRange('2:3').rowHidden = true;
      });
      await until(() => seen.length === 1);
      excel.grid.lines.setHidden('sheet1', { dimension: 'rows', first: 1, count: 1 }, false);
      await until(() => seen.length === 2);
      expect(seen).toEqual(['2:3 Hidden', '2:2 Unhidden']);
    });

    test('are told where a height shows or hides them, not where it only makes them higher', async () => {
      await excel.run(({ workbook: { worksheets } }) => {
        worksheets.onRowHiddenChanged.add(({ address, changeType }) =>
          note(`${address} ${changeType}`),
        );
      });
      for (const height of [30, 0, 0, 30]) {
        await excel.run((context) => {
          sheet1(context).getRange('5:6').format.rowHeight = height;
        });
      }
      await until(() => seen.length === 2);
      expect(seen).toEqual(['5:6 Hidden', '5:6 Unhidden']);
    });
  });

  test('A sheet that is renamed, hidden or shown is told, and is no change of contents', async () => {
    await excel.run(({ workbook: { worksheets } }) => {
      worksheets.add('Second');
      worksheets.onNameChanged.add(({ nameBefore, nameAfter }) =>
        note(`${nameBefore} is ${nameAfter}`),
      );
      worksheets.onVisibilityChanged.add(({ visibilityAfter }) => note(visibilityAfter));
      worksheets.onChanged.add(() => note('changed'));
    });
    await excel.run((context) => {
      sheet1(context).name = 'Year';
    });
    await until(() => seen.length === 1);
    excel.grid.tabs.setVisible('sheet1', false);
    await until(() => seen.length === 2);
    excel.grid.tabs.setVisible('sheet1', true);
    await until(() => seen.length === 3);
    expect(seen).toEqual(['Sheet1 is Year', 'Hidden', 'Visible']);
  });

  describe('Changes', () => {
    const listen = (): Promise<unknown> =>
      excel.run((context) =>
        sheet1(context).onChanged.add(({ address, changeType, details }) =>
          note(
            // office.js leaves details out when there are none.
            JSON.stringify([address, changeType, (details as unknown) ?? null]),
          ),
        ),
      );
    const told = async (count: number): Promise<unknown[]> => {
      await until(() => seen.length >= count);
      return seen.map((text) => JSON.parse(text) as unknown);
    };

    test('of one cell tell the values before and after', async () => {
      await listen();
      excel.grid.write({ sheetId: 'sheet1', row: 0, column: 0 }, '=1/0');
      await until(() => seen.length === 1);
      excel.grid.write({ sheetId: 'sheet1', row: 1, column: 0 }, null);
      await until(() => seen.length === 2);
      await excel.run((context) => (sheet1(context).getRange('B1').values = [[true]]));
      expect(await told(3)).toEqual([
        [
          'A1',
          'RangeEdited',
          {
            valueBefore: 1,
            valueAfter: '#DIV/0!',
            valueTypeBefore: 'Double',
            valueTypeAfter: 'Error',
          },
        ],
        [
          'A2',
          'RangeEdited',
          { valueBefore: 'x', valueAfter: '', valueTypeBefore: 'String', valueTypeAfter: 'Empty' },
        ],
        [
          'B1',
          'RangeEdited',
          {
            valueBefore: '',
            valueAfter: true,
            valueTypeBefore: 'Empty',
            valueTypeAfter: 'Boolean',
          },
        ],
      ]);
    });

    test('of one cell twice in a step tell the value before the step', async () => {
      await listen();
      await excel.run((context) => {
        sheet1(context).getRange('A1').values = [[2]];
        sheet1(context).getRange('A1').values = [[3]];
      });
      expect(await told(1)).toEqual([
        [
          'A1',
          'RangeEdited',
          { valueBefore: 1, valueAfter: 3, valueTypeBefore: 'Double', valueTypeAfter: 'Double' },
        ],
      ]);
    });

    test('of several cells tell none', async () => {
      await listen();
      await excel.run((context) => (sheet1(context).getRange('A1:A2').values = [[2], [3]]));
      expect(await told(1)).toEqual([['A1:A2', 'RangeEdited', null]]);
    });

    test('of whole rows and columns say so', async () => {
      await listen();
      await excel.run((context) => sheet1(context).getRange('2:3').insert('Down'));
      await excel.run((context) => sheet1(context).getRange('B:B').insert('Right'));
      await excel.run((context) => {
        sheet1(context).getRange('2:2').delete('Up');
      });
      await excel.run((context) => {
        sheet1(context).getRange('B:B').delete('Left');
      });
      expect((await told(4)).map((each) => (each as unknown[]).slice(0, 2))).toEqual([
        ['2:3', 'RowInserted'],
        ['B:B', 'ColumnInserted'],
        ['2:2', 'RowDeleted'],
        ['B:B', 'ColumnDeleted'],
      ]);
    });
  });

  test('What changed on a sheet that goes in the same step is told to nobody', async () => {
    await excel.run(({ workbook: { worksheets } }) => {
      worksheets.onDeleted.add(() => note('deleted'));
      worksheets.onChanged.add(() => note('changed'));
    });
    const { id } = excel.grid.addSheet('Goes');
    await turn();
    seen.length = 0;
    excel.grid.batch(() => {
      excel.grid.write({ sheetId: id, row: 0, column: 0 }, 1);
      excel.grid.tabs.remove(id);
    });
    await until(() => seen.length > 0);
    await turn();
    expect(seen).toEqual(['deleted']);
  });
});

describe('events', () => {
  let workbench: Workbench;
  let page: OfficePage;
  let seen: string[];

  beforeAll(async () => {
    const sheets = [
      { name: 'Sheet1', cells: { B4: 'there already' } },
      { name: 'Other', cells: {} },
    ];
    workbench = createWorkbench({ workbook: { sheets } });
    page = await workbench.open('pane');
  });
  afterAll(() => {
    workbench.close();
  });
  beforeEach(() => {
    seen = [];
  });

  const area = (sheetId: string, row = 1) => ({ sheetId, row, column: 1, rows: 2, columns: 1 });

  describe('Selection', () => {
    test('worksheets.onSelectionChanged tells of every sheet, worksheet.onSelectionChanged of its own', async () => {
      const handlers = await page.Excel.run(async (context) => {
        const { worksheets } = context.workbook;
        const all = worksheets.onSelectionChanged.add((event) => note(`all ${event.address}`));
        const own = worksheets
          .getItem('Sheet1')
          .onSelectionChanged.add((event) => note(`own ${event.worksheetId}`));
        await context.sync();
        return [all, own];
      });
      workbench.grid.select(area('sheet1'));
      await until(() => seen.length === 2);
      workbench.grid.select(area('sheet2', 4));
      await until(() => seen.length === 3);
      expect(seen).toEqual(['all B2:B3', 'own sheet1', 'all B5:B6']);
      await remove(handlers);
      workbench.grid.select(area('sheet1'));
      await turn();
      expect(seen).toHaveLength(3);
    });

    test('workbook.onSelectionChanged and the document’s own event, which bring no address', async () => {
      await page.Excel.run(async (context) => {
        context.workbook.onSelectionChanged.add(() => note('workbook'));
        await context.sync();
      });
      page.Office.context.document.addHandlerAsync(
        page.Office.EventType.DocumentSelectionChanged,
        () => void note('document'),
      );
      await turn();
      workbench.grid.select(area('sheet1', 7));
      await until(() => seen.length === 2);
      expect([...seen].sort()).toEqual(['document', 'workbook']);
    });
  });

  describe('Activation', () => {
    test('a sheet that becomes the active one is told to its own handlers and to those of all sheets', async () => {
      workbench.grid.select(area('sheet1'));
      await turn();
      const handlers = await page.Excel.run(async (context) => {
        const { worksheets } = context.workbook;
        const all = worksheets.onActivated.add((event) =>
          note(`activated, all: ${event.worksheetId}`),
        );
        const own = worksheets
          .getItem('Other')
          .onActivated.add((event) => note(`activated, own: ${event.worksheetId}`));
        await context.sync();
        return [all, own];
      });
      // Selections are told of, too, to handlers of the tests before; here only activations count.
      const activated = (): string[] => seen.filter((each) => each.startsWith('activated'));
      workbench.grid.select(area('sheet1', 3));
      workbench.grid.select(area('sheet2'));
      await until(() => activated().length === 2);
      workbench.grid.select(area('sheet2', 5));
      workbench.grid.select(area('sheet1'));
      await until(() => activated().length === 3);
      expect(activated().sort()).toEqual([
        'activated, all: sheet1',
        'activated, all: sheet2',
        'activated, own: sheet2',
      ]);
      await remove(handlers);
    });
  });

  describe('Changes', () => {
    test('a change by hand, one by the add-in, and one that concerns the whole workbook', async () => {
      await page.Excel.run(async (context) => {
        context.workbook.worksheets.onChanged.add((event) =>
          note(`${event.address} ${event.changeType} ${event.source} ${event.triggerSource}`),
        );
        await context.sync();
      });
      workbench.grid.write({ sheetId: 'sheet1', row: 0, column: 0 }, 'by hand');
      await until(() => seen.length === 1);
      await page.Excel.run(async (context) => {
        context.workbook.worksheets.getItem('Sheet1').getRange('C1:D2').values = [
          [1, 2],
          [3, 4],
        ];
        await context.sync();
      });
      await until(() => seen.length === 2);
      workbench.grid.undo();
      await until(() => seen.length === 3);
      expect(seen).toEqual([
        'A1 RangeEdited Local Unknown',
        'C1:D2 RangeEdited Local ThisLocalAddin',
        'A1:B4 RangeEdited Local Unknown',
      ]);
    });

    test('of two handlers one can be removed and the other still hears', async () => {
      const heard: string[] = [];
      const handlers = await page.Excel.run(async (context) => {
        const { onSelectionChanged } = context.workbook.worksheets;
        const added = ['first', 'second'].map((name) =>
          onSelectionChanged.add(() => {
            heard.push(name);
            return Promise.resolve();
          }),
        );
        await context.sync();
        return added;
      });
      await remove(handlers.slice(0, 1));
      workbench.grid.select(area('sheet1', 20));
      await until(() => heard.length > 0);
      await remove(handlers.slice(1));
      workbench.grid.select(area('sheet1', 21));
      await turn();
      expect(heard).toEqual(['second']);
    });

    test('new results of formulas are no change', async () => {
      await turn();
      seen = [];
      workbench.grid.recalculate();
      await turn();
      expect(seen).toEqual([]);
    });
  });

  test('a page that is loaded again no longer hears what the old one asked for', async () => {
    await workbench.open('pane');
    workbench.grid.select(area('sheet1', 9));
    await turn();
    expect(seen).toEqual([]);
  });

  function note(text: string): Promise<void> {
    seen.push(text);
    return Promise.resolve();
  }

  async function remove(
    handlers: readonly OfficeExtension.EventHandlerResult<unknown>[],
  ): Promise<void> {
    for (const handler of handlers) {
      handler.remove();
      await handler.context.sync();
    }
  }
});

describe('selection', () => {
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
      expect(
        await excel.code((context) => context.workbook.getSelectedRange().load('address')),
      ).toBe('InvalidSelection');
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
      const range = await excel.run((context) =>
        context.workbook.getSelectedRange().load('address'),
      );
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
      expect([item.name, item.formula, item.visible]).toEqual([
        'Points',
        '=Sheet1!$A$1:$A$2',
        true,
      ]);
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
});

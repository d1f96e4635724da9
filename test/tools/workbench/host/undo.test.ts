import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type ApiLevel,
  type OfficeHostOptions,
  requirementSetsOf,
} from '../../../../tools/workbench/host';
import { type ExcelPage, openExcel, sheet1 } from './excel';
import { stateOf, type WorkbookState } from '../../../../tools/workbench/grid/state';

describe('undo', () => {
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
    test.each(['1.15', '1.9'] as const)(
      '%s ignore the wish to merge, and say so',
      async (level) => {
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
      },
    );
  });
});

describe('undo list', () => {
  let excel: ExcelPage;
  afterEach(() => {
    excel.close();
  });

  async function open(undo?: OfficeHostOptions['undo']): Promise<void> {
    const other = { name: 'Other', cells: {} };
    const sheets = [{ name: 'Sheet1', cells: {}, merges: ['B2:C3'] }, other];
    excel = await openExcel({ sheets }, undo === undefined ? {} : { undo });
    excel.grid.write({ sheetId: 'sheet1', row: 9, column: 0 }, 'typed by the user');
  }

  type Batch = (context: Excel.RequestContext) => unknown;

  const merged: Batch = (context) => sheet1(context).getRange('A1:D9').getMergedAreasOrNullObject();
  const add: Batch = (context) => context.workbook.worksheets.add('New');
  const remove: Batch = (context) => {
    context.workbook.worksheets.getItem('Other').delete();
  };
  const rename: Batch = (context) => {
    context.workbook.worksheets.getItem('Other').name = 'Another';
  };
  const hide: Batch = (context) => {
    context.workbook.worksheets.getItem('Other').visibility = 'Hidden';
  };

  describe('The user’s undo list', () => {
    test.each([
      ['getMergedAreasOrNullObject over a merge', merged, false, true],
      ['worksheets.add', add, false, true],
      ['Worksheet.delete', remove, false, false],
      ['Worksheet.name', rename, false, true],
      ['Worksheet.visibility', hide, false, true],
    ])('%s keeps it: on Windows %s, on the web %s', async (_, batch, onWindows, onTheWeb) => {
      for (const [undo, keeps] of [
        ['win', onWindows],
        ['web', onTheWeb],
      ] as const) {
        await open(undo);
        await excel.run(batch);
        expect([undo, excel.grid.undo()]).toEqual([undo, keeps]);
        if (undo === 'win') excel.close();
      }
    });

    test('is kept by a look for merged areas where there are none, and by any other call', async () => {
      await open();
      await excel.run((context) => {
        sheet1(context).getRange('A5:D9').getMergedAreasOrNullObject();
        sheet1(context).getRange('A1').values = [[1]];
      });
      expect([excel.grid.undo(), excel.grid.undo(), excel.grid.undo()]).toEqual([
        true,
        true,
        false,
      ]);
    });

    test('begins anew after it was cleared', async () => {
      await open();
      await excel.run(add);
      excel.grid.write({ sheetId: 'sheet1', row: 0, column: 0 }, 'later');
      expect([excel.grid.undo(), excel.grid.undo()]).toEqual([true, false]);
    });
  });

  describe('A run that is to be one step', () => {
    const grouped = (batch: Batch): Promise<unknown> =>
      excel.page.Excel.run({ mergeUndoGroup: true } as Excel.RunOptions, async (context) => {
        batch(context);
        await context.sync();
      });

    test.each([
      ['Worksheet.delete', remove],
      ['Worksheet.name', rename],
      ['Worksheet.visibility', hide],
    ])('is refused %s, which has no undo on Windows; nothing is done', async (_, batch) => {
      await open();
      await expect(grouped(batch)).rejects.toMatchObject({ code: 'UndoNotSupported' });
      expect(excel.grid.sheets().map(({ name, visible }) => [name, visible])).toEqual([
        ['Sheet1', true],
        ['Other', true],
      ]);
      expect(excel.grid.undo()).toBe(true);
    });

    test('may rename and hide on the web', async () => {
      await open('web');
      await grouped(rename);
      expect(excel.grid.undo()).toBe(true);
      expect(excel.grid.sheets().map(({ name }) => name)).toEqual(['Sheet1', 'Other']);
    });
  });

  test('merged areas are found only where their first cell is inside', async () => {
    await open();
    const found = (address: string): Promise<string | undefined> =>
      excel.page.Excel.run(async (context) => {
        const areas = sheet1(context).getRange(address).getMergedAreasOrNullObject();
        areas.load('address');
        await context.sync();
        return areas.isNullObject ? undefined : areas.address;
      });
    expect(await found('B2')).toBe('Sheet1!B2:C3');
    expect(await found('A1:D9')).toBe('Sheet1!B2:C3');
    expect(await found('C2:D9')).toBeUndefined();
    expect(await found('B3')).toBeUndefined();
  });
});

describe('kept with workbook', () => {
  let excel: ExcelPage;

  beforeEach(async () => {
    excel = await openExcel();
  });
  afterEach(() => {
    expect(excel.problems).toEqual([]);
    excel.close();
  });

  describe('Settings of the workbook', () => {
    const settings = ({ workbook }: Excel.RequestContext): Excel.SettingCollection =>
      workbook.settings;

    test('are added, replaced, found, listed and deleted', async () => {
      await excel.run((context) => {
        settings(context).add('one', 'first');
        settings(context).add('two', { n: 2 });
        settings(context).add('one', 'second');
      });
      const [one, none, all] = await excel.run((context) => {
        const found = settings(context).getItemOrNullObject('one').load('value');
        const missing = settings(context).getItemOrNullObject('One').load('value');
        const items = settings(context).load('items/value');
        return [found, missing, items] as const;
      });
      expect([one.value, none.isNullObject]).toEqual(['second', true]);
      expect(all.items.map(({ value }) => value as unknown)).toEqual(['second', { n: 2 }]);
      await excel.run((context) => {
        settings(context).getItem('one').delete();
      });
      expect(await excel.code((context) => settings(context).getItem('one').load('value'))).toBe(
        'ItemNotFound',
      );
    });

    test('are in no undo list', async () => {
      await excel.run((context) => {
        sheet1(context).getRange('A1').values = [[1]];
        settings(context).add('one', 'kept');
      });
      excel.grid.undo();
      const item = await excel.run((context) => settings(context).getItem('one').load('value'));
      expect(item.value).toBe('kept');
    });
  });

  describe('Names of a sheet', () => {
    const add = (name: string): Promise<unknown> =>
      excel.run((context) => {
        const item = sheet1(context).names.add(name, sheet1(context).getRange('A1'));
        item.visible = false;
        return item;
      });
    const found = async (sheet: string, name: string): Promise<string | undefined> => {
      const item = await excel.run(({ workbook: { worksheets } }) =>
        worksheets.getItem(sheet).names.getItemOrNullObject(name).load('formula,visible'),
      );
      return item.isNullObject ? undefined : `${item.formula} ${item.visible}`;
    };

    test('belong to it alone, may be hidden, and go with it', async () => {
      await add('_TSX_1');
      expect(await found('Sheet1', '_tsx_1')).toBe('=Sheet1!$A$1 false');
      const ofWorkbook = await excel.run(({ workbook }) => workbook.names.load('items/name'));
      expect(ofWorkbook.items).toEqual([]);
      await excel.run(({ workbook: { worksheets } }) => {
        worksheets.add('Other').names.add('_TSX_1', worksheets.getItem('Other').getRange('B2'));
        worksheets.getItem('Sheet1').names.getItem('_TSX_1').delete();
      });
      expect(await found('Sheet1', '_TSX_1')).toBeUndefined();
      expect(await found('Other', '_TSX_1')).toBe('=Other!$B$2 true');
    });

    test('follow a new name of the sheet', async () => {
      await add('_TSX_1');
      await excel.run((context) => (sheet1(context).name = 'Round 1'));
      expect(await found('Round 1', '_TSX_1')).toBe("='Round 1'!$A$1 false");
    });
  });

  test('Charts, shapes and comments of a sheet are counted', async () => {
    const { id } = excel.grid.activeSheet();
    excel.grid.extras.setText(id, 'charts', '2');
    excel.grid.extras.setText(id, 'comments', '1');
    const [charts, shapes, comments] = await excel.run((context) => {
      const sheet = sheet1(context);
      const count = sheet.charts.load('count');
      return [count, sheet.shapes.getCount(), sheet.comments.getCount()] as const;
    });
    expect([charts.count, shapes.value, comments.value]).toEqual([2, 0, 1]);
  });
});

describe('The state of the workbook', () => {
  let excel: ExcelPage;
  let exported: string;

  /** What the grid's library says the workbook is: the check on our own account of it. */
  const exportOf = (): string =>
    JSON.stringify({ ...excel.grid.model.exportData(), revisionId: 'any' });

  beforeAll(async () => {
    excel = await openExcel(
      {
        sheets: [
          {
            name: 'Sheet1',
            cells: {
              A1: 'Name',
              B1: 'Wins',
              A2: 'Anna',
              B2: 3,
              A3: 'Bram',
              B3: 1,
              A4: 'Cas',
              B4: 2,
              D1: '=SUM(B2:B4)',
              D2: '=A2:A4',
              E1: 'below',
            },
            formats: [{ area: 'A1:B1', bold: true, fill: '#0F6CBD', numberFormat: '@' }],
            merges: ['G1:H1'],
          },
          { name: 'Other', cells: { A1: true } },
        ],
      },
      { undo: 'everything' },
    );
    exported = exportOf();
  });
  afterAll(() => {
    excel.close();
  });

  const state = (): WorkbookState => stateOf(excel.grid);

  type Act = (sheet: Excel.Worksheet, context: Excel.RequestContext) => unknown;

  /** One of everything an add-in can do to a workbook. */
  const acts: readonly (readonly [string, Act])[] = [
    ['a value', (sheet) => (sheet.getRange('A2').values = [['Bea']])],
    ['a formula', (sheet) => (sheet.getRange('D1').formulas = [['=SUM(B2:B3)']])],
    ['a text that looks like a formula', (sheet) => (sheet.getRange('C1').values = [["'=1+1"]])],
    ['a text instead of a number', (sheet) => (sheet.getRange('B2').values = [["'3"]])],
    [
      'cleared contents',
      (sheet) => {
        sheet.getRange('A2:B2').clear('Contents');
      },
    ],
    ['a number format', (sheet) => (sheet.getRange('B2').numberFormat = [['0.0']])],
    [
      'a number format the grid shows in part',
      (sheet) => (sheet.getRange('B2').numberFormat = [['[Red]0']]),
    ],
    ['a fill', (sheet) => (sheet.getRange('C5').format.fill.color = 'red')],
    ['a size of font', (sheet) => (sheet.getRange('A2').format.font.size = 20)],
    ['italics', (sheet) => (sheet.getRange('A2').format.font.italic = true)],
    ['an alignment', (sheet) => (sheet.getRange('A2').format.horizontalAlignment = 'Justify')],
    ['wrapping', (sheet) => (sheet.getRange('A2').format.wrapText = true)],
    ['a border', (sheet) => (sheet.getRange('A2').format.borders.getItem('EdgeTop').style = 'Dot')],
    ['an unlocked cell', (sheet) => (sheet.getRange('A2').format.protection.locked = false)],
    [
      'cleared formats',
      (sheet) => {
        sheet.getRange('A1:B1').clear('Formats');
      },
    ],
    ['a width', (sheet) => (sheet.getRange('A:A').format.columnWidth = 100)],
    ['a hidden row', (sheet) => (sheet.getRange('3:3').rowHidden = true)],
    ['a hidden column', (sheet) => (sheet.getRange('B:B').columnHidden = true)],
    [
      'merged cells',
      (sheet) => {
        sheet.getRange('F5:G6').merge();
      },
    ],
    [
      'separated cells',
      (sheet) => {
        sheet.getRange('G1:H1').unmerge();
      },
    ],
    [
      'frozen panes',
      (sheet) => {
        sheet.freezePanes.freezeAt('A1:B1');
      },
    ],
    ['a table', (sheet) => sheet.tables.add('A1:B4', true)],
    [
      'filter buttons',
      (sheet) => {
        sheet.autoFilter.apply('A1:B4');
      },
    ],
    [
      'a validation',
      (sheet) =>
        (sheet.getRange('B2:B4').dataValidation.rule = {
          list: { inCellDropDown: true, source: '0,1' },
        }),
    ],
    [
      'a conditional format',
      (sheet) =>
        (sheet.getRange('B2:B4').conditionalFormats.add('Custom').custom.rule.formula = '=B2>1'),
    ],
    [
      'a protected sheet',
      (sheet) => {
        sheet.protection.protect({ allowSort: true });
      },
    ],
    [
      'a protected workbook',
      (_, { workbook }) => {
        workbook.protection.protect();
      },
    ],
    ['a page layout', (sheet) => (sheet.pageLayout.orientation = 'Landscape')],
    [
      'a print area',
      (sheet) => {
        sheet.pageLayout.setPrintArea('A1:B4');
      },
    ],
    [
      'repeated rows',
      (sheet) => {
        sheet.pageLayout.setPrintTitleRows('1:1');
      },
    ],
    [
      'a name',
      (sheet, { workbook }) => workbook.names.add('Wins', sheet.getRange('B2:B4'), 'remark'),
    ],
    ['a name of the sheet', (sheet) => sheet.names.add('Local', sheet.getRange('B2:B4'))],
    ['a new sheet', (_, { workbook }) => workbook.worksheets.add('New')],
    ['another name of the sheet', (sheet) => (sheet.name = 'Renamed')],
    [
      'a hidden sheet',
      (_, { workbook }) => (workbook.worksheets.getItem('Other').visibility = 'Hidden'),
    ],
    [
      'a very hidden sheet',
      (_, { workbook }) => (workbook.worksheets.getItem('Other').visibility = 'VeryHidden'),
    ],
    [
      'a deleted sheet',
      (_, { workbook }) => {
        workbook.worksheets.getItem('Other').delete();
      },
    ],
    ['a colour of the tab', (sheet) => (sheet.tabColor = 'red')],
  ];

  test('is plain data without the grid’s own ids, the same every time it is asked for', () => {
    const text = JSON.stringify(state());
    expect(JSON.stringify(state())).toBe(text);
    expect(JSON.parse(text)).toEqual(state());
    expect(text).not.toContain('sheet1');
    expect(state().sheets[0]?.cells).toMatchObject({
      A1: { value: 'Name', numberFormat: '@', style: { bold: true, fill: '#0F6CBD' } },
      B2: { value: 3 },
      D1: { formula: '=SUM(B2:B4)' },
      D2: { formula: '=A2:A4' },
    });
    expect(Object.keys(state().sheets[0]?.cells ?? {})).not.toContain('D3');
  });

  test.each(acts)('tells of %s; undo takes it back, redo brings it again', async (_, act) => {
    const before = state();
    await excel.run((context) => act(sheet1(context), context));
    const after = state();
    expect(after).not.toEqual(before);
    expect(excel.grid.undo()).toBe(true);
    expect(state()).toEqual(before);
    expect(excel.grid.undo()).toBe(false);
    expect(excel.grid.redo()).toBe(true);
    expect(state()).toEqual(after);
    excel.grid.undo();
    expect(state()).toEqual(before);
  });

  test('after all was taken back, is what the library exports, too', () => {
    expect(exportOf()).toBe(exported);
  });

  test('does not depend on the order in which things were done', async () => {
    const look: readonly ((cell: Excel.Range) => unknown)[] = [
      (cell) => (cell.format.fill.color = 'red'),
      (cell) => (cell.format.font.bold = true),
      (cell) => (cell.numberFormat = [['0.0']]),
      (cell) => (cell.format.columnWidth = 100),
      (cell) => (cell.values = [[1]]),
    ];
    const states: WorkbookState[] = [];
    for (const order of [look, [...look].reverse()]) {
      await excel.run((context) => {
        for (const act of order) act(sheet1(context).getRange('J9'));
      });
      states.push(state());
      excel.grid.undo();
    }
    expect(states[0]).toEqual(states[1]);
  });
});

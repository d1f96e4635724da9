import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type ExcelPage, openExcel, sheet1 } from './excel';

/** A choice from these texts, or from these cells. */
const choiceOf = (source: string | Excel.Range): Excel.DataValidationRule => ({
  list: { inCellDropDown: true, source },
});

/** What stops a wrong content with this message. */
const stop = (message: string, title = ''): Excel.DataValidationErrorAlert => ({
  message,
  showAlert: true,
  style: 'Stop',
  title,
});

describe('Data validation', () => {
  let excel: ExcelPage;

  beforeEach(async () => {
    excel = await openExcel({
      sheets: [
        {
          name: 'Sheet1',
          cells: {
            A1: 'win',
            A2: 'loss',
            A3: 'drawn',
            B1: 3,
            B2: 2.5,
            B3: -1,
            D1: 'win',
            D2: 'loss',
          },
        },
        { name: 'Other lists', cells: { A1: 'half' } },
      ],
    });
  });
  afterEach(() => {
    excel.close();
  });

  const validation = (context: Excel.RequestContext, address: string): Excel.DataValidation =>
    sheet1(context).getRange(address).dataValidation;

  const setRule = (address: string, rule: Excel.DataValidationRule): Promise<unknown> =>
    excel.run((context) => (validation(context, address).rule = rule));

  const read = async (address: string): Promise<unknown[]> => {
    const found = await excel.run((context) =>
      validation(context, address).load('type,rule,valid'),
    );
    return [found.type, found.rule, found.valid];
  };

  test('is none at first', async () => {
    const found = await excel.run((context) => validation(context, 'A1').load());
    expect([found.type, found.rule, found.valid]).toEqual(['None', {}, true]);
    expect(found.errorAlert).toEqual(stop(''));
  });

  test('by a list of texts', async () => {
    await setRule('A1:A4', choiceOf('win, loss,½'));
    expect(await read('A1:A4')).toEqual(['List', choiceOf('win,loss,½'), null]);
    expect((await read('A1'))[2]).toBe(true);
    expect((await read('A3'))[2]).toBe(false);
  });

  test('by a list that stands in cells, on this sheet or another, given as a range or a formula', async () => {
    await excel.run((context) => {
      validation(context, 'A1:A3').rule = choiceOf(sheet1(context).getRange('D1:D2'));
      validation(context, 'B1:B3').rule = {
        list: { inCellDropDown: false, source: "='Other lists'!$A$1:$A$3" },
      };
    });
    expect(await read('A1:A3')).toEqual(['List', choiceOf('=Sheet1!$D$1:$D$2'), null]);
    expect((await read('B1'))[1]).toEqual({
      list: { inCellDropDown: false, source: "='Other lists'!$A$1:$A$3" },
    });
    excel.grid.lines.insert('sheet1', { dimension: 'rows', first: 0, count: 1 });
    expect((await read('A2'))[1]).toEqual(choiceOf('=Sheet1!$D$2:$D$3'));
    expect((await read('A1'))[0]).toBe('None');
  });

  test.each<[string, Excel.DataValidationRule, (boolean | null)[]]>([
    [
      'WholeNumber',
      { wholeNumber: { formula1: '=0', formula2: '=9', operator: 'Between' } },
      [true, false, false],
    ],
    [
      'Decimal',
      { decimal: { formula1: '=2.5', operator: 'GreaterThanOrEqualTo' } },
      [true, true, false],
    ],
    [
      'Decimal',
      { decimal: { formula1: '=0', formula2: '=2.9', operator: 'NotBetween' } },
      [true, false, true],
    ],
    ['TextLength', { textLength: { formula1: '=2', operator: 'LessThan' } }, [true, false, false]],
    ['Custom', { custom: { formula: '=B1>$B$3' } }, [true, true, false]],
  ])('by %s: %j', async (type, rule, valid) => {
    await setRule('B1:B3', rule);
    const cells = [await read('B1'), await read('B2'), await read('B3')];
    expect(cells.map(([, , isValid]) => isValid)).toEqual(valid);
    expect((await read('B1:B3')).slice(0, 2)).toEqual([type, rule]);
  });

  test.each([
    ['EqualTo', [2.5]],
    ['NotEqualTo', [3, -1]],
    ['GreaterThan', [3]],
    ['LessThan', [-1]],
    ['LessThanOrEqualTo', [2.5, -1]],
  ] as const)('compares: %s', async (operator, valid) => {
    await setRule('B1:B3', { decimal: { formula1: 2.5, operator } });
    const isValid = async (address: string): Promise<unknown> => (await read(address))[2];
    const found = [await isValid('B1'), await isValid('B2'), await isValid('B3')];
    expect(found).toEqual(
      [3, 2.5, -1].map((value) => (valid as readonly number[]).includes(value)),
    );
  });

  test('holds for what is typed, before it stands in the cell', async () => {
    await setRule('B1', { wholeNumber: { formula1: 0, formula2: 9, operator: 'Between' } });
    const { getters } = excel.grid.model;
    const at = { sheetId: 'sheet1', col: 1, row: 0 };
    const isValid = (value: number | string): boolean =>
      getters.getValidationResultForCellValue(value, at).isValid;
    expect([isValid(4), isValid(4.5), isValid(10), isValid('x')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(getters.getValidationResultForCellValue(10, at)).toMatchObject({
      error: 'This value is not within the limits set for this cell.',
    });
  });

  test('formulas are told as seen from the cell', async () => {
    await setRule('B1:B3', { custom: { formula: '=B1>$B$3' } });
    expect((await read('B2'))[1]).toEqual({ custom: { formula: '=B2>$B$3' } });
  });

  test('of several kinds is inconsistent, of some cells mixed', async () => {
    await setRule('A1', choiceOf('a'));
    await setRule('A2', choiceOf('b'));
    expect(await read('A1:A2')).toEqual(['Inconsistent', null, false]);
    expect((await read('A2:A3'))[0]).toBe('MixedCriteria');
    const errorAlert = stop('x');
    expect(
      await excel.code((context) => (validation(context, 'A1:A2').errorAlert = errorAlert)),
    ).toBe('InvalidArgument');
  });

  test('keeps its alert', async () => {
    const found = await excel.run((context) => {
      const each = validation(context, 'A1:A3');
      each.rule = choiceOf('W,L');
      each.errorAlert = stop('Only W or L.', 'No result');
      return each.load();
    });
    expect([found.errorAlert.message, found.type]).toEqual(['Only W or L.', 'List']);
    const { model } = excel.grid;
    const at = { sheetId: 'sheet1', col: 0, row: 2 };
    expect(model.getters.getInvalidDataValidationMessage(at)).toBe('No result: Only W or L.');
    expect(model.getters.getValidationRuleForCell(at)?.isBlocking).toBe(true);
    await excel.run((context) => {
      validation(context, 'A1:A3').errorAlert = {
        message: '',
        showAlert: false,
        style: 'Stop',
        title: '',
      };
    });
    expect(model.getters.getValidationRuleForCell(at)?.isBlocking).toBe(false);
    expect(model.getters.getInvalidDataValidationMessage(at)).toMatch(/one of/);
  });

  test('stops nothing the add-in writes', async () => {
    await setRule('A1', choiceOf('W,L'));
    await excel.run((context) => (sheet1(context).getRange('A1').values = [['X']]));
    expect((await read('A1'))[2]).toBe(false);
  });

  test('is cleared from part of its cells, and comes back with undo', async () => {
    await setRule('A1:A4', choiceOf('W,L'));
    const [row, column, rows, columns] = [1, 0, 2, 1];
    excel.grid.batch(() => {
      excel.grid.validations.set({ sheetId: 'sheet1', row, column, rows, columns }, undefined);
    });
    expect([(await read('A1'))[0], (await read('A2'))[0], (await read('A4'))[0]]).toEqual([
      'List',
      'None',
      'List',
    ]);
    excel.grid.undo();
    expect((await read('A1:A4'))[0]).toBe('List');
    excel.grid.undo();
    expect((await read('A1:A4'))[0]).toBe('None');
  });

  test('of a whole column stays one when the sheet grows', async () => {
    await setRule('C:C', choiceOf('W,L'));
    const { rows } = excel.grid.activeSheet();
    await excel.run((context) => (sheet1(context).getRange(`C${rows + 51}`).values = [['X']]));
    expect((await read(`C${rows + 51}`)).slice(0, 1)).toEqual(['List']);
  });

  test.each<[string, unknown, string]>([
    ['no rule', {}, 'InvalidArgument'],
    ['two rules', { list: { source: 'a' }, custom: { formula: '=1' } }, 'InvalidArgument'],
    ['an empty list', choiceOf(''), 'InvalidArgument'],
    ['a list of more than 255 characters', choiceOf('x'.repeat(256)), 'InvalidArgument'],
    ['a list from a block of cells', choiceOf('=A1:B2'), 'InvalidArgument'],
    ['a list from a sheet that is not there', choiceOf('=Nowhere!A1'), 'InvalidArgument'],
    ['a list from a formula', choiceOf('=INDIRECT("A1")'), 'NotImplemented'],
    ['a formula that is none', { custom: { formula: 'A1' } }, 'InvalidArgument'],
    ['an operator', { decimal: { formula1: 1, operator: 'Near' } }, 'InvalidArgument'],
    ['a limit', { decimal: { formula1: true, operator: 'EqualTo' } }, 'InvalidArgument'],
    [
      'a limit from a formula',
      { decimal: { formula1: '=A1', operator: 'EqualTo' } },
      'NotImplemented',
    ],
    ['a date', { date: { formula1: '2012-01-01', operator: 'EqualTo' } }, 'NotImplemented'],
  ])('refuses %s', async (_, rule, code) => {
    expect(await excel.code((context) => (validation(context, 'A1').rule = rule as never))).toBe(
      code,
    );
  });

  test.each<[string, (each: Excel.DataValidation) => unknown]>([
    ['a long message', (each) => (each.errorAlert = stop('x'.repeat(256)))],
    ['a long title', (each) => (each.errorAlert = stop('', 'x'.repeat(33)))],
    [
      'a style',
      (each) =>
        (each.errorAlert = { message: '', showAlert: true, style: 'Loud' as 'Stop', title: '' }),
    ],
  ])('refuses %s', async (_, act) => {
    expect(await excel.code((context) => act(validation(context, 'A1')))).toBe('InvalidArgument');
  });
});

describe('protection', () => {
  let excel: ExcelPage;

  beforeEach(async () => {
    excel = await openExcel({
      sheets: [
        { name: 'Sheet1', cells: { A1: 'Name', B1: 'Wins', A2: 'Anna', B2: 1 } },
        { name: 'Other', cells: {} },
      ],
    });
  });
  afterEach(() => {
    excel.close();
  });

  const protect = (
    options?: Excel.WorksheetProtectionOptions,
    password?: string,
  ): Promise<unknown> =>
    excel.run((context) => {
      sheet1(context).getRange('B2').format.protection.locked = false;
      sheet1(context).protection.protect(options, password);
    });

  const refused = (act: (sheet: Excel.Worksheet) => unknown): Promise<string> =>
    excel.code((context) => act(sheet1(context)));

  const done = async (act: (sheet: Excel.Worksheet) => unknown): Promise<string> => {
    await excel.run((context) => {
      act(sheet1(context));
    });
    return 'done';
  };

  describe('A protected sheet', () => {
    test('says so', async () => {
      const read = async (): Promise<Excel.WorksheetProtection> =>
        excel.run((context) => sheet1(context).protection.load('protected'));
      expect((await read()).protected).toBe(false);
      await protect({ allowSort: true, selectionMode: 'Unlocked' });
      expect((await read()).protected).toBe(true);
      excel.grid.undo();
      expect((await read()).protected).toBe(false);
    });

    test('is protected once, and opened with its password only', async () => {
      await protect({}, 'secret');
      expect(
        await refused((sheet) => {
          sheet.protection.protect();
        }),
      ).toBe('InvalidOperation');
      expect(
        await refused((sheet) => {
          sheet.protection.unprotect('wrong');
        }),
      ).toBe('InvalidArgument');
      expect(
        await refused((sheet) => {
          sheet.protection.unprotect();
        }),
      ).toBe('InvalidArgument');
      expect(
        await done((sheet) => {
          sheet.protection.unprotect('secret');
        }),
      ).toBe('done');
      expect(
        await done((sheet) => {
          sheet.protection.unprotect();
        }),
      ).toBe('done');
    });

    const forbidden: readonly (readonly [string, (sheet: Excel.Worksheet) => unknown])[] = [
      ['values of a locked cell', (sheet) => (sheet.getRange('A1').values = [['x']])],
      [
        'values of cells of which one is locked',
        (sheet) => (sheet.getRange('B2:C2').values = [[1, 2]]),
      ],
      ['formulas', (sheet) => (sheet.getRange('A1').formulas = [['=1']])],
      ['number formats', (sheet) => (sheet.getRange('B2').numberFormat = [['0.0']])],
      ['a fill', (sheet) => (sheet.getRange('B2').format.fill.color = 'red')],
      [
        'clearing contents',
        (sheet) => {
          sheet.getRange('A1').clear('Contents');
        },
      ],
      [
        'clearing formats',
        (sheet) => {
          sheet.getRange('B2').clear('Formats');
        },
      ],
      ['a width', (sheet) => (sheet.getRange('A:A').format.columnWidth = 50)],
      ['hiding rows', (sheet) => (sheet.getRange('1:1').rowHidden = true)],
      [
        'merging',
        (sheet) => {
          sheet.getRange('A1:B1').merge();
        },
      ],
      [
        'separating',
        (sheet) => {
          sheet.getRange('A1:B1').unmerge();
        },
      ],
      ['a table', (sheet) => sheet.tables.add('A1:B2', true)],
      [
        'filter buttons',
        (sheet) => {
          sheet.autoFilter.apply('A1:B2');
        },
      ],
    ];
    test.each(forbidden)('denies %s', async (_, act) => {
      await protect();
      expect(await refused(act)).toBe('AccessDenied');
    });

    test('denies what would change a table', async () => {
      await excel.run((context) => (sheet1(context).tables.add('A1:B2', true).name = 'Results'));
      await protect();
      const table = (act: (table: Excel.Table) => unknown): Promise<string> =>
        excel.code((context) => act(context.workbook.tables.getItem('Results')));
      expect(await table((each) => (each.name = 'Other'))).toBe('AccessDenied');
      expect(await table((each) => (each.showTotals = true))).toBe('AccessDenied');
      expect(await table((each) => each.rows.add())).toBe('AccessDenied');
    });

    test('lets unlocked cells be written, and what it allows be done', async () => {
      await protect({ allowFormatCells: true, allowFormatColumns: true });
      expect(await done((sheet) => (sheet.getRange('B2').values = [[7]]))).toBe('done');
      expect(await done((sheet) => (sheet.getRange('A1').format.fill.color = 'red'))).toBe('done');
      expect(await done((sheet) => (sheet.getRange('A:A').format.columnWidth = 50))).toBe('done');
      expect(await refused((sheet) => (sheet.getRange('1:1').rowHidden = true))).toBe(
        'AccessDenied',
      );
    });

    test('keeps nothing of a batch that is denied but what came before the denial', async () => {
      await protect();
      await refused((sheet) => {
        sheet.getRange('B2').values = [[8]];
        sheet.getRange('A1').values = [['x']];
        sheet.getRange('B2').values = [[9]];
      });
      const range = await excel.run((context) => sheet1(context).getRange('A1:B2').load('values'));
      expect(range.values).toEqual([
        ['Name', 'Wins'],
        ['Anna', 8],
      ]);
    });

    test('lets a person type into unlocked cells only, and undo', async () => {
      await protect();
      const { model } = excel.grid;
      const type = (col: number, row: number): readonly string[] =>
        model.dispatch('UPDATE_CELL', { sheetId: 'sheet1', col, row, content: 'typed' }).reasons;
      expect([type(0, 0), type(1, 1)]).toEqual([['SheetLocked'], []]);
      const target = [{ left: 1, right: 1, top: 1, bottom: 1 }];
      expect(
        model.dispatch('SET_FORMATTING', { sheetId: 'sheet1', target, style: { bold: true } })
          .reasons,
      ).toEqual(['SheetLocked']);
      expect(excel.grid.undo()).toBe(true);
      expect(excel.grid.undo()).toBe(true);
      expect(type(0, 0)).toEqual([]);
    });
  });

  describe('A protected workbook', () => {
    test('keeps its sheets as they are', async () => {
      const read = async (): Promise<boolean> => {
        const { protection } = await excel.run((context) =>
          context.workbook.load('protection/protected'),
        );
        return protection.protected;
      };
      expect(await read()).toBe(false);
      await excel.run((context) => {
        context.workbook.protection.protect('x');
      });
      expect(await read()).toBe(true);
      expect(await excel.code((context) => context.workbook.worksheets.add('New'))).toBe(
        'AccessDenied',
      );
      expect(await refused((sheet) => (sheet.name = 'New'))).toBe('AccessDenied');
      expect(await refused((sheet) => (sheet.visibility = 'Hidden'))).toBe('AccessDenied');
      expect(
        await refused((sheet) => {
          sheet.delete();
        }),
      ).toBe('AccessDenied');
      expect(await done((sheet) => (sheet.getRange('A1').values = [['x']]))).toBe('done');
      expect(
        await excel.code((context) => {
          context.workbook.protection.unprotect('y');
        }),
      ).toBe('InvalidArgument');
      await excel.run((context) => {
        context.workbook.protection.unprotect('x');
      });
      expect(await read()).toBe(false);
    });
  });
});

describe('cell properties', () => {
  let excel: ExcelPage;

  beforeEach(async () => {
    excel = await openExcel({
      sheets: [{ name: 'Sheet1', cells: { B2: 'a', C3: 'b', B3: '=""', F9: 'far' } }],
    });
  });
  afterEach(() => {
    excel.close();
  });

  const asked: Excel.CellPropertiesLoadOptions = {
    address: true,
    format: {
      fill: { color: true, pattern: true },
      font: { bold: true, color: true, italic: true, size: true },
      horizontalAlignment: true,
      verticalAlignment: true,
      wrapText: true,
    },
  };

  describe('Properties cell by cell', () => {
    test('are read in the shape they are asked in, and written in the same', async () => {
      await excel.run((context) => {
        const { format } = sheet1(context).getRange('A1');
        format.fill.color = 'red';
        format.font.bold = true;
      });
      const before = await excel.run((context) =>
        sheet1(context).getRange('A1:B1').getCellProperties(asked),
      );
      expect(before.value[0]?.[0]).toEqual({
        address: 'Sheet1!A1',
        format: {
          fill: { color: '#FF0000', pattern: 'Solid' },
          font: { bold: true, color: '#000000', italic: false, size: 11 },
          horizontalAlignment: 'General',
          verticalAlignment: 'Bottom',
          wrapText: false,
        },
      });
      const formats = before.value.map((row) =>
        row.map(({ format }) => ({ format: format ?? {} })),
      );
      await excel.run((context) => {
        sheet1(context).getRange('A1:B1').format.fill.color = 'blue';
        sheet1(context).getRange('A1:B1').format.wrapText = true;
      });
      await excel.run((context) => {
        sheet1(context).getRange('A1:B1').setCellProperties(formats);
      });
      const after = await excel.run((context) =>
        sheet1(context).getRange('A1:B1').getCellProperties(asked),
      );
      expect(after.value).toEqual(before.value);
      expect(excel.grid.styles.isFormatted({ sheetId: 'sheet1', row: 0, column: 1 })).toBe(false);
    });

    test('need a table of the range’s own size', async () => {
      const set = (given: unknown): Promise<string> =>
        excel.code((context) => {
          sheet1(context)
            .getRange('A1:B1')
            .setCellProperties(given as []);
        });
      expect(await set([[{}]])).toBe('InvalidArgument');
      expect(
        await set([
          [{}, {}],
          [{}, {}],
        ]),
      ).toBe('InvalidArgument');
      expect(
        await excel.code((context) =>
          sheet1(context)
            .getRange('A1')
            .getCellProperties(true as never),
        ),
      ).toBe('InvalidArgument');
    });

    test('know patterns of one colour and no borders', async () => {
      const pattern = (value: string): Promise<string> =>
        excel.code(
          (context) => (sheet1(context).getRange('A1').format.fill.pattern = value as 'None'),
        );
      expect(await pattern('Gray16')).toBe('NotImplemented');
      await excel.run((context) => (sheet1(context).getRange('A1').format.fill.pattern = 'Solid'));
      const fill = await excel.run((context) =>
        sheet1(context).getRange('A1').format.fill.load('color,pattern'),
      );
      expect([fill.color, fill.pattern]).toEqual(['#FFFFFF', 'Solid']);
      expect(
        await excel.code((context) =>
          sheet1(context)
            .getRange('A1')
            .getCellProperties({ format: { borders: { color: true } } }),
        ),
      ).toBe('NotImplemented');
    });

    test('of rows tell which are hidden', async () => {
      await excel.run((context) => (sheet1(context).getRange('2:2').rowHidden = true));
      const rows = await excel.run((context) =>
        sheet1(context).getRange('A1:A3').getRowProperties({ rowHidden: true, rowIndex: true }),
      );
      expect(rows.value).toEqual([
        { rowHidden: false, rowIndex: 0 },
        { rowHidden: true, rowIndex: 1 },
        { rowHidden: false, rowIndex: 2 },
      ]);
    });
  });

  describe('Properties of columns', () => {
    const widths = (): Promise<(number | null)[]> =>
      excel
        .run((context) =>
          ['A1', 'B1', 'C1'].map((address) =>
            sheet1(context).getRange(address).load('format/columnWidth'),
          ),
        )
        .then((columns) => columns.map(({ format }) => format.columnWidth));

    test('are set column by column; an empty object leaves its column as it is', async () => {
      const [, before] = await widths();
      await excel.run((context) => {
        const wide = { format: { columnWidth: 90 } };
        sheet1(context)
          .getRange('A1:C1')
          .setColumnProperties([wide, {}, { columnHidden: true }]);
      });
      expect(await widths()).toEqual([90, before, 0]);
    });

    test('need one object for each column of the range', async () => {
      const set = (given: unknown): Promise<string> =>
        excel.code((context) => {
          sheet1(context)
            .getRange('A1:C1')
            .setColumnProperties(given as []);
        });
      expect([await set([{}]), await set({})]).toEqual(['InvalidArgument', 'InvalidArgument']);
    });
  });

  describe('The region around a range', () => {
    test.each([
      ['B2', 'Sheet1!B2:C3'],
      ['D4', 'Sheet1!B2:D4'],
      ['F9', 'Sheet1!F9'],
      ['H20', 'Sheet1!H20'],
    ])('%s is %s', async (address, region) => {
      const found = await excel.run((context) =>
        sheet1(context).getRange(address).getSurroundingRegion().load('address'),
      );
      expect(found.address).toBe(region);
    });
  });
});

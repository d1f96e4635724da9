import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type ExcelPage, openExcel, sheet1 } from './excel';

describe('moving cells', () => {
  let excel: ExcelPage;

  beforeEach(async () => {
    excel = await openExcel({
      sheets: [
        {
          name: 'Sheet1',
          cells: {
            A1: 'Name',
            B1: 'Wins',
            C1: 'Twice',
            A2: 'Cas',
            B2: 2,
            C2: '=B2*2',
            A3: 'anna',
            B3: 3,
            C3: '=B3*2',
            A4: 'Bram',
            B4: 2,
            C4: '=B4*2',
            F1: '=A2:A4',
          },
          formats: [{ area: 'A3:A3', bold: true }],
        },
        { name: 'Other', cells: { A1: 7 } },
      ],
    });
  });
  afterEach(() => {
    excel.close();
  });

  const range = (context: Excel.RequestContext, address: string): Excel.Range =>
    sheet1(context).getRange(address);

  const read = async (
    address: string,
    what: 'values' | 'formulas' = 'values',
  ): Promise<unknown[][]> => {
    const found = await excel.run((context) => range(context, address).load(what));
    return found[what] as unknown[][];
  };

  /** As a person does with the buttons over the list: only rows with 2 wins stay in sight. */
  function filter(): void {
    excel.grid.batch(() => {
      excel.grid.filters.set('sheet1', {
        sheetId: 'sheet1',
        row: 0,
        column: 0,
        rows: 4,
        columns: 3,
      });
      excel.grid.filters.hide({ sheetId: 'sheet1', row: 0, column: 1 }, ['3']);
    });
  }

  describe('Cells that move', () => {
    test('down and to the right for new ones; formulas follow', async () => {
      const added = await excel.run((context) =>
        range(context, 'B2:B3').insert('Down').load('address'),
      );
      expect(added.address).toBe('Sheet1!B2:B3');
      expect(await read('B1:B6')).toEqual([['Wins'], [''], [''], [2], [3], [2]]);
      expect(await read('C2', 'formulas')).toEqual([['=B4*2']]);
      excel.grid.undo();
      await excel.run((context) => range(context, 'A1').insert('Right'));
      expect(await read('A1:D1')).toEqual([['', 'Name', 'Wins', 'Twice']]);
      excel.grid.undo();
      expect(await read('A1:C1')).toEqual([['Name', 'Wins', 'Twice']]);
    });

    test('as whole rows and columns', async () => {
      await excel.run((context) => range(context, '2:3').insert('Down'));
      expect(await read('A1:A4')).toEqual([['Name'], [''], [''], ['Cas']]);
      await excel.run((context) => {
        range(context, '2:3').delete('Up');
      });
      await excel.run((context) => range(context, 'B:B').insert('Right'));
      expect(await read('A2:D2', 'formulas')).toEqual([['Cas', '', 2, '=C2*2']]);
      await excel.run((context) => {
        range(context, 'B:B').delete('Left');
      });
      expect(await read('A2:C2', 'formulas')).toEqual([['Cas', 2, '=B2*2']]);
    });

    test('to close a gap, on a sheet that is not the active one, too', async () => {
      await excel.run((context) => {
        range(context, 'A2:A3').delete('Up');
      });
      expect(await read('A1:A4')).toEqual([['Name'], ['Bram'], [''], ['']]);
      await excel.run((context) => {
        range(context, 'A1').delete('Left');
      });
      expect(await read('A1:C1')).toEqual([['Wins', 'Twice', '']]);
      const cell = await excel.run((context) => {
        const other = context.workbook.worksheets.getItem('Other');
        other.getRange('A1').insert('Down');
        return other.getRange('A2').load('values');
      });
      expect([cell.values, excel.grid.activeSheet().name]).toEqual([[[7]], 'Sheet1']);
    });

    test('not within a filtered list, nor out of a table', async () => {
      filter();
      expect(await excel.code((context) => range(context, 'A2:A4').insert('Down'))).toBe(
        'FilteredRangeConflict',
      );
      excel.grid.undo();
      await excel.run((context) => sheet1(context).tables.add('A1:C4', true));
      expect(await excel.code((context) => range(context, 'A2').insert('Down'))).toBe(
        'InsertDeleteConflict',
      );
      expect(
        await excel.code((context) => {
          range(context, 'A2').delete('Up');
        }),
      ).toBe('InsertDeleteConflict');
      expect(
        await excel.code((context) => {
          range(context, 'A2').delete('Down' as 'Up');
        }),
      ).toBe('InvalidArgument');
    });

    test('not on a protected sheet, unless whole rows are allowed', async () => {
      await excel.run((context) => {
        sheet1(context).protection.protect({ allowInsertRows: true });
      });
      expect(await excel.code((context) => range(context, 'A2').insert('Down'))).toBe(
        'AccessDenied',
      );
      expect(
        await excel.code((context) => {
          range(context, '2:2').delete('Up');
        }),
      ).toBe('AccessDenied');
      await excel.run((context) => range(context, '2:2').insert('Down'));
      expect(await read('A3')).toEqual([['Cas']]);
    });
  });

  describe('Copies', () => {
    test('of contents and formats, references moving along', async () => {
      await excel.run((context) => {
        range(context, 'A10').copyFrom('A3:C4');
      });
      expect(await read('A10:C11', 'formulas')).toEqual([
        ['anna', 3, '=B10*2'],
        ['Bram', 2, '=B11*2'],
      ]);
      const bold = await excel.run((context) => range(context, 'A10').load('format/font/bold'));
      expect(bold.format.font.bold).toBe(true);
      excel.grid.undo();
      expect(await read('A10')).toEqual([['']]);
    });

    test('of values, formulas or formats alone', async () => {
      await excel.run((context) => {
        range(context, 'A10').copyFrom('A3:C3', 'Values');
        range(context, 'A11').copyFrom(range(context, 'A3:C3'), 'Formulas');
        range(context, 'A12').copyFrom('A3:C3', 'Formats');
      });
      expect(await read('A10:C12', 'formulas')).toEqual([
        ['anna', 3, 6],
        ['anna', 3, '=B11*2'],
        ['', '', ''],
      ]);
      const bold = await excel.run((context) =>
        ['A10', 'A11', 'A12'].map((cell) => range(context, cell).load('format/font/bold')),
      );
      expect(bold.map(({ format }) => format.font.bold)).toEqual([false, false, true]);
    });

    test('fill a range as often as they fit, or once', async () => {
      await excel.run((context) => {
        range(context, 'H1:I4').copyFrom('A2:A3', 'Values');
        range(context, 'K1:K3').copyFrom('A2:A3', 'Values');
      });
      expect(await read('H1:I4')).toEqual([
        ['Cas', 'Cas'],
        ['anna', 'anna'],
        ['Cas', 'Cas'],
        ['anna', 'anna'],
      ]);
      expect(await read('K1:K3')).toEqual([['Cas'], ['anna'], ['']]);
    });

    test('turned, without blanks, over themselves, from another sheet', async () => {
      await excel.run((context) => {
        range(context, 'H1').copyFrom('A2:B4', 'Values', false, true);
      });
      expect(await read('H1:J2')).toEqual([
        ['Cas', 'anna', 'Bram'],
        [2, 3, 2],
      ]);
      await excel.run((context) => {
        range(context, 'H5:H6').values = [['kept'], ['lost']];
        range(context, 'I6').values = [['new']];
        range(context, 'H5').copyFrom('I5:I6', 'Values', true);
      });
      expect(await read('H5:H6')).toEqual([['kept'], ['new']]);
      await excel.run((context) => {
        range(context, 'A3').copyFrom('A2:A3', 'Values');
      });
      expect(await read('A2:A4')).toEqual([['Cas'], ['Cas'], ['anna']]);
      await excel.run((context) => {
        range(context, 'H9').copyFrom('Other!A1');
        context.workbook.worksheets.getItem('Other').getRange('B2').copyFrom('Sheet1!C2');
      });
      expect(await read('H9')).toEqual([[7]]);
      const other = await excel.run((context) =>
        context.workbook.worksheets.getItem('Other').getRange('B2').load('formulas'),
      );
      expect(other.formulas).toEqual([['=A2*2']]);
    });

    test('of texts that look like something else stay texts', async () => {
      await excel.run((context) => {
        range(context, 'H1:H3').values = [["'=1+1"], ["'12"], ['=TRUE']];
        range(context, 'I1').copyFrom('H1:H3', 'Values');
        range(context, 'J1').copyFrom('H1:H3');
      });
      expect(await read('I1:J3', 'formulas')).toEqual([
        ['=1+1', '=1+1'],
        ['12', '12'],
        [true, '=TRUE'],
      ]);
    });

    test('need a source and a kind there are', async () => {
      expect(
        await excel.code((context) => {
          range(context, 'H1').copyFrom('Nowhere!A1');
        }),
      ).toBe('InvalidArgument');
      expect(
        await excel.code((context) => {
          range(context, 'H1').copyFrom('A1', 'Link' as 'All');
        }),
      ).toBe('InvalidArgument');
      expect(
        await excel.code((context) => {
          range(context, 'H:H').copyFrom('A:A');
        }),
      ).toBe('NotImplemented');
    });
  });

  describe('Writing into', () => {
    test('a cell a formula spills into takes the value and leaves the formula #SPILL!', async () => {
      await excel.run((context) => (range(context, 'F2').values = [['in the way']]));
      expect(await read('F1:F3')).toEqual([['#SPILL!'], ['in the way'], ['']]);
      await excel.run((context) => (range(context, 'F2').values = [['']]));
      expect(await read('F1:F3')).toEqual([['Cas'], ['anna'], ['Bram']]);
    });

    test('merged cells reaches the first, the others stay empty', async () => {
      await excel.run((context) => {
        range(context, 'H1:I2').merge();
        range(context, 'H1:I2').values = [
          ['a', 'b'],
          ['c', 'd'],
        ];
      });
      expect(await read('H1:I2')).toEqual([
        ['a', ''],
        ['', ''],
      ]);
      await excel.run((context) => {
        range(context, 'I2').values = [['lost']];
        range(context, 'H1:I2').unmerge();
      });
      expect(await read('H1:I2')).toEqual([
        ['a', ''],
        ['', ''],
      ]);
      await excel.run((context) => {
        range(context, 'H1:I2').merge();
        range(context, 'H1:I2').clear('Contents');
      });
      expect(await read('H1:I2')).toEqual([
        ['', ''],
        ['', ''],
      ]);
    });

    test('a filtered list reaches hidden rows, too', async () => {
      filter();
      await excel.run((context) => {
        range(context, 'A2:A4').values = [['x'], ['y'], ['z']];
      });
      expect(await read('A2:A4')).toEqual([['x'], ['y'], ['z']]);
    });

    test('clearing all takes rules with it, clearing contents leaves them', async () => {
      const rules = async (): Promise<unknown[]> => {
        const [validation, formats] = await excel.run(
          (context) =>
            [
              range(context, 'B3').dataValidation.load('type'),
              range(context, 'B3').conditionalFormats.load('items/type'),
            ] as const,
        );
        return [validation.type, formats.items.length];
      };
      await excel.run((context) => {
        range(context, 'B2:B4').dataValidation.rule = {
          list: { inCellDropDown: true, source: '1,2' },
        };
        range(context, 'B2:B4').conditionalFormats.add('Custom').custom.rule.formula = '=TRUE';
      });
      await excel.run((context) => {
        range(context, 'B3').clear('Contents');
      });
      expect(await rules()).toEqual(['List', 1]);
      await excel.run((context) => {
        range(context, 'B3').clear();
      });
      expect(await rules()).toEqual(['None', 0]);
    });
  });
});

describe('worksheets', () => {
  let excel: ExcelPage;

  beforeEach(async () => {
    excel = await openExcel(
      {
        sheets: [
          { name: 'First', cells: { A1: 1 } },
          { name: 'Second', cells: { A1: '=First!A1*2' } },
        ],
      },
      { undo: 'everything' },
    );
  });
  afterEach(() => {
    excel.close();
  });

  const sheets = (context: Excel.RequestContext): Excel.WorksheetCollection =>
    context.workbook.worksheets;
  const names = (): string[] => excel.grid.sheets().map(({ name }) => name);

  describe('Sheets', () => {
    test('are added behind the others, inactive, and can be used in the same batch', async () => {
      const [name, values] = await excel.run((context) => {
        const added = sheets(context).add('Totals');
        const cell = added.getRange('A1');
        cell.values = [['=First!A1+5']];
        added.load('name,visibility');
        cell.load('values');
        return [added, cell] as const;
      });
      expect([name.name, name.visibility]).toEqual(['Totals', 'Visible']);
      expect(names()).toEqual(['First', 'Second', 'Totals']);
      expect(values.values).toEqual([[6]]);
      expect(excel.grid.activeSheet().name).toBe('First');
    });

    test('get a name of their own when none is given', async () => {
      const added = await excel.run((context) => sheets(context).add().load('name'));
      expect(added.name).toBe('Sheet3');
    });

    test('are renamed, and formulas follow', async () => {
      const cell = await excel.run((context) => {
        sheets(context).getItem('First').name = 'first round';
        return sheets(context).getItem('Second').getRange('A1').load('formulas,values');
      });
      expect(names()).toEqual(['first round', 'Second']);
      expect(cell.formulas).toEqual([["='first round'!A1*2"]]);
      expect(cell.values).toEqual([[2]]);
    });

    test('a name may change its case only', async () => {
      await excel.run((context) => (sheets(context).getItem('First').name = 'FIRST'));
      expect(names()).toEqual(['FIRST', 'Second']);
    });

    test.each([
      ['', 'InvalidArgument'],
      ['x'.repeat(32), 'InvalidArgument'],
      ['a:b', 'InvalidArgument'],
      ['a\\b', 'InvalidArgument'],
      ['a/b', 'InvalidArgument'],
      ['a?b', 'InvalidArgument'],
      ['a*b', 'InvalidArgument'],
      ['[a]', 'InvalidArgument'],
      ["'a", 'InvalidArgument'],
      ["a'", 'InvalidArgument'],
      ['history', 'InvalidArgument'],
      ['SECOND', 'ItemAlreadyExists'],
    ])('the name "%s" is refused: %s', async (name, code) => {
      expect(await excel.code((context) => (sheets(context).getItem('First').name = name))).toBe(
        code,
      );
      expect(names()).toEqual(['First', 'Second']);
    });

    test('an apostrophe stands inside a name, and doubled in addresses and formulas', async () => {
      const seen = async (called: string): Promise<unknown> =>
        excel.run(async (context) => {
          const found = sheets(context).getItem(called).getRange('A2').load('address');
          const links = sheets(context).getItem('First').getRange('B1:B2').load('values,formulas');
          await context.sync();
          return [found.address, ...links.formulas.flat(), ...links.values.flat()];
        });
      await excel.run(async (context) => {
        sheets(context).add("Queen's Cup").getRange('A1:A2').values = [[5], ['=A1*2']];
        sheets(context).getItem('First').getRange('B1:B2').formulas = [
          ["='Queen''s Cup'!A2+1"],
          ["=SUM('Queen''s Cup'!A1:A2)"],
        ];
        await context.sync();
      });
      expect(await seen("queen's cup")).toEqual([
        "'Queen''s Cup'!A2",
        "='Queen''s Cup'!A2+1",
        "=SUM('Queen''s Cup'!A1:A2)",
        ...[11, 15],
      ]);
      await excel.run((context) => (sheets(context).getItem("Queen's Cup").name = "King's"));
      expect(await seen("King's")).toEqual([
        "'King''s'!A2",
        "='King''s'!A2+1",
        "=SUM('King''s'!A1:A2)",
        ...[11, 15],
      ]);
      expect(names()).toEqual(['First', 'Second', "King's"]);
    });

    test('are hidden, very hidden and shown again', async () => {
      const seen = async (visibility?: 'Hidden' | 'VeryHidden' | 'Visible'): Promise<string> => {
        const sheet = await excel.run((context) => {
          const second = sheets(context).getItem('Second');
          if (visibility !== undefined) second.visibility = visibility;
          return second.load('visibility');
        });
        return sheet.visibility;
      };
      expect(await seen('Hidden')).toBe('Hidden');
      expect(await seen('VeryHidden')).toBe('VeryHidden');
      expect(excel.grid.sheets()[1]?.visible).toBe(false);
      expect(
        await excel.code((context) => {
          sheets(context).getItem('Second').activate();
        }),
      ).toBe('InvalidOperation');
      expect(
        await excel.code((context) => {
          sheets(context).getItem('Second').delete();
        }),
      ).toBe('InvalidOperation');
      expect(await seen('Visible')).toBe('Visible');
      expect(excel.grid.sheets()[1]?.visible).toBe(true);
    });

    test('the last one in sight can be neither hidden nor deleted, though another is hidden', async () => {
      await excel.run((context) => (sheets(context).getItem('Second').visibility = 'Hidden'));
      const first = (act: (sheet: Excel.Worksheet) => void): Promise<string> =>
        excel.code((context) => {
          act(sheets(context).getItem('First'));
        });
      expect(await first((sheet) => (sheet.visibility = 'Hidden'))).toBe('InvalidOperation');
      expect(
        await first((sheet) => {
          sheet.delete();
        }),
      ).toBe('InvalidOperation');
    });

    test('are deleted, hidden ones too, with what belongs to them', async () => {
      await excel.run((context) => {
        sheets(context).getItem('First').visibility = 'Hidden';
        sheets(context).getItem('First').delete();
      });
      expect(names()).toEqual(['Second']);
      const cell = await excel.run((context) =>
        sheets(context).getItem('Second').getRange('A1').load('values'),
      );
      expect(cell.values).toEqual([['#REF!']]);
    });

    test('are activated and coloured', async () => {
      const sheet = await excel.run((context) => {
        const second = sheets(context).getItem('Second');
        second.activate();
        second.tabColor = '#0f6cbd';
        return second.load('tabColor');
      });
      expect(sheet.tabColor).toBe('#0F6CBD');
      expect(excel.grid.activeSheet().name).toBe('Second');
      const plain = await excel.run((context) => {
        const second = sheets(context).getItem('Second');
        second.tabColor = '';
        return second.load('tabColor');
      });
      expect(plain.tabColor).toBe('');
    });

    test('everything done in one sync is undone in one step', async () => {
      await excel.run((context) => {
        const added = sheets(context).add('Third');
        added.getRange('A1:B2').values = [
          [1, 2],
          [3, 4],
        ];
        added.visibility = 'VeryHidden';
        sheets(context).getItem('First').name = 'Renamed';
        sheets(context).getItem('Renamed').getRange('A1').format.fill.color = 'red';
      });
      expect(names()).toEqual(['Renamed', 'Second', 'Third']);
      expect(excel.grid.undo()).toBe(true);
      expect(names()).toEqual(['First', 'Second']);
      expect(excel.grid.undo()).toBe(false);
      expect(excel.grid.redo()).toBe(true);
      expect(names()).toEqual(['Renamed', 'Second', 'Third']);
    });
  });

  describe('Frozen panes', () => {
    const location = async (
      freeze: (panes: Excel.WorksheetFreezePanes) => void,
    ): Promise<string | null> => {
      const range = await excel.run((context) => {
        const { freezePanes } = sheets(context).getItem('First');
        freeze(freezePanes);
        return freezePanes.getLocationOrNullObject().load('address');
      });
      return range.isNullObject ? null : range.address;
    };

    test('are rows, columns or both', async () => {
      expect(await location(() => undefined)).toBe(null);
      expect(
        await location((panes) => {
          panes.freezeRows(2);
        }),
      ).toBe('First!1:2');
      expect(
        await location((panes) => {
          panes.freezeRows(0);
        }),
      ).toBe(null);
      expect(
        await location((panes) => {
          panes.freezeColumns(1);
        }),
      ).toBe('First!A:A');
      expect(
        await location((panes) => {
          panes.freezeAt('A1:B3');
        }),
      ).toBe('First!A1:B3');
      expect(excel.grid.tabs.frozen(excel.grid.activeSheet().id)).toEqual({ rows: 3, columns: 2 });
      expect(
        await location((panes) => {
          panes.freezeAt('1:1');
        }),
      ).toBe('First!1:1');
      expect(
        await location((panes) => {
          panes.freezeRows(0);
        }),
      ).toBe(null);
    });

    test('are a number of rows that is not negative', async () => {
      const first = (context: Excel.RequestContext): Excel.WorksheetFreezePanes =>
        sheets(context).getItem('First').freezePanes;
      expect(
        await excel.code((context) => {
          first(context).freezeRows(-1);
        }),
      ).toBe('InvalidArgument');
    });
  });
});

describe('large writes', () => {
  let excel: ExcelPage;

  beforeEach(async () => {
    excel = await openExcel();
  });
  afterEach(() => {
    excel.close();
  });

  const table = (rows: number): number[][] =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: 4 }, (__, column) => row * 4 + column),
    );

  test('office.js writes large arrays in strips, which are one step of undo together', async () => {
    const values = table(1000);
    await excel.run((context) => (sheet1(context).getRange('A1:D1000').values = values));
    const found = await excel.run((context) => sheet1(context).getRange('A1:D1001').load('values'));
    expect(found.values).toEqual([...values, ['', '', '', '']]);
    excel.grid.undo();
    expect(excel.grid.usedArea('sheet1')).toBeUndefined();
  });

  test('an array of another size is refused before its first strip', async () => {
    const write = (): Promise<string> =>
      excel.code((context) => (sheet1(context).getRange('A1:D900').values = table(1000)));
    expect(await write()).toBe('InvalidArgument');
    expect(excel.grid.usedArea('sheet1')).toBeUndefined();
  });
});

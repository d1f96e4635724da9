import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openExcel, type ExcelPage } from './excel';

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

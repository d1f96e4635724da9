import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openExcel, sheet1, type ExcelPage } from './excel';

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
    const formats = before.value.map((row) => row.map(({ format }) => ({ format: format ?? {} })));
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

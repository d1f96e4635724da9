import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openExcel, sheet1, type ExcelPage } from './excel';

let excel: ExcelPage;

beforeEach(async () => {
  excel = await openExcel({ sheets: [{ name: 'Sheet1', cells: { A1: 'x', D4: 2 } }] });
});
afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});

const ranges = (context: Excel.RequestContext, address: string): Excel.RangeAreas =>
  sheet1(context).getRanges(address);

describe('The format of several areas', () => {
  test('is set in all of them and nowhere else, in one step of undo', async () => {
    await excel.run((context) => {
      const { format } = ranges(context, 'A1:B2,D4');
      format.fill.color = '#DDEBF7';
      format.font.bold = true;
      format.font.italic = true;
      format.font.color = '#595959';
      format.font.size = 14;
      format.wrapText = true;
      format.horizontalAlignment = 'Center';
      format.verticalAlignment = 'Top';
    });
    const looks = await excel.run((context) =>
      sheet1(context)
        .getRange('A1:D4')
        .getCellProperties({
          format: {
            fill: { color: true },
            font: { bold: true, italic: true, color: true, size: true },
            wrapText: true,
            horizontalAlignment: true,
            verticalAlignment: true,
          },
        }),
    );
    const plain = looks.value[2]?.[2];
    const styled = looks.value[0]?.[0];
    expect(styled?.format).toMatchObject({
      fill: { color: '#DDEBF7' },
      font: { bold: true, italic: true, color: '#595959', size: 14 },
      wrapText: true,
      horizontalAlignment: 'Center',
      verticalAlignment: 'Top',
    });
    expect(plain?.format).toMatchObject({ fill: { color: '#FFFFFF' }, font: { bold: false } });
    const inside = looks.value.flatMap((line, row) =>
      line.flatMap((cell, column) =>
        JSON.stringify(cell) === JSON.stringify(styled) ? [`${row},${column}`] : [],
      ),
    );
    expect(inside).toEqual(['0,0', '0,1', '1,0', '1,1', '3,3']);
    excel.grid.undo();
    const before = await excel.run((context) => ranges(context, 'A1,D4').load('format/font/bold'));
    expect(before.format.font.bold).toBe(false);
  });

  test('is read where the areas agree, and is nothing where they differ', async () => {
    await excel.run((context) => {
      ranges(context, 'A1,B2').format.fill.color = '#FF0000';
      ranges(context, 'A1,B2').format.font.size = 14;
    });
    const read = (address: string): Promise<Excel.RangeAreas> =>
      excel.run((context) =>
        ranges(context, address).load('format/fill/color,format/font/size,format/wrapText'),
      );
    const [same, different] = [await read('A1,B2'), await read('A1,C3')];
    expect([same.format.fill.color, same.format.font.size]).toEqual(['#FF0000', 14]);
    expect([different.format.fill.color, different.format.font.size]).toEqual(['', null]);
    expect([same.format.wrapText, different.format.wrapText]).toEqual([false, false]);
  });

  test('gives whole columns their width', async () => {
    await excel.run((context) => {
      const columns = ranges(context, 'A:B,D:D');
      columns.format.columnWidth = 75;
    });
    const widths = await excel.run((context) =>
      ['A1', 'B1', 'C1', 'D1'].map((address) =>
        sheet1(context).getRange(address).load('format/columnWidth'),
      ),
    );
    const [a, b, c, d] = widths.map(({ format }) => format.columnWidth);
    expect([a, b, d]).toEqual([75, 75, 75]);
    expect(c).not.toBe(75);
  });

  test('refuses what no range can have', async () => {
    const refused = await excel.code((context) => {
      ranges(context, 'A1,D4').format.font.size = 1000;
    });
    expect(refused).toBe('InvalidArgument');
  });
});

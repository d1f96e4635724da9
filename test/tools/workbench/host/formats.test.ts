import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type ExcelPage, openExcel, sheet1 } from './excel';
import fc from 'fast-check';
import {
  type Box,
  columnName,
  formatAddress,
  formatBox,
  parseAddress,
} from '../../../../tools/workbench/host/model/address';

describe('formats', () => {
  let excel: ExcelPage;

  beforeAll(async () => {
    excel = await openExcel({
      sheets: [{ name: 'Sheet1', cells: { A1: 'a longer text', B1: 2, C1: 'x' } }],
    });
  });
  afterEach(() => {
    // Each test's syncs are taken back, which is the proof that they can be.
    while (excel.grid.undo());
  });
  afterAll(() => {
    excel.close();
  });

  const range = (context: Excel.RequestContext, address: string): Excel.Range =>
    sheet1(context).getRange(address);

  /** Changes one range and reads one property of a format back, over one or several cells. */
  async function read<T>(
    address: string,
    change: (format: Excel.RangeFormat) => void,
    path: string,
    of: (format: Excel.RangeFormat) => T,
  ): Promise<T> {
    const found = await excel.run((context) => {
      change(range(context, address).format);
      return range(context, address).load(`format/${path}`);
    });
    return of(found.format);
  }

  describe('Formats of a range', () => {
    test('a fill is a colour, by its number or its name', async () => {
      const color = (change: (fill: Excel.RangeFill) => void): Promise<string> =>
        read(
          'A1:B2',
          (format) => {
            change(format.fill);
          },
          'fill/color',
          ({ fill }) => fill.color,
        );
      expect(await color(() => undefined)).toBe('#FFFFFF');
      expect(await color((fill) => (fill.color = '#0f6cbd'))).toBe('#0F6CBD');
      expect(await color((fill) => (fill.color = 'orange'))).toBe('#FFA500');
      expect(excel.grid.styles.of({ sheetId: 'sheet1', row: 1, column: 1 })).toEqual({
        fill: '#FFA500',
      });
    });

    test('a font is bold, italic, coloured and large', async () => {
      const found = await excel.run((context) => {
        const { font } = range(context, 'A1:B1').format;
        font.load('bold,italic,color,size');
        return font;
      });
      expect([found.bold, found.italic, found.color, found.size]).toEqual([
        false,
        false,
        '#000000',
        11,
      ]);
      const changed = await excel.run((context) => {
        const { font } = range(context, 'A1:B1').format;
        font.bold = true;
        font.italic = true;
        font.color = '#123456';
        font.size = 14;
        return font.load('bold,italic,color,size');
      });
      expect([changed.bold, changed.italic, changed.color, changed.size]).toEqual([
        true,
        true,
        '#123456',
        14,
      ]);
    });

    test('cells that differ have no common format', async () => {
      await excel.run((context) => {
        const { format } = range(context, 'A1');
        format.fill.color = 'red';
        format.font.bold = true;
        format.font.color = 'red';
        format.font.size = 20;
        format.wrapText = true;
        format.horizontalAlignment = 'Right';
        format.verticalAlignment = 'Top';
      });
      const { format } = await excel.run((context) =>
        range(context, 'A1:B1').load(
          'format/fill/color,format/font/bold,format/font/color,format/font/size,format/wrapText,format/horizontalAlignment,format/verticalAlignment',
        ),
      );
      expect([format.fill.color, format.font.color]).toEqual(['', '']);
      expect([
        format.font.bold,
        format.font.size,
        format.wrapText,
        format.horizontalAlignment,
        format.verticalAlignment,
      ]).toEqual([null, null, null, null, null]);
    });

    test('alignment, wrapping and the lock are read back as written, and Excel’s default as default', async () => {
      const load = 'horizontalAlignment,verticalAlignment,wrapText,protection/locked';
      const seen = ({ format }: Excel.Range): unknown[] => [
        format.horizontalAlignment,
        format.verticalAlignment,
        format.wrapText,
        format.protection.locked,
      ];
      const before = await excel.run((context) => {
        const cell = range(context, 'C1');
        cell.format.load(load);
        return cell;
      });
      expect(seen(before)).toEqual(['General', 'Bottom', false, true]);
      const after = await excel.run((context) => {
        const cell = range(context, 'C1');
        cell.format.horizontalAlignment = 'CenterAcrossSelection';
        cell.format.verticalAlignment = 'Justify';
        cell.format.wrapText = true;
        cell.format.protection.locked = false;
        cell.format.load(load);
        return cell;
      });
      expect(seen(after)).toEqual(['CenterAcrossSelection', 'Justify', true, false]);
      await excel.run((context) => {
        const { format } = range(context, 'C1');
        format.horizontalAlignment = 'General';
        format.verticalAlignment = 'Bottom';
        format.wrapText = false;
        format.protection.locked = true;
      });
      expect(excel.grid.styles.of({ sheetId: 'sheet1', row: 0, column: 2 })).toEqual({});
    });

    test('what a format cannot be is InvalidArgument', async () => {
      const code = (change: (format: Excel.RangeFormat) => unknown): Promise<string> =>
        excel.code((context) => change(range(context, 'A1').format));
      expect(await code((format) => (format.fill.color = '#12345'))).toBe('InvalidArgument');
      expect(await code((format) => (format.font.size = 0))).toBe('InvalidArgument');
      expect(await code((format) => (format.horizontalAlignment = 'Middle' as 'Left'))).toBe(
        'InvalidArgument',
      );
      expect(await code((format) => (format.columnWidth = -1))).toBe('InvalidArgument');
      expect(await code((format) => (format.fill.color = 'rebeccapurple'))).toBe('NotImplemented');
    });

    test('borders are lines at the edges and between the cells', async () => {
      const edge = async (
        address: string,
        name:
          | 'EdgeBottom'
          | 'EdgeTop'
          | 'InsideHorizontal'
          | 'InsideVertical'
          | 'EdgeLeft'
          | 'EdgeRight',
      ): Promise<unknown[]> => {
        const line = await excel.run((context) =>
          range(context, address).format.borders.getItem(name).load('style,color,weight'),
        );
        return [line.style, line.color, line.weight];
      };
      expect(await edge('A1:B2', 'EdgeBottom')).toEqual(['None', '#000000', 'Thin']);
      await excel.run((context) => {
        const { borders } = range(context, 'A1:B2').format;
        borders.getItem('EdgeBottom').style = 'Double';
        borders.getItem('EdgeBottom').color = 'red';
        borders.getItem('InsideVertical').weight = 'Thick';
        borders.getItem('EdgeTop').style = 'Dot';
        borders.getItem('EdgeLeft').style = 'Dash';
        borders.getItem('EdgeRight').weight = 'Medium';
      });
      expect(await edge('A1:B2', 'EdgeBottom')).toEqual(['Double', '#FF0000', 'Thin']);
      expect(await edge('A1:B2', 'InsideVertical')).toEqual(['Continuous', '#000000', 'Thick']);
      expect(await edge('A1:B2', 'InsideHorizontal')).toEqual(['None', '#000000', 'Thin']);
      expect(await edge('A2:C2', 'EdgeBottom')).toEqual([null, null, 'Thin']);
      await excel.run((context) => {
        range(context, 'A1:B2').format.borders.getItem('EdgeBottom').style = 'None';
      });
      expect((await edge('A1:B2', 'EdgeBottom'))[0]).toBe('None');
    });
  });

  describe('Sizes of rows and columns', () => {
    const width = async (address: string): Promise<unknown> => {
      const { format } = await excel.run((context) =>
        range(context, address).load('format/columnWidth'),
      );
      return format.columnWidth;
    };

    test('are points; columns that differ have no common width', async () => {
      expect(await width('A1:C3')).toBe(72);
      await excel.run((context) => {
        range(context, 'A:A').format.columnWidth = 150;
      });
      expect([await width('A1'), await width('A1:B2')]).toEqual([150, null]);
    });

    test('a width of 0 hides, as hiding does', async () => {
      const hidden = async (): Promise<unknown[]> => {
        const found = await excel.run((context) =>
          range(context, 'A1:B2').load('columnHidden,rowHidden'),
        );
        return [found.columnHidden, found.rowHidden];
      };
      expect(await hidden()).toEqual([false, false]);
      await excel.run((context) => (range(context, 'A:A').format.columnWidth = 0));
      expect(await hidden()).toEqual([null, false]);
      expect(await width('A1')).toBe(0);
      await excel.run((context) => {
        range(context, 'A:A').format.columnWidth = 40;
        range(context, '1:2').rowHidden = true;
      });
      expect(await hidden()).toEqual([false, true]);
      await excel.run((context) => (range(context, 'A1:A2').rowHidden = false));
      expect(await hidden()).toEqual([false, false]);
    });
  });

  describe('Number formats', () => {
    test('are read back as written, also those the grid can show only in part', async () => {
      const code = '[Red]0.00_);[Blue](0.00)';
      const cell = await excel.run((context) => {
        const b1 = range(context, 'B1');
        b1.numberFormat = [[code]];
        return b1.load('numberFormat,text');
      });
      expect(cell.numberFormat).toEqual([[code]]);
      expect(cell.text).toEqual([['2.00']]);
      const plain = await excel.run((context) => {
        const b1 = range(context, 'B1');
        b1.numberFormat = [['General']];
        return b1.load('numberFormat,text');
      });
      expect([plain.numberFormat, plain.text]).toEqual([[['General']], [['2']]]);
    });

    describe('for text', () => {
      const cell = async (): Promise<unknown[]> => {
        const found = await excel.run((context) =>
          range(context, 'E1').load('values,formulas,text,numberFormat'),
        );
        return [found.values, found.formulas, found.text, found.numberFormat].map(
          (matrix) => (matrix as unknown[][])[0]?.[0],
        );
      };
      const text = (content: string): unknown[] => [content, content, content, '@'];

      test.each([
        ['=4+4', '=4+4'],
        ['12', '12'],
        ["'=4+4", '=4+4'],
        ['TRUE', 'TRUE'],
        ['-Anna', '-Anna'],
        ['plain', 'plain'],
      ])('take %s as the text %s', async (written, read) => {
        await excel.run((context) => {
          range(context, 'E1').numberFormat = [['@']];
          range(context, 'E1').values = [[written]];
        });
        expect(await cell()).toEqual(text(read));
      });

      test('take numbers and truth values as texts, and an empty text as nothing', async () => {
        const write = (value: unknown): Promise<unknown> =>
          excel.run((context) => (range(context, 'E1').values = [[value]]));
        await excel.run((context) => (range(context, 'E1').numberFormat = [['@']]));
        await write(12.5);
        expect(await cell()).toEqual(text('12.5'));
        await write(true);
        expect(await cell()).toEqual(text('TRUE'));
        await write('');
        expect(await cell()).toEqual(text(''));
      });

      test('set afterwards leave what is there', async () => {
        await excel.run((context) => {
          range(context, 'E1').values = [["'=3+3"]];
          range(context, 'E1').numberFormat = [['@']];
        });
        expect(await cell()).toEqual(text('=3+3'));
        await excel.run((context) => {
          range(context, 'E1').numberFormat = [['General']];
          range(context, 'E1').values = [[7]];
          range(context, 'E1').numberFormat = [['@']];
        });
        expect(await cell()).toEqual([7, 7, '7', '@']);
      });

      test('are the same when chosen in the grid', async () => {
        const target = [{ top: 0, bottom: 0, left: 4, right: 4 }];
        const { model } = excel.grid;
        model.dispatch('SET_FORMATTING', { sheetId: 'sheet1', target, format: '@' });
        model.dispatch('UPDATE_CELL', { sheetId: 'sheet1', row: 0, col: 4, content: '=1+1' });
        expect(await cell()).toEqual(text('=1+1'));
        model.dispatch('SET_FORMATTING', { sheetId: 'sheet1', target, format: '' });
        model.dispatch('UPDATE_CELL', { sheetId: 'sheet1', row: 0, col: 4, content: '=1+1' });
        expect(await cell()).toEqual([2, '=1+1', '2', 'General']);
      });
    });

    test('one per cell, null leaving one alone', async () => {
      const formats = [
        ['0.0', '0.0', '0.00'],
        ['0.0', '0.0', '@'],
      ];
      await excel.run((context) => (range(context, 'E1:G2').numberFormat = formats));
      await excel.run((context) => {
        range(context, 'E1:G2').numberFormat = [
          [null, '0', null],
          [null, null, '0'],
        ] as string[][];
      });
      const found = await excel.run((context) => range(context, 'E1:G2').load('numberFormat'));
      expect(found.numberFormat).toEqual([
        ['0.0', '0', '0.00'],
        ['0.0', '0.0', '0'],
      ]);
    });

    test('a format chosen in the grid itself replaces the one kept beside it', async () => {
      await excel.run((context) => (range(context, 'B1').numberFormat = [['[Red]0.00']]));
      const target = [{ top: 0, bottom: 0, left: 1, right: 1 }];
      excel.grid.model.dispatch('SET_FORMATTING', { sheetId: 'sheet1', target, format: '0.0' });
      const cell = await excel.run((context) => range(context, 'B1').load('numberFormat'));
      expect(cell.numberFormat).toEqual([['0.0']]);
    });

    test('the used range holds formatted cells unless only values count', async () => {
      const used = (valuesOnly: boolean): Promise<string> =>
        excel
          .run((context) => sheet1(context).getUsedRangeOrNullObject(valuesOnly).load('address'))
          .then(({ address }) => address);
      expect([await used(false), await used(true)]).toEqual(['Sheet1!A1:C1', 'Sheet1!A1:C1']);
      await excel.run((context) => (range(context, 'D5').format.fill.color = 'red'));
      expect([await used(false), await used(true)]).toEqual(['Sheet1!A1:D5', 'Sheet1!A1:C1']);
      const parts = await excel.run((context) => [
        range(context, 'D:D').getUsedRangeOrNullObject(true).load('address'),
        range(context, 'D:D').getUsedRangeOrNullObject().load('address'),
        range(context, 'C:D').getUsedRangeOrNullObject().load('address'),
      ]);
      expect(parts.map((part) => (part.isNullObject ? null : part.address))).toEqual([
        null,
        'Sheet1!D5',
        'Sheet1!C1:D5',
      ]);
    });

    test('clear takes formats, contents or both', async () => {
      const state = async (): Promise<unknown[]> => {
        const cell = await excel.run((context) =>
          range(context, 'B1').load('values,numberFormat,format/fill/color'),
        );
        const [[value] = []] = cell.values as unknown[][];
        const [[format] = []] = cell.numberFormat as unknown[][];
        return [value, format, cell.format.fill.color];
      };
      const paint = (): Promise<unknown> =>
        excel.run((context) => {
          range(context, 'B1').values = [[2]];
          range(context, 'B1').numberFormat = [['0.0']];
          range(context, 'B1').format.fill.color = 'red';
        });
      const cleared = async (what: 'Formats' | 'Contents' | 'All'): Promise<unknown[]> => {
        await paint();
        await excel.run((context) => {
          range(context, 'B1').clear(what);
        });
        return state();
      };
      expect(await cleared('Contents')).toEqual(['', '0.0', '#FF0000']);
      expect(await cleared('Formats')).toEqual([2, 'General', '#FFFFFF']);
      expect(await cleared('All')).toEqual(['', 'General', '#FFFFFF']);
    });
  });
});

const box = fc
  .tuple(
    fc.nat(1_048_574),
    fc.nat(16_382),
    fc.integer({ min: 1, max: 50 }),
    fc.integer({ min: 1, max: 50 }),
  )
  .map(([row, column, rows, columns]): Box => ({
    row,
    column,
    rows: Math.min(rows, 1_048_575 - row),
    columns: Math.min(columns, 16_383 - column),
  }));

describe('Addresses', () => {
  test('what is written is read again, with and without a sheet', () => {
    fc.assert(
      fc.property(box, fc.string({ minLength: 1, maxLength: 31 }), (given, sheetName) => {
        expect(parseAddress(formatBox(given))).toEqual({ box: given });
        expect(parseAddress(formatAddress(sheetName, given))).toEqual({ sheetName, box: given });
      }),
    );
  });

  test.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
    [16_383, 'XFD'],
  ])('column %i is %s', (column, name) => {
    expect(columnName(column)).toBe(name);
  });

  test('corners may come in any order, with or without $', () => {
    const expected = { box: { row: 1, column: 1, rows: 2, columns: 2 } };
    for (const address of ['B2:C3', 'C3:B2', 'b3:c2', '$B$2:$C$3']) {
      expect(parseAddress(address)).toEqual(expected);
    }
  });

  test.each([
    ['Sheet1', 'Sheet1!A1'],
    ['SOF.2012', 'SOF.2012!A1'],
    ['Tabelle_ä', 'Tabelle_ä!A1'],
    ['Two words', "'Two words'!A1"],
    ["Ann's", "'Ann''s'!A1"],
    ['2012', "'2012'!A1"],
    ['A1', "'A1'!A1"],
  ])('the sheet %s is written %s', (sheet, address) => {
    expect(formatAddress(sheet, { row: 0, column: 0, rows: 1, columns: 1 })).toBe(address);
  });
});

describe('The format of several areas', () => {
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

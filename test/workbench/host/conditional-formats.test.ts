import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openExcel, sheet1, type ExcelPage } from './excel';

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

describe('Conditional formats', () => {
  test('by a formula, relative to the first cell', async () => {
    const found = await excel.run((context) => {
      const format = formats(context).add('Custom');
      format.custom.rule.formula = '=$A1>4';
      format.custom.format.fill.color = 'yellow';
      format.custom.format.font.color = '#0F6CBD';
      format.custom.format.font.bold = true;
      format.load('id,type,stopIfTrue,priority');
      format.custom.rule.load('formula');
      format.custom.format.fill.load('color');
      format.custom.format.font.load('bold,italic,color');
      return format;
    });
    expect([found.type, found.priority, found.stopIfTrue]).toEqual(['Custom', 0, false]);
    expect([
      found.custom.rule.formula,
      found.custom.format.fill.color,
      found.custom.format.font.color,
      found.custom.format.font.bold,
      found.custom.format.font.italic,
    ]).toEqual(['=$A1>4', '#FFFF00', '#0F6CBD', true, false]);
    expect(fills()).toEqual([undefined, '#FFFF00', '#FFFF00']);
  });

  test('by a comparison', async () => {
    const found = await excel.run((context) => {
      const format = formats(context).add('CellValue');
      format.cellValue.rule = { formula1: '2', formula2: '=$A$2', operator: 'Between' };
      format.cellValue.format.fill.color = 'red';
      format.stopIfTrue = true;
      format.load('type,stopIfTrue');
      format.cellValue.load('rule');
      return format;
    });
    expect([found.type, found.stopIfTrue, found.cellValue.rule]).toEqual([
      'CellValue',
      true,
      { formula1: '2', formula2: '=$A$2', operator: 'Between' },
    ]);
    expect(fills()).toEqual([undefined, '#FF0000', undefined]);
    await excel.run((context) => {
      formats(context).getItemAt(0).cellValue.rule = {
        formula1: '9',
        operator: 'GreaterThanOrEqual',
      };
      formats(context).getItemAt(0).cellValue.load('rule');
    });
    expect(fills()).toEqual([undefined, undefined, '#FF0000']);
  });

  test('are listed where they touch, deleted, and cleared from part of their cells', async () => {
    const { id } = await excel.run((context) => {
      const format = formats(context).add('Custom');
      format.custom.rule.formula = '=TRUE';
      format.custom.format.fill.color = 'red';
      return format.load('id');
    });
    const [here, there, byId, none] = await excel.run(
      (context) =>
        [
          formats(context, 'A2').load('items/id'),
          formats(context, 'B1').getCount(),
          formats(context).getItem(id).getRange().load('address'),
          formats(context, 'B1').getItemOrNullObject(id).load('id'),
        ] as const,
    );
    expect([here.items.length, there.value, byId.address, none.isNullObject]).toEqual([
      1,
      0,
      'Sheet1!A1:A3',
      true,
    ]);
    await excel.run((context) => {
      formats(context, 'A2:B2').clearAll();
    });
    expect(fills()).toEqual(['#FF0000', undefined, '#FF0000']);
    const parts = await excel.run((context) =>
      formats(context).getItem(id).getRanges().load('address'),
    );
    expect(parts.address).toBe('Sheet1!A1,Sheet1!A3');
    expect(await excel.code((context) => formats(context).getItem(id).getRange())).toBe(
      'InvalidOperation',
    );
    await excel.run((context) => {
      formats(context).getItem(id).delete();
    });
    expect(fills()).toEqual([undefined, undefined, undefined]);
    excel.grid.undo();
    excel.grid.undo();
    expect(fills()).toEqual(['#FF0000', '#FF0000', '#FF0000']);
    excel.grid.undo();
    expect(fills()).toEqual([undefined, undefined, undefined]);
  });

  test('lose their fill alone', async () => {
    await excel.run((context) => {
      const { custom } = formats(context).add('Custom');
      custom.rule.formula = '=TRUE';
      custom.format.fill.color = 'red';
      custom.format.font.italic = true;
      custom.format.fill.clear();
    });
    expect(fills()).toEqual([undefined, undefined, undefined]);
  });

  test.each<[string, (all: Excel.ConditionalFormatCollection) => unknown, string]>([
    ['another kind', (all) => all.add('ColorScale'), 'NotImplemented'],
    [
      'a formula that is none',
      (all) => (all.add('Custom').custom.rule.formula = 'A1'),
      'InvalidArgument',
    ],
    [
      'an operator',
      (all) => (all.add('CellValue').cellValue.rule = { formula1: '1', operator: 'Invalid' }),
      'InvalidArgument',
    ],
    [
      'the rule of the other kind',
      (all) => all.add('CellValue').custom.rule.load('formula'),
      'InvalidOperation',
    ],
    ['an id that is not there', (all) => all.getItem('x').load('type'), 'ItemNotFound'],
    ['a place that is not there', (all) => all.getItemAt(3).load('type'), 'ItemNotFound'],
  ])('refuse %s', async (_, act, code) => {
    expect(await excel.code((context) => act(formats(context)))).toBe(code);
  });
});

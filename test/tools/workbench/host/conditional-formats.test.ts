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

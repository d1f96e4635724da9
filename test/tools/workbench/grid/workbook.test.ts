import { describe, expect, test } from '@jest/globals';
import * as library from '@odoo/o-spreadsheet';
import { toModelData } from '../../../../tools/workbench/grid/o-spreadsheet';
import { prepare } from '../../../../tools/workbench/grid/plugins/prepare';
import * as fc from 'fast-check';
import { rectanglesOf, surrounding } from '../../../../tools/workbench/grid/areas';
import type { Area, CellPosition } from '../../../../tools/workbench/grid/grid';
import {
  asEntered,
  asPlainText,
  asText,
  numberTest,
} from '../../../../tools/workbench/grid/typing';
import {
  fromEngineFormula,
  piecesOf,
  textOf,
  toEngineFormula,
} from '../../../../tools/workbench/grid/formulas/formula-text';

prepare(library);

describe('a workbook as the model wants it', () => {
  const data = toModelData(library, {
    sheets: [
      {
        name: 'SOF',
        cells: { A1: 'Title', B2: 1.5, C3: '=@A1:A9', D4: '12', E5: false },
        columnWidths: { A: 150, AB: 30 },
        rowHeights: { 1: 40 },
        formats: [
          { area: 'A1:B1', bold: true, fill: '#0F6CBD', wrap: true },
          { area: 'B1', bold: false, numberFormat: '0.00' },
          { area: 'C1', numberFormat: '0.00' },
          { area: 'C1', numberFormat: 'General' },
        ],
        merges: ['A1:B1'],
        frozenRows: 2,
        frozenColumns: 1,
        gridLines: false,
      },
      { name: 'Other', cells: {}, hidden: true, rows: 1000, columns: 100 },
    ],
  });
  const [sheet, other] = data.sheets;

  test('contents keep their kind: numbers, texts, truth values, formulas', () => {
    expect(sheet?.cells).toEqual({
      A1: 'Title',
      B2: '1.5',
      C3: '=SINGLE(A1:A9)',
      D4: `'12`,
      E5: 'FALSE',
    });
  });

  test('later formats win where areas overlap', () => {
    const styleAt = (address: string) => data.styles[sheet?.styles[address] ?? 0];
    expect(styleAt('A1')).toEqual({ bold: true, fillColor: '#0F6CBD', wrapping: 'wrap' });
    expect(styleAt('B1')).toEqual({ bold: false, fillColor: '#0F6CBD', wrapping: 'wrap' });
    expect(sheet?.formats).toEqual({ B1: 1 });
    expect(data.formats).toEqual({ 1: '0.00' });
  });

  test('sizes, merged and frozen cells, grid lines and hidden sheets are taken over', () => {
    expect(sheet?.cols).toEqual({ 0: { size: 150 }, 27: { size: 30 } });
    expect(sheet?.rows).toEqual({ 0: { size: 40 } });
    expect(sheet?.merges).toEqual(['A1:B1']);
    expect(sheet?.panes).toEqual({ xSplit: 1, ySplit: 2 });
    expect([sheet?.areGridLinesVisible, other?.areGridLinesVisible]).toEqual([false, true]);
    expect([sheet?.isVisible, other?.isVisible]).toEqual([true, false]);
  });

  test('there is room beyond the filled cells, and as much as is asked for', () => {
    expect([sheet?.rowNumber, sheet?.colNumber]).toEqual([200, 40]);
    expect([other?.rowNumber, other?.colNumber]).toEqual([1000, 100]);
    const tall = toModelData(library, { sheets: [{ name: 'Tall', cells: { AZ10000: 1 } }] });
    expect([tall.sheets[0]?.rowNumber, tall.sheets[0]?.colNumber]).toEqual([10100, 72]);
  });
});

const someCells = fc.array(
  fc.record({
    sheetId: fc.constantFrom('a', 'b'),
    row: fc.nat({ max: 6 }),
    column: fc.nat({ max: 6 }),
  }),
);

function keysOf(areas: readonly Area[]): string[] {
  return areas.flatMap(({ sheetId, row, column, rows, columns }) =>
    Array.from({ length: rows * columns }, (_, index) =>
      [sheetId, row + Math.floor(index / columns), column + (index % columns)].join(),
    ),
  );
}

const keyOf = ({ sheetId, row, column }: CellPosition): string => [sheetId, row, column].join();

describe('areas', () => {
  test('rectangles cover every changed cell once, and no other', () => {
    fc.assert(
      fc.property(someCells, (cells) => {
        expect(keysOf(rectanglesOf(cells)).sort()).toEqual([...new Set(cells.map(keyOf))].sort());
      }),
    );
  });

  test('a full block is one rectangle', () => {
    const block = Array.from({ length: 12 }, (_, index) => ({
      sheetId: 'a',
      row: 3 + (index % 4),
      column: 2 + Math.floor(index / 4),
    }));
    expect(rectanglesOf(block)).toEqual([{ sheetId: 'a', row: 3, column: 2, rows: 4, columns: 3 }]);
  });

  test('the surrounding area reaches from the first to the last row and column', () => {
    const cell = (row: number, column: number): CellPosition => ({ sheetId: 'a', row, column });
    expect(surrounding([cell(5, 1), cell(2, 4)])).toEqual({
      sheetId: 'a',
      row: 2,
      column: 1,
      rows: 4,
      columns: 4,
    });
    expect(surrounding([])).toBeUndefined();
  });
});

const isNumber = numberTest(library);

describe('what typed text means', () => {
  test.each([
    ['=A1', '=A1'],
    ['=', `'=`],
    ['+A1', '=+A1'],
    ['-Anna', '=-Anna'],
    ['@SUM(A1)', '=SINGLE(SUM(A1))'],
    ['+31 6 1234', '=+31 6 1234'],
    ['+5', '5'],
    ['-5', '-5'],
    ['- 5', '-5'],
    ['-50%', '-50%'],
    ['-1,250.5', '-1,250.5'],
    ['-', '-'],
    ['+ ', '+ '],
    ['@', '@'],
    ['Anna - Bea', 'Anna - Bea'],
    ["'=A1", "'=A1"],
  ])('%s is entered as %s', (typed, entered) => {
    expect(asEntered(typed, isNumber)).toBe(entered);
  });

  test('a line break does not hide a formula', () => {
    expect(asEntered('+A1\n+B1', isNumber)).toBe('=+A1\n+B1');
  });

  test('numbers and truth values are typed as the grid shows them, null as nothing', () => {
    expect([0.1, 1e21, true, false, null, 'x'].map(asText)).toEqual([
      '0.1',
      '1e+21',
      'TRUE',
      'FALSE',
      '',
      'x',
    ]);
  });

  test('a text gets an apostrophe only where it would be read as something else', () => {
    const special = ['=A1', '+5', '-x', '@x', `'x`, '12', '50%', '1/2/2020', 'true', '#N/A', ''];
    expect(special.map((text) => asPlainText(text, isNumber))).toEqual(
      special.map((text) => `'${text}`),
    );
    const plain = ['Anna', 'Table 12', 'truely', ' =x'];
    expect(plain.map((text) => asPlainText(text, isNumber))).toEqual(plain);
  });
});

const isFunction = (name: string): boolean => ['SUM', 'IF', 'SOF.AWARD'].includes(name);
const back = (formula: string): string => fromEngineFormula(formula, isFunction);

describe('the spelling of formulas', () => {
  test.each([
    ['=@A1:A3', '=SINGLE(A1:A3)'],
    ['=@A:A+1', '=SINGLE(A:A)+1'],
    ['=-@$B$5:$D$5', '=-SINGLE($B$5:$D$5)'],
    ["=@'Second table'!A1:A3*2", "=SINGLE('Second table'!A1:A3)*2"],
    ['=@SOF.AWARD(A1,SUM(B1:B2))+1', '=SINGLE(SOF.AWARD(A1,SUM(B1:B2)))+1'],
    ['=@(A1:A3)', '=SINGLE((A1:A3))'],
    ['=@C1#', '=SINGLE(C1#)'],
    ['=SUM(@A1:A3,@SUM(@B1:B2))', '=SUM(SINGLE(A1:A3),SINGLE(SUM(SINGLE(B1:B2))))'],
  ])('%s becomes %s, and is read back as it was', (excel, engine) => {
    expect(toEngineFormula(excel)).toBe(engine);
    expect(back(engine)).toBe(excel);
  });

  test.each([
    ['="a@b"&"=@A1"', 'an @ inside a text'],
    ['=SUM(Points[@Award])', 'an @ in a table reference'],
    ['=@', 'an @ before nothing'],
    ['=@SUM(A1', 'an @ before a bracket that stays open'],
    ["='its own'!A1", 'a quoted sheet name'],
    ['=IF(A1="","",A1)', 'empty texts'],
  ])('%s is left alone: %s', (formula) => {
    expect(toEngineFormula(formula)).toBe(formula);
  });

  test('doubled quotation marks go through a function of ours, and come back', () => {
    expect(toEngineFormula('="Table ""A"""&B1')).toBe('=QUOTED("Table ","A","")&B1');
    expect(back('=QUOTED("Table ","A","")&B1')).toBe('="Table ""A"""&B1');
  });

  test('an apostrophe within the name of a sheet is another letter for the engine, and comes back', () => {
    expect(toEngineFormula("='it''s'!A1&\"it's\"")).toBe("='it\u02bcs'!A1&\"it's\"");
    expect(back("='it\u02bcs'!A1&\"it's\"")).toBe("='it''s'!A1&\"it's\"");
  });

  test('any text in a formula survives the way to the engine and back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const formula = `=SUM("${text.replaceAll('"', '""')}",A1)`;
        expect(back(toEngineFormula(formula))).toBe(formula);
      }),
    );
  });

  test('known functions, TRUE and FALSE are read in upper case, other words as they are', () => {
    expect(back('=if(true,sof.award(x),unknown(1))&"sum("')).toBe(
      '=IF(TRUE,SOF.AWARD(x),unknown(1))&"sum("',
    );
    expect(back('=sum+1')).toBe('=sum+1');
  });

  test('cutting a formula into pieces loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (formula) => {
        expect(textOf(piecesOf(formula))).toBe(formula);
      }),
    );
  });
});

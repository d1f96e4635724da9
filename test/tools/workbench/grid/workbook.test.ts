import { describe, expect, test } from '@jest/globals';
import * as library from '@odoo/o-spreadsheet';

import { toModelData } from '../../../../tools/workbench/grid/engine/model-data';
import { prepare } from '../../../../tools/workbench/grid/plugins/prepare';

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

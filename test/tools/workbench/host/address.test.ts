import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  columnName,
  formatAddress,
  formatBox,
  parseAddress,
  type Box,
} from '../../../../tools/workbench/host/model/address';

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

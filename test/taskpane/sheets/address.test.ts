/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type Area,
  areaName,
  cellIn,
  columnLetters,
  columnOf,
  contains,
  onSheet,
  overlap,
  parseArea,
  placeName,
  splitAddress,
} from '../../../taskpane/sheets/address';

const areas = fc
  .record({
    row: fc.nat(1_048_575),
    column: fc.nat(16_383),
    rows: fc.integer({ min: 1, max: 50 }),
    columns: fc.integer({ min: 1, max: 50 }),
  })
  .filter(
    ({ row, column, rows, columns }) => row + rows <= 1_048_576 && column + columns <= 16_384,
  );

describe('Addresses as Excel writes them', () => {
  test.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
    [16383, 'XFD'],
  ])('Column %d is %s', (column, letters) => {
    expect(columnLetters(column)).toBe(letters);
    expect(columnOf(letters.toLowerCase())).toBe(column);
  });

  test('An area that is named and read again is the same area', () => {
    fc.assert(
      fc.property(areas, (area) => {
        expect(parseArea(areaName(area))).toEqual(area);
      }),
    );
  });

  test.each([
    ['B4', { row: 3, column: 1, rows: 1, columns: 1 }],
    ['$B$4:c9', { row: 3, column: 1, rows: 6, columns: 2 }],
    ['C9:B4', { row: 3, column: 1, rows: 6, columns: 2 }],
    ['A:F', { row: 0, column: 0, rows: 1048576, columns: 6 }],
    ['3:5', { row: 2, column: 0, rows: 3, columns: 16384 }],
  ])('%s is an area', (address, area) => {
    expect(parseArea(address)).toEqual(area);
  });

  test.each([
    '',
    'A',
    '4',
    'A0',
    'XFE1',
    'A1048577',
    'A1:B',
    'A:3',
    'A1:B2:C3',
    'A1,B2',
    'A1:B2,D4',
    'A1:',
    'Totals',
    '1A',
    ':',
  ])('“%s” is none', (address) => {
    expect(parseArea(address)).toBeUndefined();
  });
});

describe('A sheet in an address', () => {
  test.each([
    ['Year', 'Year!B4'],
    ['SOF', 'SOF!B4'],
    ['Round_1', 'Round_1!B4'],
    ['Round 1', "'Round 1'!B4"],
    ["Director's", "'Director''s'!B4"],
    ['2010', "'2010'!B4"],
    ['AB12', "'AB12'!B4"],
    ['R1C1', "'R1C1'!B4"],
    ['rc', "'rc'!B4"],
    ['TRUE', "'TRUE'!B4"],
    ['Zürich', "'Zürich'!B4"],
  ])('%s is written %s', (sheet, address) => {
    expect(onSheet(sheet, 'B4')).toBe(address);
  });

  test('It is found again, whatever the sheet is called', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 31 }), (name) => {
        fc.pre(name.trim() === name);
        expect(splitAddress(onSheet(name, 'B4:C9'))).toEqual({ sheet: name, rest: 'B4:C9' });
      }),
    );
  });

  test('An address without a sheet names none', () => {
    expect(splitAddress(' B4:C9 ')).toEqual({ sheet: undefined, rest: 'B4:C9' });
  });
});

describe('Areas', () => {
  const area: Area = { row: 3, column: 1, rows: 6, columns: 2 };
  const cell = (row: number, column: number): Area => ({ row, column, rows: 1, columns: 1 });

  test('A cell within a place is counted from its first row and column', () => {
    const place = { sheetId: '{1}', sheet: 'Year', area };
    expect(placeName(place)).toBe('Year!B4:C9');
    expect(placeName(cellIn(place, 2, 1))).toBe('Year!C6');
  });

  test('Two areas overlap when they share a cell, and one contains the other when all its cells are its own', () => {
    expect(overlap(area, cell(8, 2))).toBe(true);
    for (const outside of [cell(2, 1), cell(9, 1), cell(3, 0), cell(3, 3)]) {
      expect(overlap(area, outside)).toBe(false);
      expect(overlap(outside, area)).toBe(false);
      expect(contains(area, outside)).toBe(false);
    }
    expect(contains(area, area)).toBe(true);
    expect(contains(area, { ...area, rows: 7 })).toBe(false);
    expect(contains(area, { ...area, columns: 3 })).toBe(false);
  });
});

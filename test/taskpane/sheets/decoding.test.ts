import { describe, expect, test } from '@jest/globals';
import { decodeRow, isDateFormat, type Scalar, withMerged } from '../../../taskpane/sheets/receipt';
import { sourceTable } from '../support/fake-workbook';

const cells = (...given: readonly (readonly [Scalar, string, string?])[]) =>
  decodeRow(
    {
      values: given.map(([value]) => value),
      valueTypes: given.map(([, type]) => type),
      numberFormats: given.map(([, , format]) => format ?? 'General'),
    },
    { row: 6, hidden: true },
  );

describe('Cells are told apart by what Excel says they hold', () => {
  test.each([
    ['a number', [7, 'Double'], { kind: 'number', value: 7, isDate: false }],
    [
      'a date, with the format it is shown by',
      [45000, 'Double', 'd-m-yyyy'],
      { kind: 'number', value: 45000, isDate: true, format: 'd-m-yyyy' },
    ],
    [
      'a day before the first',
      [-1, 'Double', 'd-m-yyyy'],
      { kind: 'number', value: -1, isDate: false },
    ],
    [
      'a day after the last, which Excel shows as #####',
      [31_612_345_678, 'Double', 'd-m-yyyy'],
      { kind: 'number', value: 31_612_345_678, isDate: false },
    ],
    ['a truth value', [true, 'Boolean'], { kind: 'truth', value: true }],
    ['a text', ['Ann', 'String'], { kind: 'text', text: 'Ann' }],
    ['a text like an error', ['#N/A', 'String'], { kind: 'text', text: '#N/A' }],
    ['an error', ['#N/A', 'Error'], { kind: 'error', error: '#N/A' }],
    ['a linked data type', ['Amsterdam', 'RichValue'], { kind: 'error', error: 'Amsterdam' }],
    ['an empty cell', ['', 'Empty'], { kind: 'blank' }],
    ['a formula that gives an empty text', ['', 'String'], { kind: 'blank' }],
  ] as const)('%s', (_, given, cell) => {
    expect(cells(given).cells).toEqual([cell]);
  });

  test('The row has the sheet’s own number, and knows that it is hidden', () => {
    expect(cells([1, 'Double'])).toMatchObject({ row: 7, hidden: true });
  });

  test('Every cell of merged cells says so, by their address', () => {
    const source = sourceTable(
      [
        ['Ann', 'Lee', null],
        ['Bob', null, 7],
      ],
      { at: 'B7' },
    );
    const merged = withMerged(source, [
      { row: 6, column: 2, rows: 2, columns: 1 },
      { row: 9, column: 1, rows: 2, columns: 1 },
    ]);
    expect(merged.rows.map((row) => row.cells)).toEqual([
      [
        { kind: 'text', text: 'Ann' },
        { kind: 'merged', merged: 'C7:C8', text: 'Lee' },
        { kind: 'blank' },
      ],
      [
        { kind: 'text', text: 'Bob' },
        { kind: 'merged', merged: 'C7:C8', text: '' },
        { kind: 'number', value: 7, isDate: false },
      ],
    ]);
    expect(withMerged(source, [])).toBe(source);
  });

  test('Merged cells show numbers and truth values as others do, with the workbook’s decimal mark', () => {
    const source = {
      ...sourceTable([[0.5], [null], [true], [null]], { at: 'B7' }),
      mark: ',',
    } as const;
    const merged = withMerged(source, [
      { row: 6, column: 1, rows: 2, columns: 1 },
      { row: 8, column: 1, rows: 2, columns: 1 },
    ]);
    const texts = merged.rows.map(({ cells: [cell] }) => cell?.kind === 'merged' && cell.text);
    expect(texts).toEqual(['0,5', '', 'TRUE', '']);
  });
});

describe('Number formats that show dates or times', () => {
  test.each(['d-m-yyyy', 'dd/mm/yy;@', '[$-413]d mmmm yyyy', 'h:mm', '[h]:mm:ss', 'mmm', '[ss]'])(
    '%s does',
    (format) => {
      expect(isDateFormat(format)).toBe(true);
    },
  );

  test.each([
    'General',
    '0.00',
    '#,##0',
    '0 "days"',
    '[Red]0',
    '[$€-413] 0.00',
    '0.00E+00',
    '@',
    '0\\d',
    '_d0',
    'General" h"',
  ])('%s does not', (format) => {
    expect(isDateFormat(format)).toBe(false);
  });

  test('A cell without a format does not', () => {
    expect(isDateFormat(undefined)).toBe(false);
  });
});

/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { layOut, piecesOf } from '../../../taskpane/sheets/layout';
import type { CellStyle, PlanCell } from '../../../taskpane/sheets/plan';
import { blank, formula, keep, number, text } from './plans';
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
import { changesIn } from '../../../taskpane/sheets/plan-check';
import type { Snapshot } from '../../../taskpane/sheets/source';
import { wording } from '../../../taskpane/controls/wording';
import { sourceTable } from '../support/fake-workbook';
import { text as textOfChanges } from '../../support/text';
import { asText, contentOf, sameContent, writable } from '../../../taskpane/sheets/content';
import { shownContent } from '../../../taskpane/controls/shown-content';

describe('A block as Excel is told', () => {
  test('Texts stay texts, formulas are formulas, kept cells are left alone', () => {
    const cells: PlanCell[][] = [
      [text('=1+1'), text('Ann'), text(''), formula('=A1'), { kind: 'truth', value: true }],
      [number(7.5), blank, keep, text('007'), text('waar')],
    ];
    expect(layOut({ at: 'B4', cells })).toEqual({
      area: { row: 3, column: 1, rows: 2, columns: 5 },
      contents: [
        ["'=1+1", 'Ann', '', '=A1', true],
        [7.5, '', null, "'007", "'waar"],
      ],
      formats: undefined,
      styles: [],
      alignments: [],
      spills: [],
    });
  });

  test('Number formats stand where the plan gives them', () => {
    const typed: PlanCell = { kind: 'blank', format: '@' };
    const cells = [
      [number(1, '0.0'), number(2), formula('=A1', { format: '0%' }), text('x'), typed],
    ];
    expect(layOut({ at: 'A1', cells }).formats).toEqual([['0.0', null, '0%', null, '@']]);
  });

  test('What a formula spills over begins with its own cell', () => {
    const spill = formula('=KGS.TABLE(60)', { spills: { rows: 33, columns: 6 } });
    expect(layOut({ at: 'C5', cells: [[blank], [spill]] }).spills).toEqual([
      { row: 5, column: 2, rows: 33, columns: 6 },
    ]);
  });

  test('A block that stands at no cell is a bug', () => {
    expect(() => layOut({ at: 'here', cells: [[blank]] })).toThrow('A block stands at “here”');
  });

  test('Styles are told in rectangles: together they cover exactly the styled cells, each once', () => {
    const style = fc.constantFrom<CellStyle | undefined>(undefined, 'header', 'input', 'total');
    const grid = fc
      .record({ rows: fc.integer({ min: 1, max: 8 }), columns: fc.integer({ min: 1, max: 8 }) })
      .chain(({ rows, columns }) =>
        fc.array(fc.array(style, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      );
    fc.assert(
      fc.property(grid, (styles) => {
        const cells = styles.map((line) =>
          line.map((each): PlanCell => (each ? { kind: 'blank', style: each } : keep)),
        );
        const covered = styles.map((line) => line.map((): string[] => []));
        for (const { area, style: each } of layOut({ at: 'A1', cells }).styles) {
          for (let i = 0; i < area.rows; i++) {
            for (let j = 0; j < area.columns; j++) {
              covered[area.row + i]?.[area.column + j]?.push(each);
            }
          }
        }
        expect(covered).toEqual(styles.map((line) => line.map((each) => (each ? [each] : []))));
      }),
    );
  });

  test('A column of one style is one rectangle', () => {
    const cells = Array.from({ length: 100 }, (): PlanCell[] => [
      blank,
      { kind: 'blank', style: 'input' },
    ]);
    expect(layOut({ at: 'A1', cells }).styles).toEqual([
      { area: { row: 0, column: 1, rows: 100, columns: 1 }, style: 'input' },
    ]);
  });
});

describe('A sheet’s contents', () => {
  const blocks = (...given: readonly (readonly [string, PlanCell[][]])[]) =>
    given.map(([at, cells]) => layOut({ at, cells }));

  test('go in one piece where its blocks stand close together; between them stays empty', () => {
    const layouts = blocks(
      ['A1', [[text('Title')]]],
      [
        'B3',
        [
          [number(1), keep],
          [blank, number(2)],
        ],
      ],
    );
    expect(piecesOf(layouts)).toEqual([
      {
        area: { row: 0, column: 0, rows: 4, columns: 3 },
        contents: [
          ['Title', '', ''],
          ['', '', ''],
          ['', 1, null],
          ['', '', 2],
        ],
      },
    ]);
  });

  test('go block by block where much would be empty', () => {
    const layouts = blocks(['A1', [[text('a')]]], ['Z60', [[text('b')]]]);
    expect(piecesOf(layouts)).toBe(layouts);
    expect(piecesOf([])).toEqual([]);
  });
});

const { snapshot } = sourceTable(
  [
    ['Name', 'Rating'],
    ['Ann', 2100],
    ['Bob', null],
  ],
  { at: 'B4' },
);
const told = (now: Snapshot | undefined) =>
  changesIn(snapshot, now).map(({ sentence, at }) => [
    wording('en', '.').say(sentence),
    at && placeName(at),
  ]);
const withValues = (values: unknown[][]): Snapshot => ({ ...snapshot, values });

describe('What has changed since a list was read', () => {
  test('Nothing, if it reads the same', () => {
    expect(told({ ...snapshot })).toEqual([]);
  });

  test('A changed cell is named; a text is not the number it looks like', () => {
    expect(
      told(
        withValues([
          ['Name', 'Rating'],
          ['Ann', '2100'],
          ['Bob', ''],
        ]),
      ),
    ).toEqual([[textOfChanges('en', 'sourceChanged', { address: 'Entries!C5' }), 'Entries!C5']]);
  });

  test('Of many, five are named and the others counted', () => {
    const all = told(
      withValues([
        [1, 2],
        [3, 4],
        [5, 6],
      ]),
    );
    expect(all).toHaveLength(6);
    expect(all[5]).toEqual([textOfChanges('en', 'sourceChangedMore', { count: 1 }), undefined]);
  });

  test('A list that has grown or moved, or is gone', () => {
    const { area } = snapshot.place;
    const place = { ...snapshot.place, area: { ...area, rows: 4 } };
    expect(told({ ...snapshot, place })).toEqual([
      [
        textOfChanges('en', 'sourceMoved', { address: 'Entries!B4:C6', now: 'Entries!B4:C7' }),
        'Entries!B4:C7',
      ],
    ]);
    expect(told(undefined)).toEqual([['Entries!B4:C6 no longer exists.', undefined]]);
  });

  test('Rows that have been hidden or shown', () => {
    expect(told({ ...snapshot, hidden: [1] })).toEqual([
      [textOfChanges('en', 'sourceHidden', { address: 'Entries!B4:C6' }), undefined],
    ]);
  });

  test('Merged cells among those that count are named', () => {
    const merged = { ...snapshot, merged: [{ row: 4, column: 1, rows: 2, columns: 1 }] };
    expect(told(merged)).toEqual([
      [textOfChanges('en', 'sourceMerged', { merged: 'Entries!B5:B6' }), 'Entries!B5:B6'],
    ]);
  });
});

const cell = (formula: unknown, value: unknown, valueType: string, shown = String(value)) =>
  contentOf({ formula, value, valueType, shown });

describe('What a cell holds is told apart exactly enough to put it back', () => {
  test('An empty cell is empty; a formula that gives an empty text is not', () => {
    expect(cell('', '', 'Empty')).toEqual({ kind: 'empty' });
    expect(cell('=""', '', 'String')).toEqual({ kind: 'formula', formula: '=""', shown: '' });
  });

  test('A formula is put back as a formula, a text that begins with = as a text', () => {
    const formula = cell('=A1+1', 3, 'Double');
    const text = cell('=A1+1', '=A1+1', 'String');
    expect(formula && writable(formula)).toBe('=A1+1');
    expect(text && writable(text)).toBe("'=A1+1");
    expect(formula && text && sameContent(formula, text)).toBe(false);
  });

  test('Numbers, truth values and errors typed as constants are put back as they are', () => {
    for (const [constant, type] of [
      [0, 'Double'],
      [45292.5, 'Double'],
      [false, 'Boolean'],
      ['#N/A', 'Error'],
    ] as const) {
      const content = cell(constant, constant, type);
      expect(content && writable(content)).toBe(constant);
    }
  });

  test('A text that looks like an error is put back as a text', () => {
    const text = cell('#N/A', '#N/A', 'String');
    expect(text && writable(text)).toBe("'#N/A");
  });

  test('Content that cannot be put back is not accepted', () => {
    expect(cell('Amsterdam', '#VALUE!', 'RichValue')).toBeUndefined();
    expect(cell(undefined, undefined, 'Unknown')).toBeUndefined();
  });

  test('Two readings are the same when formula or constant is, whatever a formula shows', () => {
    const a = cell('=NOW()', 1, 'Double');
    const b = cell('=NOW()', 2, 'Double');
    const other = cell(1, 1, 'Double');
    expect(a && b && sameContent(a, b)).toBe(true);
    expect(a && other && sameContent(a, other)).toBe(false);
  });
});

describe('A text is written so that it stays text', () => {
  test.each(['Smith, John', 'élan', 'van der Berg', 'Ærø', '王'])('%s needs nothing', (text) => {
    expect(asText(text)).toBe(text);
  });

  test.each([
    '=1+1',
    '+31 20 555',
    '-',
    '@name',
    "'t Hof",
    '\tindented',
    ' blank first',
    '007',
    '1/2',
    '3 maart',
    'maart 3',
    '１２',
    'TRUE',
    'false',
    '#N/A',
    '€ five',
    '',
  ])('%j gets an apostrophe in front', (text) => {
    expect(asText(text)).toBe(`'${text}`);
  });
});

describe('The content of a filled cell in a question', () => {
  test('It is what the sheet shows', () => {
    expect(shownContent({ kind: 'value', value: 45292, shown: '1-1-2024' })).toBe('1-1-2024');
  });

  test('A formula that shows nothing is named itself', () => {
    expect(shownContent({ kind: 'formula', formula: '=""', shown: '' })).toBe('=""');
  });

  test('Long content is cut at 40 characters, never inside one', () => {
    const shown = shownContent({ kind: 'text', text: '', shown: '🏆'.repeat(41) });
    expect(shown).toBe(`${'🏆'.repeat(39)}…`);
    expect(shownContent({ kind: 'text', text: '', shown: 'x'.repeat(40) })).toBe('x'.repeat(40));
  });
});

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

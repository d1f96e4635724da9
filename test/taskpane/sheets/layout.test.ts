/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { layOut, piecesOf } from '../../../taskpane/sheets/layout';
import type { CellStyle, PlanCell } from '../../../taskpane/sheets/plan';
import { blank, formula, keep, number, text } from './plans';

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

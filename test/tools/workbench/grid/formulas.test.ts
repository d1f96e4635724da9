/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import * as library from '@odoo/o-spreadsheet';
import { conformanceCases, type GridFactory } from '../../../../tools/workbench/grid/conformance';
import { createGrid, defineFunctions } from '../../../../tools/workbench/grid/o-spreadsheet';
import path from 'node:path';
import { judged, type JudgedBook, readBooks, sameValues } from '../../../../tools/check-formulas';
import { CellError, Unknown, type Value } from '../../../../taskpane/why/values/cell';
import { sampled } from '../../../support/sampled';
import { workedOutIn } from '../../../taskpane/why/support';

const create: GridFactory = ({ functions = [], workbook } = {}) => {
  defineFunctions(library, functions);
  return createGrid(library, workbook);
};

describe('the grid over o-spreadsheet', () => {
  for (const { name, run } of conformanceCases) {
    test(name, () => run(create));
  }
});

const file = path.join(__dirname, '../../../golden/formulas.json');
const books = readBooks(file);

describe('Formulas that jobs write come to what LibreOffice makes of them', () => {
  test.each(books.map((book) => [book.name, book] as const))('in the grid: %s', (_, book) => {
    expect(judged([book])).toEqual({ rows: book.rows.length, differences: [] });
  });

  test('all of them are judged', () => {
    expect(books.flatMap(({ rows }) => rows)).toHaveLength(221);
  });

  /** Why leaves these alone: no formula with a function of ours holds one. */
  const isLeft = (formula: string): boolean => /\bSUMIF\(|COUNTIF\([^,]*,"/.test(formula);
  const held = (value: Value): unknown => {
    if (value instanceof CellError) return { error: value.code };
    return value instanceof Unknown ? { error: `? ${value.source}` } : value;
  };

  test.each(books.map((book) => [book.name, book] as const))('in Why: %s', async (_, book) => {
    const asked = book.rows.filter((row) => !isLeft(row.formula));
    const different: unknown[] = [];
    for (const { formula, values } of sampled(asked, 5)) {
      const { grid } = await workedOutIn((cells) => {
        for (const [sheet, all] of Object.entries(book.cells)) {
          cells.put(`${sheet}!XFD1`, 'so that there is such a sheet');
          for (const [address, value] of Object.entries(all)) {
            if (value === null) continue;
            cells.put(`${sheet}!${address}`, typeof value === 'object' ? value.error : value);
          }
        }
      }, formula);
      const found = grid.cells.map((row) => row.map(({ value }) => held(value)));
      if (!sameValues(found as typeof values, values)) different.push({ formula, values, found });
    }
    expect(different).toEqual([]);
  });
});

describe('A file of formulas is judged row by row', () => {
  const book: JudgedBook = {
    name: 'made up',
    cells: { List: { A1: 2, A2: { error: '#DIV/0!' }, A3: '', A4: '2', A5: true } },
    rows: [
      { sheet: 'List', cell: 'C1', formula: '=List!A1+1', values: [[3]] },
      { sheet: 'List', cell: 'C1', formula: '=List!A1+1', values: [[4]] },
      {
        sheet: 'List',
        cell: 'C1',
        formula: '=List!A1:A5',
        values: [[2], ['#DIV/0!'], [''], ['2'], [1]],
      },
      { sheet: 'List', cell: 'C1', formula: '=List!A1:A3', values: [[2]] },
      { sheet: 'List', cell: 'C1', formula: '=List!A4', values: [[2]] },
      { sheet: 'List', cell: 'C1', formula: '=List!A2', values: [['#VALUE!']] },
    ],
  };

  test('values, kinds, errors and sizes count', () => {
    const { rows, differences } = judged([book]);
    expect(rows).toBe(6);
    expect(differences.map(({ formula, values }) => [formula, values])).toEqual([
      ['=List!A1+1', [[4]]],
      ['=List!A1:A3', [[2]]],
      ['=List!A4', [[2]]],
      ['=List!A2', [['#VALUE!']]],
    ]);
  });
});

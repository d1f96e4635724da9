import { expect, test } from '@jest/globals';
import * as library from '@odoo/o-spreadsheet';

import { fill, values } from '../../../../tools/workbench/grid/conformance/support';
import {
  createGrid,
  defineFunctions,
  forgetFunctions,
} from '../../../../tools/workbench/grid/o-spreadsheet';

const parameters = [{ name: 'value', description: '', optional: false }];
const define = (name: string, result: number): void => {
  defineFunctions(library, [{ name, description: '', parameters, compute: () => result }]);
};

/** What formulas show in a new workbook. */
function shown(...formulas: readonly string[]): unknown[] {
  const grid = createGrid(library);
  fill(grid, { A1: 3 });
  formulas.forEach((formula, down) => {
    fill(grid, { [`B${down + 1}`]: formula });
  });
  return values(grid, `B1:B${formulas.length}`).map(([value = null]) =>
    typeof value === 'object' && value !== null ? value.error : value,
  );
}

test('what an add-in has defined is unknown to a workbook that is opened after it has gone', () => {
  const formulas = ['=TEST.ONE(A1)', '=SUM(A1,test.one(A1))', '=TEST.ON(A1)'];
  const before = shown(...formulas);
  expect(before).toEqual(['#NAME?', '#NAME?', '#NAME?']);
  define('Test.One', 7);
  expect(shown(...formulas)).toEqual([7, 10, '#NAME?']);
  define('TEST.ONE', 8);
  expect(shown(...formulas)).toEqual([8, 11, '#NAME?']);
  forgetFunctions();
  expect(shown(...formulas)).toEqual(before);
  expect(library.registries.functionRegistry.contains('TEST.ONE')).toBe(false);
});

test('what an add-in has taken from the library or from Excel is as it was', () => {
  const formulas = ['=MEDIAN(A1)', '=XLOOKUP(A1,A1,A1)', '=SUM(A1,A1)'];
  const before = shown(...formulas);
  expect(before).toEqual([3, 3, 6]);
  define('MEDIAN', 7);
  expect(shown(...formulas)).toEqual([7, 3, 6]);
  forgetFunctions();
  expect(shown(...formulas)).toEqual(before);
});

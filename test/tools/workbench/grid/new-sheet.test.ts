import { beforeEach, expect, test } from '@jest/globals';
import * as library from '@odoo/o-spreadsheet';

import { createGrid, defineFunctions } from '../../../../tools/workbench/grid/o-spreadsheet';
import type { OSpreadsheetGrid } from '../../../../tools/workbench/grid/o-spreadsheet';

// After a new sheet only those formulas are calculated that await it: everything else keeps its result.

let grid: OSpreadsheetGrid;
let calls = 0;
beforeEach(() => {
  calls = 0;
  const parameters = [{ name: 'value', description: '', optional: false }];
  const compute = () => {
    calls += 1;
    return calls;
  };
  defineFunctions(library, [{ name: 'COUNTED', description: '', parameters, compute }]);
  grid = createGrid(library);
});

function write(row: number, content: string, sheetId = grid.activeSheet().id): void {
  grid.write({ sheetId, row, column: 0 }, content);
}

const at = (row: number, sheetId = grid.activeSheet().id) =>
  grid.read({ sheetId, row, column: 0, rows: 1, columns: 1 })[0]?.[0]?.value;

test('what refers to other cells is not calculated again', () => {
  write(0, '=COUNTED(A2)');
  expect(calls).toBe(1);
  const { id } = grid.addSheet('Later');
  write(0, '3', id);
  expect(calls).toBe(1);
  write(1, '3');
  expect(calls).toBe(2);
});

test('what refers to its cells follows them', () => {
  const { id } = grid.addSheet('Later');
  write(0, '=Later!A1*2');
  write(0, '4', id);
  expect(at(0)).toBe(8);
  write(1, '=A1+1', id);
  write(0, '5', id);
  expect([at(0), at(1, id)]).toEqual([10, 6]);
});

test('a reference made of text finds it', () => {
  write(0, '=INDIRECT("Later!A1")');
  expect(at(0)).toMatchObject({ error: '#REF!' });
  write(0, '7', grid.addSheet('Later').id);
  expect(at(0)).toBe(7);
});

test('all is calculated where a formula names a sheet that did not exist', () => {
  write(0, '=COUNTED(A2)');
  write(1, '=Later!A1');
  const before = calls;
  grid.addSheet('Later');
  expect(calls).toBeGreaterThan(before);
});

test('results spill on it and are blocked on it', () => {
  const { id } = grid.addSheet('Later');
  write(2, 'in the way', id);
  write(0, '=SEQUENCE(3)', id);
  expect(at(0, id)).toMatchObject({ error: '#SPILL!' });
  const next = grid.addSheet('Last').id;
  write(0, '=SEQUENCE(2)', next);
  expect([at(0, next), at(1, next)]).toEqual([1, 2]);
  write(2, '', id);
  expect([at(0, id), at(2, id)]).toEqual([1, 3]);
});

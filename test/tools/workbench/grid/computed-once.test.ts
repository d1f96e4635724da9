import { beforeEach, describe, expect, test } from '@jest/globals';
import * as library from '@odoo/o-spreadsheet';

import { fill, value, values } from '../../../../tools/workbench/grid/conformance/support';
import { createGrid, type OSpreadsheetGrid } from '../../../../tools/workbench/grid/o-spreadsheet';
import { rememberResults } from '../../../../tools/workbench/grid/plugins/evaluation-plugin';

describe('A part of formulas', () => {
  let calls: unknown[][];
  let context: Record<string, (...args: unknown[]) => unknown>;
  const list = [[{ value: 1 }, { value: 2 }]];

  beforeEach(() => {
    calls = [];
    const compute = (...args: unknown[]): unknown => {
      calls.push(args);
      return [[{ value: calls.length }, { value: 0 }]];
    };
    context = { EQ: compute, RAND: compute };
    rememberResults(context, ['EQ']);
  });

  const eq = (...args: unknown[]): unknown => context['EQ']?.(...args);

  test('is computed once over the same list with the same values', () => {
    expect(eq(list, { value: 'OK' })).toBe(eq(list, { value: 'OK' }));
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['another list', [[{ value: 1 }, { value: 2 }]], { value: 'OK' }],
    ['another text', list, { value: 'ok' }],
    ['a number instead of its digits', list, { value: 1 }],
    ['another format', list, { value: 'OK', format: '0' }],
    ['a cell', list, { value: 'OK', position: { sheetId: 's', row: 0, col: 0 } }],
    ['an error', list, { value: 'OK', message: 'why' }],
    ['nothing', list, undefined],
    ['one argument less', list],
  ])('is computed again with %s', (_, ...args) => {
    eq(list, { value: 'OK' });
    eq(list, { value: '1' });
    eq(...args);
    expect(calls).toHaveLength(3);
  });

  test('is computed again where there is one value only, or a function that nobody named', () => {
    for (let again = 0; again < 2; again++) {
      eq([[{ value: 1 }]], { value: 1 });
      context['RAND']?.(list);
    }
    expect(calls).toHaveLength(4);
  });
});

describe('Formulas that repeat a part', () => {
  let grid: OSpreadsheetGrid;
  beforeEach(() => {
    grid = createGrid(library);
    fill(grid, { A1: 'x', A2: 'y', A3: 'x', B1: 1, B2: 2, B3: 4 });
    fill(grid, {
      D1: '=SUM((A1:A3="x")*B1:B3)&"/"&SUM((A1:A3="x")*1)',
      D2: '=SUM(FILTER(B1:B3,A1:A3="x",0))+SUM(FILTER(B1:B3,A1:A3="y",0))*10',
      D3: '=SUM(FILTER(B1:B3,A1:A3="x",0))',
      F1: '=IF(A1:A3="x",B1:B3,"")',
    });
  });

  test('come to the same as each by itself', () => {
    expect(values(grid, 'D1:D3')).toEqual([['5/2'], [25], [5]]);
    expect(values(grid, 'F1:F3')).toEqual([[1], [''], [4]]);
  });

  test('follow what they refer to', () => {
    fill(grid, { A2: 'x', B3: 8 });
    expect(values(grid, 'D1:D3')).toEqual([['11/3'], [11], [11]]);
    expect(values(grid, 'F1:F3')).toEqual([[1], [2], [8]]);
  });

  test('follow what another formula spills', () => {
    fill(grid, {
      H1: '=SUM((J1:J3>1)*J1:J3)',
      I1: '=SUM((J1:J3>1)*J1:J3)',
      J1: '=SEQUENCE(L1)',
      L1: 3,
    });
    expect([value(grid, 'H1'), value(grid, 'I1')]).toEqual([5, 5]);
    fill(grid, { L1: 2 });
    expect([value(grid, 'H1'), value(grid, 'I1')]).toEqual([2, 2]);
  });
});

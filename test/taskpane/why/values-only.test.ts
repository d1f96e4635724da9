/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { cellName } from '../../../taskpane/sheets/address';
import { found } from './support';

/** The lists that are asked for without the types of their cells, of a formula that shows a number or an error. */
function listsWithoutTypes(formula: string, shown: string | number = 22.02): readonly string[] {
  const seen = found((cells) => {
    cells.put('Long!Z1', shown, formula);
    cells.names = [{ name: 'scores', formula: '=Long!$B$1:$B$1500', ofSheet: false }];
  }, 'Long!Z1');
  if (seen.kind !== 'ours') throw new Error(seen.kind);
  return seen.wanted.flatMap((each) => {
    if (each.kind !== 'area' || each.valuesOnly !== true) return [];
    const { row, column, rows, columns } = each.area;
    return [`${cellName(row, column)}:${cellName(row + rows - 1, column + columns - 1)}`];
  });
}

describe('Of a long list only the values are asked for', () => {
  test.each([
    ['as the argument of a function of ours', '=SOF.RESULTS(25.16,B1:B1500)', ['B1:B1500']],
    ['of every one', '=KGS.RESULTS(60,12,A1:A1001,B1:B1001,C1:C12)', ['A1:A1001', 'B1:B1001']],
    ['on another sheet', '=SOF.RESULTS(25.16,Other!B1:B1500)', ['B1:B1500']],
    ['inside two of them', '=SOF.RESULTS(SOF.AWARD(A1:A1500,60),B1:B9)', ['A1:A1500']],
    ['beside one left out', '=SOF.RESULTS(25.16,B1:B1500,,3)', ['B1:B1500']],
    ['beside a cell of another workbook', '=SOF.RESULTS([Book2.xlsx]S!A1,B1:B1500)', ['B1:B1500']],
    ['up to 20,000 cells', '=SOF.RESULTS(25.16,B1:B20000)', ['B1:B20000']],
  ])('%s', (_what, formula, lists) => {
    expect(listsWithoutTypes(formula)).toEqual(lists);
  });

  test.each([
    ['in a short list', '=SOF.RESULTS(25.16,B1:B1000)'],
    ['in one that is cut to what is used', '=SOF.RESULTS(25.16,B1:B20001)'],
    ['by another function', '=SOF.RESULTS(25.16,FILTER(B1:B1500,B1:B1500>0))'],
    ['by an operator', '=SOF.RESULTS(25.16,B1:B1500*2)'],
    ['by another piece of the formula', '=SOF.RESULTS(25.16,B1:B1500)+COUNT(B1:B1500)'],
    ['behind IFERROR', '=SOF.RESULTS(25.16,B1:B1500)+IFERROR(SUM(B1:B1500),0)'],
    ['by a LAMBDA', '=LAMBDA(x,SOF.RESULTS(25.16,x))(B1:B1500)'],
    ['by the formula of a name', '=SOF.RESULTS(25.16,B1:B1500)+SUM(scores)'],
  ])('but not where types are looked at %s', (_what, formula) => {
    expect(listsWithoutTypes(formula)).toEqual([]);
  });

  test('but not where the cell shows an error, which one of the list may be', () => {
    expect(listsWithoutTypes('=SOF.RESULTS(25.16,B1:B1500)', '#N/A')).toEqual([]);
  });
});

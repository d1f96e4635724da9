/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { Unknown } from '../../../../taskpane/why/values/cell';
import { firstOf } from '../../../../taskpane/why/values/grid';
import type { FakeWhy } from '../../support/fake-why';
import { workedOutIn } from '../worked-out';
import { valuesOf, type Row } from './table';

const other = 'OFFSET(A1,1,1)';
const unknown = `? ${other}`;

describe('What is unknown as a whole may have any size:', () => {
  test.each([
    `ROWS(${other})`,
    `COLUMNS(${other})`,
    `COUNTBLANK(${other})`,
    `SUMPRODUCT(B1:B3,${other})`,
    `TRANSPOSE(${other})`,
    `TAKE(${other},2)`,
    `DROP(${other},1)`,
    `CHOOSEROWS(${other},2)`,
    `CHOOSECOLS(${other},-2)`,
    `TOCOL(${other})`,
    `UNIQUE(${other})`,
    `INDEX(${other},2)`,
    `INDEX(VSTACK(${other},B1:B3),2)`,
    `INDEX(HSTACK(${other},B1:B3),1,2)`,
    `FILTER(${other},{1;1})`,
    `FILTER(B1:B3,${other})`,
    `MATCH(3,${other},0)`,
    `XMATCH(3,${other})`,
    `VLOOKUP(3,${other},2,FALSE)`,
    `HLOOKUP(3,${other},2,FALSE)`,
    `XLOOKUP(3,${other},B1:B3)`,
    `XLOOKUP(3,B1:B3,${other})`,
    `RANK.EQ(3,${other})`,
    `MAP(${other},LAMBDA(x,1))`,
    `BYROW(${other},LAMBDA(x,1))`,
    `BYCOL(${other},LAMBDA(x,1))`,
    // It may be a function, too.
    `MAP(B1:B3,${other})`,
    `BYROW(B1:B3,${other})`,
  ])('%s is not known', async (formula) => {
    expect(await valuesOf(formula)).toBe(unknown);
  });

  const known: readonly Row[] = [
    [`FILTER(B1:B3,B1:B3>1,${other})`, [[3], [2]]],
    [`XLOOKUP(3,B1:B3,C1:C3,${other})`, 'Ann'],
    [`INDEX(VSTACK(B1:B3,${other}),2)`, 1],
    [`COUNTBLANK(F1)`, 1],
  ];
  test.each(known)('what is not needed changes nothing: %s is %j', async (formula, result) => {
    expect(await valuesOf(formula)).toEqual(result);
  });
});

describe('A worksheet function stands for a LAMBDA by its name:', () => {
  const rows: readonly Row[] = [
    ['BYROW({1,2;3,4},SUM)', [[3], [7]]],
    ['BYCOL({1,2;3,4},max)', [[3, 4]]],
    ['MAP({-1,2},_xleta.ABS)', [[1, 2]]],
    ['LET(f,SUM,f(1,2))', 3],
    // Not where the formula gives the name another meaning.
    ['LET(SUM,LAMBDA(r,9),BYROW({1;2},SUM))', [[9], [9]]],
    // Alone it is no value.
    ['SUM', '#CALC!'],
    ['BYROW({1,2;3,4},SORT)', '? SORT'],
  ];
  test.each(rows)('%s is %j', async (formula, result) => {
    expect(await valuesOf(formula)).toEqual(result);
  });

  test.each([
    ['Sum', '? OFFSET(SOF!$A$1,1,1)'],
    ['Summe', 6],
  ])('but not of a workbook that calls something else %s', async (name, result) => {
    const named = (cells: FakeWhy): void => {
      cells.names = [{ name, formula: '=OFFSET(SOF!$A$1,1,1)', ofSheet: false }];
    };
    const { grid } = await workedOutIn(named, '=BYROW({1,2,3},SUM)');
    const { value } = firstOf(grid);
    expect(value instanceof Unknown ? `? ${value.source}` : value).toBe(result);
  });
});

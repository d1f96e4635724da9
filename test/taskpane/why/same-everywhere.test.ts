/** @jest-environment ./test/support/environment.js */
import { expect, test } from '@jest/globals';
import { sofResults } from '../../../src/sof/formulas';
import { explain, isSameEverywhere } from '../../../taskpane/why/explanation';
import { find } from '../../../taskpane/why/found-cell';
import { oursIn, readFormula } from '../../../taskpane/why/formula/node';
import { FakeWhy } from '../support/fake-why';
import { pane } from './support';

const ours = oursIn(pane.ids, pane.namespace);
const isKnown = (name: string): boolean => ['SUM', 'IF', 'ROW', 'COLUMN'].includes(name);
const isSame = (formula: string): boolean =>
  isSameEverywhere(readFormula(formula)?.tree ?? null, { ours, isKnown });

test.each([
  '=SOF.RESULTS(25.5,B1:B9)',
  '=IF(SUM(A:A)>1,-SOF.AWARD(Other!B1,{60,"a"},,B2%),ROW(C3)+#REF!)',
])('%s comes to the same in every cell', (formula) => {
  expect(isSame(formula)).toBe(true);
});

test.each([
  '=SOF.RESULTS(25.5,@B1:B9)',
  '=SOF.RESULTS(25.5,scores)',
  '=SOF.RESULTS(25.5,T[Score])',
  '=SOF.AWARD(1250,ROW())',
  '=SOF.AWARD(1250,COLUMN())',
  '=SOF.AWARD(1250,mine(1))',
  '=SOF.AWARD(1250,OFFSET(A1,1,1))',
  '=LAMBDA(x,x)(1)',
  '=LET(x,1,x)',
  '=SOF.AWARD(1250,_xlfn.SINGLE(B1:B9))',
])('%s may differ from cell to cell', (formula) => {
  expect(isSame(formula)).toBe(false);
});

const shared = '=SOF.RESULTS(25.16,B1:B3)';

/** What leads to two rows of a result, from the same cells. */
async function twoRows(formula: string) {
  const cells = new FakeWhy();
  for (const [at, score] of [60, 55, 60].entries()) cells.put(`SOF!B${at + 1}`, score);
  cells.put('SOF!C1', 0, formula);
  cells.spills.set('SOF!C1', 'C3');
  const [first, second] = ['SOF!C1', 'SOF!C2'].map((at) => find(cells.active(at), pane));
  if (first?.kind !== 'ours' || second?.kind !== 'ours') throw new Error('no formula of ours');
  const read = await cells.read('{SOF}', first.wanted);
  if (!read.ok) throw new Error(read.problem.code);
  const { value } = read;
  return [first, second].map((found) => explain(found, value, pane));
}

test('another row from the same cells is a place in what was worked out before', async () => {
  const [first, second] = await twoRows(shared);
  expect(second?.parts[0]?.call).toBe(first?.parts[0]?.call);
  const rule = sofResults(25.16, [60, 55, 60]);
  const [top, middle] = rule.ok ? rule.value : [];
  expect([first, second].map((each) => [each?.offset?.row, each?.result.value])).toEqual([
    [0, top],
    [1, middle],
  ]);
});

test('one that goes by its cell is worked out anew', async () => {
  const [first, second] = await twoRows('=SOF.RESULTS(25.16,IF(ROW()>0,B1:B3,0))');
  expect(second?.parts[0]?.call).not.toBe(first?.parts[0]?.call);
});

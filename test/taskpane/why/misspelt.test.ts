/** @jest-environment ./test/support/environment.js */
import { expect, test } from '@jest/globals';
import { misspeltIn } from '../../../taskpane/why/formula/misspelt';
import { readFormula } from '../../../taskpane/why/formula/node';

const ids = ['SOF.AWARD', 'SOF.PLACE', 'KGS.POINTS', 'PLAIN'];

const misspelt = (formula: string, known: readonly string[] = ids): string | undefined => {
  const read = readFormula(formula);
  if (!read) throw new Error(`${formula} cannot be read`);
  return misspeltIn(read, known);
};

test.each([
  ['=SOF.AWRD(1250,60)', 'SOF.AWRD'],
  ['=sof.awrd(1250,60)', 'SOF.AWRD'],
  ['=SOF.(1)', 'SOF.'],
  // Wherever it stands; the first of several.
  ['=ROUND(SUM(1,-KGS.POINT(60,6,1)),1)', 'KGS.POINT'],
  ['=SOF.AWARD(SOF.AVRAGE(A1:A9),60)+KGS.POINT(60,6,1)', 'SOF.AVRAGE'],
  ['=SOF.AWARD(,SOF.TABLES())', 'SOF.TABLES'],
] as const)('%s calls %s, which is none of ours', (formula, name) => {
  expect(misspelt(formula)).toBe(name);
});

test.each([
  '=SOF.AWARD(1250,60)',
  '=sof.award(1250,kgs.points(60,6,1))',
  '=SUM(A1:A9)',
  '=PLAINER(1)',
  '=CONTOSO.AWARD(1)',
  '=SOFT.AWRD(1)',
  '=SOF.AWRD+1',
  '="SOF.AWRD(1)"',
  '=LAMBDA(x,x)(1)',
])('%s calls nothing that is spelt like one of ours', (formula) => {
  expect(misspelt(formula)).toBeUndefined();
});

test('without functions of ours nothing is misspelt', () => {
  expect(misspelt('=SOF.AWRD(1)', [])).toBeUndefined();
});

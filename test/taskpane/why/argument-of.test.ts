/** @jest-environment ./test/support/environment.js */
import { expect, test } from '@jest/globals';
import { argumentOf } from '../../../taskpane/why/formula/misspelt';
import { readFormula } from '../../../taskpane/why/formula/node';

const of = (formula: string, piece: string): unknown => {
  const read = readFormula(formula);
  if (!read) throw new Error(`${formula} cannot be read`);
  return argumentOf(read, piece);
};

test.each([
  ['=SOF.AWARD(1250,OFFSET(A1,1,1))', 'OFFSET(A1,1,1)', 'SOF.AWARD', 1],
  ['=1+round(SOF.AWARD(A1,B1),2)', 'B1', 'SOF.AWARD', 1],
  // The outer call goes before those inside it, and the left one before the right.
  ['=ROUND(A1,INT(A1))', 'A1', 'ROUND', 0],
  ['=INT(A1)+ROUND(2,A1)', 'A1', 'INT', 0],
  ['=SOF.AWARD(,A1#)', 'A1#', 'SOF.AWARD', 1],
  ['=LAMBDA(x,x+A1)(SQRT(A1))', 'A1', 'SQRT', 0],
] as const)('in %s the piece %s is an argument of %s, number %i', (formula, piece, name, index) => {
  expect(of(formula, piece)).toEqual({ name, index });
});

test.each([
  ['=SOF.AWARD(A1+1,60)', 'A1'],
  ['=A1+1', 'A1'],
  ['=SOF.AWARD(A1,60)', 'B1'],
  ['=LAMBDA(x,x)(A1)', 'A1'],
])('in %s the piece %s is no argument of a call with a name', (formula, piece) => {
  expect(of(formula, piece)).toBeUndefined();
});

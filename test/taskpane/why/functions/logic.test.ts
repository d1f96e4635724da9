import { describe, expect, test } from '@jest/globals';
import { worksheetFunctions } from '../../../../taskpane/why/working-out/functions';
import { valuesOf, type Row } from './table';

// By Microsoft's pages of the functions.
const rows: readonly Row[] = [
  ['ERROR.TYPE(E1)', 2],
  ['ERROR.TYPE(E1:E3)', [[2], [7], ['#N/A']]],
  ['ERROR.TYPE(#REF!)', 4],
  ['ERROR.TYPE("#REF!")', '#N/A'],
  ['ERROR.TYPE(TODAY())', '? TODAY()'],
  // IF: a value that is left out after its comma is 0, one that is not there FALSE.
  ['IF(1>2,)', false],
  ['IF(2>1,)', 0],
  ['IF(1>2,,)', 0],
  ['IF(2>1,,5)', 0],
  ['IF(F1,1,2)', 2],
  ['IF({1;0},"a","b")', [['a'], ['b']]],
  ['IF({1;"x"},"a","b")', [['a'], ['#VALUE!']]],
  ['IF(TRUE,B1:B3,0)', [[3], [1], [2]]],
  ['IF({TRUE;FALSE},B1:B2,C1:C2)', [[3], ['bob']]],
  [
    'IF({1,0},B1:B2,C1:C2)',
    [
      [3, 'Ann'],
      [1, 'bob'],
    ],
  ],
  ['SUM(IF(TRUE,D1,0))', 0],
  ['IFS(FALSE,1,E1,2)', '#DIV/0!'],
  ['IFS(TRUE,1,E1,2)', 1],
  ['IFS("x",1)', '#VALUE!'],
  ['IFS({1;0},"a",TRUE,"b")', [['a'], ['b']]],
  ['IFS({0;1},"a")', [['#N/A'], ['a']]],
  // SWITCH: texts without case, kinds apart.
  ['SWITCH("ANN","ann",1,2)', 1],
  ['SWITCH("1",1,"number","1","text")', 'text'],
  ['SWITCH(1,TRUE,"truth",1,"number")', 'number'],
  ['SWITCH(E1,1,2,3)', '#DIV/0!'],
  ['SWITCH(1,E1,2,3)', '#DIV/0!'],
  ['SWITCH(1,1,2,E1,3)', 2],
  ['SWITCH({1;2;3},1,"a",2,"b")', [['a'], ['b'], ['#N/A']]],
  ['SWITCH(3,1,"a",2,"b","other")', 'other'],
  ['CHOOSE(1,"a","b")', 'a'],
  ['CHOOSE(2.9,"a","b")', 'b'],
  ['CHOOSE("2","a","b")', 'b'],
  ['CHOOSE(0,"a","b")', '#VALUE!'],
  ['CHOOSE({2,1,0,3},"a","b")', [['b', 'a', '#VALUE!', '#VALUE!']]],
  [
    'CHOOSE({1,2},B1:B2,C1:C2)',
    [
      [3, 'Ann'],
      [1, 'bob'],
    ],
  ],
  // In place of errors.
  ['IFERROR(E1,)', 0],
  ['IFNA(E2,)', 0],
  ['IFNA(E2,"none")', 'none'],
  ['IFNA(B1,"none")', 3],
  ['IFERROR(E1:E3,"none")', [['none'], ['none'], [null]]],
  ['IFNA(E1:E2,"none")', [['#DIV/0!'], ['none']]],
  ['IFERROR({1;2},"none")', [[1], [2]]],
  ['IFERROR(TODAY(),1)', '? TODAY()'],
  // AND, OR, XOR: texts and blanks in references and arrays do not count; what is left out is FALSE.
  ['AND(D1:D3)', true],
  ['AND(C1:D2)', true],
  ['AND({"x",1})', true],
  ['AND({"x",0})', false],
  ['AND(C1,TRUE)', true],
  ['AND(F1,TRUE)', true],
  ['AND(F1)', '#VALUE!'],
  ['OR(C1:C3,F1:F3)', '#VALUE!'],
  ['AND(TRUE,)', false],
  ['OR(,FALSE)', false],
  ['OR(1,0)', true],
  ['OR(B1:E1)', '#DIV/0!'],
  ['AND(E2,E1)', '#N/A'],
  ['AND(TODAY(),E1)', '? TODAY()'],
  ['XOR(TRUE,TRUE)', false],
  ['XOR(TRUE,FALSE)', true],
  ['NOT(E1)', '#DIV/0!'],
  ['NOT({1,0})', [[false, true]]],
  ['TRUE()', true],
  ['FALSE()', false],
  // About a value.
  ['ISBLANK(F1:F2)', [[true], [true]]],
  ['ISNUMBER(E1)', false],
  ['ISNUMBER("5")', false],
  ['ISTEXT(B1)', false],
  ['ISTEXT(F1)', false],
  ['ISLOGICAL(1=1)', true],
  ['ISLOGICAL("TRUE")', false],
  ['ISLOGICAL(E2)', false],
  ['ISERROR(B1)', false],
  ['ISNA(E2)', true],
  ['ISNA(B1)', false],
  ['ISNUMBER(TODAY())', '? TODAY()'],
  ['N(5)', 5],
  ['N(FALSE)', 0],
  ['N(F1)', 0],
  ['N(E1)', '#DIV/0!'],
  ['VALUE(TRUE)', '#VALUE!'],
  ['VALUE("abc")', '#VALUE!'],
  ['VALUE(7)', 7],
];

test.each(rows)('%s is %j', async (formula, result) => {
  expect(await valuesOf(formula)).toEqual(result);
});

describe('A function of which arguments are left out stops nothing:', () => {
  const names = Object.keys(worksheetFunctions);

  test.each(names)('%s', async (name) => {
    for (const given of [
      '',
      ',',
      ',,',
      ',,,',
      ',,,,',
      '1',
      'B1:C3',
      ',B1:C3',
      'B1:C3,B1:C3',
      '{1,2},{1;2}',
    ]) {
      // Something is shown in the end, be it that it cannot be worked out.
      expect(await valuesOf(`${name}(${given})`)).toBeDefined();
    }
    const refused = await valuesOf(`${name}(LAMBDA(x,x))`);
    expect(['TRUE', 'FALSE', 'NA'].includes(name) || refused === '#VALUE!').toBe(true);
  });
});

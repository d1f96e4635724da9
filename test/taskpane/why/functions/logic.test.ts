import { describe, expect, test } from '@jest/globals';
import { worksheetFunctions } from '../../../../taskpane/why/working-out/functions';
import { type Row, valuesIn, valuesOf } from './table';

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

describe('lookup', () => {
  // By Microsoft's pages of the functions.
  const rows: readonly Row[] = [
    // MATCH: exactly, and the first of several; other ways are not worked out.
    ['MATCH(2,B1:B3,0)', 3],
    ['MATCH("5",{5,"5"},0)', 2],
    ['MATCH(5,{"5",5},0)', 2],
    ['MATCH(1,{TRUE,1},0)', 2],
    ['MATCH(2,{1,2,2},0)', 2],
    ['MATCH("ann",B1:D1,0)', 2],
    ['MATCH(9,B1:B3,0)', '#N/A'],
    ['MATCH({1;9;3},B1:B3,0)', [[2], ['#N/A'], [1]]],
    ['MATCH(E1,B1:B3,0)', '#DIV/0!'],
    ['MATCH(2,{1,#DIV/0!,2},0)', 3],
    ['MATCH(0,{"",0},0)', 2],
    // A blank cell that is looked for is 0.
    ['MATCH(F1,{"",1,0},0)', 3],
    ['MATCH("",F1:F3,0)', '#N/A'],
    ['MATCH(0,F1:F3,0)', '#N/A'],
    ['MATCH(1,HSTACK(TODAY(),1),0)', '? TODAY()'],
    ['MATCH(1,HSTACK(1,TODAY()),0)', 1],
    ['MATCH(3,B1:B3,1)', '? MATCH(3,B1:B3,1)'],
    ['MATCH(3,B1:B3,-1)', '? MATCH(3,B1:B3,-1)'],
    ['MATCH("A*",C1:C3,0)', '? MATCH("A*",C1:C3,0)'],
    ['MATCH("?nn",C1:C3,0)', '? MATCH("?nn",C1:C3,0)'],
    ['MATCH("~",C1:C3,0)', '? MATCH("~",C1:C3,0)'],
    ['MATCH({"Ann";"b*"},C1:C3,0)', '? MATCH({"Ann";"b*"},C1:C3,0)'],
    ['MATCH(3,B1:C3,0)', '? MATCH(3,B1:C3,0)'],
    ['MATCH(3,B1:B3,"x")', '#VALUE!'],
    // RANK.EQ: the largest first; equal numbers share the best place, what is no number has none.
    ['RANK.EQ(1,B1:B3)', 3],
    ['RANK.EQ(B1:B3,B1:B3)', [[1], [3], [2]]],
    ['RANK.EQ(B2,B1:D3,0)', 3],
    ['RANK.EQ(9,B1:B3)', '#N/A'],
    ['RANK.EQ("x",B1:B3)', '#VALUE!'],
    ['RANK.EQ(E1,B1:B3)', '#DIV/0!'],
    ['RANK.EQ(1,B1:E3)', '#DIV/0!'],
    ['RANK.EQ(1,B1:B3,1)', '? RANK.EQ(1,B1:B3,1)'],
    // XMATCH: exactly is what it does where nothing is said.
    ['XMATCH(2,B1:B3)', 3],
    ['XMATCH(2,B1:B3,0,1)', 3],
    ['XMATCH(9,B1:B3)', '#N/A'],
    ['XMATCH("b*",{"b*","bob"})', 1],
    ['XMATCH(2,B1:B3,-1)', '? XMATCH(2,B1:B3,-1)'],
    ['XMATCH(2,B1:B3,0,-1)', '? XMATCH(2,B1:B3,0,-1)'],
    ['XMATCH(2,B1:B3,1,1)', '? XMATCH(2,B1:B3,1,1)'],
    // VLOOKUP and HLOOKUP
    ['VLOOKUP(2,B1:C3,1,FALSE)', 2],
    ['VLOOKUP(2,B1:C3,2,0)', 'Cid'],
    ['VLOOKUP(2,B1:C3,2.9,0)', 'Cid'],
    ['VLOOKUP(9,B1:C3,2,FALSE)', '#N/A'],
    ['VLOOKUP({2;9},B1:C3,2,FALSE)', [['Cid'], ['#N/A']]],
    ['VLOOKUP(2,B1:C3,0,FALSE)', '#VALUE!'],
    ['VLOOKUP(2,B1:C3,3,FALSE)', '#REF!'],
    ['VLOOKUP(2,B1:C3,E1,FALSE)', '#DIV/0!'],
    ['VLOOKUP(2,B1:C3,2,E1)', '#DIV/0!'],
    ['VLOOKUP(2,B1:C3,2,"x")', '#VALUE!'],
    ['VLOOKUP(E1,B1:C3,2,FALSE)', '#DIV/0!'],
    ['VLOOKUP(2,B1:C3,2,TRUE)', '? VLOOKUP(2,B1:C3,2,TRUE)'],
    ['VLOOKUP("b*",C1:D3,2,FALSE)', '? VLOOKUP("b*",C1:D3,2,FALSE)'],
    ['VLOOKUP(7,Other!A:C,3,FALSE)', null],
    ['VLOOKUP(7,Other!A:C,4,FALSE)', '#REF!'],
    ['HLOOKUP("Ann",B1:D3,3,FALSE)', 'Cid'],
    ['HLOOKUP("Zoe",B1:D3,3,FALSE)', '#N/A'],
    // XLOOKUP: a row or a column, several values of it, what to show where nothing is found.
    ['XLOOKUP(1,B1:B3,C1:D3)', [['bob', true]]],
    ['XLOOKUP("ann",B1:D1,B2:D3)', [['bob'], ['Cid']]],
    ['XLOOKUP("ann",B1:D1,B2:D2)', 'bob'],
    ['XLOOKUP(3,B1,C1:D1)', [['Ann', '5']]],
    ['XLOOKUP(3,B1,B1:B2)', [[3], [1]]],
    ['XLOOKUP(3,B1:B3,B1:D1)', '#VALUE!'],
    ['XLOOKUP(9,B1:B3,C1:C3,)', '#N/A'],
    ['XLOOKUP(E1,B1:B3,C1:C3,"none")', '#DIV/0!'],
    ['XLOOKUP(NA(),B1:B3,C1:C3,"none")', '#N/A'],
    ['XLOOKUP({1;9},B1:B3,C1:C3,"none")', [['bob'], ['none']]],
    ['XLOOKUP(HSTACK(E1,1),B1:B3,C1:C3,"none")', [['#DIV/0!', 'bob']]],
    ['XLOOKUP(1,{1;1},{"first";"last"})', 'first'],
    ['XLOOKUP(1,{1;1},{"first";"last"},,0,1)', 'first'],
    ['XLOOKUP(1,{1;1},{"first";"last"},,0,-1)', 'last'],
    ['XLOOKUP({1,2},{1;2;1;2},{"a";"b";"c";"d"},,0,-1)', [['c', 'd']]],
    ['XLOOKUP(1,B1:B3,C1:C3,,0,2)', '? XLOOKUP(1,B1:B3,C1:C3,,0,2)'],
    ['XLOOKUP(1,B1:B3,C1:C3,,1)', '? XLOOKUP(1,B1:B3,C1:C3,,1)'],
    ['XLOOKUP(1,B1:B3,C1:C3,,-1,-1)', '? XLOOKUP(1,B1:B3,C1:C3,,-1,-1)'],
    ['XLOOKUP(1,B1:C3,C1:C3)', '? XLOOKUP(1,B1:C3,C1:C3)'],
  ];

  test.each(rows)('%s is %j', async (formula, result) => {
    expect(await valuesOf(formula)).toEqual(result);
  });
});

describe('numbers', () => {
  // By Microsoft's pages of the functions and of the order of operators.
  const rows: readonly Row[] = [
    // Numbers
    ['TRUNC(2.567,2)', 2.56],
    ['ROUND(,2)', 0],
    ['ROUND(5,)', 5],
    ['ROUND(E1,2)', '#DIV/0!'],
    ['ROUND("x",2)', '#VALUE!'],
    ['ROUND(2,"x")', '#VALUE!'],
    ['ROUND("2.5",0)', 3],
    ['ROUND(1.25,1.9)', 1.3],
    ['ROUND(1E+300,2)', 1e300],
    ['SQRT(0)', 0],
    ['ABS(E2)', '#N/A'],
    ['ABS({-1,2})', [[1, 2]]],
    ['INT(2.5)', 2],
    ['MOD(3,-2)', -1],
    ['MOD(5,3)', 2],
    // Operators
    ['+B1', 3],
    ['+C1', 'Ann'],
    ['-B1', -3],
    ['-"3"', -3],
    ['-C1', '#VALUE!'],
    ['-E1', '#DIV/0!'],
    ['C1%', '#VALUE!'],
    ['--D2', 1],
    ['-B1:B3', [[-3], [-1], [-2]]],
    ['2-3', -1],
    ['6/4', 1.5],
    ['0/5', 0],
    ['0*5', 0],
    ['0^2', 0],
    ['2^0', 1],
    ['2^-1', 0.5],
    ['0^-1', '#DIV/0!'],
    ['(-8)^0.5', '#NUM!'],
    ['10^308*10', '#NUM!'],
    ['10^309', '#NUM!'],
    ['1+C1', '#VALUE!'],
    ['1+E1', '#DIV/0!'],
    ['E1&"x"', '#DIV/0!'],
    ['"x"&E2', '#N/A'],
    ['2-2', 0],
    ['0+0', 0],
    ['1.1-1-0.1', 0],
    ['1E-20+1E-20', 2e-20],
    ['1E-10+1', 1.0000000001],
    ['1E+30-1', 1e30],
    // Comparisons: numbers before texts before truth values, a blank cell as nothing of the other's kind.
    ['1=1', true],
    ['1=2', false],
    ['1<2', true],
    ['2<2', false],
    ['3<2', false],
    ['2>1', true],
    ['2>2', false],
    ['1<=2', true],
    ['2<=2', true],
    ['3<=2', false],
    ['2>=3', false],
    ['2>=2', true],
    ['1<>2', true],
    ['"a"<"b"', true],
    ['"b"<"a"', false],
    ['"b">"A"', true],
    ['"A"<"b"', true],
    ['"a"<"A"', false],
    ['TRUE>FALSE', true],
    ['FALSE<TRUE', true],
    ['TRUE=TRUE', true],
    ['TRUE="TRUE"', false],
    ['TRUE>"z"', true],
    ['TRUE>1', true],
    ['"1"=1', false],
    ['"1">9', true],
    ['F1=F2', true],
    ['F1=1', false],
    ['1=F1', false],
    ['0=F1', true],
    ['F1<1', true],
    ['F1=FALSE', true],
    ['F1=TRUE', false],
    ['TRUE>F1', true],
    ['F1="a"', false],
    ['""=F1', true],
    ['F1<"a"', true],
    // Texts as numbers: digits, a sign, a decimal mark, an exponent, a percent sign.
    ['"-2.5"+0', -2.5],
    ['"+2"+0', 2],
    ['" 2 "+0', 2],
    ['".5"+0', 0.5],
    ['"2."+0', 2],
    ['"1e2"+0', 100],
    ['"1E-2"+0', 0.01],
    ['"50%"+0', 0.5],
    ['"1E+400"+0', '#NUM!'],
    ['""+0', '#VALUE!'],
    ['"two"+0', '#VALUE!'],
    ['"-"+0', '#VALUE!'],
    ['"1/2/2026"+0', '? "1/2/2026"'],
    ['"12:30"+0', '? "12:30"'],
    ['"x5"+0', '? "x5"'],
    ['FALSE+0', 0],
    // Numbers and truth values as texts.
    ['FALSE&""', 'FALSE'],
    ['-1.5&""', '-1.5'],
    ['1E-7&""', '1E-07'],
    ['1E-12&""', '1E-12'],
    ['1.5E+30&""', '1.5E+30'],
    // Texts as truth values.
    ['NOT("TRUE")', false],
    // Lists of numbers
    ['SUM()', 0],
    ['PRODUCT(C1:C3)', 0],
    ['PRODUCT(2,"3")', 6],
    ['AVERAGE(2,,4)', 2],
    ['MIN(C1:C3)', 0],
    ['MIN(-2,-5)', -5],
    ['MAX(-2,-5)', -2],
    ['COUNT(E1:E2,1)', 1],
    ['COUNT("x",TRUE,"2")', 2],
    ['COUNT({"1",2})', 1],
    ['COUNT(1,)', 2],
    ['COUNT(TODAY())', '? TODAY()'],
    ['COUNTA(E1:F2)', 2],
    ['COUNTA(TODAY(),1)', '? TODAY()'],
    ['COUNTBLANK(D1:D3)', 1],
    ['COUNTBLANK(E1:E3)', 1],
    ['COUNTBLANK(B:B)', 1_048_572],
    ['COUNTBLANK(TAKE(D1:F3,,-1))', 3],
    ['COUNTBLANK({"","x"})', 1],
    ['SUMPRODUCT({1,2,3},{1,0,2})', 7],
    ['SUMPRODUCT({1,2},{1;2})', '#VALUE!'],
    ['SUMPRODUCT({1,2;3,4},{1,2})', '#VALUE!'],
    ['SUMPRODUCT(B1:B3,D1:D3)', 0],
    ['SUMPRODUCT({TRUE,2})', 2],
    ['SUMPRODUCT({1,2},{1,2},{1;2})', '#VALUE!'],
    ['SUMPRODUCT(B1:B2,E1:E2)', '#DIV/0!'],
    ['SUMPRODUCT(TODAY(),2)', '? TODAY()'],
    ['SUM(1E+308,1E+308)', '#NUM!'],
    // A LAMBDA for each row, column or value: it has to give one value.
    ['BYROW({1,2;3,4},LAMBDA(r,SUM(r)))', [[3], [7]]],
    ['BYROW({1,2;3,4},LAMBDA(r,r))', [['#CALC!'], ['#CALC!']]],
    ['BYROW({1,2;3,4},5)', '#VALUE!'],
    ['BYCOL({1,2;3,4},LAMBDA(c,SUM(c)))', [[4, 6]]],
    ['BYCOL({1,2;3,4},LAMBDA(c,ROWS(c)))', [[2, 2]]],
    ['BYCOL({1,2;3,4},LAMBDA(c,c))', [['#CALC!', '#CALC!']]],
    ['BYCOL({1,2;3,4},5)', '#VALUE!'],
    ['MAP({1,2},LAMBDA(x,x*x))', [[1, 4]]],
    ['MAP({1,2},{10,20},LAMBDA(x,y,x+y))', [[11, 22]]],
    ['MAP({1,2},{10},LAMBDA(x,y,x+y))', [[11, 12]]],
    ['MAP({1,2},LAMBDA(x,{1,2}))', [['#CALC!', '#CALC!']]],
    ['MAP({1,2},5)', '#VALUE!'],
    [
      'MAP({1,2,3},{1;2},LAMBDA(x,y,x*y))',
      [
        [1, 2, 3],
        [2, 4, 6],
      ],
    ],
    ['MAP(LAMBDA(x,x),LAMBDA(x,x))', '#VALUE!'],
  ];

  test.each(rows)('%s is %j', async (formula, result) => {
    expect(await valuesOf(formula)).toEqual(result);
  });

  test.each([
    ['"2,5"+1', 3.5],
    ['"2.5"+1', '? "2.5"'],
    ['"1.5,5"+1', '? "1.5,5"'],
    ['1.5&""', '1,5'],
    ['"2,5"&1.5', '2,51,5'],
    ['ROUND("2,5",0)', 3],
    ['SUM("2,5",1)', 3.5],
    ['-"2,5"', -2.5],
    ['COUNT("2,5")', 1],
    ['INDEX({1,2,3},"2,5")', 2],
  ] as const)('with a decimal comma %s is %j', async (formula, result) => {
    expect(await valuesOf(formula, ',')).toEqual(result);
  });
});

describe('texts', () => {
  // By Microsoft's pages of the functions.
  const rows: readonly Row[] = [
    ['SUBSTITUTE("Sales Data","Sales","Cost")', 'Cost Data'],
    ['SUBSTITUTE("a-b-c","-","")', 'abc'],
    ['SUBSTITUTE("Aa","a","b")', 'Ab'],
    ['SUBSTITUTE("abc","","x")', 'abc'],
    ['SUBSTITUTE(2.5,".",",")', '2,5'],
    ['SUBSTITUTE({"½","1/2"},"½",".5")', [['.5', '1/2']]],
    ['SUBSTITUTE(E1,"a","b")', '#DIV/0!'],
    ['SUBSTITUTE("aa","a","b",2)', '? SUBSTITUTE("aa","a","b",2)'],
    ['NUMBERVALUE("2.500,27",",",".")', 2500.27],
    ['NUMBERVALUE("3.5%")', 0.035],
    ['NUMBERVALUE("350%%")', 0.035],
    ['NUMBERVALUE("1,250.5")', 1250.5],
    ['NUMBERVALUE(" 3 000 ")', 3000],
    ['NUMBERVALUE("")', 0],
    ['NUMBERVALUE(".5","."," ")', 0.5],
    ['NUMBERVALUE("1.5,5",".",",")', '#VALUE!'],
    ['NUMBERVALUE("1.2.3",".")', '#VALUE!'],
    ['NUMBERVALUE("x")', '#VALUE!'],
    ['NUMBERVALUE("1",".",".")', '#VALUE!'],
    ['NUMBERVALUE("1","")', '#VALUE!'],
    ['NUMBERVALUE("1e400")', '#NUM!'],
    ['NUMBERVALUE("1,5",",","")', 1.5],
    // What is left out is blank.
    ['SUBSTITUTE()', ''],
    ['NUMBERVALUE()', 0],
    ['TRIM()', ''],
    ['NUMBERVALUE({"½",".5"},".")', [['#VALUE!', 0.5]]],
    ['TRIM("  a   b ")', 'a b'],
    ['TRIM(5)', '5'],
    // TEXTJOIN: empty texts and blank cells count where they are not left out.
    ['TEXTJOIN(", ",TRUE,C1:C4)', 'Ann, bob, Cid'],
    ['TEXTJOIN(", ",FALSE,C1:C4)', 'Ann, bob, Cid, '],
    ['TEXTJOIN("-",,"a","",,"b")', 'a---b'],
    ['TEXTJOIN("-",TRUE,B1:C2,1.5,TRUE)', '3-Ann-1-bob-1.5-TRUE'],
    ['TEXTJOIN("-",1,"a",E1,E2)', '#DIV/0!'],
    ['TEXTJOIN(E2,1,"a")', '#N/A'],
    ['TEXTJOIN("-","x","a")', '#VALUE!'],
    ['TEXTJOIN({"-","/"},TRUE,"a","b")', '? TEXTJOIN({"-","/"},TRUE,"a","b")'],
    ['TEXTJOIN("-",TRUE,TODAY())', '? TODAY()'],
    ['TEXTJOIN()', ''],
    [`TEXTJOIN("${'x'.repeat(17_000)}",TRUE,1,2,3)`, '#VALUE!'],
    // FIND: capitals count.
    ['FIND("b","abcb")', 2],
    ['FIND("b","abcb",3)', 4],
    ['FIND("B","abc")', '#VALUE!'],
    ['FIND("","abc",2)', 2],
    ['FIND("","")', 1],
    ['FIND("a","abc",0)', '#VALUE!'],
    ['FIND("a","abc",4)', '#VALUE!'],
    ['FIND("a","abc","x")', '#VALUE!'],
    ['FIND({"a","c"},"abc")', [[1, 3]]],
    ['FIND()', 1],
    ['RIGHT("10½")', '½'],
    ['CHAR(10)', '\n'],
    ['CHAR(65.9)', 'A'],
    ['CHAR("128")', '€'],
    ['CHAR(0)', '#VALUE!'],
    ['CHAR(256)', '#VALUE!'],
    ['RIGHT("abc",2.9)', 'bc'],
    ['RIGHT("abc",9)', 'abc'],
    ['RIGHT("abc",0)', ''],
    ['RIGHT("abc",-1)', '#VALUE!'],
    ['RIGHT("abc","x")', '#VALUE!'],
    ['RIGHT(12.5,2)', '.5'],
    ['RIGHT()', ''],
    // As in a cross table.
    [
      'NUMBERVALUE(SUBSTITUTE(SUBSTITUTE(SUBSTITUTE({"½","0,5",1},"1/2",".5"),"½",".5"),",","."),"."," ")',
      [[0.5, 0.5, 1]],
    ],
  ];

  test('NUMBERVALUE goes by the marks of the workbook where none are given', async () => {
    expect(await valuesOf('NUMBERVALUE("1.250,5")', ',')).toBe(1250.5);
    expect(await valuesOf('NUMBERVALUE("1.250,5")', '.')).toBe('#VALUE!');
  });

  test.each(rows)('%s is %j', async (formula, result) => {
    expect(await valuesOf(formula)).toEqual(result);
  });
});

describe('shape', () => {
  // By Microsoft's pages of the functions.
  const rows: readonly Row[] = [
    // TAKE: from the end where the number is negative, all where it is larger or left out.
    ['TAKE(B1:B3,2)', [[3], [1]]],
    ['TAKE(B1:B3,1)', 3],
    ['TAKE(B1:B3,-2)', [[1], [2]]],
    ['TAKE(B1:B3,9)', [[3], [1], [2]]],
    ['TAKE(B1:B3,-9)', [[3], [1], [2]]],
    ['TAKE(B1:D1,,1)', 3],
    ['TAKE(B1:D1,,-2)', [['Ann', '5']]],
    ['TAKE(B1:C3,1.9)', [[3, 'Ann']]],
    ['TAKE(B1:B3,0)', '#CALC!'],
    ['TAKE(B1:B3,,0)', '#CALC!'],
    ['TAKE(B1:B3,E1)', '#DIV/0!'],
    ['TAKE(B1:B3,1,E1)', '#DIV/0!'],
    ['TAKE(B1:B3,"x")', '#VALUE!'],
    ['TAKE(B1:B3,TODAY())', '? TODAY()'],
    // UNIQUE: the first of each, whatever its capitals.
    ['UNIQUE({"a";"B";"A";"b";"c"})', [['a'], ['B'], ['c']]],
    [
      'UNIQUE({1,2;1,3;1,2})',
      [
        [1, 2],
        [1, 3],
      ],
    ],
    ['UNIQUE({1;"1";TRUE})', [[1], ['1'], [true]]],
    ['UNIQUE(E1:E3)', [['#DIV/0!'], ['#N/A'], [null]]],
    ['UNIQUE({1,1,2},TRUE)', '? UNIQUE({1,1,2},TRUE)'],
    ['UNIQUE()', null],
    // DROP: the rest.
    ['DROP(B1:B3,1)', [[1], [2]]],
    ['DROP(B1:B3,-1)', [[3], [1]]],
    ['DROP(B1:B3,-2)', 3],
    ['DROP(B1:D1,,-1)', [[3, 'Ann']]],
    ['DROP(B1:D1,,2)', '5'],
    ['DROP(B1:B3,3)', '#CALC!'],
    ['DROP(B1:B3,-3)', '#CALC!'],
    ['DROP(B1:B3,-9)', '#CALC!'],
    ['DROP(B1:D3,1,3)', '#CALC!'],
    // CHOOSEROWS and CHOOSECOLS: 0 and what is beyond are refused, numbers also in arrays.
    ['CHOOSEROWS(B1:B3,-1)', 2],
    ['CHOOSEROWS(B1:B3,-3)', 3],
    ['CHOOSEROWS(B1:B3,0)', '#VALUE!'],
    ['CHOOSEROWS(B1:B3,0.9)', '#VALUE!'],
    ['CHOOSEROWS(B1:B3,4)', '#VALUE!'],
    ['CHOOSEROWS(B1:B3,-4)', '#VALUE!'],
    ['CHOOSEROWS(B1:B3,"x")', '#VALUE!'],
    ['CHOOSEROWS(B1:B3,E1)', '#DIV/0!'],
    [
      'CHOOSEROWS(B1:C3,{3,1})',
      [
        [2, 'Cid'],
        [3, 'Ann'],
      ],
    ],
    ['CHOOSECOLS(B1:C2,2)', [['Ann'], ['bob']]],
    ['CHOOSECOLS(B1:D1,4)', '#VALUE!'],
    [
      'CHOOSECOLS(B1:D3,1,1)',
      [
        [3, 3],
        [1, 1],
        [2, 2],
      ],
    ],
    // VSTACK and HSTACK: what is shorter is filled up with #N/A.
    [
      'HSTACK(B1:B3,C1)',
      [
        [3, 'Ann'],
        [1, '#N/A'],
        [2, '#N/A'],
      ],
    ],
    ['VSTACK(1,{2;3})', [[1], [2], [3]]],
    // TOCOL and TOROW: 1 passes over blank cells, 2 over errors, 3 over both.
    ['TOROW(D1:E3,1)', [['5', '#DIV/0!', true, '#N/A']]],
    ['ISBLANK(TOROW(D2:D3,0))', [[false, true]]],
    ['ISBLANK(TOROW(D1:E3,2))', [[false, false, true, true]]],
    ['TOROW(D1:E3,3)', [['5', true]]],
    ['TOCOL(D1:E3,3)', [['5'], [true]]],
    ['TOCOL(B1:C2,0,TRUE)', [[3], [1], ['Ann'], ['bob']]],
    ['TOROW(B1:C2,,1)', [[3, 1, 'Ann', 'bob']]],
    ['TOROW(B1:C2,,0)', [[3, 'Ann', 1, 'bob']]],
    ['TOROW(B1:C2,,"x")', '#VALUE!'],
    ['TOROW(B1:C2,"x")', '#VALUE!'],
    ['TOROW(B1:C2,E1)', '#DIV/0!'],
    ['TOCOL(B1:C2,4)', '#VALUE!'],
    ['TOCOL(B1:C2,-1)', '#VALUE!'],
    ['TOCOL(F1:F3,1)', '#CALC!'],
    ['TOROW(F1:F3,1)', '#CALC!'],
    ['TOCOL(E1:E2,2)', '#CALC!'],
    // ROW and COLUMN: of a reference each of its rows or columns; this test stands in A1.
    ['COLUMN()', 1],
    ['ROW(B2:C4)', [[2], [3], [4]]],
    ['COLUMN(B2:D4)', [[2, 3, 4]]],
    ['ROW(5)', '? ROW(5)'],
    ['ROWS({1,2;3,4;5,6})', 3],
    ['COLUMNS({1,2;3,4;5,6})', 2],
    ['COLUMNS(5:5)', 16_384],
    [
      'TRANSPOSE({1,2;3,4})',
      [
        [1, 3],
        [2, 4],
      ],
    ],
    // SEQUENCE
    ['SEQUENCE(2)', [[1], [2]]],
    ['SEQUENCE(1)', 1],
    ['SEQUENCE(,3)', [[1, 2, 3]]],
    ['SEQUENCE(2.9,,0,-0.5)', [[0], [-0.5]]],
    [
      'SEQUENCE(2,2)',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['SEQUENCE(0)', '#CALC!'],
    ['SEQUENCE(2,0)', '#CALC!'],
    ['SEQUENCE("x")', '#VALUE!'],
    ['SEQUENCE(1,E1)', '#DIV/0!'],
    ['SEQUENCE(1,1,"x")', '#VALUE!'],
    ['SEQUENCE(1,1,1,E1)', '#DIV/0!'],
    ['ROWS(SEQUENCE(500,500))', 500],
    ['SEQUENCE(500,501)', '? SEQUENCE(500,501)'],
    // FILTER: by rows or by columns, as long as what is filtered.
    ['FILTER(B1:D1,{1,0,1})', [[3, '5']]],
    ['FILTER(B1:C2,{0,1})', [['Ann'], ['bob']]],
    ['FILTER(B1:C2,{0;1})', [[1, 'bob']]],
    ['FILTER(B1:C3,{1;0})', '#VALUE!'],
    ['FILTER(B1:C3,{1,0,1})', '#VALUE!'],
    ['FILTER(B1:C3,{1,0;0,1;1,1})', '#VALUE!'],
    ['FILTER(B1:D2,{1,0,1;1,1,1})', '#VALUE!'],
    ['FILTER(B1:B3,B1:B3>5)', '#CALC!'],
    ['FILTER(B1:B3,B1:B3>5,"none")', 'none'],
    ['FILTER(B1:B3,{1;"x";1})', '#VALUE!'],
    ['FILTER(B1:B2,E1:E2)', '#DIV/0!'],
    ['FILTER(B1,TRUE)', 3],
    // INDEX: one index counts along a row or a column; 0 is all; what is left out is 0.
    ['INDEX(B1:B3,2)', 1],
    ['INDEX(B1:B3,2,1)', 1],
    ['INDEX(B1:D1,3)', '5'],
    ['INDEX(B1:D1,1,3)', '5'],
    ['INDEX(B1:D1,4)', '#REF!'],
    ['INDEX(B1:D1,2,1)', '#REF!'],
    ['INDEX(B1,1)', 3],
    ['INDEX(B1,2)', '#REF!'],
    ['INDEX(B1:C3,2)', [[1, 'bob']]],
    ['INDEX(B1:C3,2,0)', [[1, 'bob']]],
    ['INDEX(B1:C3,,2)', [['Ann'], ['bob'], ['Cid']]],
    ['INDEX(B1:C3,0,2)', [['Ann'], ['bob'], ['Cid']]],
    [
      'INDEX(B1:C2,0,0)',
      [
        [3, 'Ann'],
        [1, 'bob'],
      ],
    ],
    ['INDEX(B1:D1,)', [[3, 'Ann', '5']]],
    ['INDEX({1,2;3,4},2,2)', 4],
    ['INDEX({1,2;3,4},0,1)', [[1], [3]]],
    ['INDEX({5,6,7},2)', 6],
    ['INDEX(B1:C3,2,3)', '#REF!'],
    ['INDEX(B1:C3,4,1)', '#REF!'],
    ['INDEX(B1:C3,-1,1)', '#VALUE!'],
    ['INDEX(B1:C3,1,-1)', '#VALUE!'],
    ['INDEX(B1:C3,E1,1)', '#DIV/0!'],
    ['INDEX(B1:C3,1,"x")', '#VALUE!'],
    ['INDEX(B1:C3,2.9,1.9)', 1],
    ['INDEX(B1:B3,{3;1})', [[2], [3]]],
    ['INDEX(B1:B3,{"x";1.5})', [['#VALUE!'], [3]]],
    ['INDEX(B1:C3,1,{"x",2.5})', [['#VALUE!', 'Ann']]],
    ['INDEX(B1:C3,{1;9},2)', [['Ann'], ['#REF!']]],
    // Beyond the used cells of whole columns and rows it is blank.
    ['INDEX(B:B,9)', null],
    ['INDEX(B:C,9,2)', null],
    ['INDEX(B:C,9,0)', null],
    ['INDEX(1:1,1,100)', null],
    ['INDEX(9:9,3)', null],
    ['INDEX(5:5,3)', 20],
    ['INDEX(K:L,3,1)', null],
    ['INDEX(Other!A:B,3)', null],
    // What INDEX gives is a reference: texts in it are no numbers, and it knows where it stands.
    ['SUM(INDEX(B1:D3,1,3))', 0],
    ['ROW(INDEX(B2:D3,2,2))', 3],
    ['COLUMN(INDEX(B2:D3,2,2))', 3],
    ['ROW(INDEX(B2:D3,0,2))', [[2], [3]]],
    ['COLUMN(INDEX(B2:D3,2,0))', [[2, 3, 4]]],
    ['ROWS(INDEX(B:D,0,2))', 1_048_576],
    ['COLUMNS(INDEX(B:D,0,2))', 1],
    ['ROWS(INDEX(B:D,2,0))', 1],
    ['COLUMNS(INDEX(B:D,2,0))', 3],
    ['ROW(INDEX({1,2},1))', '? ROW(INDEX({1,2},1))'],
  ];

  test.each(rows)('%s is %j', async (formula, result) => {
    expect(await valuesOf(formula)).toEqual(result);
  });
});

describe('COUNTIF', () => {
  const cells = [5, '5', 'x', true, null, -2, 'X', '#N/A', 0, 'y5', '='] as const;
  const counted = (formula: string, mark: '.' | ',' = '.'): Promise<unknown> =>
    valuesIn(
      (sheet) => {
        cells.forEach((cell, at) => {
          if (cell !== null) sheet.put(`SOF!H${at + 1}`, cell);
        });
        sheet.put('SOF!B1', 3).put('SOF!B2', 1).put('SOF!B3', 2).put('SOF!E1', '#DIV/0!');
        sheet
          .put('SOF!C1', 0.1 + 0.2)
          .put('SOF!C2', 0.3)
          .put('SOF!D1', '');
      },
      formula,
      mark,
    );

  test.each<Row>([
    // Numbers are compared with numbers only.
    ['COUNTIF(H1:H11,">0")', 1],
    ['COUNTIF(H1:H11,"<0")', 1],
    ['COUNTIF(H1:H11,"<1")', 2],
    ['COUNTIF(B1:B3,"<2")', 1],
    ['COUNTIF(B1:B3,"<=2")', 2],
    ['COUNTIF(B1:B3,">2")', 1],
    ['COUNTIF(B1:B3,">=2")', 2],
    ['COUNTIF(B1:B3,">-1.5")', 3],
    ['COUNTIF(C1:C2,"<=0.3")', 2],
    ['COUNTIF(C1:C2,">0.3")', 0],
    // A text that looks like the number is equal to it, too.
    ['COUNTIF(H1:H11,5)', 2],
    ['COUNTIF(H1:H11,"5")', 2],
    ['COUNTIF(H1:H11,"=5")', 2],
    ['COUNTIF(H1:H11,"<>5")', 9],
    ['COUNTIF(H1:H11,7)', 0],
    // Texts without case, and blank cells.
    ['COUNTIF(H1:H11,"x")', 2],
    ['COUNTIF(H1:H11,"z")', 0],
    ['COUNTIF(H1:H11,"")', 1],
    ['COUNTIF(D1:D2,"")', 2],
    // A blank criterion is 0, an error stays one, and each cell of a list is one of its own.
    ['COUNTIF(H1:H11,G1)', 1],
    ['COUNTIF(H1:H11,E1)', '#DIV/0!'],
    ['COUNTIF(B1:B3,B1:B3)', [[1], [1], [1]]],
    ['COUNTIF(B1:B3,{">1";"=9"})', [[2], [0]]],
    // What is not worked out: wildcards, truth values, dates, other comparisons.
    ['COUNTIF(H1:H11,"x*")', '? COUNTIF(H1:H11,"x*")'],
    ['COUNTIF(H1:H11,"?")', '? COUNTIF(H1:H11,"?")'],
    ['COUNTIF(H1:H11,TRUE)', '? COUNTIF(H1:H11,TRUE)'],
    ['COUNTIF(H1:H11,"true")', '? COUNTIF(H1:H11,"true")'],
    ['COUNTIF(H1:H11,"<x")', '? COUNTIF(H1:H11,"<x")'],
    ['COUNTIF(H1:H11,"=")', '? COUNTIF(H1:H11,"=")'],
    ['COUNTIF(H1:H11,"x5")', '? COUNTIF(H1:H11,"x5")'],
    ['COUNTIF(H1:H11,"1-2-2026")', '? COUNTIF(H1:H11,"1-2-2026")'],
    ['COUNTIF(H1:H11,TODAY())', '? TODAY()'],
  ])('%s is %j', async (formula, result) => {
    expect(await counted(formula)).toEqual(result);
  });

  test('reads numbers by the mark of the workbook', async () => {
    expect(await counted('COUNTIF(B1:B3,">1,5")', ',')).toBe(2);
    expect(await counted('COUNTIF(C2:C3,0.3)', ',')).toBe(1);
  });
});

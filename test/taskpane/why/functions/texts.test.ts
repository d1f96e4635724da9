import { expect, test } from '@jest/globals';
import { valuesOf, type Row } from './table';

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

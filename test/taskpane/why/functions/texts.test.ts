import { expect, test } from '@jest/globals';
import { valuesOf, type Row } from './table';

// By Microsoft's pages of SUBSTITUTE, NUMBERVALUE and TRIM.
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

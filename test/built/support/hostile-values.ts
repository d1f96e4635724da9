import { CellError } from '../../functions/custom-functions';

/** What a cell may hold when a person, a paste or another program filled it. */
const numbers = [
  0, -0, 1, -1, 2, 3, 0.1, 0.5, 1.5, 2.5, -2.5, 0.001, 1e-7, 1e-300, 5e-324, 1e300, -1e300,
  1.7976931348623157e308, -1.7976931348623157e308, 1e15, 1e16, 9007199254740991, 9007199254740993,
  1249.9999999999998, 1250, 1250.0000000000002, 10.8, 10.800000000000002, 1.0999999999999999, 1.1,
  22.245, 2.675, 1.005, 4.35, 100, 750, 999999, 1000000, 1000001, 10000, 10001, 44000, 45000.5,
  2958465, 19, 13, 9, 5, 4.999999999999999, 4.9999, 5.0001, 11, 14, 31, 34, 60, 61, 120, 121,
];
const computed = [2 ** 31, 2 ** 32, -(2 ** 31), 0.1 + 0.2, 1 / 3];
const texts = [
  // Blanks.
  ...[' ', '  ', '\t', '\n', '\u00a0', '\u200b', '\ufeff'],
  // Numbers, and what looks like one.
  ...['0', '1', '12', ' 12', '12 ', '-1', '+1', '1,5', '1.5', '1e3', '0x10', '١٢', '１２', '½'],
  ...['12%', '€ 12', '12 MP', '(12)', '1 000', '1.000,50'],
  // What programs write for nothing, and truth in two languages.
  ...['NaN', 'Infinity', '-Infinity', 'null', 'undefined', 'true', 'TRUE', 'WAAR', 'false'],
  ...['FALSE', 'yes', 'ja'],
  // Marks, errors and gaps.
  ...['x', 'X', 'no', 'nee', 'n/a', 'N/A', '#N/A', '#VALUE!', '#REF!', '-', '--', '?', '…', 'bye'],
  ...['DNF'],
  // Options, spelt well and badly.
  ...['Regional', 'regional', 'REGIONAL', 'Sectional', ' Sectional', 'Regionaal', 'Flight A'],
  ...['flight a', 'Bracketed Swiss', 'Swiss', 'Pairs', 'Individual', 'BAM', 'Unlimited', 'A', 'B1'],
  // Places, fractions, dates and times.
  ...['1st', '1e', '1/2', '2026-11-21', '21-11-2026', '11/21/2026', '12:30'],
  // What would begin a formula or a quotation.
  ...['=1+1', '=SUM(A1)', '+1-1', '-Anna', '@SUM(A1)', "'quoted", '"quoted"'],
  // Names that every object has.
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'],
  // Letters of any language, and signs of several.
  ...['é', 'e\u0301', 'ÅÄÖ', 'İstanbul', 'ı', 'ß', 'ﬁ', '中村', '이세돌', '🙂', '👩‍👩‍👧', 'عربى'],
  ...['\u202eabc'],
  // What other programs leave behind.
  ...['a'.repeat(300), 'ManyFaces1', '8,5,3,2,1', '{1,2}', '<b>x</b>', '&amp;', '%s', '\\', '/'],
  ...[';', ',', '.', '\r\n'],
  // Grades, groups and results.
  ...['O', 'l', 'kyu', '3d', '5k', '3 dan', 'Topgroep', 'Groep 1', 'Top group', 'Group 1', 'wit'],
  ...['zwart', '1-0', '0.5', '½-½', '1:0'],
];
const others = [true, false, null, undefined, ''];
const errors = [
  ...['#N/A', '#VALUE!', '#NUM!', '#DIV/0!', '#NULL!', '#REF!', '#NAME?', '#SPILL!', '#CALC!'],
  ...['#BUSY!', '#FIELD!', '#GETTING_DATA', '#CONNECT!', '#BLOCKED!', '#UNKNOWN!'],
].map((code) => new CellError(code));

export const hostileValues: readonly unknown[] = [
  ...numbers,
  ...computed,
  ...texts,
  ...others,
  ...errors,
];

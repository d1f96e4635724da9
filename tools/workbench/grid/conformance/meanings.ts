import type { CellContent, CellValue, Grid } from '../grid';
import {
  area,
  at,
  cell,
  type ConformanceCase,
  errorIn,
  fill,
  result,
  same,
  value,
  values,
} from './support';

/** One of every kind in column A, and in column B the numbers from 1 on. */
const kinds: Readonly<Record<string, CellContent>> = {
  A2: '=""',
  A3: '=1/0',
  A4: "'5",
  A5: "'a*",
  A6: "'<3",
  A7: true,
  A8: "'TRUE",
  A9: 5,
  A10: "'A",
  A11: "'abc",
  A12: 2,
  A13: "'~*",
  A14: "'?",
  A15: 'Dréan',
  A16: 0,
  ...Object.fromEntries(Array.from({ length: 16 }, (_, row) => [`B${row + 1}`, row + 1])),
};

const found = (value: CellValue): unknown =>
  typeof value === 'object' && value !== null ? value.error : value;

/** What a formula in D1 gives: one value, or the rows that it fills. */
function given(grid: Grid, formula: string): unknown {
  grid.write(at(grid, 'D1'), formula);
  const whole = grid.spill(at(grid, 'D1')) ?? area(grid, 'D1');
  const rows = grid.read(whole).map((row) => row.map(({ value }) => found(value)));
  grid.write(at(grid, 'D1'), null);
  return rows.length === 1 && rows[0]?.length === 1 ? rows[0][0] : rows;
}

/** Formulas over the cells of `kinds`, and what each gives. */
const about = (
  name: string,
  formulas: Readonly<Record<string, unknown>>,
  cells: Readonly<Record<string, CellContent>> = kinds,
): ConformanceCase => ({
  name,
  run(create) {
    const grid = create();
    fill(grid, cells);
    for (const [formula, expected] of Object.entries(formulas)) {
      same(given(grid, `=${formula}`), expected, formula);
    }
  },
});

export const meanings: readonly ConformanceCase[] = [
  about('a criterion that is a blank cell is 0: a blank cell does not match itself', {
    'COUNTIF(A1:A16,A1)': 1,
    'SUMIF(A1:A16,A1,B1:B16)': 16,
    'AVERAGEIF(A1:A16,A1,B1:B16)': 16,
    'COUNTIFS(A1:A16,A1,B1:B16,">1")': 1,
    'SUMIFS(B1:B16,A1:A16,A1)': 16,
    'COUNTIF(A1:A2,A1:A2)': [[0], [2]],
    'SUMPRODUCT(1/COUNTIF(A1:A2,A1:A2))': '#DIV/0!',
    'SUMPRODUCT(1/COUNTIF(A1:A2,A1:A2&""))': 1,
  }),
  about(
    'a criterion "" matches blank cells and empty texts, "=" blank cells alone, "<>" the rest',
    {
      'COUNTIF(A1:A16,"")': 2,
      'COUNTIF(A1:A16,A2)': 2,
      'COUNTIF(A1:A16,"=")': 1,
      'COUNTIF(A1:A16,"<>")': 15,
      'COUNTIF(A1:A16,"<>5")': 14,
      'COUNTIF(A1:A16,"<>abc")': 15,
    },
  ),
  about('a criterion begins with an operator; order is among values of one kind', {
    'COUNTIF(A1:A16,"<3")': 2,
    'COUNTIF(A1:A16,A6)': 2,
    'COUNTIF(A1:A16,">=2")': 2,
    'COUNTIF(A1:A16,"=A")': 1,
    'COUNTIF(A1:A16,">a*")': 3,
    'SUMIF(A1:A16,"<=0",B1:B16)': 16,
    'COUNTIF(B1:B16,">"&A9)': 11,
  }),
  about('a criterion has * ? and ~; case does not count, accents do', {
    'COUNTIF(A1:A16,"a*")': 3,
    'COUNTIF(A1:A16,A5)': 3,
    'COUNTIF(A1:A16,"a~*")': 1,
    'COUNTIF(A1:A16,A13)': 0,
    'COUNTIF(A1:A16,"~?")': 1,
    'COUNTIF(A1:A16,"A")': 1,
    'COUNTIF(A1:A16,"?")': 3,
    'COUNTIF(A1:A16,"a?c")': 1,
    'COUNTIF(A1:A16,"*")': 10,
    'COUNTIF(A1:A16,"dréan")': 1,
    'COUNTIF(A1:A16,"drean")': 0,
    'COUNTIF(A1:A16,"a.c")': 0,
  }),
  about('a criterion that is a number matches texts that look like it; TRUE matches TRUE alone', {
    'COUNTIF(A1:A16,5)': 2,
    'COUNTIF(A1:A16,"5")': 2,
    'COUNTIF(A1:A16,A4)': 2,
    'COUNTIF(A1:A16,TRUE)': 1,
    'COUNTIF(A1:A16,1)': 0,
    'COUNTIF(A1:A16,#DIV/0!)': 1,
  }),
  about('an error among the numbers that meet a criterion comes through, another does not', {
    'SUMIF(B1:B16,">3",A1:A16)': 7,
    'SUMIF(B1:B16,">2",A1:A16)': '#DIV/0!',
    'SUMIFS(A1:A16,B1:B16,">2")': '#DIV/0!',
    'AVERAGEIF(B1:B16,3,A1:A16)': '#DIV/0!',
    'AVERAGEIF(B1:B16,99,B1:B16)': '#DIV/0!',
    'MAXIFS(A1:A16,B1:B16,">3")': 5,
    'MINIFS(B1:B16,A1:A16,"a*")': 5,
    'COUNTIFS(A1:A16,5,B1:B4,1)': '#VALUE!',
  }),
  about('an error in a list comes through a sum, a comparison, a text and a condition', {
    'SUMPRODUCT(A3:A4)': '#DIV/0!',
    'SUMPRODUCT((A1:A16>1)*1)': '#DIV/0!',
    'SUMPRODUCT(B1:B16,A1:A16)': '#DIV/0!',
    'SUM((A1:A16="x")*1)': '#DIV/0!',
    'SUM({1,#N/A})': '#N/A',
    'MAX(A1:A16)': '#DIV/0!',
    'COUNT(A1:A16)': 3,
    'COUNTA(A1:A16)': 15,
    'OR(A1:A16)': '#DIV/0!',
    'AND(FALSE,A3)': '#DIV/0!',
    'TEXTJOIN(",",TRUE,A2:A4)': '#DIV/0!',
    'A2:A4>1': [[true], ['#DIV/0!'], [true]],
    'IF(A2:A4="",1,2)': [[1], ['#DIV/0!'], [2]],
    'IFERROR(A2:A4&"!","-")': [['!'], ['-'], ['5!']],
    'IF(FALSE,A3,1)': 1,
  }),
  about('an error has no size; a cell that shows one, and a range of such cells, have', {
    'ROWS(1/0)': '#DIV/0!',
    'COLUMNS(NA())': '#N/A',
    'ROWS(A3)': 1,
    'COLUMNS(A3)': 1,
    'ROWS(A1:A3)': 3,
    'ROWS(D1:E3)': 3,
    'FILTER(B1:B3,SEQUENCE(ROWS(IF(TRUE,NA(),B1:B3)))>1,"")': '#N/A',
  }),
  about('SUMPRODUCT takes what is no number for 0, lists of one size', {
    'SUMPRODUCT(A4:A12)': 7,
    'SUMPRODUCT(B4:B12,A4:A12)': 69,
    'SUMPRODUCT(A4:A12="A")': 0,
    'SUMPRODUCT((A4:A12="A")*1)': 1,
    'SUMPRODUCT(B1:B3,B1:B2)': '#VALUE!',
  }),
  about('texts, truth values and blanks in cells do not count in a sum; typed ones do', {
    'SUM(A4)': 0,
    'SUM("5")': 5,
    'SUM(A7)': 0,
    'SUM(TRUE)': 1,
    'SUM("")': '#VALUE!',
    'COUNT(A1,A4,A7,A9)': 1,
    'COUNT("5",TRUE,"x")': 2,
    'MIN(A1,A4)': 0,
    'AND(A7,A10)': true,
    'AND("x")': '#VALUE!',
    'OR(A10)': '#VALUE!',
    'OR("true")': true,
  }),
  about('an empty text is no number and no condition', {
    'A2+1': '#VALUE!',
    '-A2': '#VALUE!',
    'ROUND(A2,0)': '#VALUE!',
    'INDEX(B1:B3,A2)': '#VALUE!',
    'IF(A2,1,2)': '#VALUE!',
    'NOT(A2)': '#VALUE!',
    'A1+1': 1,
    'A4+1': 6,
    'A7+1': 2,
    'IF(A8,1,2)': 1,
    'IF(FALSE,1)': false,
    'IF(TRUE,,1)': 0,
  }),
  about(
    'numbers come before texts before truth values; a text that looks like a number is a text',
    {
      'A4=5': false,
      'A4>99': true,
      'A7="TRUE"': false,
      'A7>"zz"': true,
      'A7=1': false,
      'A10="a"': true,
      '"b">"A"': true,
      'A1=0': true,
      'A1=""': true,
      'A1=FALSE': true,
      'A2=0': false,
      '1.1*3=3.3': true,
      '1.1*3>3.3': false,
      '0.1+0.2-0.3=0': true,
    },
  ),
  about(
    'lists of several sizes stand place by place: a row against a column, #N/A without a partner',
    {
      '{1,2,3}+{1;2}': [
        [2, 3, 4],
        [3, 4, 5],
      ],
      '{1;2;3}+{1;2}': [[2], [4], ['#N/A']],
      'IF({1;0;1},{1;2},9)': [[1], [9], ['#N/A']],
      'IF({1,0},{1;2},{5,6;7,8})': [
        [1, 6],
        [2, 8],
      ],
      'IFERROR({1;#N/A},{7;8;9})': [[1], [8], [9]],
      'IFERROR(1,{7,8})': [[1, 1]],
      'B1:B2*{1,2}': [
        [1, 2],
        [2, 4],
      ],
    },
  ),
  about(
    'a value is looked for without case, with its accents, by its kind, with wildcards in MATCH',
    {
      'MATCH("a",A1:A16,0)': 10,
      'MATCH("b*",{"abc","bcd"},0)': 2,
      'MATCH("drean",A1:A16,0)': '#N/A',
      'MATCH(A4,A1:A16,0)': 4,
      'MATCH(5,A1:A16,0)': 9,
      'MATCH(TRUE,A1:A16,0)': 7,
      'MATCH(A1,A1:A16,0)': 16,
      'XLOOKUP("a*",A1:A16,B1:B16)': 5,
      'XLOOKUP("a?c",A1:A16,B1:B16,"none",2)': 11,
      'XLOOKUP("zz",A1:A16,B1:B16,"none")': 'none',
      'XLOOKUP(5,{5,1,5},{7,8,9},,0,-1)': 9,
      'XLOOKUP({5;6},A1:A16,B1:B16,"")': [[9], ['']],
      'INDEX({4,5,6},2)': 5,
      'INDEX(B1:B3,4)': '#REF!',
      'UNIQUE({"a";"A";"b";"á"})': [['a'], ['b'], ['á']],
      'UNIQUE("a")': 'a',
    },
  ),
  about('texts are found, replaced and cut as they stand', {
    'FIND("","abc",2)': 2,
    'FIND("","")': 1,
    'FIND("B","abc")': '#VALUE!',
    'SUBSTITUTE("a-b","-","$&")': 'a$&b',
    'SUBSTITUTE("a-b-c","-","+",2)': 'a-b+c',
    'TRIM("  a   b ")': 'a b',
    'TRIM("\u00a0a")': '\u00a0a',
    'TEXTJOIN(",",FALSE,1,"",2)': '1,,2',
    'TEXTJOIN(",",TRUE,0.1+0.2,TRUE)': '0.3,TRUE',
    'RIGHT(0.1+0.2,2)': '.3',
    'NUMBERVALUE("1 234,5",","," ")': 1234.5,
    'NUMBERVALUE("")': 0,
    'NUMBERVALUE("1.2.3")': '#VALUE!',
    'NUMBERVALUE("1.2,3")': '#VALUE!',
    'NUMBERVALUE("5%")': 0.05,
    'NUMBERVALUE(TRUE)': '#VALUE!',
  }),
  about('numbers are rounded in decimals, at 15 digits', {
    'ROUND(2.675,2)': 2.68,
    'ROUND(1.005,2)': 1.01,
    'ROUND(-2.5,0)': -3,
    'ROUND(1250,-2)': 1300,
    'ROUNDUP(0.1+0.2,1)': 0.3,
    'ROUNDDOWN(2.3*100,0)': 230,
  }),
  {
    name: 'an error may be typed in a formula',
    run(create) {
      const grid = create();
      fill(grid, {
        A1: '=IF(1,2,#VALUE!)',
        A2: '=#div/0!',
        A3: '=IFERROR({1,#N/A},0)',
        A4: '="#N/A"',
      });
      same(given(grid, '=A1:A2'), [[2], ['#DIV/0!']]);
      same(given(grid, '=A3:B3'), [[1, 0]]);
      same(
        ['A1', 'A2', 'A3', 'A4'].map((address) => cell(grid, address).formula),
        ['=IF(1,2,#VALUE!)', '=#DIV/0!', '=IFERROR({1,#N/A},0)', '="#N/A"'],
      );
    },
  },
];

export const excelFunctionCases: readonly ConformanceCase[] = [
  {
    name: 'ERROR.TYPE gives the number of an error, and #N/A where there is none',
    run(create) {
      const grid = create();
      const numbers = ['1/0', '"a"+1', 'SUM(#REF!)', '1E308*10', 'NA()'].map((formula) =>
        result(grid, `=ERROR.TYPE(${formula})`),
      );
      same(numbers, [2, 3, 4, 6, 7]);
      fill(grid, { A1: '=NOTHING()', B1: '=ERROR.TYPE(A1)', A2: 5, B2: '=ERROR.TYPE(A2)' });
      same([result(grid, '=ERROR.TYPE(A1)'), errorIn(grid, 'B2')], [5, '#N/A']);
    },
  },
  {
    name: 'RANK.EQ gives equal numbers the best of their ranks, in either order',
    run(create) {
      const grid = create();
      fill(grid, { A1: 7, A2: 3.5, A3: 3.5, A4: 1, A5: 2, A6: "'9" });
      const ranks = (rest: string): unknown =>
        [1, 2, 3, 4, 5].map((row) => result(grid, `=RANK.EQ(A${row},A$1:A$6${rest})`));
      same(ranks(''), [1, 2, 2, 5, 4]);
      same(ranks(',1'), [5, 3, 3, 1, 2]);
      same(result(grid, '=RANK.EQ(9,A1:A6)'), { error: '#N/A' });
      result(grid, '=RANK.EQ("x",A1:A6)');
      same(errorIn(grid, 'Z99'), '#VALUE!');
      fill(grid, { C1: '=RANK.EQ(A1:A3,A1:A5)' });
      same(values(grid, 'C1:C3'), [[1], [2], [2]]);
    },
  },
  {
    name: 'NUMBERVALUE reads a text by the marks given, and a blank one as 0',
    run(create) {
      const grid = create();
      fill(grid, { A1: "'.5", A2: "'1", A4: "'x", B1: 2 });
      fill(grid, { D1: '=NUMBERVALUE(A1:A3,"."," ")' });
      same(values(grid, 'D1:D3'), [[0.5], [1], [0]]);
      same(result(grid, '=NUMBERVALUE("1.234,5",",",".")'), 1234.5);
      same(result(grid, '=SUMPRODUCT(NUMBERVALUE(SUBSTITUTE(A1:A3,"x",""),"."," "))+B1'), 3.5);
      result(grid, '=NUMBERVALUE(A4,"."," ")');
      same(errorIn(grid, 'Z99'), '#VALUE!');
    },
  },
  {
    name: '& joins texts cell by cell',
    run(create) {
      const grid = create();
      fill(grid, { A1: 'a', A2: 'b', A3: '=1/0', B1: 1.5, B2: true });
      fill(grid, { D1: '=A1:A4&"-"&B1:B2' });
      same(
        [values(grid, 'D1:D2'), errorIn(grid, 'D3'), errorIn(grid, 'D4')],
        [[['a-1.5'], ['b-TRUE']], '#DIV/0!', '#N/A'],
      );
      same(result(grid, '="x"&A4&CONCATENATE(1,"y")&0.1+0.2'), 'x1y0.3');
    },
  },
  {
    name: 'Excel’s own functions are calculated in rules of validation, too',
    run(create) {
      const grid = create();
      fill(grid, { A1: 'ab', A2: 'a' });
      const criterion = { kind: 'formula', formula: '=A1&"!"="ab!"' } as const;
      const rest = { blocks: true, message: '', prompt: '', remark: '' };
      grid.validations.set(area(grid, 'A1:A2'), { criterion, ...rest });
      same(
        [grid.validations.isInvalid(at(grid, 'A1')), grid.validations.isInvalid(at(grid, 'A2'))],
        [false, true],
      );
    },
  },
  {
    name: 'FILTER keeps rows or columns, and gives the error of a condition instead of leaving the row out',
    run(create) {
      const grid = create();
      fill(grid, { A1: 'a', A2: 'b', A3: 'c', B1: 1, B2: 0, B3: 2, C1: 5, C2: 6, C3: 7 });
      fill(grid, { E1: '=FILTER(A1:C3,B1:B3)' });
      same(values(grid, 'E1:G2'), [
        ['a', 1, 5],
        ['c', 2, 7],
      ]);
      fill(grid, { E1: '=FILTER(A1:C2,A2:C2<>0)' });
      same(values(grid, 'E1:F2'), [
        ['a', 5],
        ['b', 6],
      ]);
      fill(grid, { B2: '=1/0', E1: '=FILTER(A1:A3,B1:B3>0)' });
      same(errorIn(grid, 'E1'), '#DIV/0!', 'a condition that is an error');
      fill(grid, { E1: '=FILTER(A1:A3,IFERROR(B1:B3>0,FALSE))' });
      same(values(grid, 'E1:E2'), [['a'], ['c']]);
      same(result(grid, '=FILTER(A1:A3,IFERROR(B1:B3>9,FALSE),"none")'), 'none');
      result(grid, '=FILTER(A1:A3,IFERROR(B1:B3>9,FALSE))');
      same(errorIn(grid, 'Z99'), '#CALC!', 'nothing kept');
      result(grid, '=FILTER(A1:A3,A1:A3)');
      same(errorIn(grid, 'Z99'), '#VALUE!', 'a condition that is a text');
      result(grid, '=FILTER(A1:A3,B1:B2>0)');
      same(errorIn(grid, 'Z99'), '#VALUE!', 'conditions of another height');
    },
  },
  {
    name: 'IF over a list gives each row its own error, and reads the others',
    run(create) {
      const grid = create();
      fill(grid, { A1: 1, A2: '=1/0', A3: 0, B1: 'a', B2: 'b', B3: '=NA()', C1: 'c', D1: 'd' });
      fill(grid, { E1: '=IF(A1:A3,B1:B3,"none")' });
      same([value(grid, 'E1'), errorIn(grid, 'E2'), value(grid, 'E3')], ['a', '#DIV/0!', 'none']);
      fill(grid, { E1: '=IF(A1:A3=0,"zero",C1:D1)' });
      same(
        [value(grid, 'F1'), errorIn(grid, 'E2'), errorIn(grid, 'F2')],
        ['d', '#DIV/0!', '#DIV/0!'],
      );
      same(values(grid, 'E3:F3'), [['zero', 'zero']]);
      fill(grid, { A2: 'text', E1: '=IF(A1:A3,"yes","no")' });
      same([value(grid, 'E1'), errorIn(grid, 'E2'), value(grid, 'E3')], ['yes', '#VALUE!', 'no']);
      fill(grid, { E1: '=IF(B3,1,2)' });
      same(errorIn(grid, 'E1'), '#N/A', 'a single condition');
    },
  },
  {
    name: 'SORT takes an index, an order and a direction, and keeps equal rows as they stand',
    run(create) {
      const grid = create();
      fill(grid, { A1: 'b', B1: 2, A2: 'C', B2: 1, A3: 'a', B3: 2, A4: 'd' });
      fill(grid, { D1: '=SORT(A1:B4)' });
      same(values(grid, 'D1:E4'), [
        ['a', 2],
        ['b', 2],
        ['C', 1],
        ['d', 0],
      ]);
      fill(grid, { D1: '=SORT(A1:B4,2,-1)' });
      same(values(grid, 'D1:D4'), [['b'], ['a'], ['C'], ['d']]);
      fill(grid, { D1: '=SORT(A1:B2,2,1,TRUE)' });
      same(values(grid, 'D1:E2'), [
        [2, 'b'],
        [1, 'C'],
      ]);
      result(grid, '=SORT(A1:B4,3)');
      same(errorIn(grid, 'Z99'), '#VALUE!', 'an index outside of the array');
      result(grid, '=SORT(A1:B4,1,2)');
      same(errorIn(grid, 'Z99'), '#VALUE!', 'an order that is neither 1 nor -1');
    },
  },
];

import type { ConformanceCase } from './support';
import { area, at, errorIn, fill, result, same, value, values } from './support';

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

import type { ConformanceCase } from './support';
import { errorIn, fill, result, same, values } from './support';

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

import type { ConformanceCase } from './support';
import { cell, define, errorIn, fill, same, value, values } from './support';
import type { FunctionDefinition } from '../grid';

/** As many rows as A1 says, two columns: 1, 10; 2, 20; … */
const rows: FunctionDefinition = define('T.ROWS', ['count'], ([count]) => {
  const length = count?.kind === 'value' && typeof count.value === 'number' ? count.value : 1;
  return Array.from({ length }, (_, index) => [index + 1, 10 * (index + 1)]);
});

export const spilling: readonly ConformanceCase[] = [
  {
    name: 'every cell of a spill tells the whole area, a single result or a constant none',
    run(create) {
      const grid = create({ functions: [rows] });
      const { id: sheetId } = grid.activeSheet();
      fill(grid, { A1: 3, C2: '=T.ROWS(A1)', F1: '=1+1' });
      const area = { sheetId, row: 1, column: 2, rows: 3, columns: 2 };
      same(grid.spill({ sheetId, row: 1, column: 2 }), area);
      same(grid.spill({ sheetId, row: 3, column: 3 }), area);
      same(grid.spill({ sheetId, row: 0, column: 0 }), undefined);
      same(grid.spill({ sheetId, row: 0, column: 5 }), undefined);
      fill(grid, { H2: '=T.ROWS(A1)/(T.ROWS(A1)-1)' });
      same(errorIn(grid, 'H2'), '#DIV/0!');
      same(grid.spill({ sheetId, row: 2, column: 8 }), { ...area, column: 7 });
      fill(grid, { C3: 'in the way' });
      same(grid.spill({ sheetId, row: 1, column: 2 }), undefined);
    },
  },
  {
    name: 'a matrix spills row by row; the cells below and beside have values and no formula',
    run(create) {
      const grid = create({ functions: [rows] });
      fill(grid, { A1: 3, C2: '=T.ROWS(A1)' });
      same(values(grid, 'C2:D5'), [
        [1, 10],
        [2, 20],
        [3, 30],
        [null, null],
      ]);
      same(cell(grid, 'C2').formula, '=T.ROWS(A1)');
      same(cell(grid, 'D3'), { value: 20, text: '20', numberFormat: 'General' });
    },
  },
  {
    name: 'a spilled result grows and shrinks',
    run(create) {
      const grid = create({ functions: [rows] });
      fill(grid, { A1: 2, C1: '=T.ROWS(A1)', F1: '=SUM(C1:C9)' });
      same(value(grid, 'F1'), 3);
      fill(grid, { A1: 4 });
      same(
        [values(grid, 'C4:D5'), value(grid, 'F1')],
        [
          [
            [4, 40],
            [null, null],
          ],
          10,
        ],
      );
      fill(grid, { A1: 1 });
      same(
        [values(grid, 'C1:D2'), value(grid, 'F1')],
        [
          [
            [1, 10],
            [null, null],
          ],
          1,
        ],
      );
    },
  },
  {
    name: 'a spilled result that is blocked is #SPILL! until the way is free',
    run(create) {
      const grid = create({ functions: [rows] });
      fill(grid, { A1: 3, D3: 'mine', C1: '=T.ROWS(A1)' });
      same([errorIn(grid, 'C1'), value(grid, 'C2'), value(grid, 'D3')], ['#SPILL!', null, 'mine']);
      fill(grid, { D3: null });
      same([value(grid, 'C1'), value(grid, 'D3')], [1, 30]);
      fill(grid, { C2: 5 });
      same([errorIn(grid, 'C1'), value(grid, 'C2'), value(grid, 'D2')], ['#SPILL!', 5, null]);
      fill(grid, { C2: null });
      same(values(grid, 'C1:C3'), [[1], [2], [3]]);
    },
  },
  {
    name: 'C1# means the whole spilled result',
    run(create) {
      const grid = create({ functions: [rows] });
      fill(grid, { A1: 3, C1: '=T.ROWS(A1)', F1: '=SUM(C1#)' });
      same([value(grid, 'F1'), cell(grid, 'F1').formula], [66, '=SUM(C1#)']);
      fill(grid, { A1: 2 });
      same(value(grid, 'F1'), 33);
    },
  },
  {
    name: 'errors inside a spilled result stay in their cells, with their sentences',
    run(create) {
      const mixed = define('T.MIXED', [], () => [
        [1, { error: '#N/A', message: 'Row 2 is missing.' }],
        [null, ''],
      ]);
      const grid = create({ functions: [mixed] });
      fill(grid, { A1: '=T.MIXED()' });
      same(values(grid, 'A1:B2'), [
        [1, { error: '#N/A', message: 'Row 2 is missing.' }],
        [0, ''],
      ]);
    },
  },
  {
    name: 'a function that was busy spills when it has its result',
    run(create) {
      let ready = false;
      const slow = define('T.SLOW', [], () => (ready ? [[1], [2]] : { error: '#BUSY!' }));
      const grid = create({ functions: [slow] });
      fill(grid, { A1: '=T.SLOW()', B1: '=SUM(A1:A2)' });
      ready = true;
      grid.recalculate();
      same([values(grid, 'A1:A2'), value(grid, 'B1')], [[[1], [2]], 3]);
    },
  },
];

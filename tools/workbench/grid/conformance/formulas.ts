import type { ConformanceCase } from './support';
import { at, cell, define, errorIn, fill, result, same, value, values } from './support';

export const formulas: readonly ConformanceCase[] = [
  {
    name: 'a formula whose function comes late keeps #NAME? until the same formula is entered again',
    run(create) {
      const grid = create();
      fill(grid, { A1: '=LATE.COMER(2)', A2: '=A1+1' });
      create({ functions: [define('LATE.COMER', ['x'], () => 7)] });
      grid.recalculate();
      same([errorIn(grid, 'A1'), errorIn(grid, 'A2')], ['#NAME?', '#NAME?']);
      fill(grid, { A1: '=LATE.COMER(2)' });
      same([value(grid, 'A1'), value(grid, 'A2')], [7, 8]);
    },
  },
  {
    name: 'by hand, formulas are calculated when they are entered, and then when it is asked for',
    run(create) {
      const grid = create();
      fill(grid, { A1: 2, B1: '=A1*10', C1: '=B1+1', D1: '=SORT(A1:A2)' });
      grid.calculatesByHand = true;
      fill(grid, { A1: 3 });
      same([values(grid, 'A1:D1'), grid.isStale], [[[3, 20, 21, 2]], true]);
      fill(grid, { E1: '=A1+C1' });
      same(values(grid, 'A1:E1'), [[3, 20, 21, 2, 24]], 'a new formula');
      grid.recalculate();
      same([values(grid, 'A1:E1'), grid.isStale], [[[3, 30, 31, 3, 34]], false]);
      fill(grid, { A1: 4 });
      grid.recalculateSheet(grid.activeSheet().id);
      same(values(grid, 'A1:E1'), [[4, 40, 41, 4, 45]], 'one sheet');
      fill(grid, { A1: 5 });
      grid.calculatesByHand = false;
      same([values(grid, 'A1:E1'), grid.isStale], [[[5, 50, 51, 5, 56]], false]);
    },
  },
  {
    name: 'a formula is read as Excel keeps it: names of functions and cells in upper case',
    run(create) {
      const grid = create();
      fill(grid, { A1: '=sum(b1:b3)*2', A2: '=if(true,"Sum(a1)",$b$1)', A3: '=nothing(1)' });
      same(
        ['A1', 'A2', 'A3'].map((address) => cell(grid, address).formula),
        ['=SUM(B1:B3)*2', '=IF(TRUE,"Sum(a1)",$B$1)', '=nothing(1)'],
      );
    },
  },
  {
    name: 'a formula follows the cells it reads',
    run(create) {
      const grid = create();
      fill(grid, { A1: 2, B1: '=A1*10', C1: '=B1+1' });
      fill(grid, { A1: 3 });
      same(values(grid, 'A1:C1'), [[3, 30, 31]]);
    },
  },
  {
    name: 'a formula reads cells of other sheets, also of one with a space in its name',
    run(create) {
      const grid = create();
      const plain = grid.addSheet('Points');
      const odd = grid.addSheet('Second table');
      grid.write(at(grid, 'A1', plain.id), 4);
      grid.write(at(grid, 'A1', odd.id), 5);
      fill(grid, { A1: "=Points!A1+'Second table'!A1" });
      same(value(grid, 'A1'), 9);
      grid.write(at(grid, 'A1', odd.id), 6);
      same(cell(grid, 'A1'), {
        value: 10,
        text: '10',
        numberFormat: 'General',
        formula: "=Points!A1+'Second table'!A1",
      });
    },
  },
  {
    name: 'errors have the names Excel gives them',
    run(create) {
      const grid = create();
      const cases: readonly (readonly [string, string])[] = [
        ['=1/0', '#DIV/0!'],
        ['=NA()', '#N/A'],
        ['=NOTHING.KNOWN(1)', '#NAME?'],
        ['="a"+1', '#VALUE!'],
        ['=SUM(#REF!)', '#REF!'],
        ['=1E308*10', '#NUM!'],
        ['=Unknown_name+1', '#NAME?'],
        ['=SUM(1,,', '#NAME?'],
      ];
      for (const [formula, expected] of cases) {
        grid.write(at(grid, 'A1'), formula);
        same(errorIn(grid, 'A1'), expected, formula);
        same(cell(grid, 'A1').text, expected, `the text of ${formula}`);
      }
    },
  },
  {
    name: 'a circular reference reads as 0',
    run(create) {
      const grid = create();
      fill(grid, { A1: '=B1', B1: '=A1' });
      same([value(grid, 'A1'), cell(grid, 'A1').text], [0, '0']);
    },
  },
  {
    name: 'a text in a formula may hold quotation marks',
    run(create) {
      const grid = create();
      fill(grid, { A1: '="Table ""A"""&"!"', A2: '=IF(1,"","x")', A3: '=""""' });
      same(values(grid, 'A1:A3'), [['Table "A"!'], [''], ['"']]);
      same(
        ['A1', 'A2', 'A3'].map((address) => cell(grid, address).formula),
        ['="Table ""A"""&"!"', '=IF(1,"","x")', '=""""'],
      );
    },
  },
  {
    name: '@ takes the cell beside or above the formula, and the first value of an array',
    run(create) {
      const grid = create();
      fill(grid, { A1: 1, A2: 2, A3: 3, B5: 7, C5: 8 });
      fill(grid, { B2: '=@A1:A3', C4: '=@$B$5:$D$5+1', D1: '=@SORT(A1:A3,1,-1)', D2: '=10*@A:A' });
      same([value(grid, 'B2'), value(grid, 'C4'), value(grid, 'D1')], [2, 9, 3]);
      same([value(grid, 'D2'), value(grid, 'D3')], [20, null]);
      same(cell(grid, 'C4').formula, '=@$B$5:$D$5+1');
      fill(grid, { E9: '=@A1:A3' });
      same(errorIn(grid, 'E9'), '#VALUE!', 'no cell beside the formula');
    },
  },
  {
    name: 'IFERROR and ISERROR see errors',
    run(create) {
      const grid = create();
      same(result(grid, '=IFERROR(1/0,"none")'), 'none');
      same(result(grid, '=ISERROR(NA())'), true);
    },
  },
];

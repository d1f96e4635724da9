import {
  at,
  cell,
  type ConformanceCase,
  define,
  errorIn,
  fill,
  result,
  same,
  value,
  values,
} from './support';
import type { CellPosition, CellValue, FunctionDefinition, RawArgument } from '../grid';

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

/** Keeps what the grid hands over. */
function recorder(names: readonly string[]) {
  const calls: { args: readonly RawArgument[]; caller: CellPosition }[] = [];
  const definition = define('T.RECORD', names, (args, caller) => {
    calls.push({ args, caller });
    return calls.length;
  });
  return { calls, definition, last: (): readonly RawArgument[] | undefined => calls.at(-1)?.args };
}

const omitted = { kind: 'omitted' } as const;
const single = (content: unknown): unknown => ({ kind: 'value', value: content });

export const functions: readonly ConformanceCase[] = [
  {
    name: 'a function is called by its name in upper and lower case',
    run(create) {
      const double = define('T.DOUBLE', ['x'], ([x]) =>
        x?.kind === 'value' && typeof x.value === 'number' ? 2 * x.value : { error: '#VALUE!' },
      );
      const grid = create({ functions: [double] });
      fill(grid, { A1: 21, B1: '=T.DOUBLE(A1)', B2: '=t.double(A1)+1' });
      same(values(grid, 'B1:B2'), [[42], [43]]);
      same(cell(grid, 'B2').formula, '=T.DOUBLE(A1)+1');
      fill(grid, { A1: 5 });
      same(values(grid, 'B1:B2'), [[10], [11]]);
    },
  },
  {
    name: 'an argument that is left out differs from a blank cell',
    run(create) {
      const { definition, last } = recorder(['a', 'b?', 'c?']);
      const grid = create({ functions: [definition] });
      result(grid, '=T.RECORD(A1,,A1)');
      same(last(), [single(null), omitted, single(null)]);
      result(grid, '=T.RECORD(1)');
      same(last(), [single(1), omitted, omitted]);
      result(grid, '=T.RECORD(1,)');
      same(last(), [single(1), omitted, omitted]);
    },
  },
  {
    name: 'a function is called without its mandatory arguments, as Excel does',
    run(create) {
      const { definition, last } = recorder(['a', 'b', 'c?']);
      const grid = create({ functions: [definition] });
      same(result(grid, '=T.RECORD()'), 1);
      same(last(), [omitted, omitted, omitted]);
      same(result(grid, '=T.RECORD(,2)'), 2);
      same(last(), [omitted, single(2), omitted]);
    },
  },
  {
    name: 'too many arguments, which Excel refuses, are an error with a sentence and no call',
    run(create) {
      const { calls, definition } = recorder(['a']);
      const grid = create({ functions: [definition] });
      const found = result(grid, '=T.RECORD(1,2)');
      same([errorIn(grid, 'Z99'), calls.length], ['#NAME?', 0]);
      const sentence = typeof found === 'object' ? (found?.message ?? '') : '';
      same(
        sentence,
        'Excel does not accept this formula: T.RECORD has at most 1 arguments, not 2.',
      );
    },
  },
  {
    name: 'values of every kind reach the function unchanged, texts that look like numbers too',
    run(create) {
      const { definition, last } = recorder(['a', 'b', 'c', 'd']);
      const grid = create({ functions: [definition] });
      fill(grid, { A1: "'12", A2: '=""' });
      result(grid, '=T.RECORD(1/3,A1,FALSE,A2)');
      same(last(), [single(1 / 3), single('12'), single(false), single('')]);
    },
  },
  {
    name: 'a range reaches the function row by row, with its blanks, and is not broadcast',
    run(create) {
      const { calls, definition, last } = recorder(['a', 'b?']);
      const grid = create({ functions: [definition] });
      fill(grid, { A1: 1, B1: 'x', C1: true, A2: null, B2: '=1/0', C2: '=""' });
      result(grid, '=T.RECORD(A1:C2,A1:A2)');
      const [first, second] = last() ?? [];
      const rows = first?.kind === 'range' ? first.values : [];
      same([rows[0], rows[1]?.[0], rows[1]?.[2]], [[1, 'x', true], null, '']);
      same(rows[1]?.[1], value(grid, 'B2'), 'the error in the range');
      same(second, { kind: 'range', values: [[1], [null]] });
      same(calls.length, 1, 'calls');
      result(grid, '=T.RECORD({1,2;3,4})');
      const literal = [
        [1, 2],
        [3, 4],
      ];
      same(last()?.[0], { kind: 'range', values: literal });
    },
  },
  {
    name: 'an error and its sentence reach the function',
    run(create) {
      const { definition, last } = recorder(['a', 'b?']);
      const fail = define('T.FAIL', [], () => ({ error: '#N/A', message: 'No such place.' }));
      const grid = create({ functions: [definition, fail] });
      fill(grid, { A1: '=T.FAIL()' });
      same(result(grid, '=T.RECORD(A1,T.FAIL())'), 1);
      const error = { error: '#N/A', message: 'No such place.' };
      same(last(), [single(error), single(error)]);
    },
  },
  {
    name: 'an error result keeps its sentence on the cell and on cells that refer to it',
    run(create) {
      const fail = define('T.FAIL', [], () => ({
        error: '#VALUE!',
        message: 'A number is needed.',
      }));
      const grid = create({ functions: [fail] });
      fill(grid, { A1: '=T.FAIL()', A2: '=A1+1', A3: '=IFERROR(T.FAIL(),"caught")' });
      const error = { error: '#VALUE!', message: 'A number is needed.' };
      same(values(grid, 'A1:A3'), [[error], [error], ['caught']]);
      same(cell(grid, 'A1').text, '#VALUE!');
    },
  },
  {
    name: 'a result that no cell can hold is an error, and null is 0',
    run(create) {
      const odd = define('T.ODD', ['case'], ([which]) => {
        const number = which?.kind === 'value' ? which.value : 0;
        if (number === 1) return NaN;
        if (number === 2) return Infinity;
        if (number === 3) return [];
        if (number === 4) return [[1, 2], [3]];
        if (number === 5) throw new Error('broken');
        return null;
      });
      const grid = create({ functions: [odd] });
      const expected = ['#NUM!', '#NUM!', '#CALC!', '#VALUE!', '#VALUE!', 0];
      const found = [1, 2, 3, 4, 5, 6].map((number) => {
        fill(grid, { A1: `=T.ODD(${number})` });
        return errorIn(grid, 'A1');
      });
      same(found, expected);
    },
  },
  {
    name: 'the branch of IF that is not chosen is not worked out',
    run(create) {
      const { definition, last } = recorder(['a']);
      const grid = create({ functions: [definition] });
      fill(grid, {
        B1: '=IF(1>2,T.RECORD(1),"no")&IF(1<2,"yes",IF(1,T.RECORD(2)))',
        B2: '=5+IF(2>1,1/4,T.RECORD(3))',
        B3: '=IF(1<2,99,B3)',
        B4: '=IF(NA(),T.RECORD(4),T.RECORD(5))',
      });
      const shown = [value(grid, 'B1'), value(grid, 'B2'), value(grid, 'B3'), errorIn(grid, 'B4')];
      same(shown, ['noyes', 5.25, 99, '#N/A']);
      same(last(), undefined);
      fill(grid, { B1: '=IF(1<2,1+IFERROR(NA(),T.RECORD("a")),T.RECORD("b"))' });
      same(last(), [single('a')]);
      fill(grid, { B1: '=SUM(IF({1,0,1},T.RECORD("c"),20))' });
      same(last(), [single('c')], 'a list of conditions may need both');
      same(value(grid, 'B1'), 2 + 20 + 2);
    },
  },
  {
    name: 'a function is told the cell it is called from, on any sheet',
    run(create) {
      const { calls, definition } = recorder([]);
      const grid = create({ functions: [definition] });
      const other = grid.addSheet('Other');
      grid.write(at(grid, 'B3', other.id), '=T.RECORD()');
      same(calls.at(-1)?.caller, { sheetId: other.id, row: 2, column: 1 });
    },
  },
  {
    name: '#BUSY! stands in the cell and what depends on it until the grid is told to ask again',
    run(create) {
      let answer: CellValue = { error: '#BUSY!' };
      const slow = define('T.SLOW', [], () => answer);
      const grid = create({ functions: [slow] });
      fill(grid, { A1: '=T.SLOW()', A2: '=A1+1' });
      same([errorIn(grid, 'A1'), errorIn(grid, 'A2')], ['#BUSY!', '#BUSY!']);
      answer = 7;
      same(errorIn(grid, 'A1'), '#BUSY!');
      grid.recalculate();
      same(values(grid, 'A1:A2'), [[7], [8]]);
    },
  },
  {
    name: 'only the named cells and what depends on them are evaluated again',
    run(create) {
      const { calls, definition } = recorder(['a?']);
      const grid = create({ functions: [definition] });
      fill(grid, { A1: '=T.RECORD()', A2: '=T.RECORD()', A3: '=T.RECORD(A2)', B1: 5 });
      calls.length = 0;
      grid.recalculate([at(grid, 'A2'), at(grid, 'B1'), at(grid, 'B2')]);
      same(calls.map(({ caller }) => caller.row).sort(), [1, 2]);
    },
  },
  {
    name: 'a workbook opens with one call for every formula',
    run(create) {
      const { calls, definition } = recorder(['a']);
      const cells: Record<string, string | number> = {};
      for (let row = 1; row <= 1000; row++) {
        cells[`A${row}`] = row;
        cells[`B${row}`] = `=T.RECORD(A${row})`;
      }
      const workbook = { sheets: [{ name: 'Many', cells }] };
      const grid = create({ functions: [definition], workbook });
      same(calls.length, 1000);
      same(typeof value(grid, 'B1000'), 'number');
    },
  },
];

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

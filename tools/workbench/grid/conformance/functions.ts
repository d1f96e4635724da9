import type { CellPosition, CellValue, RawArgument } from '../grid';
import type { ConformanceCase } from './support';
import { at, cell, define, errorIn, fill, result, same, value, values } from './support';

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

import { beforeEach, describe, expect, test } from '@jest/globals';
import type {
  CellPosition,
  CellValue,
  RawArgument,
} from '../../../../../tools/workbench/grid/grid';
import {
  createFunctionHost,
  type FunctionHost,
  type FunctionHostOptions,
  type FunctionsMetadata,
  type Problem,
} from '../../../../../tools/workbench/host';
import { lift } from '../../../../../tools/workbench/host/functions';
import { readResult } from '../../../../../tools/workbench/host/calling';

describe('The channel of custom functions', () => {
  const number = { type: 'number', name: 'x' };
  const metadata: FunctionsMetadata = {
    functions: [
      { id: 'T.DOUBLE', name: 'T.DOUBLE', description: 'Twice.', parameters: [number] },
      {
        id: 'T.COUNT',
        name: 'T.COUNT',
        parameters: [{ name: 'cells', dimensionality: 'matrix', optional: true }],
      },
      { id: 'T.HERE', name: 'T.HERE', parameters: [], options: { requiresAddress: true } },
    ],
  };

  let sent: string[][];
  let asked: (readonly CellPosition[] | 'all')[];
  let tasks: (() => void)[];
  let problems: Problem[];

  beforeEach(() => {
    [sent, asked, tasks, problems] = [[], [], [], []];
  });

  const host = (changed: Partial<FunctionHostOptions> = {}): FunctionHost =>
    createFunctionHost({
      metadata,
      blanks: 'zero',
      send: (calls) => sent.push([...calls]),
      onResults: (cells) => asked.push(cells ?? 'all'),
      later: (task) => tasks.push(task),
      report: (problem) => problems.push(problem),
      addressOf: ({ row }) => `Sheet1!A${row + 1}`,
      ...changed,
    });

  /** Ends the calculation: what was queued is sent. */
  const settle = (): void => {
    for (const task of tasks.splice(0)) task();
  };

  const cell = (row: number): CellPosition => ({ sheetId: 's1', row, column: 0 });
  const compute = (
    functions: FunctionHost,
    name: string,
    args: readonly RawArgument[],
    row = 0,
  ): CellValue | CellValue[][] =>
    functions.definitions.find((each) => each.name === name)?.compute(args, cell(row)) ?? null;
  const double = (functions: FunctionHost, value: CellValue, row = 0): unknown =>
    compute(functions, 'T.DOUBLE', [{ kind: 'value', value }], row);

  /** [id, function, arguments, address, flags] of a message. */
  const parsed = (message: string | undefined): unknown[] =>
    JSON.parse(message ?? '[]') as unknown[];

  test('definitions carry the names and descriptions of the metadata', () => {
    expect(host().definitions[0]).toMatchObject({
      name: 'T.DOUBLE',
      description: 'Twice.',
      parameters: [{ name: 'x', description: '', optional: false }],
    });
  });

  test('a call is #BUSY! until its result has come, then the result without another call', () => {
    const functions = host();
    functions.ready();
    expect(double(functions, 2)).toEqual({ error: '#BUSY!' });
    expect(functions.busy()).toBe(true);
    settle();
    expect(sent.map((batch) => batch.map(parsed))).toEqual([[[1, 'T.DOUBLE', [2], '', 0, null]]]);
    functions.receive([[1, true, 4, []]]);
    expect(asked).toEqual([[cell(0)]]);
    expect(double(functions, 2)).toBe(4);
    expect(functions.busy()).toBe(false);
    settle();
    expect(sent).toHaveLength(1);
  });

  test('the calls of one calculation travel together, equal ones once', () => {
    const functions = host();
    functions.ready();
    for (const [row, value] of [1, 2, 1, 1].entries()) double(functions, value, row);
    settle();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.map((message) => parsed(message)[2])).toEqual([[1], [2]]);
    functions.receive([
      [1, true, 2],
      [2, true, 4],
    ]);
    expect(asked).toEqual([[cell(0), cell(2), cell(3), cell(1)]]);
  });

  test('calls wait for the page and are not lost', () => {
    const functions = host();
    double(functions, 1);
    settle();
    expect(sent).toEqual([]);
    expect(functions.started()).toBe(false);
    functions.ready();
    expect(functions.started()).toBe(true);
    settle();
    expect(sent).toHaveLength(1);
  });

  test('calls the page had not answered when it was loaded again go to the new one', () => {
    const functions = host();
    functions.ready();
    double(functions, 1);
    settle();
    functions.restart();
    functions.ready();
    settle();
    expect(sent.map((batch) => parsed(batch[0]).slice(0, 3))).toEqual([
      [1, 'T.DOUBLE', [1]],
      [2, 'T.DOUBLE', [1]],
    ]);
    functions.receive([[1, true, 99]]);
    expect(double(functions, 1)).toEqual({ error: '#BUSY!' });
    functions.receive([[2, true, 2]]);
    expect(double(functions, 1)).toBe(2);
  });

  test('a page that is loaded again may calculate otherwise: every formula is asked anew', () => {
    const functions = host();
    functions.ready();
    double(functions, 1);
    settle();
    functions.receive([[1, true, 2]]);
    functions.restart();
    expect(double(functions, 1)).toEqual({ error: '#BUSY!' });
    asked.length = 0;
    functions.ready();
    expect(asked).toEqual(['all']);
  });

  test('stale, a cell keeps its last value for three seconds, and waits all the while', () => {
    const waits: number[] = [];
    const ended: (() => void)[] = [];
    const delayed = (task: () => void, wait: number): void => {
      waits.push(wait);
      ended.push(task);
    };
    const functions = host({ stale: true, delayed });
    functions.ready();
    expect(double(functions, 2)).toEqual({ error: '#BUSY!' });
    settle();
    functions.receive([[1, true, 4, []]]);
    expect([double(functions, 2), functions.busy(), waits]).toEqual([
      { error: '#BUSY!' },
      true,
      [3000],
    ]);
    ended[0]?.();
    expect([double(functions, 2), functions.busy()]).toEqual([4, false]);
    expect([double(functions, 5), functions.busy()]).toEqual([4, true]);
    settle();
    functions.receive([[2, true, 10, []]]);
    expect([double(functions, 5), functions.busy()]).toEqual([4, true]);
    ended[1]?.();
    expect([double(functions, 5), functions.busy()]).toEqual([10, false]);
  });

  test('stale, a value does not stay where cells have moved', () => {
    const functions = host({
      stale: true,
      delayed: (task) => {
        task();
      },
    });
    functions.ready();
    double(functions, 2);
    settle();
    functions.receive([[1, true, 4, []]]);
    expect(double(functions, 2)).toBe(4);
    functions.cellsMoved();
    expect(double(functions, 5)).toEqual({ error: '#BUSY!' });
  });

  test('a page that cannot be loaded makes #NAME? with the reason, until it is loaded after all', () => {
    const recovered: string[] = [];
    const functions = host({ recovered: (sentence) => recovered.push(sentence) });
    double(functions, 1);
    functions.fail('functions.html was not found.');
    expect(asked).toEqual(['all']);
    expect(double(functions, 1)).toEqual({
      error: '#NAME?',
      message: 'functions.html was not found.',
    });
    expect(problems.map((problem) => problem.name)).toEqual(['The functions page']);
    functions.restart();
    expect(recovered).toEqual([]);
    functions.ready();
    functions.ready();
    expect(recovered).toEqual(['functions.html was not found.']);
    expect(asked).toEqual(['all', 'all']);
    expect(double(functions, 1)).toEqual({ error: '#BUSY!' });
  });

  test('another setting for blanks forgets every result and every call under way', () => {
    const functions = host();
    functions.ready();
    const blank: RawArgument = { kind: 'range', values: [[null]] };
    compute(functions, 'T.COUNT', [blank]);
    settle();
    functions.setBlanks('null');
    expect([functions.blanks, asked]).toEqual(['null', ['all']]);
    compute(functions, 'T.COUNT', [blank]);
    settle();
    expect(sent.map((batch) => parsed(batch[0])[2])).toEqual([[[[0]]], [[[null]]]]);
    functions.receive([[1, true, 'old']]);
    expect(compute(functions, 'T.COUNT', [blank])).toEqual({ error: '#BUSY!' });
    functions.receive([[2, true, 'new']]);
    expect(compute(functions, 'T.COUNT', [blank])).toBe('new');
  });

  test('the same setting again forgets nothing', () => {
    const functions = host();
    functions.setBlanks('zero');
    expect(asked).toEqual([]);
  });

  test('invalidate calls every function again', () => {
    const functions = host();
    functions.ready();
    double(functions, 1);
    settle();
    functions.receive([[1, true, 2]]);
    functions.invalidate();
    expect(double(functions, 1)).toEqual({ error: '#BUSY!' });
  });

  test('when cells have moved while they waited, the whole workbook is asked', () => {
    const functions = host();
    functions.ready();
    double(functions, 1);
    settle();
    functions.cellsMoved();
    functions.receive([[1, true, 2]]);
    double(functions, 1);
    double(functions, 5);
    settle();
    functions.receive([[2, true, 10]]);
    expect(asked).toEqual(['all', [cell(0)]]);
  });

  test('a function that needs its address is called once per cell', () => {
    const functions = host();
    functions.ready();
    for (const row of [0, 1]) compute(functions, 'T.HERE', [], row);
    settle();
    expect(sent[0]?.map((message) => parsed(message)[3])).toEqual(['Sheet1!A1', 'Sheet1!A2']);
  });

  test('flags tell of cancelable functions and of errors as arguments', () => {
    const functions = host({
      metadata: {
        allowErrorForDataTypeAny: true,
        functions: [{ id: 'A', name: 'A', parameters: [], options: { cancelable: true } }],
      },
    });
    functions.ready();
    compute(functions, 'A', []);
    settle();
    expect(parsed(sent[0]?.[0])[4]).toBe(5);
  });

  test.each([
    [{ stream: true }, 'Streaming function A'],
    [{ volatile: true }, 'Volatile function A'],
    [{ requiresParameterAddresses: true }, 'A with parameter addresses'],
  ])('a function with %j is reported and says so in its cell', (options, name) => {
    const functions = host({
      metadata: { functions: [{ id: 'A', name: 'A', parameters: [], options }] },
    });
    expect(problems.map((problem) => problem.name)).toEqual([name]);
    expect(compute(functions, 'A', [])).toEqual({
      error: '#VALUE!',
      message: `${name} is not implemented by the workbench.`,
    });
  });

  test('by the setting, a range given to a single value spills one call per cell', () => {
    const functions = host({ rangeToScalar: 'lift' });
    functions.ready();
    const column: RawArgument = { kind: 'range', values: [[1], [2]] };
    compute(functions, 'T.DOUBLE', [column]);
    settle();
    functions.receive([
      [1, true, 2],
      [2, false, 'too big', 7],
    ]);
    expect(compute(functions, 'T.DOUBLE', [column])).toEqual([
      [2],
      [{ error: '#VALUE!', message: 'too big' }],
    ]);
  });

  test('results of formulas that are gone do not pile up', () => {
    const functions = host();
    functions.ready();
    let id = 0;
    const calculate = (value: number): void => {
      if (double(functions, value) === null) throw new Error('no such function');
      settle();
      functions.receive([[++id, true, 2 * value]]);
    };
    calculate(-1);
    // Each edit gives the one cell a new argument; now and then everything is calculated.
    let sweeps = 0;
    for (let value = 0; value < 5000; value++) {
      calculate(value);
      if (asked.at(-1) === 'all') sweeps++;
    }
    expect(sweeps).toBeGreaterThan(2);
    expect(sweeps).toBeLessThan(10);
    expect(double(functions, 0)).toEqual({ error: '#BUSY!' });
    expect(double(functions, 4999)).toBe(9998);
  });
});

const range = (...values: CellValue[][]): RawArgument => ({ kind: 'range', values });
const metadata = { id: 'F', name: 'F', parameters: [{ name: 'a' }, { name: 'b' }] };

/** A function that shows its arguments. */
function shown(args: readonly RawArgument[]): string {
  return args.map((arg) => (arg.kind === 'value' ? JSON.stringify(arg.value) : arg.kind)).join('+');
}

// support.microsoft.com, dynamic array formulas: how Excel's own functions treat ranges.
describe('Calling once per cell', () => {
  test('a range against a single value repeats the value', () => {
    expect(lift(metadata, [range([1, 2]), { kind: 'value', value: 9 }], shown)).toEqual([
      ['1+9', '2+9'],
    ]);
  });

  test('a column against a row gives a grid', () => {
    expect(lift(metadata, [range([1], [2]), range([3, 4])], shown)).toEqual([
      ['1+3', '1+4'],
      ['2+3', '2+4'],
    ]);
  });

  test('a cell that has no partner is #N/A', () => {
    expect(lift(metadata, [range([1], [2], [3]), range([4], [5])], shown)).toEqual([
      ['1+4'],
      ['2+5'],
      [{ error: '#N/A' }],
    ]);
  });

  test('range parameters get their range whole in every call', () => {
    const mixed = {
      ...metadata,
      parameters: [{ name: 'a' }, { name: 'b', dimensionality: 'matrix' }],
    };
    expect(lift(mixed, [range([1, 2]), range([3, 4])], shown)).toEqual([['1+range', '2+range']]);
  });

  test('a function that answers with a range cannot be lifted: #CALC!', () => {
    expect(lift(metadata, [range([1, 2])], () => [[1]])).toEqual([
      [{ error: '#CALC!' }, { error: '#CALC!' }],
    ]);
  });
});

describe('Results of custom functions in their cells', () => {
  const shown = (...rest: unknown[]): unknown => readResult([1, ...rest])?.value;

  test('numbers, texts, booleans and arrays of them are shown', () => {
    expect(shown(true, 1.5)).toBe(1.5);
    expect(shown(true, '')).toBe('');
    expect(
      shown(true, [
        [1, 'a'],
        [true, ''],
      ]),
    ).toEqual([
      [1, 'a'],
      [true, ''],
    ]);
  });

  // github.com/OfficeDev/office-js/issues/1503, "by design".
  test('null shows as 0, alone and in an array', () => {
    expect(shown(true, null)).toBe(0);
    expect(shown(true, [[null, 1]])).toEqual([[0, 1]]);
  });

  // github.com/OfficeDev/office-js/issues/5573.
  test('text that looks like an error stays text', () => {
    expect(shown(true, '#VALUE!')).toBe('#VALUE!');
  });

  // Codes: office.js, tried. Texts: learn.microsoft.com custom-functions-errors, office-js issue 2885.
  test.each([
    [1, { error: '#N/A', message: 'why' }],
    [5, { error: '#DIV/0!' }],
    [6, { error: '#NUM!' }],
    [7, { error: '#VALUE!', message: 'why' }],
    [8, { error: '#NULL!' }],
  ])('failure code %i, with a text', (code, error) => {
    expect(shown(false, 'why', code)).toEqual(error);
  });

  // learn.microsoft.com: custom-functions-errors: an unhandled exception is #VALUE!.
  test.each([9, 10])('failure code %i, no such function, is #NAME?', (code) => {
    expect(shown(false, 'internal', code)).toEqual({ error: '#NAME?' });
  });

  test.each([0, 2, 3, 4, undefined])('failure code %p is #VALUE! without text', (code) => {
    expect(shown(false, 'internal', code)).toEqual({ error: '#VALUE!' });
  });

  test('a failure without a text has none', () => {
    expect(shown(false, '', 7)).toEqual({ error: '#VALUE!' });
  });

  // office-js issue 2174 (works again in 2026): errors inside an array stay in their cells.
  test('an error object in an array is that cell’s error', () => {
    const error = { errorType: 'NotAvailable', basicValue: '#N/A', message: 'none' };
    expect(shown(true, [[1, error]])).toEqual([[1, { error: '#N/A', message: 'none' }]]);
  });

  // learn.microsoft.com: custom-functions-errors: #NAME? and #REF! are input errors only.
  test('errors a function cannot return are #VALUE!', () => {
    expect(shown(true, { errorType: 'Name', basicValue: '#NAME?' })).toEqual({ error: '#VALUE!' });
  });

  // learn.microsoft.com: custom-functions-data-types-concepts.
  test('a formatted number shows its basic value, a data type without one #VALUE!', () => {
    expect(shown(true, { type: 'FormattedNumber', basicValue: 5, numberFormat: '0.0' })).toBe(5);
    expect(shown(true, { type: 'Entity', basicType: 'Error', basicValue: '#VALUE!' })).toEqual({
      error: '#VALUE!',
    });
    expect(shown(true, { anything: 1 })).toEqual({ error: '#VALUE!' });
  });

  // Inferred: an array result is rows of equal length.
  test.each([[[]], [[[]]], [[1, 2]], [[[1, 2], [3]]]])(
    '%j is no array a cell can spill: #VALUE!',
    (array) => {
      expect(shown(true, array)).toEqual({ error: '#VALUE!' });
    },
  );

  test('what is no result at all is ignored', () => {
    expect(readResult('nonsense')).toBeUndefined();
    expect(readResult(['x', true, 1])).toBeUndefined();
  });
});

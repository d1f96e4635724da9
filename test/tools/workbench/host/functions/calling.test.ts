import { describe, expect, test } from '@jest/globals';
import type {
  CellPosition,
  CellValue,
  RawArgument,
} from '../../../../../tools/workbench/grid/grid';
import {
  type CallingSettings,
  type ParameterMetadata,
  prepare,
} from '../../../../../tools/workbench/host/calling';
import fc from 'fast-check';
import {
  type Blanks,
  createFunctionHost,
  type FunctionHost,
} from '../../../../../tools/workbench/host';
import { runs } from '../../../../support/sampled';

const settings: CallingSettings = {
  blanks: 'zero',
  rangeToScalar: 'calcError',
  allowErrors: false,
};
const omitted: RawArgument = { kind: 'omitted' };
const value = (content: CellValue): RawArgument => ({ kind: 'value', value: content });
const range = (...values: CellValue[][]): RawArgument => ({ kind: 'range', values });

/** What is sent for one parameter of that kind, or the error instead of a call. */
function sent(
  parameter: Omit<ParameterMetadata, 'name'>,
  argument: RawArgument,
  changed: Partial<CallingSettings> = {},
): unknown {
  return call([parameter], [argument], changed)[0];
}

function call(
  parameters: readonly Omit<ParameterMetadata, 'name'>[],
  given: readonly RawArgument[],
  changed: Partial<CallingSettings> = {},
): readonly unknown[] {
  const metadata = {
    id: 'F',
    name: 'F',
    parameters: parameters.map((parameter, i) => ({ name: `p${i + 1}`, ...parameter })),
  };
  const prepared = prepare(metadata, given, { ...settings, ...changed });
  switch (prepared.kind) {
    case 'call':
      return prepared.arguments;
    case 'answer':
      return [prepared.value.error];
    case 'lift':
      return ['lifted'];
  }
}

const scalar = { type: 'any' };
const matrix = { type: 'any', dimensionality: 'matrix' };

describe('Number of arguments', () => {
  // learn.microsoft.com: custom-functions-parameter-options, "Optional parameters".
  test('an optional argument that is left out arrives as null', () => {
    const optional = { ...scalar, optional: true };
    expect(call([scalar, optional], [value(1)])).toEqual([1, null]);
    expect(call([scalar, optional], [value(1), omitted])).toEqual([1, null]);
    expect(sent({ ...matrix, optional: true }, omitted)).toBeNull();
  });

  // github.com/OfficeDev/office-js/issues/710.
  test('a mandatory argument that is left out is #VALUE!, without a call', () => {
    expect(call([scalar, scalar], [value(1)])).toEqual(['#VALUE!']);
    expect(call([scalar, scalar], [omitted, value(1)])).toEqual(['#VALUE!']);
  });

  // Inferred: Excel refuses such a formula when it is typed; the grid may still ask.
  test('more arguments than parameters are #VALUE!, without a call', () => {
    expect(call([scalar], [value(1), value(2)])).toEqual(['#VALUE!']);
    expect(call([], [value(1)])).toEqual(['#VALUE!']);
  });

  // learn.microsoft.com: custom-functions-parameter-options, "Repeating parameters".
  test('the arguments of a repeating parameter travel as one list, of values or of matrices', () => {
    expect(call([scalar, { ...scalar, repeating: true }], [value(1), value(2), value(3)])).toEqual([
      1,
      [2, 3],
    ]);
    expect(call([{ ...matrix, repeating: true }], [value(1), range([2], [3])])).toEqual([
      [[[1]], [[2], [3]]],
    ]);
    expect(call([{ ...scalar, repeating: true }], [])).toEqual([[]]);
  });
});

describe('Conversion to the declared type', () => {
  // learn.microsoft.com: custom-functions-json, "parameters": type any allows any of the other types.
  test('any takes numbers, texts and booleans as they are', () => {
    expect(call([scalar, scalar, scalar], [value(1.5), value('12'), value(true)])).toEqual([
      1.5,
      '12',
      true,
    ]);
  });

  // Inferred from Excel's own functions with numeric arguments; no source for custom functions.
  test.each([
    [true, 1],
    [false, 0],
    ['12.5', 12.5],
    [' 1,250 ', 1250],
    ['1e3', 1000],
    ['50%', 0.5],
    ['Ann', '#VALUE!'],
    ['', '#VALUE!'],
    ['.', '#VALUE!'],
    ['1,25', '#VALUE!'],
  ])('number takes %p as %p', (given, arrives) => {
    expect(sent({ type: 'number' }, value(given))).toBe(arrives);
  });

  // Inferred, as above.
  test.each([
    [12, '12'],
    [0.1 + 0.2, '0.3'],
    [1e21, '1E+21'],
    [true, 'TRUE'],
  ])('string takes %p as %p', (given, arrives) => {
    expect(sent({ type: 'string' }, value(given))).toBe(arrives);
  });

  // Inferred, as above.
  test.each([
    [2, true],
    [0, false],
    ['True', true],
    ['FALSE', false],
    ['yes', '#VALUE!'],
  ])('boolean takes %p as %p', (given, arrives) => {
    expect(sent({ type: 'boolean' }, value(given))).toBe(arrives);
  });
});

describe('Blank cells', () => {
  // github.com/OfficeDev/office-js/issues/4702: 0 on the desktop, null on the web and in newer builds.
  test('a blank cell given to a single value of type any is 0 or null, by the setting', () => {
    expect(sent(scalar, value(null), { blanks: 'zero' })).toBe(0);
    expect(sent(scalar, value(null), { blanks: 'null' })).toBeNull();
    expect(sent(scalar, value(null), { blanks: 'emptyText' })).toBeNull();
  });

  // github.com/OfficeDev/office-js/issues/1951 and 5262: 0; the latter is labelled fixed.
  test('a blank cell inside a range of type any is 0, null or "", by the setting', () => {
    const given = range([1, null]);
    expect(sent(matrix, given, { blanks: 'zero' })).toEqual([[1, 0]]);
    expect(sent(matrix, given, { blanks: 'null' })).toEqual([[1, null]]);
    expect(sent(matrix, given, { blanks: 'emptyText' })).toEqual([[1, '']]);
  });

  // github.com/OfficeDev/office-js/issues/1951: seen with =F("A",M1,"B"), M1 blank, matrix parameter.
  test('a blank cell given to a range parameter follows the rule for ranges', () => {
    expect(sent(matrix, value(null), { blanks: 'emptyText' })).toEqual([['']]);
  });

  // Inferred: what Excel's own conversions make of a blank.
  test('a blank cell is 0, "" or FALSE where a type is declared, whatever the setting', () => {
    for (const blanks of ['zero', 'null', 'emptyText'] as const) {
      expect(sent({ type: 'number' }, value(null), { blanks })).toBe(0);
      expect(sent({ type: 'string' }, value(null), { blanks })).toBe('');
      expect(sent({ type: 'boolean' }, value(null), { blanks })).toBe(false);
    }
  });
});

describe('Ranges', () => {
  // learn.microsoft.com: custom-functions-parameter-options, "Range parameters".
  test('a range arrives as rows of cells', () => {
    expect(sent(matrix, range([1, 'a'], [true, 2]))).toEqual([
      [1, 'a'],
      [true, 2],
    ]);
  });

  // learn.microsoft.com: custom-functions-parameter-options: repeating ranges take ADD(5,B2,C3,8,E5:E8).
  test('a single value or cell given to a range parameter arrives as a range of one cell', () => {
    expect(sent(matrix, value(5))).toEqual([[5]]);
    expect(sent(matrix, range([5]))).toEqual([[5]]);
  });

  test('a range of one cell given to a single value is its value', () => {
    expect(sent(scalar, range([5]))).toBe(5);
  });

  // github.com/OfficeDev/office-js-docs-pr/issues/2238 ("Unliftable Array"), office-js-snippets/issues/340.
  test('a larger range given to a single value is #CALC!, without a call', () => {
    expect(sent(scalar, range([1, 2]))).toBe('#CALC!');
    expect(sent(scalar, range([1], [2]))).toBe('#CALC!');
  });

  // The doubt about the rule above: whether current builds lift custom functions as they lift their own.
  test('by the setting, a larger range given to a single value calls once per cell', () => {
    expect(sent(scalar, range([1, 2]), { rangeToScalar: 'lift' })).toBe('lifted');
  });
});

describe('Errors as arguments', () => {
  const notAvailable: CellValue = { error: '#N/A', message: 'the sentence' };
  const asSent = { code: '#N/A', type: 'CustomFunctionError' };

  // learn.microsoft.com: custom-functions-json, "allowErrorForDataTypeAny", default false.
  test('an error is the result, without a call', () => {
    expect(sent(scalar, value(notAvailable))).toBe('#N/A');
    expect(sent(matrix, range([1, notAvailable], [{ error: '#NUM!' }, 2]))).toBe('#N/A');
  });

  // Inferred: arguments are evaluated from left to right.
  test('of several errors the first decides', () => {
    expect(call([scalar, scalar], [value({ error: '#REF!' }), value(notAvailable)])).toEqual([
      '#REF!',
    ]);
  });

  // learn.microsoft.com: custom-functions-json: "any" and "any[][]" accept errors when the metadata says so.
  // The form is what office.js turns into CustomFunctions.Error objects (tried).
  test('with allowErrorForDataTypeAny an error reaches parameters of type any as an object', () => {
    expect(sent(scalar, value(notAvailable), { allowErrors: true })).toEqual(asSent);
    expect(sent(matrix, range([1, notAvailable]), { allowErrors: true })).toEqual([[1, asSent]]);
  });

  // learn.microsoft.com: custom-functions-json: only type any accepts errors.
  test('with allowErrorForDataTypeAny an error given to a declared type is the result all the same', () => {
    expect(sent({ type: 'number' }, value(notAvailable), { allowErrors: true })).toBe('#N/A');
  });

  // Inferred: a cell that is still being calculated has no value yet.
  test('an argument that waits for a custom function makes the cell wait, whatever else is wrong', () => {
    const busy: CellValue = { error: '#BUSY!' };
    expect(sent(matrix, range([notAvailable, busy]), { allowErrors: true })).toBe('#BUSY!');
    expect(call([scalar, scalar], [value(notAvailable), value(busy)])).toEqual(['#BUSY!']);
  });
});

const id = 'T.SAY';
const metadata = {
  functions: [
    { id, name: id, parameters: [{ name: 'cells', type: 'any', dimensionality: 'matrix' }] },
  ],
};

/** How a blank cell arrives. */
const blankAs: Readonly<Record<Blanks, unknown>> = { zero: 0, null: null, emptyText: '' };

/** A sheet with one column of formulas, each over a number and a blank cell. */
class Sheet {
  readonly rows: { readonly value: number; shown?: unknown }[] = [];
  /** The calculation after results breaks off. */
  breaks = false;

  constructor(private readonly functions: () => FunctionHost) {}

  enter(row: number, value: number): void {
    this.rows[row % 6] = { value };
    this.calculate([row % 6]);
  }

  calculate(rows: Iterable<number> = this.rows.keys()): void {
    const compute = this.functions().definitions[0]?.compute;
    for (const row of rows) {
      const formula = this.rows[row];
      if (formula === undefined) continue;
      const values: CellValue[][] = [[formula.value, null]];
      formula.shown = compute?.([{ kind: 'range', values }], { sheetId: 's1', row, column: 0 });
    }
  }

  onResults(cells?: readonly CellPosition[]): void {
    const [first, ...others] = cells?.map(({ row }) => row) ?? this.rows.keys();
    if (first !== undefined) this.calculate([first]);
    if (this.breaks) throw new Error('The calculation broke off.');
    this.calculate(others);
  }
}

/** The page of the functions as office.js has it: what could not be delivered is delivered again. */
class Page {
  loads = 1;
  private inbox: string[] = [];
  private undelivered: unknown[] = [];

  constructor(private readonly functions: () => FunctionHost) {}

  take(calls: readonly string[]): void {
    this.inbox.push(...calls);
  }

  load(): void {
    this.loads += 1;
    this.inbox = [];
    this.undelivered = [];
  }

  /** `sheet` breaks off the calculation that the results bring about. */
  answer(count: number, sheet?: Sheet): void {
    const results = this.inbox.splice(0, count).map((text) => {
      const [call, , args] = JSON.parse(text) as [number, string, unknown];
      return [call, true, this.said(args)];
    });
    this.undelivered.push(...results);
    if (sheet) sheet.breaks = true;
    try {
      this.functions().receive(this.undelivered);
      this.undelivered = [];
    } catch {
      // Delivered with the next answer.
    } finally {
      if (sheet) sheet.breaks = false;
    }
  }

  said(args: unknown): string {
    return `load ${String(this.loads)}: ${JSON.stringify(args)}`;
  }
}

const steps = fc.oneof(
  fc.record({ what: fc.constant('enter' as const), row: fc.nat(5), value: fc.nat(3) }),
  fc.record({ what: fc.constant('answer' as const), count: fc.nat(3), breaksOff: fc.boolean() }),
  fc.record({
    what: fc.constant('blanks' as const),
    blanks: fc.constantFrom<Blanks>('zero', 'null', 'emptyText'),
  }),
  fc.record({
    what: fc.constantFrom(
      'settle' as const,
      'wait' as const,
      'load' as const,
      'ready' as const,
      'insertRow' as const,
      'calculateFully' as const,
      'fail' as const,
    ),
  }),
);

test.each([false, true])(
  'Whatever comes between a call and its result, every formula ends up with its value (stale: %p)',
  (stale) => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 60 }), (taken) => {
        const tasks: (() => void)[] = [];
        const late: (() => void)[] = [];
        const functions: FunctionHost = createFunctionHost({
          metadata,
          blanks: 'zero',
          stale,
          send: (calls) => {
            page.take(calls);
          },
          onResults: (cells) => {
            sheet.onResults(cells);
          },
          later: (task) => tasks.push(task),
          delayed: (task) => late.push(task),
        });
        const page = new Page(() => functions);
        const sheet = new Sheet(() => functions);
        const runAll = (list: (() => void)[]): void => {
          for (const task of list.splice(0)) task();
        };

        for (const step of taken) {
          switch (step.what) {
            case 'enter':
              sheet.enter(step.row, step.value);
              break;
            case 'answer':
              // Late results are no answer to office.js, which could deliver them again.
              page.answer(step.count, step.breaksOff && !stale ? sheet : undefined);
              break;
            case 'blanks':
              functions.setBlanks(step.blanks);
              break;
            case 'settle':
              runAll(tasks);
              break;
            case 'wait':
              runAll(late);
              break;
            case 'load':
              functions.restart();
              page.load();
              break;
            case 'ready':
              functions.ready();
              break;
            case 'insertRow':
              sheet.rows.unshift({ value: 9 });
              sheet.calculate([0]);
              functions.cellsMoved();
              break;
            case 'calculateFully':
              functions.invalidate();
              sheet.calculate();
              break;
            case 'fail':
              if (!functions.started()) functions.fail('It did not start.');
          }
        }

        functions.ready();
        for (let turn = 0; turn < 20; turn++) {
          runAll(tasks);
          page.answer(Infinity);
          runAll(late);
        }
        expect(functions.busy()).toBe(false);
        for (const formula of sheet.rows.filter(Boolean)) {
          expect(formula.shown).toBe(page.said([[[formula.value, blankAs[functions.blanks]]]]));
        }
      }),
      { numRuns: runs(150, 3000) },
    );
  },
);

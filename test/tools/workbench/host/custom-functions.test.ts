import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { CellValue, RawArgument } from '../../../../tools/workbench/grid/grid';
import type { OfficePage } from './office-page';
import { asError, createWorkbench, until, type Workbench } from './support';

const any = (name: string, more = {}) => ({ name, type: 'any', ...more });
const names = ['T.SHOW', 'T.FAIL', 'T.TABLE', 'T.ODD', 'T.TWICE', 'T.UNKNOWN'];
const metadata = {
  allowErrorForDataTypeAny: true,
  functions: names.map((id) => ({
    id,
    name: id,
    parameters: [
      any('first', { dimensionality: 'matrix', optional: true }),
      any('second', { optional: true }),
    ],
  })),
};

let workbench: Workbench;
let page: OfficePage;

beforeAll(async () => {
  workbench = createWorkbench({ metadata });
  page = await workbench.open('functions');
  const { CustomFunctions } = page;
  const { Error: CellError, ErrorCode } = CustomFunctions;
  const errors = {
    notAvailable: ErrorCode.notAvailable,
    divisionByZero: ErrorCode.divisionByZero,
    invalidNumber: ErrorCode.invalidNumber,
    invalidValue: ErrorCode.invalidValue,
    nullReference: ErrorCode.nullReference,
  };
  CustomFunctions.associate({
    'T.SHOW': (first: unknown[][], second: unknown) => {
      const shown = (value: unknown): unknown =>
        value instanceof CellError ? `error ${value.code}` : value;
      return JSON.stringify([first.map((row) => row.map(shown)), shown(second)]);
    },
    'T.FAIL': (first: (keyof typeof errors)[][], second: string) => {
      throw asError(new CellError(errors[first[0]?.[0] ?? 'invalidValue'], second));
    },
    'T.TABLE': () => [
      ['a', 1, null],
      ['b', new CellError(ErrorCode.notAvailable, 'none'), ''],
      [NaN, 1 / 0, true],
    ],
    'T.ODD': (first: string[][]) =>
      ({ nan: NaN, infinity: 1 / 0, nothing: undefined })[first[0]?.[0] ?? ''],
    'T.TWICE': (first: number[][]) => Promise.resolve(2 * (first[0]?.[0] ?? 0)),
  });
});
afterAll(() => {
  workbench.close();
});

/** The value a formula ends up with, through office.js and back. */
async function result(name: string, ...given: (CellValue | CellValue[][])[]): Promise<unknown> {
  const definition = workbench.functions.definitions.find((each) => each.name === name);
  const args = given.map((value): RawArgument =>
    Array.isArray(value) ? { kind: 'range', values: value } : { kind: 'value', value },
  );
  const compute = () => definition?.compute(args, { sheetId: 'sheet1', row: 0, column: 0 });
  const isWaiting = (): boolean => JSON.stringify(compute()).includes('#BUSY!');
  await until(() => !isWaiting());
  return compute();
}

describe('Custom functions in Microsoft’s own runtime', () => {
  test('arguments arrive as sent: ranges as rows, omitted ones as null, errors as error objects', async () => {
    expect(
      await result('T.SHOW', [
        [1, 'a'],
        [true, null],
      ]),
    ).toBe('[[[1,"a"],[true,0]],null]');
    expect(await result('T.SHOW', { error: '#N/A' }, { error: '#DIV/0!' })).toBe(
      '[[["error #N/A"]],"error #DIV/0!"]',
    );
  });

  test('a matrix comes back with its errors in their cells; null, NaN and infinity inside it are 0', async () => {
    expect(await result('T.TABLE')).toEqual([
      ['a', 1, 0],
      ['b', { error: '#N/A', message: 'none' }, ''],
      [0, 0, true],
    ]);
  });

  test('an asynchronous function is waited for', async () => {
    expect(await result('T.TWICE', 21)).toBe(42);
  });

  test('thrown errors keep their code, and their text where Excel shows one', async () => {
    expect(await result('T.FAIL', 'notAvailable', 'no row')).toEqual({
      error: '#N/A',
      message: 'no row',
    });
    expect(await result('T.FAIL', 'invalidValue', 'too big')).toEqual({
      error: '#VALUE!',
      message: 'too big',
    });
    expect(await result('T.FAIL', 'invalidNumber', 'unseen')).toEqual({ error: '#NUM!' });
    expect(await result('T.FAIL', 'divisionByZero', 'unseen')).toEqual({ error: '#DIV/0!' });
    expect(await result('T.FAIL', 'nullReference', 'unseen')).toEqual({ error: '#NULL!' });
  });

  test('NaN is #VALUE!, infinity #NUM!, undefined 0', async () => {
    expect(await result('T.ODD', 'nan')).toEqual({ error: '#VALUE!' });
    expect(await result('T.ODD', 'infinity')).toEqual({ error: '#NUM!' });
    expect(await result('T.ODD', 'nothing')).toBe(0);
  });

  test('a function the page has not associated is #VALUE!', async () => {
    expect(await result('T.UNKNOWN')).toEqual({ error: '#VALUE!' });
  });

  test('a thousand calls of one calculation come back together', async () => {
    const recalculated = jest.spyOn(workbench.grid, 'recalculate');
    const definition = workbench.functions.definitions.find((each) => each.name === 'T.TWICE');
    for (let row = 0; row < 1000; row++) {
      definition?.compute([{ kind: 'value', value: 1000 + row }, { kind: 'omitted' }], {
        sheetId: 'sheet1',
        row,
        column: 0,
      });
    }
    await until(() => !workbench.functions.busy());
    const [[cells] = [], ...more] = recalculated.mock.calls;
    expect([cells?.length, more]).toEqual([1000, []]);
  });

  test('the functions page is told apart from the pane: only it starts the runtime', async () => {
    const pane = await workbench.open('pane');
    expect(pane.info.addin).toBeNull();
    expect(workbench.problems).toEqual([]);
  });

  test('a page that is loaded again takes over', async () => {
    const reloaded = await workbench.open('functions');
    reloaded.CustomFunctions.associate('T.TWICE', () => 'from the new page');
    expect(await result('T.TWICE', 21)).toBe('from the new page');
  });
});

import { describe, expect, test } from '@jest/globals';
import type { CellValue, RawArgument } from '../../../../../tools/workbench/grid/grid';
import { lift } from '../../../../../tools/workbench/host/functions/host';

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

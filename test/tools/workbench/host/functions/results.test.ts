import { describe, expect, test } from '@jest/globals';
import { readResult } from '../../../../../tools/workbench/host/functions/results';

const shown = (...rest: unknown[]): unknown => readResult([1, ...rest])?.value;

describe('Results of custom functions in their cells', () => {
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

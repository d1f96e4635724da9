/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { withHours } from '../../../../src/core/numbers';
import { hoursIn, hoursTyped } from '../../../../taskpane/kgs/typed/hours';

describe('Main time is read as people write it', () => {
  test.each([
    ['0:29', 29 / 60],
    ['3:00', 3],
    ['29 min', 29 / 60],
    ['29min.', 29 / 60],
    ['90 minuten', 1.5],
    ['3 h', 3],
    ['1 h 30 min', 1.5],
    ['2 uur', 2],
    ['1,5 uur', 1.5],
    [' 0.5 ', 0.5],
    ['27', 27],
  ])('%s', (typed, hours) => {
    expect(hoursIn(typed, '.')).toBeCloseTo(hours, 12);
  });

  test.each(['', '1:60', '1:5', 'h', 'min', '3 days', '1 h 2 h', '0:29:30', '1.000,5 h'])(
    '%p is none',
    (typed) => {
      expect(hoursIn(typed, '.')).toBeUndefined();
    },
  );

  test('a number below 0 is read, so that it can be said to be too small', () => {
    expect(hoursIn('-1', '.')).toBe(-1);
  });

  test('a number alone has the decimal mark of the workbook', () => {
    expect([hoursIn('0,5', ','), hoursIn('0,5', '.')]).toEqual([0.5, undefined]);
  });
});

describe('Main time is said as it would be typed', () => {
  test.each([
    [29 / 60, '0:29'],
    [4 / 3, '1:20'],
    [1 / 60, '0:01'],
    [0.5, '0.5'],
    [2.25, '2.25'],
    [27, '27'],
    [0, '0'],
    // No whole minutes.
    [0.4807, '0.481'],
  ])('%d as %s', (hours, typed) => {
    expect(hoursTyped(hours, '.')).toBe(typed);
    expect(hoursIn(typed, '.')).toBeCloseTo(hours, 3);
  });

  test('with the decimal mark of the workbook', () => {
    expect(hoursTyped(0.5, ',')).toBe('0,5');
  });
});

describe('A cell of texts is read whatever its decimal mark', () => {
  test.each([
    ['12:00', 12],
    ['12:00:00', 12],
    ['0:30', 0.5],
    ['0,5', 0.5],
    ['0.5', 0.5],
    ['12', 12],
    ['12 h', 12],
    [' 1 u 30 min. ', 1.5],
    ['305 min', 305 / 60],
  ])('%s', (typed, hours) => {
    expect(withHours(typed)).toBeCloseTo(hours, 12);
  });

  test.each(['', ' ', '12:60', '12:00:30', 'h', '-1', 'many', '1,000.5', '12-00', '3 29 min'])(
    '%p is no main time, and stays as it is',
    (typed) => {
      expect(withHours(typed)).toBe(typed);
    },
  );
});

import { describe, expect, test } from '@jest/globals';
import { sofAward, sofStratum } from '../../../src';
import { failure, refusal, unusableNumbers, value } from '../results';

describe('S8: the top stratum', () => {
  test('is paid as the whole field where that is more', () => {
    expect(value(sofStratum(1000, 60, 2000, 20))).toBe(21.87); // 1.1 x 12.78 = 14.06
    expect(value(sofStratum(1000, 60, 2000, 20))).toBe(value(sofAward(1000, 60)));
  });

  test('is paid at least 110 % of its stand-alone award', () => {
    // 30 tables averaging 400 with 20 averaging 3000: 8.31 for all, 15.83 for the A entries alone
    expect(value(sofAward(400, 30))).toBe(8.31);
    expect(value(sofStratum(400, 30, 3000, 20))).toBe(17.41); // 1.1 x 15.8256667
  });

  test('compares and multiplies unrounded awards, and rounds once', () => {
    // 20 A tables averaging 3010: 1.1 x 15.8561 = 17.44171; from the rounded 15.86 it would be 17.45
    expect(value(sofAward(3010, 20))).toBe(15.86);
    expect(value(sofStratum(400, 30, 3010, 20))).toBe(17.44);
  });

  test('is scaled as the event is', () => {
    const options = { sessions: 1, rating: 'Sectional', restrictions: 2 };
    // 1.1 x 15.8256667 x 10/14 x 2/3 x 0.7
    expect(value(sofStratum(400, 30, 3000, 20, options))).toBe(5.8);
    expect(value(sofStratum(400, 30, 3000, 20, {}))).toBe(17.41);
  });

  test('has a least award above 2.50 and no second cap', () => {
    expect(value(sofStratum(0, 1, 0, 1))).toBe(2.75);
    expect(value(sofStratum(10_000, 60, 10_000, 60))).toBe(55);
  });

  test('may be the whole field, but no more', () => {
    expect(value(sofStratum(1000, 20, 1000, 20))).toBe(10.4); // 1.1 x 9.4563
    expect(refusal(sofStratum(1000, 20, 1000, 20.5))).toEqual([
      'stratumTables: 20.5. Stratum A can’t have more tables than the whole field (20).',
      'value',
    ]);
    expect(value(sofStratum(1000, 20, 1000, 20.000000000000004))).toBe(10.4);
  });
});

describe('S8: arguments', () => {
  const AVERAGE = 'Enter an average of 0 or more.';
  const TABLES = 'Enter a number above 0.';

  test.each([
    ['fieldAvg', -1, sofStratum(-1, 20, 100, 10), AVERAGE],
    ['fieldTables', 0, sofStratum(100, 0, 100, 10), TABLES],
    ['stratumAvg', -1, sofStratum(100, 20, -1, 10), AVERAGE],
    ['stratumTables', 0, sofStratum(100, 20, 100, 0), TABLES],
  ])('%s of %d is refused', (name, found, result, needed) => {
    expect(refusal(result)).toEqual([`${name}: ${found}. ${needed}`, 'value']);
  });

  test.each(unusableNumbers('fieldAvg'))('a field average of %d is refused', (bad, expected) => {
    expect(refusal(sofStratum(bad, 20, 100, 10))).toEqual(expected);
  });

  test.each(unusableNumbers('stratumTables'))('%d tables are refused', (bad, expected) => {
    expect(refusal(sofStratum(100, 20, 100, bad))).toEqual(expected);
  });

  test('the first unusable argument is the one named', () => {
    const wrong = { sessions: 0 };
    expect(failure(sofStratum(-1, 0, -1, 0, wrong)).at.argument).toBe('fieldAvg');
    expect(failure(sofStratum(1, 0, -1, 0, wrong)).at.argument).toBe('fieldTables');
    expect(failure(sofStratum(1, 5, -1, 0, wrong)).at.argument).toBe('stratumAvg');
    expect(failure(sofStratum(1, 5, 1, 0, wrong)).at.argument).toBe('stratumTables');
    expect(failure(sofStratum(1, 5, 1, 6, wrong)).at.argument).toBe('stratumTables');
    expect(failure(sofStratum(1, 5, 1, 1, wrong)).at.argument).toBe('sessions');
  });
});

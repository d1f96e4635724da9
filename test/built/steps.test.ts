import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { longCalls } from '../functions/long-lists';
import { sampled } from '../support/sampled';
import { dist, loadBundle } from './support/bundle';
import { countSteps, counting } from './support/counted-steps';

/** Steps of twice as long a list by those of the list: sorting takes 2.2 times as many, comparing all with all 4. */
const MOST = 2.5;
const ROWS = 250;

const reference = JSON.parse(
  readFileSync(path.join(dist, '..', 'build', 'reference.json'), 'utf8'),
) as { id: string; examples: [{ formula: string }] }[];
const calls = longCalls(reference.map(({ id, examples: [{ formula }] }) => ({ id, formula })));

const counted = countSteps(readFileSync(path.join(dist, 'functions.js'), 'utf8'));

describe('no function takes more than linear time, but for sorting', () => {
  test.each(sampled(calls, 16))('$id: $what', ({ id, args }) => {
    const steps = [ROWS, 2 * ROWS].map((rows) => {
      const given = args(rows);
      return counted.stepsOf(() => counted.functions.get(id)?.(...given));
    });
    const [once = NaN, twice = NaN] = steps;
    expect(once).toBeGreaterThan(0);
    expect(twice / once).toBeLessThanOrEqual(MOST);
  });

  test('every function is among them', () => {
    expect([...new Set(calls.map(({ id }) => id))].sort()).toEqual(
      [...counted.functions.keys()].sort(),
    );
  });
});

test('what compares all with all is found', () => {
  const script = `CustomFunctions.associate('BAD', function (cells) {
    var found = 0;
    for (var i = 0; i < cells.length; i++) cells.forEach(function (each) { if (each === cells[i]) found++; });
    while (found > 1e9) found--;
    return [[found]];
  });`;
  expect(counting(script)).toContain('function (cells) {steps++;');
  const { functions, stepsOf } = countSteps(script);
  const of = (rows: number): number => stepsOf(() => functions.get('BAD')?.(Array(rows).fill(1)));
  expect(of(200) / of(100)).toBeGreaterThan(3.5);
});

describe('whole columns overflow no stack', () => {
  const functions = loadBundle('functions.js');
  const long = calls.filter(({ what }) => ['in no order', 'argument 1 a column'].includes(what));

  test.each(sampled(long, 3))('$id: $what', ({ id, args }) => {
    const given = args(150_000);
    try {
      functions.get(id)?.(...given);
    } catch (error) {
      expect((error as Error).message).not.toMatch(/stack|array length/i);
    }
  });
});

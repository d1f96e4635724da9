import { describe, expect, test } from '@jest/globals';
import { CellError } from '../functions/custom-functions';
import { flawOf } from '../functions/flaw';
import { loadBundle, readMetadata, readReference } from './support/bundle';
import { sampled } from '../support/sampled';
import { argumentsOf } from './support/formula';
import { hostileValues } from './support/hostile-values';

const functions = loadBundle('functions.js');
const examples = new Map(
  readReference().map(({ id, examples: [{ formula }] }) => [id, argumentsOf(formula)]),
);

const passedOn = new Set(hostileValues.filter((value) => value instanceof CellError));
const flawOfCall = (id: string, args: unknown[]): string | undefined =>
  flawOf(() => functions.get(id)?.(...args), passedOn);

const cases = readMetadata().functions.flatMap(({ id, parameters }) =>
  parameters.map((parameter, index) => ({
    id,
    name: parameter.name,
    index,
    count: parameters.length,
  })),
);

test('there are at least 200 hostile values', () => {
  expect(new Set(hostileValues).size).toBeGreaterThanOrEqual(200);
});

describe.each(cases)('$id, $name', ({ id, index, count }) => {
  const example = examples.get(id) ?? [];
  const withArgument = (value: unknown): unknown[] =>
    Array.from({ length: count }, (_, each) => (each === index ? value : (example[each] ?? null)));

  test('shows a value or an error with a sentence, whatever the cell holds', () => {
    for (const value of sampled(hostileValues, 70)) {
      expect([value, flawOfCall(id, withArgument([[value]]))]).toEqual([value, undefined]);
    }
  });

  test('does so for every cell of a range, too', () => {
    for (const value of sampled(hostileValues, 15)) {
      const shapes = [[[1], [value]], [[1, value]], [[value], [value], [value]]];
      for (const range of shapes) {
        expect([value, flawOfCall(id, withArgument(range))]).toEqual([value, undefined]);
      }
    }
  });

  test('gives the same answer for a blank, however it arrives', () => {
    const outcomes = [0, null, ''].map((blank) => {
      try {
        return functions.get(id)?.(...withArgument([[blank]]));
      } catch (error) {
        return (error as CellError).code;
      }
    });
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[2]).toEqual(outcomes[0]);
  });
});

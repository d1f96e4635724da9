import { describe, expect, test } from '@jest/globals';
import { argumentsOf, resultOf } from '../built/support/formula';
import { CellError, flawOf, thrownBy } from './custom-functions';
import { loadFormulas } from './formulas';
import { systems } from '../../src/systems';

describe.each(systems.map(({ id }) => id))('the formulas of %s', (system) => {
  const formulas = loadFormulas(system);

  test('take what their comments say', () => {
    for (const { id, parameters, takes } of formulas) {
      expect([id, takes]).toEqual([id, parameters]);
    }
  });

  test('give the results that their examples show', () => {
    for (const { examples, implementation } of formulas) {
      for (const { formula, result } of examples) {
        expect([formula, implementation(...argumentsOf(formula))]).toEqual([
          formula,
          resultOf(result),
        ]);
      }
    }
  });

  test('pass an error on that stands in the first cell they are given', () => {
    const broken = new CellError('#DIV/0!');
    for (const { id, examples, implementation } of formulas) {
      const args = argumentsOf(examples[0]?.formula ?? '');
      const [given] = args;
      if (given?.[0]) given[0][0] = broken;
      expect([id, thrownBy(() => implementation(...args))]).toEqual([id, broken]);
    }
  });

  test('answer with a value or a sentence when every argument is left out', () => {
    for (const { id, examples, implementation } of formulas) {
      const omitted = argumentsOf(examples[0]?.formula ?? '').map(() => null);
      expect([id, flawOf(() => implementation(...omitted))]).toEqual([id, undefined]);
      expect([id, flawOf(() => implementation())]).toEqual([id, undefined]);
    }
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as core from '../../../../src';
import type { AnyStep, Result } from '../../../../src';
import { value } from '../../results';

/** What one `explain…` gives: the values and, row by row, the steps as clause, code, values and value. */
interface Golden {
  readonly rule: string;
  readonly args: readonly unknown[];
  readonly values: readonly unknown[];
  readonly steps: readonly (readonly unknown[])[];
}

/** Drawn at random over the arguments of every rule; written by the version that recorded steps while it computed. */
const golden = readFileSync(path.join(__dirname, '../../../golden/steps.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Golden);

type Explain = (...args: readonly unknown[]) => Result<Derived | readonly Derived[]>;

interface Derived {
  readonly value: unknown;
  readonly steps: readonly AnyStep[];
}

/** At 12 significant digits: the last ones of logarithms and powers differ between engines. */
const steady = (content: unknown): unknown =>
  JSON.parse(JSON.stringify(content), (_, each: unknown) =>
    typeof each === 'number' ? Number(each.toPrecision(12)) : each,
  );

describe('the steps of 0.1 stay', () => {
  test.each(golden.map((each) => [each.rule, JSON.stringify(each.args), each] as const))(
    '%s%s',
    (rule, _, { args, values, steps }) => {
      const explain = (core as unknown as Record<string, unknown>)[`explain${rule}`] as Explain;
      const rows = [value(explain(...args))].flat();
      expect(steady(rows.map((row) => row.value))).toEqual(steady(values));
      const found = rows.map((row) =>
        row.steps.map((step) => [step.clause, step.code, step.values, step.value]),
      );
      expect(steady(found)).toEqual(steady(steps));
    },
  );
});

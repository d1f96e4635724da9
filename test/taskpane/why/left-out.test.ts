/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { sofAward } from '../../../src/sof/formulas';
import { type CallNode, placeOf, readFormula } from '../../../taskpane/why/formula/node';
import { isSingleValue } from '../../../taskpane/why/fault';
import { CellError, leftOutKey, type Value } from '../../../taskpane/why/values/cell';
import { firstOf } from '../../../taskpane/why/values/grid';
import { documented, namesOf } from './documented';
import { workedOutIn } from './worked-out';

const nothing = (): void => undefined;

/** What a formula comes to with values in place of arguments that its outer call leaves out. */
async function withArguments(formula: string, values: ReadonlyMap<number, Value>) {
  const read = readFormula(formula);
  if (!read) throw new Error(`${formula} cannot be read`);
  const [from, to] = placeOf(read.tree);
  const key = leftOutKey({ from, to });
  const instead = new Map([...values].map(([at, value]) => [`${key}${at}`, value]));
  return workedOutIn(nothing, formula, { instead });
}

describe('An argument that is left out is given a value', () => {
  const award = (options: Parameters<typeof sofAward>[2]): number | undefined => {
    const answer = sofAward(1250, 60, options);
    return answer.ok ? answer.value : undefined;
  };

  test.each([
    ['behind the last', '=SOF.AWARD(1250,60)', [[2, 3]], award({ sessions: 3 })],
    [
      'between two',
      '=SOF.AWARD(1250,60,,"Sectional")',
      [[2, 3]],
      award({ sessions: 3, rating: 'Sectional' }),
    ],
    [
      'and another further on',
      '=SOF.AWARD(1250,60)',
      [
        [2, 3],
        [3, 'Sectional'],
      ],
      award({ sessions: 3, rating: 'Sectional' }),
    ],
    ['which counts for nothing where it is blank', '=SOF.AWARD(1250,60)', [[2, null]], award({})],
  ] as const)('%s', async (_what, formula, values, expected) => {
    const { grid, calls } = await withArguments(formula, new Map<number, Value>(values));
    expect(firstOf(grid).value).toBe(expected);
    expect(calls[0]?.sources).toHaveLength(calls[0]?.given.length ?? 0);
  });

  test('of its own call alone', async () => {
    const both = '=SOF.AWARD(1250,60)+SOF.AWARD(1250,60)';
    const instead = new Map<string, Value>([[`${leftOutKey({ from: 1, to: 19 })}2`, 3]]);
    const { grid } = await workedOutIn(nothing, both, { instead });
    expect(firstOf(grid).value).toBeCloseTo((award({ sessions: 3 }) ?? 0) + (award({}) ?? 0), 9);
  });
});

/** Refusals of a range, of which one value has not the size. */
const ofSize = /Rows|Column|length|size/i;

describe('Every argument that may be left out takes one value, or is known to take a range:', () => {
  const calls = documented.flatMap(({ id, formula }) => {
    const tree = readFormula(formula)?.tree;
    return tree?.type === 'CallExpression' ? [{ id, formula, tree: tree as CallNode }] : [];
  });
  const cases = calls.flatMap(({ id, formula, tree }) =>
    namesOf(id).flatMap((name, at) => {
      const isLeftOut = (tree.arguments[at] ?? null) === null;
      return isLeftOut && isSingleValue(id, name) ? [[name, formula, at] as const] : [];
    }),
  );

  test('there are such arguments', () => {
    expect(cases.length).toBeGreaterThan(20);
  });

  test.each(cases)('%s of %s', async (_name, formula, at) => {
    const { grid } = await withArguments(formula, new Map([[at, 1]]));
    const { value } = firstOf(grid);
    const code = value instanceof CellError ? (value.failure?.code ?? '') : '';
    expect(code).not.toMatch(ofSize);
  });
});

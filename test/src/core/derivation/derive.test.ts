import { describe, expect, test } from '@jest/globals';
import { refuse, succeed } from '../../../../src';
import type { AgaSteps } from '../../../../src/aga/why';
import {
  derived,
  derivedCells,
  derivedRows,
  derivingCells,
  derivingRows,
  derivingRowsOf,
  type Tell,
} from '../../../../src/core/derivation';
import { explainNkGroups, explainNkGroupsRows } from '../../../../src/nk/why';
import { failure, value } from '../../results';

/** A working as simple as can be: numbers, each of which is rounded. */
interface Working {
  readonly numbers: readonly number[];
}

const tell: Tell<AgaSteps, Working, string> = ({ numbers }, steps) => {
  for (const each of numbers) steps.add('A4', 'decay', { average: each }, each);
  for (const each of numbers) steps.rounded('A4', each, 1, Math.round(each * 10) / 10);
  return numbers.join(' ');
};

const refused = refuse({ argument: 'place', found: 0 }, 'pointsNotNegative');

describe('a derivation', () => {
  test('holds the value and its steps in order', () => {
    expect(value(derived(succeed({ numbers: [0.756] }), tell))).toEqual({
      value: '0.756',
      steps: [
        { clause: 'A4', code: 'decay', values: { average: 0.756 }, value: 0.756 },
        { clause: 'A4', code: 'rounded', values: { unrounded: 0.756, decimals: 1 }, value: 0.8 },
      ],
    });
  });

  test('has no step for a rounding that changes nothing, binary noise aside', () => {
    const { steps } = value(derived(succeed({ numbers: [0.3, 0.1 + 0.2] }), tell));
    expect(steps.map(({ code }) => code)).toEqual(['decay', 'decay']);
  });

  test('of a refusal is the refusal', () => {
    expect(failure(derived(refused, tell))).toEqual({
      code: 'pointsNotNegative',
      at: { argument: 'place', found: 0 },
      values: {},
    });
    expect(failure(derivedRows(refused, tell)).code).toBe('pointsNotNegative');
  });
});

describe('the derivations of a list', () => {
  test('are the same for rows of the same working, and in their order', () => {
    const shared = { numbers: [0.5] };
    const [first, second, third] = value(
      derivedRows(succeed([shared, { numbers: [0.5, 0.25] }, shared]), tell),
    );
    expect([first?.value, second?.value]).toEqual(['0.5', '0.5 0.25']);
    expect(second?.steps.map(({ code }) => code)).toEqual(['decay', 'decay', 'rounded']);
    expect(third).toBe(first);
  });

  test('of no rows are none', () => {
    expect(value(derivedRows(succeed([]), tell))).toEqual([]);
  });
});

describe('the derivation of one row', () => {
  const shared = { numbers: [0.5] };
  const workings = [shared, { numbers: [0.5, 0.25] }, shared, { numbers: [0.5] }];

  test.each([0, 1, 2, 3])('%i is that of the list, with the others of the same working', (row) => {
    const all = value(derivedRows(succeed(workings), tell));
    const one = value(derivingRows(() => succeed(workings), tell)()).row(row);
    expect(one.derivation).toEqual(all[row]);
    expect(one.sharing).toEqual(
      all.flatMap((each, at) => (each === all[row] && at !== row ? [at] : [])),
    );
  });

  test('makes the steps of no other row', () => {
    const told: Working[] = [];
    const telling: Tell<AgaSteps, Working, string> = (working, steps) => {
      told.push(working);
      return tell(working, steps);
    };
    value(derivingRows(() => succeed(workings), telling)()).row(1);
    value(derivingCells(() => succeed([workings]), telling)())(0, 1);
    expect(told).toEqual([workings[1], workings[1]]);
  });

  test('beyond the list is none, and nobody shares it', () => {
    expect(value(derivingRows(() => succeed(workings), tell)()).row(4)).toEqual({
      derivation: undefined,
      sharing: [],
    });
  });

  test('gets what the rule is given, and its refusal', () => {
    const rows = derivingRows((count: number) => (count > 0 ? succeed([shared]) : refused), tell);
    expect(value(rows(1)).row(0).derivation?.value).toBe('0.5');
    expect(failure(rows(0)).code).toBe('pointsNotNegative');
  });
});

describe('the derivation of one row of a list with one working', () => {
  const whole = { all: [[0.5], [0.5, 0.25], [0.75]] };
  const rowOf = ({ all }: typeof whole, at: number): Working | undefined =>
    all[at] && { numbers: all[at] };
  const rows = derivingRowsOf(
    (isThere: boolean) => (isThere ? succeed(whole) : refused),
    ({ all }) => all,
    rowOf,
    tell,
  );

  test.each([0, 1, 2])('%i is that of the list, and nobody shares it', (row) => {
    const { workings, row: one } = value(rows(true));
    expect(workings).toBe(whole.all);
    const all = value(derivedRows(succeed(whole.all.map((numbers) => ({ numbers }))), tell));
    expect(one(row)).toEqual({ derivation: all[row], sharing: [] });
  });

  test('beyond the list is none; a refusal stays', () => {
    expect(value(rows(true)).row(3)).toEqual({ derivation: undefined, sharing: [] });
    expect(failure(rows(false)).code).toBe('pointsNotNegative');
  });
});

test('The group of one player is explained as in the list, with and without rights', () => {
  const strengths = [2500, 2100, 2400, 2400, 1900, 2300, 2200, 1800];
  const rights = ['', 'Topgroep', '', 'Groep 1', '', '', 'Groep 1', ''];
  for (const given of [undefined, rights]) {
    const all = value(explainNkGroups(strengths, given, 2));
    const { workings, row } = value(explainNkGroupsRows(strengths, given, 2));
    expect(workings.map(({ group }) => group)).toEqual(all.map((each) => each.value));
    expect(strengths.map((_, at) => row(at).derivation)).toEqual(all);
    expect(row(strengths.length).derivation).toBeUndefined();
  }
});

describe('the derivation of one cell', () => {
  const table = [[{ numbers: [0.5] }], [{ numbers: [0.25] }, { numbers: [0.75] }]];

  test('is that of the table', () => {
    const all = value(derivedCells(succeed(table), tell));
    expect(value(derivingCells(() => succeed(table), tell)())(1, 1)).toEqual(all[1]?.[1]);
  });

  test.each([
    [0, 1],
    [2, 0],
  ])('in row %i and column %i beyond the table is none', (row, column) => {
    expect(value(derivingCells(() => succeed(table), tell)())(row, column)).toBeUndefined();
  });

  test('of a refusal is the refusal', () => {
    expect(failure(derivingCells(() => refused, tell)()).code).toBe('pointsNotNegative');
  });
});

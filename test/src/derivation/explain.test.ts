import { describe, expect, test } from '@jest/globals';
import { refuse, succeed } from '../../../src';
import { explained, explainedRows } from '../../../src/derivation/explain';
import type { AgaSteps } from '../../../src/aga/steps';
import { failure, value } from '../results';

describe('a derivation', () => {
  test('holds the value and its steps in order', () => {
    const derivation = explained<AgaSteps>((trace) => {
      trace.add('A4', 'decay', { average: 6.2 }, 0.756);
      trace.rounded('A4', 0.756, 2, 0.76);
      return succeed(0.76);
    });
    expect(value(derivation)).toEqual({
      value: 0.76,
      steps: [
        { clause: 'A4', key: 'decay', values: { average: 6.2 }, value: 0.756 },
        { clause: 'A4', key: 'rounded', values: { unrounded: 0.756, decimals: 2 }, value: 0.76 },
      ],
    });
  });

  test('has no step for a rounding that changes nothing, binary noise aside', () => {
    const derivation = explained<AgaSteps>((trace) => {
      trace.rounded('A2', 0.3, 1, 0.3);
      trace.rounded('A2', 0.1 + 0.2, 1, 0.3);
      return succeed(0.3);
    });
    expect(value(derivation).steps).toEqual([]);
  });

  test('of a refusal is the refusal', () => {
    expect(failure(explained(() => refuse({ argument: 'place', found: 0 }, 'placeWhole')))).toEqual(
      {
        code: 'placeWhole',
        at: { argument: 'place', found: 0 },
        values: {},
      },
    );
    expect(
      failure(explainedRows(() => refuse({ argument: 'place', found: 0 }, 'placeWhole'))).code,
    ).toBe('placeWhole');
  });
});

describe('the derivations of a list', () => {
  const keys = (steps: readonly { key: string }[]): string[] => steps.map(({ key }) => key);

  test('continue from common steps, and rows may share one', () => {
    const list = value(
      explainedRows<AgaSteps>((traces) => {
        const common = traces.open([]);
        common.add('A4', 'decay', { average: 1.1 }, -0.001);
        const pair = traces.open([0, 2], common);
        pair.add('A4', 'decayFloor', { decay: -0.001 }, 0);
        traces.open([1], common).add('A6', 'leastPoints', {}, 0.01);
        return succeed([0, 0.01, 0]);
      }),
    );
    expect(list.map((each) => [each.value, ...keys(each.steps)])).toEqual([
      [0, 'decay', 'decayFloor'],
      [0.01, 'decay', 'leastPoints'],
      [0, 'decay', 'decayFloor'],
    ]);
  });

  test('a row that nobody opened has no steps', () => {
    expect(value(explainedRows<AgaSteps>(() => succeed([7])))).toEqual([{ value: 7, steps: [] }]);
  });
});

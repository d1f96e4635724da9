/** @jest-environment ./test/support/environment.js */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { significant } from '../../../../src/core/numbers';
import type { kgsCalls } from '../../../../taskpane/why/calls/kgs';
import { firstResults } from '../../../../taskpane/why/values/cell';
import { chance, type Chance } from '../../../checkers/kuksu-random';
import { provideCustomFunctions } from '../../../functions/custom-functions';

type Given = readonly (unknown[][] | null)[];

let calls: typeof kgsCalls;

beforeAll(async () => {
  provideCustomFunctions();
  ({ kgsCalls: calls } = await import('../../../../taskpane/why/calls/kgs'));
});

const column = (cells: readonly unknown[]): unknown[][] => cells.map((cell) => [cell]);
const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** Standings of so many players with fractions, a calculator now and then, and rows that do not count. */
function results({ below, in: sometimes }: Chance): Given {
  const players = 2 + below(8);
  const marks = many(players, () => (sometimes(0.8) ? 'x' : ''));
  marks[0] = 'x';
  const figures = (most: number): unknown[] =>
    many(players, () => (sometimes(0.2) ? `${below(most)}½` : below(most)));
  return [
    ...[[[60]], [[players]]],
    ...[column(figures(6)), column(figures(4)), column(figures(3))],
    sometimes(0.5) ? [[8, 5, 3, 2, 1].slice(0, players)] : null,
    sometimes(0.5) ? column(marks) : null,
  ];
}

function year({ below, pick }: Chance): Given {
  const lines = 3 + below(12);
  const accounts = many(lines, () => pick(['Zen19', 'Aya', 'gnu', 'Erica', 'pachi2']));
  const events = many(lines, () => pick(['May', 'June', 'July']));
  const aliases = [
    ['Zen19', '', 'Zen'],
    ['Erica', 'June', 'Zen'],
    ['gnu', '', 'GNU Go'],
  ];
  return [column(accounts), column(events), column(many(lines, () => below(17) / 2)), aliases];
}

const drawn: Readonly<Record<string, (draw: Chance) => Given>> = {
  'KGS.FACTOR': ({ below, pick }) => [
    column(many(3, () => (1 + below(40)) / 4)),
    [[pick([9, 13, 19])]],
    [[1 + below(12)]],
  ],
  'KGS.PLAYERS': ({ below, pick }) => {
    const removed = many(6, () => pick(['', 'x']));
    return [column(many(6, () => below(10))), [[9]], column(removed)];
  },
  'KGS.POINTS': ({ below, in: sometimes }) => [
    [[10 + below(90)]],
    [[6]],
    [many(6, () => 1 + below(6))],
    sometimes(0.5) ? [[8, 5, 3, 2, 1]] : null,
  ],
  'KGS.TABLE': ({ below, in: sometimes }) => [
    [[10 + below(300)]],
    [[1 + below(9)]],
    sometimes(0.5) ? [[8, 5, 3]] : null,
  ],
  'KGS.RESULTS': results,
  'KGS.ANNUAL': year,
  'KGS.CHECK': ({ below }) => [...many(3, () => column(many(4, () => below(5)))), [[3]]],
};

const tables = ['KGS.TABLE', 'KGS.ANNUAL'];

describe('The steps of every cell come to what the cell shows', () => {
  test('for every function of KGS', () => {
    expect(Object.keys(calls).sort()).toEqual(Object.keys(drawn).sort());
  });

  test.each(Object.keys(drawn))('%s', (name) => {
    const draw = chance(437655);
    for (let round = 0; round < 20; round++) {
      const given = drawn[name]?.(draw) ?? [];
      const call = calls[name];
      if (!call) throw new Error(name);
      const { answer: shown, reasons } = call.call(given);
      expect(shown.rows).toBeGreaterThan(0);
      for (const { value, row, column: at } of firstResults(shown, Infinity)) {
        const { steps, comesTo } = reasons(row, at);
        const where = [name, round, row, at];
        const isHeading = tables.includes(name) && row === 0;
        const isName = name === 'KGS.ANNUAL' ? at === 1 : name === 'KGS.TABLE' && at === 0;
        if (isHeading || isName || (value === '' && name === 'KGS.TABLE')) {
          expect([...where, steps]).toEqual([...where, []]);
        } else {
          expect([...where, steps.length > 0]).toEqual([...where, true]);
          const number = typeof comesTo === 'number' ? significant(comesTo) : comesTo;
          expect([...where, number]).toEqual([...where, value]);
        }
      }
    }
  });

  test('level players name each other', () => {
    const given: Given = [
      [[60]],
      [[14]],
      column([11, 14, 11]),
      ...many(2, () => column([9, 9, 9])),
    ];
    const called = calls['KGS.RESULTS']?.call(given);
    const sharing = [0, 1, 2].map((row) => called?.reasons(row, 0).sharing);
    expect(sharing).toEqual([[2], [], [0]]);
  });
});

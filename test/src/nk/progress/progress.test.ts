import { describe, expect, test } from '@jest/globals';
import { groupCounts, nkProgress } from '../../../../src/nk/progress';
import type { Table } from '../../../../src/nk/arguments';
import { countIn, courses } from '../../../checkers/nk-counts';
import { standings } from '../../../checkers/nk-floats';
import { numbers, readGolden } from '../../../golden/read';
import { refusal, unusableNumbers, value } from '../../results';
import { sampled } from '../../../support/sampled';

type Cell = string | number;

/** The table that follows from every course there is: counts of each group after each round. */
function tabulate(
  { players, rounds, groupSize }: { players: number; rounds: number; groupSize: number },
  counts: (round: number, group: number) => number[],
): Table {
  const lowest = 1 - Math.ceil(players / groupSize);
  const scores = Array.from({ length: rounds - lowest + 1 }, (_, index) => lowest + index);
  const cell = (round: number, score: number): Cell => {
    if (score > round) return '';
    const all = counts(round, round - score);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    return low === high ? low : `${low}-${high}`;
  };
  return [
    ['Round', ...scores],
    ...Array.from({ length: rounds }, (_, index): Cell[] => [
      index + 1,
      ...scores.map((score) => cell(index + 1, score)),
    ]),
  ];
}

describe('N15: the table of the source, 80 players in groups of 16', () => {
  const printed = readGolden('nk-score-table.csv');
  const table = value(nkProgress(80, 7));
  const rows = printed.rows.map(numbers);

  test('has its scores in its order, and a row per round', () => {
    const [header = [], ...rest] = table;
    expect(header).toEqual(['Round', ...printed.header.slice(1).map(Number)]);
    expect(rest.map(([round]) => round)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('has no choice in the first four rounds', () => {
    expect(table.slice(1, 5)).toEqual(rows.slice(1, 5).map((row) => row.map((cell) => cell ?? '')));
  });

  test.each(rows.slice(1).map((row, index) => [index + 1, row] as const))(
    'holds row %d within its ranges',
    (round, row) => {
      const within = row.map((cell, column): boolean => {
        const shown = table[round]?.[column];
        if (cell === undefined || shown === undefined || shown === '') {
          return cell === undefined && shown === '';
        }
        const [low = NaN, high = low] = String(shown)
          .split(/(?<=\d)-/)
          .map(Number);
        return low <= cell && cell <= high;
      });
      expect(within).toEqual(row.map(() => true));
    },
  );

  test('has the ranges counted over all outcomes after rounds 5 to 7', () => {
    const ranges = readGolden('nk-score-ranges.csv').rows.map((row) => row.map(Number));
    const expected = [5, 6, 7].map((round): Cell[] => {
      const ofRound = ranges.filter((each) => each[0] === round);
      const cells = ofRound.map(([, , low, high]) => `${low ?? ''}-${high ?? ''}`);
      return [round, ...cells, ...Array<Cell>(7 - round).fill('')];
    });
    expect(table.slice(5)).toEqual(expected);
  });

  test('begins with the starting groups', () => {
    expect([0, 1, 4, 5].map((group) => groupCounts(group, 80, 0, 16))).toEqual([
      [{ low: 16, high: 16 }],
      [{ low: 16, high: 16 }],
      [{ low: 16, high: 16 }],
      [{ low: 0, high: 0 }],
    ]);
  });
});

describe('N15: the ranges are those of every course that a field can take', () => {
  const small = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((players) =>
    [2, 3, 4, 5, 6, 7, 8, 9]
      .filter((groupSize) => groupSize <= Math.max(2, players))
      .map((groupSize) => [players, groupSize] as const),
  );

  const upTo4 = ([players]: (typeof small)[number]): boolean => players <= 4;

  test.each(sampled(small, 12, { corner: upTo4 }))(
    'player by player: %d players in groups of %d',
    (players, groupSize) => {
      const rounds = 8;
      const all = courses(players, rounds, groupSize);
      const expected = tabulate({ players, rounds, groupSize }, (round, group) =>
        (all[round] ?? []).map((field) => countIn(field, group)),
      );
      expect(value(nkProgress(players, rounds, groupSize))).toEqual(expected);
    },
  );

  const large = [
    [16, 8, 16],
    [24, 8, 16],
    [32, 8, 16],
    [48, 8, 16],
    [80, 7, 16],
    [112, 7, 16],
    [24, 7, 8],
    [30, 7, 10],
    [18, 7, 3],
    [25, 5, 5],
    [60, 8, 20],
    [96, 8, 48],
    [112, 8, 112],
    [80, 8, 80],
    [15, 8, 16],
    [17, 7, 4],
    [99, 6, 99],
    [33, 6, 16],
    [79, 5, 16],
    [47, 6, 16],
  ] as const;
  test.each(sampled(large, 4))(
    'group by group: %d players, %d rounds, groups of %d',
    (players, rounds, groupSize) => {
      const all = standings(players, rounds, groupSize);
      const expected = tabulate({ players, rounds, groupSize }, (round, group) =>
        (all[round] ?? []).map((standing) => standing[group]?.players ?? 0),
      );
      expect(value(nkProgress(players, rounds, groupSize))).toEqual(expected);
    },
  );
});

describe('N7: the title', () => {
  test.each([32, 48, 64, 80, 96, 112])(
    'of %d players one and five are left after round 4, at most one and four after round 5',
    (players) => {
      const [, , , , four = [], five = []] = value(nkProgress(players, 5));
      expect(four.slice(-3)).toEqual([5, 1, '']);
      expect(five.slice(-2)).toEqual(['2-4', '0-1']);
    },
  );
});

describe('N15: the arguments', () => {
  test('groups of 16 are meant when no size is given', () => {
    expect(nkProgress(40, 2)).toEqual(nkProgress(40, 2, 16));
    expect(nkProgress(40, 2)).not.toEqual(nkProgress(40, 2, 20));
  });

  test('one group, larger than the field, is a table too', () => {
    expect(value(nkProgress(2, 2, 1_000_000))).toEqual([
      ['Round', 0, 1, 2],
      [1, 1, 1, ''],
      [2, '0-1', '0-2', '0-1'],
    ]);
  });

  test('take numbers without their binary noise', () => {
    expect(nkProgress(79.99999999999999, 2.0000000000000004, 15.999999999999998)).toEqual(
      nkProgress(80, 2, 16),
    );
  });

  test.each([1, 0, -80, 31.5, 113])('%d players are refused', (players) => {
    expect(refusal(nkProgress(players, NaN, NaN))).toEqual([
      `players: ${players}. Enter a whole number from 2 to 112.`,
      'value',
    ]);
  });

  test.each([0, -1, 2.5, 9])('%d rounds are refused', (rounds) => {
    expect(refusal(nkProgress(80, rounds, NaN))).toEqual([
      `rounds: ${rounds}. Enter a whole number from 1 to 8.`,
      'value',
    ]);
  });

  test.each([1, 0, 2.5])('groups of %d are refused', (groupSize) => {
    expect(refusal(nkProgress(80, 7, groupSize))).toEqual([
      `groupSize: ${groupSize}. Enter a whole number, 2 or more.`,
      'value',
    ]);
  });

  test.each(unusableNumbers('players'))('%d players are refused', (players, said) => {
    expect(refusal(nkProgress(players, 7))).toEqual(said);
  });

  test.each(unusableNumbers('rounds'))('%d rounds are refused', (rounds, said) => {
    expect(refusal(nkProgress(80, rounds))).toEqual(said);
  });

  test.each(unusableNumbers('groupSize'))('groups of %d are refused', (groupSize, said) => {
    expect(refusal(nkProgress(80, 7, groupSize))).toEqual(said);
  });
});

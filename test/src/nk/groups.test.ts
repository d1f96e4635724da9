import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { drawGroups, type Entry, kindOf, type Result } from '../../../src';
import { nkGroups, nkRights, rightNamed } from '../../../src/nk/groups';
import { failure, refusal, unusableNumbers, value } from '../results';
import { sentence } from '../../../src/language/core';
import { foldPairs, nkScore, slidePairs } from '../../../src/nk/score';
import { nkProgress } from '../../../src/nk/progress';
import { runs } from '../../support/sampled';

const falling = (players: number, more: Record<number, Partial<Entry>> = {}): Entry[] =>
  Array.from({ length: players }, (_, index) => ({ strength: 100 - index, ...more[index + 1] }));
const groups = (entries: readonly Entry[], size?: number): number[] =>
  value(drawGroups(entries, size)).map(({ group }) => group);

describe('N2: the draw of an entry list', () => {
  test('is that of nkGroups where nobody has a start group and nobody is late', () => {
    const entry = fc.record({
      strength: fc.integer({ min: 0, max: 20 }),
      right: fc.constantFrom('', 'Topgroep', 'Groep 1'),
    });
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 30 }),
        fc.integer({ min: 2, max: 9 }),
        (list, size) => {
          const plain = nkGroups(
            list.map(({ strength }) => strength),
            list.map(({ right }) => right),
            size,
          );
          const drawn = drawGroups(list, size);
          expect(drawn.ok).toBe(plain.ok);
          if (drawn.ok) expect(drawn.value.map(({ group }) => group)).toEqual(value(plain));
          else expect(drawn.failure.at.rows).toEqual(failure(plain).at.rows);
        },
      ),
    );
  });

  test('says what put everyone into the group', () => {
    const entries = falling(5, { 3: { right: 'Topgroep' }, 1: { startGroup: 1 } });
    expect(value(drawGroups(entries, 2))).toEqual([
      { group: 1, by: 'startGroup' },
      { group: 0, by: 'strength' },
      { group: 0, by: 'right' },
      { group: 1, by: 'strength' },
      { group: 2, by: 'strength' },
    ]);
  });
});

describe('N2: a late entry', () => {
  test('stands before the later rows of its strength', () => {
    const level = [{ strength: 9, late: true }, { strength: 9 }, { strength: 9 }];
    expect(groups(level, 2)).toEqual([0, 0, 0]);
    expect(groups([...level.slice(1), ...level.slice(0, 1)], 2)).toEqual([0, 0, 1]);
  });
});

describe('N2: a start group', () => {
  test('overrides strength and right, and takes a place of its group', () => {
    const entries = falling(6, {
      1: { startGroup: 2 },
      6: { startGroup: 0 },
      2: { right: 'Groep 1' },
    });
    expect(groups(entries, 2)).toEqual([2, 0, 1, 1, 2, 0]);
  });

  test('lets a group be larger, or its neighbour stay empty', () => {
    const entries = falling(5, {
      1: { startGroup: 0 },
      2: { startGroup: 0 },
      3: { startGroup: 0 },
      5: { startGroup: 7 },
    });
    expect(groups(entries, 2)).toEqual([0, 0, 0, 1, 7]);
  });

  test('leaves a right no place where start groups have filled the group', () => {
    const entries = falling(3, {
      1: { startGroup: 0 },
      2: { startGroup: 0 },
      3: { right: 'Topgroep' },
    });
    expect(refusal(drawGroups(entries, 2))[0]).toBe(
      'rights, rows 3: "Topgroep". That group has 0 places. Remove rights, or make the groups larger.',
    );
  });

  test.each([-1, 0.5, 1_000_001])('%d is refused by row', (startGroup) => {
    expect(failure(drawGroups([{ strength: 1 }, { strength: 1, startGroup }]))).toMatchObject({
      at: { argument: 'startGroup', found: startGroup, row: 2 },
    });
  });
});

describe('N2: a late entrant', () => {
  test('gets the group of the strength, and nobody else moves', () => {
    const inTime = falling(5);
    const late = (strength: number): Entry => ({ strength, late: true });
    expect(groups([...inTime, late(98.5)], 2)).toEqual([0, 0, 1, 1, 2, 1]);
    expect(groups([...inTime, late(200), late(199)], 2)).toEqual([0, 0, 1, 1, 2, 0, 0]);
    expect(groups([...falling(4), late(1)], 2)).toEqual([0, 0, 1, 1, 2]);
  });

  test('as strong as somebody in time goes after them', () => {
    expect(groups([{ strength: 5, late: true }, ...falling(2)], 2)).toEqual([1, 0, 0]);
    const tied = [{ strength: 100 }, { strength: 99 }, { strength: 99, late: true }];
    expect(groups(tied, 2)).toEqual([0, 0, 1]);
  });

  test('has the group of a right or a start group all the same', () => {
    const inTime = falling(4);
    expect(groups([...inTime, { strength: 1, late: true, right: 'Topgroep' }], 2)[4]).toBe(0);
    expect(groups([...inTime, { strength: 1, late: true, startGroup: 1 }], 2)[4]).toBe(1);
  });

  test('with a right to a group full of rights is refused', () => {
    const entries = falling(3, { 1: { right: 'Topgroep' }, 2: { right: 'Topgroep' } });
    const late = { strength: 1, late: true, right: 'Topgroep' };
    expect(failure(drawGroups([...entries, late], 2)).at.rows).toEqual([1, 2, 4]);
  });

  test('moves nobody, whoever it is', () => {
    const strength = fc.integer({ min: 0, max: 30 });
    const list = fc.array(fc.record({ strength }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(list, fc.array(strength, { maxLength: 4 }), (inTime, late) => {
        const all = [...inTime, ...late.map((each) => ({ strength: each, late: true }))];
        expect(groups(all, 4).slice(0, inTime.length)).toEqual(groups(inTime, 4));
      }),
    );
  });
});

describe('what an entry cannot hold', () => {
  test('is refused by row', () => {
    expect(refusal(drawGroups([{ strength: NaN }]))[0]).toMatch(
      /^strength, row 1: NaN. Enter a number/,
    );
    expect(refusal(drawGroups([{ strength: 1 }, { strength: 1, right: 'x' }]))[0]).toMatch(
      /^right, row 2: "x"\. Enter Topgroep/,
    );
    expect(refusal(drawGroups([], 1))[0]).toMatch(/^groupSize: 1\./);
  });
});

/** Strengths from 100 downwards: row 1 is the strongest. */
const fallingRatings = (players: number): number[] =>
  Array.from({ length: players }, (_, index) => 100 - index);

/** Rights of some rows, counted from 1, in a list of so many players. */
const rightsOf = (players: number, rights: Record<number, string>): string[] =>
  Array.from({ length: players }, (_, index) => rights[index + 1] ?? '');

describe('N2: groups', () => {
  test('are sixteens by strength, and the last is short', () => {
    const groups = value(nkGroups(fallingRatings(40)));
    expect(groups).toEqual(Array.from({ length: 40 }, (_, index) => Math.floor(index / 16)));
  });

  test('do not depend on the order of the list', () => {
    expect(value(nkGroups([10, 50, 30, 20, 60, 40, -5], [], 2))).toEqual([2, 0, 1, 2, 0, 1, 3]);
  });

  test('of nobody are none', () => {
    expect(value(nkGroups([]))).toEqual([]);
  });

  test('may be fewer players than a group holds', () => {
    expect(value(nkGroups([3, 1, 2]))).toEqual([0, 0, 0]);
  });

  test('have the size that is asked for', () => {
    expect(value(nkGroups(fallingRatings(7), [], 3))).toEqual([0, 0, 0, 1, 1, 1, 2]);
    expect(value(nkGroups(fallingRatings(3), undefined, 2.0000000000000004))).toEqual([0, 0, 1]);
  });

  test('the Topgroep is who has a right to it, then the strongest of everyone else', () => {
    const rights = rightsOf(6, { 4: 'Topgroep', 6: 'top group' });
    expect(value(nkGroups(fallingRatings(6), rights, 3))).toEqual([0, 1, 1, 0, 1, 0]);
  });

  test('a right to Groep 1 does not hold anyone back from the Topgroep', () => {
    const rights = rightsOf(6, { 1: 'Groep 1', 5: 'Group 1' });
    expect(value(nkGroups(fallingRatings(6), rights, 2))).toEqual([0, 0, 1, 2, 1, 2]);
  });

  test('Groep 1 is who is left with a right to it, then the strongest of the others', () => {
    const rights = rightsOf(9, { 9: 'Groep 1', 8: 'Topgroep' });
    expect(value(nkGroups(fallingRatings(9), rights, 3))).toEqual([0, 0, 1, 1, 2, 2, 2, 0, 1]);
  });

  test('below Groep 1 no right counts, not even in a list full of them', () => {
    const rights = ['Topgroep', 'Topgroep', 'Groep 1', 'Groep 1', '', '', ''];
    expect(value(nkGroups([1, 2, 3, 4, 5, 6, 7], rights, 2))).toEqual([0, 0, 1, 1, 3, 2, 2]);
  });

  test('a group may consist of rights alone', () => {
    const rights = rightsOf(4, { 3: 'Topgroep', 4: 'Topgroep' });
    expect(value(nkGroups(fallingRatings(4), rights, 2))).toEqual([1, 1, 0, 0]);
  });
});

describe('N1: strength', () => {
  test('equal strength: the upper row goes first', () => {
    expect(value(nkGroups([5, 7, 5, 7, 5], [], 2))).toEqual([1, 0, 1, 0, 2]);
  });

  test('binary noise makes nobody stronger', () => {
    expect(value(nkGroups([0.3, 0.1 + 0.2, 0.3], [], 2))).toEqual([0, 0, 1]);
  });

  test('may be negative or 0', () => {
    expect(value(nkGroups([-900, 0, -1_000_000, 1_000_000], [], 2))).toEqual([1, 0, 1, 0]);
  });

  test.each([-1_000_001, 1_000_001])('%d is refused by row', (strength) => {
    expect(refusal(nkGroups([1, strength]))).toEqual([
      `strengths, row 2: ${strength}. Enter a rating from -1,000,000 to 1,000,000.`,
      'value',
    ]);
  });

  test('what is no number is refused by row', () => {
    expect(refusal(nkGroups([1, 2, NaN]))).toEqual([
      'strengths, row 3: NaN. Enter a number (not text or TRUE/FALSE).',
      'value',
    ]);
  });
});

describe('N12: rights', () => {
  test('that are none are refused by row', () => {
    expect(refusal(nkGroups([1, 2, 3], ['Topgroep', '', 'Groep 2']))).toEqual([
      'rights, row 3: "Groep 2". Enter Topgroep (Top group) or Groep 1 (Group 1), or leave it empty.',
      'value',
    ]);
  });

  test('more of them to the Topgroep than it has places are refused with their rows', () => {
    const rights = rightsOf(20, { 20: 'Topgroep' }).fill('TOP GROUP', 1, 17);
    const result = nkGroups([...fallingRatings(19), 1000], rights);
    expect(refusal(result)).toEqual([
      'rights, rows 2, 3, 4, 5, 6 and 12 more: "Topgroep". That group has 16 places. Remove rights, or make the groups larger.',
      'value',
    ]);
    expect(failure(result).at.rows).toHaveLength(17);
  });

  test('more of them to Groep 1 are refused likewise, whoever reaches the Topgroep apart', () => {
    const rights = rightsOf(6, { 1: 'Groep 1', 3: 'Groep 1', 4: 'Groep 1', 5: 'Groep 1' });
    expect(refusal(nkGroups(fallingRatings(6), rights, 2))).toEqual([
      'rights, rows 3, 4 and 5: "Groep 1". That group has 2 places. Remove rights, or make the groups larger.',
      'value',
    ]);
    expect(value(nkGroups(fallingRatings(6), rights, 3))).toEqual([0, 0, 0, 1, 1, 1]);
  });

  test.each([2, 4])('in %d rows beside three strengths are refused', (rows) => {
    expect(refusal(nkGroups([1, 2, 3], Array<string>(rows).fill('')))).toEqual([
      `rights: ${rows}. The number of rows must match strengths (3).`,
      'value',
    ]);
  });
});

describe('N2: the group size', () => {
  test.each([1, 0, -16, 2.5])('of %d is refused', (size) => {
    expect(refusal(nkGroups([NaN], ['x'], size))).toEqual([
      `groupSize: ${size}. Enter a whole number, 2 or more.`,
      'value',
    ]);
  });

  test('reaches to a million', () => {
    expect(value(nkGroups([1], [], 1_000_000))).toEqual([0]);
    expect(refusal(nkGroups([1], [], 1_000_001))).toEqual([
      'groupSize: 1000001. Enter a number up to 1,000,000.',
      'value',
    ]);
  });

  test.each(unusableNumbers('groupSize'))('of %d is refused', (size, said) => {
    expect(refusal(nkGroups([1], [], size))).toEqual(said);
  });
});

describe('N12: the right that a final score earns', () => {
  test.each([
    [7, 'Topgroep'],
    [4.5, 'Topgroep'],
    [4, 'Topgroep'],
    [3.5, 'Groep 1'],
    [3, 'Groep 1'],
    [2.5, ''],
    [0, ''],
    [-4, ''],
  ])('%d points earn "%s"', (points, right) => {
    expect(value(nkRights(points))).toBe(right);
  });

  test('binary noise decides nothing', () => {
    expect(value(nkRights(3.9999999999999996))).toBe('Topgroep');
    expect(value(nkRights(2.9999999999999996))).toBe('Groep 1');
    expect(value(nkRights(2.5000000000000004))).toBe('');
  });

  test.each([3.25, -0.1, -1_000_000.5])('%d is no score', (points) => {
    expect(refusal(nkRights(points))).toEqual([
      `points: ${points}. Enter a score in whole or half points (Topgroep = 0).`,
      'value',
    ]);
  });

  test('a score reaches to a million on either side', () => {
    expect(value(nkRights(-1_000_000))).toBe('');
    expect(value(nkRights(1_000_000))).toBe('Topgroep');
    expect(refusal(nkRights(1_000_001))).toEqual([
      'points: 1000001. Enter a number up to 1,000,000.',
      'value',
    ]);
  });

  test.each(unusableNumbers('points'))('%d points are refused', (points, said) => {
    expect(refusal(nkRights(points))).toEqual(said);
  });
});

describe('N12: the right that a text names', () => {
  test.each([
    ['Topgroep', 'Topgroep'],
    ['TOPGROEP', 'Topgroep'],
    ['Top group', 'Topgroep'],
    ['top Group', 'Topgroep'],
    ['Groep 1', 'Groep 1'],
    ['groep 1', 'Groep 1'],
    ['Group 1', 'Groep 1'],
    ['GROUP 1', 'Groep 1'],
    ['', ''],
    [' ', ''],
    ['Topgroep ', 'Topgroep'],
    ['\u00a0Groep\u00a01', 'Groep 1'],
  ])('"%s" is "%s"', (text, right) => {
    expect(rightNamed(text)).toBe(right);
  });

  test.each(['Groep 2', 'Groep1', 'top', '-', '0', 'Top groep'])('"%s" is none', (text) => {
    expect(rightNamed(text)).toBeUndefined();
  });
});

const number = fc.oneof(
  fc.double(),
  fc.integer({ min: -3, max: 30 }),
  fc.constantFrom(NaN, Infinity, -Infinity, 0, -0, 1e300, 5e-324, 1e6, 1_000_001, 2 ** 53),
);
const optional = fc.option(number, { nil: undefined });
const right = fc.oneof(fc.string(), fc.constantFrom('', 'Topgroep', 'GROUP 1', '__proto__'));
const results: [string, fc.Arbitrary<Result<unknown>>][] = [
  [
    'nkGroups',
    fc
      .tuple(
        fc.array(number, { maxLength: 5 }),
        fc.option(fc.array(right, { maxLength: 5 }), { nil: undefined }),
        optional,
      )
      .map((args) => nkGroups(...args)),
  ],
  ['nkScore', fc.tuple(number, number).map((args) => nkScore(...args))],
  ['nkRights', number.map(nkRights)],
  ['slidePairs', number.map(slidePairs)],
  ['foldPairs', number.map(foldPairs)],
  ['nkProgress', fc.tuple(number, number, optional).map((args) => nkProgress(...args))],
];

describe('whatever the arguments', () => {
  test.each(results)('%s gives a value or one whole sentence', (_, each) => {
    fc.assert(
      fc.property(each, (result) => {
        if (result.ok) {
          expect(JSON.stringify(result.value)).not.toMatch(/null|NaN|Infinity/);
        } else {
          expect(sentence(result.failure)).toMatch(/^\w+[^:]*: .+\. .+\.$/s);
          expect(sentence(result.failure)).not.toMatch(/undefined|\[object|NaN\)/);
          expect(kindOf(result.failure)).toBe('value');
        }
      }),
      { numRuns: runs(60, 1000) },
    );
  });
});

describe('N2: the score', () => {
  test.each([
    [0, 0, 0],
    [0, 7, 7],
    [1, 0, -1],
    [4, 7, 3],
    [2, 3.5, 1.5],
    [6, 0.5, -5.5],
  ])('of a player of starting group %d with %d points is %d', (group, points, score) => {
    expect(value(nkScore(group, points))).toBe(score);
  });

  test('binary noise decides nothing', () => {
    expect(value(nkScore(2.0000000000000004, 3.4999999999999996))).toBe(1.5);
  });

  test('reaches to a million on either side', () => {
    expect(value(nkScore(1_000_000, 1_000_000))).toBe(0);
  });

  test.each([-1, 1.5])('group %d is refused', (group) => {
    expect(refusal(nkScore(group, 3))).toEqual([
      `group: ${group}. Enter a start group: 0 for the Topgroep, 1 for Groep 1, and so on.`,
      'value',
    ]);
  });

  test.each([-0.5, 0.25, 2.75])('%d points are refused', (points) => {
    expect(refusal(nkScore(1, points))).toEqual([
      `points: ${points}. Enter whole or half points, 0 or more.`,
      'value',
    ]);
  });

  test('what is too large is refused, the group first', () => {
    expect(refusal(nkScore(1_000_001, 1_000_001))).toEqual([
      'group: 1000001. Enter a number up to 1,000,000.',
      'value',
    ]);
    expect(refusal(nkScore(0, 1_000_000.5))).toEqual([
      'points: 1000000.5. Enter a number up to 1,000,000.',
      'value',
    ]);
  });

  test.each(unusableNumbers('group'))('a group of %d is refused', (group, said) => {
    expect(refusal(nkScore(group, 0))).toEqual(said);
  });

  test.each(unusableNumbers('points'))('%d points are refused', (points, said) => {
    expect(refusal(nkScore(0, points))).toEqual(said);
  });
});

describe('N3: the slide of round 1', () => {
  test('is 1-9, 2-10, 3-11 ... 8-16 in a group of 16', () => {
    expect(value(slidePairs(16))).toEqual([
      [1, 9],
      [2, 10],
      [3, 11],
      [4, 12],
      [5, 13],
      [6, 14],
      [7, 15],
      [8, 16],
    ]);
  });

  test('of an odd group is that of those who stay', () => {
    expect(value(slidePairs(7))).toEqual([
      [1, 4],
      [2, 5],
      [3, 6],
    ]);
    expect(slidePairs(3)).toEqual(slidePairs(2));
  });
});

describe('N4: the fold of later rounds', () => {
  test('is 1-16, 2-15, 3-14 ... 8-9 in a group of 16', () => {
    expect(value(foldPairs(16))).toEqual([
      [1, 16],
      [2, 15],
      [3, 14],
      [4, 13],
      [5, 12],
      [6, 11],
      [7, 10],
      [8, 9],
    ]);
  });

  test('of an odd group is that of those who stay', () => {
    expect(value(foldPairs(7))).toEqual([
      [1, 6],
      [2, 5],
      [3, 4],
    ]);
    expect(foldPairs(3)).toEqual(foldPairs(2));
  });
});

describe.each([
  ['N3: the slide', slidePairs],
  ['N4: the fold', foldPairs],
])('%s', (_, pairs) => {
  test('of two is the one game', () => {
    expect(value(pairs(2))).toEqual([[1, 2]]);
  });

  test('reaches to 10,000 players', () => {
    const all = value(pairs(10_000));
    expect(all).toHaveLength(5000);
    expect(all[4999]?.[0]).toBe(5000);
  });

  test('takes numbers without their binary noise', () => {
    expect(pairs(15.999999999999998)).toEqual(pairs(16));
  });

  test.each([1, 0, -2, 4.5, 10_001])('is refused for %d players', (n) => {
    expect(refusal(pairs(n))).toEqual([`n: ${n}. Enter a whole number from 2 to 10,000.`, 'value']);
  });

  test.each(unusableNumbers('n'))('is refused for %d players', (n, said) => {
    expect(refusal(pairs(n))).toEqual(said);
  });
});

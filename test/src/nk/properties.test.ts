import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { groupCounts, nkProgress } from '../../../src/nk/progress';
import { nkGroups, nkRights } from '../../../src/nk/groups';
import { foldPairs, nkScore, slidePairs } from '../../../src/nk/score';
import { atStart, following } from '../../checkers/nk-floats';
import { value } from '../results';
import { often, runs } from '../../support/sampled';

const RIGHTS = ['', '', '', 'Topgroep', 'Groep 1'];
const entry = fc.record({
  strength: fc.integer({ min: -900, max: 2900 }),
  right: fc.constantFrom(...RIGHTS),
});
const size = fc.integer({ min: 2, max: 20 });

describe('NK groups', () => {
  /** Entry lists whose rights fit into the groups. */
  const list = fc
    .tuple(fc.array(entry, { maxLength: 60 }), size)
    .filter(([players, groupSize]) =>
      ['Topgroep', 'Groep 1'].every(
        (right) => players.filter((each) => each.right === right).length <= groupSize,
      ),
    );
  const groupsOf = (
    players: readonly { readonly strength: number; readonly right: string }[],
    groupSize: number,
  ): readonly number[] =>
    value(
      nkGroups(
        players.map(({ strength }) => strength),
        players.map(({ right }) => right),
        groupSize,
      ),
    );

  test('N2: are full but for the last, and every right is kept', () => {
    fc.assert(
      fc.property(list, ([players, groupSize]) => {
        const groups = groupsOf(players, groupSize);
        expect([...groups].sort((a, b) => a - b)).toEqual(
          players.map((_, index) => Math.floor(index / groupSize)),
        );
        for (const [row, { right }] of players.entries()) {
          if (right === 'Topgroep') expect(groups[row]).toBe(0);
          if (right === 'Groep 1') expect(groups[row]).toBeLessThanOrEqual(1);
        }
      }),
      often,
    );
  });

  test('N2: nobody stands above a stronger player but by a right, or by the upper row when equal', () => {
    fc.assert(
      fc.property(list, ([players, groupSize]) => {
        const groups = groupsOf(players, groupSize);
        const ahead = (a: number, b: number): boolean => {
          const [first, second] = [players[a]?.strength ?? NaN, players[b]?.strength ?? NaN];
          return first > second || (first === second && a < b);
        };
        const rows = players.map((_, row) => row);
        const passedOver = rows.filter((a) =>
          rows.some(
            (b) => ahead(a, b) && (groups[a] ?? 0) > (groups[b] ?? 0) && players[b]?.right === '',
          ),
        );
        expect(passedOver).toEqual([]);
      }),
      often,
    );
  });

  test('N1: the order of rows does not matter where strengths differ', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: -900, max: 2900 }), { maxLength: 40 }),
        fc.array(fc.constantFrom('', '', '', '', 'topgroep', 'group 1'), {
          minLength: 40,
          maxLength: 40,
        }),
        (strengths, rights) => {
          const forth = strengths.map((strength, row) => ({ strength, right: rights[row] ?? '' }));
          const back = [...forth].reverse();
          expect([...groupsOf(back, 40)].reverse()).toEqual(groupsOf(forth, 40));
          const sizeOfTen = nkGroups(strengths, [], 10);
          expect([...value(nkGroups([...strengths].reverse(), [], 10))].reverse()).toEqual(
            value(sizeOfTen),
          );
        },
      ),
      often,
    );
  });
});

describe('NK pairs', () => {
  const field = fc.integer({ min: 2, max: 200 });
  const even = (n: number): number => n - (n % 2);

  test('N3: the slide pairs everyone once, all at the same distance', () => {
    fc.assert(
      fc.property(field, (n) => {
        const pairs = value(slidePairs(n));
        expect(pairs.map(([high, low]) => low - high)).toEqual(pairs.map(() => even(n) / 2));
        expect(new Set(pairs.flatMap((pair) => pair)).size).toBe(even(n));
        expect(Math.max(...pairs.flatMap((pair) => pair))).toBe(even(n));
      }),
      often,
    );
  });

  test('N4: the fold pairs everyone once, all with the same sum', () => {
    fc.assert(
      fc.property(field, (n) => {
        const pairs = value(foldPairs(n));
        expect(pairs.map(([high, low]) => low + high)).toEqual(pairs.map(() => even(n) + 1));
        expect(new Set(pairs.flatMap((pair) => pair)).size).toBe(even(n));
      }),
      often,
    );
  });
});

describe('NK scores and rights', () => {
  const group = fc.integer({ min: 0, max: 9 });
  const halves = fc.integer({ min: 0, max: 16 });

  test('N2: a point won and a group higher up are each worth a point', () => {
    fc.assert(
      fc.property(group, halves, (start, half) => {
        const score = value(nkScore(start, half / 2));
        expect(value(nkScore(start, half / 2 + 1))).toBe(score + 1);
        expect(value(nkScore(start + 1, half / 2))).toBe(score - 1);
      }),
      often,
    );
  });

  test('N12: a higher score never earns less', () => {
    const order = ['', 'Groep 1', 'Topgroep'];
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), fc.nat(20), (half, more) => {
        const worth = [half, half + more].map((each) => order.indexOf(value(nkRights(each / 2))));
        expect(worth[0]).toBeLessThanOrEqual(worth[1] ?? NaN);
      }),
      often,
    );
  });
});

describe('NK expected counts', () => {
  const field = fc.record({
    players: fc.integer({ min: 2, max: 112 }),
    groupSize: fc.oneof(fc.constant(16), fc.integer({ min: 2, max: 40 })),
  });

  test('N15: everybody stands somewhere', () => {
    fc.assert(
      fc.property(field, fc.integer({ min: 1, max: 5 }), ({ players, groupSize }, rounds) => {
        const [, ...rows] = value(nkProgress(players, rounds, groupSize));
        for (const row of rows) {
          const ends = row.slice(1).map((cell) => String(cell).split('-').map(Number));
          const sum = (of: (end: number[]) => number): number =>
            ends.reduce((total, end) => total + of(end), 0);
          expect(sum((end) => end[0] ?? 0)).toBeLessThanOrEqual(players);
          expect(sum((end) => end[end.length - 1] ?? 0)).toBeGreaterThanOrEqual(players);
        }
      }),
      { numRuns: runs(15, 200) },
    );
  });

  test('N15: full groups make the table the same from above and from below, until the title group', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 1, max: 5 }),
        (half, groups, rounds) => {
          const players = 2 * half * groups;
          const row = value(nkProgress(players, rounds, 2 * half))[rounds] ?? [];
          const counts = row.slice(1);
          expect([...counts].reverse()).toEqual(counts);
        },
      ),
      { numRuns: runs(15, 200) },
    );
  });

  test('N15: whatever happens in a large field, the counts stay within their ranges', () => {
    const rounds = 7;
    const chances = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
      minLength: rounds,
      maxLength: rounds,
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 30, max: 112 }),
        fc.oneof(fc.constant(16), fc.integer({ min: 14, max: 40 })),
        chances,
        (players, groupSize, drawn) => {
          let standing = atStart(players, groupSize);
          const counts = Array.from({ length: standing.length + rounds }, (_, group) =>
            groupCounts(group, players, rounds, groupSize),
          );
          for (const [played, chance] of drawn.entries()) {
            const next = following(standing, played);
            standing = next[Math.floor(chance * next.length)] ?? [];
            for (const [group, { players: count }] of standing.entries()) {
              const { low = NaN, high = NaN } = counts[group]?.[played + 1] ?? {};
              expect([group, low <= count && count <= high]).toEqual([group, true]);
            }
          }
        },
      ),
      { numRuns: runs(8, 100) },
    );
  });
});

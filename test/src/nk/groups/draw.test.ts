import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { drawGroups, type Entry } from '../../../../src';
import { nkGroups } from '../../../../src/nk/groups/groups';
import { failure, refusal, value } from '../../results';

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

import { describe, expect, test } from '@jest/globals';
import { nkGroups } from '../../../../src/nk/groups/groups';
import { failure, refusal, unusableNumbers, value } from '../../results';

/** Strengths from 100 downwards: row 1 is the strongest. */
const falling = (players: number): number[] =>
  Array.from({ length: players }, (_, index) => 100 - index);

/** Rights of some rows, counted from 1, in a list of so many players. */
const rightsOf = (players: number, rights: Record<number, string>): string[] =>
  Array.from({ length: players }, (_, index) => rights[index + 1] ?? '');

describe('N2: groups', () => {
  test('are sixteens by strength, and the last is short', () => {
    const groups = value(nkGroups(falling(40)));
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
    expect(value(nkGroups(falling(7), [], 3))).toEqual([0, 0, 0, 1, 1, 1, 2]);
    expect(value(nkGroups(falling(3), undefined, 2.0000000000000004))).toEqual([0, 0, 1]);
  });

  test('the Topgroep is who has a right to it, then the strongest of everyone else', () => {
    const rights = rightsOf(6, { 4: 'Topgroep', 6: 'top group' });
    expect(value(nkGroups(falling(6), rights, 3))).toEqual([0, 1, 1, 0, 1, 0]);
  });

  test('a right to Groep 1 does not hold anyone back from the Topgroep', () => {
    const rights = rightsOf(6, { 1: 'Groep 1', 5: 'Group 1' });
    expect(value(nkGroups(falling(6), rights, 2))).toEqual([0, 0, 1, 2, 1, 2]);
  });

  test('Groep 1 is who is left with a right to it, then the strongest of the others', () => {
    const rights = rightsOf(9, { 9: 'Groep 1', 8: 'Topgroep' });
    expect(value(nkGroups(falling(9), rights, 3))).toEqual([0, 0, 1, 1, 2, 2, 2, 0, 1]);
  });

  test('below Groep 1 no right counts, not even in a list full of them', () => {
    const rights = ['Topgroep', 'Topgroep', 'Groep 1', 'Groep 1', '', '', ''];
    expect(value(nkGroups([1, 2, 3, 4, 5, 6, 7], rights, 2))).toEqual([0, 0, 1, 1, 3, 2, 2]);
  });

  test('a group may consist of rights alone', () => {
    const rights = rightsOf(4, { 3: 'Topgroep', 4: 'Topgroep' });
    expect(value(nkGroups(falling(4), rights, 2))).toEqual([1, 1, 0, 0]);
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
    const result = nkGroups([...falling(19), 1000], rights);
    expect(refusal(result)).toEqual([
      'rights, rows 2, 3, 4, 5, 6 and 12 more: "Topgroep". That group has 16 places. Remove rights, or make the groups larger.',
      'value',
    ]);
    expect(failure(result).at.rows).toHaveLength(17);
  });

  test('more of them to Groep 1 are refused likewise, whoever reaches the Topgroep apart', () => {
    const rights = rightsOf(6, { 1: 'Groep 1', 3: 'Groep 1', 4: 'Groep 1', 5: 'Groep 1' });
    expect(refusal(nkGroups(falling(6), rights, 2))).toEqual([
      'rights, rows 3, 4 and 5: "Groep 1". That group has 2 places. Remove rights, or make the groups larger.',
      'value',
    ]);
    expect(value(nkGroups(falling(6), rights, 3))).toEqual([0, 0, 0, 1, 1, 1]);
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

import { describe, expect, test } from '@jest/globals';
import { kuksuDefaultTier } from '../../../../src/kuksu/sizes/default-tier';
import { movement } from '../../../checkers/kuksu-leagues';
import { failure, refusal, unusableNumbers, value } from '../../results';

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const TIER_NEEDED = 'Enter a tier from 1 (A) to 26 (Z).';
const PLACE_NEEDED =
  'Enter a place from 1 to 10. Use 0 only for the former title holder (tier 1, lostTitle TRUE).';
const TIERS_NEEDED = 'Enter a whole number from 1 to 26 (see KUKSU.TIERS).';

describe('U4: the default tier', () => {
  test('in A places 2 to 5 stay, 6th and lower go down', () => {
    expect(places.slice(1).map((place) => value(kuksuDefaultTier(1, place, 5)))).toEqual([
      1, 1, 1, 1, 2, 2, 2, 2, 2,
    ]);
  });

  test.each([2, 3, 4, 7, 25])(
    'in tier %d places 1 and 2 go up, 3 to 5 stay, 6th and lower go down',
    (tier) => {
      expect(places.map((place) => value(kuksuDefaultTier(tier, place, 26)) - tier)).toEqual([
        -1, -1, 0, 0, 0, 1, 1, 1, 1, 1,
      ]);
    },
  );

  test('the winner of A depends on the title match', () => {
    const needed =
      'place: 1. The winner of league A stays in tier 1 only after losing the title match; then enter TRUE for lostTitle. Whoever wins the match plays in no league.';
    expect(refusal(kuksuDefaultTier(1, 1, 5))).toEqual([needed, 'notAvailable']);
    expect(refusal(kuksuDefaultTier(1, 1, 5, false))).toEqual([needed, 'notAvailable']);
    expect(refusal(kuksuDefaultTier(1, 1, 1))).toEqual([needed, 'notAvailable']);
  });

  test('the winner of A who lost the title match stays', () => {
    expect(value(kuksuDefaultTier(1, 1, 5, true))).toBe(1);
  });

  test('the former holder who lost the title match counts as tier 1, place 0', () => {
    expect(value(kuksuDefaultTier(1, 0, 5, true))).toBe(1);
  });

  test('lostTitle says nothing about anyone else, so that one value may stand beside a whole list', () => {
    for (let tier = 1; tier <= 6; tier++) {
      for (const place of tier === 1 ? places.slice(1) : places) {
        expect(value(kuksuDefaultTier(tier, place, 6, true))).toBe(
          value(kuksuDefaultTier(tier, place, 6)),
        );
      }
    }
  });

  test('nobody goes below the last tier of the next cycle', () => {
    expect(value(kuksuDefaultTier(1, 6, 1))).toBe(1);
    expect(value(kuksuDefaultTier(3, 10, 3))).toBe(3);
    expect(value(kuksuDefaultTier(5, 3, 3))).toBe(3);
    expect(value(kuksuDefaultTier(5, 1, 3))).toBe(3);
    expect(value(kuksuDefaultTier(4, 1, 3))).toBe(3);
  });

  test('every tier, place and number of tiers, as the list of movements gives', () => {
    for (let tier = 1; tier <= 26; tier++) {
      for (let tiers = 1; tiers <= 26; tiers++) {
        const expected = movement(tier).map((down) =>
          down === undefined ? undefined : Math.min(tier + down, tiers),
        );
        const given = places.map((place) => {
          const result = kuksuDefaultTier(tier, place, tiers);
          return result.ok ? result.value : undefined;
        });
        expect([tier, tiers, given]).toEqual([tier, tiers, expected]);
      }
    }
  });
});

describe('U4: limits of the default tier', () => {
  test.each([0, -1, 1.5, 27, 1e9])('%d is no tier', (tier) => {
    expect(refusal(kuksuDefaultTier(tier, 3, 5))).toEqual([
      `tier: ${tier}. ${TIER_NEEDED}`,
      'value',
    ]);
  });

  test.each([0, -1, 2.5, 11, 1e9])('%d is no place', (place) => {
    expect(refusal(kuksuDefaultTier(1, place, 5))).toEqual([
      `place: ${place}. ${PLACE_NEEDED}`,
      'value',
    ]);
  });

  test.each([
    [2, 0],
    [1, -1],
    [1, 11],
    [1, 0.5],
  ])('tier %d, place %d is not the former holder, whatever lostTitle says', (tier, place) => {
    expect(refusal(kuksuDefaultTier(tier, place, 5, true))).toEqual([
      `place: ${place}. ${PLACE_NEEDED}`,
      'value',
    ]);
  });

  test.each([0, -1, 2.5, 27])('%d is no number of tiers', (tiers) => {
    expect(refusal(kuksuDefaultTier(2, 3, tiers))).toEqual([
      `tiers: ${tiers}. ${TIERS_NEEDED}`,
      'value',
    ]);
  });

  test.each(unusableNumbers('tier'))('a tier of %d is refused', (tier, expected) => {
    expect(refusal(kuksuDefaultTier(tier, 3, 5))).toEqual(expected);
  });

  test.each(unusableNumbers('place'))('a place of %d is refused', (place, expected) => {
    expect(refusal(kuksuDefaultTier(2, place, 5))).toEqual(expected);
  });

  test.each(unusableNumbers('tiers'))('%d tiers are refused', (tiers, expected) => {
    expect(refusal(kuksuDefaultTier(2, 3, tiers))).toEqual(expected);
  });

  test('the first unusable argument is named, and the title match last', () => {
    expect(failure(kuksuDefaultTier(0, 0, 0)).at.argument).toBe('tier');
    expect(failure(kuksuDefaultTier(1, 0, 0)).at.argument).toBe('place');
    expect(failure(kuksuDefaultTier(1, 1, 0)).at.argument).toBe('tiers');
  });

  test('binary noise is no other tier, place or number of tiers', () => {
    expect(value(kuksuDefaultTier(2.0000000000000004, 5.000000000000001, 1.9999999999999998))).toBe(
      2,
    );
  });
});

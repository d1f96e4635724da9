import { describe, expect, test } from '@jest/globals';
import type { Found } from '../../../../src';
import { readLeague, tierLetter, writeLeague } from '../../../../src/kuksu/sizes/league-label';
import { failure, value } from '../../results';

describe('U1, U11: the name of a league', () => {
  test.each<[Found, number, number, string]>([
    // A is a tier and a league at once.
    ['A', 1, 1, 'A'],
    ['a1', 1, 1, 'A'],
    [1, 1, 1, 'A'],
    ['Tier 1', 1, 1, 'A'],
    ['B', 2, 0, 'B'],
    ['b2', 2, 2, 'B2'],
    ['C  4', 3, 4, 'C4'],
    [12, 12, 0, 'L'],
    ['12', 12, 0, 'L'],
    ['tier 26', 26, 0, 'Z'],
    ['League C3', 3, 3, 'C3'],
    ['leagueC3', 3, 3, 'C3'],
    ['  GROUP   d 1 ', 4, 1, 'D1'],
    // Binary noise makes no other tier.
    [2 + 4e-16, 2, 0, 'B'],
  ])('%j is tier %i, league %i', (cell, tier, league, written) => {
    const label = value(readLeague(cell, 'league'));
    expect(label).toEqual({ tier, league });
    expect(writeLeague(label)).toBe(written);
    expect(written.startsWith(tierLetter(tier))).toBe(true);
  });

  test.each<[Found, string]>([
    [null, 'leagueKnown'],
    ['', 'leagueKnown'],
    ['AB', 'leagueKnown'],
    ['B-2', 'leagueKnown'],
    [0, 'leagueKnown'],
    [27, 'leagueKnown'],
    [1.5, 'leagueKnown'],
    [true, 'leagueKnown'],
    ['B3', 'leagueOfTier'],
    ['A0', 'leagueOfTier'],
  ])('%j is none', (cell, code) => {
    expect(failure(readLeague(cell, 'pin'))).toMatchObject({ code, at: { argument: 'pin' } });
  });
});

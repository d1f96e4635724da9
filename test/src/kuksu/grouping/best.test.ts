import { describe, expect, test } from '@jest/globals';
import {
  AWARDS,
  bestFor,
  candidateOf,
  compareByRating,
  entrantOf,
  rosterOf,
} from '../../../../src/kuksu/filling';

/** A player with a place in B1 of last cycle, or none. */
function player(row: number, name: string, rating: number, place?: number) {
  const named = { row, name, normalised: name };
  const last = { row, tier: 2, league: 'B1', place: place ?? 0, disqualified: false };
  const registered = { ...named, rating, pin: 0, timedOut: false };
  return entrantOf(registered, place === undefined ? undefined : { ...named, last });
}

// For a seat in A: third 1300, plain 1250, fourth 1240, fifth 1100, last 1050.
const waiting = [
  player(1, 'third', 1000, 3),
  player(2, 'plain', 1250),
  player(3, 'fourth', 1040, 4),
  player(4, 'fifth', 1000, 5),
  player(5, 'last', 1050),
].sort(compareByRating);
const order = ['third', 'plain', 'fourth', 'fifth', 'last'];

describe('U7: the best of those who wait', () => {
  test.each([0, 1, 2, 3, 4, 5, 8])(
    '%i of them: so many, each once, by rating and award',
    (count) => {
      const best = bestFor(rosterOf(waiting, 2), 1, count, AWARDS);
      expect(best.map((each) => candidateOf(each).name)).toEqual(order.slice(0, count));
    },
  );

  test('those with an award come last where everyone else has more', () => {
    const awarded = waiting.filter(({ last }) => last !== undefined);
    const strong = player(6, 'strong', 2000);
    const best = bestFor(rosterOf([strong, ...awarded], 2), 1, 9, AWARDS);
    expect(best.map((each) => candidateOf(each).name)).toEqual([
      'strong',
      'third',
      'fourth',
      'fifth',
    ]);
  });
});

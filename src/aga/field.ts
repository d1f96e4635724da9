import { flaw, wholeNumber } from '../arguments';
import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import type { Field } from './types';
import { numberArgument } from './refuse';

/** "will not accept a ratings average less than 1.1 or higher than 10.8" (Limits). */
const AVERAGE = numberArgument('avg', 'averageOutsideCategories', {
  least: 1.1,
  most: 10.8,
  kind: 'notAvailable',
});

/** "Nor will it accept a number of players less than 5" (Limits). */
const LEAST_PLAYERS = 5;

const PLAYERS = wholeNumber('players', 1, LEAST_PLAYERS);

const ENOUGH_PLAYERS = numberArgument('players', 'tooFewForCategory', {
  least: LEAST_PLAYERS,
  kind: 'notAvailable',
});

/** A7 for the average rating alone. */
export function averageWithin(avg: number): Result<number> {
  const average = significant(avg);
  return flaw(AVERAGE, average) ?? succeed(average);
}

/** A7 for average rating and number of players. */
export function fieldWithin(avg: number, players: number): Result<Field> {
  const average = significant(avg);
  const count = significant(players);
  return (
    flaw(AVERAGE, average) ??
    flaw(PLAYERS, count) ??
    flaw(ENOUGH_PLAYERS, count) ??
    succeed({ average, players: count })
  );
}

import { flaw } from '../arguments';
import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import { GROUP, POINTS_WON } from './arguments';
import { flawInHalves } from './half-points';

/**
 * A player's score (N2): it starts with minus the number of the starting group, and every point won adds to it.
 *
 * "Voor het gemak wordt er hieronder vanuit gegaan dat de Topgroep begint met 0 punten, Groep 1 met -1
 * punt, Groep 2 met -2 punten, etc."
 *
 * @param group the starting group, a whole number from 0 (Topgroep)
 * @param points points won since, whole or half, from 0
 */
export function nkScore(group: number, points: number): Result<number> {
  const working = scoreWorking(group, points);
  return working.ok ? succeed(working.value.score) : working;
}

/** The working of a score. */
export interface ScoreWorking {
  readonly group: number;
  readonly points: number;
  readonly score: number;
}

export function scoreWorking(group: number, points: number): Result<ScoreWorking> {
  const start = significant(group);
  const groupFlaw = flaw(GROUP, start);
  if (groupFlaw) return groupFlaw;

  const won = significant(points);
  const pointsFlaw = flawInHalves(POINTS_WON, won);
  return pointsFlaw ?? succeed({ group: start, points: won, score: won - start });
}

import { flaw, type NumberArgument, refusedBy } from '../core/arguments';
import { significant } from '../core/numbers';
import { listRuleOf, type Refusal, type Result, ruleOf, succeed } from '../core/result';
import { GROUP, N, type Pair, POINTS_WON } from './arguments';

/**
 * A player's score (N2): it starts with minus the number of the starting group, and every point won adds to it.
 *
 * "Voor het gemak wordt er hieronder vanuit gegaan dat de Topgroep begint met 0 punten, Groep 1 met -1
 * punt, Groep 2 met -2 punten, etc."
 *
 * @param group the starting group, a whole number from 0 (Topgroep)
 * @param points points won since, whole or half, from 0
 */
export const nkScore = ruleOf(scoreWorking, ({ score }) => score);

/** The working of a score. */
export interface ScoreWorking {
  readonly group: number;
  readonly points: number;
  readonly score: number;
}

function scoreWorking(group: number, points: number): Result<ScoreWorking> {
  const start = significant(group);
  const groupFlaw = flaw(GROUP, start);
  if (groupFlaw) return groupFlaw;

  const won = significant(points);
  const pointsFlaw = flawInHalves(POINTS_WON, won);
  return pointsFlaw ?? succeed({ group: start, points: won, score: won - start });
}

/** Why a number of points is refused: outside its argument's limits, or neither whole nor a half (N11). */
export function flawInHalves(points: NumberArgument, value: number): Refusal | undefined {
  const refusal = flaw(points, value);
  if (refusal) return refusal;
  return Number.isInteger(2 * value) ? undefined : refusedBy(points, value);
}

/**
 * The pairs of round 1 inside a group ranked by strength (N3): i against i + h, where 2 h play.
 *
 * @param n players of the group, a whole number from 2 to 10,000. Of an odd group one player floats or has
 *   the bye; the numbers then count the others: 15 give the pairs of 14
 * @returns h pairs, by the number of the higher player
 */
export const slidePairs = listRuleOf(slideWorking, ({ pair }) => pair);

/**
 * The pairs of later rounds inside a group ranked by SOS, then strength (N4): 1 against the last, 2 against
 * the last but one, and so on. Arguments and result as for `slidePairs`.
 */
export const foldPairs = listRuleOf(foldWorking, ({ pair }) => pair);

/** The working of one pair; `players` without the one who floats or has the bye. */
export interface PairWorking {
  readonly n: number;
  readonly players: number;
  readonly pair: Pair;
}

function slideWorking(n: number): Result<readonly PairWorking[]> {
  return pairsOf(n, (i, players) => i + players / 2);
}

function foldWorking(n: number): Result<readonly PairWorking[]> {
  return pairsOf(n, (i, players) => players + 1 - i);
}

function pairsOf(
  n: number,
  opponent: (i: number, players: number) => number,
): Result<readonly PairWorking[]> {
  const size = significant(n);
  const playersFlaw = flaw(N, size);
  if (playersFlaw) return playersFlaw;

  const h = Math.floor(size / 2);
  const pairs: PairWorking[] = [];
  for (let i = 1; i <= h; i++) {
    pairs.push({ n: size, players: 2 * h, pair: [i, opponent(i, 2 * h)] });
  }
  return succeed(pairs);
}

import { flaw } from '../../arguments';
import { significant } from '../../numbers/significant';
import { succeed, type Result } from '../../result';
import { DEFAULT_GROUP_SIZE, GROUP_SIZE, PLAYERS, ROUNDS } from '../arguments';
import { groupCounts } from './counts';
import type { CountRange, Table } from '../types';

/**
 * The expected score table (N15, "Scoreverloop"): how many players have which score after each round, when
 * everyone plays and nobody draws. In an odd field somebody has the bye each round, which is a win (N10).
 *
 * @param players players of the event, a whole number from 2 to 112
 * @param rounds rounds to show, a whole number from 1 to 8
 * @param groupSize players per starting group, a whole number from 2; default 16
 * @returns a header ("Round", then the scores from the lowest up, on the scale on which the Topgroep starts
 *   at 0) and one row per round: its number, then under each score the number of players, "low-high" where
 *   it depends on the results, "" where the score is out of reach. The range is exact over all results and
 *   all pairings inside the groups, repeats left out of account (see `groupCounts`).
 */
export function nkProgress(players: number, rounds: number, groupSize?: number): Result<Table> {
  const working = progressWorking(players, rounds, groupSize);
  return working.ok ? succeed(tableOf(working.value)) : working;
}

/** The working of a score table. */
export interface ProgressWorking {
  readonly rounds: number;
  /** The lowest score anyone starts with. */
  readonly lowest: number;
  /** By the group of the moment, then by the rounds played. */
  readonly counts: readonly (readonly CountRange[])[];
}

export function progressWorking(
  players: number,
  rounds: number,
  groupSize: number = DEFAULT_GROUP_SIZE,
): Result<ProgressWorking> {
  const field = significant(players);
  const playersFlaw = flaw(PLAYERS, field);
  if (playersFlaw) return playersFlaw;

  const roundCount = significant(rounds);
  const roundsFlaw = flaw(ROUNDS, roundCount);
  if (roundsFlaw) return roundsFlaw;

  const size = significant(groupSize);
  const sizeFlaw = flaw(GROUP_SIZE, size);
  if (sizeFlaw) return sizeFlaw;

  const startingGroups = Math.ceil(field / size);
  const counts: (readonly CountRange[])[] = [];
  for (let group = 0; group < startingGroups + roundCount; group++) {
    counts.push(groupCounts(group, field, roundCount, size));
  }
  return succeed({ rounds: roundCount, lowest: 1 - startingGroups, counts });
}

export function tableOf(working: ProgressWorking): Table {
  const { rounds, lowest } = working;
  const header: (string | number)[] = ['Round'];
  for (let score = lowest; score <= rounds; score++) header.push(score);
  const table = [header];
  for (let round = 1; round <= rounds; round++) {
    const row: (string | number)[] = [round];
    for (let score = lowest; score <= rounds; score++) {
      row.push(shown(countAt(working, round, score)));
    }
    table.push(row);
  }
  return table;
}

/** How many have a score after so many rounds; undefined where the score is out of reach. */
export function countAt(
  { counts }: ProgressWorking,
  round: number,
  score: number,
): CountRange | undefined {
  return counts[round - score]?.[round];
}

export function shown(count: CountRange | undefined): string | number {
  if (count === undefined) return '';
  return count.low === count.high ? count.low : `${count.low}-${count.high}`;
}

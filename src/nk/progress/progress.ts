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
export function nkProgress(
  players: number,
  rounds: number,
  groupSize: number = DEFAULT_GROUP_SIZE,
): Result<Table> {
  const field = significant(players);
  const playersFlaw = flaw(PLAYERS, field);
  if (playersFlaw) return playersFlaw;

  const roundCount = significant(rounds);
  const roundsFlaw = flaw(ROUNDS, roundCount);
  if (roundsFlaw) return roundsFlaw;

  const size = significant(groupSize);
  return flaw(GROUP_SIZE, size) ?? succeed(tableOf(field, roundCount, size));
}

function tableOf(players: number, rounds: number, groupSize: number): Table {
  const startingGroups = Math.ceil(players / groupSize);
  const groups: (readonly CountRange[])[] = [];
  for (let group = 0; group < startingGroups + rounds; group++) {
    groups.push(groupCounts(group, players, rounds, groupSize));
  }

  const lowest = 1 - startingGroups;
  const header: (string | number)[] = ['Round'];
  for (let score = lowest; score <= rounds; score++) header.push(score);
  const table = [header];
  for (let round = 1; round <= rounds; round++) {
    const row: (string | number)[] = [round];
    for (let score = lowest; score <= rounds; score++) {
      row.push(shown(groups[round - score]?.[round]));
    }
    table.push(row);
  }
  return table;
}

function shown(count: CountRange | undefined): string | number {
  if (count === undefined) return '';
  return count.low === count.high ? count.low : `${count.low}-${count.high}`;
}

import { flaw } from '../../arguments';
import { significant } from '../../numbers/significant';
import { inRow, succeed, type Result } from '../../result';
import { readColumn } from '../../standings/column';
import { DEFAULT_GROUP_SIZE, GROUP_SIZE, STRENGTHS } from '../arguments';
import { divide, type Division, type GroupEntrant } from './division';
import { rightNamed } from './rights';
import { refuse } from '../refuse';

/**
 * The starting group of every player of an entry list (N1, N2).
 *
 * The Topgroep holds the players with a right to it, filled up with the strongest others. Groep 1 holds the remaining
 * players with a right to it, filled up likewise. The others follow by strength, a group at a time;
 * the last group may be short. Equal strength: the upper row goes first.
 *
 * @param strengths one number per player, such as the highest EGF rating of last year
 * @param rights one text per player: "Topgroep", "Groep 1" ("Top group", "Group 1") in any case, or ""; an
 *   empty list: nobody has one
 * @param groupSize players per group, a whole number from 2; default 16
 * @returns a group per row, 0 for the Topgroep. More rights to one group than it has places are refused with
 *   their rows (N12); other refusals name the row, counted from 1.
 */
export function nkGroups(
  strengths: readonly number[],
  rights?: readonly string[],
  groupSize?: number,
): Result<readonly number[]> {
  const working = groupsWorking(strengths, rights, groupSize);
  return working.ok ? succeed(working.value.placings.map(({ group }) => group)) : working;
}

/** The working of the groups of an entry list. */
export interface GroupsWorking extends Division {
  readonly size: number;
}

export function groupsWorking(
  strengths: readonly number[],
  rights: readonly string[] = [],
  groupSize: number = DEFAULT_GROUP_SIZE,
): Result<GroupsWorking> {
  const size = significant(groupSize);
  const sizeFlaw = flaw(GROUP_SIZE, size);
  if (sizeFlaw) return sizeFlaw;

  const entrants = readEntrants(strengths, rights);
  if (!entrants.ok) return entrants;
  const division = divide(entrants.value, size);
  if (!division.ok) return division;
  const { placings, served, rest } = division.value;
  return succeed({ size, placings, served, rest });
}

function readEntrants(
  strengths: readonly number[],
  rights: readonly string[],
): Result<readonly GroupEntrant[]> {
  const column = readColumn(STRENGTHS, strengths);
  if (!column.ok) return column;
  if (rights.length > 0 && rights.length !== strengths.length) {
    return refuse({ argument: 'rights', found: rights.length }, 'rowsUnlikeStrengths', {
      rows: strengths.length,
    });
  }

  const entrants: GroupEntrant[] = [];
  for (const strength of column.value) {
    const row = entrants.length;
    const text = rights[row] ?? '';
    const right = rightNamed(text);
    if (right === undefined)
      return inRow(refuse({ argument: 'rights', found: text }, 'rightKnown'), row + 1);
    entrants.push({ row, strength, right });
  }
  return succeed(entrants);
}

import { flaw } from '../arguments';
import { significant } from '../numbers/significant';
import { inRow, inRows, refuse, succeed, type Refusal, type Result } from '../result';
import { readColumn } from '../standings/column';
import { DEFAULT_GROUP_SIZE, GROUP_SIZE, STRENGTHS } from './arguments';
import { rightNamed } from './rights';
import type { Right } from './types';

interface Entrant {
  /** Row of the entry list, from 0. */
  readonly row: number;
  readonly strength: number;
  readonly right: Right | '';
}

/**
 * The starting group of every player of an entry list (N1, N2).
 *
 * The Topgroep is everyone with a right to it, filled up with the strongest of everyone else. Groep 1 is
 * whoever is left with a right to it, filled up likewise. The others follow by strength, a group at a time;
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
  rights: readonly string[] = [],
  groupSize: number = DEFAULT_GROUP_SIZE,
): Result<readonly number[]> {
  const size = significant(groupSize);
  const sizeFlaw = flaw(GROUP_SIZE, size);
  if (sizeFlaw) return sizeFlaw;

  const entrants = readEntrants(strengths, rights);
  return entrants.ok ? divide(entrants.value, size) : entrants;
}

function readEntrants(
  strengths: readonly number[],
  rights: readonly string[],
): Result<readonly Entrant[]> {
  const column = readColumn(STRENGTHS, strengths);
  if (!column.ok) return column;
  if (rights.length > 0 && rights.length !== strengths.length) {
    return refuse('rowsUnlikeStrengths', 'rights', rights.length, strengths.length);
  }

  const entrants: Entrant[] = [];
  for (const [row, strength] of column.value.entries()) {
    const text = rights[row] ?? '';
    const right = rightNamed(text);
    if (right === undefined) return inRow(refuse('rightKnown', 'rights', text), row + 1);
    entrants.push({ row, strength, right });
  }
  return succeed(entrants);
}

/** The right that a group serves first, from the Topgroep on. */
const SERVED_FIRST: readonly Right[] = ['Topgroep', 'Groep 1'];

function divide(entrants: readonly Entrant[], size: number): Result<readonly number[]> {
  let left = [...entrants].sort((a, b) => b.strength - a.strength || a.row - b.row);
  const groups: number[] = [];
  for (const [group, served] of SERVED_FIRST.entries()) {
    const entitled = left.filter(({ right }) => right === served);
    if (entitled.length > size) return tooMany(served, entitled, size);

    // What is left is in order of strength, and so is every part of it.
    const others = left.filter(({ right }) => right !== served);
    const places = size - entitled.length;
    for (const { row } of [...entitled, ...others.slice(0, places)]) groups[row] = group;
    left = others.slice(places);
  }
  for (const [position, { row }] of left.entries()) {
    groups[row] = SERVED_FIRST.length + Math.floor(position / size);
  }
  return succeed(groups);
}

function tooMany(right: Right, entitled: readonly Entrant[], size: number): Refusal {
  const rows = entitled.map(({ row }) => row + 1).sort((a, b) => a - b);
  return inRows(refuse('rightsBeyondGroup', 'rights', right, size), rows);
}

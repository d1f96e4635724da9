import { flaw } from '../../arguments';
import { existing } from '../../existing';
import { significant } from '../../numbers/significant';
import { inRow, succeed, type Result } from '../../result';
import { DEFAULT_GROUP_SIZE, GROUP, GROUP_SIZE, STRENGTHS } from '../arguments';
import { divide, type GroupEntrant, type Placing } from './division';
import { rightNamed } from './rights';
import { refuse } from '../refuse';

/** A line of the entry list. */
export interface Entry {
  readonly strength: number;
  /** "Topgroep", "Groep 1" ("Top group", "Group 1") in any case, or "". */
  readonly right?: string;
  /** The start group the director gives; left out, the rules give one. */
  readonly startGroup?: number;
  /** Entered after the groups were drawn. */
  readonly late?: boolean;
}

const STRENGTH = { ...STRENGTHS, name: 'strength' };
const START_GROUP = { ...GROUP, name: 'startGroup' };

/**
 * The starting groups of an entry list as `nkGroups` draws them, start groups and late entrants included (N1, N2).
 *
 * A start group overrides strength and right and takes a place of that group. Only start groups can make a group larger
 * than the others. A late entrant gets the group that strength and right would have given among the players in time;
 * nobody else moves.
 *
 * @param groupSize players per group, a whole number from 2; default 16
 * @returns per entry the group and its reason. A refusal names the row, from 1.
 */
export function drawGroups(
  entries: readonly Entry[],
  groupSize: number = DEFAULT_GROUP_SIZE,
): Result<readonly Placing[]> {
  const size = significant(groupSize);
  const sizeFlaw = flaw(GROUP_SIZE, size);
  if (sizeFlaw) return sizeFlaw;
  const entrants = readEntries(entries);
  if (!entrants.ok) return entrants;

  const isLate = ({ row }: GroupEntrant): boolean => existing(entries[row]).late === true;
  const late = entrants.value.filter(isLate);
  const inTime = entrants.value.filter((entrant) => !isLate(entrant));
  const drawn = divide(inTime, size);
  if (!drawn.ok) return drawn;
  const placings = [...drawn.value.placings];
  for (const entrant of late) {
    const withOneMore = divide([...inTime, entrant], size);
    if (!withOneMore.ok) return withOneMore;
    for (const [row, placing] of withOneMore.value.placings.entries()) {
      if (row === entrant.row) placings[row] = placing;
    }
  }
  return succeed(placings);
}

function readEntries(entries: readonly Entry[]): Result<readonly GroupEntrant[]> {
  const entrants: GroupEntrant[] = [];
  for (const [row, entry] of entries.entries()) {
    const read = readEntry(entry, row);
    if (!read.ok) return inRow(read, row + 1);
    entrants.push(read.value);
  }
  return succeed(entrants);
}

function readEntry(
  { strength, right: text = '', startGroup }: Entry,
  row: number,
): Result<GroupEntrant> {
  const number = significant(strength);
  const refusal =
    flaw(STRENGTH, number) ??
    (startGroup === undefined ? undefined : flaw(START_GROUP, startGroup));
  if (refusal) return refusal;
  const right = rightNamed(text);
  if (right === undefined) return refuse({ argument: 'right', found: text }, 'rightKnown');
  return succeed({ row, strength: number, right, startGroup });
}

import { flaw } from '../core/arguments';
import { significant } from '../core/numbers';
import { existing, inRow, type Refusal, type Result, ruleOf, succeed } from '../core/result';
import { readColumn } from '../core/standings';
import { DEFAULT_GROUP_SIZE, GROUP, GROUP_SIZE, type Right, SCORE, STRENGTHS } from './arguments';
import { refuse } from './messages';
import { nameKey } from '../core/text';
import { flawInHalves } from './score';

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
export const nkGroups = ruleOf(groupsWorking, ({ placings }) => placings.map(({ group }) => group));

/** The working of the groups of an entry list. */
export interface GroupsWorking extends Division {
  readonly size: number;
}

function groupsWorking(
  strengths: readonly number[],
  rights: readonly (string | undefined)[] = [],
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
  rights: readonly (string | undefined)[],
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

/** A row of an entry list that is to be placed in a group. */
export interface GroupEntrant {
  /** Row of the list, from 0. */
  readonly row: number;
  readonly strength: number;
  readonly right: Right | '';
  /** The start group from the director; it overrides strength and right. */
  readonly startGroup?: number | undefined;
}

/** A group, and the reason a player is in it. */
export interface Placing {
  readonly group: number;
  readonly by: 'startGroup' | 'right' | 'strength';
}

/** A group that serves rights first: who has one, and the others who are left, by strength. */
interface ServedGroup {
  readonly group: number;
  readonly places: number;
  readonly entitled: readonly GroupEntrant[];
  readonly others: readonly GroupEntrant[];
}

/** The working of a division. */
interface Division {
  /** Per row of the list. */
  readonly placings: readonly Placing[];
  readonly served: readonly ServedGroup[];
  /** Who fills the groups after them, by strength. */
  readonly rest: readonly GroupEntrant[];
}

/** The right that a group serves first, from the Topgroep on. */
const SERVED_FIRST: readonly Right[] = ['Topgroep', 'Groep 1'];

/**
 * The starting groups (N2): start groups come first; the other players fill the places left in each group, those with a
 * right to the Topgroep or Groep 1 first, then by strength; equal strength keeps the order of rows.
 *
 * @returns with a placing per row of the list. More rights to a group than it has places left are refused with
 *   their rows (N12).
 */
export function divide(entrants: readonly GroupEntrant[], size: number): Result<Division> {
  const placings: Placing[] = [];
  const stages: ServedGroup[] = [];
  const given = new Map<number, number>();
  let left: GroupEntrant[] = [];
  for (const entrant of entrants) {
    const { row, startGroup } = entrant;
    if (startGroup === undefined) {
      left.push(entrant);
    } else {
      placings[row] = { group: startGroup, by: 'startGroup' };
      given.set(startGroup, (given.get(startGroup) ?? 0) + 1);
    }
  }
  left.sort((a, b) => b.strength - a.strength || a.row - b.row);

  const placesOf = (group: number): number => Math.max(0, size - (given.get(group) ?? 0));

  let group = 0;
  for (const served of SERVED_FIRST) {
    const places = placesOf(group);
    // The rest is in order of strength, and so is every part of it.
    const entitled = left.filter(({ right }) => right === served);
    if (entitled.length > places) return tooMany(served, entitled, places);
    const others = left.filter(({ right }) => right !== served);
    const fill = places - entitled.length;
    for (const { row } of entitled) placings[row] = { group, by: 'right' };
    for (const { row } of others.slice(0, fill)) placings[row] = { group, by: 'strength' };
    stages.push({ group, places, entitled, others });
    left = others.slice(fill);
    group++;
  }
  // Nobody left has a right to a later group: strength alone fills them.
  let free = placesOf(group);
  for (const { row } of left) {
    while (free === 0) free = placesOf(++group);
    placings[row] = { group, by: 'strength' };
    free--;
  }
  return succeed({ placings, served: stages, rest: left });
}

function tooMany(right: Right, entitled: readonly GroupEntrant[], places: number): Refusal {
  const rows = entitled.map(({ row }) => row + 1).sort((a, b) => a - b);
  return refuse({ argument: 'rights', found: right, rows }, 'rightsBeyondGroup', { places });
}

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
    withOneMore.value.placings.forEach((placing, row) => {
      if (row === entrant.row) placings[row] = placing;
    });
  }
  return succeed(placings);
}

function readEntries(entries: readonly Entry[]): Result<readonly GroupEntrant[]> {
  const entrants: GroupEntrant[] = [];
  for (let row = 0; row < entries.length; row++) {
    const read = readEntry(existing(entries[row]), row);
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

/** "Spelers die na 7 ronden 4 punten hebben ... topgroep", "... 3 punten ... ten minste Groep 1" (Verdiende Rechten). */
export const FOR_TOPGROEP = 4;
export const FOR_GROEP_1 = 3;

/**
 * The right to a group of the next championship that a final score earns (N12).
 *
 * @param points the score after the last round, whole or half, on the scale on which the Topgroep starts
 *   at 0 (see `nkScore`)
 * @returns "Topgroep" from 4 points, "Groep 1" for 3 and 3.5, "" below
 */
export const nkRights = ruleOf(rightsWorking, ({ right }) => right);

/** The working of a right. */
export interface RightWorking {
  readonly points: number;
  readonly right: Right | '';
}

function rightsWorking(points: number): Result<RightWorking> {
  const score = significant(points);
  return flawInHalves(SCORE, score) ?? succeed({ points: score, right: rightFor(score) });
}

/** The same for a valid score. */
export function rightFor(score: number): Right | '' {
  if (score >= FOR_TOPGROEP) return 'Topgroep';
  return score >= FOR_GROEP_1 ? 'Groep 1' : '';
}

/** The right that a text names, in Dutch or English and any case; "" is none, undefined is no such right. */
export function rightNamed(text: string): Right | '' | undefined {
  switch (nameKey(text)) {
    case '':
      return '';
    case 'topgroep':
    case 'top group':
      return 'Topgroep';
    case 'groep 1':
    case 'group 1':
      return 'Groep 1';
    default:
      return undefined;
  }
}

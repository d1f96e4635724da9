import { existing } from '../../existing';
import type { GroupEntrant, Placing } from '../groups/division';
import type { GroupsWorking } from '../groups/groups';
import { FOR_GROEP_1, FOR_TOPGROEP, type RightWorking } from '../groups/rights';
import type { NkStepList } from '../steps';
import type { Right } from '../types';

/** What puts one row into its group. */
export interface GroupOfEntrant {
  readonly working: GroupsWorking;
  /** From 0. */
  readonly row: number;
  readonly placing: Placing;
  /** Its number by strength among the others, group by group. */
  readonly ranks: readonly number[];
}

export function rowsOf(working: GroupsWorking): readonly GroupOfEntrant[] {
  const { placings, served, rest } = working;
  const ranks = placings.map((): number[] => []);
  const note = (entrants: readonly GroupEntrant[]): void => {
    entrants.forEach(({ row }, at) => existing(ranks[row]).push(at + 1));
  };
  for (const { others } of served) note(others);
  note(rest);
  return placings.map((placing, row) => ({ working, row, placing, ranks: existing(ranks[row]) }));
}

/** The same of one row of a long list; undefined where the list has no such row. */
export function rowOf(working: GroupsWorking, row: number): GroupOfEntrant | undefined {
  const { placings, served, rest } = working;
  const { [row]: placing } = placings;
  if (placing === undefined) return undefined;
  const ranks = [...served.map(({ others }) => others), rest].map(
    (entrants) => 1 + entrants.findIndex((each) => each.row === row),
  );
  // A player who is placed is on no later list, and nobody asks for the 0 of those.
  return { working, row, placing, ranks };
}

export function tellGroup(
  { working, row: index, placing, ranks }: GroupOfEntrant,
  steps: NkStepList,
): number {
  const { served, size } = working;
  const row = index + 1;
  for (const [at, { group, places, entitled }] of served.entries()) {
    const byRight = entitled.length;
    if (group === placing.group && placing.by === 'right') {
      steps.add('N2', 'groupByRight', { row, group }, group);
      return group;
    }
    const values = { row, group, places, byRight, rank: existing(ranks[at]) };
    if (group === placing.group) {
      steps.add('N2', 'groupByStrength', values, group);
      return group;
    }
    steps.add('N2', 'groupPassed', values, places - byRight);
  }
  const values = { row, rank: existing(ranks[served.length]), first: served.length, size };
  steps.add('N2', 'laterGroup', values, placing.group);
  return placing.group;
}

export function tellRight({ points, right }: RightWorking, steps: NkStepList): Right | '' {
  const values = { points, forTopgroep: FOR_TOPGROEP, forGroep1: FOR_GROEP_1 };
  steps.add('N12', 'rightEarned', values, right);
  return right;
}

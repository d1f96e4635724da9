import type { Says, StepKinds, StepList } from '../derivation/step';
import type { Right } from './types';

/** The steps of NK formulas. What a step comes to is its value, and not repeated here. Rows count from 1. */
export interface NkSteps extends StepKinds {
  /** A group that is full without the player: places less those taken by right. */
  groupPassed: Says<'N2', GroupOfRow & { byRight: number; rank: number }>;
  groupByRight: Says<'N2', Omit<GroupOfRow, 'places'>>;
  /** Within the places that rights leave. */
  groupByStrength: Says<'N2', GroupOfRow & { byRight: number; rank: number }>;
  /** first + INT((rank - 1) / size) */
  laterGroup: Says<'N2', { row: number; rank: number; first: number; size: number }>;
  /** points - group */
  score: Says<'N2', { points: number; group: number }>;

  /** Of an odd group one player floats or has the bye. */
  oddGroup: Says<'N3' | 'N4', { n: number }>;
  /** i + n / 2 */
  slidePair: Says<'N3', { i: number; players: number }>;
  /** n + 1 - i */
  foldPair: Says<'N4', { i: number; players: number }>;

  rightEarned: Says<'N12', { points: number; forTopgroep: number; forGroep1: number }, Right | ''>;

  /** Half of those with this score before lose, half of those one below win. */
  halves: Says<'N15', CellOfProgress & { here: number; below: number }>;
  /** The lowest and the highest over all results and pairings. */
  countRange: Says<'N15', CellOfProgress, number | string>;
  outOfReach: Says<'N15', CellOfProgress, string>;
}

interface GroupOfRow {
  readonly row: number;
  readonly group: number;
  readonly places: number;
}

interface CellOfProgress {
  readonly round: number;
  readonly score: number;
}

export type NkStepList = StepList<NkSteps>;

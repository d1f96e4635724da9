import type { Says, StepKinds, StepList } from '../derivation/step';

/** The steps of KGS points. What a step comes to is its value, and not repeated here. Rows count from 1. */
export interface KgsSteps extends StepKinds {
  /** The cube root of the hours, rounded up. */
  timeFactor: Says<'K1', { hours: number }>;
  factor: Says<'K1', { time: number; boardSize: number; board: number; rounds: number }>;

  /** INT(F N / 100 / 2^(place - 1)) */
  reconstructedPoints: Says<'K4', { F: number; players: number; place: number }>;
  /** From a director's own row of points for every field. */
  pointsInRow: Says<'K4', { place: number }>;
  /** From a director's own table of points. */
  pointsInTable: Says<'K4', { players: number; place: number }>;

  /** Equal wins hold these places together; the points of those that are paid. */
  sharedPlaces: Says<
    'K5',
    { rows: readonly number[]; wins: number; from: number; to: number; points: readonly number[] }
  >;
  /** floor(sum / players) */
  evenShare: Says<'K5', { sum: number; players: number }>;
  /** One of the whole points left over, by SOS and SODOS. */
  extraPoint: Says<'K5', Extra>;
  /** The points left over went to better ones. */
  noExtraPoint: Says<'K5', Extra>;
  /** Fewer points are left than players are level in SOS and SODOS too. */
  splitExtra: Says<'K5', Extra & { points: number; rows: readonly number[] }>;

  annualLine: Says<'K7', { row: number; account: string; event: string }>;
  annualTotal: Says<'K7', { events: number; points: readonly number[] }>;
}

/** What decides on points left over. */
interface Extra {
  /** The whole points that everyone with these wins has. */
  readonly evenly: number;
  /** The points left over by the even share. */
  readonly over: number;
  readonly sos: number;
  readonly sodos: number;
}

export type KgsStepList = StepList<KgsSteps>;

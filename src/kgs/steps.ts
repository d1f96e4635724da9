import type { Says, StepKinds, StepList } from '../derivation/step';

/** The steps of KGS points. The value of a step is not repeated here. Rows count from 1. */
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

  /** Players with equal wins share these places; the points of the paid ones. */
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
  /** Fewer points are left than there are players level in SOS and SODOS. */
  splitExtra: Says<'K5', Extra & { points: number; rows: readonly number[] }>;

  /** 2 x played against scheduled; 1 where the entrant counts, else 0. */
  removedEntrant: Says<'K3', { row: number; played: number; scheduled: number }>;
  entrantsCounted: Says<'K3', { entrants: number }>;
  /** A row of a result list that does not count. */
  leftOutRow: Says<'K3', { row: number }>;
  /** Below the paid places. */
  notPaid: Says<'K4', { place: number }>;

  /** `fails` where a warning says so; the number found is the value. */
  winsOfRow: Says<'K8', { row: number; rounds: number; fails: boolean }>;
  sodosOfRow: Says<'K8', { row: number; sos: number; fails: boolean }>;
  /** Between rounds x games of an even and of an odd field. */
  sumOfWins: Says<'K8', SumOfWins>;
  /** At most rounds x wins; exactly so where nobody missed a round. */
  sumOfSos: Says<'K8', { rounds: number; wins: number; exact: boolean; fails: boolean }>;
  sumOfSodos: Says<
    'K8',
    { wins: readonly number[]; rounds: number; limit: number; fails: boolean }
  >;

  annualLine: Says<'K7', { row: number; account: string; event: string }>;
  annualTotal: Says<'K7', { events: number; points: readonly number[] }>;
}

interface SumOfWins {
  readonly wins: readonly number[];
  readonly rounds: number;
  /** Games of a round at least, and at most. */
  readonly games: readonly [number, number];
  readonly fails: boolean;
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

import { aStep, type StepList, type StepVocabulary } from '../derivation/step';
import { aFlag, aNumber, aText, numbers, type Kind } from '../message';

/** The least and the most of a number. */
const aRange: Kind<readonly [number, number]> = {
  samples: [
    [1, 2],
    [2, 2],
  ],
};

/**
 * What decides on the points left over by the even share: `evenly` is what everyone with these wins has, `over` what is
 * left.
 */
const extra = { evenly: aNumber, over: aNumber, sos: aNumber, sodos: aNumber } as const;

/** The steps of KGS points. The value of a step is not repeated here. Rows count from 1. */
export const kgsSteps = {
  /** 60 x hours, where the hours may be those of a cell with the format of a time. */
  clockTime: aStep('K1', { hours: aNumber }),
  /** The cube root of the hours, rounded up. */
  timeFactor: aStep('K1', { hours: aNumber }),
  factor: aStep('K1', { time: aNumber, boardSize: aNumber, board: aNumber, rounds: aNumber }),

  /** INT(F N / 100 / 2^(place - 1)) */
  reconstructedPoints: aStep('K4', { F: aNumber, players: aNumber, place: aNumber }),
  /** From a director's own row of points for every field. */
  pointsInRow: aStep('K4', { place: aNumber }),
  /** From a director's own table of points. */
  pointsInTable: aStep('K4', { players: aNumber, place: aNumber }),

  /** Players with equal wins share these places; the points of the paid ones. */
  sharedPlaces: aStep('K5', {
    rows: numbers,
    wins: aNumber,
    from: aNumber,
    to: aNumber,
    points: numbers,
  }),
  /** floor(sum / players) */
  evenShare: aStep('K5', { sum: aNumber, players: aNumber }),
  /** One of the whole points left over, by SOS and SODOS. */
  extraPoint: aStep('K5', extra),
  /** The points left over went to better ones. */
  noExtraPoint: aStep('K5', extra),
  /** Fewer points are left than there are players level in SOS and SODOS. */
  splitExtra: aStep('K5', { ...extra, points: aNumber, rows: numbers }),

  /** 2 x played against scheduled; 1 where the entrant counts, else 0. */
  removedEntrant: aStep('K3', { row: aNumber, played: aNumber, scheduled: aNumber }),
  entrantsCounted: aStep('K3', { entrants: aNumber }),
  /** A row of a result list that does not count. */
  leftOutRow: aStep('K3', { row: aNumber }),
  /** Below the paid places. */
  notPaid: aStep('K4', { place: aNumber }),

  /** `fails` where a warning says so; the number found is the value. */
  winsOfRow: aStep('K8', { row: aNumber, rounds: aNumber, fails: aFlag }),
  sodosOfRow: aStep('K8', { row: aNumber, sos: aNumber, fails: aFlag }),
  /** Between rounds x games of an even and of an odd field; `games` of a round at least, and at most. */
  sumOfWins: aStep('K8', { wins: numbers, rounds: aNumber, games: aRange, fails: aFlag }),
  /** At most rounds x wins; exactly so where nobody missed a round. */
  sumOfSos: aStep('K8', { rounds: aNumber, wins: aNumber, exact: aFlag, fails: aFlag }),
  sumOfSodos: aStep('K8', { wins: numbers, rounds: aNumber, limit: aNumber, fails: aFlag }),

  annualLine: aStep('K7', { row: aNumber, account: aText, event: aText }),
  annualTotal: aStep('K7', { events: aNumber, points: numbers }),
  /** Tournaments among the lines, each counted once. */
  annualEvents: aStep('K7', { lines: aNumber }),
  /** The number of engines with a higher total, and 1. */
  annualPlace: aStep('K7', { before: aNumber }),
} as const satisfies StepVocabulary;

/** The steps of KGS points and totals: each code with its clause and its values. */
export type KgsSteps = typeof kgsSteps;
export type KgsStepList = StepList<KgsSteps>;

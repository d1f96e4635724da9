import { aStep, type StepList, type StepVocabulary } from '../derivation/step';
import { aNumber, aText, type Kind } from '../message';
import type { Right } from './types';

const groupOfRow = { row: aNumber, group: aNumber } as const;
const byStrength = { ...groupOfRow, places: aNumber, byRight: aNumber, rank: aNumber } as const;
const cellOfProgress = { round: aNumber, score: aNumber } as const;
const aRightOrNone: Kind<Right | ''> = { samples: ['Topgroep', 'Groep 1', ''] };
const aNumberOrRange: Kind<number | string> = { samples: [3, '11-15'] };

/** The steps of NK formulas. What a step comes to is its value, and not repeated here. Rows count from 1. */
export const nkSteps = {
  /** A group that is full without the player: places less those taken by right. */
  groupPassed: aStep('N2', byStrength),
  groupByRight: aStep('N2', groupOfRow),
  /** Within the places that rights leave. */
  groupByStrength: aStep('N2', byStrength),
  /** first + INT((rank - 1) / size) */
  laterGroup: aStep('N2', { row: aNumber, rank: aNumber, first: aNumber, size: aNumber }),
  /** points - group */
  score: aStep('N2', { points: aNumber, group: aNumber }),

  /** Of an odd group one player floats or has the bye. */
  oddGroup: aStep(['N3', 'N4'], { n: aNumber }),
  /** i + n / 2 */
  slidePair: aStep('N3', { i: aNumber, players: aNumber }),
  /** n + 1 - i */
  foldPair: aStep('N4', { i: aNumber, players: aNumber }),

  rightEarned: aStep(
    'N12',
    { points: aNumber, forTopgroep: aNumber, forGroep1: aNumber },
    aRightOrNone,
  ),

  /** Half of those with this score before lose, half of those one below win. */
  halves: aStep('N15', { ...cellOfProgress, here: aNumber, below: aNumber }),
  /** The lowest and the highest over all results and pairings. */
  countRange: aStep('N15', cellOfProgress, aNumberOrRange),
  outOfReach: aStep('N15', cellOfProgress, aText),
} as const satisfies StepVocabulary;

/** The steps of NK groups, scores and rights: each code with its clause and its values. */
export type NkSteps = typeof nkSteps;
export type NkStepList = StepList<NkSteps>;

import { aStep, rounding, type StepList, type StepVocabulary } from '../derivation/step';
import { aNumber, aText, numbers } from '../message';

/** The steps of AGA categories and points. The value of a step is not repeated here. */
export const agaSteps = {
  rounded: aStep(['A2', 'A4', 'A5', 'A8'], rounding),

  /** 2 R + sqrt(10 log10 P) - 4 */
  exactCategory: aStep('A1', { average: aNumber, players: aNumber }),
  /** log10(20 P) + (Cr + R^2.1) / 10 */
  firstPoints: aStep('A3', { average: aNumber, players: aNumber, category: aNumber }),
  /** 0.75 + log10(R / 6.2) */
  decay: aStep('A4', { average: aNumber }),
  decayFloor: aStep('A4', { decay: aNumber }),
  /** A F^(place - 1), rounded to hundredths and then to tenths. */
  placePoints: aStep('A5', {
    first: aNumber,
    decay: aNumber,
    place: aNumber,
    points: aNumber,
    hundredths: aNumber,
  }),
  /** The points of the shared places that earn any. */
  tiedPoints: aStep('A8', { from: aNumber, to: aNumber, points: numbers }),
  /** Rows without a rating, the first of them by number. */
  ratingsSkipped: aStep('A9', { rows: numbers }),
  meanRating: aStep('A9', { ratings: numbers }),
  leastPoints: aStep('A6', {}),
  sheetZero: aStep('A6', {}),

  /** A result that counts, and one beyond the best. */
  seasonResult: aStep('A10', { row: aNumber, event: aText }),
  seasonLeft: aStep('A10', { row: aNumber, event: aText, best: aNumber }),
  seasonTotal: aStep('A10', { points: numbers }),
  /** The number of players with a higher total, and 1. */
  seasonPlace: aStep('A10', { before: aNumber }),
  /** Results with points, but for those beyond the best. */
  seasonCounted: aStep('A10', { won: aNumber, left: aNumber }),
  seasonEvents: aStep('A10', { won: aNumber, without: aNumber }),
} as const satisfies StepVocabulary;

/** The steps of AGA categories and points: each code with its clause and its values. */
export type AgaSteps = typeof agaSteps;
export type AgaStepList = StepList<AgaSteps>;

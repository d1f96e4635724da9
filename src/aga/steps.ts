import type { Rounding, Says, StepKinds, StepList } from '../derivation/step';

/** The steps of AGA categories and points. The value of a step is not repeated here. */
export interface AgaSteps extends StepKinds {
  rounded: Says<'A2' | 'A4' | 'A5' | 'A8', Rounding>;

  /** 2 R + sqrt(10 log10 P) - 4 */
  exactCategory: Says<'A1', { average: number; players: number }>;
  /** log10(20 P) + (Cr + R^2.1) / 10 */
  firstPoints: Says<'A3', { average: number; players: number; category: number }>;
  /** 0.75 + log10(R / 6.2) */
  decay: Says<'A4', { average: number }>;
  decayFloor: Says<'A4', { decay: number }>;
  /** A F^(place - 1), rounded to hundredths and then to tenths. */
  placePoints: Says<
    'A5',
    { first: number; decay: number; place: number; points: number; hundredths: number }
  >;
  /** The points of the shared places that earn any. */
  tiedPoints: Says<'A8', { from: number; to: number; points: readonly number[] }>;
  /** Rows without a rating, the first of them by number. */
  ratingsSkipped: Says<'A9', { rows: readonly number[] }>;
  meanRating: Says<'A9', { ratings: readonly number[] }>;
  leastPoints: Says<'A6', object>;
  sheetZero: Says<'A6', object>;
}

export type AgaStepList = StepList<AgaSteps>;

import { lowerCase } from '../text';
import type { Rating } from './types';

/** "R = Classification Factor (Sectional = 10, Regional = 14)" (The Current Masterpoint System). */
const R_SECTIONAL = 10;
const R_REGIONAL = 14;

/** "P = Restriction Factor (None = 1, One = 0.8, Two or more = 0.7)" (The Current Masterpoint System). */
const P = { none: 1, one: 0.8, more: 0.7 } as const;

/** The scaling of the event the basic award is made for. */
export const BASIC_EVENT = 1;

/**
 * What the basic award is multiplied by (S5): R / 14 x S / 1.5 x P, with S = 0.5 (sessions + 1).
 *
 * Decision: the basic award is that of a two-session regional without restrictions (R = 14, S = 1.5,
 * P = 1). At the typical average, s = 1.25, its second line equals 21 (T + 10) / 60, which is the
 * former formula with exactly these factors.
 */
export function scaling(rating: Rating, sessions: number, restrictions: number): number {
  const R = rating === 'Regional' ? R_REGIONAL : R_SECTIONAL;
  const S = 0.5 * (sessions + 1);
  return (R / 14) * (S / 1.5) * restrictionFactor(restrictions);
}

function restrictionFactor(restrictions: number): number {
  if (restrictions === 0) return P.none;
  return restrictions === 1 ? P.one : P.more;
}

/** The rating a text names, in any case. */
export function ratingNamed(text: string): Rating | undefined {
  // As written in nearly every sheet: no need to touch the letters.
  if (text === 'Regional' || text === 'Sectional') return text;
  switch (lowerCase(text)) {
    case 'regional':
      return 'Regional';
    case 'sectional':
      return 'Sectional';
    default:
      return undefined;
  }
}

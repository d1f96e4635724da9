import { significant } from '../numbers/significant';
import { nameKey } from '../text';
import type { Rating } from './types';

/** "R = Classification Factor (Sectional = 10, Regional = 14)" (The Current Masterpoint System). */
const R_SECTIONAL = 10;
const R_REGIONAL = 14;

/** "P = Restriction Factor (None = 1, One = 0.8, Two or more = 0.7)" (The Current Masterpoint System). */
const P = { none: 1, one: 0.8, more: 0.7 } as const;

/** The factors of an award (S5), taken over from the former system (S14). */
export interface Scale {
  readonly rating: Rating;
  readonly sessions: number;
  readonly restrictions: number;
  /** The classification factor. */
  readonly R: number;
  /** The sessions factor: 0.5 (sessions + 1). */
  readonly S: number;
  /** The restriction factor. */
  readonly P: number;
}

export function scaleOf(rating: Rating, sessions: number, restrictions: number): Scale {
  return {
    rating,
    sessions,
    restrictions,
    R: rating === 'Regional' ? R_REGIONAL : R_SECTIONAL,
    S: 0.5 * (sessions + 1),
    P: restrictionFactor(restrictions),
  };
}

function restrictionFactor(restrictions: number): number {
  if (restrictions === 0) return P.none;
  return restrictions === 1 ? P.one : P.more;
}

/** The scale of the event the basic award is made for. */
export const BASIC_SCALE = scaleOf('Regional', 2, 0);

/**
 * The factor of the basic award (S5): R / 14 x S / 1.5 x P.
 *
 * Decision: the basic award is that of a two-session regional without restrictions (R = 14, S = 1.5,
 * P = 1). At the typical average, s = 1.25, its second line equals 21 (T + 10) / 60, which is the
 * former formula with exactly these factors.
 */
export function scaling(scale: Scale): number {
  return (scale.R / 14) * (scale.S / 1.5) * scale.P;
}

/** The working of a scaled award: an award times the factor of S5. */
export interface ScaledAward {
  readonly scale: Scale;
  readonly scaling: number;
  /** Unrounded. */
  readonly award: number;
}

/** The rating that a text names in any case, or its classification factor. */
export function ratingNamed(given: number | string): Rating | undefined {
  // The spelling of nearly every sheet: no need to change case.
  if (given === 'Regional' || given === 'Sectional') return given;
  if (typeof given === 'number') return ratingOf(significant(given));
  switch (nameKey(given)) {
    case 'regional':
      return 'Regional';
    case 'sectional':
      return 'Sectional';
    default:
      return undefined;
  }
}

function ratingOf(factor: number): Rating | undefined {
  if (factor === R_REGIONAL) return 'Regional';
  return factor === R_SECTIONAL ? 'Sectional' : undefined;
}

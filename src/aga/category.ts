import { halfUp } from '../numbers/half-up';
import { succeed, type Result } from '../result';
import { fieldWithin } from './field';
import type { Field } from './types';

/** "to force the system to start at category 1" (Tournament Category). */
const OFFSET = 4;

/** The working of a category. */
export interface CategoryWorking extends Field {
  readonly unrounded: number;
  /** Rounded to 0.1. */
  readonly exact: number;
  readonly category: number;
}

/**
 * The category Cr: the exact category C, rounded half up to 0.1 and then to a whole number (A1, A2):
 *
 *     C = 2 R + sqrt(10 log10 P) - 4
 *
 * Decision: the 10 printed inside the logarithm, sqrt(log10(10 P)), stands before it. Only this
 * form gives the document's own two checks: 15.5 in the worked example and
 * category 1 for five players averaging 1.1.
 */
export function categoryOf({ average, players }: Field): CategoryWorking {
  const unrounded = 2 * average + Math.sqrt(10 * Math.log10(players)) - OFFSET;
  const exact = halfUp(unrounded, 1);
  return { average, players, unrounded, exact, category: halfUp(exact, 0) };
}

/**
 * The tournament category to one decimal, the "exact category" of the calculator (A1, A2, A7).
 *
 * @param avg mean rating of the open section, 1.1 to 10.8
 * @param players players in the open section, a whole number from 5
 */
export function agaExact(avg: number, players: number): Result<number> {
  const working = categoryWorking(avg, players);
  return working.ok ? succeed(working.value.exact) : working;
}

/** The tournament category, a whole number (A1, A2, A7); arguments as for `agaExact`. */
export function agaCategory(avg: number, players: number): Result<number> {
  const working = categoryWorking(avg, players);
  return working.ok ? succeed(working.value.category) : working;
}

export function categoryWorking(avg: number, players: number): Result<CategoryWorking> {
  const field = fieldWithin(avg, players);
  return field.ok ? succeed(categoryOf(field.value)) : field;
}

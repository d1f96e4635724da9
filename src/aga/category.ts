import { halfUp } from '../numbers/half-up';
import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import { fieldWithin } from './field';
import type { AgaTrace } from './steps';
import type { Field } from './types';

/** "to force the system to start at category 1" (Tournament Category). */
const OFFSET = 4;

/**
 * The exact category, rounded half up to 0.1 (A1, A2):
 *
 *     C = 2 R + sqrt(10 log10 P) - 4
 *
 * Decision: the 10 printed inside the logarithm, sqrt(log10(10 P)), stands before it. Only so
 * does the formula give the document's own two checks: 15.5 in the worked example and
 * category 1 for five players averaging 1.1.
 */
export function exactCategory({ average, players }: Field, trace?: AgaTrace): number {
  const unrounded = 2 * average + Math.sqrt(10 * Math.log10(players)) - OFFSET;
  const exact = halfUp(unrounded, 1);
  trace?.add('A1', 'exactCategory', { average, players }, significant(unrounded));
  trace?.rounded('A2', unrounded, 1, exact);
  return exact;
}

/** Cr, the category: the exact category, already rounded to 0.1, rounded half up to a whole number (A2). */
export function wholeCategory(field: Field, trace?: AgaTrace): number {
  const exact = exactCategory(field, trace);
  const category = halfUp(exact, 0);
  trace?.rounded('A2', exact, 0, category);
  return category;
}

/**
 * The tournament category to one decimal, the "exact category" of the calculator (A1, A2, A7).
 *
 * @param avg mean rating of the open section, 1.1 to 10.8
 * @param players players in the open section, a whole number from 5
 */
export function agaExact(avg: number, players: number, trace?: AgaTrace): Result<number> {
  const field = fieldWithin(avg, players);
  return field.ok ? succeed(exactCategory(field.value, trace)) : field;
}

/** The tournament category, a whole number (A1, A2, A7); arguments as for `agaExact`. */
export function agaCategory(avg: number, players: number, trace?: AgaTrace): Result<number> {
  const field = fieldWithin(avg, players);
  return field.ok ? succeed(wholeCategory(field.value, trace)) : field;
}

import { halfUp, significant } from '../core/numbers';
import { inRow, type Result, ruleOf, succeed } from '../core/result';
import type { Field } from './types';
import { flaw, LARGEST, refusedBy, wholeNumber } from '../core/arguments';
import { numberArgument, unavailable } from './messages';

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
export const agaExact = ruleOf(categoryWorking, ({ exact }) => exact);

/** The tournament category, a whole number (A1, A2, A7); arguments as for `agaExact`. */
export const agaCategory = ruleOf(categoryWorking, ({ category }) => category);

function categoryWorking(avg: number, players: number): Result<CategoryWorking> {
  const field = fieldWithin(avg, players);
  return field.ok ? succeed(categoryOf(field.value)) : field;
}

const RATINGS = numberArgument('ratings', 'agaRating', { least: -LARGEST });

/** AGA ratings run from 1 up (dan) and from -1 down (kyu); there is none between. */
const LEAST_SIZE = 1;

/**
 * The mean rating of an open section, unrounded (A9), for the other functions.
 *
 * @param ratings ratings as the AGA writes them, dan positive and kyu negative; 0 is skipped, because a blank
 *   cell may arrive as 0
 * @returns their plain mean. A refusal names the row, counted from 1; without a rating there is no mean.
 */
export const agaAverage = ruleOf(averageWorking, ({ mean }) => mean);

/** The working of a mean rating. */
export interface MeanRating {
  readonly ratings: readonly number[];
  /** Rows (from 1) without a rating. */
  readonly skipped: readonly number[];
  readonly mean: number;
}

function averageWorking(ratings: readonly number[]): Result<MeanRating> {
  const counted: number[] = [];
  const skipped: number[] = [];
  let sum = 0;
  let row = 0;
  for (const cell of ratings) {
    row++;
    const rating = significant(cell);
    if (rating === 0) {
      skipped.push(row);
      continue;
    }
    const refusal =
      flaw(RATINGS, rating) ??
      (Math.abs(rating) < LEAST_SIZE ? refusedBy(RATINGS, rating) : undefined);
    if (refusal) return inRow(refusal, row);
    sum += rating;
    counted.push(rating);
  }
  return counted.length === 0
    ? unavailable({ argument: RATINGS.name, found: 0 }, 'ratingsMissing')
    : succeed({ ratings: counted, skipped, mean: sum / counted.length });
}

/** "will not accept a ratings average less than 1.1 or higher than 10.8" (Limits). */
const AVERAGE = numberArgument('avg', 'averageOutsideCategories', {
  least: 1.1,
  most: 10.8,
  kind: 'notAvailable',
});

/** "Nor will it accept a number of players less than 5" (Limits). */
const LEAST_PLAYERS = 5;

const PLAYERS = wholeNumber('players', 1, LEAST_PLAYERS);

const ENOUGH_PLAYERS = numberArgument('players', 'tooFewForCategory', {
  least: LEAST_PLAYERS,
  kind: 'notAvailable',
});

/** A7 for the average rating alone. */
export function averageWithin(avg: number): Result<number> {
  const average = significant(avg);
  return flaw(AVERAGE, average) ?? succeed(average);
}

/** A7 for average rating and number of players. */
export function fieldWithin(avg: number, players: number): Result<Field> {
  const average = significant(avg);
  const count = significant(players);
  return (
    flaw(AVERAGE, average) ??
    flaw(PLAYERS, count) ??
    flaw(ENOUGH_PLAYERS, count) ??
    succeed({ average, players: count })
  );
}

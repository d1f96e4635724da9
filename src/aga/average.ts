import { flaw, LARGEST, refusedBy } from '../arguments';
import { significant } from '../numbers/significant';
import { inRow, succeed, type Result } from '../result';
import { numberArgument, unavailable } from './refuse';

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
export function agaAverage(ratings: readonly number[]): Result<number> {
  const working = averageWorking(ratings);
  return working.ok ? succeed(working.value.mean) : working;
}

/** The working of a mean rating. */
export interface MeanRating {
  readonly ratings: readonly number[];
  /** Rows (from 1) without a rating. */
  readonly skipped: readonly number[];
  readonly mean: number;
}

export function averageWorking(ratings: readonly number[]): Result<MeanRating> {
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

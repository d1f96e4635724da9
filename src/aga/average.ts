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
  let sum = 0;
  let count = 0;
  let row = 0;
  for (const cell of ratings) {
    row++;
    const rating = significant(cell);
    if (rating === 0) continue;
    const refusal =
      flaw(RATINGS, rating) ??
      (Math.abs(rating) < LEAST_SIZE ? refusedBy(RATINGS, rating) : undefined);
    if (refusal) return inRow(refusal, row);
    sum += rating;
    count++;
  }
  return count === 0
    ? unavailable({ argument: RATINGS.name, found: 0 }, 'ratingsMissing')
    : succeed(sum / count);
}

import { flaw } from '../arguments';
import { halfUpQuotient } from '../numbers/quotient';
import { significant } from '../numbers/significant';
import { eachOf, succeed, type Result } from '../result';
import { readColumn } from '../standings/column';
import { tiedGroups } from '../standings/groups';
import { DEFAULT_SESSIONS, DEPTH, FIRST, SCORES, SESSIONS } from './arguments';
import { firstAward, placeAward, type FirstAward, type PlaceWorking } from './place-award';
import type { SofResultsOptions } from './types';

/**
 * The award of every entry of a score list, in masterpoints (S10, S11, S13).
 *
 * @param first the award for first place, from 0.01; rounded half up to 0.01 before anything else
 * @param scores the entries' scores in any order, the highest first place; they may be negative
 * @param options sessions; how many places are paid (every place when left out: the source gives no depth)
 * @returns one award per score, in the list's own order. Tied entries get the mean of the rounded awards of
 *   the places they span, those beyond the depth counting 0, rounded half up to 0.01. A refusal of a
 *   score names its row, counted from 1.
 */
export function sofResults(
  first: number,
  scores: readonly number[],
  options?: SofResultsOptions,
): Result<readonly number[]> {
  return eachOf(resultsWorking(first, scores, options), ({ award }) => award);
}

/** The working of the award of entries that share places, or of one that stands alone (S13). */
export interface TieWorking {
  readonly first: FirstAward;
  readonly from: number;
  readonly to: number;
  /** The paid places. */
  readonly paid: readonly PlaceWorking[];
  readonly award: number;
}

/** A working per score; tied entries have the same one. */
export function resultsWorking(
  first: number,
  scores: readonly number[],
  options: SofResultsOptions = {},
): Result<readonly TieWorking[]> {
  const given = significant(first);
  const firstFlaw = flaw(FIRST, given);
  if (firstFlaw) return firstFlaw;

  const column = readColumn(SCORES, scores);
  if (!column.ok) return column;

  const sessions = significant(options.sessions ?? DEFAULT_SESSIONS);
  const depth = options.depth === undefined ? undefined : significant(options.depth);
  const refusal = flaw(SESSIONS, sessions) ?? (depth === undefined ? depth : flaw(DEPTH, depth));
  if (refusal) return refusal;

  const ofFirst = firstAward(given);
  const workings = new Array<TieWorking>(scores.length);
  const entries = column.value.map((score, row) => ({ row, score }));
  let from = 1;
  for (const tied of tiedGroups(entries, (a, b) => b.score - a.score)) {
    const to = from + tied.length - 1;
    const last = depth === undefined ? to : Math.min(to, depth);
    const paid: PlaceWorking[] = [];
    let sum = 0;
    for (let place = from; place <= last; place++) {
      const ofPlace = placeAward(ofFirst, place, sessions);
      paid.push(ofPlace);
      sum += ofPlace.hundredths;
    }
    const award = halfUpQuotient(sum, tied.length) / 100;
    const working: TieWorking = { first: ofFirst, from, to, paid, award };
    for (const { row } of tied) workings[row] = working;
    from = to + 1;
  }
  return succeed(workings);
}

import { flaw } from '../arguments';
import { existing } from '../existing';
import { halfUpQuotient } from '../numbers/quotient';
import { significant } from '../numbers/significant';
import { eachOf, succeed, type Result } from '../result';
import { readColumn } from '../standings/column';
import { DEFAULT_SESSIONS, DEPTH, FIRST, SCORES, SESSIONS } from './arguments';
import { firstAward, placeAward, type FirstAward } from './place-award';
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
  /** The last place of theirs that is paid; before `from` where none is. */
  readonly last: number;
  readonly sessions: number;
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
  const entries = new Map<number, number>();
  for (const score of column.value) entries.set(score, (entries.get(score) ?? 0) + 1);
  const best: number[] = [];
  entries.forEach((_, score) => best.push(score));
  best.sort((a, b) => b - a);
  const workings = new Map<number, TieWorking>();
  let from = 1;
  for (const score of best) {
    const tied = existing(entries.get(score));
    const to = from + tied - 1;
    const last = depth === undefined ? to : Math.min(to, depth);
    let sum = 0;
    for (let place = from; place <= last; place++) {
      sum += placeAward(ofFirst, place, sessions).hundredths;
    }
    const award = halfUpQuotient(sum, tied) / 100;
    workings.set(score, { first: ofFirst, from, to, last, sessions, award });
    from = to + 1;
  }
  return succeed(column.value.map((score) => existing(workings.get(score))));
}

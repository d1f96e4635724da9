import { flaw } from '../arguments';
import { halfUpQuotient } from '../numbers/quotient';
import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import { readColumn } from '../standings/column';
import { tiedGroups } from '../standings/groups';
import { DEFAULT_SESSIONS, DEPTH, FIRST, SCORES, SESSIONS } from './arguments';
import { inHundredths, placeHundredths } from './place-award';
import type { SofRowTraces, SofTrace } from './steps';
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
  options: SofResultsOptions = {},
  traces?: SofRowTraces,
): Result<readonly number[]> {
  const given = significant(first);
  const firstFlaw = flaw(FIRST, given);
  if (firstFlaw) return firstFlaw;

  const column = readColumn(SCORES, scores);
  if (!column.ok) return column;

  const sessions = significant(options.sessions ?? DEFAULT_SESSIONS);
  const depth = options.depth === undefined ? undefined : significant(options.depth);
  const refusal = flaw(SESSIONS, sessions) ?? (depth === undefined ? depth : flaw(DEPTH, depth));
  if (refusal) return refusal;

  const ofFirst = traces?.open([]);
  const hundredths = inHundredths(given, ofFirst);
  const awards = new Array<number>(scores.length);
  const entries = column.value.map((score, row) => ({ row, score }));
  let place = 1;
  for (const tied of tiedGroups(entries, (a, b) => b.score - a.score)) {
    const rows = tied.map(({ row }) => row);
    const trace = traces?.open(rows, ofFirst);
    const below = place + tied.length;
    const unpaid = depth === undefined ? below : Math.min(below, depth + 1);
    const paid: number[] = [];
    for (let each = place; each < unpaid; each++) {
      paid.push(placeHundredths(hundredths, each, sessions, trace));
    }
    const sum = paid.reduce((total, each) => total + each, 0);
    const award = halfUpQuotient(sum, tied.length) / 100;
    if (trace) noteTie({ from: place, to: below - 1, paid, award }, trace);
    for (const row of rows) awards[row] = award;
    place = below;
  }
  return succeed(awards);
}

/** S13, where it changes anything: entries that share places, and places beyond the depth. */
function noteTie(
  tie: { from: number; to: number; paid: readonly number[]; award: number },
  trace: SofTrace,
): void {
  const { from, to, award } = tie;
  const entries = to - from + 1;
  const awards = tie.paid.map((each) => each / 100);
  if (awards.length === 0) {
    trace.add('S13', 'unpaid', { from, to }, award);
  } else if (entries > 1) {
    const mean = significant(awards.reduce((sum, each) => sum + each, 0) / entries);
    trace.add('S13', 'tiedAward', { from, to, awards }, mean);
    trace.rounded('S13', mean, 2, award);
  }
}

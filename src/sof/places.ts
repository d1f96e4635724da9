import { flaw } from '../core/arguments';
import { halfUp, halfUpQuotient, significant } from '../core/numbers';
import { existing, listRuleOf, type Result, ruleOf, succeed } from '../core/result';
import {
  DEFAULT_SESSIONS,
  DEPTH,
  FIRST,
  PLACE,
  SCORES,
  SESSIONS,
  type SofResultsOptions,
} from './arguments';
import { readColumn } from '../core/standings';

/** The last place that gets 75 % of the place above (Overall Awards below First Place). */
function lastQuarterStep(sessions: number): number {
  if (sessions === 1) return 8;
  return sessions === 2 ? 4 : 3;
}

/** The award for first place as given and as whole hundredths, rounded (S11). */
export interface FirstAward {
  readonly given: number;
  readonly hundredths: number;
}

function firstAward(given: number): FirstAward {
  return { given, hundredths: Math.round(halfUp(given, 2) * 100) };
}

/** The working of the award for a place. */
export interface PlaceWorking {
  readonly first: FirstAward;
  readonly place: number;
  readonly sessions: number;
  /** The last place that gets 75 % of the place above. */
  readonly last: number;
  /** The share of first place, an exact ratio of whole numbers. */
  readonly part: number;
  readonly of: number;
  readonly hundredths: number;
}

/**
 * The award for a place, as an exact share of the rounded award for first place (S10, S11):
 *
 *     (3 / 4)^(place - 1)                            while 75 % of the place above is paid
 *     1 / place                                      below, in an event of one session
 *     sessions / (place + 2 sessions - 3)            below, in an event of two sessions or more
 *
 * Decision: one session takes the table's words; the general formula would give 1 / (place - 1).
 */
export function placeAward(first: FirstAward, place: number, sessions: number): PlaceWorking {
  const last = lastQuarterStep(sessions);
  let part = sessions;
  let of = place + 2 * sessions - 3;
  if (place <= last) {
    part = 3 ** (place - 1);
    of = 4 ** (place - 1);
  } else if (sessions === 1) {
    of = place;
  }
  const hundredths = halfUpQuotient(first.hundredths * part, of);
  return { first, place, sessions, last, part, of, hundredths };
}

/**
 * The award for an overall place, in masterpoints (S10, S11).
 *
 * @param first the award for first place, from 0.01; rounded half up to 0.01 before anything else
 * @param place the place, a whole number from 1 to 10,000
 * @param sessions sessions played, a whole number from 1; default 2
 * @returns the award, from the rounded first through an exact ratio, rounded half up to 0.01 once
 */
export const sofPlace = ruleOf(placeWorking, ({ hundredths }) => hundredths / 100);

function placeWorking(
  first: number,
  place: number,
  sessions: number = DEFAULT_SESSIONS,
): Result<PlaceWorking> {
  const given = significant(first);
  const firstFlaw = flaw(FIRST, given);
  if (firstFlaw) return firstFlaw;

  const position = significant(place);
  const placeFlaw = flaw(PLACE, position);
  if (placeFlaw) return placeFlaw;

  const sessionCount = significant(sessions);
  return (
    flaw(SESSIONS, sessionCount) ?? succeed(placeAward(firstAward(given), position, sessionCount))
  );
}

/**
 * The awards for the overall places from first down, in masterpoints (S10, S11).
 *
 * @param first the award for first place, from 0.01; rounded half up to 0.01 before anything else
 * @param depth how many places to list, a whole number from 1 to 10,000
 * @param sessions sessions played, a whole number from 1; default 2
 * @returns one award per place, each as `sofPlace` gives it
 */
export const sofPlaces = listRuleOf(placesWorking, sofPlace.value);

function placesWorking(
  first: number,
  depth: number,
  sessions: number = DEFAULT_SESSIONS,
): Result<readonly PlaceWorking[]> {
  const given = significant(first);
  const placeCount = significant(depth);
  const sessionCount = significant(sessions);
  const refusal = flaw(FIRST, given) ?? flaw(DEPTH, placeCount) ?? flaw(SESSIONS, sessionCount);
  if (refusal) return refusal;

  const ofFirst = firstAward(given);
  const awards: PlaceWorking[] = [];
  for (let place = 1; place <= placeCount; place++) {
    awards.push(placeAward(ofFirst, place, sessionCount));
  }
  return succeed(awards);
}

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
export const sofResults = listRuleOf(resultsWorking, ({ award }) => award);

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

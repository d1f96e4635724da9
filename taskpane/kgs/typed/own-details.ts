import { sentence } from '../../../language';
import { serialOf } from '../../columns/days';
import type { Finding } from '../../plan/plan';
import { spelling } from '../../columns/spelling';
import { typedPoints } from './own-points';
import { mostPlaces } from '../year/layout';

/** What a form has of a tournament beyond what decides its F. */
export interface OwnDetails {
  /** Excel's number of the day. */
  readonly date: number | undefined;
  /** Points of 1st, 2nd ... place; none where others decide. */
  readonly points: readonly number[];
}

export type OwnDetailsFound =
  | ({ readonly ok: true } & OwnDetails)
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** A month stands for its first day. */
const month = /^\d{4}-\d{2}$/;

/** The date and the points as they were typed; both may be left open. */
export function readOwnDetails(typed: {
  readonly date?: string | undefined;
  readonly points?: string | undefined;
}): OwnDetailsFound {
  const day = spelling(typed.date ?? '');
  const date = day === '' ? undefined : serialOf(month.test(day) ? `${day}-01` : day);
  const given = spelling(typed.points ?? '');
  const points = given === '' ? [] : typedPoints(given);
  const refusals: Finding[] = [];
  if (day !== '' && date === undefined) {
    refusals.push({ sentence: sentence('kgsDateBad', { content: day }) });
  }
  if (!points) {
    const values = { content: given, most: mostPlaces };
    refusals.push({ sentence: sentence('kgsRowPointsBad', values) });
  }
  return points && refusals.length === 0 ? { ok: true, date, points } : { ok: false, refusals };
}

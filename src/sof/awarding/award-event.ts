import { existing } from '../../existing';
import { allOf, succeed, type Result } from '../../result';
import { atOnce, type Stepwise } from '../../stepwise';
import { explainSofFormer, explainSofResults, explainSofSession } from '../explain';
import type { SofDerivation } from '../explain';
import { resultsWorking } from '../results';
import { awardFields, isRankedIn } from './award-fields';
import type {
  AwardedField,
  EntryAwards,
  EventAwarded,
  EventEntry,
  EventTerms,
  FieldAward,
  Stratum,
} from './types';

/**
 * The awards of a whole event, in masterpoints: first place of every field (S8, S9), what every entry earns in each field it is ranked
 * in (S10, S11, S13), and its one award, the largest of these. Of equal awards that of the higher stratum is named.
 *
 * @param entries the pairs or teams in the order of the list, at least one; their sizes as in `sofAverage`
 * @param terms the event; its depths within its entries, its tables above 0, no kind of event for a stratified one
 * @returns refused as `sofAverage`, `sofAward`, `sofResults`, `sofSession` and `sofFormer` refuse: a holding by its row, and a field
 *   whose entries hold nothing has no average
 */
export function awardEvent(entries: readonly EventEntry[], terms: EventTerms): EventAwarded {
  return atOnce(awardEventSteps(entries, terms));
}

/** The same in steps, for long lists. */
export function* awardEventSteps(
  entries: readonly EventEntry[],
  terms: EventTerms,
): Stepwise<EventAwarded> {
  const found = awardFields(entries, terms);
  if (!found.ok) return found;
  const { fields, alone } = found.value;
  const [overall] = fields;
  const earned: Partial<Record<Stratum, FieldAward>>[] = entries.map(() => ({}));
  for (const field of fields) {
    yield;
    const awards = inField(field, entries, terms);
    if (!awards.ok) return awards;
    for (const [row, award] of awards.value) existing(earned[row])[field.stratum] = award;
  }

  yield;
  const sessions: SofDerivation[] = [];
  for (const tables of terms.comparisons) {
    const session = explainSofSession(overall.average.value, tables, terms);
    if (!session.ok) return session;
    sessions.push(session.value);
  }
  // Pairs and teams of a Swiss have the same factor.
  const former = explainSofFormer(overall.tables, terms.sessions, {
    rating: terms.rating,
    limit: terms.limit,
    restrictions: terms.restrictions,
  });
  if (!former.ok) return former;
  return succeed({
    fields,
    alone,
    entries: earned.map(oneAward),
    sessions,
    former: former.value,
    difference: overall.first.value / former.value.value - 1,
  });
}

/** What the entries of a field earn in it, by their rows. */
function inField(
  { stratum, first, depth }: AwardedField,
  entries: readonly EventEntry[],
  { sessions }: EventTerms,
): Result<ReadonlyMap<number, FieldAward>> {
  const rows: number[] = [];
  const scores: number[] = [];
  for (const [row, entry] of entries.entries()) {
    const score = entry.scores[stratum];
    if (!isRankedIn(stratum, entry.stratum) || score === undefined) continue;
    rows.push(row);
    scores.push(score);
  }
  const awards = new Map<number, FieldAward>();
  if (rows.length === 0) return succeed(awards);
  const options = { sessions, depth };
  const found = allOf({
    workings: resultsWorking(first.value, scores, options),
    reasons: explainSofResults(first.value, scores, options),
  });
  if (!found.ok) return found;
  const { workings, reasons } = found.value;
  for (const [i, row] of rows.entries()) {
    const { from, to, award } = existing(workings[i]);
    awards.set(row, { from, to, award, why: existing(reasons[i]) });
  }
  return succeed(awards);
}

/** The largest of what an entry earned, in the higher stratum where several are equal (E27). */
function oneAward(byField: Readonly<Partial<Record<Stratum, FieldAward>>>): EntryAwards {
  let best: EntryAwards = { byField, award: 0, paidIn: undefined };
  for (const stratum of ['A', 'B', 'C'] as const) {
    const award = byField[stratum]?.award ?? 0;
    if (award > best.award) best = { byField, award, paidIn: stratum };
  }
  return best;
}

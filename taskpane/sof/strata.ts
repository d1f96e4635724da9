import {
  placeAstray,
  significant,
  stratumByLimits,
  type SofEvent,
  type StratumLimits,
} from '../../src';
import { sentence } from '../../src/language';
import type { Finding } from '../sheets/plan';
import type { EntryRow, Listed, ListedEntry } from './entries';
import type { EntryFields } from './fields';

type Stratum = SofEvent.Stratum;

/** Where the strata come from. */
interface StrataGiven {
  /** Whether the list has a column of strata. */
  readonly hasColumn: boolean;
  readonly limits: StratumLimits;
  readonly by: 'average' | 'strongest';
}

export interface RankedEntry extends ListedEntry, SofEvent.EventEntry {}

type Ranked =
  | {
      readonly ok: true;
      readonly entries: readonly RankedEntry[];
      readonly isStratified: boolean;
      readonly warnings: readonly Finding[];
    }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** The strata of the entries and their order in every field they are ranked in (E7-E10, E24, E27). */
export function rankEntries(
  listed: Listed,
  given: StrataGiven,
  present: readonly string[],
): Ranked {
  const { entries, hasScores } = listed;
  const hasLimits = given.limits.B !== undefined || given.limits.C !== undefined;
  const isStratified = given.hasColumn || hasLimits;
  const refusals: Finding[] = [];
  const warnings: Finding[] = [];
  const strata = entries.map((entry): Stratum => {
    const found = stratumOf(entry, given, hasLimits);
    if (found.refusal) refusals.push(found.refusal);
    if (found.warning) warnings.push(found.warning);
    return found.stratum;
  });
  if (hasScores) {
    refusals.push(...scoresMissing(entries));
    if (refusals.length === 0) warnings.push(...rankAgainstScore(entries));
  } else {
    refusals.push(...rankFlaws(entries, strata, isStratified, present));
  }
  if (refusals.length > 0) return { ok: false, refusals };
  if (isStratified) warnings.push(...fewInLowest(strata));
  const ranked = entries.map((entry, i): RankedEntry => {
    const scores = hasScores ? sameInAll(entry.row.values.score) : byRank(entry, present);
    return { ...entry, stratum: strata[i] ?? 'A', scores };
  });
  return { ok: true, entries: ranked, isStratified, warnings };
}

function stratumOf(
  { row, holdings, size }: ListedEntry,
  { limits, by, hasColumn }: StrataGiven,
  hasLimits: boolean,
): { stratum: Stratum; refusal?: Finding; warning?: Finding } {
  const { stratum } = row.values;
  const at = row.placeOf('stratum');
  const address = row.at('stratum');
  if (!hasLimits) {
    if (stratum !== undefined || !hasColumn) return { stratum: stratum ?? 'A' };
    return { stratum: 'A', refusal: { sentence: sentence('sofStratumMissing', { address }), at } };
  }
  if (holdings.length === 0) {
    if (stratum !== undefined) return { stratum };
    const why = sentence('sofStratumUnknown', { address: row.at('entry') });
    return { stratum: 'A', refusal: { sentence: why, at: row.placeOf('entry') } };
  }
  const held = by === 'strongest' ? Math.max(...holdings) : sumOf(holdings) / size;
  const byLimits = stratumByLimits(held, limits);
  if (stratum === undefined || stratum === byLimits) return { stratum: byLimits };
  const values = { address, stratum, expected: byLimits };
  return { stratum, warning: { sentence: sentence('sofStratumUnlike', values), at } };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Fewer than three entries in the lowest stratum are few (E30). */
function fewInLowest(strata: readonly Stratum[]): readonly Finding[] {
  const [lowest = 'A'] = [...strata].sort().reverse();
  const count = strata.filter((each) => each === lowest).length;
  if (lowest === 'A' || count >= 3) return [];
  return [{ sentence: sentence('sofFewInStratum', { stratum: lowest, count }) }];
}

function scoresMissing(entries: readonly ListedEntry[]): readonly Finding[] {
  return entries.flatMap(({ row }): readonly Finding[] => {
    if (row.values.score !== undefined) return [];
    const why = sentence('sofScoreMissing', { address: row.at('score') });
    return [{ sentence: why, at: row.placeOf('score') }];
  });
}

/** The first place of the list that is not that of its score (E9). */
function rankAgainstScore(entries: readonly ListedEntry[]): readonly Finding[] {
  const scores = entries.map(({ row }) => significant(row.values.score ?? 0));
  const ordered = [...scores].sort((a, b) => b - a);
  for (const { row } of entries) {
    const { rank, score = 0 } = row.values;
    const place = ordered.indexOf(significant(score)) + 1;
    if (rank === undefined || rank === place) continue;
    const why = sentence('sofRankUnlike', { address: row.at('rank'), rank, place });
    return [{ sentence: why, at: row.placeOf('rank') }];
  }
  return [];
}

const rankField = { A: 'rank', B: 'rankB', C: 'rankC' } as const;

/** The column that ranks a field: its own, else that of all entries. */
function rankFieldOf(stratum: Stratum, present: readonly string[]): keyof EntryFields {
  const field = rankField[stratum];
  return present.includes(field) ? field : 'rank';
}

/** Places that do not follow, and places of a stratum that nobody can tell (E10). */
function rankFlaws(
  entries: readonly ListedEntry[],
  strata: readonly Stratum[],
  isStratified: boolean,
  present: readonly string[],
): readonly Finding[] {
  const flaws: Finding[] = [];
  const fields = isStratified ? (['A', 'B', 'C'] as const) : (['A'] as const);
  for (const stratum of fields) {
    const field = rankFieldOf(stratum, present);
    const eligible = entries.filter((_, i) => (strata[i] ?? 'A') >= stratum);
    const rows = eligible.map(({ row }) => row);
    if (stratum !== 'A' && field === 'rank') {
      const open = rows.find(({ values }) => values.rank === undefined);
      if (!open) continue;
      const why = sentence('sofRankNeeded', { address: open.at('rank'), stratum });
      flaws.push({ sentence: why, at: open.placeOf('rank') });
      continue;
    }
    flaws.push(...astray(rows, field));
  }
  if (!entries.some(({ row }) => row.values.rank !== undefined)) {
    flaws.push({ sentence: sentence('sofNobodyPlaced') });
  }
  return flaws;
}

function astray(rows: readonly EntryRow[], field: keyof EntryFields): readonly Finding[] {
  const found = placeAstray(rows.map(({ values }) => values[field] as number | undefined));
  const row = found && rows[found.row];
  if (!row) return [];
  const values = { address: row.at(field), place: found.place, expected: found.expected };
  return [{ sentence: sentence('placeAstray', values), at: row.placeOf(field) }];
}

function sameInAll(score: number | undefined): SofEvent.EventEntry['scores'] {
  return { A: score, B: score, C: score };
}

/** A lower place is a higher score. */
function byRank({ row }: ListedEntry, present: readonly string[]): SofEvent.EventEntry['scores'] {
  const of = (stratum: Stratum): number | undefined => {
    const place = row.values[rankFieldOf(stratum, present)] as number | undefined;
    return place === undefined ? undefined : -place;
  };
  return { A: of('A'), B: of('B'), C: of('C') };
}

import { halfUp } from './sof-exact';

/**
 * The awards of a whole event by Strength of Field, written from the slides and the clauses S1 to S13 alone: it shares no code with
 * the rules under test. Places are counted in exact fractions.
 */
export interface CheckedEntry {
  readonly stratum: 'A' | 'B' | 'C';
  readonly score: number;
  /** Two or four holdings; none where nothing is known. */
  readonly holdings: readonly number[];
}

export interface CheckedEvent {
  readonly entries: readonly CheckedEntry[];
  readonly perEntry: 2 | 4;
  readonly isStratified: boolean;
  readonly sessions: number;
  readonly regional: boolean;
  readonly restrictions: number;
  readonly depths: Readonly<Partial<Record<'A' | 'B' | 'C', number>>>;
}

/** S9: totals capped, the strongest 120 pairs or 60 teams averaged. */
export function checkedAverage(entries: readonly CheckedEntry[], perEntry: 2 | 4): number {
  const totals = entries
    .map(({ holdings }) => holdings.reduce((sum, each) => sum + each, 0))
    .filter((total) => total > 0)
    .map((total) => Math.min(total, perEntry * 10_000))
    .sort((a, b) => b - a)
    .slice(0, perEntry === 2 ? 120 : 60);
  return totals.reduce((sum, each) => sum + each, 0) / (perEntry * totals.length);
}

/** S1 to S5, unrounded. */
export function checkedFirst(average: number, tables: number, event: CheckedEvent): number {
  const s = Math.min(average, 10_000) / 1000;
  const T = Math.min(tables, 60);
  const basic =
    average <= 1250
      ? s + 2.25 + (T / 60) * (12.158 * s + 6.461)
      : 2 * s + 1 + (T / 60) * (3.13 * s + 17.087);
  const P = [1, 0.8, 0.7][Math.min(event.restrictions, 2)] ?? 1;
  const R = event.regional ? 14 : 10;
  return (Math.min(Math.max(basic, 2.5), 50) * R * (event.sessions + 1) * P) / (14 * 3);
}

export function checkedTables({ perEntry }: CheckedEvent, entries: number): number {
  return perEntry === 2 ? Math.floor((entries + 1) / 2) : entries;
}

/** S10: the award of a place in hundredths, from a first place in hundredths. */
export function checkedPlace(first: number, place: number, sessions: number): number {
  const hundredths = BigInt(first);
  const chained = sessions === 1 ? 8 : sessions === 2 ? 4 : 3;
  if (place <= chained) {
    const steps = BigInt(place - 1);
    return Number(halfUp(hundredths * 3n ** steps, 4n ** steps));
  }
  // The table of the slide pays first / place from the 9th on.
  if (sessions === 1) return Number(halfUp(hundredths, BigInt(place)));
  return Number(halfUp(hundredths * BigInt(sessions), BigInt(place + 2 * sessions - 3)));
}

/** What every entry earns in a field, in hundredths; undefined for those that are not ranked in it (S13). */
export function checkedField(
  field: 'A' | 'B' | 'C',
  first: number,
  { entries, sessions, depths }: CheckedEvent,
): readonly (number | undefined)[] {
  const ranked = entries.filter(({ stratum }) => stratum >= field);
  const depth = depths[field] ?? ranked.length;
  return entries.map(({ stratum, score }) => {
    if (stratum < field) return undefined;
    const above = ranked.filter((each) => each.score > score).length;
    const level = ranked.filter((each) => each.score === score).length;
    let sum = 0;
    for (let place = above + 1; place <= Math.min(above + level, depth); place++) {
      sum += checkedPlace(first, place, sessions);
    }
    return Number(halfUp(BigInt(sum), BigInt(level)));
  });
}

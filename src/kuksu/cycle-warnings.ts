import type { CycleWarning } from './cycle';
import { groupBy, sharedBy } from './group-by';
import { looseKey } from './names';
import type { Registered, Resulted } from './read-lists';

/** Several players of one league in one place, as a full tie or a slip leaves them. */
export function sharedPlaces(results: readonly Resulted[]): CycleWarning[] {
  const warnings: CycleWarning[] = [];
  for (const [league, players] of groupBy(results, ({ last }) => last.league)) {
    // A tier alone stands for all of its leagues.
    if (league.length === 1 && league !== 'A') continue;
    const rowsOfPlace: number[][] = [];
    for (const { row, last } of players) (rowsOfPlace[last.place] ??= []).push(row);
    rowsOfPlace.forEach((rows, place) => {
      if (rows.length > 1) warnings.push({ code: 'sharedPlace', league, place, rows });
    });
  }
  return warnings;
}

/** Registered names that differ in accents or separators alone: two players, or one player twice. */
export function lookAlikes(registered: readonly Registered[]): CycleWarning[] {
  const warnings: CycleWarning[] = [];
  for (const alike of sharedBy(registered, ({ normalised }) => looseKey(normalised)).values()) {
    const names = alike.map(({ name }) => name);
    warnings.push({ code: 'lookAlikes', names, rows: alike.map(({ row }) => row) });
  }
  return warnings;
}

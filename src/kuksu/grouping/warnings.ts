import type { CycleWarning } from '../cycle';
import { groupBy } from '../lists/group-by';
import type { Registrations, Resulted } from '../lists/cycle-lists';

/** Several players of one league in one place: a full tie or a mistake. */
export function sharedPlaces(results: readonly Resulted[]): CycleWarning[] {
  const warnings: CycleWarning[] = [];
  for (const [league, players] of groupBy(results, ({ last }) => last.league)) {
    // A tier alone stands for all of its leagues.
    if (league.length === 1 && league !== 'A') continue;
    if (!anyShared(players)) continue;
    const rowsOfPlace: number[][] = [];
    for (const { row, last } of players) (rowsOfPlace[last.place] ??= []).push(row);
    rowsOfPlace.forEach((rows, place) => {
      if (rows.length < 2) return;
      const at = { list: 'lastCycle', rows } as const;
      warnings.push({ code: 'sharedPlace', values: { rows: at, place, league }, at });
    });
  }
  return warnings;
}

/** Nearly all leagues have none: for those this is quicker than a list for each place. */
function anyShared(players: readonly Resulted[]): boolean {
  let held = 0;
  for (const { last } of players) {
    const place = 1 << last.place;
    if ((held & place) !== 0) return true;
    held |= place;
  }
  return false;
}

/** Registered names that differ in accents or separators alone: two players, or one player twice. */
export function lookAlikes({ alike }: Registrations): CycleWarning[] {
  return alike.map((players) => {
    const at = { list: 'registrations', rows: players.map(({ row }) => row) } as const;
    const names = players.map(({ name }) => name);
    return { code: 'lookAlikes', values: { rows: at, names }, at };
  });
}

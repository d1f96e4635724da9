import type { CycleWarning } from '../cycle';
import { groupBy, sharedBy } from '../lists/group-by';
import type { Registrations, Resulted } from '../lists/cycle-lists';

/** Several players of one league in one place: a full tie or a mistake. */
export function sharedPlaces(results: readonly Resulted[]): CycleWarning[] {
  const warnings: CycleWarning[] = [];
  for (const [league, players] of groupBy(results, ({ last }) => last.league)) {
    // A tier alone stands for all of its leagues.
    if (league.length === 1 && league !== 'A') continue;
    const shared = [...sharedBy(players, ({ last }) => last.place)].sort(([a], [b]) => a - b);
    for (const [place, sharing] of shared) {
      const at = { list: 'lastCycle', rows: sharing.map(({ row }) => row) } as const;
      warnings.push({ code: 'sharedPlace', values: { rows: at, place, league }, at });
    }
  }
  return warnings;
}

/** Registered names that differ in accents or separators alone: two players, or one player twice. */
export function lookAlikes({ alike }: Registrations): CycleWarning[] {
  return alike.map((players) => {
    const at = { list: 'registrations', rows: players.map(({ row }) => row) } as const;
    const names = players.map(({ name }) => name);
    return { code: 'lookAlikes', values: { rows: at, names }, at };
  });
}

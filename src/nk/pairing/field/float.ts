import type { FloatPreference } from '../../event/event';

/** The preferred place of a group of n, from 1; the middle of an even number lies between two places (N6). */
export function preferredRank(preference: FloatPreference, n: number): number {
  if (preference === 'top') return 1;
  return preference === 'bottom' ? n : (n + 1) / 2;
}

/** The player of a group that N6 prefers: `floatOrder` starts with this one. */
export function firstFloater<T>(players: readonly T[], preference: FloatPreference): T | undefined {
  return players[Math.floor(preferredRank(preference, players.length)) - 1];
}

/** A group's players from the preferred place on (N6), the higher first at equal distance. */
export function floatOrder<T>(players: readonly T[], preference: FloatPreference): readonly T[] {
  const preferred = preferredRank(preference, players.length);
  return players
    .map((player, index) => ({ player, index, distance: Math.abs(index + 1 - preferred) }))
    .sort((a, b) => a.distance - b.distance || a.index - b.index)
    .map(({ player }) => player);
}

import type { PlayerNumber } from '../../../src';
import type { Translate } from '../../../language';
import type { BookPlayer } from './book';

/** "Topgroep", "Groep 2". */
export function groupName(group: number, t: Translate): string {
  return group === 0 ? t('nkTopGroup') : t('nkGroup', { group });
}

/** Names by stored number; an unknown number is its own name. */
export function namesOf(
  players: readonly Pick<BookPlayer, 'number' | 'name'>[],
): (number: PlayerNumber) => string {
  const names = new Map(players.map(({ number, name }) => [number, name]));
  return (number) => names.get(number) ?? String(number);
}

/** Players, or lines with names, in the order of the names. */
export function byName<Named extends { readonly name: string }>(
  lines: readonly Named[],
): readonly Named[] {
  const key = ({ name }: Named): string => name.normalize('NFD').toLowerCase();
  return [...lines].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

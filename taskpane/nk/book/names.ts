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

/** The players in order of their names. */
export function byName(players: readonly BookPlayer[]): readonly BookPlayer[] {
  const key = ({ name }: BookPlayer): string => name.normalize('NFD').toLowerCase();
  return [...players].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

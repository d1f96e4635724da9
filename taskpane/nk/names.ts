import type { PlayerNumber } from '../../src';
import type { Translate } from '../text';
import type { BookPlayer } from './book';

/** "Topgroep", "Groep 2". */
export function groupName(group: number, t: Translate): string {
  return group === 0 ? t('nkTopGroup') : t('nkGroup', { group });
}

/** Names by stored number; a number nobody has stands for itself. */
export function namesOf(
  players: readonly Pick<BookPlayer, 'number' | 'name'>[],
): (number: PlayerNumber) => string {
  const names = new Map(players.map(({ number, name }) => [number, name]));
  return (number) => names.get(number) ?? String(number);
}

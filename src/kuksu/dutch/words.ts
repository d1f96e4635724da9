import type { CycleList, Last, Named, RowName } from '../cycle';
import { joined, withRows } from '../joined';

/** "1e", "2e". */
export function ordinal(place: number): string {
  return `${place}e`;
}

/** "Ann", "Ann en Bob", "Ann, Bob en Cid". */
export function listed(names: readonly string[]): string {
  return joined(names, 'en');
}

/** "1 speler", "2 spelers". */
export function players(count: number): string {
  return count === 1 ? '1 speler' : `${count} spelers`;
}

/** "rij 3". */
export const rowInWords: RowName = (_, row) => `rij ${row}`;

/** "Ann (rij 3)" enzovoort. */
export function namedRows(players: readonly Named[], list: CycleList, at: RowName): string {
  return listed(withRows(players, list, at));
}

/** "rij 3 en rij 7". */
export function rowList(rows: readonly number[], list: CycleList, at: RowName): string {
  return listed(rows.map((row) => at(list, row)));
}

/** "3e in B1", met wat de toeslag wegneemt. */
export function resultOf({ place, league, disqualified }: Last): string {
  return `${ordinal(place)} in ${league}${disqualified ? ', gediskwalificeerd' : ''}`;
}

/** "1850,5". */
export function figure(value: number): string {
  return String(value).replace('.', ',');
}

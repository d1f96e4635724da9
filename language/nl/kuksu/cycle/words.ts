import { othersInDutch } from '../../../few';
import type { CycleList, Last, Named, RowName } from '../../../../src/kuksu/cycle';
import { fewJoined, withRows } from '../../../kuksu/joined';

/** "1e", "2e". */
export function ordinal(place: number): string {
  return `${place}e`;
}

/** "Ann, Bob en nog 3". */
export function listedFew(names: readonly string[], most: number): string {
  return fewJoined(names, 'en', othersInDutch, most);
}

/** "1 speler", "2 spelers". */
export function players(count: number): string {
  return count === 1 ? '1 speler' : `${count} spelers`;
}

/** "rij 3". */
export const rowInWords: RowName = (_, row) => `rij ${row}`;

/** "Ann (rij 3)" enzovoort. */
export function namedRows(
  players: readonly Named[],
  list: CycleList,
  at: RowName,
  most: number,
): string {
  return listedFew(withRows(players, list, at), most);
}

/** "rij 3 en rij 7". */
export function rowList(
  rows: readonly number[],
  list: CycleList,
  at: RowName,
  most: number,
): string {
  return listedFew(
    rows.map((row) => at(list, row)),
    most,
  );
}

/** "3e in B1", met wat de toeslag wegneemt. */
export function resultOf({ place, league, disqualified }: Last): string {
  return `${ordinal(place)} in ${league}${disqualified ? ', gediskwalificeerd' : ''}`;
}

/** "1850,5". */
export function figure(value: number): string {
  return String(value).replace('.', ',');
}

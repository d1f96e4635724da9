import { othersInEnglish } from '../../../few';
import type { CycleList, Last, Named, RowName } from '../../../../src/kuksu/cycle';
import { fewJoined, withRows } from '../../../kuksu/joined';

/** "1st", "2nd", "3rd", "4th", "11th". */
export function ordinal(place: number): string {
  const teens = place % 100 >= 11 && place % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}

/** "Ann, Bob and 3 more". */
export function listedFew(names: readonly string[], most: number): string {
  return fewJoined(names, 'and', othersInEnglish, most);
}

/** "1 player", "2 players". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** "row 3". */
export const rowInWords: RowName = (_, row) => `row ${row}`;

/** "Ann (row 3)" and so on. */
export function namedRows(
  players: readonly Named[],
  list: CycleList,
  at: RowName,
  most: number,
): string {
  return listedFew(withRows(players, list, at), most);
}

/** "row 3 and row 7". */
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

/** "3rd in B1", with what takes the award away. */
export function resultOf({ place, league, disqualified }: Last): string {
  return `${ordinal(place)} in ${league}${disqualified ? ', disqualified' : ''}`;
}

import type { Last, Named } from '../cycle';

/** "1st", "2nd", "3rd", "4th", "11th". */
export function ordinal(place: number): string {
  const teens = place % 100 >= 11 && place % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}

/** "Ann", "Ann and Bob", "Ann, Bob and Cid". */
export function listed(names: readonly string[]): string {
  const last = names[names.length - 1] ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** "1 player", "2 players". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** "row 3", "rows 3 and 7". */
export function rowList(rows: readonly number[]): string {
  return `${rows.length === 1 ? 'row' : 'rows'} ${listed(rows.map(String))}`;
}

/** "Ann (row 3)" and so on. */
export function namedRows(players: readonly Named[]): string {
  return listed(players.map(({ row, name }) => `${name} (row ${row})`));
}

/** "3rd in B1", with what takes the award away. */
export function resultOf({ place, league, disqualified }: Last): string {
  return `${ordinal(place)} in ${league}${disqualified ? ', disqualified' : ''}`;
}

import type { CycleList, Named, RowName } from './cycle';

/** "Ann", "Ann and Bob", "Ann, Bob and Cid", with the word for "and". */
export function joined(names: readonly string[], and: string): string {
  const last = names[names.length - 1] ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** Everyone with the row: "Ann (row 3)". */
export function withRows(players: readonly Named[], list: CycleList, at: RowName): string[] {
  return players.map(({ row, name }) => `${name} (${at(list, row)})`);
}

import { few, type Others } from '../few';
import { cut } from '../../src/text';
import type { CycleList, Named, RowName } from '../../src/kuksu/cycle';

/** "Ann", "Ann and Bob", "Ann, Bob and Cid", with the word for "and". */
function joined(names: readonly string[], and: string): string {
  const last = names[names.length - 1] ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** What a sentence calls a player: the name, cut where nobody would read on. */
export function called({ name }: { readonly name: string }): string {
  return cut(name);
}

/** Everyone with the row: "Ann (row 3)". */
export function withRows(players: readonly Named[], list: CycleList, at: RowName): string[] {
  return players.map((player) => `${called(player)} (${at(list, player.row)})`);
}

/** The first of the names, and how many more there are. */
export function fewJoined(
  names: readonly string[],
  and: string,
  others: Others,
  most: number,
): string {
  return few(names, (all) => joined(all.map(String), and), others, most);
}

import type { Place } from '../../plan/place';
import { placeName } from '../../plan/address';
import type { Finding } from '../../plan/plan';
import { sentence } from '../../../language';
import type { BookPlayer } from './book';
import { groupNamed } from './kinds';
import { groupCalled } from './late-group';

/** So many players are named; of more the first. */
const mostNamed = 4;

/**
 * Players whose group is no longer the one in which they played round 1, where all groups are those of the start (N2): every
 * score counts from it, so a digit typed by mistake would change pairings and the title.
 */
export function changedGroups(
  games: readonly {
    readonly black: number;
    readonly white: number;
    /** As the sheet names them, Black's first. */
    readonly groups: string | undefined;
  }[],
  players: readonly BookPlayer[],
  cellOf: (row: number) => Place | undefined,
): readonly Finding[] {
  const rows = new Map(players.map(({ number }, i) => [number, i + 1]));
  const found = games.flatMap(({ black, white, groups }) => {
    const named = (groups ?? '').split('–').map(groupNamed);
    return [
      { number: black, was: named[0] },
      { number: white, was: named.at(-1) },
    ].flatMap(({ number, was }) => {
      const row = rows.get(number) ?? 0;
      const player = players[row - 1];
      const at = cellOf(row);
      if (!player || !at || was === undefined || was === player.group) return [];
      const { name, group } = player;
      const values = {
        ...{ name, was: groupCalled(was), is: groupCalled(group) },
        address: placeName(at),
      };
      return [{ values, at }];
    });
  });
  const [first] = found;
  if (found.length <= mostNamed || !first) {
    return found.map(({ values, at }) => ({ sentence: sentence('nkGroupChanged', values), at }));
  }
  const values = { ...first.values, count: found.length };
  return [{ sentence: sentence('nkGroupsChanged', values), at: first.at }];
}

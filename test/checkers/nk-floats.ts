/**
 * The courses an NK can take, group by group from the top down, as a director pairs by hand: an odd group
 * sends one player down, who meets the next group that has players. Every whole field that can arise is
 * kept. Fields of any size; held against the player-by-player courses where those are small enough.
 */

/** How many stand in a group, and how many of them have had the bye. */
interface Group {
  readonly players: number;
  readonly byes: number;
}
export type Standing = readonly Group[];

const EMPTY: Group = { players: 0, byes: 0 };

/** N2: full groups, then what is left. */
export function atStart(players: number, groupSize: number): Standing {
  const sizes: Group[] = [];
  for (let left = players; left > 0; left -= groupSize) {
    sizes.push({ players: Math.min(left, groupSize), byes: 0 });
  }
  return sizes;
}

/** Games of a round: inside each group, and across groups as [higher, lower]. */
interface Games {
  readonly inside: number[];
  readonly across: (readonly [number, number])[];
}

/** Pairs the players of the groups from the top down. */
function pairDown(playing: readonly number[], games: Games): void {
  let floating: number | undefined;
  for (const [group, count] of playing.entries()) {
    if (count === 0) continue;
    if (floating !== undefined) games.across.push([floating, group]);
    const staying = floating === undefined ? count : count - 1;
    floating = staying % 2 === 1 ? group : undefined;
    games.inside[group] = (games.inside[group] ?? 0) + Math.floor(staying / 2);
  }
  if (floating !== undefined) throw new Error('somebody is left without a partner');
}

/** N7: the candidates apart, an odd one with those below. */
function pairTitleGroup(playing: readonly number[], games: Games): void {
  const [top = 0, first = 0] = playing;
  const candidates = [top, first];
  const others = playing.map((count, group) => (group <= 1 ? 0 : count));
  if ((top + first) % 2 === 1) {
    const floats = first === 0 || (top === 1 && first % 2 === 0) ? 0 : 1;
    candidates[floats] = (candidates[floats] ?? 0) - 1;
    others[floats] = 1;
  }
  pairDown(candidates, games);
  pairDown(others, games);
}

/** N10: the group whose player has the bye, and the standing before it is given. */
function byeIn(standing: Standing): [group: number, standing: Standing] {
  const renewed = standing.every(({ players, byes }) => players === byes)
    ? standing.map(({ players }) => ({ players, byes: 0 }))
    : standing;
  let lowest = renewed.length - 1;
  while (renewed[lowest]?.players === renewed[lowest]?.byes) lowest--;
  return [lowest, renewed];
}

/** All ways to take one element of each list. */
function choices<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>(
    (all, list) => all.flatMap((chosen) => list.map((each) => [...chosen, each])),
    [[]],
  );
}

const upTo = (low: number, high: number): number[] =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index);

/** The standings that can follow a standing after so many rounds. */
export function following(before: Standing, played: number): Standing[] {
  const odd = before.reduce((sum, { players }) => sum + players, 0) % 2 === 1;
  const [bye, standing] = odd ? byeIn(before) : [-1, before];
  const playing = standing.map(({ players }, group) => (group === bye ? players - 1 : players));
  const games: Games = { inside: playing.map(() => 0), across: [] };
  (played < 5 ? pairDown : pairTitleGroup)(playing, games);

  return choices(games.across).flatMap((losingGroups) => {
    const losers = playing.map(
      (_, group) =>
        (games.inside[group] ?? 0) + losingGroups.filter((loser) => loser === group).length,
    );
    const losersWithBye = standing.map(({ byes }, group) => {
      const lost = losers[group] ?? 0;
      const won = (playing[group] ?? 0) - lost;
      return upTo(Math.max(0, byes - won), Math.min(byes, lost));
    });
    return choices(losersWithBye).map((withBye) =>
      [...standing, EMPTY].map(({ players, byes }, group) => ({
        players: players - (losers[group] ?? 0) + (losers[group - 1] ?? 0),
        byes: byes - (withBye[group] ?? 0) + (withBye[group - 1] ?? 0) + (group === bye ? 1 : 0),
      })),
    );
  });
}

/** Every standing that can be there after 0, 1, 2 ... rounds. */
export function standings(players: number, rounds: number, groupSize: number): Standing[][] {
  let now = [atStart(players, groupSize)];
  const all = [now];
  for (let played = 0; played < rounds; played++) {
    const next = now.flatMap((standing) => following(standing, played));
    now = [...new Map(next.map((standing) => [JSON.stringify(standing), standing])).values()];
    all.push(now);
  }
  return all;
}

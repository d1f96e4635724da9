import { expect } from '@jest/globals';
import { type Entry, groupSeatBySeat, type Placed } from '../checkers/kuksu-cycle';
import {
  type Game,
  placesByCounting,
  pointsOf,
  type Record32,
  sodosOf,
} from '../checkers/kuksu-leagues';
import type { Desk } from './desk';
import type { KuksuDirector, Share } from './kuksu';

/** What comes of a game of these two. */
export type ShareOf = (row: string, column: string) => Share;

/** A player of a league that has been played, by the computation that shares nothing with the rules under test. */
export interface CheckedResult {
  readonly name: string;
  readonly league: string;
  readonly tier: number;
  readonly place: number;
  readonly points: number;
  readonly sodos: number;
}

/** Everyone's league, from A down, each in the order of the seeds. */
export function checkedLeagues(entries: readonly Entry[]): ReadonlyMap<string, readonly Placed[]> {
  const placed = groupSeatBySeat({ entries, moveDown: false });
  if (typeof placed === 'string') throw new Error(placed);
  const leagues = new Map<string, Placed[]>();
  for (const each of placed) leagues.set(each.league, [...(leagues.get(each.league) ?? []), each]);
  for (const players of leagues.values()) players.sort((a, b) => a.seed - b.seed);
  return new Map([...leagues].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Places of a league by Rule 3.2, the best first. */
function checkedResults(
  players: readonly Placed[],
  entries: ReadonlyMap<string, Entry>,
  shareOf: ShareOf,
): readonly CheckedResult[] {
  const games = players.flatMap((one, row) =>
    players.slice(row + 1).map((other, index): Game => {
      const share = shareOf(one.name, other.name);
      const outcome = share === 0.5 ? 'drawn' : share === 1 ? 'first' : 'second';
      return { players: [row, row + 1 + index], outcome };
    }),
  );
  const sodos = sodosOf(players.length, games);
  const points = pointsOf(players.length, games);
  const places = placesByCounting(
    players.map(({ name }, index): Record32 => {
      const { last, rating } = entries.get(name) ?? { last: null, rating: null };
      return [
        points[index] ?? NaN,
        sodos[index] ?? NaN,
        last?.tier ?? null,
        last?.place ?? null,
        rating,
      ];
    }),
  );
  return players
    .map(({ name, league, tier }, index) => ({
      name,
      league,
      tier,
      place: places[index] ?? NaN,
      points: points[index] ?? NaN,
      sodos: sodos[index] ?? NaN,
    }))
    .sort((a, b) => a.place - b.place);
}

export const byName = (entries: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(entries.map((entry) => [entry.name, entry]));

/** Everyone's results of a cycle, league by league, the best first. */
export function played(entries: readonly Entry[], shareOf: ShareOf): readonly CheckedResult[] {
  return [...checkedLeagues(entries).values()].flatMap((players) =>
    checkedResults(players, byName(entries), shareOf),
  );
}

/** Plays every league of a cycle, all at once. */
export async function playLeagues(
  kuksu: KuksuDirector<Desk>,
  entries: readonly Entry[],
  shareOf: ShareOf,
  suffix = '',
): Promise<void> {
  for (const [league, players] of checkedLeagues(entries)) {
    const names = players.map(({ name }) => name);
    await kuksu.play(leagueSheet(kuksu, league) + suffix, names, shareOf);
  }
}

/** Holds the cross tables and the ranking of a cycle to the independent computation, and gives its results. */
export async function expectRanked(
  kuksu: KuksuDirector<Desk>,
  sheet: string,
  { entries, shareOf }: { readonly entries: readonly Entry[]; readonly shareOf: ShareOf },
  suffix = '',
): Promise<readonly CheckedResult[]> {
  const results = played(entries, shareOf);
  const own = new Map(results.map((each) => [each.name, each]));
  for (const [league, players] of checkedLeagues(entries)) {
    const name = leagueSheet(kuksu, league) + suffix;
    expect(await kuksu.liveResults(name, players.length)).toEqual(
      players.map((player) => {
        const { points, sodos, place } = own.get(player.name) ?? {};
        return [player.name, points, sodos, place];
      }),
    );
  }
  const rows = await kuksu.sheet.values(`'${sheet}'!A5:E${4 + results.length}`);
  expect(rows).toEqual(
    results.map(({ league, place, name, points, sodos }) => [league, place, name, points, sodos]),
  );
  return results;
}

const leagueSheet = ({ t }: KuksuDirector<Desk>, league: string): string =>
  t('kuksuLeagueSheet', { league });

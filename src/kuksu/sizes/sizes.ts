import { eachOf, succeed, type Result } from '../../result';
import { leagueName, leaguesIn, MOST_PLAYERS } from '../hierarchy';
import { layoutOf } from './layout';
import { snakeLeague } from './snake';
import type { Layout, LeagueSize } from '../types';

/**
 * The leagues of a cycle from the top down, with their sizes (U1-U3).
 *
 * @param players registered players, a whole number
 * @returns one row per league; the sizes add up to the players. Not available as for `kuksuTiers`.
 */
export function kuksuSizes(players: number): Result<readonly LeagueSize[]> {
  return eachOf(sizesWorking(players), leagueSize);
}

/** The working of a league's size. */
export interface SizeWorking {
  readonly layout: Layout;
  readonly tier: number;
  readonly league: number;
  readonly size: number;
}

export function leagueSize({ tier, league, size }: SizeWorking): LeagueSize {
  return { league: leagueName(tier, league), size };
}

export function sizesWorking(players: number): Result<readonly SizeWorking[]> {
  const read = layoutOf(players);
  if (!read.ok) return read;
  const layout = read.value;
  const { fullTiers } = layout;

  const leagues: SizeWorking[] = [];
  for (let tier = 1; tier <= fullTiers; tier++) {
    for (let league = 1; league <= leaguesIn(tier); league++) {
      leagues.push({ layout, tier, league, size: MOST_PLAYERS });
    }
  }
  let league = 0;
  for (const size of bottomSizes(layout)) {
    league++;
    leagues.push({ layout, tier: fullTiers + 1, league, size });
  }
  return succeed(leagues);
}

/**
 * The bottom tier's sizes, as even as possible, by dealing its players out (U2). Those beyond complete rows of
 * the snake go where its next row begins (U9): to the first leagues after an even number of rows, to the last
 * after an odd one.
 */
function bottomSizes({ remainder, bottomLeagues }: Layout): number[] {
  const sizes: number[] = [];
  for (let position = 0; position < remainder; position++) {
    const index = snakeLeague(position, bottomLeagues) - 1;
    sizes[index] = (sizes[index] ?? 0) + 1;
  }
  return sizes;
}

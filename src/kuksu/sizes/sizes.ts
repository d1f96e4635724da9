import { succeed, type Result } from '../../result';
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
  const workings = sizesWorking(players);
  return workings.ok ? succeed(workings.value.map(leagueSize)) : workings;
}

/** The working of a league's size. */
export interface SizeWorking {
  readonly layout: Layout;
  readonly tier: number;
  readonly league: number;
  /** Complete rows of the snake, each with a player for every league; and the players beyond them. */
  readonly rows: number;
  readonly beyond: number;
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
      leagues.push({ layout, tier, league, rows: 0, beyond: 0, size: MOST_PLAYERS });
    }
  }
  leagues.push(...bottomSizes(layout));
  return succeed(leagues);
}

/**
 * The bottom tier's sizes, as even as possible, by dealing its players out (U2). Those beyond complete rows of
 * the snake go where its next row begins (U9): to the first leagues after an even number of rows, to the last
 * after an odd one.
 */
function bottomSizes(layout: Layout): SizeWorking[] {
  const { fullTiers, remainder, bottomLeagues } = layout;
  if (bottomLeagues === 0) return [];
  const rows = Math.floor(remainder / bottomLeagues);
  const dealt = rows * bottomLeagues;
  const sizes = new Array<number>(bottomLeagues);
  for (let index = 0; index < bottomLeagues; index++) sizes[index] = rows;
  for (let position = dealt; position < remainder; position++) {
    sizes[snakeLeague(position, bottomLeagues) - 1] = rows + 1;
  }
  return sizes.map((size, index) => {
    return {
      layout,
      tier: fullTiers + 1,
      league: index + 1,
      rows,
      beyond: remainder - dealt,
      size,
    };
  });
}

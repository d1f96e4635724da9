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
  const layout = layoutOf(players);
  if (!layout.ok) return layout;
  const { fullTiers } = layout.value;

  const rows: LeagueSize[] = [];
  for (let tier = 1; tier <= fullTiers; tier++) {
    for (let league = 1; league <= leaguesIn(tier); league++) {
      rows.push({ league: leagueName(tier, league), size: MOST_PLAYERS });
    }
  }
  let league = 0;
  for (const size of bottomSizes(layout.value)) {
    league++;
    rows.push({ league: leagueName(fullTiers + 1, league), size });
  }
  return succeed(rows);
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

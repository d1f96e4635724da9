import type { AgaReport } from './report';

/** What the games come to for a player: games without a result don't count. */
export interface ReportStanding {
  readonly games: number;
  readonly wins: number;
  /** The wins of the opponents, added up game by game. */
  readonly sos: number;
}

/** One for each player, in the order of the players. */
export function reportStandings({
  players,
  games,
}: Pick<AgaReport, 'players' | 'games'>): readonly ReportStanding[] {
  const played = players.map(() => 0);
  const wins = players.map(() => 0);
  const sos = players.map(() => 0);
  const count = (list: number[], at: number, more: number): void => {
    list[at] = (list[at] ?? 0) + more;
  };
  const decided = games.filter(({ winner }) => winner !== 'open');
  for (const { white, black, winner } of decided) {
    count(played, white, 1);
    count(played, black, 1);
    count(wins, winner === 'white' ? white : black, 1);
  }
  for (const { white, black } of decided) {
    count(sos, white, wins[black] ?? 0);
    count(sos, black, wins[white] ?? 0);
  }
  return players.map((_, at) => ({
    games: played[at] ?? 0,
    wins: wins[at] ?? 0,
    sos: sos[at] ?? 0,
  }));
}

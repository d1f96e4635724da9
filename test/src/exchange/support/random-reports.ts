import type {
  AgaReport,
  AgaReportToWrite,
  GameToReport,
  ReportGame,
  ReportPlayer,
} from '../../../../src/exchange';
import { shuffled } from '../../../support/sampled';

const SURNAMES = [
  ...['Lin', 'van den Berg', "O'Hara", 'Ångström', '5d', 'GAMES', 'Groot Lipman', '=', '#1'],
];
const GIVEN = ['Ada', 'Zoë', 'Jean-Luc', '', 'Bo 4k', 'W 0 7', 'END', '"x"', '陈'];
const RANKS = ['8d', '1d', '30k', '9p', '4.5', '-3.2', '1', '10k'];

type Random = () => number;

interface RandomReport {
  readonly report: AgaReportToWrite;
  /** What a reader of its text finds: players by id, games by round, without draws and forfeits. */
  readonly held: AgaReport;
}

/** An event of 2 to 80 players and up to 8 rounds, with look-alike names, byes and every kind of result. */
export function randomReport(next: Random): RandomReport {
  const below = (count: number): number => Math.floor(next() * count);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const count = 2 + below(next() < 0.2 ? 79 : 12);
  const ids = new Set<string>();
  while (ids.size < count) ids.add(String(1 + below(pick([count * 2, 99_999, 9_999_999]))));
  const players: ReportPlayer[] = shuffled([...ids], next).map((id) => ({
    ...{ id, surname: pick(SURNAMES), given: pick(GIVEN), rank: pick(RANKS) },
  }));
  const rounds = below(9);
  const hasRounds = rounds !== 1 || next() < 0.5;
  const games: GameToReport[] = [];
  for (let round = 1; round <= rounds; round++) {
    const seats = shuffled(
      players.map((_, at) => at),
      next,
    );
    const boards = below(Math.floor(count / 2) + 1);
    for (let board = 0; board < boards; board++) {
      const [white = 0, black = 0] = seats.slice(2 * board);
      const winner = pick(['white', 'white', 'black', 'black', 'open', 'draw', 'forfeit'] as const);
      const komi = pick([7, 0, -7, 400]);
      games.push({ ...(hasRounds && { round }), white, black, winner, handicap: below(10), komi });
    }
  }
  const details = {
    ...(next() < 0.8 && { start: pick(['2026-03-14', '2026-12-01', 'spring']) }),
    ...(next() < 0.5 && { rules: pick(['AGA', 'a = b']) }),
    ...(next() < 0.5 && { location: 'Boston, MA' }),
  };
  const title = pick(['Spring Open, Boston, MA', '', '= 5', 'PLAYERS', 'Éé']);
  const order = players
    .map((_, at) => at)
    .sort((a, b) => Number(players[a]?.id) - Number(players[b]?.id));
  const place = new Map(order.map((at, position) => [at, position]));
  const given = hasRounds ? shuffled(games, next) : games;
  const held = given
    .filter((game): game is ReportGame => game.winner !== 'draw' && game.winner !== 'forfeit')
    .sort((a, b) => (a.round ?? 0) - (b.round ?? 0))
    .map((game) => ({
      ...game,
      white: place.get(game.white) ?? -1,
      black: place.get(game.black) ?? -1,
    }));
  return {
    report: { title, details, players, games: given },
    held: { title, details, players: order.map((at) => players[at] as ReportPlayer), games: held },
  };
}

import { sentence } from '../../../../language';
import type { FigureStep, FigureTable } from '../../../why/figures/figure';
import type { PlayerNow } from './league-now';

/** A player's games with the points of the opponents, in the order of the cross table. */
interface GameNow {
  readonly name: string;
  readonly result: number | undefined;
  readonly points: number;
}

function gamesOf(players: readonly PlayerNow[], own: PlayerNow): readonly GameNow[] {
  return [...players]
    .sort((a, b) => a.row - b.row)
    .filter((each) => each !== own)
    .map(({ name, row, values }) => ({ name, result: own.games[row], points: values.points ?? 0 }));
}

/** All games of a player. */
export function gamesTable(players: readonly PlayerNow[], own: PlayerNow): FigureTable {
  return {
    title: sentence('kuksuWhyGames'),
    heads: [sentence('kuksuWhyResult'), sentence('kuksuWhyTheirPoints')],
    rows: gamesOf(players, own).map(({ name, result, points }) => ({
      name,
      cells: [result ?? sentence('kuksuWhyUnplayed'), points],
    })),
  };
}

/** The points of a player: the results of the row (U6). */
export function pointsSteps(players: readonly PlayerNow[], own: PlayerNow): readonly FigureStep[] {
  const results = gamesOf(players, own).flatMap(({ result }) => result ?? []);
  const open = players.length - 1 - results.length;
  return [
    {
      clause: 'U6',
      what: sentence('kuksuWhyPointsSum', { name: own.name }),
      sum: results,
      value: own.values.points ?? 0,
      lines: open > 0 ? [sentence('kuksuWhyOpenGames', { count: open })] : [],
    },
  ];
}

/** The SODOS of a player: each result times the points of the opponent (U6). */
export function sodosSteps(players: readonly PlayerNow[], own: PlayerNow): readonly FigureStep[] {
  const beaten = gamesOf(players, own).filter(({ result = 0 }) => result > 0);
  const value = own.values.sodos ?? 0;
  if (beaten.length === 0) {
    return [{ clause: 'U6', what: sentence('kuksuWhyNobodyBeaten', { name: own.name }), value }];
  }
  return [
    {
      clause: 'U6',
      what: sentence('kuksuWhySodosSum', { name: own.name }),
      sum: beaten.map(({ result = 0, points }) => ({ times: result, of: points })),
      value,
      lines: [sentence('kuksuWhyBeaten', { names: beaten.map(({ name }) => name) })],
    },
  ];
}

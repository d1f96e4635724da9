import { sentence, type Item, type SheetKey } from '../../../src/language';
import type { SourceTable } from '../../sheets/source';
import type { PlayerKey } from '../report/fields';
import {
  calculatedState,
  type Figure,
  type FigureStep,
  isSaid,
  plainFigure,
  rowsBelow,
  sheetCells,
  sumOf,
} from '../../why/figures/figure';
import type { ActiveCell } from '../../excel/workbook/why';

/** A player of a report, as its list has it now. */
interface Player {
  readonly row: number;
  readonly name: string;
  readonly id: string;
  readonly wins: number;
}

/** A game with a result, as one of its players sees it. */
interface Met {
  readonly round: string;
  readonly winsOfOpponent: number;
  readonly opponent: string;
  readonly hasWon: boolean;
  readonly isWhite: boolean;
}

/** What is typed of a player; all else follows from the games. */
type Typed = Extract<PlayerKey, 'player' | 'id' | 'rank' | 'rating'>;
type Led = Exclude<PlayerKey, Typed>;

/** The columns that are explained, by their headings: the list itself says what a form says, too, and is not fetched for that. */
const figures = { wins: 'agaWins', games: 'agaGames', sos: 'agaTie1' } as const satisfies Record<
  Led,
  SheetKey
>;

/** A figure on the sheets of a report that was read: of a player what the games come to, of a game what its winner counts for. */
export function reportFigure(
  cell: ActiveCell,
  [players, games]: readonly SourceTable[],
): Figure | undefined {
  if (!players || !games) return undefined;
  const all = playersIn(players);
  if (cell.sheetId === players.place.sheetId) {
    const heading = sheetCells(players).text(players.place.area.row, cell.column);
    const key = ledKeys.find((each) => isSaid(heading, figures[each]));
    const own = all.find(({ row }) => row === cell.row);
    return key && own && ledBy[key](cell, heading, own, gamesOf(own, games, all));
  }
  return winnerFigure(cell, games, all);
}

const gameColumns = [
  ...(['agaWhite', 'agaBlack', 'agaWhiteId', 'agaBlackId'] as const),
  ...(['agaWinner', 'agaRound'] as const),
];

/** What stands in the rows of the list of games below their headings. */
function gameCells(games: SourceTable): (row: number, key: (typeof gameColumns)[number]) => string {
  const cells = sheetCells(games);
  const { row: top } = games.place.area;
  const columns = new Map(gameColumns.map((key) => [key, cells.columnOf(top, key)]));
  return (row, key) => cells.text(row, columns.get(key) ?? cells.end);
}

/** The wins of everybody with an ID: several lines of one ID count together. */
const winsOf = (all: readonly Player[], id: string): number =>
  sumOf(all.flatMap((each) => (each.id === id ? [each.wins] : [])));

function playersIn(table: SourceTable): readonly Player[] {
  const cells = sheetCells(table);
  const { area } = table.place;
  const [id, wins] = [cells.columnOf(area.row, 'agaIdColumn'), cells.columnOf(area.row, 'agaWins')];
  return rowsBelow(area).map((row) => ({
    row,
    name: cells.text(row, area.column),
    id: cells.text(row, id ?? cells.end),
    wins: cells.number(row, wins ?? cells.end) ?? 0,
  }));
}

const sides = {
  white: { name: 'agaWhite', id: 'agaWhiteId', won: 'W' },
  black: { name: 'agaBlack', id: 'agaBlackId', won: 'B' },
} as const;

/** The games of a player that have a result, as the formulas of the list count them. */
function gamesOf({ id }: Player, games: SourceTable, all: readonly Player[]): readonly Met[] {
  const of = gameCells(games);
  return rowsBelow(games.place.area).flatMap((row) =>
    (['white', 'black'] as const).flatMap((side): readonly Met[] => {
      const [own, other] = [sides[side], sides[side === 'white' ? 'black' : 'white']];
      const winner = of(row, 'agaWinner').toUpperCase();
      if (of(row, own.id) !== id || !['W', 'B'].includes(winner)) return [];
      const against = of(row, other.id);
      return [
        {
          round: of(row, 'agaRound'),
          winsOfOpponent: winsOf(all, against),
          opponent: of(row, other.name),
          hasWon: winner === own.won,
          isWhite: side === 'white',
        },
      ];
    }),
  );
}

type ToldOfReport = (cell: ActiveCell, heading: Item, own: Player, met: readonly Met[]) => Figure;

const figureOf = (
  cell: ActiveCell,
  heading: Item,
  about: Item,
  steps: readonly FigureStep[],
  now: number,
): Figure => plainFigure(heading, cell.shown, { about, steps, state: calculatedState(cell, now) });

const ledKeys = Object.keys(figures) as readonly Led[];

const ledBy: Readonly<Record<Led, ToldOfReport>> = {
  wins: (cell, heading, { name }, met) => {
    const won = met.filter(({ hasWon }) => hasWon);
    const lines = won.map(({ round, opponent }) => sentence('agaCellBeat', { round, opponent }));
    const step = { what: sentence('agaCellWon'), lines, value: won.length };
    return figureOf(cell, heading, name, [step], won.length);
  },
  games: (cell, heading, { name }, met) => {
    const white = met.filter(({ isWhite }) => isWhite).length;
    const sum = [white, met.length - white];
    const step = { what: sentence('agaCellPlayed'), sum, value: met.length };
    return figureOf(cell, heading, name, [step], met.length);
  },
  sos: (cell, heading, { name }, met) => {
    const wins = met.map(({ winsOfOpponent }) => winsOfOpponent);
    const steps = met.map(({ round, opponent, winsOfOpponent }) => ({
      what: sentence('agaCellWinsOf', { round, opponent }),
      value: winsOfOpponent,
    }));
    const total = { what: sentence('agaCellAdded'), sum: wins, value: sumOf(wins) };
    return figureOf(cell, heading, name, [...steps, total], sumOf(wins));
  },
};

/** What the winner of a game counts for: nothing where it has no result. */
function winnerFigure(
  cell: ActiveCell,
  games: SourceTable,
  all: readonly Player[],
): Figure | undefined {
  const cells = sheetCells(games);
  const { area } = games.place;
  const heading = cells.text(area.row, cell.column);
  if (cell.row === area.row || cell.shown === '' || !isSaid(heading, 'agaWinner')) return undefined;
  const of = gameCells(games);
  const [white, black] = [of(cell.row, 'agaWhite'), of(cell.row, 'agaBlack')];
  const winner = { W: white, B: black }[cell.shown.toUpperCase()];
  const steps: readonly FigureStep[] =
    winner === undefined
      ? [{ what: sentence('agaCellNoResult') }]
      : [
          { what: sentence('agaCellWinOf', { name: winner }), value: 1 },
          {
            what: sentence('agaCellSosOf', { name: white, opponent: black }),
            value: winsOf(all, of(cell.row, 'agaBlackId')),
          },
          {
            what: sentence('agaCellSosOf', { name: black, opponent: white }),
            value: winsOf(all, of(cell.row, 'agaWhiteId')),
          },
        ];
  return plainFigure(heading, cell.shown, { about: `${white} – ${black}`, steps });
}

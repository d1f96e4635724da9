import { type Stepwise } from '../../../../src';
import { sentence, type Item } from '../../../../language';
import { calculatedState } from '../../../why/figures/calculated';
import type { Figure } from '../../../why/figures/figure';
import { untold } from '../../../why/figures/untold';
import type { ActiveCell } from '../../../workbook/why';
import type { WrittenSeat } from '../leagues/written';
import { copiedFigure, isCopied, type CopiedColumn } from './copied';
import { gameFigure } from './game-figure';
import { leagueNow, type PlayerNow } from './league-now';
import { placeSteps, sharedPlace } from './place-steps';
import { gamesTable, pointsSteps, sodosSteps } from './points-steps';
import { spotIn, type CrosstableSpot, type WrittenCrosstable } from './written';

/** Columns of a cross table that its games lead to. */
type FollowingColumn = 'points' | 'sodos' | 'place' | 'disqualified';
const isExplained = (column: string): column is FollowingColumn | CopiedColumn =>
  ['points', 'sodos', 'place', 'disqualified'].includes(column) || isCopied(column);

/** A figure of a cross table: a game, what the games come to, or what decides between equals (U6). */
export function* crosstableFigure(
  written: WrittenCrosstable,
  cell: ActiveCell,
  /** A player of the table on the sheet of leagues. */
  seatOf: (row: number) => WrittenSeat | undefined,
): Stepwise<Figure | undefined> {
  const spot = written.flaws.length > 0 ? undefined : spotIn(written, cell);
  const about = aboutOf(written, spot);
  if (written.flaws.length > 0) return untold(sentence('figureCannotTitle'), about, written.flaws);
  if (!spot || (spot.kind === 'own' && !isExplained(spot.column))) return undefined;
  const now = yield* leagueNow(written);
  if (!now.ok) return untold(sentence('figureCannotTitle'), about, now.missing);
  const figure =
    spot.kind === 'game'
      ? gameFigure(cell, written, now.players, spot)
      : ownFigure(cell, written, now.players, { ...spot, seatOf });
  if (!figure) return undefined;
  const { league, played } = written;
  const isSorted = played.remarks !== undefined;
  return { ...figure, about, warnings: isSorted ? [sentence('kuksuSorted', { league })] : [] };
}

function aboutOf(
  { cycle, league, names }: WrittenCrosstable,
  spot: CrosstableSpot | undefined,
): Item {
  const name = spot?.kind === 'own' ? names[spot.row] : undefined;
  return name === undefined
    ? sentence('kuksuWhyLeagueOf', { league, cycle })
    : sentence('kuksuWhyInLeague', { name, league, cycle });
}

function ownFigure(
  cell: ActiveCell,
  written: WrittenCrosstable,
  players: readonly PlayerNow[],
  spot: Extract<CrosstableSpot, { kind: 'own' }> & {
    readonly seatOf: (row: number) => WrittenSeat | undefined;
  },
): Omit<Figure, 'about' | 'warnings'> | undefined {
  const own = players.find(({ row }) => row === spot.row);
  const { column, row, seatOf } = spot;
  if (!own || !isExplained(column)) return undefined;
  if (isCopied(column)) return copiedFigure(written, players, own, { column, seat: seatOf(row) });
  const common = { tables: [gamesTable(players, own)], notes: [] };
  const { points = 0, sodos = 0 } = own.values;
  switch (column) {
    case 'points':
      return {
        ...common,
        title: sentence('kuksuWhyPoints', { value: points }),
        heading: sentence('kuksuWhyCounts'),
        steps: pointsSteps(players, own),
        state: calculatedState(cell, points),
      };
    case 'sodos':
      return {
        ...common,
        title: sentence('kuksuWhySodos', { value: sodos }),
        heading: sentence('kuksuWhyCounts'),
        steps: sodosSteps(players, own),
        state: calculatedState(cell, sodos),
      };
    case 'place': {
      const place = sharedPlace(players, own);
      return {
        ...common,
        tables: [],
        title: sentence('kuksuWhyPlace', { place }),
        heading: sentence('kuksuWhyPlaceHow'),
        steps: placeSteps(players, own, written.league, place),
        state: calculatedState(cell, place),
      };
    }
    case 'disqualified':
      return cell.held.value === null || cell.held.value === ''
        ? undefined
        : { ...common, tables: [], ...disqualifiedFigure(own.name) };
  }
}

/** A mark of somebody who was disqualified: what it changes, and what it does not. */
export function disqualifiedFigure(name: string): Pick<Figure, 'title' | 'heading' | 'steps'> {
  return {
    title: sentence('kuksuDisqualified'),
    heading: sentence('kuksuWhyCounts'),
    steps: [
      { clause: 'U6', what: sentence('kuksuWhyRankedAnyway', { name }) },
      { clause: 'U7', what: sentence('kuksuWhyNoAward', { name }) },
    ],
  };
}

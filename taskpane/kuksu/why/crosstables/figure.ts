import type { Stepwise } from '../../../../src';
import { type Item, sentence } from '../../../../src/language';
import {
  calculatedState,
  type Figure,
  type FigureState,
  type FigureStep,
  untold,
  otherFigure,
} from '../../../why/figures/figure';
import type { ActiveCell } from '../../../excel/workbook/why';
import type { WrittenSeat } from '../leagues/written';
import {
  type CrosstableSpot,
  isTypedIn,
  leagueNow,
  type PlayerNow,
  rankKeys,
  spotIn,
  type WrittenCrosstable,
} from './written';
import {
  criterionValue,
  gamesTable,
  placeSteps,
  pointsSteps,
  separatedBy,
  sharedPlace,
  sodosSteps,
} from './steps';
import { remarksOf } from '../../played/sheets';
import { unlikeSeat } from '../leagues/again';
import { placeName } from '../../../sheets/address';

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
  const remarks = remarksOf([written.played]);
  const { state } = figure;
  const isCalculated = cell.formula !== '' || cell.spill !== undefined;
  const follows = spot.kind === 'own' && ['sodos', 'place'].includes(spot.column) && isCalculated;
  // It comes to another figure because of what has become of the cells it follows.
  if (follows && state?.kind === 'otherToday' && remarks.length > 0) {
    return { ...figure, about, state: { ...state, changes: remarks }, warnings: [] };
  }
  return { ...figure, about, warnings: remarks.map(({ sentence: said }) => said) };
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

/** A column that is copied from the sheet of leagues. */
type CopiedColumn = 'rating' | 'lastTier' | 'lastPlace';
const isCopied = (column: string): column is CopiedColumn =>
  column === 'rating' || column === 'lastTier' || column === 'lastPlace';

const titles = {
  rating: 'kuksuRating',
  lastTier: 'kuksuLastTier',
  lastPlace: 'kuksuLastPlace',
} as const;

/** A rating or a last tier or place beside the games: what it decides (U6), and whether the sheet of leagues says the same. */
function copiedFigure(
  written: WrittenCrosstable,
  players: readonly PlayerNow[],
  own: PlayerNow,
  { column, seat }: { readonly column: CopiedColumn; readonly seat: WrittenSeat | undefined },
): Omit<Figure, 'about' | 'warnings'> {
  const value: Item | number = criterionValue(own, column);
  const title = sentence(titles[column]);
  return {
    title: sentence('kuksuWhyBrought', { title, value }),
    heading: sentence('kuksuWhyCounts'),
    steps: steps(players, own, column),
    tables: [],
    state: stateOf(written, column, seat, own),
    notes: [],
  };
}

function steps(
  players: readonly PlayerNow[],
  own: PlayerNow,
  column: CopiedColumn,
): readonly FigureStep[] {
  const separated = separatedBy(players, own, column);
  const { name } = own;
  return [
    {
      clause: 'U6',
      what: sentence('kuksuWhyCriterion', { count: rankKeys.length }),
      value: rankKeys.indexOf(column) + 1,
      lines: separated.length === 0 ? [sentence('kuksuWhyDecidesNothing', { name })] : [],
    },
    ...separated,
  ];
}

function stateOf(
  written: WrittenCrosstable,
  column: CopiedColumn,
  seat: WrittenSeat | undefined,
  { name }: PlayerNow,
): FigureState {
  const { cycle } = written;
  if (!seat) {
    const missing = [{ sentence: sentence('kuksuWhyNoLeaguesSheet', { name, cycle }) }];
    return { kind: 'cannotTell', missing };
  }
  const changes = unlikeSeat(seat, [written], column === 'lastTier' ? 'lastLeague' : column);
  return changes.length > 0
    ? { kind: 'otherToday', says: sentence('kuksuWhyCorrected'), changes }
    : { kind: 'asWritten', says: sentence('kuksuWhyAsLeagues', { cycle }) };
}

/** A game of a cross table (U6): typed on one side of the diagonal, and followed by the other. */
function gameFigure(
  cell: ActiveCell,
  written: WrittenCrosstable,
  players: readonly PlayerNow[],
  spot: { readonly row: number; readonly against: number },
): Omit<Figure, 'about' | 'warnings'> | undefined {
  const one = players.find(({ row }) => row === spot.row);
  const other = players.find(({ row }) => row === spot.against);
  if (!one || !other) return undefined;
  const result = one.games[other.row];
  const isTyped = isTypedIn(written, one.row, other.row);
  const typed = written.played.placeOf({ row: spot.against + 1, column: spot.row + 1 });
  const steps: FigureStep[] = [];
  if (!isTyped && typed) {
    const values = { name: other.name, address: placeName(typed) };
    steps.push({ clause: 'U6', what: sentence('kuksuWhyMirror', values) });
  }
  steps.push(...countSteps(one, other, result));
  return {
    title: sentence('kuksuWhyGame', {
      one: one.name,
      other: other.name,
      result: result ?? sentence('kuksuWhyUnplayed'),
    }),
    tables: [],
    heading: sentence('kuksuWhyCounts'),
    steps,
    ...(!isTyped && { state: mirrorState(cell, result) }),
    notes: [],
  };
}

/** What a game counts for both players: points, and SODOS. */
function countSteps(
  one: PlayerNow,
  other: PlayerNow,
  result: number | undefined,
): readonly FigureStep[] {
  if (result === undefined) return [{ clause: 'U6', what: sentence('kuksuWhyNoResult'), value: 0 }];
  const sodos = (own: PlayerNow, from: PlayerNow, times: number): FigureStep => {
    const of = from.values.points ?? 0;
    return {
      clause: 'U6',
      what: sentence('kuksuWhySodosFrom', { name: own.name, other: from.name }),
      sum: [{ times, of }],
      value: times * of,
    };
  };
  return [
    sodos(one, other, result),
    sodos(other, one, 1 - result),
    {
      clause: 'U6',
      what: sentence('kuksuWhyPointsOther', { name: other.name }),
      sum: [1, -result],
      value: 1 - result,
    },
    { clause: 'U6', what: sentence('kuksuWhyPointsOwn', { name: one.name }), value: result },
  ];
}

/** A game without a result shows nothing on both sides. */
function mirrorState(cell: ActiveCell, result: number | undefined): FigureState {
  if (result !== undefined) return calculatedState(cell, result);
  // Or 0 on both, as for a game that was annulled.
  if ([null, '', 0, '0'].includes(cell.held.value as null))
    return { kind: 'asWritten', says: sentence('figureAsWritten') };
  const now: Item = sentence('kuksuWhyUnplayed');
  return {
    kind: 'otherToday',
    says: otherFigure(cell.shown, now),
    changes: [{ sentence: sentence('figureTypedOver') }],
  };
}

import { headed } from '../../sheets/read-list';
import { sentence } from '../../../src/language';
import type { Area } from '../../sheets/address';
import {
  calculatedState,
  type Figure,
  type FigureStep,
  plainFigure,
  rowsBelow,
  type SheetCells,
  sumOf,
  whichSaid,
  standingAmong,
} from '../../why/figures/figure';
import type { ActiveCell } from '../../excel/workbook/why';
import { type SectionKey, sectionList } from '../section/written';

/** The columns that order the players, names that are typed, and the points, which are a formula of ours. */
type Ordering = 'place' | 'wins' | 'rank';
type Typed = Exclude<SectionKey, Ordering | 'player' | 'id' | 'points'>;

/** What else is typed of a player, and what it is for. */
const typed: Readonly<
  Record<Typed, readonly [clause: string, what: 'agaCellRating' | 'agaCellEligible' | 'agaCellTie']>
> = {
  rating: ['A9', 'agaCellRating'],
  eligible: ['A6', 'agaCellEligible'],
  tie1: ['A8', 'agaCellTie'],
  tie2: ['A8', 'agaCellTie'],
};

const labels = ['agaPlayers', 'agaGiven', 'agaZero'] as const;

/** The section on its sheet: the row of its headings, its players below, its facts above. */
interface SectionSheet {
  readonly cell: ActiveCell;
  readonly cells: SheetCells;
  readonly area: Area;
  readonly rows: readonly number[];
}

/** A cell of an open section: its facts, and what stands beside a player. */
export function sectionFigure(cell: ActiveCell, cells: SheetCells, area: Area): Figure | undefined {
  const rows = rowsBelow(area);
  const section = { cell, cells, area, rows };
  if (cell.row < area.row) return factFigure(section);
  return rows.includes(cell.row) ? playerFigure(section) : undefined;
}

function factFigure({ cell, cells, area, rows }: SectionSheet): Figure | undefined {
  const heading = cells.text(cell.row, area.column);
  const label = whichSaid(heading, labels);
  if (label === undefined || cell.column !== area.column + 1) return undefined;
  const figure = (step: FigureStep, now?: number): Figure =>
    plainFigure(heading, cell.shown, {
      about: cell.sheet,
      steps: [step],
      state: now === undefined ? undefined : calculatedState(cell, now),
    });
  if (label === 'agaZero') return figure({ clause: 'A6', what: sentence('agaCellZero') });
  if (label === 'agaPlayers') {
    const read = (['agaRatingColumn', 'agaWins', 'agaPlace'] as const).flatMap(
      (key) => cells.columnOf(area.row, key) ?? [],
    );
    const counted = [area.column, ...read.slice(0, 2)];
    const value = rows.filter((row) => counted.some((at) => cells.text(row, at) !== '')).length;
    return figure({ clause: 'A7', what: sentence('agaCellPlayers'), value }, value);
  }
  const column = cells.columnOf(area.row, 'agaPointsHeading');
  const points = rows.flatMap((row) => cells.number(row, column ?? -1) ?? []);
  const value = sumOf(points);
  return figure({ clause: 'A10', what: sentence('agaCellGiven'), sum: points, value }, value);
}

function playerFigure(section: SectionSheet): Figure | undefined {
  const { cell, cells, area } = section;
  const heading = cells.text(area.row, cell.column);
  const key = headed(sectionList, heading);
  if (key === undefined || key === 'player' || key === 'id' || key === 'points') return undefined;
  const about = cells.text(cell.row, area.column);
  if (key === 'place' || key === 'rank' || key === 'wins') {
    const { steps, place } = placeOf(section);
    const isTyped = key === 'wins' || place === undefined;
    const state = isTyped ? undefined : calculatedState(cell, place);
    return plainFigure(heading, cell.shown, { about, steps, state });
  }
  const [clause, what] = typed[key];
  return plainFigure(heading, cell.shown, { about, steps: [{ clause, what: sentence(what) }] });
}

/** Who has more wins, and who as many (A8); of places that were typed only what they are for. */
function placeOf({ cell, cells, area, rows }: SectionSheet): {
  readonly steps: readonly FigureStep[];
  readonly place?: number;
} {
  const column = cells.columnOf(area.row, 'agaWins');
  const wins = column === undefined ? undefined : cells.number(cell.row, column);
  if (column === undefined || wins === undefined) {
    return { steps: [{ clause: 'A8', what: sentence('agaCellRank') }] };
  }
  const { place, level } = standingAmong(cell.row, rows, (row) => cells.number(row, column) ?? NaN);
  const names = level.map((row) => cells.text(row, area.column));
  const more = place - 1;
  const sum = [more, 1];
  return {
    steps: [
      {
        what:
          more === 0
            ? sentence('agaCellNobodyMore', { value: wins })
            : sentence('agaCellMore', { count: more, value: wins }),
        value: more,
      },
      names.length === 0
        ? { what: sentence('agaCellPlaceAlone'), sum, value: place }
        : { clause: 'A8', what: sentence('agaCellLevel', { names }), sum, value: place },
    ],
    place,
  };
}

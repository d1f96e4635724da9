import { sentence } from '../../../language';
import type { DecimalMark } from '../../plan/notation';
import { calculatedState } from '../../why/figures/calculated';
import type { Figure, FigureStep } from '../../why/figures/figure';
import type { ActiveCell } from '../../workbook/why';
import type { YearStructure } from '../structure';
import { yearRows } from '../year/layout';
import { readYear } from '../year-so-far';

/** The points and players of a tournament on Year: the lines that the totals take from its result sheet. */
export function yearFigure(
  cell: ActiveCell,
  structure: YearStructure,
  mark: DecimalMark,
): Figure | undefined {
  const { area } = structure.year.place;
  const row = yearRows[cell.row - area.row];
  const column = cell.column - area.column;
  const tournament = structure.tournaments.find((each) => each.column === column);
  if (!tournament?.hasResults || (row !== 'points' && row !== 'players')) return undefined;
  const { name } = tournament;
  const lines = readYear(structure, mark).lines.filter(
    ({ event }) => String(event ?? '').toLowerCase() === name.toLowerCase(),
  );
  const points = lines.map((line) => line.points);
  const total = points.reduce((sum, each) => sum + each, 0);
  const isPoints = row === 'points';
  const last: FigureStep = isPoints
    ? { clause: 'K5', what: sentence('kgsWhyAwarded'), sum: points, value: total }
    : { clause: 'K3', what: sentence('kgsWhyCounted'), value: lines.length };
  return {
    title: sentence(isPoints ? 'kgsWhyTotal' : 'kgsWhyPlayers', { count: cell.shown }),
    about: name,
    warnings: [],
    tables: [],
    heading: sentence('kgsWhyTotalHeading'),
    steps: [
      ...lines.map((line): FigureStep => ({
        what: sentence('kgsWhyIn', { event: name, account: String(line.account ?? '').trim() }),
        value: line.points,
      })),
      last,
    ],
    state: calculatedState(cell, isPoints ? total : lines.length),
    notes: [],
  };
}

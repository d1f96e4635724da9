import { sentence, type Sentence } from '../../../language';
import type { DecimalMark } from '../../plan/notation';
import { calculatedState } from '../../why/figures/calculated';
import type { Figure, FigureStep } from '../../why/figures/figure';
import { plainFigure } from '../../why/figures/plain-figure';
import { untold } from '../../why/figures/untold';
import type { ActiveCell } from '../../workbook/why';
import type { YearColumn, YearStructure } from '../structure';
import { detailsInYear } from '../tournament';
import { readEntered } from '../typed/entered';
import { detailRows, yearRows } from '../year/layout';
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
  if (tournament && row === 'factor') return noFactor(cell, tournament, structure, mark);
  if (!tournament?.hasResults) return undefined;
  if (row === 'check') {
    return copied(cell, sentence('kgsYearCheck'), tournament, sentence('kgsCellSheetCheck'));
  }
  if (row !== 'points' && row !== 'players') return undefined;
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

/** An F that has no value because of what stands above it; its formula explains any other. */
function noFactor(
  cell: ActiveCell,
  { column, name }: YearColumn,
  { year }: YearStructure,
  mark: DecimalMark,
): Figure | undefined {
  if (!cell.held.isError) return undefined;
  const entered = readEntered(detailsInYear(year, column), { rounds: true, F: true }, mark);
  if (entered.ok) return undefined;
  return untold(sentence('figureNamed', { what: 'F', value: cell.shown }), name, entered.refusals);
}

/** The winner of a tournament, below what Year says of it. */
export function winnerFigure(cell: ActiveCell, structure: YearStructure): Figure | undefined {
  const area = structure.details?.place.area;
  const tournament = structure.tournaments.find(
    ({ column }) => area !== undefined && area.column + column === cell.column,
  );
  if (!tournament?.hasResults || cell.row !== (area?.row ?? 0) + detailRows.winner)
    return undefined;
  return copied(cell, sentence('kgsWinner'), tournament, sentence('kgsCellFirst'));
}

/** What Year takes from a result sheet as it is. */
function copied(
  { shown }: ActiveCell,
  what: Sentence,
  { name }: YearColumn,
  from: Sentence,
): Figure | undefined {
  return plainFigure(what, shown, { about: name, steps: [{ what: from }], isTyped: false });
}

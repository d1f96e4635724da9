import { namedArea, type NamedArea, plainText, readNamed } from '../../sheets/source';
import {
  calculatedState,
  type ExplainFigure,
  type Figure,
  type FigureStep,
  isSaid,
  plainFigure,
  rowsBelow,
  sheetCells,
  type SheetCells,
  sumOf,
} from '../../why/figures/figure';
import { isSection, seasonNames } from '../names';
import { reports } from '../report/names';
import { areaNames } from './figures';
import { reportFigure } from './report-figure';
import { sectionFigure } from './section-figure';
import { sentence } from '../../../src/language';
import type { ActiveCell } from '../../excel/workbook/why';
import { allCounted } from '../../sheets/season';
import { type ListIn, listIn } from '../../sheets/read-list';
import {
  bestColumn,
  type LineKey,
  lineList,
  type QualifierKey,
  qualifierList,
} from '../season/lists';

/** Explains a cell on the sheets of a qualifier or of a season that no function of ours gives. */
export const explainFigure: ExplainFigure = function* ({ cell, tables, sheet }) {
  yield;
  if (reports.of(cell.table)) return reportFigure(cell, tables);
  if (!sheet) return undefined;
  const cells = sheetCells(sheet);
  const areas = new Map<string, NamedArea>();
  for (const name of areaNames(cell)) {
    const table = readNamed(tables, name);
    if (table) areas.set(name.toLowerCase(), namedArea(table));
  }
  const [[name = '', first] = []] = areas;
  if (first && isSection(name)) return sectionFigure(cell, cells, first.place.area);
  const part = (key: keyof typeof seasonNames): NamedArea | undefined =>
    areas.get(seasonNames[key].toLowerCase());
  const [listed, best, beside] = [part('qualifiers'), part('best'), part('lines')];
  const lines = beside && listIn(lineList, beside);
  const qualifiers = listed && listIn(qualifierList, listed);
  if (lines?.place.sheetId === cell.sheetId) return lineFigure(cell, cells, lines);
  return (
    (best && bestFigure(cell, best)) ?? (qualifiers && qualifierFigure(cell, qualifiers, lines))
  );
};

/** A cell beside the totals of a season: the points of a line, whether it counts, and the check of all lines. */
function lineFigure(
  cell: ActiveCell,
  cells: SheetCells,
  lines: ListIn<LineKey>,
): Figure | undefined {
  const { row, column, shown } = cell;
  const { area } = lines.place;
  const key = lines.keyAt(cell);
  if (key !== undefined) return inLines(cell, key, cells, lines);
  const heading = cells.text(row, column - 1);
  if (column === 0 || column > area.column || !isSaid(heading, 'agaSeasonCheck')) return undefined;
  const states = lines.column('state');
  const rows = rowsBelow(area);
  const left = rows.filter((at) => !['', allCounted].includes(cells.text(at, states))).length;
  const step: FigureStep = { clause: 'A10', what: sentence('agaCellChecked'), value: left };
  // What is said of several lines is words around their number.
  const isRight = left === 0 ? shown === allCounted : shown.startsWith(String(left));
  return plainFigure(heading, shown, {
    about: cell.sheet,
    steps: [step],
    state: calculatedState(cell, isRight ? String(cell.held.value) : String(left)),
  });
}

function inLines(
  { row, column, shown, formula, spill }: ActiveCell,
  key: LineKey,
  cells: SheetCells,
  lines: ListIn<LineKey>,
): Figure | undefined {
  const heading = cells.text(lines.place.area.row, column);
  const [name, event] = [
    cells.text(row, lines.column('player')),
    cells.text(row, lines.column('event')),
  ];
  const isCalculated = key === 'points' || key === 'state';
  if (shown === '' || (!isCalculated && formula === '' && spill === undefined)) return undefined;
  const counts = shown === allCounted ? 'agaCellCounts' : 'agaCellLeftOut';
  const what =
    key === 'points'
      ? sentence('agaCellLine', { name, event })
      : key === 'state'
        ? sentence(counts)
        : sentence('agaCellFromSection', { event });
  return plainFigure(heading, shown, {
    about: name,
    steps: [{ clause: 'A10', what }],
    isTyped: false,
  });
}

/** The clauses of what a qualifier has on its own sheet. */
const clauses: Record<Exclude<QualifierKey, 'name' | 'date'>, string> = {
  players: 'A7',
  average: 'A9',
  category: 'A2',
  points: 'A10',
};

const textAt = (area: NamedArea, row: number, column: number): string =>
  plainText(area.cell(row, column), '.').trim();

/** How many results of each player count (A10). */
function bestFigure(
  { sheetId, row, column, shown, sheet }: ActiveCell,
  best: NamedArea,
): Figure | undefined {
  const { place } = best;
  const isBest =
    place.sheetId === sheetId &&
    row === place.area.row &&
    column === place.area.column + bestColumn(best);
  if (!isBest) return undefined;
  return plainFigure(textAt(best, 0, 0), shown, {
    about: sheet,
    steps: [{ clause: 'A10', what: sentence('agaCellBest') }],
  });
}

/** A figure in the list of qualifiers: players and points are held to the lines of the totals. */
function qualifierFigure(
  cell: ActiveCell,
  qualifiers: ListIn<QualifierKey>,
  lines: ListIn<LineKey> | undefined,
): Figure | undefined {
  const { area } = qualifiers.place;
  const [row, column] = [cell.row - area.row, cell.column - area.column];
  const key = qualifiers.keyAt(cell);
  const heading = textAt(qualifiers, 0, column);
  const event = textAt(qualifiers, row, qualifiers.column('name') - area.column);
  if (key === undefined || key === 'name' || key === 'date' || event === '') return undefined;
  const counted = key === 'players' || key === 'points' ? lines : undefined;
  const from: FigureStep = {
    clause: clauses[key],
    what: sentence('agaCellFromSection', { event }),
  };
  if (!counted) {
    return plainFigure(heading, cell.shown, { about: event, steps: [from], isTyped: false });
  }
  const points = pointsIn(counted, event);
  const isPoints = key === 'points';
  const now = isPoints ? sumOf(points) : points.length;
  const step: FigureStep = isPoints
    ? { clause: 'A10', what: sentence('agaCellPoints', { event }), sum: points, value: now }
    : { clause: 'A10', what: sentence('agaCellLines', { event }), value: now };
  return plainFigure(heading, cell.shown, {
    about: event,
    steps: [from, step],
    state: calculatedState(cell, now),
  });
}

/** The points in the lines of a qualifier; a player without points has 0. */
function pointsIn({ place, held }: ListIn<LineKey>, event: string): readonly number[] {
  const own = event.toLowerCase();
  const text = (key: LineKey, row: number): string => plainText(held(key, row), '.').trim();
  return Array.from({ length: place.area.rows - 1 }, (_, at) => at + 1).flatMap((row) => {
    if (text('event', row).toLowerCase() !== own || text('player', row) === '') return [];
    const points = held('points', row);
    return [points.kind === 'number' ? points.value : 0];
  });
}

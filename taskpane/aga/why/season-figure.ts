import { sentence, type TextKey } from '../../../language';
import { plainText } from '../../plan/source';
import type { NamedArea } from '../../plan/named-area';
import { calculatedState } from '../../why/figures/calculated';
import type { Figure, FigureStep } from '../../why/figures/figure';
import { plainFigure } from '../../why/figures/plain-figure';
import { sumOf, whichSaid } from '../../why/figures/sheet-cells';
import type { ActiveCell } from '../../workbook/why';

const headings = ['agaSeasonPlayers', 'agaAverage', 'agaCategory', 'agaGiven'] as const;

/** The clauses of what a qualifier has on its own sheet. */
const clauses: Record<(typeof headings)[number], string> = {
  agaSeasonPlayers: 'A7',
  agaAverage: 'A9',
  agaCategory: 'A2',
  agaGiven: 'A10',
};

const textAt = (area: NamedArea, row: number, column: number): string =>
  plainText(area.cell(row, column), '.').trim();

/** How many results of each player count (A10). */
export function bestFigure(
  { sheetId, row, column, shown, sheet }: ActiveCell,
  best: NamedArea,
): Figure | undefined {
  const { place } = best;
  const isBest =
    place.sheetId === sheetId && row === place.area.row && column === place.area.column + 1;
  if (!isBest) return undefined;
  return plainFigure(textAt(best, 0, 0), shown, {
    about: sheet,
    steps: [{ clause: 'A10', what: sentence('agaCellBest') }],
  });
}

/** A figure in the list of qualifiers: players and points are held to the lines of the totals. */
export function qualifierFigure(
  cell: ActiveCell,
  qualifiers: NamedArea,
  lines: NamedArea | undefined,
): Figure | undefined {
  const { area } = qualifiers.place;
  const [row, column] = [cell.row - area.row, cell.column - area.column];
  if (row < 1 || row >= area.rows || column < 1 || column >= area.columns) return undefined;
  const heading = textAt(qualifiers, 0, column);
  const key = whichSaid<TextKey & (typeof headings)[number]>(heading, headings);
  const event = textAt(qualifiers, row, 0);
  if (key === undefined || event === '') return undefined;
  const counted = key === 'agaSeasonPlayers' || key === 'agaGiven' ? lines : undefined;
  const from: FigureStep = {
    clause: clauses[key],
    what: sentence('agaCellFromSection', { event }),
  };
  if (!counted) {
    return plainFigure(heading, cell.shown, { about: event, steps: [from], isTyped: false });
  }
  const points = pointsIn(counted, event);
  const isPoints = key === 'agaGiven';
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
function pointsIn(lines: NamedArea, event: string): readonly number[] {
  const own = event.toLowerCase();
  return Array.from({ length: lines.place.area.rows - 1 }, (_, at) => at + 1).flatMap((row) => {
    if (textAt(lines, row, 2).toLowerCase() !== own || textAt(lines, row, 0) === '') return [];
    const points = lines.cell(row, 3);
    return [points.kind === 'number' ? points.value : 0];
  });
}

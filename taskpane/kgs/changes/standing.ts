import { spelling } from '../../columns/spelling';
import { shownNumber, type DecimalMark } from '../../plan/notation';
import { plainText, type SourceCell } from '../../plan/source';
import type { TextKey } from '../../../language';
import type { YearStructure } from '../structure';
import { detailLabels } from '../tournament';
import { hoursTyped } from '../typed/hours';
import { dateTyped } from '../typed/own-details';
import { detailRows, mostPlaces, yearRow } from '../year/layout';

/** What Year holds of a tournament, as it would be typed. */
export interface TypedDetails {
  readonly name: string;
  readonly rounds: string;
  readonly board: string;
  readonly hours: string;
  readonly tieBreaks: string;
  readonly date: string;
  readonly points: string;
}

export type TypedDetail = keyof TypedDetails;

/** How they are called on screen. */
export const typedLabels = {
  name: 'kgsTournamentName',
  ...detailLabels,
  date: 'kgsDate',
  points: 'kgsOwnPoints',
} as const satisfies Record<TypedDetail, TextKey>;

/** The details of a tournament as they stand in its column. */
export function typedDetails(
  { year, details }: YearStructure,
  column: number,
  mark: DecimalMark,
): TypedDetails {
  const inYear = (row: 'tournament' | 'rounds' | 'board' | 'hours' | 'tieBreaks'): string =>
    spelling(typed(year.cell(yearRow(row), column), mark));
  const date = details?.cell(detailRows.date, column);
  const points = Array.from({ length: mostPlaces }, (_, place) => {
    const cell = details?.cell(detailRows.ownPoints + place, column);
    return cell ? spelling(typed(cell, mark)) : '';
  });
  return {
    name: inYear('tournament'),
    rounds: inYear('rounds'),
    board: inYear('board'),
    hours: hoursIn(year.cell(yearRow('hours'), column), mark),
    tieBreaks: inYear('tieBreaks'),
    date: date ? dateTyped(date, mark) : '',
    points: pointsTyped(points),
  };
}

function hoursIn(cell: SourceCell, mark: DecimalMark): string {
  return cell.kind === 'number' ? hoursTyped(cell.value, mark) : spelling(typed(cell, mark));
}

/** A number as short as it says the same. */
function typed(cell: SourceCell, mark: DecimalMark): string {
  return cell.kind === 'number' ? shownNumber(cell.value, mark) : plainText(cell, mark);
}

/** A place without points between two that have some is worth 0, as in the formulas. */
function pointsTyped(points: readonly string[]): string {
  const last = points.reduce((found, each, i) => (each === '' ? found : i), -1);
  return points
    .slice(0, last + 1)
    .map((each) => each || '0')
    .join(' ');
}

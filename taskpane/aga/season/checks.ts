import { saidInAny, sentence } from '../../../language';
import { likeness, spelling } from '../../columns/spelling';
import { cellIn, placeName } from '../../plan/address';
import type { Finding } from '../../plan/plan';
import { plainText, type SourceCell, type SourceTable } from '../../plan/source';
import { lineColumns, linesArea } from './layout';

const textOf = (cell: SourceCell | undefined): string =>
  cell === undefined || cell.kind === 'error' ? '' : spelling(plainText(cell, '.'));

/** Lines on the sheet of the totals that do not count in them, such as those of players whose row is not whole. */
export function lineFaults({ rows, place }: SourceTable): readonly Finding[] {
  const left = saidInAny('agaLineLeftOut').map((each) => likeness(each));
  const [first, state] = [linesArea.column, linesArea.column + lineColumns];
  return rows.flatMap(({ cells }, row): readonly Finding[] => {
    if (!left.includes(likeness(textOf(cells[state])))) return [];
    const at = cellIn(place, row, first);
    const name = textOf(cells[first]);
    const event = textOf(cells[first + 2]);
    const values = { name: name === '' ? placeName(at) : name, event: event === '' ? '–' : event };
    return [{ sentence: sentence('agaLineUncounted', values), at }];
  });
}

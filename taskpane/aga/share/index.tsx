import { sharedOf } from '../../sheets/read-list';
import { saidInAny, sentence } from '../../../src/language';
import { likeness, spelling } from '../../sheets/columns/spelling';
import { cellIn, type Place, placeName } from '../../sheets/address';
import type { Finding } from '../../sheets/plan';
import { plainText, type SourceCell, type SourceTable } from '../../sheets/source';
import { linePlaces, linesArea, totalsList } from '../season/lists';
import type { VNode } from 'preact';
import { SheetsToShare } from '../../jobs/texts/views/SheetsToShare';
import type { JobViewProps } from '../../jobs/view/operation-props';
import { useWording } from '../../controls/wording';
import { sheetsNamed, type WrittenKinds } from '../../jobs/texts/written/texts';
import { seasonNames, sections, sectionSheets } from '../names';
import { sectionFaults, sectionList } from '../section/written';

const textOf = (cell: SourceCell | undefined): string =>
  cell === undefined || cell.kind === 'error' ? '' : spelling(plainText(cell, '.'));

/** The formulas of a line name a sheet that was deleted. */
function isGone(cells: readonly SourceCell[]): boolean {
  return cells.slice(linesArea.column, linesArea.column + linesArea.columns).every((cell) => {
    return cell.kind === 'error' && cell.error === '#REF!';
  });
}

/** The lines from this one on, which stand below each other, in one sentence. */
function linesGone(rows: SourceTable['rows'], from: number, place: Place): Finding {
  const after = rows.findIndex(({ cells }, row) => row > from && !isGone(cells));
  const count = (after === -1 ? rows.length : after) - from;
  const { area } = cellIn(place, from, linesArea.column);
  const at = { ...place, area: { ...area, rows: count, columns: linesArea.columns } };
  return { sentence: sentence('agaLinesGone', { address: placeName(at) }), at };
}

/** Lines on the sheet of the totals that do not count in them, such as those of players whose row is not whole. */
export function lineFaults({ rows, place }: SourceTable): readonly Finding[] {
  const left = saidInAny('agaLineLeftOut').map((each) => likeness(each));
  const { column } = linePlaces;
  return rows.flatMap(({ cells }, row): readonly Finding[] => {
    if (!left.includes(likeness(textOf(cells[column('state')])))) return [];
    const at = cellIn(place, row, column('player'));
    if (isGone(cells))
      return isGone(rows[row - 1]?.cells ?? []) ? [] : [linesGone(rows, row, place)];
    const name = textOf(cells[column('player')]);
    const event = textOf(cells[column('event')]);
    const values = { name: name === '' ? placeName(at) : name, event: event === '' ? '–' : event };
    return [{ sentence: sentence('agaLineUncounted', values), at }];
  });
}

/** What was written, to be given to others. */

/** The points of sections and the totals of a season as text and as HTML. */
export function ShareJob(props: JobViewProps): VNode {
  const { t } = useWording();
  return <SheetsToShare {...props} wanted={pointsToShare} lead={t('agaShareLead')} />;
}

/** The totals of a season, and the points of open sections. */
export const pointsToShare: WrittenKinds = {
  kinds: [
    {
      faults: lineFaults,
      columns: sharedOf(totalsList),
    },
    {
      sorted: true,
      faults: sectionFaults,
      columns: sharedOf(sectionList),
    },
  ],
  // What is wrong on the sheet of a tournament is said of the totals, too.
  also: sectionSheets,
  told: function* (facts, also) {
    yield;
    const said = also.flatMap(sectionFaults);
    const totals = sheetsNamed(facts, [seasonNames.lines]);
    return new Map(said.length === 0 ? [] : totals.map((sheet) => [sheet, said]));
  },
  sheets: (facts) => sheetsNamed(facts, [seasonNames.lines, sections]),
};

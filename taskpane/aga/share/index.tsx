import { sharedOf } from '../../sheets/read-list';
import { saidInAny, sentence } from '../../../src/language';
import { likeness, spelling } from '../../sheets/columns/spelling';
import { cellIn, type Place, placeName } from '../../sheets/address';
import type { Finding } from '../../sheets/plan';
import { plainText, type SourceCell, type SourceTable } from '../../sheets/source';
import { lostLines } from '../../sheets/season';
import { linePlaces, linesArea, totalsList, totalsOfSeason } from '../season/lists';
import { sharing } from '../../jobs/texts/views/SheetsToShare';
import { sheetsNamed, type WrittenKinds } from '../../jobs/texts/written/texts';
import { seasonNames, sections, sectionSheets } from '../names';
import { sectionFaults, sectionList } from '../section/written';

const textOf = (cell: SourceCell | undefined): string =>
  cell === undefined || cell.kind === 'error' ? '' : spelling(plainText(cell, '.'));

/** The formulas of a line name a sheet that was deleted. */
function isGone(cells: readonly SourceCell[], first: number): boolean {
  return cells.slice(first, first + linesArea.columns).every((cell) => {
    return cell.kind === 'error' && cell.error === '#REF!';
  });
}

/** The lines from this cell on, which stand below each other, in one sentence. */
function linesGone(rows: SourceTable['rows'], from: number, first: number, place: Place): Finding {
  const after = rows.findIndex(({ cells }, row) => row > from && !isGone(cells, first));
  const count = (after === -1 ? rows.length : after) - from;
  const { area } = cellIn(place, from, first);
  const at = { ...place, area: { ...area, rows: count, columns: linesArea.columns } };
  return { sentence: sentence('agaLinesGone', { address: placeName(at) }), at };
}

/**
 * Lines on the sheet of the totals that do not count in them, such as those of players whose row is not whole. They stand in front of
 * their states, wherever columns were inserted before them.
 */
export function lineFaults(table: SourceTable): readonly Finding[] {
  const { rows, place } = table;
  const left = saidInAny('agaLineLeftOut').map((each) => likeness(each));
  const eventAt = linePlaces.column('event') - linesArea.column;
  const faults = rows.flatMap(({ cells }, row): readonly Finding[] => {
    const state = cells.findIndex((cell) => left.includes(likeness(textOf(cell))));
    if (state === -1) return [];
    const first = state - linesArea.columns;
    const at = cellIn(place, row, first);
    if (isGone(cells, first))
      return isGone(rows[row - 1]?.cells ?? [], first) ? [] : [linesGone(rows, row, first, place)];
    const name = textOf(cells[first]);
    const event = textOf(cells[first + eventAt]);
    const values = { name: name === '' ? placeName(at) : name, event: event === '' ? '–' : event };
    return [{ sentence: sentence('agaLineUncounted', values), at }];
  });
  return [...faults, ...lostLines(table, totalsOfSeason)];
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

/** The points of sections and the totals of a season as text and as HTML. */
export const ShareJob = sharing(pointsToShare);

import { checkOn, sharedOf } from '../../sheets/read-list';
import { saidInAny, sentence } from '../../../src/language';
import { likeness, spelling } from '../../sheets/columns/spelling';
import { cellIn, placeName } from '../../sheets/address';
import type { Finding } from '../../sheets/plan';
import { plainText, readAt, type SourceCell, type SourceTable } from '../../sheets/source';
import { brokenSaid, lostLines, spillsBlocked, withWay } from '../../sheets/season';
import { type LineKey, lineList, totalsList, totalsOfSeason } from '../season/lists';
import { sharing } from '../../jobs/texts/views/SheetsToShare';
import { sheetsNamed, type WrittenKinds } from '../../jobs/texts/written/texts';
import { seasonNames, sections, sectionSheets } from '../names';
import { sectionFaults, sectionList } from '../section/written';

const textOf = (cell: SourceCell | undefined): string =>
  cell === undefined || cell.kind === 'error' ? '' : spelling(plainText(cell, '.'));

type LineColumns = Readonly<Record<LineKey, number>>;

/** The columns of the lines, by their headings: the last of each, since the totals in front of them have some of the same. */
function lineColumns(rows: SourceTable['rows']): LineColumns | undefined {
  const said = Object.entries(lineList.columns).map(([key, { label }]) => {
    return [key, saidInAny(label).map((each) => likeness(each))] as const;
  });
  for (const { cells } of rows) {
    const heads = cells.map((cell) => likeness(textOf(cell)));
    const found = said.map(([key, names]) => {
      return [key, Math.max(...names.map((name) => heads.lastIndexOf(name)))] as const;
    });
    if (found.every(([, column]) => column !== -1)) return Object.fromEntries(found) as LineColumns;
  }
  return undefined;
}

/** The formulas of a line name a sheet that was deleted. */
function isGone(cells: readonly SourceCell[], columns: LineColumns): boolean {
  return (['player', 'event', 'points'] as const).every((key) => {
    const cell = cells[columns[key]];
    return cell?.kind === 'error' && cell.error === '#REF!';
  });
}

/** The lines from this row on, which stand below each other, in one sentence. */
function linesGone({ rows, place }: SourceTable, from: number, columns: LineColumns): Finding {
  const after = rows.findIndex(({ cells }, row) => row > from && !isGone(cells, columns));
  const count = (after === -1 ? rows.length : after) - from;
  const { player, points } = columns;
  const { area } = cellIn(place, from, player);
  const at = { ...place, area: { ...area, rows: count, columns: 1 + points - player } };
  return { sentence: sentence('agaLinesGone', { address: placeName(at) }), at };
}

/** Lines on the sheet of the totals that do not count in them, such as those of players whose row is not whole. */
export function lineFaults(table: SourceTable): readonly Finding[] {
  const { rows, place } = table;
  const left = saidInAny('agaLineLeftOut').map((each) => likeness(each));
  const check = checkOn(table, totalsOfSeason.check);
  // Where formulas of lines are gone or blocked, the rows on the sheets of the tournaments are not to blame.
  if (check && brokenSaid(check.says, check.at)) return [];
  const blocked = spillsBlocked(table);
  if (blocked.length > 0) return blocked;
  const columns = lineColumns(rows);
  const faults = rows.flatMap(({ cells }, row): readonly Finding[] => {
    if (!columns || !left.includes(likeness(textOf(cells[columns.state])))) return [];
    if (isGone(cells, columns))
      return isGone(rows[row - 1]?.cells ?? [], columns) ? [] : [linesGone(table, row, columns)];
    const [name, event] = [textOf(cells[columns.player]), textOf(cells[columns.event])];
    const at = cellIn(place, row, columns.player);
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
      said: (finding) => ({ ...finding, sentence: withWay(finding.sentence, 'agaPutBack') }),
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
    const said = readAt(also, sectionSheets(facts)).flatMap(sectionFaults);
    const totals = sheetsNamed(facts, [seasonNames.lines]);
    return new Map(said.length === 0 ? [] : totals.map((sheet) => [sheet, said]));
  },
  sheets: (facts) => sheetsNamed(facts, [seasonNames.lines, sections]),
};

/** The points of sections and the totals of a season as text and as HTML. */
export const ShareJob = sharing(pointsToShare);

import type { Translate } from '../../../language';
import { areaName, cellName, onSheet } from '../../plan/address';
import { fixed } from '../../plan/named-area';
import type { NewSheet, PlanCell } from '../../plan/plan';
import { blank, formatted, several, spilling, text } from '../../plan/plan-cells';
import {
  headingRow,
  headings,
  pages,
  roomFor,
  widthsOf,
  type ListColumn,
} from '../../plan/sheet-parts';
import {
  allCounted,
  countedLines,
  leftOutCheck,
  lineStates,
  withoutHeader,
} from '../../season/formulas';
import { mostLines } from '../../season/lines';
import { printedRows } from '../../season/printed';
import { pointsFormat } from '../section/layout';
import { bestArea, lineColumns, linesArea } from './layout';

/** Rows of totals formatted for points in advance; below them points show as many decimals as fit. */
const formattedRows = 60;

/** The lines of a season as the sheet of the totals itself writes them. */
const column = (index: number): string =>
  fixed({
    row: linesArea.row + 1,
    column: linesArea.column + index,
    rows: mostLines,
    columns: 1,
  });

/** The totals of the players by AGA.SEASON, with a check of the lines beside them. */
export function totalsSheet(name: string, season: string, title: string, t: Translate): NewSheet {
  const [players, ids, events, points, states] = [0, 1, 2, 3, lineColumns].map(column) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const best = onSheet(season, fixed({ ...bestArea, column: 1, columns: 1 }));
  const counted = [players, events, points].map((each) => countedLines(each, states));
  const table = `AGA.SEASON(${counted.join(',')},${best},${countedLines(ids, states)})`;
  const totals = `=IF(COUNTA(${players})=0,"",${withoutHeader(table, `ROWS(${table})`)})`;
  const checkRow = headingRow - 1;
  const isIncomplete = `=${fixed({ row: checkRow, column: 1, rows: 1, columns: 1 })}<>"${allCounted}"`;
  const list = roomFor<ListColumn>(
    [
      { title: t('agaPlace'), kind: 'number', width: 10 },
      { title: t('agaPlayer'), kind: 'text', width: 40 },
      { title: t('agaSeasonTotal'), kind: 'number', width: 12 },
      { title: t('agaSeasonCounted'), kind: 'number', width: 12 },
      { title: t('agaSeasonEvents'), kind: 'number', width: 16 },
    ],
    [title, t('agaTotalsNote')],
  );
  const lines: readonly ListColumn[] = [
    { title: t('agaPlayer'), kind: 'text', width: 30 },
    { title: t('agaIdColumn'), kind: 'text', width: 12 },
    { title: t('agaQualifier'), kind: 'text', width: 24 },
    { title: t('agaPointsHeading'), kind: 'number', width: 10 },
    { title: t('agaSeasonCheck'), kind: 'text', width: 14 },
  ];
  return {
    name,
    blocks: [
      {
        at: 'A1',
        cells: [[text(title, 'title')], [text(t('agaTotalsNote'), 'event')]],
      },
      {
        at: cellName(checkRow, 0),
        cells: [
          [
            text(t('agaSeasonCheck'), 'label'),
            {
              kind: 'formula',
              formula: leftOutCheck(states, {
                one: ` ${t('agaLeftOutOne')}`,
                many: ` ${t('agaLeftOutMany')}`,
              }),
              shown: allCounted,
              style: 'total',
            },
            ...several(3, blank()),
          ],
          headings(list),
          [spilling(totals, { rows: mostLines, columns: list.length }), ...totalsRow().slice(1)],
          ...Array.from({ length: formattedRows }, totalsRow),
        ],
        highlights: [
          {
            at: areaName({ row: checkRow, column: 0, rows: 2, columns: list.length }),
            formula: isIncomplete,
            look: 'warning',
          },
        ],
      },
      { at: cellName(linesArea.row, linesArea.column), cells: [headings(lines)] },
    ],
    widths: { ...widthsOf(list), ...widthsOf(lines, linesArea.column) },
    freeze: { rows: headingRow + 1, columns: 2 },
    // The lines on the right are for the add-in.
    print: pages(
      title,
      {
        paper: 'letter',
        orientation: 'portrait',
        area: printedTotals(0),
        titleRows: `${headingRow + 1}:${headingRow + 1}`,
      },
      t,
    ),
  };
}

/** What is printed of the totals of so many players: the lines on the right go further down. */
export function printedTotals(players: number): string {
  return printedRows(headingRow + 1 + players, { last: 'E', paper: 'letter' });
}

/** A row of the totals below the first: their formula fills it. */
function totalsRow(): PlanCell[] {
  return [...several(2, blank()), formatted(blank(), pointsFormat), ...several(2, blank())];
}

/** What each of some lines is, beside them. A player who isn't eligible has no points, and counts. */
export function statesOfLines(lines: LineAreas, rows: number, t: Translate): PlanCell {
  return spilling(statesFormula(lines, t('agaLineLeftOut')), { rows, columns: 1 }, 'note');
}

/** The columns of lines, as addresses. */
type LineAreas = readonly [players: string, ids: string, events: string, points: string];

export function statesFormula([players, , events, points]: LineAreas, leftOut: string): string {
  const counts = `(${players}<>"")*(${events}<>"")*(ISNUMBER(${points})+(${points}=""))`;
  return lineStates([players, events, points], counts, leftOut);
}

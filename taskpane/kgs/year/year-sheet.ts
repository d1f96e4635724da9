import type { Translate } from '../../../language';
import { inputTab } from '../../plan/looks';
import type { Choice, NewSheet, PlanCell } from '../../plan/plan';
import { aligned, blank, entry, formula, several, text } from '../../plan/plan-cells';
import { pages } from '../../plan/sheet-parts';
import { detailsArea, widthsFrom, type SheetNames } from './areas';
import { detailCells, detailInputs } from './details-block';
import { factorFormula, isMainTime } from './formulas';
import { areaAt, mostTournaments, yearRow, yearRows, type YearRow } from './layout';
import { printedYear } from './printed';

/** In a cell of texts 12:00 stays what it is. */
export const hoursEntry = aligned(entry(), 'right');

/** The tournaments, a column each: what is typed about them, and their F. */
export function yearSheet(names: SheetNames, t: Translate): NewSheet {
  const at = (row: YearRow, column: number): string => areaAt(yearRow(row), column, 1, 1);
  const columns = Array.from({ length: mostTournaments }, (_, index) => 1 + index);
  const inputs = (label: string): PlanCell[] => [
    text(label, 'header'),
    ...several(mostTournaments, blank('input')),
  ];
  const results = (label: string): PlanCell[] => [
    text(label, 'header'),
    ...several(mostTournaments, blank()),
  ];
  const factors = columns.map((column) =>
    formula(factorFormula(at('rounds', column), at('board', column), at('hours', column)), 'total'),
  );
  const rows: Record<YearRow, PlanCell[]> = {
    tournament: [text(t('kgsTournament'), 'header'), ...several(mostTournaments, blank('header'))],
    players: results(t('kgsYearPlayers')),
    rounds: inputs(t('kgsRounds')),
    board: inputs(t('kgsBoard')),
    hours: [text(t('kgsHours'), 'header'), ...several(mostTournaments, hoursEntry)],
    factor: [text('F', 'header'), ...factors],
    tieBreaks: inputs(t('kgsTieBreaks')),
    points: results(t('kgsYearPoints')),
    check: [text(t('kgsYearCheck'), 'header'), ...several(mostTournaments, blank('warning'))],
  };
  const details = detailInputs(detailsArea.row, mostTournaments, t);
  const boards = areaAt(yearRow('board'), 1, 1, mostTournaments);
  return {
    name: names.year,
    blocks: [
      {
        at: 'A1',
        cells: [...yearRows.map((row) => rows[row]), ...detailCells(mostTournaments, t)],
        choices: [
          ...details.choices,
          {
            at: areaAt(yearRow('hours'), 1, 1, mostTournaments),
            from: { kind: 'formula', formula: isMainTime(at('hours', 1)) },
            refusal: t('kgsHoursRefusal'),
          },
          {
            at: boards,
            from: { kind: 'texts', texts: ['19', '13', '9'] },
            refusal: t('kgsBoardRefusal'),
          },
          ...(['rounds', 'tieBreaks'] as const).map((row): Choice => ({
            at: areaAt(yearRow(row), 1, 1, mostTournaments),
            from: { kind: 'number', whole: true, least: 0 },
            refusal: t('kgsFigureRefusal'),
          })),
        ],
        lines: [
          ...details.lines,
          areaAt(yearRow('rounds'), 1, 3, mostTournaments),
          areaAt(yearRow('tieBreaks'), 1, 1, mostTournaments),
        ],
      },
      {
        // Beside the frozen column: a note does not reach out of it.
        at: areaAt(detailsArea.row + detailsArea.rows + 1, 1, 1, 1),
        cells: [
          [text(t('kgsYearNote'), 'note')],
          [text(t('kgsYearNoteResults'), 'note')],
          [text(t('kgsYearNotePoints'), 'note')],
        ],
      },
    ],
    widths: { A: 26, ...widthsFrom(1, mostTournaments, 14) },
    freeze: { rows: 1, columns: 1 },
    tabColor: inputTab,
    print: pages(
      t('runNameKGS'),
      { orientation: 'landscape', area: printedYear(0), titleRows: '1:1' },
      t,
    ),
  };
}

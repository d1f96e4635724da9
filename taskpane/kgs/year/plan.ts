import type { Stepwise } from '../../../src';
import { sentence, type Translate } from '../../../src/language';
import { spelling } from '../../sheets/columns/spelling';
import { fixed } from '../../sheets/source';
import type { Choice, NewSheet, Plan, PlanCell } from '../../sheets/plan';
import { freeSheetName, sheetNames as namesInWorkbook } from '../../sheets/sheet-names';
import {
  checkedYear,
  detailsArea,
  enginesArea,
  enginesOn,
  linesArea,
  linesOn,
  ownTableArea,
  pointsArea,
  type SheetNames,
  tableArea,
  totalsAt,
  totalsList,
  widthsFrom,
  yearArea,
  yearLines,
} from './lists';
import { calculatorSheet, detailCells, detailInputs } from './calculator-sheet';
import { enginesSheet } from './engines-sheet';
import {
  areaAt,
  mostPlaces,
  mostTournaments,
  tableName,
  yearNames,
  type YearPart,
  yearParts,
  yearRow,
  type YearRow,
  yearRows,
} from './layout';
import { listedTotals } from './line-formulas';
import { printedYear, tableSheet, titleOfYear, totalsSheet } from './totals-sheet';
import { inputTab } from '../../sheets/looks';
import { aligned, blank, entry, formula, pages, several, text } from '../../sheets/sheet-parts';
import { factorFormula, isMainTime } from './formulas';
import {
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
  refused,
} from '../../jobs/operation';
import { typedPoints } from '../typed/own-details';

/**
 * The sheets of a championship year. The old calculator is for looking up; tournaments take their F from Year, each its
 * own.
 *
 * @param points points of 1st, 2nd ... place for the whole year; none where F and players decide
 */
export function* planYear(
  year: string,
  points: readonly number[],
  taken: readonly string[],
  t: Translate,
): Stepwise<Plan> {
  const names = sheetNames(taken, t);
  const title = spelling(year);
  const sheets: NewSheet[] = [];
  for (const sheet of [
    () => yearSheet(names, t),
    () => calculatorSheet(names, points, t),
    () => enginesSheet(names, t),
    () => totalsOfNewYear(names, title, t),
    () => tableOfNewYear(names, title, t),
  ]) {
    sheets.push(sheet());
    yield;
  }
  return {
    title: t('kgs-year'),
    sheets,
    blocks: [],
    names: [
      named('year', names.year, yearArea),
      named('points', names.calculator, pointsArea),
      named('ownTable', names.calculator, ownTableArea),
      named('engines', names.engines, enginesArea),
      named('lines', names.totals, linesArea),
      named('details', names.year, detailsArea),
      { name: tableName, sheet: names.table, address: fixed(tableArea) },
    ],
    activate: names.year,
    sources: [],
    warnings: [],
  };
}

function named(
  part: YearPart,
  sheet: string,
  area: Parameters<typeof fixed>[0],
): Plan['names'][number] {
  return { name: yearNames[part], sheet, address: fixed(area) };
}

function sheetNames(taken: readonly string[], t: Translate): SheetNames {
  const used = [...taken];
  const free = (wanted: string): string => {
    const name = freeSheetName(wanted, used);
    used.push(name);
    return name;
  };
  return {
    year: free(t('kgsSheetYear')),
    calculator: free(t('kgsSheetCalculator')),
    engines: free(t('kgsSheetEngines')),
    totals: free(t('kgsSheetTotals')),
    table: free(t('kgsSheetTable')),
  };
}

function totalsOfNewYear(names: SheetNames, year: string, t: Translate): NewSheet {
  const lines = yearLines(linesOn(), enginesOn(names.engines));
  return totalsSheet(names.totals, titleOfYear(year, t), { lines, year: checkedYear(names) }, t);
}

/** The table of a year without tournaments. */
function tableOfNewYear(names: SheetNames, year: string, t: Translate): NewSheet {
  const lines = yearLines(linesOn(names.totals), enginesOn(names.engines));
  const { across, down } = totalsList.places({ ...totalsAt, sheet: names.totals });
  const totals = listedTotals(across('place', 'events'), down('engine'));
  return tableSheet(
    names.table,
    titleOfYear(year, t),
    { lines, totals, year: checkedYear(names), tournaments: [] },
    t,
  );
}

/** In a cell of texts 12:00 stays what it is. */
const hoursEntry = aligned(entry(), 'right');

/** The tournaments, a column each: what is typed about them, and their F. */
function yearSheet(names: SheetNames, t: Translate): NewSheet {
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

export interface NewYearOptions {
  /** Stands above the totals, such as 2010; may be left empty. */
  readonly year: string;
  /** The rule of 2010, or fixed points as from 2012 on. */
  readonly rule: 'calculator' | 'row';
  /** The fixed points, as typed. */
  readonly points: string;
}

/** The sheets of a championship year: Year, Calculator, Engines and Totals. */
export const newYear: Operation<Lists, NewYearOptions, undefined> = {
  lists: {},
  initial: { year: '', rule: 'calculator', points: '' },
  compute: (input, slices) => slices.run(compute(input)),
};

function* compute({
  options,
  facts,
  t,
}: OperationInput<Lists, NewYearOptions>): Stepwise<Computed<undefined>> {
  if (yearParts.holdsAny(facts)) return refused({ sentence: sentence('kgsYearThere') });
  const points = options.rule === 'row' ? typedPoints(options.points) : [];
  if (!points) {
    const values = { content: options.points.trim(), most: mostPlaces };
    return refused({ sentence: sentence('kgsRowPointsBad', values) });
  }
  const sheets = namesInWorkbook(facts);
  const plan = yield* planYear(options.year, points, sheets, t);
  return { ok: true, plan, detail: undefined };
}

import type { Stepwise } from '../../src';
import { spelling } from '../columns/spelling';
import { onSheet } from '../plan/address';
import type { NewBlock, NewSheet, Plan, PlanCell } from '../plan/plan';
import { freeSheetName } from '../plan/sheet-names';
import type { Translate } from '../../language';
import { blank, formula, number, rectangle, several, spilling, text } from '../plan/plan-cells';
import {
  allCounted,
  factorFormula,
  leftOutFormula,
  lookupFormula,
  totalsFormula,
  tournamentOfFactorFormula,
} from './formulas';
import {
  areaAt,
  mostAliases,
  mostLines,
  mostListed,
  mostPlaces,
  mostTournaments,
  ownTableRows,
  yearNames,
  yearRow,
  yearRows,
  type YearPart,
  type YearRow,
} from './layout';
import { fixed } from '../plan/named-area';

/** Where the parts of a new year stand on their sheets, counted from 0. */
const yearArea = { row: 0, column: 0, rows: yearRows.length, columns: 1 + mostTournaments };
const pointsArea = { row: 1, column: 0, rows: 1, columns: 1 + mostPlaces };
/** One column is left free beside the calculator. */
const ownTableArea = {
  row: 1,
  column: mostPlaces + 2,
  rows: 2 + ownTableRows,
  columns: 1 + mostPlaces,
};
const enginesArea = { row: 2, column: 0, rows: 1 + mostAliases, columns: 3 };
const linesArea = { row: 3, column: 5, rows: 1 + mostLines, columns: 3 };
const totalsRow = 3;

type SheetNames = Readonly<Record<'year' | 'calculator' | 'engines' | 'totals', string>>;

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
    () => totalsSheet(names, title, t),
  ]) {
    sheets.push(sheet());
    yield;
  }
  return {
    title: t('kgsNewYear'),
    sheets,
    blocks: [],
    names: [
      named('year', names.year, yearArea),
      named('points', names.calculator, pointsArea),
      named('ownTable', names.calculator, ownTableArea),
      named('engines', names.engines, enginesArea),
      named('lines', names.totals, linesArea),
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
  };
}

/** A row of Year, from its first tournament to its last, for formulas on other sheets. */
function rowOfYear({ year }: SheetNames, row: YearRow): string {
  const area = { row: yearRow(row), column: 1, rows: 1, columns: mostTournaments };
  return onSheet(year, fixed(area));
}

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
    hours: inputs(t('kgsHours')),
    factor: [text('F', 'header'), ...factors],
    tieBreaks: inputs(t('kgsTieBreaks')),
    points: results(t('kgsYearPoints')),
    check: [text(t('kgsYearCheck'), 'header'), ...several(mostTournaments, blank('note'))],
  };
  const boards = areaAt(yearRow('board'), 1, 1, mostTournaments);
  return {
    name: names.year,
    blocks: [
      {
        at: 'A1',
        cells: yearRows.map((row) => rows[row]),
        choices: [
          {
            at: boards,
            from: { kind: 'texts', texts: ['19', '13', '9'] },
            refusal: t('kgsBoardRefusal'),
          },
        ],
      },
      {
        // Beside the frozen column: a note does not reach out of it.
        at: areaAt(yearRows.length + 1, 1, 1, 1),
        cells: [[text(t('kgsYearNote'), 'note')], [text(t('kgsYearNoteResults'), 'note')]],
      },
    ],
    widths: { A: 26, ...widthsFrom(1, mostTournaments, 14) },
    freeze: { rows: 1, columns: 1 },
    print: { orientation: 'landscape', fitToWidth: true },
  };
}

function calculatorSheet(names: SheetNames, points: readonly number[], t: Translate): NewSheet {
  const lookupRow = 3;
  const width = 1 + mostPlaces;
  const yearPoints = fixed({ ...pointsArea, column: 1, columns: mostPlaces });
  const lookup = spilling(lookupFormula('$B$1', yearPoints, mostListed), {
    rows: mostListed,
    columns: width,
  });
  const tournament = tournamentOfFactorFormula(
    'B1',
    rowOfYear(names, 'factor'),
    rowOfYear(names, 'tournament'),
  );
  const yearPointsRow = Array.from({ length: mostPlaces }, (_, place) => {
    const given = points[place];
    return given === undefined ? blank('input') : number(given, 'input');
  });
  const top: NewBlock = {
    at: 'A1',
    cells: rectangle([
      [text('F', 'header'), blank('input'), formula(tournament, 'note')],
      [text(t('kgsPointsOfYear'), 'header'), ...yearPointsRow],
      [blank(), text(t('kgsCalculatorNote'), 'note')],
      [text(t('kgsPlayersHeading'), 'header'), ...placeHeadings()],
      [lookup, ...several(mostPlaces, blank())],
    ]),
    choices: [
      {
        at: 'B1',
        from: { kind: 'range', formula: `=${rowOfYear(names, 'factor')}` },
        refusal: t('kgsFRefusal'),
      },
    ],
  };
  return {
    name: names.calculator,
    blocks: [top, ...ownTableBlocks(names, t)],
    widths: {
      A: 16,
      ...widthsFrom(1, mostPlaces + 1, 6),
      ...widthsFrom(ownTableArea.column, 1, 14),
      ...widthsFrom(ownTableArea.column + 1, mostPlaces, 6),
    },
    freeze: { rows: lookupRow + 1, columns: 1 },
    print: { orientation: 'landscape', fitToWidth: true },
  };
}

/** 1st place, 2nd place ... */
function placeHeadings(): PlanCell[] {
  return Array.from({ length: mostPlaces }, (_, index) => number(index + 1, 'header'));
}

/** A place for points of a director's own: it holds for the tournament it names, and for no other. */
function ownTableBlocks(names: SheetNames, t: Translate): NewBlock[] {
  const { row, column } = ownTableArea;
  return [
    {
      at: areaAt(row - 1, column, 1, 1),
      cells: [[text(t('kgsOwnTable'), 'total')]],
    },
    {
      at: areaAt(row, column, 1, 1),
      cells: rectangle([
        [text(t('kgsTournament'), 'header'), blank('input'), text(t('kgsOwnTableNote'), 'note')],
        [text(t('kgsPlayersHeading'), 'header'), ...placeHeadings()],
        ...Array.from({ length: ownTableRows }, () => several(1 + mostPlaces, blank('input'))),
      ]),
      choices: [
        {
          at: areaAt(row, column + 1, 1, 1),
          from: { kind: 'range', formula: `=${rowOfYear(names, 'tournament')}` },
          refusal: t('kgsEventRefusal'),
        },
      ],
    },
  ];
}

function enginesSheet(names: SheetNames, t: Translate): NewSheet {
  const { row, column } = enginesArea;
  const events = rowOfYear(names, 'tournament');
  const eventCells = areaAt(row + 1, column + 1, mostAliases, 1);
  const first = areaAt(row + 1, column + 1, 1, 1);
  return {
    name: names.engines,
    blocks: [
      {
        at: 'A1',
        cells: [[text(t('kgsEnginesTitle'), 'title')], [text(t('kgsEnginesNote'), 'note')]],
      },
      {
        at: areaAt(row, column, 1, 1),
        cells: [
          [
            text(t('kgsAccount'), 'header'),
            text(t('kgsEvent'), 'header'),
            text(t('kgsEngine'), 'header'),
          ],
          ...Array.from({ length: mostAliases }, () => several(3, blank('input'))),
        ],
        choices: [
          {
            at: eventCells,
            from: { kind: 'range', formula: `=${events}` },
            refusal: t('kgsEventRefusal'),
          },
        ],
        highlights: [
          {
            at: eventCells,
            formula: `=AND(${first}<>"",SUMPRODUCT(--(${events}=${first}))=0)`,
            look: 'warning',
          },
        ],
      },
    ],
    widths: { A: 26, B: 26, C: 30 },
    freeze: { rows: row + 1, columns: 0 },
  };
}

function totalsSheet(names: SheetNames, year: string, t: Translate): NewSheet {
  const lines = (index: number): string =>
    fixed({
      row: linesArea.row + 1,
      column: linesArea.column + index,
      rows: mostLines,
      columns: 1,
    });
  const aliases = fixed({ ...enginesArea, row: enginesArea.row + 1, rows: mostAliases });
  const columns = { accounts: lines(0), events: lines(1), points: lines(2) };
  const check = leftOutFormula(
    columns,
    { names: rowOfYear(names, 'tournament'), players: rowOfYear(names, 'players') },
    { one: ` ${t('kgsLeftOutOne')}: `, many: ` ${t('kgsLeftOutMany')}: ` },
  );
  const isIncomplete = {
    formula: `=${fixed({ row: totalsRow - 1, column: 1, rows: 1, columns: 1 })}<>"${allCounted}"`,
    look: 'warning',
  } as const;
  const totals = spilling(totalsFormula({ ...columns, aliases: onSheet(names.engines, aliases) }), {
    rows: mostLines,
    columns: 4,
  });
  const title = year === '' ? t('kgsTotalsTitlePlain') : t('kgsTotalsTitle', { year });
  return {
    name: names.totals,
    blocks: [
      { at: 'A1', cells: [[text(title, 'title')], [text(t('kgsTotalsNote'), 'note')]] },
      {
        // Right above the totals: nobody takes them for complete while it says otherwise.
        at: areaAt(totalsRow - 1, 0, 1, 1),
        cells: [
          [
            text(t('kgsYearCheck'), 'header'),
            { kind: 'formula', formula: check, shown: allCounted },
            ...several(2, blank()),
          ],
          [
            text(t('kgsPlace'), 'header'),
            text(t('kgsEngine'), 'header'),
            text(t('kgsTotalsHeadTotal'), 'header'),
            text(t('kgsTotalsHeadEvents'), 'header'),
          ],
          [totals, ...several(3, blank())],
        ],
        highlights: [{ at: areaAt(totalsRow - 1, 0, 2, 4), ...isIncomplete }],
      },
      {
        at: areaAt(linesArea.row, linesArea.column, 1, 1),
        cells: [
          [
            text(t('kgsAccount'), 'header'),
            text(t('kgsEvent'), 'header'),
            text(t('kgsPoints'), 'header'),
          ],
        ],
      },
    ],
    widths: { A: 8, B: 30, C: 10, D: 9, F: 24, G: 24, H: 10 },
    freeze: { rows: totalsRow + 1, columns: 0 },
    print: { orientation: 'portrait', titleRows: `${totalsRow + 1}:${totalsRow + 1}` },
  };
}

/** So many columns from one on, each of the same width. */
function widthsFrom(first: number, count: number, width: number): Record<string, number> {
  const letters = Array.from({ length: count }, (_, index) =>
    areaAt(0, first + index, 1, 1).replace(/\d+/, ''),
  );
  return Object.fromEntries(letters.map((letter) => [letter, width]));
}

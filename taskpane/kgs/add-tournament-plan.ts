import type { Stepwise } from '../../src';
import type { ExistingBlock, Plan, PlanCell } from '../plan/plan';
import { freeSheetName } from '../plan/sheet-names';
import type { Translate } from '../../language';
import { areaName } from '../plan/address';
import { blank, formula, keep, number, spilling, text } from '../plan/plan-cells';
import type { Entrant } from './entrants';
import { countedFormula, eventFormula, factorFormula, lookFormula } from './year/formulas';
import { yearRow, yearRows, type YearRow } from './year/layout';
import { lineStates } from './year/totals-sheet';
import { fixed, type NamedArea } from '../plan/named-area';
import { clearedLines, rowsForLines } from '../season/lines';
import { resultSheet, type ResultSheet, type Shown } from './result-sheet';
import type { YearStructure } from './structure';
import { tableBlocks } from './table-columns';
import type { Tournament } from './tournament';

export interface TournamentPlanParts {
  readonly tournament: Tournament;
  readonly counted: readonly Entrant[];
  readonly left: readonly Entrant[];
  readonly structure: YearStructure;
  /** The first row for its lines, and rows of lines to be cleared, from 0 within their area. */
  readonly linesRow: number;
  readonly lostLines: readonly number[];
  /** Rows for Engines, and the row there for the first of them. */
  readonly aliases: readonly { readonly account: string; readonly engine: string }[];
  readonly aliasRow: number;
  readonly sheets: readonly string[];
  readonly shown: Shown;
}

/** The result sheet, its column in Year and its lines for the totals. */
export function* planTournament(
  parts: TournamentPlanParts,
  t: Translate,
): Stepwise<Pick<Plan, 'sheets' | 'blocks' | 'names'>> {
  const { tournament, counted, left, structure, sheets, shown } = parts;
  const { year, points, ownTable } = structure;
  const inYear = (row: YearRow): string => year.reference(yearRow(row), tournament.column);
  const table = ownTable.place.area;
  const result = yield* resultSheet(
    freeSheetName(tournament.name, sheets),
    counted,
    left,
    {
      name: inYear('tournament'),
      rounds: inYear('rounds'),
      tieBreaks: inYear('tieBreaks'),
      F: inYear('factor'),
      ownTable: {
        tournament: ownTable.reference(0, 1),
        table: ownTable.reference(2, 0, table.rows - 2, table.columns),
      },
      yearPoints: points.reference(0, 1, 1, points.place.area.columns - 1),
    },
    shown,
    t,
  );
  return {
    sheets: [result.sheet],
    blocks: [
      yearBlock(parts, result, t),
      ...lineBlocks(parts, result, t),
      ...tableBlocks(tournament, structure),
      ...aliasBlocks(parts),
    ],
    names: [],
  };
}

function yearBlock(
  { tournament, structure: { year } }: TournamentPlanParts,
  { cells }: ResultSheet,
  t: Translate,
): ExistingBlock {
  const { column, name, isNew, rounds, board, hours, tieBreaks } = tournament;
  const within = ({ area }: NamedArea['place'], row: YearRow): string =>
    areaName({ row: area.row + yearRow(row), column: area.column + column, rows: 1, columns: 1 });
  const at = (row: YearRow): string => within(year.place, row);
  const entered = (cell: PlanCell): PlanCell => (isNew ? cell : keep);
  // The formula stands there from the beginning, unless somebody deleted it.
  const hasFactor = year.cell(yearRow('factor'), column).kind !== 'blank';
  const column1: Record<YearRow, PlanCell> = {
    tournament: entered(text(name)),
    players: formula(`=${cells.players}`),
    rounds: entered(number(rounds)),
    board: entered(board === undefined ? blank() : number(board)),
    hours: entered(hours === undefined ? blank() : number(hours)),
    factor: hasFactor
      ? keep
      : formula(factorFormula(at('rounds'), at('board'), at('hours')), 'total'),
    tieBreaks: entered(tieBreaks === 0 ? blank() : number(tieBreaks)),
    points: formula(`=SUM(${cells.points})`),
    check: formula(lookFormula(cells.check, t('kgsYearLook')), 'warning'),
  };
  return {
    sheetId: year.place.sheetId,
    sheet: year.place.sheet,
    at: at('tournament'),
    cells: yearRows.map((row) => [column1[row]]),
  };
}

/** One formula per column links all rows of the result sheet: rows inserted there come along. */
function lineBlocks(
  { tournament, counted, structure, linesRow, lostLines }: TournamentPlanParts,
  { cells }: ResultSheet,
  t: Translate,
): ExistingBlock[] {
  const { lines, year, table } = structure;
  const { sheetId, sheet } = lines.place;
  const at = (row: number): string => areaName(lines.placeOf(row, 0).area);
  const size = { rows: counted.length, columns: 1 };
  // A year without the table has no such column.
  const rows = rowsForLines(linesRow, lines, counted.length);
  const columnAt = (index: number): string => fixed(lines.placeOf(linesRow, index, rows, 1).area);
  const states = table
    ? [lineStates({ accounts: columnAt(0), events: columnAt(1), points: columnAt(2) }, rows, t)]
    : [];
  const name = year.reference(yearRow('tournament'), tournament.column);
  return [
    ...clearedLines(lines, lostLines, 3),
    {
      sheetId,
      sheet,
      at: at(linesRow),
      cells: [
        [
          spilling(countedFormula(cells.accounts, cells.counts), size),
          spilling(eventFormula(cells.counts, name), size),
          spilling(countedFormula(cells.points, cells.counts), size),
          ...states,
        ],
      ],
    },
  ];
}

/** The engines that were chosen for accounts without one, below the others. */
function aliasBlocks({ aliases, aliasRow, structure }: TournamentPlanParts): ExistingBlock[] {
  if (aliases.length === 0) return [];
  const { sheetId, sheet, area } = structure.engines.placeOf(aliasRow, 0);
  const cells = aliases.map(({ account, engine }) => [text(account), keep, text(engine)]);
  return [{ sheetId, sheet, at: areaName(area), cells }];
}

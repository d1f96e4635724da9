import type { Stepwise } from '../../src';
import type { ExistingBlock, NewName, Plan, PlanCell } from '../sheets/plan';
import { freeSheetName } from '../sheets/sheet-names';
import type { Translate } from '../../src/language';
import { areaName, cellName } from '../sheets/address';
import type { DecimalMark } from '../sheets/notation';
import { blank, formula, keep, number, text } from '../sheets/sheet-parts';
import type { Joined } from './engines';
import { factorFormula, lookFormula, winnersFormula } from './year/formulas';
import { detailRows, mostPlaces, namesOfOne, yearRow, type YearRow, yearRows } from './year/layout';
import { printedNow, type YearExtents } from './year/totals-sheet';
import { fixed, type NamedArea } from '../sheets/source';
import { rowsForLines } from '../sheets/season';
import type { YearReferences } from './results/heading-block';
import type { ResultSheet } from './results/result-sheet';
import type { YearStructure } from './structure';
import { hoursCell } from './typed/hours';
import { dateCell } from './typed/own-details';
import { shownIn, tableBlocks } from './annual-table';
import { clearedOwn, engineColumns, engineList, lineList } from './year/lists';
import type { Tournament } from './tournament';

interface TournamentPlanParts {
  readonly tournament: YearEntry;
  /** Rows of its list. */
  readonly players: number;
  /** Excel's number of its day; undefined where it is left as it stands. */
  readonly date: number | undefined;
  readonly isMonth: boolean;
  /** Points of its own; none where they are left as they stand. */
  readonly ownPoints: readonly number[];
  readonly structure: YearStructure;
  /** Where its lines and the engines of its accounts go. */
  readonly joined: Joined;
  /** Its own names of the workbook. */
  readonly names: ReturnType<typeof namesOfOne.next>;
  readonly sheets: readonly string[];
  readonly mark: DecimalMark;
}

/** A tournament for its column of Year; what is not known stays blank. */
type YearEntry = Pick<Tournament, 'column' | 'name' | 'isNew'> &
  Partial<Pick<Tournament, 'rounds' | 'board' | 'hours' | 'tieBreaks'>>;

/** Makes the sheet of the tournament, of this name. */
type SheetMaker = (name: string, year: YearReferences) => Stepwise<ResultSheet>;

/** The result sheet, its column in Year and its lines for the totals. */
export function* planTournament(
  parts: TournamentPlanParts,
  makeSheet: SheetMaker,
  t: Translate,
): Stepwise<Pick<Plan, 'sheets' | 'blocks' | 'names' | 'printed'>> {
  const { tournament, structure, sheets } = parts;
  const { year, points, ownTable } = structure;
  const inYear = (row: YearRow): string => year.reference(yearRow(row), tournament.column);
  const table = ownTable.place.area;
  const result = yield* makeSheet(freeSheetName(tournament.name, sheets), {
    name: inYear('tournament'),
    rounds: inYear('rounds'),
    tieBreaks: inYear('tieBreaks'),
    F: inYear('factor'),
    ownPoints: structure.details.reference(detailRows.ownPoints, tournament.column, mostPlaces),
    ownTable: {
      tournament: ownTable.reference(0, 1),
      table: ownTable.reference(2, 0, table.rows - 2, table.columns),
    },
    yearPoints: points.reference(0, 1, 1, points.place.area.columns - 1),
  });
  const printed = printedNow(extentsOf(parts));
  return {
    sheets: [result.sheet],
    blocks: [
      yearBlock(parts, result, t),
      detailsBlock(parts, result),
      ...lineBlocks(parts, result, t),
      ...tableBlocks({ ...tournament, date: parts.date }, structure),
      ...aliasBlocks(parts, t),
    ],
    names: namesOf(parts),
    ...(printed.length > 0 && { printed }),
  };
}

/** How far the sheets of the year go with the tournament. */
function extentsOf({ tournament, structure, joined }: TournamentPlanParts): YearExtents {
  const { year, table, engines, lines, tournaments } = structure;
  const columns = [...tournaments, tournament].map(({ column }) => column);
  const shown = shownIn(structure).length;
  const rows = engines.place.area.row + joined.aliasRow;
  const totals = lines.place.area.row + 1 + (joined.totals?.length ?? 0);
  return {
    year: { area: year, now: Math.max(...columns) },
    table: table && { area: table, now: shown + 1 },
    engines: { area: engines, now: rows + joined.aliases.length },
    totals: { area: lines, now: totals },
  };
}

function numberIfAny(value: number | undefined): PlanCell {
  return value === undefined ? blank() : number(value);
}

function yearBlock(
  { tournament, structure: { year }, mark }: TournamentPlanParts,
  { cells }: ResultSheet,
  t: Translate,
): ExistingBlock {
  const { column, name, isNew, rounds, board, hours, tieBreaks = 0 } = tournament;
  const within = ({ area }: NamedArea['place'], row: YearRow): string =>
    areaName({ row: area.row + yearRow(row), column: area.column + column, rows: 1, columns: 1 });
  const at = (row: YearRow): string => within(year.place, row);
  const entered = (cell: PlanCell): PlanCell => (isNew ? cell : keep);
  // The formula stands there from the beginning, unless somebody deleted it; a number typed over it counts.
  const hasFactor = year.cell(yearRow('factor'), column).kind !== 'blank';
  const column1: Record<YearRow, PlanCell> = {
    tournament: entered(text(name)),
    players: formula(`=${cells.players}`),
    rounds: entered(numberIfAny(rounds)),
    board: entered(numberIfAny(board)),
    hours: entered(hoursCell(hours, mark)),
    factor: hasFactor
      ? keep
      : formula(factorFormula(at('rounds'), at('board'), at('hours')), 'total'),
    tieBreaks: entered(tieBreaks === 0 ? blank() : number(tieBreaks)),
    points: formula(`=${cells.awarded}`),
    check: formula(lookFormula(cells.check, [at('players'), at('points')], t), 'warning'),
  };
  return {
    sheetId: year.place.sheetId,
    sheet: year.place.sheet,
    at: at('tournament'),
    cells: yearRows.map((row) => [column1[row]]),
  };
}

/** Its date, winner and points; what is left open stays as it stands. */
function detailsBlock(
  { tournament: { column }, date, isMonth, ownPoints, structure }: TournamentPlanParts,
  { cells }: ResultSheet,
): ExistingBlock {
  const points = Array.from({ length: mostPlaces }, (_, index): PlanCell => {
    const given = ownPoints[index];
    if (ownPoints.length === 0) return keep;
    return given === undefined ? blank('input') : number(given, 'input');
  });
  const rows: PlanCell[] = [
    date === undefined ? keep : dateCell({ date, isMonth }, 'input'),
    formula(
      winnersFormula(
        cells.places,
        cells.accounts,
        structure.year.reference(yearRow('tournament'), column),
        engineColumns(structure.engines),
      ),
    ),
    ...points,
  ];
  const { sheet, sheetId, area } = structure.details.placeOf(detailRows.date, column);
  return { sheet, sheetId, at: areaName(area), cells: rows.map((cell) => [cell]) };
}

/** By them the tournament and its lines are found again, such as for its removal. */
function namesOf({
  structure,
  joined,
  tournament,
  names,
  players,
}: TournamentPlanParts): NewName[] {
  const { lines, year } = structure;
  const { linesRow } = joined;
  const rows = rowsForLines(linesRow, lines, players);
  const place = year.placeOf(yearRow('tournament'), tournament.column);
  // With what each of them is.
  const linesPlace = lines.placeOf(linesRow, 0, rows, lines.place.area.columns);
  return [
    { name: names.tournament, sheet: place.sheet, address: fixed(place.area) },
    {
      name: names.lines,
      sheet: linesPlace.sheet,
      address: fixed(linesPlace.area),
    },
  ];
}

/** One formula per column links all rows of the result sheet: rows inserted there come along. */
function lineBlocks(
  { tournament, players, structure, joined }: TournamentPlanParts,
  { cells }: ResultSheet,
  t: Translate,
): ExistingBlock[] {
  const { lines, year } = structure;
  const { linesRow, lostLines } = joined;
  const { sheetId, sheet, area } = lines.at('account', linesRow);
  const name = year.reference(yearRow('tournament'), tournament.column);
  const own = lineList.write([{ ...cells, name, count: players }], {
    ...{ all: undefined, t, columnOf: lines.columnOf, head: area.row - 1 },
    lines: rowsForLines(linesRow, lines, players),
  });
  const spread = own.rows.map((line) => lines.spread(line, keep));
  return [...clearedOwn(lines, lostLines), { sheetId, sheet, at: areaName(area), cells: spread }];
}

/** The engines that were chosen for accounts without one, below the others. */
function aliasBlocks({ joined, structure }: TournamentPlanParts, t: Translate): ExistingBlock[] {
  const { aliases, aliasRow } = joined;
  if (aliases.length === 0) return [];
  const { engines } = structure;
  const { sheetId, sheet, area } = engines.lineAt(aliasRow);
  const all = { events: '', played: undefined };
  const { rows } = engineList.write(aliases, { all, t }).list;
  return [
    {
      ...{ sheetId, sheet, at: cellName(area.row, area.column) },
      cells: rows.map((row) => engines.spread(row, keep)),
    },
  ];
}

import { readList } from '../../sheets/read-list';
import { type Item, ruled, saidInAny, sentence, type Sentence } from '../../../src/language';
import { spelling } from '../../sheets/columns/spelling';
import type { DecimalMark } from '../../sheets/notation';
import type { Area } from '../../sheets/address';
import type { NamedArea, SourceTable } from '../../sheets/source';
import {
  calculatedState,
  type ExplainFigure,
  type Figure,
  type FigureAsked,
  type FigureStep,
  isSaid,
  plainFigure,
  sheetCells,
  type SheetCells,
  untold,
  whichSaid,
  standingAmong,
} from '../../why/figures/figure';
import { readStructure, type YearColumn, type YearStructure } from '../structure';
import {
  checkFigure,
  engineFigure,
  sourceFigure,
  sources,
  winnerFigure,
  yearFigure,
} from './total-figure';
import {
  readResults,
  resultList,
  type WrittenResult,
  type WrittenResults,
} from '../results/result-list';
import type { ActiveCell } from '../../excel/workbook/why';
import { yearRow } from '../year/layout';
import { explainKgsFactor, explainKgsPlayers, explainKgsResults } from '../../../src';
import { detailsInYear } from '../tournament';
import { readEntered } from '../typed/hours';
import { allCounted } from '../../sheets/season';
import { pointsSourceOf } from '../points-source';

/** Explains a figure of a championship year: of Year, Totals, the annual table and the result sheets. */
export const explainFigure: ExplainFigure = function* ({ cell, facts, tables, sheet }) {
  if (!sheet) return undefined;
  const found = readStructure(facts, tables);
  yield;
  if (!found.ok) {
    return isResults(sheet, cell)
      ? untold(sentence('figureCannotTitle'), sentence('runNameKGS'), found.refusals)
      : undefined;
  }
  const { structure } = found;
  const { year, table, details } = structure;
  if (holds(year, cell)) return yearFigure(cell, structure, facts.mark);
  if (holds(details, cell)) return winnerFigure(cell, structure);
  const cells = sheetCells(sheet);
  const told =
    checkFigure(cell, cells, structure, facts.mark) ??
    lineFigure(cell, cells, structure) ??
    lookUpFigure(cell, cells, structure);
  if (told) return told;
  if (table && holds(table, cell)) {
    const tournament = tournamentOf(cell.shown, structure);
    return tournament && titleFigure(cell, tournament, structure);
  }
  if (table && isBelow(table, cell)) {
    return engineFigure(cell, sheet, table.place.area, structure, facts.mark);
  }
  return resultFigure(cell, { sheet, cells }, structure, facts.mark);
};

type YearCell = FigureAsked['cell'];

function isResults(sheet: SourceTable, { column }: YearCell): boolean {
  const key = readResults(sheet)?.columns.get(column - sheet.place.area.column)?.key;
  const isTyped = key === 'played' || key === 'scheduled' || key === 'removed';
  return key !== undefined && !isTyped;
}

function holds({ place }: NamedArea, { sheetId, row, column }: YearCell): boolean {
  return place.sheetId === sheetId && isWithin(place.area, row, column);
}

function isBelow({ place }: NamedArea, { sheetId, row, column }: YearCell): boolean {
  const { row: first, column: left, columns } = place.area;
  const below = { row: first + 1, column: left, rows: Infinity, columns };
  return place.sheetId === sheetId && isWithin(below, row, column);
}

function isWithin(area: Area, row: number, column: number): boolean {
  return (
    row >= area.row &&
    row < area.row + area.rows &&
    column >= area.column &&
    column < area.column + area.columns
  );
}

/** A place or a share of a result sheet, known by its headings; its F, and its figures as numbers. */
function resultFigure(
  cell: YearCell,
  { sheet, cells }: { readonly sheet: SourceTable; readonly cells: SheetCells },
  structure: YearStructure,
  mark: DecimalMark,
): Figure | undefined {
  const results = readResults(sheet);
  if (!results) return undefined;
  const { title, hasStandings } = results;
  const tournament = tournamentOf(title, structure);
  const isTitle = cell.row === sheet.place.area.row && spelling(cell.shown) === title;
  if (isTitle && (tournament ?? isNotInYear(title))) {
    return titleFigure(cell, tournament, structure);
  }
  const isSource = cell.row < results.header && whichSaid(cell.shown, Object.values(sources));
  if (tournament && isSource) return sourceFigure(cell, tournament, structure, mark);
  if (tournament && cell.column > 0 && cells.text(cell.row, cell.column - 1) === 'F') {
    return factorFigure(cell, tournament, structure, mark);
  }
  const heading = results.columns.get(cell.column - sheet.place.area.column)?.key;
  const own = results.rows.find(({ row }) => row === cell.row);
  if (!own) return undefined;
  if (heading === 'counts')
    return tournament && countsFigure(cell, sheet, own, tournament, structure);
  if (heading !== 'place' && heading !== 'points') return numberFigure(cell, cells, results, own);
  const about: Item = tournament?.name ?? title;
  if (heading === 'place') return outside(title, placeFigure(cell, results, own, about));
  // Points that were entered without standings are what somebody typed.
  if (!hasStandings) return undefined;
  return tournament
    ? shareFigure(cell, results, own, { tournament, structure, mark: sheet.mark, about })
    : untold(sentence('kgsWhyPointsOf', { points: cell.shown, account: own.account }), about, [
        { sentence: sentence('kgsWhyNoTournament', { name: title }) },
      ]);
}

const tournamentOf = (title: string, { tournaments }: YearStructure): YearColumn | undefined =>
  tournaments.find(({ name }) => name.toLowerCase() === title.toLowerCase());

const isNotInYear = (title: string): boolean => saidInAny('kgsNotInYear').includes(title);

/** A sheet whose tournament was removed says so first. */
function outside(title: string, figure: Figure): Figure {
  return isNotInYear(title) ? { ...figure, warnings: [sentence('kgsNotInYear')] } : figure;
}

/** The name of a tournament above its results, or above its points in the annual table: that of its column of Year. */
function titleFigure(
  cell: ActiveCell,
  tournament: YearColumn | undefined,
  { year }: YearStructure,
): Figure {
  const address = tournament && year.address(yearRow('tournament'), tournament.column);
  const what =
    address === undefined ? sentence('kgsWhyNotInYear') : sentence('figureNameIn', { address });
  return plainFigure(sentence('kgsTournament'), cell.shown, {
    about: cell.sheet,
    steps: [{ what }],
    state: tournament && calculatedState(cell, tournament.name),
    isTyped: false,
  });
}

const figures = ['wins', 'sos', 'sodos'] as const;

/** Wins, SOS or SODOS beside a list of results, as the numbers that its places and points are worked out from. */
function numberFigure(
  cell: ActiveCell,
  cells: SheetCells,
  { header }: WrittenResults,
  own: WrittenResult,
): Figure | undefined {
  const at = figures.findIndex((_, index) =>
    isSaid(cells.text(header, cell.column - index), 'kgsAsNumbers'),
  );
  const figure = figures[at];
  if (figure === undefined) return undefined;
  const label = { wins: 'kgsWins', sos: 'kgsSos', sodos: 'kgsSodos' } as const;
  const what = { code: label[figure] } as const;
  return plainFigure(what, cell.shown, {
    about: own.account,
    steps: [{ clause: 'K5', what: sentence('kgsCellNumber'), value: own[figure] }],
    state: calculatedState(cell, own[figure]),
  });
}

/** Whether an account counts as a player (K3); untold where its games or its mark cannot be read. */
function countsFigure(
  cell: ActiveCell,
  sheet: SourceTable,
  own: WrittenResult,
  { column }: YearColumn,
  { year }: YearStructure,
): Figure | undefined {
  const line = readList(resultList, sheet)?.lines.find(({ row }) => row === own.row);
  const rounds = year.cell(yearRow('rounds'), column);
  if (!line || rounds.kind !== 'number') return undefined;
  const games = (key: 'played' | 'scheduled', ifBlank: number): number =>
    line.text(key) === '' ? ifBlank : line.number(key);
  const mark = line.cell('removed');
  const removed = mark?.kind === 'truth' ? mark.value : !/^0?$/.test(line.text('removed'));
  const entrant = {
    played: games('played', 0),
    scheduled: games('scheduled', rounds.value),
    removed,
  };
  const explained = explainKgsPlayers([entrant]);
  if (!explained.ok) return undefined;
  const { value, steps } = explained.value;
  const isCounted = value === 1;
  return plainFigure(sentence('kgsCounts'), cell.shown, {
    about: own.account,
    steps: steps.map((rule) => ({ rule, rows: [own.account] })),
    state: calculatedState(cell, String(isCounted), sentence(isCounted ? 'truth' : 'untruth')),
  });
}

/** On the Calculator sheet: the F whose points are looked up, and beside it the first tournament that has it. */
function lookUpFigure(
  cell: ActiveCell,
  cells: SheetCells,
  { points, year, tournaments }: YearStructure,
): Figure | undefined {
  const { sheetId, area } = points.place;
  const { row, column, shown } = cell;
  const isThere =
    cell.sheetId === sheetId && row < area.row && cells.text(row, area.column) === 'F';
  if (!isThere) return undefined;
  if (column === area.column + 1 && shown !== '') {
    const steps = [{ clause: 'K4', what: sentence('kgsCellChosenF') }];
    return plainFigure('F', shown, { about: cell.sheet, steps });
  }
  if (column !== area.column + 2) return undefined;
  const F = cells.number(row, area.column + 1);
  const found = tournaments.find((each) => {
    const factor = year.cell(yearRow('factor'), each.column);
    return F !== undefined && factor.kind === 'number' && factor.value === F;
  });
  return plainFigure(sentence('kgsTournament'), shown, {
    about: cell.sheet,
    steps: [{ what: sentence('kgsCellLookUp'), ...(F !== undefined && { value: F }) }],
    state: calculatedState(cell, found?.name ?? ''),
  });
}

/** The F of a tournament on its result sheet (K1), from what stands on Year. */
function factorFigure(
  cell: ActiveCell,
  { column, name }: YearColumn,
  { year }: YearStructure,
  mark: DecimalMark,
): Figure {
  const what = sentence('figureNamed', { what: 'F', value: cell.shown });
  const entered = readEntered(detailsInYear(year, column), { rounds: true, F: true }, mark);
  if (!entered.ok) return untold(what, name, entered.refusals);
  const { rounds = NaN, board = NaN, hours = NaN } = entered.details;
  const explained = explainKgsFactor(hours, board, rounds);
  if (!explained.ok) {
    const at = year.placeOf(yearRow('rounds'), column, 3);
    return untold(what, name, [{ sentence: ruled(explained.failure), at }]);
  }
  const { value, steps } = explained.value;
  return plainFigure('F', cell.shown, {
    about: name,
    steps: [
      ...steps.map((rule) => ({ rule })),
      { what: sentence('kgsCellFOf', { address: year.address(yearRow('factor'), column) }), value },
    ],
    state: calculatedState(cell, value),
  });
}

/** A line beside the totals, and whether it counts; a row of Engines, and whether it is used. */
function lineFigure(
  cell: ActiveCell,
  cells: SheetCells,
  { lines, engines }: YearStructure,
): Figure | undefined {
  const { sheetId, row, column, shown } = cell;
  if (shown === '') return undefined;
  for (const list of [lines, engines]) {
    const key = list.place.sheetId === sheetId ? list.keyAt(cell) : undefined;
    if (key === undefined) continue;
    const isState = key === 'state';
    const isEngines = list === engines;
    // Accounts and engines are what somebody typed.
    if (!isState && isEngines) return undefined;
    const [account, event] = [
      cells.text(row, list.column('account')),
      cells.text(row, list.column('event')),
    ];
    const what = isState
      ? stateOf(isEngines, shown === allCounted)
      : sentence('kgsCellLine', { event, account });
    return plainFigure(cells.text(list.place.area.row, column), shown, {
      about: isEngines ? account : sentence('kgsWhyIn', { event, account }),
      steps: [{ clause: 'K7', what }],
      isTyped: false,
    });
  }
  return undefined;
}

function stateOf(isEngines: boolean, isCounted: boolean): Sentence {
  if (isEngines) return sentence(isCounted ? 'kgsCellUsed' : 'kgsCellUnused');
  return sentence(isCounted ? 'kgsCellCounts' : 'kgsCellLeftOut');
}

/** The share of a row (K4, K5) where somebody typed over the formula: what the rules give in its place. */
function shareFigure(
  cell: ActiveCell,
  { rows }: WrittenResults,
  own: WrittenResult,
  {
    tournament,
    structure,
    mark,
    about,
  }: {
    readonly tournament: YearColumn;
    readonly structure: YearStructure;
    readonly mark: DecimalMark;
    readonly about: Item;
  },
): Figure {
  const title = sentence('kgsWhyPointsOf', { points: cell.shown, account: own.account });
  const { column, name } = tournament;
  const from = pointsSourceOf(name, structure, mark, { kind: 'column', column });
  if (!from.ok) return untold(title, about, from.refusals);
  const factor = structure.year.cell(yearRow('factor'), column);
  const counts = rows.map((row) => row.counts);
  const explained = explainKgsResults(
    factor.kind === 'number' ? factor.value : undefined,
    counts.filter(Boolean).length,
    rows.map(({ wins }) => wins),
    rows.map(({ sos }) => sos),
    rows.map(({ sodos }) => sodos),
    from.source.calculator,
    counts,
  );
  if (!explained.ok) return untold(title, about, [from.source.explain(explained.failure)]);
  const { value = 0, steps = [] } = explained.value[rows.indexOf(own)] ?? {};
  return {
    title,
    about,
    warnings: [],
    tables: [],
    heading: sentence('kgsWhyPointsHeading'),
    steps: steps.map((rule) => ({ rule, rows: rows.map(({ account }) => account) })),
    state: calculatedState(cell, value),
    notes: [sentence(sources[from.source.kind])],
  };
}

const words = {
  wins: 'kgsWhyWins',
  sos: 'kgsSos',
  sodos: 'kgsSodos',
  points: 'kgsWhyPoints',
} as const;
type PlaceCriterion = keyof typeof words;

/** The place of a row (K5): who is better by wins, then by SOS, then by SODOS; or by points, where nothing else is known. */
function placeFigure(
  cell: ActiveCell,
  { rows, hasStandings }: WrittenResults,
  own: WrittenResult,
  about: Item,
): Figure {
  const criteria: readonly PlaceCriterion[] = hasStandings ? ['wins', 'sos', 'sodos'] : ['points'];
  const { by, level, place } = standingAmong(
    own,
    rows.filter(({ counts }) => counts),
    ...criteria.map((criterion) => (each: WrittenResult) => each[criterion]),
  );
  const steps = by.map(({ among, above }, at): FigureStep => {
    const [isFirst, isNone, criterion] = [at === 0, above.length === 0, criteria[at] ?? 'points'];
    const said = {
      count: above.length,
      criterion: { code: words[criterion] },
      value: own[criterion],
    };
    return {
      clause: 'K5',
      what: isFirst
        ? sentence(isNone ? 'kgsWhyNoneMore' : 'kgsWhyMore', said)
        : sentence(isNone ? 'kgsWhyLevelNone' : 'kgsWhyLevelMore', said),
      lines: (isFirst ? above : among).map((each) =>
        sentence('kgsWhyHas', { account: each.account, value: each[criterion] }),
      ),
      value: above.length,
    };
  });
  const shared = level.map(({ account }) => account);
  const last: FigureStep = {
    clause: 'K5',
    what:
      shared.length === 0
        ? sentence('kgsWhyPlace')
        : sentence('kgsWhySharedPlace', { names: shared }),
    sum: [1, ...by.map(({ above }) => above.length)],
    value: place,
  };
  return {
    title: sentence('kgsWhyPlaceOf', { place: cell.shown, account: own.account }),
    about,
    warnings: [],
    tables: [],
    heading: sentence('kgsWhyPlaceHeading'),
    steps: [...steps, last],
    state: calculatedState(cell, place),
    notes: [],
  };
}

import {
  type AnnualLine,
  type AnnualRow,
  explainKgsAnnual,
  type KgsDerivation,
} from '../../../src';
import { type Item, type Said, sentence, type Sentence } from '../../../src/language';
import { spelling } from '../../sheets/columns/spelling';
import type { DecimalMark } from '../../sheets/notation';
import type { Area } from '../../sheets/address';
import { plainText, type SourceTable } from '../../sheets/source';
import {
  calculatedState,
  type Figure,
  type FigureState,
  type FigureStep,
  isSaid,
  plainFigure,
  type SheetCells,
  untold,
  type WordedStep,
  standingAmong,
} from '../../why/figures/figure';
import type { ActiveCell } from '../../excel/workbook/why';
import type { YearColumn, YearStructure } from '../structure';
import { readEngines, readLines, readYear } from '../year/so-far';
import { detailsInYear } from '../tournament';
import { readEntered } from '../typed/hours';
import { detailRows, yearRows } from '../year/layout';
import { tableList } from '../year/lists';
import type { Finding } from '../../sheets/plan';
import { allCounted } from '../../sheets/season';
import { type PointsSource, pointsSourceOf } from '../points-source';

type EngineDerivation = KgsDerivation<AnnualRow>;

/** A figure beside an engine (K7): its place, its total, its events, its points in a tournament; undefined for the engine itself. */
export function engineFigure(
  cell: ActiveCell,
  sheet: SourceTable,
  /** Where the headings of the table stand on the sheet. */
  headings: Pick<Area, 'row' | 'column'>,
  structure: YearStructure,
  mark: DecimalMark,
): Figure | undefined {
  const { area } = sheet.place;
  const textAt = (row: number, column: number): string => {
    const held = sheet.rows[row - area.row]?.cells[column - area.column];
    return held ? spelling(plainText(held, mark)) : '';
  };
  const { row: head, column: left } = headings;
  const { column } = tableList.places({ head, column: left });
  const key = (['place', 'engine', 'total', 'events'] as const).find(
    (each) => column(each) === cell.column,
  );
  const isOfTournament = key === undefined;
  const engine = textAt(cell.row, column('engine'));
  const tournament = isOfTournament ? textAt(head, cell.column) : '';
  if (engine === '' || key === 'engine') return undefined;
  if (isOfTournament && (tournament === '' || cell.shown === '')) return undefined;
  const about = isOfTournament
    ? sentence('kgsWhyIn', { event: tournament, account: engine })
    : sentence('kgsWhyOfYear', { engine });
  const title = titleOf(key, cell.shown);
  const { lines, without } = readYear(structure, mark);
  // Nothing is called like that: all lines stay.
  const year = without('');
  const explained = explainKgsAnnual(lines, usable(structure, mark));
  if (!year.totals || !explained.ok) return untold(title, about, year.warnings);
  const all = explained.value;
  const own = all.find((each) => each.value.engine.toLowerCase() === engine.toLowerCase());
  if (!own) {
    return untold(title, about, [{ sentence: sentence('kgsWhyNoEngine', { engine }) }]);
  }
  const { place, total, events } = own.value;
  const there = isOfTournament ? linesOf(own, lines).filter(isIn(tournament)) : [];
  const awarded = there.reduce((sum, line) => sum + line.points, 0);
  const now = isOfTournament ? awarded : { place, total, events }[key];
  return {
    title,
    about,
    warnings: year.warnings.map((warning) => warning.sentence),
    tables: [],
    heading: sentence(key === 'place' ? 'kgsWhyPlaceHeading' : 'kgsWhyTotalHeading'),
    steps:
      key === 'place'
        ? placeSteps(
            own.value,
            all.map(({ value }) => value),
          )
        : isOfTournament
          ? [...lineSteps(engine, there), sumStep(there, 1, awarded)]
          : [...lineSteps(engine, linesOf(own, lines)), lastStep(key, own, lines)],
    state: calculatedState(cell, now),
    notes: [],
  };
}

/** The columns beside an engine that are explained; the tournaments' have no key of their own. */
type RankingKey = 'place' | 'total' | 'events';

function titleOf(key: RankingKey | undefined, shown: string): Item {
  if (key === 'place') return sentence('kgsWhyYearPlace', { place: shown });
  return sentence(key === 'events' ? 'kgsWhyEvents' : 'kgsWhyTotal', { count: shown });
}

function usable(structure: YearStructure, mark: DecimalMark) {
  return readYear(structure, mark).accounts.aliases;
}

/** The lines of an engine, each with the account that played it. */
function linesOf({ steps }: EngineDerivation, lines: readonly AnnualLine[]): readonly AnnualLine[] {
  return steps.flatMap((step) =>
    step.code === 'annualLine' ? (lines[step.values.row - 1] ?? []) : [],
  );
}

/** Compared as the formula of the annual table compares them. */
function isIn(tournament: string): (line: AnnualLine) => boolean {
  return ({ event }) => spelling(String(event ?? '')).toLowerCase() === tournament.toLowerCase();
}

function lineSteps(engine: string, lines: readonly AnnualLine[]): readonly FigureStep[] {
  return lines.map(({ account, event, points }): WordedStep => {
    const [played, tournament] = [String(account ?? '').trim(), String(event ?? '').trim()];
    const says: Said[] =
      played.toLowerCase() === engine.toLowerCase()
        ? []
        : [sentence('kgsWhyAlias', { account: played, engine })];
    return {
      clause: 'K7',
      what: sentence('kgsWhyIn', { event: tournament, account: played }),
      lines: says,
      value: points,
    };
  });
}

function lastStep(
  key: RankingKey,
  own: EngineDerivation,
  lines: readonly AnnualLine[],
): FigureStep {
  const { total, events } = own.value;
  if (key === 'events') {
    return { clause: 'K7', what: sentence('kgsWhyEventsOnce'), value: events };
  }
  return sumStep(linesOf(own, lines), events, total);
}

function sumStep(lines: readonly AnnualLine[], events: number, value: number): FigureStep {
  const sum = lines.map(({ points }) => points);
  return { clause: 'K7', what: sentence('kgsWhySum', { events }), sum, value };
}

/** Who stands above by a higher total, and who shares the place. */
function placeSteps(own: AnnualRow, all: readonly AnnualRow[]): readonly FigureStep[] {
  const {
    by: [{ above } = { above: [] }],
    level,
  } = standingAmong(own, all, ({ place }) => -place);
  return [
    {
      clause: 'K7',
      what: sentence(above.length === 0 ? 'kgsWhyNoneMore' : 'kgsWhyMore', {
        count: above.length,
        criterion: { code: 'kgsWhyPoints' },
        value: own.total,
      }),
      lines: above.map(({ engine, total }) =>
        sentence('kgsWhyHas', { account: engine, value: total }),
      ),
      value: above.length,
    },
    {
      clause: 'K7',
      what:
        level.length === 0
          ? sentence('kgsWhyPlace')
          : sentence('kgsWhySharedPlace', { names: level.map(({ engine }) => engine) }),
      sum: [1, above.length],
      value: own.place,
    },
  ];
}

/** The points and players of a tournament on Year: the lines that the totals take from its result sheet. */
export function yearFigure(
  cell: ActiveCell,
  structure: YearStructure,
  mark: DecimalMark,
): Figure | undefined {
  const { area } = structure.year.place;
  const row = yearRows[cell.row - area.row];
  const column = cell.column - area.column;
  const tournament = structure.tournaments.find((each) => each.column === column);
  if (tournament && row === 'factor') return noFactor(cell, tournament, structure, mark);
  if (!tournament?.hasResults) return undefined;
  if (row === 'check') {
    return copied(cell, sentence('kgsYearCheck'), tournament, sentence('kgsCellSheetCheck'));
  }
  if (row !== 'points' && row !== 'players') return undefined;
  const { name } = tournament;
  const lines = readYear(structure, mark).lines.filter(
    ({ event }) => String(event ?? '').toLowerCase() === name.toLowerCase(),
  );
  const points = lines.map((line) => line.points);
  const total = points.reduce((sum, each) => sum + each, 0);
  const isPoints = row === 'points';
  const last: FigureStep = isPoints
    ? { clause: 'K5', what: sentence('kgsWhyAwarded'), sum: points, value: total }
    : { clause: 'K3', what: sentence('kgsWhyCounted'), value: lines.length };
  return {
    title: sentence(isPoints ? 'kgsWhyTotal' : 'kgsWhyPlayers', { count: cell.shown }),
    about: name,
    warnings: [],
    tables: [],
    heading: sentence('kgsWhyTotalHeading'),
    steps: [
      ...lines.map((line): FigureStep => ({
        what: sentence('kgsWhyIn', { event: name, account: String(line.account ?? '').trim() }),
        value: line.points,
      })),
      last,
    ],
    state: calculatedState(cell, isPoints ? total : lines.length),
    notes: [],
  };
}

/** An F that has no value because of what stands above it; its formula explains any other. */
function noFactor(
  cell: ActiveCell,
  { column, name }: YearColumn,
  { year }: YearStructure,
  mark: DecimalMark,
): Figure | undefined {
  if (!cell.held.isError) return undefined;
  const entered = readEntered(detailsInYear(year, column), { rounds: true, F: true }, mark);
  if (entered.ok) return undefined;
  return untold(sentence('figureNamed', { what: 'F', value: cell.shown }), name, entered.refusals);
}

/** The winner of a tournament, below what Year says of it. */
export function winnerFigure(cell: ActiveCell, structure: YearStructure): Figure | undefined {
  const { area } = structure.details.place;
  const tournament = structure.tournaments.find(
    ({ column }) => area.column + column === cell.column,
  );
  if (!tournament?.hasResults || cell.row !== area.row + detailRows.winner) return undefined;
  return copied(cell, sentence('kgsWinner'), tournament, sentence('kgsCellFirst'));
}

/** What Year takes from a result sheet as it is. */
function copied(
  { shown }: ActiveCell,
  what: Sentence,
  { name }: YearColumn,
  from: Sentence,
): Figure | undefined {
  return plainFigure(what, shown, { about: name, steps: [{ what: from }], isTyped: false });
}

/** The check above the totals, the annual table or the engines: what it looks at, and what it finds there. */
export function checkFigure(
  cell: ActiveCell,
  cells: SheetCells,
  structure: YearStructure,
  mark: DecimalMark,
): Figure | undefined {
  const heading = cell.column === 0 ? '' : cells.text(cell.row, cell.column - 1);
  if (!isSaid(heading, 'kgsYearCheck')) return undefined;
  const { year, lines, table, engines, tournaments } = structure;
  const isOf = (place: { readonly sheetId: string } | undefined): boolean =>
    place?.sheetId === cell.sheetId;
  const engineRows = readEngines({ ...structure, byHand: undefined }, mark);
  const ofEngines = rowsLeft('kgsCellEngines', [
    ...engineRows.broken,
    ...engineRows.matchless(readLines(structure)),
  ]);
  if (isOf(engines.place)) return figureOf(cell, heading, [ofEngines]);
  if (!isOf(lines.place) && !isOf(table?.place)) return undefined;
  const { broken, lostLines } = readLines(structure);
  const gone = tournaments.filter(({ isGone }) => isGone);
  return figureOf(cell, heading, [
    ofEngines,
    rowsLeft('kgsCellLines', [...broken, ...lostLines]),
    {
      clause: 'K7',
      what: sentence('kgsCellGone'),
      lines: gone.map(({ name, column }) =>
        sentence('kgsNamesAt', { names: name, address: year.address(0, column) }),
      ),
      value: gone.length,
    },
  ]);
}

type CountedStep = WordedStep & { readonly value: number };

const rowsLeft = (
  what: 'kgsCellEngines' | 'kgsCellLines',
  found: readonly Finding[],
): CountedStep => ({
  clause: 'K7',
  what: sentence(what),
  lines: found.map((each): Said => each.sentence),
  value: found.length,
});

/** What is wrong is said in words: only whether anything is can be held to the cell. */
function figureOf(cell: ActiveCell, heading: string, steps: readonly CountedStep[]): Figure {
  const { shown, sheet, held } = cell;
  const found = steps.reduce((sum, { value }) => sum + value, 0);
  const now = found === 0 ? allCounted : String(found);
  const isRight = (found === 0) === (shown === allCounted);
  return plainFigure(heading, shown, {
    about: sheet,
    steps: [...steps, { what: sentence('kgsCellWhole') }],
    state: calculatedState(cell, isRight ? String(held.value) : now),
  });
}

type SourceKind = PointsSource['kind'];

/** What a result sheet says of where its points come from. */
export const sources = {
  ownPoints: 'kgsFromOwnPoints',
  ownTable: 'kgsFromOwnTable',
  yearPoints: 'kgsFromYearPoints',
  reconstruction: 'kgsFromReconstruction',
} as const satisfies Readonly<Record<SourceKind, string>>;

/** In the order in which they go before each other (K4). */
const inTurn = [
  ['ownPoints', 'kgsWhyOwnPoints'],
  ['ownTable', 'kgsWhyOwnTable'],
  ['yearPoints', 'kgsWhyYearPoints'],
  ['reconstruction', 'kgsWhyReconstruction'],
] as const satisfies readonly (readonly [SourceKind, string])[];

/** Where the points of a tournament come from: the first source that is filled in. */
export function sourceFigure(
  cell: ActiveCell,
  { column, name }: YearColumn,
  structure: YearStructure,
  mark: DecimalMark,
): Figure {
  const title = sentence('kgsWhySource');
  const from = pointsSourceOf(name, structure, mark, { kind: 'column', column });
  if (!from.ok) return untold(title, name, from.refusals);
  const { kind } = from.source;
  const last = inTurn.findIndex(([each]) => each === kind);
  return {
    title,
    about: name,
    warnings: [],
    tables: [],
    heading: sentence('kgsWhyFirstSource'),
    steps: inTurn.slice(0, last + 1).map(([, what], at): WordedStep => ({
      clause: 'K4',
      what: sentence(what),
      value: sentence(at === last ? 'kgsWhyCount' : 'kgsWhyNone'),
    })),
    state: stateOf(cell, sources[kind]),
    notes: [],
  };
}

/** Whether the cell says so, in whatever language. */
function stateOf(cell: ActiveCell, now: (typeof sources)[SourceKind]): FigureState {
  return calculatedState(cell, isSaid(cell.shown, now) ? cell.shown : '', sentence(now));
}

import { unusable } from '../sheets/columns/kinds';
import { sameName } from '../sheets/address';
import { spelling } from '../sheets/columns/spelling';
import type { Finding } from '../sheets/plan';
import { type ListIn, listIn } from '../sheets/read-list';
import { type EngineKey, engineList, type LineKey, lineList } from './year/lists';
import { findLines, readParts } from '../sheets/season';
import { freeSheetName, sheetNames } from '../sheets/sheet-names';
import {
  namedArea,
  type NamedArea,
  plainText,
  readNamed,
  type SourceTable,
  type WorkbookFacts,
} from '../sheets/source';
import { sentence } from '../../src/language';
import {
  detailsRows,
  mostPlaces,
  namesOfOne,
  tableName,
  yearNames,
  type YearPart,
  yearParts,
  yearRow,
  yearRows,
} from './year/layout';

/** The sheets of a year as they stand in the workbook. */
export interface YearStructure extends Readonly<
  Record<Exclude<YearPart, 'engines' | 'lines'>, NamedArea>
> {
  readonly engines: ListIn<EngineKey>;
  readonly lines: ListIn<LineKey>;
  readonly tournaments: readonly YearColumn[];
  /** The first column of Year without a tournament, within the area; undefined when the year is full. */
  readonly freeColumn: number | undefined;
  /** The headings of the table of engines and tournaments; undefined where that was deleted. */
  readonly table: NamedArea | undefined;
  /** Whether its sheet was deleted, which leaves its name behind. */
  readonly isTableGone: boolean;
  /** The names of all sheets of the workbook. */
  readonly sheets: readonly string[];
  /** The lines of single tournaments on Totals, the latest last. */
  readonly ownLines: readonly OwnLines[];
}

/** The lines of one tournament, by its column of Year. */
interface OwnLines {
  readonly column: number;
  readonly area: NamedArea;
}

/** A tournament of Year. */
export interface YearColumn {
  /** Within the area of Year; its headings are column 0. */
  readonly column: number;
  readonly name: string;
  /** Whether its result sheet exists. */
  readonly hasResults: boolean;
  /** Whether its result sheet was deleted, which leaves #REF! behind. */
  readonly isGone: boolean;
}

type StructureFound =
  | { readonly ok: true; readonly structure: YearStructure }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** The year as it was read from `yearPlaces`. */
export function readStructure(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): StructureFound {
  if (!yearParts.holdsAny(facts)) return refused([{ sentence: sentence('kgsNoYear') }]);
  const read = readParts(yearParts, facts, tables, {
    hasShape,
    gone: (part) => sentence('kgsYearPartGone', { name: yearNames[part] }),
    misshapen: (part, address) => sentence('kgsYearShape', { address, name: yearNames[part] }),
  });
  if (!read.ok) return read;
  const called = (wanted: string): NamedArea | undefined => {
    const area = readNamed(tables, wanted);
    return area && namedArea(area);
  };
  const table = called(tableName);
  const isTableGone = (facts.gone ?? []).some((name) => sameName(name, tableName));
  return withTournaments(read.areas, {
    table,
    isTableGone,
    sheets: sheetNames(facts),
    ownLines: namesOfOne.times(facts.names).flatMap((number): OwnLines[] => {
      const names = namesOfOne.named(number);
      const [tournament, area] = [called(names.tournament)?.place, called(names.lines)];
      if (!tournament || !area) return [];
      return [{ column: tournament.area.column - read.areas.year.place.area.column, area }];
    }),
  });
}

/** Columns of tournaments, columns and rows of engines and lines may have been inserted; nothing else may. */
function hasShape(part: YearPart, areas: Readonly<Record<YearPart, NamedArea>>): boolean {
  const { area } = areas[part].place;
  const { column, columns } = areas.year.place.area;
  switch (part) {
    case 'year':
      return area.rows === yearRows.length;
    case 'points':
      return area.rows === 1 && area.columns === 1 + mostPlaces;
    case 'ownTable':
      return area.columns === 1 + mostPlaces;
    case 'engines':
      return listIn(engineList, areas.engines).isWhole;
    case 'lines':
      return listIn(lineList, areas.lines).isWhole;
    case 'details':
      return area.rows === detailsRows && area.column === column && area.columns === columns;
  }
}

function withTournaments(
  areas: Readonly<Record<YearPart, NamedArea>>,
  added: Omit<YearStructure, YearPart | 'tournaments' | 'freeColumn'>,
): StructureFound {
  const { year } = areas;
  const [engines, lines] = [listIn(engineList, areas.engines), listIn(lineList, areas.lines)];
  const isListed = (name: string): boolean =>
    findLines(lines).filled.some(({ event }) => sameName(spelling(plainText(event, '.')), name));
  const refusals: Finding[] = [];
  const tournaments: YearColumn[] = [];
  const free: number[] = [];
  for (let column = 1; column < year.place.area.columns; column++) {
    const cell = year.cell(yearRow('tournament'), column);
    const address = year.address(yearRow('tournament'), column);
    const broken = unusable(cell, address);
    if (broken) {
      refusals.push({ sentence: broken, at: year.placeOf(yearRow('tournament'), column) });
      continue;
    }
    const name = spelling(plainText(cell, '.'));
    if (name !== '') {
      const results = resultsOf(year, column, () => isListed(name));
      tournaments.push({ column, name, ...results });
    } else if (isFree(year, column)) free.push(column);
  }
  if (refusals.length > 0) return refused(refusals);
  // A column of a tournament that was removed is taken last: its result sheet may still be there.
  const isUnused = (column: number): boolean =>
    year.cell(yearRow('check'), column).kind === 'blank';
  const freeColumn = free.find(isUnused) ?? free[0];
  const structure = { ...areas, engines, lines, ...added, tournaments, freeColumn };
  return { ok: true, structure };
}

/** Without anything that was entered. */
function isFree(year: NamedArea, column: number): boolean {
  const entered = ['players', 'rounds', 'board', 'hours', 'tieBreaks', 'points'] as const;
  return entered.every((row) => year.cell(yearRow(row), column).kind === 'blank');
}

/** Lines in the totals are results, too, where somebody cleared what Year shows of them: added again they would count twice. */
function resultsOf(
  year: NamedArea,
  column: number,
  isListed: () => boolean,
): Pick<YearColumn, 'hasResults' | 'isGone'> {
  const points = year.cell(yearRow('points'), column);
  const isGone = points.kind === 'error' && points.error === '#REF!';
  return { hasResults: points.kind === 'blank' ? isListed() : !isGone, isGone };
}

function refused(refusals: readonly Finding[]): StructureFound {
  return { ok: false, refusals };
}

/** A tournament that was renamed by hand in Year, so that its lent accounts name no tournament any more. */
interface Renamed {
  /** The name it had, as Engines has it. */
  readonly former: string;
  readonly tournament: YearColumn;
}

/**
 * A result sheet is called as its tournament was. Where Engines names such a sheet, no tournament is called so, and just one
 * tournament has no sheet of its own name, that one was renamed. Anything less certain is left to the director.
 */
export function renamedByHand({
  engines,
  tournaments,
  sheets,
}: YearStructure): Renamed | undefined {
  const known = new Set(tournaments.map(({ name }) => name.toLowerCase()));
  const taken = new Set(sheets.map((name) => name.toLowerCase()));
  const hasSheet = (name: string): boolean => taken.has(freeSheetName(name, []).toLowerCase());
  const former = new Map<string, string>();
  for (let row = 1; row < engines.place.area.rows; row++) {
    const event = spelling(plainText(engines.held('event', row), '.'));
    if (event === '' || known.has(event.toLowerCase()) || !hasSheet(event)) continue;
    former.set(event.toLowerCase(), event);
  }
  const [only, ...others] = tournaments.filter(
    ({ name, hasResults }) => hasResults && !hasSheet(name),
  );
  const [name] = former.values();
  if (!only || others.length > 0 || name === undefined || former.size > 1) return undefined;
  return { former: name, tournament: only };
}

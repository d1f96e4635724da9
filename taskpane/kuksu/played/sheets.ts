import {
  type At,
  type CrosstableCells,
  type Found,
  kuksuSodos,
  type LeagueEntry,
  rankLeague,
  type RankedLeague,
  shownName,
  type Stepwise,
} from '../../../src';
import { madeDate, markKind, unusable } from '../../sheets/columns/kinds';
import {
  foundIn,
  namedArea,
  type NamedArea,
  plainText,
  readNamed,
  type SourceCell,
  type SourceTable,
  type WorkbookFacts,
} from '../../sheets/source';
import { type Place, placeName } from '../../sheets/address';
import type { Finding } from '../../sheets/plan';
import { cut, sentence } from '../../../src/language';
import {
  columnsAround,
  type CrosstableColumn,
  gameResult,
  isHeldTitle,
  layout,
} from '../crosstable-layout';
import { latestCrosstables, lostCrosstables, type NamedCrosstable } from '../crosstable-names';
import { cannotSpill } from '../../sheets/read-list';

/** The leagues of this workbook's cross tables, from what was read at `crosstablePlaces`. */
export function* playedSheets(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): Stepwise<PlayedLeagues> {
  const refusals: Finding[] = [];
  const leagues: PlayedLeague[] = [];
  for (const crosstable of latestCrosstables(facts)) {
    yield;
    const table = readNamed(tables, crosstable.name);
    if (table) leagues.push(readSheet(crosstable, namedArea(table), refusals));
  }
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, leagues };
}

/** One cross table, and what cannot be read of it. */
export function playedSheet(
  crosstable: NamedCrosstable,
  area: NamedArea,
): { readonly played: PlayedLeague; readonly flaws: readonly Finding[] } {
  const flaws: Finding[] = [];
  return { played: readSheet(crosstable, area, flaws), flaws };
}

/** The cells of one sheet; what cannot be read is added to the refusals. */
function readSheet(
  { league }: NamedCrosstable,
  area: NamedArea,
  refusals: Finding[],
): PlayedLeague {
  const { rows: height, columns: width } = area.place.area;
  const size = height - 1;
  if (width !== columnsAround + size) {
    const address = area.address(0, 0, height, width);
    refusals.push({ sentence: sentence('kuksuSheetShape', { address }), at: area.place });
    return { league, entries: [], disqualified: [], at: () => '', placeOf: () => undefined };
  }
  const { before, behind } = layout;
  const cell = (row: number, column: number): Found => {
    const found = area.cell(row + 1, column);
    const broken = unusable(found, area.address(row + 1, column));
    if (broken) refusals.push({ sentence: broken, at: area.placeOf(row + 1, column) });
    return foundIn(found);
  };
  const rows = Array.from({ length: size }, (_, row) => row);
  const name = (row: number): string =>
    shownName(plainText(area.cell(row + 1, before.indexOf('name')), '.'));
  const { seeds, columns, sorted } = orderOf(area, before, size);
  const columnOf = (against: number): number => before.length + (columns[against] ?? against);
  const game = (row: number, against: number): Found => {
    const [one, other] = [seeds[row] ?? row, seeds[against] ?? against];
    // Sorting moves what was typed with its row; the formulas that mirror it then speak of other games.
    if (sorted && one > other) return mirrored(game(against, row));
    const [at, column] = [row + 1, columnOf(against)];
    const found = area.cell(at, column);
    const address = area.address(at, column);
    // What was typed is refused in the cell it was typed into, not in its mirror.
    const typed = area.cell(against + 1, columnOf(row));
    const follows = row > against && !isEntered(typed) && typed.kind !== 'blank';
    if (follows && (found.kind === 'error' || found.kind === 'number')) return null;
    const place = area.placeOf(at, column);
    const values = { address, one: name(row), other: name(against) };
    const isNumber = found.kind === 'number' && !found.isDate;
    if ((found.kind === 'text' || isNumber) && !isEntered(found)) {
      const content = cut(plainText(found, '.'));
      refusals.push({
        sentence: sentence('kuksuResultUnknown', { ...values, content }),
        at: place,
      });
      return null;
    }
    if (!madeDate(found, address)) {
      return unusable(found, address) ? cell(row, column) : gameResult(found);
    }
    const dated = { ...values, row: place.area.row + 1 };
    refusals.push({ sentence: sentence('kuksuResultDate', dated), at: place });
    return null;
  };
  const own = (row: number, key: CrosstableColumn): Found => cell(row, before.indexOf(key));
  const lastOf = (row: number): Pick<LeagueEntry, 'lastTier' | 'lastPlace'> => {
    const lastTier = own(row, 'lastTier');
    return isHeldTitle(lastTier)
      ? { lastTier: 1, lastPlace: 0 }
      : { lastTier, lastPlace: own(row, 'lastPlace') };
  };
  const marked = (row: number): boolean => {
    const column = before.length + size + behind.indexOf('disqualified');
    const found = area.cell(row + 1, column);
    if (found.kind === 'blank') return false;
    const context = { address: area.address(row + 1, column), mark: '.' as const };
    const mark = markKind.read(found, context);
    if (mark.ok) return mark.value;
    refusals.push({ sentence: mark.sentence, at: area.placeOf(row + 1, column) });
    return false;
  };
  const crosstable = rows.map((row) =>
    rows.map((against) => (row === against ? null : game(row, against))),
  );
  if (!sorted) {
    const placeOf = (row: number, against: number): Place =>
      area.placeOf(row + 1, columnOf(against));
    const diagonal = rows.map((row) => plainText(area.cell(row + 1, columnOf(row)), '.').trim());
    const written = { crosstable, diagonal, placeOf, nameOf: name };
    refusals.push(...onDiagonal(written), ...unlikeSides(written));
  }
  const entries = rows.map((row) => ({
    name: nameOf(own(row, 'name')),
    ...lastOf(row),
    rating: own(row, 'rating'),
  }));
  return {
    league,
    entries,
    crosstable,
    seeds,
    disqualified: rows.map(marked),
    remarks: sorted
      ? [sortedRemark(league, area)]
      : lostFormulas(league, area, crosstable, entries),
    at: (row) => area.address(row, before.indexOf('name')),
    placeOf: ({ row, rows: several, column, argument }) => {
      const line = row ?? several?.[0];
      if (line === undefined) return undefined;
      if (column !== undefined) return area.placeOf(line, columnOf(column - 1));
      const own = before.indexOf(argument as CrosstableColumn);
      return area.placeOf(line, own === -1 ? before.indexOf('name') : own);
    },
  };
}

/** How the rows of a cross table stand. */
interface RowOrder {
  /** The seed of each row; empty where they cannot be told. */
  readonly seeds: readonly number[];
  /** The column of each row's games among the columns of results. */
  readonly columns: readonly number[];
  /** The rows stand in another order than the columns. */
  readonly sorted: boolean;
}

/** Rows and columns belong together by their seeds; without usable seeds they stand as they were written. */
function orderOf(area: NamedArea, before: readonly CrosstableColumn[], size: number): RowOrder {
  const all = Array.from({ length: size }, (_, i) => i);
  const seedIn = (row: number, column: number): number => {
    const found = area.cell(row, column);
    const seed =
      found.kind === 'text' ? Number(found.text) : found.kind === 'number' && found.value;
    return typeof seed === 'number' ? seed : Number.NaN;
  };
  const seeds = all.map((row) => seedIn(row + 1, before.indexOf('seed')));
  const heads = all.map((column) => seedIn(0, before.length + column));
  const columns = seeds.map((seed) => heads.indexOf(seed));
  const isWhole = new Set(columns).size === size && !columns.includes(-1);
  if (!isWhole) return { seeds: [], columns: [], sorted: false };
  return { seeds, columns, sorted: columns.some((column, row) => column !== row) };
}

/** Whether a cell holds the result of a game, typed or calculated. */
function isEntered(cell: SourceCell): boolean {
  const result = gameResult(cell);
  return result === 0 || result === 0.5 || result === 1;
}

function mirrored(result: Found): Found {
  return typeof result === 'number' ? 1 - result : null;
}

function nameOf(cell: Found): Found {
  return typeof cell === 'string' ? shownName(cell) : cell;
}

function sortedRemark(league: string, area: NamedArea): Finding {
  return { sentence: sentence('kuksuSorted', { league }), at: area.place };
}

/** Texts of the columns whose figures formulas work out. */
const worked = { points: 'kuksuPoints', sodos: 'kuksuSodos', place: 'kuksuPlace' } as const;

/**
 * The first figure beside the names that does not follow the games, of points, else of SODOS, else of places: each follows the ones before
 * it. A column with an error waits for its function, and shows so by itself, unless something is in its way. Before the first point there are no places.
 */
function lostFormulas(
  league: string,
  area: NamedArea,
  crosstable: CrosstableCells,
  entries: readonly LeagueEntry[],
): readonly Finding[] {
  const points = crosstable.map((row) =>
    row.reduce<number>((sum, each) => sum + pointsOf(each), 0),
  );
  if (points.every((each) => each === 0)) return [];
  const [sodos, ranked] = [kuksuSodos(crosstable), rankLeague(entries, crosstable)];
  const figures = {
    points,
    ...(sodos.ok && { sodos: sodos.value }),
    ...(ranked.ok && { place: placesShown(ranked.value) }),
  };
  for (const key of ['points', 'sodos', 'place'] as const) {
    const column = layout.before.indexOf(key);
    const cells = points.map((_, row) => area.cell(row + 1, column));
    if (cells.some((cell) => cell.kind === 'error' && !cannotSpill(cell))) continue;
    const odd = cells.findIndex(
      (cell, i) => cannotSpill(cell) || foundIn(cell) !== (figures[key]?.[i] ?? foundIn(cell)),
    );
    if (odd === -1) continue;
    const row = key === 'points' ? odd : toRestore(cells, odd);
    const [address, title] = [area.address(row + 1, column), sentence(worked[key])];
    const said = sentence('kuksuFormulaLost', { league, address, title });
    return [{ sentence: said, at: area.placeOf(row + 1, column) }];
  }
  return [];
}

/** Which cell of a column that spills has to be put right: what is in its way, or its first one where its formula is gone. */
function toRestore(cells: readonly SourceCell[], odd: number): number {
  if (!cannotSpill(cells[odd])) return cells.some(({ kind }) => kind === 'blank') ? 0 : odd;
  return Math.max(
    odd,
    cells.findIndex(({ kind }) => kind !== 'error' && kind !== 'blank'),
  );
}

/** The places of the rows as their formula gives them, which knows no names: players who are equal in everything else share one. */
function placesShown({ players }: RankedLeague): readonly number[] {
  const places: number[] = [];
  let shared = 1;
  for (const [index, { row, place }] of players.entries()) {
    if (players[index - 1]?.decision?.by !== 'name') shared = place;
    places[row - 1] = shared;
  }
  return places;
}

function pointsOf(result: Found): number {
  return typeof result === 'number' ? result : 0;
}

/** A cross table as it was read, with where its games stand. */
interface ReadCrosstable {
  readonly crosstable: CrosstableCells;
  /** What stands where players would meet themselves; empty in a table that is in order. */
  readonly diagonal: readonly string[];
  readonly placeOf: (row: number, against: number) => Place;
  readonly nameOf: (row: number) => string;
}

/** What was typed where players would meet themselves: the points on the sheet would count it. */
function onDiagonal({ diagonal, placeOf, nameOf }: ReadCrosstable): readonly Finding[] {
  return diagonal.flatMap((content, row): Finding[] => {
    if (content === '') return [];
    const at = placeOf(row, row);
    const values = { name: nameOf(row), address: placeName(at), content: cut(content) };
    return [{ sentence: sentence('kuksuDiagonal', values), at }];
  });
}

/**
 * Games whose two cells do not belong together: something was typed over the formula below the diagonal, or that formula is
 * gone. The points on the sheet count each cell by itself, so a point would be lost or given twice.
 */
function unlikeSides({ crosstable, placeOf, nameOf }: ReadCrosstable): readonly Finding[] {
  return crosstable.flatMap((line, one) =>
    line.flatMap((typed, other): Finding[] => {
      if (other <= one) return [];
      const [above, below] = [resultOf(typed), resultOf(crosstable[other]?.[one])];
      // What is no result is refused in its own cell.
      if (above === undefined || below === undefined || isOneGame(above, below)) return [];
      const [at, mirror] = [placeOf(one, other), placeOf(other, one)];
      const [rest, to, from] =
        above === 'open' ? [1 - Number(below), at, mirror] : [1 - above, mirror, at];
      const values = {
        ...{ one: nameOf(one), other: nameOf(other), rest },
        ...{ before: placeName(to), lastAddress: placeName(from) },
      };
      return [{ sentence: sentence('kuksuSidesUnlike', values), at: to }];
    }),
  );
}

type OneSide = number | 'open';

function resultOf(cell: Found | undefined): OneSide | undefined {
  if (cell === undefined || cell === null || cell === '') return 'open';
  return cell === 0 || cell === 0.5 || cell === 1 ? cell : undefined;
}

/** Both are open, or make one point, or none where both have lost; an empty cell counts 0 beside a win. */
function isOneGame(above: OneSide, below: OneSide): boolean {
  if (above === 'open' || below === 'open') return above === below || above === 1 || below === 1;
  return above + below === 1 || above + below === 0;
}

/** What is odd about these leagues. */
export function remarksOf(leagues: readonly PlayedLeague[]): readonly Finding[] {
  return leagues.flatMap(({ remarks = [] }) => remarks);
}

/** Leagues whose cross tables were deleted: nothing can be read of them. */
export function lostLeagues(facts: WorkbookFacts): readonly Finding[] {
  return lostCrosstables(facts).map((lost) => ({ sentence: sentence('kuksuLeagueGone', lost) }));
}

/** A played league, from any source of results. */
export interface PlayedLeague {
  /** "A", "B1" ... */
  readonly league: string;
  readonly entries: readonly LeagueEntry[];
  readonly crosstable?: CrosstableCells | undefined;
  /** Of a page, whose points and SODOS count: its games, to tell which have no result. */
  readonly games?: CrosstableCells | undefined;
  /** Of a cross table: the seeds of its rows; empty where they cannot be told. */
  readonly seeds?: readonly number[];
  /** Of every entry. */
  readonly disqualified: readonly boolean[];
  /** What is odd about where it was read. */
  readonly remarks?: readonly Finding[];
  /** The name of a row: its cell, or its place in the pasted text. */
  readonly at: (row: number) => string;
  /** The cell that a message of the rules is about. */
  readonly placeOf: (at: At) => Place | undefined;
}

export type PlayedLeagues = (
  | { readonly ok: true; readonly leagues: readonly PlayedLeague[] }
  | { readonly ok: false; readonly refusals: readonly Finding[] }
) & {
  /** Leagues whose cross tables were deleted. */
  readonly lost?: readonly Finding[];
  /** Pasted tables that name no league, answered or not. */
  readonly untitled?: readonly string[];
};

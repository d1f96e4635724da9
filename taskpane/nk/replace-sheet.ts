import { saidInAny, type TextKey } from '../../language';
import { areaName, parseArea } from '../plan/address';
import { blank, keep } from '../plan/plan-cells';
import type { ExistingBlock, NewName, NewSheet, PlanCell } from '../plan/plan';
import { nextWriting, sheetNames, writings } from '../plan/sheet-names';
import type { SourceCell, SourceTable, Where, WorkbookFacts } from '../plan/source';

/** A sheet as it will be written: a new one, or in place of one with its title. */
export interface SheetPlace {
  readonly sheet?: NewSheet;
  readonly block?: ExistingBlock;
  /** The sheet with its title that can be replaced. */
  readonly replaces?: string;
  /** The sheet with its title that cannot be, because it may hold somebody's own. */
  readonly stays?: string;
}

/** The sheets in sight with a title that has the number of a round, in any language; a second one has a number behind it. */
export function sheetsTitled(
  { sheets }: WorkbookFacts,
  titles: readonly TextKey[],
  rounds: readonly number[],
): readonly Where[] {
  const wanted = new Set(
    titles.flatMap((title) =>
      saidInAny(title).flatMap((text) =>
        rounds.map((round) => text.replace('{round}', String(round)).toLowerCase()),
      ),
    ),
  );
  return sheets
    .filter(({ name, hidden }) => hidden !== true && wanted.has(titleIn(name)))
    .map(({ name }) => ({ kind: 'sheet', sheet: name }));
}

/** What a tab is called without the number that a second sheet of that title has. */
function titleIn(name: string): string {
  return name.toLowerCase().replace(/ \(\d+\)$/, '');
}

/**
 * Where a sheet goes: in place of the one with its title, if that one is provably what was written under it before and
 * `replace` says so; else under a free name. Of several with its title it is the one written last, which is the one that counts.
 *
 * @param make makes the sheet under a name that is not among those given
 */
export function placed(
  make: (taken: readonly string[]) => NewSheet,
  { facts, also, replace, made, base }: Placing,
): SheetPlace {
  const wanted = make([]);
  const titled = also.filter(
    ({ place, snapshot }) =>
      snapshot.origin.kind === 'sheet' && titleIn(place.sheet) === wanted.name.toLowerCase(),
  );
  const newest = newestSheet(base, facts);
  const there =
    titled.find(({ place }) => place.sheet === newest) ??
    titled.find(({ place }) => place.sheet.toLowerCase() === wanted.name.toLowerCase());
  const block = there && inPlaceOf(wanted, there);
  const replaces = block?.sheet;
  if (block && replace) return { block, replaces: block.sheet };
  const sheet = make([...sheetNames(facts), ...made.map(({ name }) => name)]);
  if (replaces !== undefined) return { sheet, replaces };
  return there ? { sheet, stays: there.place.sheet } : { sheet };
}

/** The sheet that holds the newest of the writings under a name. */
function newestSheet(base: string, { names, named = [] }: WorkbookFacts): string | undefined {
  const [name] = writings(base, names);
  return named.find((each) => each.name === name)?.sheet;
}

interface Placing {
  /** The name that all cells of such a sheet have. */
  readonly base: string;
  readonly facts: WorkbookFacts;
  readonly also: readonly SourceTable[];
  readonly replace: boolean;
  /** Sheets of the same plan. */
  readonly made: readonly NewSheet[];
}

/** All cells of a sheet: `A1:H40`. */
export function wholeOf(sheet: NewSheet): string {
  const cells = cellsOf(sheet);
  return areaName({ row: 0, column: 0, rows: cells.length, columns: cells[0]?.length ?? 1 });
}

/** The names of what is written: new ones for a sheet that is added, moved along where a sheet is replaced. */
export function namesOfSheet(
  { sheet, block }: SheetPlace,
  of: readonly { readonly base: string; readonly address: (sheet: NewSheet) => string }[],
  planned: NewSheet,
  facts: WorkbookFacts,
): { readonly names: readonly NewName[]; readonly moves: readonly NewName[] } {
  if (sheet) {
    const named = of.map(({ base, address }): NewName => {
      return { name: nextWriting(base, facts), sheet: sheet.name, address: address(sheet) };
    });
    return { names: named, moves: [] };
  }
  if (!block) return { names: [], moves: [] };
  const moves = of.flatMap(({ base, address }) =>
    writings(base, facts.names).map((name): NewName => {
      return { name, sheet: block.sheet, address: address(planned) };
    }),
  );
  return { names: [], moves };
}

/**
 * The cells that turn the sheet that is there into the planned one. Undefined unless it is provably ours: it has the same
 * title, headings and columns, and nothing stands where nothing, or something of another kind, would be written. A list
 * that has become longer goes on below, over empty cells; one that has become shorter empties its last lines.
 */
function inPlaceOf(sheet: NewSheet, there: SourceTable): ExistingBlock | undefined {
  const planned = cellsOf(sheet);
  const { area, sheetId, sheet: name } = there.place;
  const columns = planned[0]?.length ?? 0;
  if (area.row > 0 || area.column > 0 || area.columns !== columns) return undefined;
  const found = Array.from({ length: Math.max(area.rows, planned.length) }, (_, i) =>
    Array.from({ length: columns }, (__, j): SourceCell => there.rows[i]?.cells[j] ?? nothing),
  );
  const isListed = area.rows === planned.length ? isOurs : listedAs(planned);
  if (!isListed) return undefined;
  const cells: PlanCell[][] = [];
  for (const [i, line] of found.entries()) {
    const row: PlanCell[] = [];
    for (const [j, cell] of line.entries()) {
      const wanted = planned[i]?.[j] ?? blank();
      if (!isListed(wanted, cell, i, j)) return undefined;
      const isNew = i >= area.rows;
      row.push(isSame(wanted, cell) && !isNew ? keep : isNew ? wanted : bare(wanted));
    }
    if (i >= planned.length && line.filter(({ kind }) => kind !== 'blank').length < 2) {
      return undefined;
    }
    cells.push(row);
  }
  return { sheetId, sheet: name, at: 'A1', cells };
}

const nothing: SourceCell = { kind: 'blank' };

type IsOurs = (planned: PlanCell, found: SourceCell, row: number, column: number) => boolean;

/**
 * Whether a cell may be ours on a sheet with another number of lines, which are not where they were: below the headings
 * it holds what its column holds somewhere. Undefined for a sheet without headings.
 */
function listedAs(planned: readonly (readonly PlanCell[])[]): IsOurs | undefined {
  const header = planned.findIndex((line) =>
    line.some((cell) => cell.kind !== 'keep' && cell.style === 'header'),
  );
  if (header === -1) return undefined;
  const list = planned.slice(header + 1);
  const kinds = (planned[0] ?? []).map((_, j) => new Set(list.map((line) => line[j]?.kind)));
  return (cell, found, row, column) =>
    row <= header
      ? isOurs(cell, found)
      : found.kind === 'blank' || kinds[column]?.has(found.kind as PlanCell['kind']) === true;
}

/** The cells of a sheet from A1 on, in rows of one length. */
function cellsOf({ blocks }: NewSheet): PlanCell[][] {
  const grid: PlanCell[][] = [];
  let columns = 0;
  for (const { at, cells } of blocks) {
    const corner = parseArea(at);
    if (!corner) continue;
    for (const [i, line] of cells.entries()) {
      while (grid.length <= corner.row + i) grid.push([]);
      for (const [j, cell] of line.entries()) {
        const row = grid[corner.row + i] ?? [];
        row[corner.column + j] = cell;
        columns = Math.max(columns, corner.column + j + 1);
      }
    }
  }
  return grid.map((row) => Array.from({ length: columns }, (_, j) => row[j] ?? blank()));
}

function isOurs(planned: PlanCell, found: SourceCell): boolean {
  const style = planned.kind === 'keep' ? undefined : planned.style;
  if (style === 'title' || style === 'header') return isSame(planned, found);
  return found.kind === 'blank' || found.kind === planned.kind;
}

/** Figures count as different: they may have another number of decimals now. */
function isSame(planned: PlanCell, found: SourceCell): boolean {
  if (planned.kind === 'text') return found.kind === 'text' && found.text === planned.text;
  if (planned.kind === 'blank') return found.kind === 'blank';
  if (planned.kind !== 'number' || planned.format !== undefined) return false;
  return found.kind === 'number' && found.value === planned.value;
}

/** A cell without its look, which is there already. */
function bare(cell: PlanCell): PlanCell {
  if (cell.kind === 'text') return { kind: 'text', text: cell.text };
  if (cell.kind !== 'number') return cell;
  const { value, format } = cell;
  return { kind: 'number', value, ...(format !== undefined && { format }) };
}

import type { Stepwise } from '../../src';
import { saidInAny, sentence, type SheetKey, type Translate } from '../../src/language';
import { areaName, cellName, parseArea } from '../sheets/address';
import { blank, keep, text } from '../sheets/sheet-parts';
import type { ExistingBlock, Finding, NewName, NewSheet, OwnCell, PlanCell } from '../sheets/plan';
import { type NumberedTables, sheetNames } from '../sheets/sheet-names';
import {
  heldIn,
  type SourceCell,
  type SourceTable,
  type Where,
  type WorkbookFacts,
} from '../sheets/source';
import { hash64 } from '../sheets/content';

/** A sheet as it will be written: a new one, or in place of one with its title. */
interface SheetPlace {
  /** As it is where nothing has its name. */
  readonly planned: NewSheet;
  readonly sheet?: NewSheet;
  readonly block?: ExistingBlock;
  /** The sheet with its title that can be replaced. */
  readonly replaces?: string;
  /** What is said of the sheet with its title that cannot be. */
  readonly stays?: Finding;
  /** On the sheet with its title: where the one is that counts now. */
  readonly older?: ExistingBlock;
  /** What the sheets hold once this is written. */
  readonly imprints: readonly string[];
}

/** The sheets in sight with a title that has the number of a round, in any language; a second one has a number behind it. */
export function sheetsTitled(
  { sheets }: WorkbookFacts,
  titles: readonly SheetKey[],
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
export function* placed(
  make: (taken: readonly string[]) => NewSheet,
  { facts, also, replace, made, base, t }: Placing,
): Stepwise<SheetPlace> {
  const planned = make([]);
  yield;
  const titled = also.filter(
    ({ place, snapshot }) =>
      snapshot.origin.kind === 'sheet' && titleIn(place.sheet) === planned.name.toLowerCase(),
  );
  const newest = newestSheet(base, facts);
  const there =
    titled.find(({ place }) => place.sheet === newest) ??
    titled.find(({ place }) => place.sheet.toLowerCase() === planned.name.toLowerCase());
  const isOurs = there !== undefined && isAsWritten(there, facts);
  const block = isOurs ? inPlaceOf(planned, there) : undefined;
  const replaces = block?.sheet;
  const ours = imprintOf(cellsOf(planned));
  yield;
  if (block && replace) return { planned, block, replaces: block.sheet, imprints: [ours] };
  const sheet = make([...sheetNames(facts), ...made.map(({ name }) => name)]);
  if (!there) return { planned, sheet, imprints: [ours] };
  const marked = olderThan(sheet.name, planned, there, isOurs, t);
  const values = { sheet: there.place.sheet };
  return {
    ...{ planned, sheet },
    ...marked,
    imprints: [ours, ...marked.imprints],
    ...(replaces === undefined
      ? { stays: { sentence: sentence(isOurs ? 'nkSheetOther' : 'nkSheetStays', values) } }
      : { replaces }),
  };
}

/** The row of the note on every list of the NK. */
const noteRow = 2;

/** Says on a sheet where the newer one is, in place of its note; a note that somebody else has written stays. */
function olderThan(
  newer: string,
  wanted: NewSheet,
  there: SourceTable,
  isOurs: boolean,
  t: Translate,
): Pick<SheetPlace, 'older' | 'imprints'> {
  const rows = cellsFromA1(there);
  const [note] = rows[noteRow] ?? [];
  const [planned] = cellsOf(wanted)[noteRow] ?? [];
  if (note?.kind !== 'text' || planned?.kind !== 'text') return { imprints: [] };
  const isNote = note.text === planned.text || isOurs || isNewerNote(note.text);
  if (!isNote) return { imprints: [] };
  const said = text(t('nkSheetOlder', { sheet: newer }));
  const { sheetId, sheet } = there.place;
  const at = cellName(noteRow, 0);
  const older = {
    ...{ sheetId, sheet, at, cells: [[said]] },
    ours: [{ row: 0, column: 0, held: [note.text] }],
  };
  const [own = [], rest] = [rows[noteRow]?.slice(1), rows.slice(noteRow + 1)];
  const then = [...rows.slice(0, noteRow), [said, ...own], ...rest];
  return { older, imprints: isOurs ? [imprintOf(then)] : [] };
}

function isNewerNote(note: string): boolean {
  return saidInAny('nkSheetOlder').some((said) => {
    const [before = '', after = ''] = said.split('{sheet}');
    return note.startsWith(before) && note.endsWith(after);
  });
}

/** The sheet that holds the newest of the writings under a name. */
function newestSheet(
  base: NumberedTables,
  { names, named = [], tables }: WorkbookFacts,
): string | undefined {
  const name = base.latest([...names, ...tables.map((table) => table.name)]);
  return [...named, ...tables].find((each) => each.name === name)?.sheet;
}

interface Placing {
  /** The names that all cells of such sheets have, or their tables. */
  readonly base: NumberedTables;
  readonly facts: WorkbookFacts;
  readonly also: readonly SourceTable[];
  readonly replace: boolean;
  /** Sheets of the same plan. */
  readonly made: readonly NewSheet[];
  readonly t: Translate;
}

/** All cells of a sheet: `A1:H40`. */
export function wholeOf(sheet: NewSheet): string {
  const cells = cellsOf(sheet);
  return areaName({ row: 0, column: 0, rows: cells.length, columns: cells[0]?.length ?? 1 });
}

/** The names of what is written: new ones for a sheet that is added, moved along where a sheet is replaced. */
export function namesOfSheet(
  { planned, sheet, block }: SheetPlace,
  of: readonly { readonly base: NumberedTables; readonly address: (sheet: NewSheet) => string }[],
  facts: WorkbookFacts,
): { readonly names: readonly NewName[]; readonly moves: readonly NewName[] } {
  if (sheet) {
    const named = of.map(({ base, address }): NewName => {
      return { name: base.next(facts), sheet: sheet.name, address: address(sheet) };
    });
    return { names: named, moves: [] };
  }
  if (!block) return { names: [], moves: [] };
  const moves = of.flatMap(({ base, address }) =>
    base.all(facts.names).map((name): NewName => {
      return { name, sheet: block.sheet, address: address(planned) };
    }),
  );
  return { names: [], moves };
}

/**
 * The cells that turn a sheet of ours into the planned one. Undefined where it has other headings or columns: their widths
 * would not fit. A list that has become longer goes on below; one that has become shorter empties its last lines.
 */
function inPlaceOf(sheet: NewSheet, there: SourceTable): ExistingBlock | undefined {
  const planned = cellsOf(sheet);
  const { area, sheetId, sheet: name } = there.place;
  const columns = planned[0]?.length ?? 0;
  if (area.row > 0 || area.column > 0 || area.columns > columns) return undefined;
  const found = Array.from({ length: Math.max(area.rows, planned.length) }, (_, i) =>
    Array.from({ length: columns }, (__, j): SourceCell => there.rows[i]?.cells[j] ?? nothing),
  );
  const isHead = (cell: PlanCell | undefined): boolean =>
    cell !== undefined && cell.kind !== 'keep' && cell.style === 'header';
  const hasHeads = found.every((line, i) =>
    line.every((cell, j) => {
      const wanted = planned[i]?.[j];
      return !wanted || !isHead(wanted) || isSame(wanted, cell);
    }),
  );
  const header = planned.findIndex((line) => line.some(isHead));
  // A table keeps its size.
  const isFixed = header === -1 || sheet.blocks.some(({ list }) => list?.kind === 'table');
  if (!hasHeads || (isFixed && area.rows !== planned.length)) return undefined;
  const cells = found.map((line, i) =>
    line.map((cell, j): PlanCell => {
      const wanted = planned[i]?.[j] ?? blank();
      const isNew = i >= area.rows;
      return isSame(wanted, cell) && !isNew ? keep : isNew ? wanted : bare(wanted);
    }),
  );
  const ours = found.flatMap((line, row) =>
    line.flatMap((cell, column): OwnCell[] => {
      const held = heldIn(cell);
      return held.length > 0 ? [{ row, column, held }] : [];
    }),
  );
  return { sheetId, sheet: name, at: 'A1', cells, ours };
}

const nothing: SourceCell = { kind: 'blank' };

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

/**
 * What a sheet holds, as 16 hex digits. The imprints of the sheets that this add-in has written are kept with the workbook, so
 * that a sheet which holds nothing else than was once written there is known as ours, and can be written again whatever it holds.
 */
function imprintOf(rows: readonly (readonly (PlanCell | SourceCell)[])[]): string {
  return hash64(partsOf(rows));
}

function* partsOf(rows: readonly (readonly (PlanCell | SourceCell)[])[]): Iterable<string> {
  for (const [row, line] of rows.entries()) {
    for (const [column, cell] of line.entries()) {
      const held = contentsIn(cell);
      if (held !== undefined) yield `${row} ${column} ${held}`;
    }
  }
}

function contentsIn(cell: PlanCell | SourceCell): string | undefined {
  switch (cell.kind) {
    case 'blank':
    case 'keep':
      return undefined;
    case 'text':
      return cell.text === '' ? undefined : `text ${cell.text}`;
    case 'number':
    case 'truth':
      return `${cell.kind} ${cell.value}`;
    case 'formula':
    case 'error':
    case 'merged':
      return cell.kind;
  }
}

/** The cells of a whole sheet from A1 on. */
function cellsFromA1({ place: { area }, rows }: SourceTable): readonly (readonly SourceCell[])[] {
  const blank: SourceCell = { kind: 'blank' };
  const left = Array.from({ length: area.column }, () => blank);
  return [
    ...Array.from({ length: area.row }, () => []),
    ...rows.map(({ cells }) => [...left, ...cells]),
  ];
}

/** Whether a sheet holds exactly what was once written there. */
function isAsWritten(there: SourceTable, { written = [] }: WorkbookFacts): boolean {
  return written.includes(imprintOf(cellsFromA1(there)));
}

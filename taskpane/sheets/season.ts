import {
  areaName,
  cellIn,
  cellName,
  columnLetters,
  columnOf,
  type Place,
  placeName,
} from './address';
import {
  type Said,
  saidInAny,
  type Sentence,
  sentence,
  type SheetKey,
  sheetTranslators,
  type TextKey,
  type Translate,
} from '../../src/language';
import { existing } from '../../src/core/result';
import { unusable } from './columns/kinds';
import type { Missing } from './event';
import {
  namedArea,
  type NamedArea,
  plainText,
  readNamed,
  type SourceTable,
  type WorkbookFacts,
} from './source';
import { areaOfBlock } from './layout';
import type { ExistingBlock, Finding, NewSheet, OwnCell, PlanCell } from './plan';
import { cannotSpill, type CellsOf, checkOn, type ListIn, readList } from './read-list';
import type { NamedParts } from './sheet-names';
import { blank, keep, several } from './sheet-parts';

/** The parts of a year or a season as they were read from their places; refused where one has gone, or lost or got cells. */
export function readParts<Part extends string>(
  { all, missing, names }: NamedParts<Part>,
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
  {
    hasShape,
    gone,
    misshapen,
  }: {
    readonly hasShape: (part: Part, areas: Readonly<Record<Part, NamedArea>>) => boolean;
    readonly gone: (part: Part) => Sentence;
    readonly misshapen: (part: Part, address: string) => Sentence;
  },
):
  | { readonly ok: true; readonly areas: Readonly<Record<Part, NamedArea>> }
  | { readonly ok: false; readonly refusals: readonly Finding[] } {
  const lost = missing(facts).map((part) => ({ sentence: gone(part) }));
  if (lost.length > 0) return { ok: false, refusals: lost };
  const areas = Object.fromEntries(
    all.map((part) => [part, namedArea(existing(readNamed(tables, names[part])))]),
  ) as Record<Part, NamedArea>;
  const refusals = all
    .filter((part) => !hasShape(part, areas))
    .map((part): Finding => {
      const { place } = areas[part];
      return { sentence: misshapen(part, placeName(place)), at: place };
    });
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, areas };
}

/* The lines of a year or a season: a row per name and event, spilled from the sheets of the events. */

/** Rows may be inserted into a sheet afterwards: so many are left free below its lines. */
const spareLines = 20;

/** Rows of lines, below their headings. */
export const mostLines = 5000;

/** The lines as they stand; rows count from 0 within their area. */
interface LinesFound<Key extends string> {
  readonly filled: readonly CellsOf<Key>[];
  /** Lines with an error that is not that of a deleted sheet. */
  readonly broken: readonly number[];
  /** Lines of sheets that were deleted. */
  readonly lost: readonly number[];
  /** The first row below all lines; 1 where there are none. */
  readonly nextRow: number;
  /** The first line of a deleted sheet with nothing but such lines below it: others may take its place. */
  readonly again: number | undefined;
}

export function findLines<Key extends string>({
  place,
  keys,
  held,
  cells,
}: ListIn<Key>): LinesFound<Key> {
  const filled: CellsOf<Key>[] = [];
  const broken: number[] = [];
  const lost: number[] = [];
  let [nextRow, lastKept] = [1, 0];
  for (let row = 1; row < place.area.rows; row++) {
    const line = keys.map((key) => held(key, row));
    if (line.every(({ kind }) => kind === 'blank')) continue;
    nextRow = row + 1;
    const errors = line.flatMap((cell) => (cell.kind === 'error' ? [cell.error] : []));
    if (errors.includes('#REF!')) {
      lost.push(row);
      continue;
    }
    lastKept = row;
    if (errors.length === 0) filled.push(cells(row));
    else broken.push(row);
  }
  return { filled, broken, lost, nextRow, again: lost.find((row) => row > lastKept) };
}

/**
 * Where so many lines go: below those that are there, with room for rows inserted later, and not above `least`; undefined where they
 * are full.
 */
export function rowOfLines(
  nextRow: number,
  area: NamedArea,
  count: number,
  least = 0,
): number | undefined {
  return withRoom(Math.max(nextRow === 1 ? 1 : nextRow + spareLines, least), area, count);
}

/** The row, where so many lines have room from there on. */
export function withRoom(row: number, area: NamedArea, count: number): number | undefined {
  return row + count <= area.place.area.rows ? row : undefined;
}

/** Rows for so many lines and those inserted later. */
export function rowsForLines(row: number, area: NamedArea, count: number): number {
  return Math.min(count + spareLines, area.place.area.rows - row);
}

/**
 * The formulas that a job writes to spill lines, column by column, in every language and for each of the rows.
 *
 * @param write a list with these rows
 */
export function lineShapes(
  write: (t: Translate) => { readonly rows: readonly (readonly PlanCell[])[] },
): readonly (readonly string[])[] {
  const rows = sheetTranslators().flatMap((t) => write(t as Translate).rows);
  const [first = []] = rows;
  return first.map((_, column) => {
    const formulas = rows.map((row) => row[column]);
    return [
      ...new Set(formulas.flatMap((each) => (each?.kind === 'formula' ? [each.formula] : []))),
    ];
  });
}

/** Formulas that spill lines, of these shapes, in their row of the list: whatever they refer to, they are ours. */
export function linesBlock<Key extends string>(
  list: ListIn<Key>,
  row: number,
  cells: readonly PlanCell[],
  shapes: readonly (readonly string[])[],
): ExistingBlock {
  const { sheetId, sheet } = list.place;
  const ours = list
    .spread<readonly string[]>(shapes, [])
    .flatMap((each, column): OwnCell[] =>
      each.length === 0 ? [] : [{ row: 0, column, held: [], shapes: each }],
    );
  return {
    ...{ sheetId, sheet, ours },
    at: areaName(list.placeOf(row, 0).area),
    cells: [list.spread(cells, keep)],
  };
}

/** Clears lines by the row of their formulas, of these shapes, with all that spills from them. */
export function clearedLines<Key extends string>(
  list: ListIn<Key>,
  rows: readonly number[],
  shapes: readonly (readonly string[])[],
): ExistingBlock[] {
  return rows.map((row) => ({
    ...linesBlock(list, row, several(shapes.length, blank()), shapes),
    endsSpills: true,
  }));
}

/* Formulas over the lines of a year or a season, in English notation. Nothing in one line spoils the others. */

/** What a check shows when nothing is wrong; in every language. */
export const allCounted = 'OK';

/** A text within a formula. */
export function quoted(text: string): string {
  return `"${text.replace(/"/g, '""')}"`;
}

/** A table without its header row: our sheets have headings of their own, in their language. Excel 2021 has no DROP. */
export function withoutHeader(table: string, rows: number | string): string {
  return `FILTER(${table},SEQUENCE(${rows})>1,"")`;
}

/**
 * What each line is: `OK`, where it counts; a word, where something stands in it that cannot, such as the error of a deleted
 * sheet; or nothing, where nothing stands. Everything else goes by it.
 *
 * @param counts an expression: what makes a line count, besides that nothing in it is an error
 */
export function lineStates(columns: readonly string[], counts: string, leftOut: string): string {
  const isFilled = `IFERROR(${columns.join('&')}<>"",TRUE)`;
  return `=IF(IFERROR(${counts},0),"${allCounted}",IF(${isFilled},${quoted(leftOut)},""))`;
}

/** The events with players without any line that says what it is, one after the other; empty text for none. */
export function eventsLost(
  { names, players }: { readonly names: string; readonly players: string },
  lines: { readonly events: string; readonly states: string },
): string {
  const events = `IFERROR(IF(${lines.states}="","",${lines.events}),"")`;
  const isPlayed = `ISNUMBER(${players})*(${players}>0)`;
  const isLost = `IFERROR(${isPlayed}*ISNA(XLOOKUP(${names},${events},${events})),0)`;
  return `TEXTJOIN(", ",TRUE,IFERROR(IF(${isLost},${names},""),""))`;
}

/** How many lines are left out, with the words for one and for several, or whose lines were deleted: `OK` for neither. */
export function leftOutCheck(
  states: string,
  lost: string,
  words: { readonly one: string; readonly many: string; readonly lost: string },
): string {
  const count = `SUMPRODUCT(IFERROR((${states}<>"")*(${states}<>"${allCounted}"),1))`;
  const ofLost = `IF(${lost}="","${allCounted}",${quoted(words.lost)}&${lost})`;
  return `=IF(${count}=0,${ofLost},${count}&IF(${count}=1,${quoted(words.one)},${quoted(words.many)}))`;
}

/** Totals with the check above them, and what that says of an event whose lines were deleted. */
interface CheckOfTotals {
  readonly list: Parameters<typeof readList<string>>[0];
  readonly check: SheetKey;
  readonly lost: (names: string, sheet: string) => Sentence;
}

/**
 * Whether the text of a check is one that its formula gives, in any language: OK, what breaks the list, how many lines are left out, or
 * what is wrong, with the names behind it. A note that somebody typed over it is none.
 */
export function isSaidByCheck(says: string): boolean {
  const isBroken = breaks.some(([words]) => saidInAny(words).includes(says));
  return says === allCounted || isBroken || /^\d+ |: ./.test(says);
}

/** That the formula of a check is gone. */
export function checkGone(at: Place): Finding {
  return { sentence: sentence('checkGone', { address: placeName(at) }), at };
}

/** Which events lost their lines, as the check above the totals says: these count nowhere. Or that it says nothing of its own. */
export function lostLines(
  table: SourceTable,
  of: Pick<CheckOfTotals, 'check' | 'lost'>,
): readonly Finding[] {
  const found = checkOn(table, of.check);
  if (!found) return [];
  if (!isSaidByCheck(found.says)) return [checkGone(found.at)];
  const [names] = saidInAny('linesDeleted').flatMap(
    (words) => found.says.split(`${words}: `)[1]?.split('; ')[0] ?? [],
  );
  return names === undefined ? [] : [{ sentence: of.lost(names, table.place.sheet), at: found.at }];
}

/** What Home says of totals: why their formula does not fill them, else what the check above them says, if nothing else does. */
export function totalsMissing(
  table: SourceTable | undefined,
  of: CheckOfTotals,
  others: readonly Missing[],
): readonly Missing[] {
  if (!table) return [];
  const first = readList<string>(of.list, table, ['place'])?.lines[0];
  const [cell, at] = [first?.cell('place'), first?.at('place')];
  const broken = cell && at && unusable(cell, placeName(at));
  if (broken) return [{ what: broken, at }];
  const lost = lostLines(table, of).map(({ sentence: what, at: where }) => ({
    ...{ what, ...(where && { at: where }) },
  }));
  const found = checkOn(table, of.check);
  if (lost.length > 0 || !found || found.says === allCounted) return lost;
  const address = placeName(found.at);
  const whole = brokenSaid(found.says, found.at);
  if (whole) return [{ what: whole.sentence, at: found.at }];
  if (others.length > 0 && isToldBy(found.says, others)) return [];
  return [{ what: sentence('checkSays', { address, what: found.says }), at: found.at }];
}

/** Whether the events whose lines a check finds left out, as far as it names them, are among what is said already. */
function isToldBy(says: string, others: readonly Missing[]): boolean {
  const told = JSON.stringify(others);
  const ofLines = says.split('; ').filter((part) => /^\d+ .*: /.test(part));
  const names = ofLines.flatMap((part) => part.slice(part.lastIndexOf(': ') + 2).split(', '));
  return names.every((name) => name !== '' && told.includes(JSON.stringify(name).slice(1, -1)));
}

/** A list that one formula fills, as the check above it sees it; addresses and formulas. */
interface FilledList {
  /** Its headings, and how many they are while no column came or went. */
  readonly headings: string;
  readonly columns: number;
  /** The cell of its formula. */
  readonly first: string;
  /** An expression: whether another formula in it is gone. */
  readonly isLess?: string;
}

/**
 * A check that says first what makes a list wrong that one formula fills. Where columns came or went, its figures stand beside each
 * other all the same, and so under headings of others.
 */
export function unlessBroken(
  check: string,
  { headings, columns, first, isLess }: FilledList,
  t: Translate,
): string {
  // Its row may have been deleted.
  const isTyped = `IFERROR(1-ISFORMULA(${first}),1)`;
  const isGone = [isTyped, ...(isLess === undefined ? [] : [isLess])].join('+');
  const rest = `IF(${isGone},${quoted(t('spillGone'))},${check.slice(1)})`;
  return `=IF(COLUMNS(${headings})<>${columns},${quoted(t('spillParted'))},${rest})`;
}

/** What a check says first of a list that one formula fills, and how that is said elsewhere. */
const breaks = [
  ['spillParted', 'shareParted'],
  ['spillGone', 'shareGone'],
] as const;

/** What the text of a check means for the list below it; undefined where it says nothing of that. */
export function brokenSaid(says: string, at: Place): Finding | undefined {
  const found = breaks.find(([words]) => saidInAny(words).includes(says));
  return found && { sentence: sentence(found[1], { address: placeName(at) }), at };
}

/** Cells whose formula is kept from filling others: what somebody typed there leaves out all that it would show. */
export function spillsBlocked({ rows, place }: SourceTable): readonly Finding[] {
  return rows.flatMap(({ cells }, row) =>
    cells.flatMap((cell, column): Finding[] => {
      if (!cannotSpill(cell)) return [];
      const at = cellIn(place, row, column);
      return [{ sentence: existing(unusable(cell, placeName(at))), at }];
    }),
  );
}

/** Whether the check above totals says that formulas of them are gone. */
export function goneIn(totals: SourceTable, { check }: Pick<CheckOfTotals, 'check'>): boolean {
  const found = checkOn(totals, check);
  return found !== undefined && brokenSaid(found.says, found.at)?.sentence.code === 'shareGone';
}

/** What is said of a formula of totals that is gone, with the job that puts it back. */
export function withWay(what: Said, way: TextKey): Said {
  return goneKeys.includes(what.code) ? { what, code: way } : what;
}
const goneKeys: readonly (TextKey | undefined)[] = ['shareGone', 'checkGone'];

/** What else is known of totals to be put back. */
interface PutBack {
  /** Their lines are filled. */
  readonly hasLines: boolean;
  /** The check says OK where something is wrong. */
  readonly isOkTyped?: boolean;
  /** Values stand where one formula fills the list. */
  readonly isPasted?: boolean;
}

/**
 * The formulas that are gone from totals as they stand: of their check, of what fills them, and of columns of their own; wherever rows or
 * columns were inserted before them. Nothing where columns came or went among them.
 */
export function putBack(
  stands: SourceTable,
  { list, check: label }: Pick<CheckOfTotals, 'list' | 'check'>,
  { blocks }: NewSheet,
  { hasLines, isOkTyped = false, isPasted = false }: PutBack,
): readonly ExistingBlock[] {
  const block = blocks.find(({ at }) => at !== 'A1');
  const { rows, place } = stands;
  const read = readList<string>(list, stands, ['place', 'events']);
  if (!block || !read) return [];
  const { row: top } = areaOfBlock(block);
  const [left, last] = ['place', 'events'].map((key) => read.headingAt(key).area.column);
  const moved = { down: read.header - top - 1, right: left ?? 0 };
  if (last !== moved.right + Object.keys(list.columns).indexOf('events')) return [];
  const isBlank = (row: number, column: number): boolean => {
    const cell =
      rows[row + moved.down - place.area.row]?.cells[column + moved.right - place.area.column];
    return cell === undefined || plainText(cell, '.') === '';
  };
  const [first, second] = [top + 2, top + 3];
  const check = checkOn(stands, label);
  const saysGone = goneIn(stands, { check: label });
  const isGone = (row: number, column: number): boolean => {
    if (row === top) return check !== undefined && (isOkTyped || !isSaidByCheck(check.says));
    if (row !== first) return false;
    if (column === 0) return isPasted || (hasLines && isBlank(first, 1));
    if (isBlank(top + 1, column)) return false;
    // A cell of an engine that took no part looks as one without its formula: both are written, which changes the one alone.
    return saysGone && (isBlank(first, column) || (isBlank(second, column) && !isBlank(second, 1)));
  };
  return block.cells.flatMap((cells, down) =>
    cells.flatMap((cell, column): ExistingBlock[] => {
      const row = top + down;
      if (cell.kind !== 'formula' || !isGone(row, column)) return [];
      const { sheet, sheetId } = place;
      const put = { ...cell, formula: movedFormula(cell.formula, moved) };
      const ours = [{ row: 0, column: 0, held: [], shapes: [cell.formula] }];
      const at =
        row === top && check
          ? cellName(check.at.area.row, check.at.area.column)
          : cellName(row + moved.down, column + moved.right);
      return [{ sheet, sheetId, at, cells: [[put]], ours, endsSpills: true }];
    }),
  );
}

/** A text, an address on another sheet, or a word: an address on the sheet of the formula, a name, or a function with its bracket. */
const words =
  /"(?:[^"]|"")*"|(?:'(?:[^']|'')+'|[\p{L}\p{N}_.]+)!\$?[A-Z]+\$?\d+(?::\$?[A-Z]+\$?\d+)?|[\p{L}\p{N}_.$]+\(?/gu;
const ownAddress = /^(\$?)([A-Z]{1,3})(\$?)(\d+)$/;

/** A formula on a sheet that got so many rows above it and columns before it: what it refers to there moved along. */
function movedFormula(
  formula: string,
  { down, right }: { readonly down: number; readonly right: number },
): string {
  return formula.replace(words, (word) =>
    word.replace(
      ownAddress,
      (_, before: string, column: string, between: string, row: string) =>
        `${before}${columnLetters(columnOf(column) + right)}${between}${Number(row) + down}`,
    ),
  );
}

/** Cells that each hold a formula of their own, and the labels beside them: an inserted row has none. */
export interface FormulaCells {
  readonly cells: string;
  readonly labels?: string;
}

/**
 * The cells of formulas that are gone, cleared or typed over, as an expression: of columns that one fills from its first cell, and of
 * others.
 */
export function cellsGone(columns: readonly string[], others: readonly FormulaCells[]): string {
  const address = (of: string): string => `ADDRESS(ROW(${of}),COLUMN(${of}),4)`;
  const firsts = columns.map((column) => {
    const first = `INDEX(${column},1)`;
    return `IF(ISFORMULA(${first}),"",${address(first)})`;
  });
  const single = others.map(({ cells, labels }) => {
    const isLabeled = labels === undefined ? '' : `*(${labels}<>"")`;
    return `IF((1-ISFORMULA(${cells}))${isLabeled},${address(cells)},"")`;
  });
  return `TEXTJOIN(", ",TRUE,${[...firsts, ...single].join(',')})`;
}

/** A formula that says first from which of its cells formulas are gone, and what to do. */
export function unlessGone(formula: string, cells: string, wayOut: string, t: Translate): string {
  const words = [quoted(`${t('formulasGone')} `), cells, quoted(`. ${wayOut}`)].join('&');
  return `=IF(${cells}="",${formula.slice(1)},${words})`;
}

/** Where a formula above a list says that formulas are gone, and what it says. */
export function goneSaid(
  { rows, place }: SourceTable,
  header: number,
): readonly { readonly says: string; readonly at: Place }[] {
  const names = saidInAny('formulasGone');
  return rows
    .slice(0, header)
    .flatMap(({ cells }, row) =>
      cells.flatMap((cell, column) =>
        cell.kind === 'text' && names.some((each) => cell.text.startsWith(`${each} `))
          ? [{ says: cell.text, at: cellIn(place, row, column) }]
          : [],
      ),
    );
}

/** The same as findings. */
export function goneAbove(table: SourceTable, header: number): readonly Finding[] {
  return goneSaid(table, header).map(({ says, at }) => {
    const values = { address: placeName(at), what: says.replace(/\.$/, '') };
    return { sentence: sentence('checkSays', values), at };
  });
}

/** The rows of a column that count. */
export function countedLines(column: string, states: string): string {
  return `FILTER(${column},${states}="${allCounted}","")`;
}

/** Rows that one page has room for at full size, below its title. */
const rowsOfPage = { a4: 44, letter: 40 } as const;

/** Rows that may be filled by hand until more is written. */
const spareRows = 20;

/** What is printed of a list with so many rows, headings and all: what is there, but a whole page of it at least. */
export function printedRows(
  rows: number,
  { last, paper }: { readonly last: string; readonly paper: keyof typeof rowsOfPage },
): string {
  return `A1:${last}${Math.max(rows + spareRows, rowsOfPage[paper])}`;
}

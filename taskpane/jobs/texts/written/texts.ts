import { htmlTable, type SharedLine, sharedPlaces, standingsText } from '../../../../src/exchange';
import {
  type Language,
  type Said,
  saidInAny,
  sentence,
  type Sentence,
  type SheetKey,
} from '../../../../src/language';
import type { DecimalMark } from '../../../sheets/notation';
import {
  plainText,
  type SourceCell,
  type SourceTable,
  type Where,
  type WorkbookFacts,
} from '../../../sheets/source';
import type { NumberedTables } from '../../../sheets/sheet-names';
import type { WrittenColumn, WrittenRole } from '../../../sheets/written-list';
import { madeDate, unusable } from '../../../sheets/columns/kinds';
import { spelling } from '../../../sheets/columns/spelling';
import { existing } from '../../../../src/core/result';
import { cellIn, placeName } from '../../../sheets/address';
import { brokenSaid } from '../../../sheets/season';
import type { Finding } from '../../../sheets/plan';
import type { Stepwise } from '../../../../src';

interface GivenIn {
  readonly say: (said: Said) => string;
  readonly language: Language;
  readonly mark: DecimalMark;
}

interface GivenLine {
  /** As the columns are, each as it is shown. */
  readonly cells: readonly string[];
  readonly group: string;
  /** A number, or the first number of `2/3`; none where nobody was placed. */
  readonly place: number | undefined;
}

/** The list as text and as HTML. */
export function textsOf(
  list: WrittenList,
  given: GivenIn,
): { readonly text: string; readonly html: string } {
  const { kind, columns, title } = list;
  const { say, language } = given;
  const lines = linesOf(list, given);
  const groups = [...new Set(lines.map(({ group }) => group))];
  const parts = groups.map((group) => {
    const heading = kind.headed ? say(kind.headed(group)) : title;
    const own = lines.filter((line) => line.group === group);
    return standingsText(
      heading,
      own.map((line) => asShared(line, columns, say)),
    );
  });
  const text = [...(kind.headed ? [title] : []), ...parts].join('\n\n');
  const html = htmlTable({
    lang: language,
    caption: title,
    columns: columns.map(({ heading }) => titleOf(heading, say)),
    heading: columns.findIndex(({ role }) => role === (kind.headed ? 'name' : 'place')),
    rows: lines.map(({ cells }) => cells),
  });
  return { text, html };
}

function linesOf(
  { kind, columns, lines }: WrittenList,
  { say, mark }: GivenIn,
): readonly GivenLine[] {
  const indexOf = (role: WrittenRole): number => columns.findIndex((each) => each.role === role);
  const [placeAt, groupAt] = [indexOf('place'), indexOf('group')];
  const all = lines.map((line): GivenLine => {
    const cells = columns.map((column, i) => shownIn(line[i], column, say, mark));
    const found = /\d+/.exec(cells[placeAt] ?? '')?.[0];
    const place = found === undefined ? undefined : Number(found);
    return { cells, group: cells[groupAt] ?? '', place };
  });
  if (kind.sorted) all.sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity));
  return withShared(all, placeAt);
}

/** Places that are shared say so, unless the sheet says it. */
function withShared(lines: readonly GivenLine[], at: number): readonly GivenLine[] {
  const shown = new Map<GivenLine, string>();
  for (const group of new Set(lines.map((line) => line.group))) {
    const own = lines.filter((line) => line.group === group && /^\d+$/.test(line.cells[at] ?? ''));
    const places = sharedPlaces(own.map(({ place }) => place ?? 0));
    for (const [i, line] of own.entries()) shown.set(line, places[i] ?? '');
  }
  return lines.map((line) => {
    const place = shown.get(line);
    const cells = line.cells.map((cell, i) => (i === at && place !== undefined ? place : cell));
    return { ...line, cells };
  });
}

function shownIn(
  cell: SourceCell | undefined,
  { shown, blank }: FoundColumn,
  say: GivenIn['say'],
  mark: DecimalMark,
): string {
  if (cell?.kind === 'number') return shown(cell.value, mark);
  const text = cell ? plainText(cell, mark).trim() : '';
  if (text !== '' || !blank) return text;
  return blank === '–' ? blank : say({ code: blank });
}

function asShared(
  { cells }: GivenLine,
  columns: readonly FoundColumn[],
  say: GivenIn['say'],
): SharedLine {
  const of = (role: WrittenRole): string | undefined =>
    cells[columns.findIndex((each) => each.role === role)];
  return {
    place: of('place') ?? '',
    name: of('name') ?? '',
    grade: of('grade'),
    score: of('score') ?? '',
    figures: columns.flatMap(({ role, heading, isNamed }, i) => {
      const cell = cells[i] ?? '';
      if (role !== 'figure' || cell === '') return [];
      return [isNamed ? `${titleOf(heading, say)} ${cell}` : cell];
    }),
  };
}

/** A list as it stands in a sheet. */
export interface WrittenList {
  readonly sheet: string;
  /** What stands above it. */
  readonly title: string;
  readonly kind: WrittenKind;
  readonly columns: readonly FoundColumn[];
  /** Its lines, each with a cell per column. */
  readonly lines: readonly (readonly SourceCell[])[];
  /** Cells that hold no value, such as errors, and rows that would be left out. */
  readonly broken: readonly Finding[];
}

export interface FoundColumn extends WrittenColumn {
  /** Of a column that the data names, what stands in its heading. */
  readonly heading: SheetKey | { readonly typed: string };
  /** Within the sheet's cells. */
  readonly at: number;
}

/** The list of a sheet: the first kind whose headings stand in one row. */
export function listOn(table: SourceTable, kinds: readonly WrittenKind[]): WrittenList | undefined {
  for (const kind of kinds) {
    for (const [row, { cells }] of table.rows.entries()) {
      const columns = columnsIn(cells, kind);
      if (columns) return listBelow(table, row, kind, columns);
    }
  }
  return undefined;
}

const titleOf = (heading: FoundColumn['heading'], say: GivenIn['say']): string =>
  typeof heading === 'string' ? say({ code: heading }) : heading.typed;

function columnsIn(
  cells: readonly SourceCell[],
  { columns, more }: WrittenKind,
): readonly FoundColumn[] | undefined {
  const found: FoundColumn[] = [];
  for (const column of columns) {
    const at = cells.findIndex((cell) => headed(cell, column.headings) !== undefined);
    const cell = cells[at];
    const heading = cell && headed(cell, column.headings);
    if (heading !== undefined) found.push({ ...column, heading, at });
    else if (!column.optional) return undefined;
  }
  if (!more) return found;
  const { shown, before } = more;
  const from = Math.max(...found.map(({ at }) => at)) + 1;
  const beyond = cells.findIndex((cell, at) => at >= from && headed(cell, [before]) !== undefined);
  return [
    ...found,
    ...cells.flatMap((cell, at): FoundColumn[] => {
      if (at < from || (beyond !== -1 && at >= beyond) || !isFilled(cell)) return [];
      const typed = cell.kind === 'error' ? '' : spelling(plainText(cell, '.'));
      return [{ shown, role: 'figure', isNamed: true, headings: [], heading: { typed }, at }];
    }),
  ];
}

function headed(cell: SourceCell, headings: readonly SheetKey[]): SheetKey | undefined {
  if (cell.kind !== 'text') return undefined;
  const shown = spelling(cell.text);
  return headings.find((key) => saidInAny(key).some((each) => spelling(each) === shown));
}

/** Lines have a name, and a place or a score: one that lost its name is said, and what else stands below is no line. */
function listBelow(
  table: SourceTable,
  head: number,
  kind: WrittenKind,
  columns: readonly FoundColumn[],
): WrittenList {
  const { place, rows, mark } = table;
  const above = [...brokenAbove(table, head), ...(kind.faults?.(table) ?? [])];
  const broken: Finding[] = above.map((each) => kind.said?.(each) ?? each);
  const lines: (readonly SourceCell[])[] = [];
  // What stands apart from the lines is none of them.
  let last = head;
  for (const [i, { cells }] of rows.entries()) {
    if (i <= head) continue;
    const line = columns.map(({ at }): SourceCell => cells[at] ?? { kind: 'blank' });
    const has = (...roles: readonly string[]): boolean =>
      columns.some(({ role }, at) => roles.includes(role) && isFilled(line[at]));
    const error = line.findIndex((cell, at) => !isShareable(cell, columns[at]?.role));
    // A formula that fills the list shows its error in the first cell, where nobody's name stands.
    const isOfAll = i === head + 1 && error !== -1;
    if (error !== -1 && (isOfAll || has('name') || columns[error]?.role === 'name')) {
      const at = cellIn(place, i, columns[error]?.at ?? 0);
      const cell = line[error] ?? { kind: 'blank' };
      const why = unusable(cell, placeName(at)) ?? madeDate(cell, placeName(at));
      const isSaid = broken.some(({ at: said }) => said && placeName(said) === placeName(at));
      if (why && !isSaid) broken.push({ sentence: why, at });
    } else if (has('name') && has('place', 'score')) {
      lines.push(line);
      last = i;
    } else if (last === i - 1 && !has('name') && has('place', 'score')) {
      const { heading, at: column } = existing(columns.find(({ role }) => role === 'name'));
      const at = cellIn(place, i, column);
      const name = typeof heading === 'string' ? { code: heading } : heading.typed;
      broken.push({ sentence: sentence('cellBlank', { address: placeName(at), name }), at });
      last = i;
    }
  }
  const lineAbove = (row: number): string => {
    const [first] = row < head ? (rows[row]?.cells ?? []) : [];
    return first && first.kind !== 'error' ? spelling(plainText(first, mark)) : '';
  };
  const title = lineAbove(0) || place.sheet;
  return {
    sheet: place.sheet,
    title: kind.isOfEvent ? underTitle(title, lineAbove(1)) : title,
    ...{ kind, columns, lines, broken },
  };
}

/** No error, and no day that Excel made of a place such as 2/3. */
function isShareable(cell: SourceCell, role: FoundColumn['role'] | undefined): boolean {
  const isDay = cell.kind === 'number' && cell.isDate;
  return cell.kind !== 'error' && !(isDay && (role === 'place' || role === 'score'));
}

/** A title with the event that it is of: who reads it elsewhere does not see the workbook. */
export function underTitle(title: string, event: string): string {
  return event === '' ? title : `${title}: ${event}`;
}

/** Where the check above a list says that its figures stand under other headings, or not at all. */
function brokenAbove({ rows, place }: SourceTable, head: number): readonly Finding[] {
  return rows.slice(0, head).flatMap(({ cells }, row) =>
    cells.flatMap((cell, column) => {
      const found = cell.kind === 'text' && brokenSaid(cell.text, cellIn(place, row, column));
      return found ? [found] : [];
    }),
  );
}

function isFilled(cell: SourceCell | undefined): boolean {
  return (
    cell !== undefined &&
    (cell.kind !== 'text' || spelling(cell.text) !== '') &&
    cell.kind !== 'blank'
  );
}

/** Why a list cannot be given. */
export function problemsOf({ lines, broken, sheet }: WrittenList): readonly Finding[] {
  if (broken.length > 0) return broken;
  return lines.length === 0 ? [{ sentence: sentence('shareEmpty', { sheet }) }] : [];
}

/** A list that the jobs write. */
export interface WrittenKind {
  readonly columns: readonly WrittenColumn[];
  /** Columns that the data names stand behind these, before a list with this heading: how their figures are shown. */
  readonly more?: Pick<WrittenColumn, 'shown'> & { readonly before: SheetKey };
  /** Written in another order than that of the places. */
  readonly sorted?: true;
  /** What is wrong with the rows of a sheet, such as an entry that would be left out: then nothing is given. */
  readonly faults?: (table: SourceTable) => readonly Finding[];
  /** How the system says what the check above a list, or `faults`, finds. */
  readonly said?: (finding: Finding) => Finding;
  /** The line below its title says which event it is of, which the title does not. */
  readonly isOfEvent?: true;
  /** What heads the lines of a group in a text. */
  readonly headed?: (group: string) => Sentence;
}

/** Lists of a system, in the order in which a sheet is compared with them. */
export interface WrittenKinds {
  readonly kinds: readonly WrittenKind[];
  /** The sheets that hold them, the newest first. */
  readonly sheets: (facts: WorkbookFacts) => readonly string[];
  /** What else is read, to tell what is odd about them. */
  readonly also?: (facts: WorkbookFacts) => readonly Where[];
  /** What is odd about the list of a sheet, by the sheet: it is said above its texts. `also` is all that was read. */
  readonly told?: (
    facts: WorkbookFacts,
    also: readonly SourceTable[],
  ) => Stepwise<ReadonlyMap<string, readonly Finding[]>>;
  /** Sheets whose list was written again later: they can be chosen, and are proposed for nothing, not even in front. */
  readonly former?: (facts: WorkbookFacts) => readonly string[];
}

/** The sheets with cells of these names, in their order; of a list that was written several times the newest first. */
export function sheetsNamed(
  { named = [] }: WorkbookFacts,
  wanted: readonly (string | NumberedTables)[],
): readonly string[] {
  const there = named.map(({ name }) => name);
  const names = wanted.flatMap((each) =>
    typeof each === 'string'
      ? there.filter((name) => name.toLowerCase() === each.toLowerCase())
      : each.all(there),
  );
  return names.flatMap((name) =>
    named.filter((each) => each.name === name).map((each) => each.sheet),
  );
}

import { onSheet, sameName } from './address';
import { readAt, type SourceTable, type Where, type WorkbookFacts } from './source';

const longestName = 31;

/** Whether Excel accepts it as a sheet's name, apart from being taken. */
export function validSheetName(name: string): boolean {
  return (
    name.length >= 1 &&
    name.length <= longestName &&
    !/[[\]:*?/\\\0-\x1f]/.test(name) &&
    !/^'|'$/.test(name) &&
    !/^(history)$/i.test(name) &&
    name.trim() !== ''
  );
}

/**
 * A name for a new sheet: as wanted if it is valid and free, else with forbidden characters replaced, cut to Excel's 31
 * characters, and with ` (2)`, ` (3)` ... behind it. Sheet names differ by more than case. Of a long name that ends in a year or
 * another number the front is cut: by its end it is told from the next one.
 */
export function freeSheetName(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const cleaned = wanted
    .replace(/[[\]:*?/\\\0-\x1f]/g, '-')
    .replace(/^'+|'+$/g, '')
    .trim();
  const base = validSheetName(cut(cleaned, longestName)) ? cleaned : `${cleaned} -`.trim();
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? '' : ` (${count})`;
    const name = shortened(base, longestName - suffix.length) + suffix;
    if (!used.has(name.toLowerCase()) && validSheetName(name)) return name;
  }
}

/** The last word with a digit and what follows it, with the blank before: ` 2026`, ` round 3`. */
const numbered = /\s(?:\p{L}{3,}\s)?\S*\d\S*(?:\s\D*)?$/u;

/** The text cut to a length, before its year or number where that leaves most of the rest. */
function shortened(text: string, length: number): string {
  const end = numbered.exec(text)?.[0] ?? '';
  if (text.length <= length || 3 * end.length > 2 * length) return cut(text, length);
  return cut(text.slice(0, text.length - end.length), length - end.length) + end;
}

/** Cut to a number of UTF-16 units without splitting a character, and without an apostrophe or blank at the end. */
function cut(text: string, length: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > length) break;
    kept += character;
  }
  return kept.replace(/['\s]+$/, '');
}

/**
 * A name for a new table or a name of the workbook (they share one name space): letters, digits, underscores, no cell
 * address, not taken.
 */
export function freeTableName(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const plain = wanted.normalize('NFD').replace(/[^A-Za-z0-9_]/g, '');
  const base = /^[A-Za-z_]/.test(plain) && !looksLikeCell(plain) ? plain : `_${plain}`;
  for (let count = 1; ; count++) {
    const name = count === 1 ? base : `${base}_${count}`;
    if (!used.has(name.toLowerCase())) return name;
  }
}

/** Whether Excel accepts it as the name of a table or of cells, apart from being taken. */
export function validTableName(name: string): boolean {
  return /^[\p{L}_\\][\p{L}\p{N}_.\\?]{0,254}$/u.test(name) && !looksLikeCell(name);
}

function looksLikeCell(name: string): boolean {
  return /^([A-Za-z]{1,3}\d+|[rR]\d*([cC]\d*)?|[cC]\d*)$/.test(name);
}

/** The names a new sheet cannot have. */
export function sheetNames({ sheets }: Pick<WorkbookFacts, 'sheets'>): readonly string[] {
  return sheets.map(({ name }) => name);
}

/** The names a new table cannot have: those of tables and of cells, also of cells that were deleted. */
export function tableNames({
  tables,
  names,
  gone = [],
}: Pick<WorkbookFacts, 'tables' | 'names' | 'gone'>): readonly string[] {
  return [...tables.map(({ name }) => name), ...names, ...gone];
}

/**
 * The numbers of numbered tables, such as those of rounds or cycles, without those of copies, ascending. Excel copies a sheet with its
 * tables and puts a number behind their names, another behind each, so that a copy of table 2 looks like table 26. A number is
 * taken for that of a copy where it begins with another one and does not follow the one before it.
 *
 * @param isOwn whether something else says that there is a table of this number, behind these
 */
export function withoutCopies(
  numbers: readonly number[],
  isOwn: (number: number, before: readonly number[]) => boolean,
): readonly number[] {
  const kept: number[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const isCopy =
      kept.some((each) => each < number && String(number).startsWith(String(each))) &&
      !kept.includes(number - 1);
    if (!isCopy || isOwn(number, kept)) kept.push(number);
  }
  return kept;
}

/** A list that is written again and again: its tables, or the names of its cells. The one place that answers which of several counts. */
export interface NumberedTables {
  /** Which writing of the list a name is of, in any case of letters; undefined for another name. */
  readonly timeOf: (name: string) => number | undefined;
  /** Those among the names of a workbook, the one written last first, wherever its sheet stands; copies of sheets are left out. */
  readonly all: (names: readonly string[]) => readonly string[];
  /** The one that counts. */
  readonly latest: (names: readonly string[]) => string | undefined;
  /** The name under which it is written next: behind all that are there, also where one between them was deleted. */
  readonly next: (facts: NamesTaken) => string;
  readonly named: (time: number) => string;
}

type NamesTaken = Pick<WorkbookFacts, 'tables' | 'names' | 'gone'>;

/** Excel's numbers behind the tables of copied sheets are not longer either. */
const mostDigits = 6;

/** `NK_Rights`, `NK_Rights_2`, `NK_Rights_3`. It names no texts: where an event stands is asked before texts are there. */
export function numberedTables(base: string): NumberedTables {
  return numberedNames(base, '', (times) => {
    const again = times.filter((time) => time > 1);
    return [1, ...withoutCopies(again, () => false)];
  });
}

/** The same of cells with a name, of which Excel makes no copies. `SOF_Event_1`, `SOF_Event_2` where the first has its number, too. */
export function numberedCells(base: string, first: '' | '_1' = ''): NumberedTables {
  return numberedNames(base, first, (times) => times);
}

function numberedNames(
  base: string,
  first: '' | '_1',
  owned: (times: readonly number[]) => readonly number[],
): NumberedTables {
  const end = new RegExp(`^(?:_([1-9]\\d{0,${mostDigits - 1}}))?$`);
  const timeOf: NumberedTables['timeOf'] = (name) => {
    if (name.slice(0, base.length).toLowerCase() !== base.toLowerCase()) return undefined;
    const rest = name.slice(base.length);
    if (rest === first) return 1;
    const time = Number(end.exec(rest)?.[1] ?? 1);
    return time === 1 ? undefined : time;
  };
  const all: NumberedTables['all'] = (names) => {
    const found = names.flatMap((name) => {
      const time = timeOf(name);
      return time === undefined ? [] : [{ name, time }];
    });
    const own = new Set(owned(found.map(({ time }) => time)));
    return found
      .filter(({ time }) => own.has(time))
      .sort((a, b) => b.time - a.time)
      .map(({ name }) => name);
  };
  const latest: NumberedTables['latest'] = (names) => all(names)[0];
  const named = (time: number): string => base + (time === 1 ? first : `_${time}`);
  const next: NumberedTables['next'] = (facts) => {
    const last = latest(tableNames(facts));
    const behind = last === undefined ? 1 : (timeOf(last) ?? 0) + 1;
    return named(firstFree(behind, facts, (time) => [named(time)]));
  };
  return { timeOf, all, latest, next, named };
}

/** The first number from one on whose names are all free. */
function firstFree(
  from: number,
  facts: NamesTaken,
  namesOf: (time: number) => readonly string[],
): number {
  const used = new Set(tableNames(facts).map((name) => name.toLowerCase()));
  let time = from;
  while (namesOf(time).some((name) => used.has(name.toLowerCase()))) time++;
  return time;
}

/** Lists that are written together and bear the same number, such as an event and its awards. */
interface TablesTogether<Part extends string> {
  /** All of them by the name of one; undefined for another name. */
  readonly of: (name: string | undefined) => Readonly<Record<Part, string>> | undefined;
  /** The numbers that any of them bears, ascending. */
  readonly times: (names: readonly string[]) => readonly number[];
  /** Those written last of which all are there. */
  readonly latest: (names: readonly string[]) => Readonly<Record<Part, string>> | undefined;
  /** The names under which they are written next. */
  readonly next: (facts: NamesTaken) => Readonly<Record<Part, string>>;
  readonly named: (time: number) => Readonly<Record<Part, string>>;
}

export function together<Part extends string>(
  parts: Readonly<Record<Part, NumberedTables>>,
): TablesTogether<Part> {
  const each = Object.entries<NumberedTables>(parts) as [Part, NumberedTables][];
  const named = (time: number): Record<Part, string> =>
    Object.fromEntries(each.map(([part, { named: of }]) => [part, of(time)])) as Record<
      Part,
      string
    >;
  const timeOf = (name: string): number | undefined =>
    each.map(([, { timeOf: of }]) => of(name)).find((time) => time !== undefined);
  const of = (name: string | undefined): Record<Part, string> | undefined => {
    const time = name === undefined ? undefined : timeOf(name);
    return time === undefined ? undefined : named(time);
  };
  const times = (names: readonly string[]): readonly number[] => {
    const found = each.flatMap(([, { all }]) => all(names)).flatMap((name) => timeOf(name) ?? []);
    return [...new Set(found)].sort((a, b) => a - b);
  };
  const latest = (names: readonly string[]): Record<Part, string> | undefined => {
    const there = new Set(names.map((name) => name.toLowerCase()));
    const time = [...times(names)]
      .reverse()
      .find((own) => each.every(([, list]) => there.has(list.named(own).toLowerCase())));
    return time === undefined ? undefined : named(time);
  };
  const next = (facts: NamesTaken): Record<Part, string> => {
    const behind = 1 + Math.max(0, ...times(tableNames(facts)));
    return named(firstFree(behind, facts, (time) => Object.values<string>(named(time))));
  };
  return { of, times, latest, next, named };
}

/** An event whose areas have names of their own, by which they are found even after their sheets were renamed. */
export interface NamedParts<Part extends string> {
  readonly names: Readonly<Record<Part, string>>;
  readonly all: readonly Part[];
  /** Whether a name of the workbook is that of a part. */
  readonly isOne: (name: string) => boolean;
  /** Those that a workbook does not hold, or no longer. */
  readonly missing: (facts: Pick<WorkbookFacts, 'names'>) => readonly Part[];
  /** Whether it holds the event, also where a part of it has gone. */
  readonly holdsAny: (facts: Pick<WorkbookFacts, 'names'>) => boolean;
  /** All of them; nothing where one is missing. */
  readonly places: (facts: Pick<WorkbookFacts, 'names'>) => readonly Where[];
}

export function namedParts<Part extends string>(
  names: Readonly<Record<Part, string>>,
): NamedParts<Part> {
  const all = Object.keys(names) as Part[];
  const missing: NamedParts<Part>['missing'] = ({ names: known }) =>
    all.filter((part) => !known.some((name) => sameName(name, names[part])));
  return {
    ...{ names, all, missing },
    isOne: (name) => all.some((part) => sameName(name, names[part])),
    holdsAny: (facts) => missing(facts).length < all.length,
    places: (facts) =>
      missing(facts).length > 0 ? [] : all.map((part) => ({ kind: 'typed', text: names[part] })),
  };
}

/** All of the sheet on which the cells with a name stand: more may have been typed outside of them. */
export function sheetOfCells({ named = [] }: WorkbookFacts, cells: string): readonly Where[] {
  return named
    .filter(({ name }) => sameName(name, cells))
    .map(({ sheet }) => ({ kind: 'sheet', sheet }));
}

/** The top of the sheet that holds cells with a name, such as the lines of a year: the check and the beginning of its totals. */
export function topPlace({ named = [] }: WorkbookFacts, cells: string): readonly Where[] {
  return named
    .filter(({ name }) => sameName(name, cells))
    .map(({ sheet }) => ({ kind: 'typed', text: onSheet(sheet, 'A1:AB12'), mayBeEmpty: true }));
}

/** The same among what was read. */
export function topOf(
  cells: string,
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): SourceTable | undefined {
  return readAt(tables, topPlace(facts, cells))[0];
}

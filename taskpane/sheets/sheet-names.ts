import type { WorkbookFacts } from './source';

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

/**
 * The tables, or named cells, of a list that was written several times: `base`, `base_2`, `base_3`. The one written last comes first,
 * wherever its sheet stands and in whatever order Excel names them; copies of sheets are left out. This is the one answer to
 * which of several lists counts.
 */
export function writings(base: string, names: readonly string[]): readonly string[] {
  const found = names.flatMap((name) => {
    const time = timeOf(base, name);
    return time === undefined ? [] : [{ name, time }];
  });
  const again = found.flatMap(({ time }) => (time > 1 ? [time] : []));
  const own = new Set([1, ...withoutCopies(again, () => false)]);
  return found
    .filter(({ time }) => own.has(time))
    .sort((a, b) => b.time - a.time)
    .map(({ name }) => name);
}

/** The name under which it is written next: behind all that are there, also where one between them was deleted. */
export function nextWriting(
  base: string,
  facts: Pick<WorkbookFacts, 'tables' | 'names' | 'gone'>,
): string {
  const taken = tableNames(facts);
  const [last] = writings(base, taken);
  const used = new Set(taken.map((name) => name.toLowerCase()));
  for (let time = last === undefined ? 1 : (timeOf(base, last) ?? 1) + 1; ; time++) {
    const name = time === 1 ? base : `${base}_${time}`;
    if (!used.has(name.toLowerCase())) return name;
  }
}

/** Which writing of a list a name is of, in any case of letters; undefined for another name. */
function timeOf(base: string, name: string): number | undefined {
  const [start, rest] = [name.slice(0, base.length), name.slice(base.length)];
  if (start.toLowerCase() !== base.toLowerCase()) return undefined;
  if (rest === '') return 1;
  const time = /^_([1-9]\d*)$/.exec(rest)?.[1];
  return time === undefined || time === '1' ? undefined : Number(time);
}

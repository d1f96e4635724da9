import { fractionIn } from '../../../src/core/numbers';
import type { DecimalMark } from '../notation';
import { plainText, type SourceCell } from '../source';
import { cut, type Item, saidInAny, sentence, type Sentence } from '../../../src/language';
import type { CellContext, CellReading, Field, Kind, Presence } from './fields';
import { likeness, spelling } from './spelling';
import { partFields, wholeNames } from './person-names';
import { tongues } from '../../../src/language/tongues';
import { typedPlace } from '../../../src';

/** What a cell holds, for a sentence; TRUE and FALSE are said in its language, as Excel shows them. */
export function shownCell(cell: SourceCell, mark: DecimalMark): Item {
  if (cell.kind === 'truth') return sentence(cell.value ? 'truth' : 'untruth');
  if (cell.kind === 'number' && cell.isDate) return shownDay(cell.value, cell.format);
  return cut(plainText(cell, mark));
}

/** A text such as a name, spelled with ordinary blanks; a number is taken as it reads (an account may be called 1973). */
export const textKind: Kind<string> = {
  read(cell, context) {
    if (cell.kind === 'number' && !cell.isDate) return value(plainText(cell, context.mark));
    if (cell.kind !== 'text') return refused('cellNeedsText', cell, context);
    const name = spelling(cell.text);
    return name === '' ? refused('cellLooksBlank', cell, context) : value(name);
  },
};

export interface NumberLimits {
  readonly least?: number;
  readonly most?: number;
  readonly whole?: boolean;
  /** `4½`, `¼` and `2 ¾` are numbers, too, as programs for tournaments print them. */
  readonly fractions?: boolean;
}

/**
 * A number within limits. A text that reads as one in the workbook's notation counts (and is told); a date, a percentage
 * in a text or a number in the other notation does not.
 */
export function numberKind(limits: NumberLimits = {}): Kind<number> {
  const { least = -Infinity, most = Infinity, whole = false, fractions = false } = limits;
  return {
    read(cell, context) {
      const textNumber = cell.kind === 'text';
      const number =
        numberIn(cell, context.mark) ??
        (fractions && textNumber ? fractionIn(spelling(cell.text)) : undefined);
      // As Text a number would be no figure to formulas.
      if (cell.kind === 'number' && cell.isDate) return refusedDay(cell, context);
      if (number === undefined) return refused('cellNeedsNumber', cell, context);
      if (whole && !Number.isInteger(number)) return refused('cellNeedsWhole', cell, context);
      if (number < least) return refusedLimit('cellAtLeast', cell, context, least);
      if (number > most) return refusedLimit('cellAtMost', cell, context, most);
      return textNumber ? { ok: true, value: number, textNumber } : value(number);
    },
  };
}

function numberIn(cell: SourceCell, mark: DecimalMark): number | undefined {
  if (cell.kind === 'number') return cell.isDate ? undefined : cell.value;
  if (cell.kind !== 'text') return undefined;
  const typed = spelling(cell.text).replace('−', '-');
  // Blanks and apostrophes part thousands everywhere; pages have them where Excel makes no number of a text.
  const bare = typed.replace(/(\d)[ '’](?=\d{3}(?:\D|$))/g, '$1');
  const notation = mark === ',' ? /^[+-]?\d+(,\d+)?$/ : /^[+-]?\d+(\.\d+)?$/;
  return notation.test(bare) ? Number(bare.replace(',', '.')) : undefined;
}

const yes = new Set(['true', 'waar', '1', 'x', 'yes', 'y', 'ja', 'j', '✓', '✔']);
const no = new Set(['false', 'onwaar', '0', 'no', 'n', 'nee']);

/** A mark: TRUE, 1, x, yes or ja against FALSE, 0, no or nee. A blank cell is undefined, usually meaning no. */
export const markKind: Kind<boolean> = {
  read(cell, context) {
    if (cell.kind === 'truth') return value(cell.value);
    const typed = cell.kind === 'number' ? String(cell.value) : textOf(cell)?.toLowerCase();
    if (typed !== undefined && yes.has(typed)) return value(true);
    if (typed !== undefined && no.has(typed)) return value(false);
    return refused('cellNeedsMark', cell, context);
  },
};

/**
 * One of several words or signs. Each value has the texts it may be written with, the first being shown where
 * something else is found; case, accents and outer blanks do not matter. Numbers are compared as they read.
 */
export function choiceKind<const V extends string>(
  choices: Readonly<Record<V, readonly string[]>>,
  offered?: readonly string[],
): Kind<V> {
  const entries = Object.entries<readonly string[]>(choices) as [V, readonly string[]][];
  const known = new Map(
    entries.flatMap(([choice, texts]) => texts.map((text) => [choiceKey(text), choice])),
  );
  const allowed = (offered ?? entries.map(([choice, texts]) => texts[0] ?? choice)).join(', ');
  return {
    read(cell, context) {
      const isNumber = cell.kind === 'number' && !cell.isDate;
      const typed = isNumber ? plainText(cell, context.mark) : textOf(cell);
      const choice = typed === undefined ? undefined : known.get(choiceKey(typed));
      if (choice !== undefined) return value(choice);
      const { address } = context;
      const content = shownCell(cell, context.mark);
      const why = madeDate(cell, address);
      return {
        ok: false,
        sentence: why ?? sentence('cellNeedsOneOf', { address, content, allowed }),
      };
    },
  };
}

function choiceKey(text: string): string {
  return spelling(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function textOf(cell: SourceCell): string | undefined {
  return cell.kind === 'text' ? spelling(cell.text) : undefined;
}

function value<T>(read: T): CellReading<T> {
  return { ok: true, value: read };
}

type NeedKey =
  | 'cellNeedsText'
  | 'cellNeedsNumber'
  | 'cellNeedsWhole'
  | 'cellNeedsMark'
  | 'cellLooksBlank';

/** Excel turns 1-0, 1/2 or 3-5 into dates. Format the cell as text before typing. */
export function madeDate(cell: SourceCell, address: string): Sentence | undefined {
  if (cell.kind !== 'number' || !cell.isDate) return undefined;
  const [row = ''] = /\d+$/.exec(address) ?? [];
  return sentence('cellIsDate', { row, address });
}

/** Errors, merged cells and dates are refused in every kind, each with its own way out. */
function refused(
  need: NeedKey,
  cell: SourceCell,
  { address, mark }: CellContext,
): CellReading<never> {
  const content = shownCell(cell, mark);
  const why = unusable(cell, address) ?? madeDate(cell, address);
  return { ok: false, sentence: why ?? sentence(need, { address, content }) };
}

function refusedDay(cell: SourceCell, { address, mark }: CellContext): CellReading<never> {
  const values = { address, content: shownCell(cell, mark) };
  return { ok: false, sentence: sentence('cellDateForNumber', values) };
}

function refusedLimit(
  need: 'cellAtLeast' | 'cellAtMost',
  cell: SourceCell,
  { address, mark }: CellContext,
  limit: number,
): CellReading<never> {
  const content = shownCell(cell, mark);
  const shownLimit = String(limit).replace('.', mark);
  return { ok: false, sentence: sentence(need, { address, content, limit: shownLimit }) };
}

/** Why a cell cannot be read by any kind: an error, or part of merged cells. */
export function unusable(cell: SourceCell, address: string): Sentence | undefined {
  if (cell.kind === 'error') {
    const { error } = cell;
    if (cell.from1904) return sentence('cellFrom1904', { address, content: error });
    if (isPending(error)) return sentence('cellPending', { address, error });
    return sentence(error === '#SPILL!' ? 'cellSpills' : 'cellError', { address, error });
  }
  if (cell.kind === 'merged') return sentence('cellMerged', { address, merged: cell.merged });
  return undefined;
}

/** Whether a function has not answered yet, or is not there: that says nothing against what is typed. */
export function isUnanswered(cell: SourceCell): boolean {
  return cell.kind === 'error' && (isPending(cell.error) || cell.error === '#NAME?');
}

/** Errors that Excel shows until a function has answered. */
function isPending(error: string): boolean {
  return error === '#BUSY!' || error === '#GETTING_DATA';
}

/** A field as it is written down: what it leaves out is what most fields have, a text in a column that may be missing. */
type WrittenField = Pick<Field, 'label' | 'unique' | 'otherwise' | 'person'> & Partial<Field>;

/** The fields of a list, with what they leave out. */
type Completed<F extends Readonly<Record<string, WrittenField>>> = {
  readonly [K in keyof F]: Pick<F[K], 'label'> &
    Field<
      F[K] extends { readonly kind: Kind<infer T> } ? T : string,
      F[K] extends { readonly presence: infer P extends Presence } ? P : 'optional'
    >;
};

/**
 * Completes a job's fields and keeps their exact types: `const fields = defineFields({ name: { … }, rating: { … } })`. The parts of
 * a person's name are fields behind it; `ReadRow.values` has the whole name, and `ReadRow.nameOf` its parts.
 */
export function defineFields<const F extends Readonly<Record<string, WrittenField>>>(
  fields: F,
): Completed<F> {
  const completed = Object.entries(fields).flatMap(([key, field]) => {
    const own = { synonyms: [], kind: textKind, presence: 'optional', ...field };
    if (field.person === undefined) return [[key, own] as const];
    const synonyms = [...own.synonyms, ...wholeNames];
    return [[key, { ...own, synonyms }] as const, ...partFields(key, textKind)];
  });
  return Object.fromEntries(completed) as Completed<F>;
}

/* Excel keeps a day as the number of days since 30 December 1899; people and files write it as yyyy-mm-dd. */

const DAYS_BEFORE_1970 = 25_569;
const DAY = 86_400_000;

/** The formats that Excel gives to two numbers typed with a dash or a stroke between them. */
const DAY_MONTH = /^d{1,2}[-/. ]mmm$/i;
const MONTH_YEAR = /^mmm[-/. ]yy$/i;

const MONTHS = [
  'monthJan',
  'monthFeb',
  'monthMar',
  'monthApr',
  'monthMay',
  'monthJun',
  'monthJul',
  'monthAug',
  'monthSep',
  'monthOct',
  'monthNov',
  'monthDec',
] as const;

/** A day as the cell shows it: `3-May` for 3-5 that was typed, and whole days as people write them. */
export function shownDay(serial: number, format = ''): Sentence {
  const [year = '', month = '', day = ''] = dayOf(Math.floor(serial)).split('-');
  const name = sentence(MONTHS[Number(month) - 1] ?? 'monthJan');
  if (DAY_MONTH.test(format)) {
    return sentence('dayAndMonth', { first: String(Number(day)), second: name });
  }
  if (MONTH_YEAR.test(format)) {
    return sentence('dayAndMonth', { first: name, second: year.slice(2) });
  }
  return sentence('dayInFull', { day: String(Number(day)), month: name, year });
}

/**
 * The two numbers that Excel made a day or a month of, where its format shows only these: `6-Feb` for 2-6 or 6-2, `Jan-13` for
 * 1-13. Ascending: which of them was typed first depends on the country.
 */
export function numbersOfDay(serial: number, format = ''): readonly [number, number] | undefined {
  const [year = '', month = '', day = ''] = dayOf(Math.floor(serial)).split('-');
  const other = DAY_MONTH.test(format) ? day : MONTH_YEAR.test(format) ? year.slice(2) : '';
  if (other === '' || !Number.isInteger(serial)) return undefined;
  const [one, two] = [Number(month), Number(other)];
  return one < two ? [one, two] : [two, one];
}

/** How days are shown on sheets: read the same way everywhere. */
export const dayFormat = 'yyyy-mm-dd';

/** How months are shown. */
export const monthFormat = 'yyyy-mm';

/** Whether a number format shows a month without its day, as Excel chooses `mmm-yy` for 2010-08 that is typed. */
export function isMonthFormat(format = ''): boolean {
  const bare = format.replace(/\[[^\]]*\]|"[^"]*"|\\./g, '');
  return /m/i.test(bare) && /y/i.test(bare) && !/[dhs]/i.test(bare);
}

/** Excel's number of a day as yyyy-mm-dd. */
export function dayOf(serial: number): string {
  return new Date((serial - DAYS_BEFORE_1970) * DAY).toISOString().slice(0, 10);
}

/** Excel's number of a day written as yyyy-mm-dd; undefined for what is no day. */
export function serialOf(day: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  if (Number.isNaN(time)) return undefined;
  const serial = time / DAY + DAYS_BEFORE_1970;
  // Dates that do not exist, such as 30 February, become others.
  return serial > 60 && dayOf(serial) === day ? serial : undefined;
}

/** What is said of a typed date that is none: no day in any order of day and month, nor the first and last day of a month. */
export function dateFault(typed: string): Sentence | undefined {
  const [, one = '', two = '', year = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(typed) ?? [];
  const [first, second] = [one.padStart(2, '0'), two.padStart(2, '0')];
  const days = [typed, `${year}-${first}-${second}`, `${year}-${second}-${first}`];
  const isDay = days.some((day) => serialOf(day) !== undefined);
  const last = typed.replace(/\b\d{1,2}\s*[-–]\s*(?=\d{1,2}\b)/, '');
  if (typed === '' || isDay || dayNamed(last) !== undefined) return undefined;
  return sentence('dateNoDay', { content: typed });
}

/** A day with its month by name, such as 5 juni 2026 or June 5, 2026, as yyyy-mm-dd; undefined for anything else. */
export function dayNamed(text: string): string | undefined {
  const typed = text.trim();
  const [, day = '', month = '', year = ''] =
    /^(?:\p{L}+\.?,?\s+)?(\d{1,2})(?:\.|e|st|nd|rd|th)?[\s-]*(\p{L}{3,})\.?,?[\s-]*(\d{4})$/u.exec(
      typed,
    ) ?? [];
  if (day !== '') return dayOfParts(day, month, year);
  const [, first = '', second = '', third = ''] =
    /^(\p{L}{3,})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u.exec(typed) ?? [];
  return dayOfParts(second, first, third);
}

function dayOfParts(day: string, month: string, year: string): string | undefined {
  const begins = likeness(month);
  const [, number] = monthNames().find(([name]) => begins !== '' && name.startsWith(begins)) ?? [];
  if (number === undefined) return undefined;
  const found = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return serialOf(found) === undefined ? undefined : found;
}

let known: readonly (readonly [name: string, month: number])[] | undefined;

/** The months from 1, by their names and short names in every language. */
function monthNames(): NonNullable<typeof known> {
  known ??= MONTHS.flatMap((key, i) => {
    const day = new Date(Date.UTC(2026, i, 15));
    const long = tongues.map(({ words: { locale } }) =>
      new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(day),
    );
    return [...saidInAny(key), ...long].map((name) => [likeness(name), i + 1] as const);
  });
  return known;
}

/** That a tie such as 2/3 was typed, which Excel made a day of: in any order of day and month the better place is the smaller. */
function tieTyped(cell: SourceCell, address: string): Sentence | undefined {
  if (cell.kind !== 'number') return undefined;
  const [, month, day] = dayOf(Math.floor(cell.value)).split('-').map(Number);
  const [first = 0, last = 0] = [month, day].sort((a = 0, b = 0) => a - b);
  return first < last ? sentence('placeIsDate', { address, first, last }) : undefined;
}

/** A place with its ties: 3, T3, 3=, 2/3. */
export const placeKind: Kind<number> = {
  read(cell, context) {
    const { address, mark } = context;
    const refused = (why: Sentence) => ({ ok: false, sentence: why }) as const;
    const date = madeDate(cell, address);
    if (date) return refused(tieTyped(cell, address) ?? date);
    const text =
      cell.kind === 'number' ? String(cell.value) : cell.kind === 'text' ? cell.text : '';
    const place = typedPlace(text);
    if (place !== undefined) return { ok: true, value: place };
    return refused(sentence('placeBad', { address, content: shownCell(cell, mark) }));
  },
};

/**
 * Numbers that are in the thousands, such as ratings. A text with three digits behind a point or comma may hold a thousand or a
 * decimal, as its country writes it, and the workbook may come from another: nobody takes 2,050 for 2.05 unasked. Nor 2.05, which
 * Excel makes of a pasted 2.050.
 *
 * @param isMade whether a number can only be one that Excel made
 */
export function inThousands(
  kind: Kind<number>,
  isMade = (value: number): boolean => value > 1 && value < 10 && value % 1 > 0,
): Kind<number> {
  return {
    read(cell, context) {
      const typed = cell.kind === 'text' ? cell.text.trim() : '';
      const isText = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(typed);
      const number = cell.kind === 'number' && !cell.isDate ? cell.value : 0;
      if (!isText && !isMade(number)) return kind.read(cell, context);
      const { address, mark } = context;
      const whole = isText ? typed.replace(/\D/g, '') : String(Math.round(1000 * number));
      const values = { address, content: isText ? cut(typed) : shownCell(cell, mark), whole };
      return { ok: false, sentence: sentence('cellThousands', values) };
    },
  };
}

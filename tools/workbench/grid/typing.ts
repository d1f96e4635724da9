import { toEngineFormula } from './formulas/formula-text';
import type { CellContent } from './grid';
import type { CoreCommand, Model } from '@odoo/o-spreadsheet';
import type { Library } from './engine/library';
import {
  type EngineStyle,
  exactFormat,
  textFormat,
  toEngineCode,
  toEngineFormat,
} from './engine/reading';

/**
 * What Excel makes of text typed into a cell, in the engine's spelling. Beyond `=`, text that begins with
 * +, - or @ and is no number is a formula: names like "-Anna" in a score sheet live or die by this.
 * `isNumber` knows how numbers and dates are written.
 */
export function asEntered(text: string, isNumber: (text: string) => boolean): string {
  if (text.startsWith('=')) return text === '=' ? `'=` : toEngineFormula(text);
  const [, sign, rest] = /^([+\-@])\s*(.*)$/s.exec(text) ?? [];
  if (sign === undefined || rest === undefined || rest === '') return text;
  if (sign !== '@' && isNumber(rest)) return sign === '-' ? `-${rest}` : rest;
  return toEngineFormula(`=${text}`);
}

/** The text that has the effect of typing this content. */
export function asText(content: CellContent): string {
  if (content === null) return '';
  if (typeof content === 'boolean') return content ? 'TRUE' : 'FALSE';
  return String(content);
}

/** The text that has the effect of typing this very text as text. */
export function asPlainText(text: string, isNumber: (text: string) => boolean): string {
  const isRead = /^(?:[=+\-@'#].*|true|false|)$/is.test(text) || isNumber(text);
  return isRead ? `'${text}` : text;
}

/** What Excel makes of a typed date, time or fraction: the number, and the format a cell in General takes. */
interface TypedNumber {
  readonly value: number;
  readonly format: string;
}

interface Calendar {
  /** 3-5 is 3 May, not 5 March. */
  readonly dayFirst: boolean;
  /** The year of a date typed without one. */
  readonly year: number;
}

/**
 * Dates of two or three numbers, times and fractions, as Excel takes them in a cell that is not formatted as text. So
 * results of games become dates: 1-0 is January 2000, 1/2 the first of February or the second of January. 0-1 and 0-0
 * stay texts.
 */
function typedNumber(text: string, calendar: Calendar): TypedNumber | undefined {
  const typed = text.trim();
  return (
    fraction(typed) ?? time(typed) ?? twoNumbers(typed, calendar) ?? threeNumbers(typed, calendar)
  );
}

function fraction(text: string): TypedNumber | undefined {
  const [, whole, top, bottom] = /^(\d+) (\d+)\/(\d+)$/.exec(text) ?? [];
  if (whole === undefined || Number(bottom) === 0) return undefined;
  return { value: Number(whole) + Number(top) / Number(bottom), format: '# ?/?' };
}

function time(text: string): TypedNumber | undefined {
  const [, hours, minutes, seconds = '0'] = /^(\d{1,4}):(\d{1,2})(?::(\d{1,2}))?$/.exec(text) ?? [];
  if (hours === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const value = (Number(hours) + Number(minutes) / 60 + Number(seconds) / 3600) / 24;
  return { value, format: value < 1 ? 'h:mm' : '[h]:mm:ss' };
}

function twoNumbers(text: string, { dayFirst, year }: Calendar): TypedNumber | undefined {
  const [, first, second] = /^(\d{1,2})[-/](\d{1,4})$/.exec(text) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const [a, b] = [Number(first), Number(second)];
  const inOrder = dayFirst ? serial(year, b, a) : serial(year, a, b);
  const usual = second.length > 2 ? undefined : inOrder;
  if (usual !== undefined) return { value: usual, format: 'd-mmm' };
  const month = serial(fullYear(second), a, 1);
  if (month !== undefined) return { value: month, format: 'mmm-yy' };
  const turned = second.length > 2 ? undefined : dayFirst ? serial(year, a, b) : serial(year, b, a);
  return turned === undefined ? undefined : { value: turned, format: 'd-mmm' };
}

function threeNumbers(text: string, { dayFirst }: Calendar): TypedNumber | undefined {
  const [, first, second, third] = /^(\d{1,4})[-/](\d{1,2})[-/](\d{1,4})$/.exec(text) ?? [];
  if (first === undefined || second === undefined || third === undefined) return undefined;
  const format = dayFirst ? 'd-m-yyyy' : 'm/d/yyyy';
  const [a, b] = [Number(first), Number(second)];
  const value =
    first.length > 2
      ? serial(fullYear(first), b, Number(third))
      : dayFirst
        ? serial(fullYear(third), b, a)
        : serial(fullYear(third), a, b);
  return value === undefined ? undefined : { value, format };
}

/** Two digits below 30 are of this century, the others of the last. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 30 ? 2000 + year : 1900 + year;
}

const msPerDay = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);

/** Excel's number of a day; undefined for a day that is in no calendar, or before 1900. */
function serial(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 && year <= 9999 ? (date.getTime() - dayZero) / msPerDay : undefined;
}

type Getters = Pick<Model['getters'], 'getCell'>;

/** By the getter of cells, which a model and its plugins have in common. */
const dayFirst = new WeakSet<Getters['getCell']>();

/** Whether 3-5 is 3 May, as in most of the world, or March 5, as in the United States. */
function isDayFirst({ getCell }: Getters): boolean {
  return dayFirst.has(getCell);
}

/** How dates are typed in a locale such as "nl-NL". */
export function setTypingLocale({ getters: { getCell } }: Model, locale: string): void {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(new Date(0)).map(({ type }) => type);
  if (parts.indexOf('day') < parts.indexOf('month')) dayFirst.add(getCell);
  else dayFirst.delete(getCell);
}

/** Typing, pasting, filling and our own writing all end in one command: here it gets Excel's meaning. */
export function addEntryPlugin(library: Library): void {
  const isNumber = numberTest(library);

  class EntryPlugin extends library.CorePlugin {
    override beforeHandle(command: CoreCommand): void {
      if (command.type === 'SET_FORMATTING') useTextFormat(command);
      if (command.type !== 'UPDATE_CELL' || command.content === undefined) return;
      const { sheetId, row, col, content } = command;
      const cell = this.getters.getCell({ sheetId, row, col });
      const style: EngineStyle = cell?.style ?? {};
      const isText = style.numberFormat === textFormat && content !== '';
      if (isText) {
        command.content = kept(content);
        return;
      }
      const typed = typedNumber(content, {
        dayFirst: isDayFirst(this.getters),
        year: thisYear(),
      });
      if (typed === undefined) {
        command.content = asEntered(content, isNumber);
        return;
      }
      command.content = String(typed.value);
      const isGeneral = (cell?.format ?? '') === '' && style.numberFormat === undefined;
      // The grid's own editor proposes a format; Excel's counts, and one that was chosen before.
      if (isGeneral) useFormat(library, command, typed.format);
      else delete command.format;
    }
  }
  library.registries.corePluginRegistry.add('excel-entry', EntryPlugin);
}

type UpdateCell = Extract<CoreCommand, { readonly type: 'UPDATE_CELL' }>;

/** Where the engine has to do with less, the code itself travels with the cell's style. */
function useFormat(library: Library, command: UpdateCell, code: string): void {
  const engineFormat = toEngineFormat(library, code);
  command.format = engineFormat;
  if (engineFormat === toEngineCode(code)) return;
  const style: EngineStyle = command.style ?? {};
  command.style = { ...style, ...exactFormat(code) };
}

function thisYear(): number {
  return new Date().getFullYear();
}

/** Formats chosen in the grid's own menus: text is Excel's kind of text, any other ends what was kept before. */
function useTextFormat(command: Extract<CoreCommand, { type: 'SET_FORMATTING' }>): void {
  const style: EngineStyle = command.style ?? {};
  if (command.format === undefined || 'numberFormat' in style) return;
  const isText = command.format === textFormat;
  command.style = { ...style, ...exactFormat(isText ? textFormat : undefined) };
  if (isText) command.format = '';
}

/** In a cell formatted as text nothing is recognised; an apostrophe tells the engine so. */
function kept(content: string): string {
  return content.startsWith("'") ? content : `'${content}`;
}

/** Whether the grid reads a text as a number or a date. */
export function numberTest({ helpers, DEFAULT_LOCALE }: Library): (text: string) => boolean {
  return (text) =>
    helpers.isNumber(text, DEFAULT_LOCALE) || helpers.isDateTime(text, DEFAULT_LOCALE);
}

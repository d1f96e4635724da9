import { withHours } from '../../../src/core/numbers';
import { sentence, type Sentence } from '../../../src/language';
import { choiceKind, numberKind, shownCell, unusable } from '../../sheets/columns/kinds';
import type { CellReading, Kind } from '../../sheets/columns/fields';
import { spelling } from '../../sheets/columns/spelling';
import { isTimeFormat } from '../../sheets/receipt';
import { type DecimalMark, shownNumber } from '../../sheets/notation';
import type { Finding, PlanCell } from '../../sheets/plan';
import { aligned, entry } from '../../sheets/sheet-parts';
import { plainText, type SourceCell } from '../../sheets/source';
import type { Place } from '../../sheets/address';
import { mostHours, type YearRow } from '../year/layout';

const plain = numberKind({ most: 1_000_000 });

/** A number by itself has the decimal mark of the workbook. */
const decimal = /^\d+[.,]\d+$/;

/** Main time in hours, as a number or as people write it; undefined for anything else. */
export function hoursIn(typed: string, mark: DecimalMark): number | undefined {
  const text = spelling(typed);
  const number = plain.read({ kind: 'text', text }, { address: '', mark });
  if (number.ok) return number.value;
  const read = decimal.test(text) ? undefined : withHours(text);
  return typeof read === 'number' ? read : undefined;
}

/** Hours as short as they can be typed again: `0.5`, `3`, but `0:29` rather than 0.483. */
export function hoursTyped(hours: number, mark: DecimalMark): string {
  const minutes = wholeMinutes(hours);
  if (hasTwoDecimals(hours) || minutes === undefined) return shownNumber(hours, mark);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)}:${rest}`;
}

/**
 * Hours in Year, as a text: Excel makes half a day of 12:00 that is typed into any other cell. Whatever decimal mark it has,
 * KGS.FACTOR reads it.
 */
export function hoursCell(hours: number | undefined, mark: DecimalMark): PlanCell {
  if (hours === undefined) return hoursEntry('');
  const short = hoursTyped(hours, mark);
  const isExact = Math.abs(Number(withHours(short)) - hours) < tiny * tiny;
  return hoursEntry(isExact ? short : String(hours).replace('.', mark));
}

function hoursEntry(typed: string): PlanCell {
  return aligned(entry(typed), 'right');
}

function hasTwoDecimals(hours: number): boolean {
  return Math.abs(hours * 100 - Math.round(hours * 100)) < tiny;
}

/** Main time below an hour in minutes, where it is so many; undefined otherwise. */
export function minutesOf(hours: number): number | undefined {
  const minutes = wholeMinutes(hours);
  return minutes !== undefined && minutes < 60 ? minutes : undefined;
}

/** Hours in minutes, where these are a number above 0 without a fraction. */
function wholeMinutes(hours: number): number | undefined {
  const minutes = Math.round(hours * 60);
  return minutes > 0 && Math.abs(hours * 60 - minutes) <= tiny ? minutes : undefined;
}

/** Hours from minutes are not exact. */
const tiny = 1e-6;

/** Hours as they were typed into a form: see `hoursIn`. */
export const hoursKind: Kind<number> = {
  read(cell, context) {
    const hours = cell.kind === 'text' ? hoursIn(cell.text, context.mark) : undefined;
    return hours === undefined ? plain.read(cell, context) : { ok: true, value: hours };
  },
};

/**
 * Hours in a cell of Year, as its F reads them: a text as people write it, or a whole number. Any other number may be a time,
 * which Excel counts as a part of a day, or a date.
 */
export const hoursOfYear: Kind<number> = {
  read(cell, { address, mark }) {
    const broken = unusable(cell, address);
    if (broken) return { ok: false, sentence: broken };
    const read = cell.kind === 'text' ? withHours(cell.text) : undefined;
    if (typeof read === 'number') return { ok: true, value: read };
    const isNumber = cell.kind === 'number' && !cell.isDate && cell.value <= mostHours;
    if (isNumber && Number.isInteger(cell.value)) return { ok: true, value: cell.value };
    return { ok: false, sentence: notHours(cell, address, mark) };
  },
};

function notHours(cell: SourceCell, address: string, mark: DecimalMark): Sentence {
  if (cell.kind === 'number' && cell.isDate && isTimeFormat(cell.format)) {
    const hours = hoursTyped(cell.value * 24, mark);
    return sentence('kgsHoursTime', { address, shown: clockOf(cell.value), hours });
  }
  const values = { address, content: shownCell(cell, mark) };
  return cell.kind === 'number' && !cell.isDate && cell.value <= mostHours
    ? sentence('kgsHoursPart', values)
    : sentence('kgsHoursNeeded', values);
}

/** `12:00`, as a cell with the format of a time shows half a day. */
function clockOf(days: number): string {
  const minutes = Math.round(days * 1440);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

const kinds = {
  rounds: numberKind({ least: 1, most: 1_000_000, whole: true }),
  board: choiceKind({ '19': ['19'], '13': ['13'], '9': ['9'] }),
  hours: hoursKind,
  tieBreaks: numberKind({ least: 0, most: 1_000_000, whole: true }),
} satisfies Partial<Record<YearRow, Kind<unknown>>>;

export type Detail = keyof typeof kinds;

/** A detail of a tournament, with its name in sentences. */
export interface EnteredCell {
  readonly cell: SourceCell;
  readonly address: string;
  readonly at?: Place;
}

/** What decides F, and the rounds that broke ties. */
export interface EnteredDetails {
  readonly rounds: number | undefined;
  readonly board: number | undefined;
  readonly hours: number | undefined;
  readonly tieBreaks: number;
}

export type EnteredFound =
  | { readonly ok: true; readonly details: EnteredDetails }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** The details as they were entered; what is needed must not be blank. */
export function readEntered(
  entered: (detail: Detail) => EnteredCell,
  needed: { readonly rounds: boolean; readonly F: boolean },
  mark: DecimalMark,
): EnteredFound {
  const refusals: Finding[] = [];
  const refuse = (why: Sentence, { at }: EnteredCell): void => {
    refusals.push(at ? { sentence: why, at } : { sentence: why });
  };
  const read = <T>(detail: Detail, kind: Kind<T>, isNeeded: boolean): T | undefined => {
    const found = entered(detail);
    const { cell, address } = found;
    if (cell.kind === 'blank') {
      if (isNeeded) refuse(sentence('kgsFieldEmpty', { address }), found);
      return undefined;
    }
    const reading: CellReading<T> = kind.read(cell, { address, mark });
    if (reading.ok) return reading.value;
    refuse(reading.sentence, found);
    return undefined;
  };
  const rounds = read('rounds', kinds.rounds, needed.rounds);
  const boardRead = read('board', kinds.board, needed.F);
  const board = boardRead === undefined ? undefined : Number(boardRead);
  const isInYear = entered('hours').at !== undefined;
  const hours = read('hours', isInYear ? hoursOfYear : kinds.hours, needed.F);
  const tieBreaks = read('tieBreaks', kinds.tieBreaks, false) ?? 0;
  if (hours !== undefined && hours <= 0) {
    const found = entered('hours');
    const values = { address: found.address, content: plainText(found.cell, mark) };
    refuse(sentence('kgsHoursAboveZero', values), found);
  }
  if (refusals.length > 0) return { ok: false, refusals };
  return { ok: true, details: { rounds, board, hours, tieBreaks } };
}

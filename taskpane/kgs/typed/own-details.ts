import { sentence } from '../../../src/language';
import { dayFormat, dayOf, isMonthFormat, monthFormat, serialOf } from '../../sheets/columns/kinds';
import type { DecimalMark } from '../../sheets/notation';
import type { Finding, PlanCell } from '../../sheets/plan';
import { blank, figure } from '../../sheets/sheet-parts';
import { plainText, type SourceCell, type SourceTable, type Where } from '../../sheets/source';
import { spelling } from '../../sheets/columns/spelling';
import { mostPlaces } from '../year/layout';
import { areaName, onSheet, type Place } from '../../sheets/address';

/** What a form has of a tournament beyond what decides its F. */
export interface OwnDetails {
  /** Excel's number of the day. */
  readonly date: number | undefined;
  /** Whether no day of that month was given: the date is its first. */
  readonly isMonth: boolean;
  /** Points of 1st, 2nd ... place; none where others decide. */
  readonly points: readonly number[];
}

type OwnDetailsFound =
  | ({ readonly ok: true } & OwnDetails)
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** A month stands for its first day. */
const month = /^\d{4}-\d{2}$/;

function serialIn(day: string): number | undefined {
  return serialOf(month.test(day) ? `${day}-01` : day);
}

/** A date as a cell of Year shows it: a month stays one. */
export function dateCell(
  { date, isMonth }: Pick<OwnDetails, 'date' | 'isMonth'>,
  style?: 'input',
): PlanCell {
  if (date === undefined) return blank(style);
  return figure(date, isMonth ? monthFormat : dayFormat, style);
}

/** What a cell of Year says of the date, as it would be typed: `2012-07` where it shows no day. */
export function dateTyped(cell: SourceCell, mark: DecimalMark): string {
  if (cell.kind !== 'number' || cell.value <= 0) return spelling(plainText(cell, mark));
  const day = dayOf(cell.value);
  return isMonthFormat(cell.isDate ? cell.format : undefined) ? day.slice(0, 7) : day;
}

/** Excel's number of the date in a cell of Year; undefined where none is entered. */
export function dateIn(cell: SourceCell): number | undefined {
  if (cell.kind === 'text') return serialIn(spelling(cell.text));
  return cell.kind === 'number' && cell.value > 0 ? cell.value : undefined;
}

/** The date and the points as they were typed; both may be left open. */
export function readOwnDetails(typed: {
  readonly date?: string | undefined;
  readonly points?: string | undefined;
}): OwnDetailsFound {
  const day = spelling(typed.date ?? '');
  const date = serialIn(day);
  const isMonth = month.test(day);
  const given = spelling(typed.points ?? '');
  const points = given === '' ? [] : typedPoints(given);
  const refusals: Finding[] = [];
  if (day !== '' && date === undefined) {
    refusals.push({ sentence: sentence('kgsDateBad', { content: day }) });
  }
  if (!points) {
    const values = { content: given, most: mostPlaces };
    refusals.push({ sentence: sentence('kgsRowPointsBad', values) });
  }
  return points && refusals.length === 0
    ? { ok: true, date, isMonth, points }
    : { ok: false, refusals };
}

/**
 * Points of 1st, 2nd, 3rd ... place as they are typed into one field: whole numbers between blanks, commas or
 * semicolons. Undefined for anything else, and for more places than the calculator has columns.
 */
export function typedPoints(typed: string): readonly number[] | undefined {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  const whole = parts.every((part) => /^\d{1,6}$/.test(part));
  const points = parts.map(Number);
  const usable = whole && points.length <= mostPlaces && points.some((each) => each > 0);
  return usable ? points : undefined;
}

/** Rows above a list in which a heading is looked for. */
const rowsAbove = 4;

/** A heading longer than that is a text. */
const longest = 60;

/** A list from its column headers on: what was pointed at may begin above them. */
export function fromHeader(place: Place, header = 0): Place {
  const { row, rows } = place.area;
  return { ...place, area: { ...place.area, row: row + header, rows: rows - header } };
}

/** The cells above a list; undefined where it begins in the first row. */
export function cellsAbove({ sheet, area }: Place): Where | undefined {
  const rows = Math.min(rowsAbove, area.row);
  if (rows === 0) return undefined;
  const above = areaName({ ...area, row: area.row - rows, rows });
  return { kind: 'typed', text: onSheet(sheet, above) };
}

/** The nearest text above a list that stands in its row alone: the tournament's name, for most lists. */
export function nameAbove({ rows }: SourceTable): string | undefined {
  for (const { cells } of [...rows].reverse()) {
    const filled = cells.filter(({ kind }) => kind !== 'blank');
    const [only] = filled;
    if (filled.length !== 1 || only?.kind !== 'text') continue;
    const name = spelling(only.text);
    if (name !== '' && name.length <= longest) return name;
  }
  return undefined;
}

import { ABOVE_ZERO, flaw, listLength, wholeNumber } from '../core/arguments';
import { significant } from '../core/numbers';
import {
  existing,
  type Found,
  inRow,
  type Refusal,
  type Result,
  type Rule,
  ruleOf,
  succeed,
} from '../core/result';
import type { Calculator, CalculatorCells, KgsTableOptions, PointsTable } from './types';
import { flawWithin, numberArgument, refuse, unavailable } from './messages';
import { isBlankText } from '../core/text';

const FACTOR = numberArgument('F', 'factorAboveZero', { least: ABOVE_ZERO });
export const PLAYERS = wholeNumber('players', 1);
const PLACE = wholeNumber('place', 1);

/**
 * The points of a place by the sheet "calculator", reconstructed (K4):
 *
 *     INT(F N / 100 / 2^(place - 1)),  N = players
 *
 * The sheet itself is lost; this is linear in F, uses N, and gives the one row that is known
 * (F = 60, 14 players: 8, 4, 2, 1, none).
 */
export function reconstructedPoints(F: number, players: number, place: number): number {
  return Math.floor(significant(F * players) / (100 * 2 ** (place - 1)));
}

/**
 * Points for a place, before ties are shared (K4).
 *
 * @param F factor of the tournament, above 0 (K1); may be blank (0, null) with a calculator
 * @param players number of players, a whole number from 1 (K3); may be blank (0, null) with a
 *   calculator of one row
 * @param place the place, a whole number from 1 to the number of players
 * @param calculator cells of a director's own calculator; blank or left out, the reconstruction holds
 * @returns whole points. A number of players that a calculator table does not hold is not available.
 */
export const kgsPoints = ruleOf(pointsWorking, ({ points }) => points);

function pointsWorking(
  F: number | null | undefined,
  players: number | null | undefined,
  place: number,
  calculator?: CalculatorCells,
): Result<PointsOfPlace> {
  return pointsWith(pointsSource(F, calculator), players, place);
}

/** `kgsPoints` for one calculator and many places: reads the calculator once, however large it is. */
export function kgsPointsBy(
  calculator?: CalculatorCells,
): Rule<
  [F: number | null | undefined, players: number | null | undefined, place: number],
  PointsOfPlace,
  number
> {
  const read = readCalculator(calculator);
  return ruleOf(
    (F, players, place) => pointsWith(sourceWith(F, read), players, place),
    kgsPoints.value,
  );
}

function pointsWith(
  source: Result<PointsSource>,
  players: number | null | undefined,
  place: number,
): Result<PointsOfPlace> {
  if (!source.ok) return source;

  const position = significant(place);
  const playerCount = significant(players ?? 0);
  const fieldFlaw = playersUnknown(source.value, playerCount)
    ? flaw(PLACE, position)
    : (flaw(PLAYERS, playerCount) ?? flawWithin('place', 'wholeBetween', position, playerCount));
  if (fieldFlaw) return fieldFlaw;

  const points = pointsOfField(source.value, playerCount);
  if (!points.ok) return points;
  return succeed(pointsOfPlace(source.value, playerCount, points.value, position));
}

/** Where points come from, with the F that the reconstruction needs. */
export interface PointsSource {
  readonly calculator: Calculator;
  readonly F: number;
}

/** Reads calculator and F (K4): F may be blank where a calculator stands in for the reconstruction. */
export function pointsSource(
  F: number | null | undefined,
  cells: CalculatorCells | undefined,
): Result<PointsSource> {
  return sourceWith(F, readCalculator(cells));
}

function sourceWith(F: number | null | undefined, read: Result<Calculator>): Result<PointsSource> {
  if (!read.ok) return read;
  const calculator = read.value;
  const factor = significant(F ?? 0);
  const optional = factor === 0 && calculator.kind !== 'reconstruction';
  return (optional ? undefined : flaw(FACTOR, factor)) ?? succeed({ calculator, F: factor });
}

/** Whether the number of players is left blank where a calculator of one row allows it (K4). */
export function playersUnknown({ calculator }: PointsSource, players: number): boolean {
  return players === 0 && calculator.kind === 'row';
}

/**
 * The points of 1st, 2nd ... place in a field of so many players; places beyond the list get none (K4). Not
 * available where a calculator table has no row for the field.
 */
export function pointsOfField(
  { calculator, F }: PointsSource,
  players: number,
): Result<readonly number[]> {
  if (calculator.kind === 'reconstruction') return succeed(reconstructedRow(F, players));
  const points = calculator.kind === 'row' ? calculator.points : calculator.rows.get(players);
  return points === undefined
    ? unavailable({ argument: PLAYERS.name, found: players }, 'notInCalculator')
    : succeed(points);
}

/** The points of a place, with their source. */
export interface PointsOfPlace {
  readonly source: PointsSource;
  readonly players: number;
  readonly place: number;
  readonly points: number;
}

/** One place of `pointsOfField`. */
export function pointsOfPlace(
  source: PointsSource,
  players: number,
  points: readonly number[],
  place: number,
): PointsOfPlace {
  return { source, players, place, points: points[place - 1] ?? 0 };
}

/** The paid places of the reconstruction: points halve from place to place until they are gone. */
function reconstructedRow(F: number, players: number): number[] {
  const points: number[] = [];
  for (let place = 1; place <= players; place++) {
    const ofPlace = reconstructedPoints(F, players, place);
    if (ofPlace === 0) break;
    points.push(ofPlace);
  }
  return points;
}

const NAME = 'calculator';
const POINTS = numberArgument(NAME, 'calculatorPoints', { least: 0, whole: true });
const PLAYERS_OF_ROW = numberArgument(NAME, 'calculatorPlayers', { least: 1, whole: true });

/** A blank cell arrives as 0, null or "", depending on the platform. */
function isEmpty(cell: Found): boolean {
  if (typeof cell === 'string') return isBlankText(cell);
  return cell === null || cell === 0;
}

/**
 * Reads a director's own calculator (K4): one row is points, two rows or more are a table.
 * None, or one that is entirely blank, means the reconstruction.
 */
export function readCalculator(cells: CalculatorCells = []): Result<Calculator> {
  if (cells.every((row) => row.every(isEmpty))) {
    return succeed({ kind: 'reconstruction' });
  }
  if (cells.length > 1) return readTable(cells);
  const points = readPoints(existing(cells[0]), 1, 0);
  return points.ok ? succeed({ kind: 'row', points: points.value }) : points;
}

function readTable(cells: CalculatorCells): Result<Calculator> {
  const rows = new Map<number, readonly number[]>();
  let rowNumber = 0;
  for (const row of cells) {
    rowNumber++;
    if (row.every(isEmpty) || (rowNumber === 1 && isHeading(row))) continue;

    const players = readCell(row[0] ?? null, PLAYERS_OF_ROW, rowNumber, 1);
    if (!players.ok) return players;
    if (rows.has(players.value)) {
      return inRow(
        refuse({ argument: NAME, found: players.value }, 'calculatorRepeats'),
        rowNumber,
        1,
      );
    }

    const points = readPoints(row, rowNumber, 1);
    if (!points.ok) return points;
    rows.set(players.value, points.value);
  }
  return succeed({ kind: 'table', rows });
}

/** A row of headings has text where a number of players would stand (or nothing there, but text beside it). */
function isHeading(row: readonly Found[]): boolean {
  const head = row.find((cell) => !isEmpty(cell));
  return typeof head === 'string';
}

/** The points of one row, from the column `skip` on; an empty cell is no points. */
function readPoints(row: readonly Found[], rowNumber: number, skip: number): Result<number[]> {
  const points: number[] = [];
  for (let column = skip; column < row.length; column++) {
    const cell = readCell(row[column] ?? null, POINTS, rowNumber, column + 1);
    if (!cell.ok) return cell;
    points.push(cell.value);
  }
  return succeed(points);
}

function readCell(
  cell: Found,
  argument: typeof POINTS,
  row: number,
  column: number,
): Result<number> {
  const given = isEmpty(cell) ? 0 : cell;
  if (typeof given !== 'number') {
    return inRow(refuse({ argument: NAME, found: given }, 'numberNeeded'), row, column);
  }
  const value = significant(given);
  const refusal: Refusal | undefined = flaw(argument, value);
  return refusal ? inRow(refusal, row, column) : succeed(value);
}

/** The default largest field. */
const DEFAULT_MOST_PLAYERS = 32;

const MOST_PLAYERS = listLength('maxPlayers', 1);

/**
 * The sheet "calculator" for one F: the points of each place for every number of players (K4).
 *
 * @param F factor of the tournament, above 0 (K1); may be blank (0, null) with a calculator
 * @param options the largest field to list, a whole number from 1 to 10,000 (default 32); a director's own
 *   calculator, of which a table lists its own rows only
 * @returns as many columns of places as anyone is paid, and one row per number of players, in order
 */
export const kgsTable = ruleOf(tableWorking, ({ places, fields }): PointsTable => {
  const rows = fields.map(({ players, points }) => ({
    players,
    points: Array.from({ length: places }, (_, index) =>
      index < players ? (points[index] ?? 0) : null,
    ),
  }));
  return { places, rows };
});

/** The points of 1st, 2nd ... place in one field. */
interface FieldRow {
  readonly players: number;
  readonly points: readonly number[];
}

/** The working of a table of points. */
export interface TableWorking {
  readonly source: PointsSource;
  readonly places: number;
  readonly fields: readonly FieldRow[];
}

function tableWorking(
  F: number | null | undefined,
  options: KgsTableOptions = {},
): Result<TableWorking> {
  const source = pointsSource(F, options.calculator);
  if (!source.ok) return source;

  const mostPlayers = significant(options.maxPlayers ?? DEFAULT_MOST_PLAYERS);
  const refusal = flaw(MOST_PLAYERS, mostPlayers);
  if (refusal) return refusal;

  const fields: FieldRow[] = [];
  let places = 0;
  for (let players = 1; players <= mostPlayers; players++) {
    const field = pointsOfField(source.value, players);
    // A calculator table lists the fields it has.
    if (!field.ok) continue;
    const points = field.value.slice(0, players);
    fields.push({ players, points });
    places = Math.max(places, paidPlaces(points));
  }
  return succeed({ source: source.value, places, fields });
}

/** The last place that is paid anything. */
function paidPlaces(points: readonly number[]): number {
  let last = points.length;
  while (points[last - 1] === 0) last--;
  return last;
}

import { kgsFactor } from '../../src';
import { unusable } from '../sheets/columns/kinds';
import { spelling } from '../sheets/columns/spelling';
import { typedCell } from '../sheets/columns/fields';
import type { DecimalMark } from '../sheets/notation';
import type { Place } from '../sheets/address';
import type { Finding } from '../sheets/plan';
import { sentence, type Sentence, type TextKey } from '../../src/language';
import { mostTournaments, yearRow } from './year/layout';
import type { NamedArea } from '../sheets/source';
import { type Detail, type EnteredCell, readEntered } from './typed/hours';
import type { YearStructure } from './structure';

/** The tournament that results are added to, as the pane's form has it. */
export interface TournamentOptions {
  /** A column of Year that names a tournament without results; undefined for a tournament that is not in Year yet. */
  readonly column: number | undefined;
  /** As typed, for a new tournament only. */
  readonly name: string;
  readonly rounds: string;
  readonly board: string;
  readonly hours: string;
  readonly tieBreaks: string;
  /** The day as yyyy-mm-dd; it may be left open. */
  readonly date?: string;
  /** Points of this tournament alone, as typed. */
  readonly points?: string;
  /** The engines chosen for accounts that none claims, by account as it is compared. */
  readonly engines?: Readonly<Record<string, string>>;
}

export interface Tournament {
  /** Its column of Year, within the area. */
  readonly column: number;
  readonly name: string;
  readonly rounds: number;
  readonly board: number | undefined;
  readonly hours: number | undefined;
  /** Rounds added to break ties, which F does not see (K2). */
  readonly tieBreaks: number;
  /** Undefined without board and hours, when points do not depend on them. */
  readonly F: number | undefined;
  /** Whether it has to be entered in Year first. */
  readonly isNew: boolean;
}

type TournamentFound =
  | { readonly ok: true; readonly tournament: Tournament }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** The names of a tournament's details in the pane. */
export const detailLabels = {
  rounds: 'kgsRounds',
  board: 'kgsBoard',
  hours: 'kgsHours',
  tieBreaks: 'kgsTieBreaks',
} as const satisfies Record<Detail, TextKey>;

/**
 * What is known about the tournament, from Year or from the form, or why it cannot be added.
 *
 * @param needsF whether its points depend on F, so that board and hours must be known
 */
export function readTournament(
  options: TournamentOptions,
  { column, name, isNew }: ColumnChosen,
  { year }: YearStructure,
  needsF: boolean,
  { mark, label }: { readonly mark: DecimalMark; readonly label: (detail: Detail) => string },
): TournamentFound {
  const entered = isNew
    ? (detail: Detail): EnteredCell => ({
        cell: typedCell(options[detail]),
        address: label(detail),
      })
    : detailsInYear(year, column);
  const F = isNew ? undefined : factorThere(year, column);
  const chosen = { column, name, isNew };
  if (typeof F !== 'object') return readDetails(chosen, entered, F, needsF, mark);
  // An F without a value follows from what it is made of, which is named first.
  const details = readDetails(chosen, entered, undefined, needsF, mark);
  return details.ok ? { ok: false, refusals: [F] } : details;
}

/** What a column of Year holds of a tournament. */
export function detailsInYear(year: NamedArea, column: number): (detail: Detail) => EnteredCell {
  return (detail) => {
    const cell = year.cell(yearRow(detail), column);
    const address = year.address(yearRow(detail), column);
    const at = year.placeOf(yearRow(detail), column);
    // What an F has been made of was hours: years of an earlier version hold them as numbers.
    const isHours = detail === 'hours' && cell.kind === 'number' && !cell.isDate;
    return isHours && typeof factorThere(year, column) === 'number'
      ? { cell, address }
      : { cell, address, at };
  };
}

/** The F that stands in Year, by its formula or typed over it: the result sheet takes it from there. */
function factorThere(year: NamedArea, column: number): number | undefined | Finding {
  const cell = year.cell(yearRow('factor'), column);
  const at = year.placeOf(yearRow('factor'), column);
  const broken = unusable(cell, year.address(yearRow('factor'), column));
  if (broken) return { sentence: broken, at };
  return cell.kind === 'number' && cell.value > 0 ? cell.value : undefined;
}

type ColumnChosen = Pick<Tournament, 'column' | 'name' | 'isNew'>;

type ColumnFound =
  | ({ readonly ok: true } & ColumnChosen)
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** The column of Year that the tournament chosen or named in the form takes. */
export function findColumn(
  options: Pick<TournamentOptions, 'column' | 'name'>,
  structure: YearStructure,
): ColumnFound {
  const { year, tournaments, freeColumn } = structure;
  const names = yearRow('tournament');
  const all = year.address(names, 1, 1, year.place.area.columns - 1);
  const allPlace = year.placeOf(names, 1, 1, year.place.area.columns - 1);
  if (options.column !== undefined) {
    const chosen = tournaments.find(({ column }) => column === options.column);
    if (!chosen) return refused(sentence('kgsNameMissing', { address: all }), allPlace);
    const { column, name } = chosen;
    const address = year.address(names, column);
    return chosen.hasResults
      ? refused(sentence('kgsHasResults', { name, address }), year.placeOf(names, column))
      : { ok: true, column, name, isNew: false };
  }
  const name = spelling(options.name);
  if (name === '') return refused(sentence('kgsNameMissing', { address: all }), allPlace);
  const same = tournaments.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (same) {
    const { column, hasResults } = same;
    const values = { name: same.name, address: year.address(names, column) };
    const why = hasResults ? sentence('kgsHasResults', values) : sentence('kgsNameTaken', values);
    return refused(why, year.placeOf(names, column));
  }
  return freeColumn === undefined
    ? refused(sentence('kgsYearFull', { address: all, most: mostTournaments }), allPlace)
    : { ok: true, column: freeColumn, name, isNew: true };
}

function refused(why: Sentence, at: Place): Extract<ColumnFound, { ok: false }> {
  return { ok: false, refusals: [{ sentence: why, at }] };
}

function readDetails(
  chosen: ColumnChosen,
  entered: (detail: Detail) => EnteredCell,
  factor: number | undefined,
  needsF: boolean,
  mark: DecimalMark,
): TournamentFound {
  const needed = { rounds: true, F: needsF && factor === undefined };
  const read = readEntered(entered, needed, mark);
  if (!read.ok) return read;
  const { rounds = 0, board, hours, tieBreaks } = read.details;
  const F = factor ?? factorOf(rounds, board, hours);
  return { ok: true, tournament: { ...chosen, rounds, board, hours, tieBreaks, F } };
}

function factorOf(
  rounds: number,
  board: number | undefined,
  hours: number | undefined,
): number | undefined {
  if (board === undefined || hours === undefined) return undefined;
  const F = kgsFactor(hours, board, rounds);
  return F.ok ? F.value : undefined;
}

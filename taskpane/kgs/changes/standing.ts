import { spelling } from '../../sheets/columns/spelling';
import { type DecimalMark, shownNumber } from '../../sheets/notation';
import { plainText, type SourceCell } from '../../sheets/source';
import { sentence, type TextKey } from '../../../src/language';
import { readStructure, type YearColumn, type YearStructure } from '../structure';
import { detailLabels } from '../tournament';
import { hoursTyped } from '../typed/hours';
import { dateTyped } from '../typed/own-details';
import { detailRows, mostPlaces, yearPlaces, yearRow } from '../year/layout';
import type { Stepwise } from '../../../src';
import type { Computed, Lists, Operation, OperationInput } from '../../jobs/operation';
import type { ExistingBlock, Finding } from '../../sheets/plan';
import { tableGone } from '../annual-table';

/** What Year holds of a tournament, as it would be typed. */
export interface TypedDetails {
  readonly name: string;
  readonly rounds: string;
  readonly board: string;
  readonly hours: string;
  readonly tieBreaks: string;
  readonly date: string;
  readonly points: string;
}

export type TypedDetail = keyof TypedDetails;

/** How they are called on screen. */
export const typedLabels = {
  name: 'kgsTournamentName',
  ...detailLabels,
  date: 'kgsDate',
  points: 'kgsOwnPoints',
} as const satisfies Record<TypedDetail, TextKey>;

/** The details of a tournament as they stand in its column. */
export function typedDetails(
  { year, details }: YearStructure,
  column: number,
  mark: DecimalMark,
): TypedDetails {
  const inYear = (row: 'tournament' | 'rounds' | 'board' | 'hours' | 'tieBreaks'): string =>
    spelling(typed(year.cell(yearRow(row), column), mark));
  const date = details.cell(detailRows.date, column);
  const points = Array.from({ length: mostPlaces }, (_, place) => {
    return spelling(typed(details.cell(detailRows.ownPoints + place, column), mark));
  });
  return {
    name: inYear('tournament'),
    rounds: inYear('rounds'),
    board: inYear('board'),
    hours: hoursIn(year.cell(yearRow('hours'), column), mark),
    tieBreaks: inYear('tieBreaks'),
    date: dateTyped(date, mark),
    points: pointsTyped(points),
  };
}

function hoursIn(cell: SourceCell, mark: DecimalMark): string {
  return cell.kind === 'number' ? hoursTyped(cell.value, mark) : spelling(typed(cell, mark));
}

/** A number as short as it says the same. */
function typed(cell: SourceCell, mark: DecimalMark): string {
  return cell.kind === 'number' ? shownNumber(cell.value, mark) : plainText(cell, mark);
}

/** A place without points between two that have some is worth 0, as in the formulas. */
function pointsTyped(points: readonly string[]): string {
  const last = points.reduce((found, each, i) => (each === '' ? found : i), -1);
  return points
    .slice(0, last + 1)
    .map((each) => each || '0')
    .join(' ');
}

/** What every change of a tournament in Year is told. */
export interface ChosenOption {
  /** The column of Year that names the tournament. */
  readonly column: number | undefined;
}

/** The tournament that was chosen, in its year. */
export interface ChosenIn<Options> {
  readonly tournament: YearColumn;
  readonly structure: YearStructure;
  readonly input: OperationInput<Lists, Options>;
}

/** What a change writes, or why it cannot. */
export type ChangePlan<Detail> =
  | {
      readonly ok: true;
      readonly title: string;
      readonly blocks: readonly ExistingBlock[];
      /** The sheet that is shown afterwards. */
      readonly activate: string;
      readonly warnings?: readonly Finding[];
      readonly detail: Detail;
    }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

interface Changing<Options, Detail> {
  readonly initial: Options;
  readonly change: (chosen: ChosenIn<Options>) => Stepwise<ChangePlan<Detail>>;
}

/** A change of one tournament that stands in Year: it makes no sheet, and formulas bring the rest along. */
export function changing<Options extends ChosenOption, Detail>({
  initial,
  change,
}: Changing<Options, Detail>): Operation<Lists, Options, Detail> {
  return {
    initial,
    lists: {},
    also: yearPlaces,
    compute: (input, slices) => slices.run(compute(input, change)),
  };
}

function* compute<Options extends ChosenOption, Detail>(
  input: OperationInput<Lists, Options>,
  change: Changing<Options, Detail>['change'],
): Stepwise<Computed<Detail>> {
  const found = readStructure(input.facts, input.also);
  if (!found.ok) return found;
  const { structure } = found;
  const { column } = input.options;
  const tournament = structure.tournaments.find((each) => each.column === column);
  if (!tournament) return { ok: false, refusals: [noneChosen(structure)] };
  yield;
  const changed = yield* change({ tournament, structure, input });
  if (!changed.ok) return changed;
  const { title, blocks, activate, warnings = [], detail } = changed;
  const { sources } = input;
  const all = [...tableGone(structure), ...warnings];
  return {
    ok: true,
    plan: { title, sheets: [], blocks, names: [], activate, sources, warnings: all },
    detail,
  };
}

function noneChosen({ tournaments, year }: YearStructure): Finding {
  const row = yearRow('tournament');
  const columns = year.place.area.columns - 1;
  const why =
    tournaments.length === 0
      ? sentence('kgsNoTournaments')
      : sentence('kgsNoneChosen', { address: year.address(row, 1, 1, columns) });
  return { sentence: why, at: year.placeOf(row, 1, 1, columns) };
}

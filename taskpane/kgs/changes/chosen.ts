import type { Stepwise } from '../../../src';
import { sentence } from '../../../language';
import type { Computed, Lists, Operation, OperationInput } from '../../operation/operation';
import type { ExistingBlock, Finding } from '../../plan/plan';
import { readStructure, type YearColumn, type YearStructure } from '../structure';
import { tableGone } from '../table-columns';
import { yearRow } from '../year/layout';
import { yearPlaces } from '../year-places';

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

interface Changing<Options, Detail> extends Pick<
  Operation<Lists, Options, Detail>,
  'title' | 'lead' | 'initial'
> {
  readonly change: (chosen: ChosenIn<Options>) => Stepwise<ChangePlan<Detail>>;
}

/** A change of one tournament that stands in Year: it makes no sheet, and formulas bring the rest along. */
export function changing<Options extends ChosenOption, Detail>({
  change,
  ...operation
}: Changing<Options, Detail>): Operation<Lists, Options, Detail> {
  return {
    ...operation,
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

import type { Stepwise } from '../../../src';
import { sentence, type TextKey } from '../../../language';
import { spelling } from '../../columns/spelling';
import { typedCell } from '../../columns/typed-option';
import {
  refused,
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
} from '../../operation/operation';
import { readOwnDetails } from '../typed/own-details';
import { pointsSourceOf, type OwnPoints } from '../points-source';
import { readStructure, type YearStructure } from '../structure';
import { readEntered } from '../typed/entered';
import { detailLabels } from '../tournament';
import { yearRow } from '../year/layout';
import { yearPlaces } from '../year-places';
import { chosenIn } from './chosen';
import { changedBlocks, renamedBlocks } from './edit-blocks';
import { typedDetails, type TypedDetail, type TypedDetails } from './standing';

/** What is typed; a detail that is left out stays as it is. */
export interface EditOptions extends Partial<TypedDetails> {
  /** The column of Year that names the tournament. */
  readonly column: number | undefined;
}

/** What changes, as it is shown before it is written. */
export interface EditPreview {
  readonly changes: readonly DetailChange[];
  /** Rows of Engines that follow the new name. */
  readonly lent: number;
}

export interface DetailChange {
  readonly label: TextKey;
  readonly before: string;
  readonly after: string;
}

export const editLabels = {
  name: 'kgsTournamentName',
  ...detailLabels,
  date: 'kgsDate',
  points: 'kgsOwnPoints',
} as const satisfies Record<TypedDetail, TextKey>;

/** The details of a tournament in Year; its result sheet, the totals and the annual table follow by formula. */
export const editTournament: Operation<Lists, EditOptions, EditPreview> = {
  title: 'kgsEdit',
  lead: 'kgsEditLead',
  lists: {},
  also: yearPlaces,
  initial: { column: undefined },
  compute: (input, slices) => slices.run(compute(input)),
};

function* compute({
  also,
  options,
  facts,
  sources,
  t,
}: OperationInput<Lists, EditOptions>): Stepwise<Computed<EditPreview>> {
  const { mark } = facts;
  const found = readStructure(facts, also);
  if (!found.ok) return found;
  const { structure } = found;
  const chosen = chosenIn(options.column, structure);
  if (!chosen.ok) return chosen;
  const { column, name: oldName, hasResults } = chosen.tournament;
  const before = typedDetails(structure, column, mark);
  const after = { ...before, ...given(options) };
  const name = spelling(after.name);
  const taken = nameRefused(name, column, structure);
  if (taken) return taken;
  const own = readOwnDetails(after);
  if (!own.ok) return own;
  if (structure.details === undefined && (own.points.length > 0 || own.date !== undefined)) {
    return refused({ sentence: sentence('kgsDetailsMissing') });
  }
  yield;
  const points: OwnPoints =
    own.points.length > 0 ? { kind: 'typed', points: own.points } : { kind: 'none' };
  const from = pointsSourceOf(name, structure, mark, points);
  if (!from.ok) return from;
  // Points that were added without standings need no rounds.
  const isScored = hasResults && before.rounds !== '';
  const read = readEntered(
    (detail) => ({ cell: typedCell(after[detail]), address: t(detailLabels[detail]) }),
    { rounds: isScored, F: isScored && from.source.kind === 'reconstruction' },
    mark,
  );
  if (!read.ok) return read;
  const keys = Object.keys(editLabels) as TypedDetail[];
  const changed = keys.filter((key) => spelling(after[key]) !== before[key]);
  if (changed.length === 0) {
    return refused({ sentence: sentence('kgsEditNothing', { name: oldName }) });
  }
  const renamed = changed.includes('name') ? renamedBlocks(oldName, name, structure) : [];
  return {
    ok: true,
    plan: {
      title: t('kgsTitleEdited', { name }),
      sheets: [],
      blocks: [
        ...changedBlocks(column, new Set(changed), { ...read.details, name, ...own }, structure),
        ...renamed,
      ],
      names: [],
      activate: structure.year.place.sheet,
      sources,
      warnings: [],
    },
    detail: {
      changes: changed.map((key) => ({
        label: editLabels[key],
        before: before[key],
        after: spelling(after[key]),
      })),
      lent: renamed.length,
    },
  };
}

/** The details that were typed. */
function given(options: EditOptions): Partial<TypedDetails> {
  const keys = (Object.keys(editLabels) as TypedDetail[]).filter(
    (key) => options[key] !== undefined,
  );
  return Object.fromEntries(keys.map((key) => [key, options[key]]));
}

/** A name must be there, and no other tournament may have it. */
function nameRefused(
  name: string,
  column: number,
  { tournaments, year }: YearStructure,
): Computed<never, undefined> | undefined {
  const row = yearRow('tournament');
  if (name === '') {
    const columns = year.place.area.columns - 1;
    const address = year.address(row, 1, 1, columns);
    return refused({
      sentence: sentence('kgsNameMissing', { address }),
      at: year.placeOf(row, column),
    });
  }
  const same = tournaments.find(
    (each) => each.column !== column && each.name.toLowerCase() === name.toLowerCase(),
  );
  if (!same) return undefined;
  const values = { name: same.name, address: year.address(row, same.column) };
  return refused({
    sentence: sentence('kgsNameTakenHere', values),
    at: year.placeOf(row, same.column),
  });
}

import type { Stepwise } from '../../../src';
import { sentence, type TextKey } from '../../../language';
import { spelling } from '../../columns/spelling';
import { renamedByHand } from '../former-names';
import { typedCell } from '../../columns/typed-option';
import { refused } from '../../operation/operation';
import { readOwnDetails } from '../typed/own-details';
import { pointsSourceOf, type OwnPoints } from '../points-source';
import type { YearStructure } from '../structure';
import { readEntered } from '../typed/entered';
import { detailLabels } from '../tournament';
import { yearRow } from '../year/layout';
import { changing, type ChangePlan, type ChosenIn, type ChosenOption } from './chosen';
import { changedBlocks, renamedBlocks } from './edit-blocks';
import { typedDetails, typedLabels, type TypedDetail, type TypedDetails } from './standing';

/** What is typed; a detail that is left out stays as it is. */
export type EditOptions = ChosenOption & Partial<TypedDetails>;

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

/** The details of a tournament in Year; its result sheet, the totals and the annual table follow by formula. */
export const editTournament = changing<EditOptions, EditPreview>({
  title: 'kgsEdit',
  lead: 'kgsEditLead',
  initial: { column: undefined },
  change,
});

function* change({
  tournament: { column, name: oldName, hasResults },
  structure,
  input: { options, facts, t },
}: ChosenIn<EditOptions>): Stepwise<ChangePlan<EditPreview>> {
  const { mark } = facts;
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
  const keys = Object.keys(typedLabels) as TypedDetail[];
  const changed = keys.filter((key) => spelling(after[key]) !== before[key]);
  const byHand = renamedByHand(structure);
  const oldNames = [
    ...(changed.includes('name') ? [oldName] : []),
    ...(byHand?.tournament.column === column ? [byHand.former] : []),
  ];
  const renamed = oldNames.flatMap((old) => renamedBlocks(old, name, structure));
  if (changed.length === 0 && renamed.length === 0) {
    return refused({ sentence: sentence('kgsEditNothing', { name: oldName }) });
  }
  return {
    ok: true,
    title: t('kgsTitleEdited', { name }),
    blocks: [
      ...changedBlocks(
        column,
        new Set(changed),
        { ...read.details, name, ...own },
        structure,
        mark,
      ),
      ...renamed,
    ],
    activate: structure.year.place.sheet,
    detail: {
      changes: changed.map((key) => ({
        // Short enough for the column beside what was there.
        label: key === 'points' ? 'kgsPoints' : typedLabels[key],
        before: before[key],
        after: spelling(after[key]),
      })),
      lent: renamed.length,
    },
  };
}

/** The details that were typed. */
function given(options: EditOptions): Partial<TypedDetails> {
  const keys = (Object.keys(typedLabels) as TypedDetail[]).filter(
    (key) => options[key] !== undefined,
  );
  return Object.fromEntries(keys.map((key) => [key, options[key]]));
}

/** A name must be there, and no other tournament may have it. */
function nameRefused(
  name: string,
  column: number,
  { tournaments, year }: YearStructure,
): ChangePlan<never> | undefined {
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

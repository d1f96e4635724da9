import type { Stepwise } from '../../../src';
import { sentence, type TextKey } from '../../../src/language';
import { spelling } from '../../sheets/columns/spelling';
import { renamedByHand, type YearStructure } from '../structure';
import { typedCell } from '../../sheets/columns/fields';
import { refused } from '../../jobs/operation';
import { dateCell, readOwnDetails } from '../typed/own-details';
import { type OwnPoints, pointsSourceOf } from '../points-source';
import { type EnteredDetails, hoursCell, readEntered } from '../typed/hours';
import { detailLabels } from '../tournament';
import { mostPlaces, yearRow, type YearRow, yearRows } from '../year/layout';
import {
  type ChangePlan,
  changing,
  type ChosenIn,
  type ChosenOption,
  type TypedDetail,
  typedDetails,
  type TypedDetails,
  typedLabels,
} from './standing';
import { areaName, type Place } from '../../sheets/address';
import type { DecimalMark } from '../../sheets/notation';
import { heldIn, type NamedArea, plainText, type SourceCell } from '../../sheets/source';
import type { ExistingBlock, OwnCell, PlanCell } from '../../sheets/plan';
import { blank, keep, number, several, text } from '../../sheets/sheet-parts';

/** What is typed; a detail that is left out stays as it is. */
export type EditOptions = ChosenOption & Partial<TypedDetails>;

/** What changes, as it is shown before it is written. */
export interface EditPreview {
  readonly changes: readonly DetailChange[];
  /** Rows of Engines that follow the new name. */
  readonly lent: number;
}

interface DetailChange {
  readonly label: TextKey;
  readonly before: string;
  readonly after: string;
}

/** The details of a tournament in Year; its result sheet, the totals and the annual table follow by formula. */
export const editTournament = changing<EditOptions, EditPreview>({
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

/** A tournament with all that was typed of it. */
interface EditedTournament extends EnteredDetails {
  readonly name: string;
  readonly date: number | undefined;
  readonly isMonth: boolean;
  readonly points: readonly number[];
}

/** What changes in its column of Year; everything else there stays. */
function changedBlocks(
  column: number,
  changed: ReadonlySet<TypedDetail>,
  edited: EditedTournament,
  { year, details }: YearStructure,
  mark: DecimalMark,
): ExistingBlock[] {
  const { name, rounds, board, hours, tieBreaks, points } = edited;
  const cells: Partial<Record<YearRow, PlanCell>> = {
    ...(changed.has('name') && { tournament: text(name) }),
    ...(changed.has('rounds') && { rounds: entered(rounds) }),
    ...(changed.has('board') && { board: entered(board) }),
    ...(changed.has('hours') && { hours: hoursCell(hours, mark) }),
    ...(changed.has('tieBreaks') && { tieBreaks: entered(tieBreaks || undefined) }),
  };
  const ofPoints = Array.from({ length: mostPlaces }, (_, i) => entered(points[i]));
  const own = [
    changed.has('date') ? dateCell(edited) : keep,
    keep,
    ...(changed.has('points') ? ofPoints : several(mostPlaces, keep)),
  ];
  return [
    ...columnBlock(
      year,
      column,
      yearRows.map((row) => cells[row] ?? keep),
    ),
    ...columnBlock(details, column, own),
  ];
}

/** Accounts that were lent in this tournament alone, and the table of points that names it, follow its new name. */
function renamedBlocks(
  oldName: string,
  name: string,
  { engines, ownTable }: YearStructure,
): ExistingBlock[] {
  const isOld = (cell: SourceCell): boolean =>
    spelling(plainText(cell, '.')).toLowerCase() === oldName.toLowerCase();
  const named = (cell: SourceCell, { sheet, sheetId, area }: Place): ExistingBlock => {
    const ours = heldIn(cell).map((held) => ({ row: 0, column: 0, held: [held] }));
    return { sheet, sheetId, at: areaName(area), cells: [[text(name)]], ours };
  };
  const rows = Array.from({ length: engines.place.area.rows - 1 }, (_, i) => 1 + i);
  const own = ownTable.cell(0, 1);
  return [
    ...rows
      .filter((row) => isOld(engines.held('event', row)))
      .map((row) => named(engines.held('event', row), engines.at('event', row))),
    ...(isOld(own) ? [named(own, ownTable.placeOf(0, 1))] : []),
  ];
}

function entered(value: number | undefined): PlanCell {
  return value === undefined ? blank() : number(value);
}

/** The cells of a column that change; none where all stay. */
function columnBlock(area: NamedArea, column: number, cells: readonly PlanCell[]): ExistingBlock[] {
  if (cells.every(({ kind }) => kind === 'keep')) return [];
  const { sheet, sheetId, area: at } = area.placeOf(0, column);
  const ours = cells.flatMap(({ kind }, row): OwnCell[] => {
    const held = kind === 'keep' ? [] : heldBy(area, row, column);
    return held.length === 0 ? [] : [{ row, column: 0, held }];
  });
  return [{ sheet, sheetId, at: areaName(at), cells: cells.map((cell) => [cell]), ours }];
}

/** What a cell holds now: the preview shows it beside what replaces it. */
export function heldBy(area: NamedArea, row: number, column: number): readonly (string | number)[] {
  return heldIn(area.cell(row, column));
}

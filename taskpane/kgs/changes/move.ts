import type { Stepwise } from '../../../src';
import { sentence } from '../../../src/language';
import { refused } from '../../jobs/operation';
import { areaName } from '../../sheets/address';
import { spelling } from '../../sheets/columns/spelling';
import type { ExistingBlock } from '../../sheets/plan';
import { dateCell, dateTyped, type OwnDetails, readOwnDetails } from '../typed/own-details';
import type { YearColumn, YearStructure } from '../structure';
import { dateOf, headingBlocks, shownIn } from '../annual-table';
import { detailRows, tableName } from '../year/layout';
import { heldBy } from './edit';
import { type ChangePlan, changing, type ChosenIn, type ChosenOption } from './standing';

export interface MoveOptions extends ChosenOption {
  /** The day it is moved to, as typed; empty leaves it. */
  readonly date: string;
  /** Where it stands in the annual table: by its date, as the last, or before the tournament of a column of Year. */
  readonly place: 'date' | 'last' | number;
}

/** The tournaments in the order they will have. */
export interface MovePreview {
  readonly order: readonly MovedTournament[];
}

interface MovedTournament {
  readonly name: string;
  /** As it would be typed; empty where none is entered. */
  readonly date: string;
  readonly isMoved: boolean;
}

/** A tournament takes another day, and another place among the columns of the annual table. */
export const moveTournament = changing<MoveOptions, MovePreview>({
  initial: { column: undefined, date: '', place: 'date' },
  change,
});

function* change({
  tournament,
  structure,
  input: { options, facts, t },
}: ChosenIn<MoveOptions>): Stepwise<ChangePlan<MovePreview>> {
  const typed = readOwnDetails({ date: options.date });
  if (!typed.ok) return typed;
  const { table, details } = structure;
  if (!table) return refused({ sentence: sentence('kgsTableGone', { name: tableName }) });
  yield;
  const dates = new Map(
    structure.tournaments.map((each) => [each.column, dateOf(each, structure)]),
  );
  if (typed.date !== undefined) dates.set(tournament.column, typed.date);
  const order = inOrder(tournament, options.place, shownIn(structure), dates);
  const { mark } = facts;
  const shown = ({ column }: YearColumn): string =>
    column === tournament.column && typed.date !== undefined
      ? spelling(options.date)
      : dateTyped(details.cell(detailRows.date, column), mark);
  const stood = dateTyped(details.cell(detailRows.date, tournament.column), mark);
  const isNewDay = typed.date !== undefined && spelling(options.date) !== stood;
  const blocks = [
    ...(isNewDay ? [dayBlock(tournament, typed, structure)] : []),
    ...headingBlocks(order, structure),
  ];
  if (blocks.length === 0) {
    return refused({ sentence: sentence('kgsMoveNothing', { name: tournament.name }) });
  }
  return {
    ok: true,
    title: t('kgsTitleMoved', { name: tournament.name }),
    blocks,
    activate: table.place.sheet,
    detail: {
      order: order.map((each) => ({
        name: each.name,
        date: shown(each),
        isMoved: each.column === tournament.column,
      })),
    },
  };
}

/** Tournaments without a day stand behind the others, in the order they have. */
function inOrder(
  moved: YearColumn,
  place: MoveOptions['place'],
  shown: readonly YearColumn[],
  dates: ReadonlyMap<number, number | undefined>,
): readonly YearColumn[] {
  if (!shown.includes(moved)) return shown;
  if (place === 'date') {
    const day = ({ column }: YearColumn): number => dates.get(column) ?? Infinity;
    // Infinity less Infinity is no number: both stay as they are.
    return [...shown].sort((a, b) => day(a) - day(b) || 0);
  }
  const others = shown.filter((each) => each !== moved);
  const before = others.findIndex(({ column }) => column === place);
  const at = before === -1 ? others.length : before;
  return [...others.slice(0, at), moved, ...others.slice(at)];
}

function dayBlock(
  { column }: YearColumn,
  typed: OwnDetails,
  { details }: YearStructure,
): ExistingBlock {
  const held = heldBy(details, detailRows.date, column);
  const { sheet, sheetId, area } = details.placeOf(detailRows.date, column);
  const ours = held.length === 0 ? [] : [{ row: 0, column: 0, held }];
  return { sheet, sheetId, at: areaName(area), cells: [[dateCell(typed, 'input')]], ours };
}

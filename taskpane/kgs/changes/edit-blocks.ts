import { areaName } from '../../plan/address';
import type { DecimalMark } from '../../plan/notation';
import type { NamedArea } from '../../plan/named-area';
import type { ExistingBlock, OwnCell, PlanCell } from '../../plan/plan';
import { blank, keep, number, several, text } from '../../plan/plan-cells';
import { heldIn, plainText } from '../../plan/source';
import { spelling } from '../../columns/spelling';
import type { EnteredDetails } from '../typed/entered';
import { hoursCell } from '../typed/hours';
import { dateCell } from '../typed/own-details';
import type { YearStructure } from '../structure';
import { mostPlaces, yearRows, type YearRow } from '../year/layout';
import type { TypedDetail } from './standing';

/** A tournament with all that was typed of it. */
export interface EditedTournament extends EnteredDetails {
  readonly name: string;
  readonly date: number | undefined;
  readonly isMonth: boolean;
  readonly points: readonly number[];
}

/** What changes in its column of Year; everything else there stays. */
export function changedBlocks(
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
    ...(details ? columnBlock(details, column, own) : []),
  ];
}

/** Accounts that were lent in this tournament alone, and the table of points that names it, follow its new name. */
export function renamedBlocks(
  oldName: string,
  name: string,
  { engines, ownTable }: YearStructure,
): ExistingBlock[] {
  const isOld = (area: NamedArea, row: number): boolean =>
    spelling(plainText(area.cell(row, 1), '.')).toLowerCase() === oldName.toLowerCase();
  const cell = (area: NamedArea, row: number): ExistingBlock => {
    const { sheet, sheetId, area: at } = area.placeOf(row, 1);
    const ours = heldBy(area, row, 1).map((held) => ({ row: 0, column: 0, held: [held] }));
    return { sheet, sheetId, at: areaName(at), cells: [[text(name)]], ours };
  };
  const rows = Array.from({ length: engines.place.area.rows - 1 }, (_, i) => 1 + i);
  return [
    ...rows.filter((row) => isOld(engines, row)).map((row) => cell(engines, row)),
    ...(isOld(ownTable, 0) ? [cell(ownTable, 0)] : []),
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

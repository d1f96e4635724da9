import type { Translate } from '../../language';
import { areaName } from '../plan/address';
import type { ExistingBlock, PlanCell } from '../plan/plan';
import { keep, number, text } from '../plan/plan-cells';
import { fillColumns, type FillColumn, type RatingEntries } from './rating-fields';

/** A cell that is filled, or changed. */
export interface RatingCell {
  /** Of the row in the list's source. */
  readonly position: number;
  readonly name: string;
  readonly column: FillColumn;
  /** What stood there; "" for nothing. */
  readonly was: string;
  readonly value: string | number;
}

/** The cells column by column; a column that is missing is added right of the list, with its heading. */
export function fillBlocks(
  { rows, source, present }: RatingEntries,
  filled: readonly RatingCell[],
  t: Translate,
): readonly ExistingBlock[] {
  const { place } = source;
  const { sheetId, sheet, area } = place;
  const headerRow = Math.max(0, Math.min(...rows.map(({ position }) => position)) - 1);
  let next = area.columns;
  return (Object.keys(fillColumns) as FillColumn[]).flatMap((column): readonly ExistingBlock[] => {
    const own = new Map(
      filled.filter((each) => each.column === column).map((each) => [each.position, each.value]),
    );
    if (own.size === 0) return [];
    const isThere = present.includes(column);
    const [first] = rows;
    const at = isThere && first ? first.placeOf(column).area.column : area.column + next++;
    const from = isThere ? Math.min(...own.keys()) : headerRow;
    const to = Math.max(...own.keys());
    const cells = Array.from({ length: to - from + 1 }, (_, i): PlanCell[] => {
      const value = own.get(from + i);
      if (!isThere && i === 0 && value === undefined)
        return [text(t(fillColumns[column]), 'header')];
      return [value === undefined ? keep : cellOf(value)];
    });
    const row = area.row + from;
    return [{ sheetId, sheet, at: areaName({ row, column: at, rows: 1, columns: 1 }), cells }];
  });
}

/** A PIN stays the text it is. */
function cellOf(value: string | number): PlanCell {
  return typeof value === 'number' ? number(value) : { kind: 'text', text: value, format: '@' };
}

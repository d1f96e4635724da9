import type { Translate } from '../../../language';
import { areaName } from '../../plan/address';
import type { NewSheet, PlanCell, PrintSetup } from '../../plan/plan';
import { headingRow, listSheet, type ListColumn } from '../../plan/sheet-parts';

export interface WallList {
  /** Of the sheet. */
  readonly name: string;
  readonly title: string;
  /** The event and how large the round is. */
  readonly about: string;
  readonly note: string;
  readonly event: string;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly (readonly PlanCell[])[];
  /** Columns that stay in view. */
  readonly frozen: number;
  /** Height of every row, in points; as high as its text where missing. */
  readonly height?: number;
  /** Whatever fits its columns where missing. */
  readonly orientation?: PrintSetup['orientation'];
}

/** One list of a round on a sheet of its own, one page wide, with its headings on every page. */
export function wallListSheet(list: WallList, t: Translate): NewSheet {
  const { name, title, about, note, event, columns, rows, frozen, height, orientation } = list;
  const first = headingRow + 1;
  return listSheet(
    {
      ...{ name, title, about, note, event, columns, rows, frozen },
      block: {
        lines: [areaName({ row: first, column: 0, rows: rows.length, columns: columns.length })],
      },
      ...(height !== undefined && {
        tall: { rows: `${first + 1}:${first + rows.length}`, points: height },
      }),
      ...(orientation && { orientation }),
      printsColumns: true,
    },
    t,
  );
}

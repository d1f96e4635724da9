import type { Translate } from '../../../language';
import { areaName, columnLetters } from '../../plan/address';
import type { NewSheet, PlanCell, PrintSetup } from '../../plan/plan';
import {
  headingRow,
  headings,
  introduction,
  orientationOf,
  pages,
  widthsOf,
  type ListColumn,
} from '../../plan/sheet-parts';

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
  const { name, title, about, note, event, columns, rows, frozen, height } = list;
  const { orientation = orientationOf(columns) } = list;
  const first = headingRow + 1;
  return {
    name,
    blocks: [
      introduction(title, about, note),
      {
        at: `A${first}`,
        cells: [headings(columns), ...rows],
        lines: [areaName({ row: first, column: 0, rows: rows.length, columns: columns.length })],
      },
    ],
    widths: widthsOf(columns),
    ...(height !== undefined && {
      tall: { rows: `${first + 1}:${first + rows.length}`, points: height },
    }),
    freeze: { rows: first, columns: frozen },
    print: pages(
      event,
      {
        orientation,
        area: `A:${columnLetters(columns.length - 1)}`,
        titleRows: `${first}:${first}`,
      },
      t,
    ),
  };
}

import type { TextKey } from '../../../language';
import type { FigureStep } from '../../why/figures/figure';
import type { SheetCells } from '../../why/figures/sheet-cells';
import type { ActiveCell } from '../../workbook/why';
import type { Awards } from './awards';

/** The columns of the fields by their headings. */
export const columns = ['sofWholeField', 'sofAlone', 'sofFieldB', 'sofFieldC'] as const;
export type FieldHeading = (typeof columns)[number];

/** The sheet of an event, with the row and column of its labels. */
export interface EventSheet {
  readonly cell: ActiveCell;
  readonly cells: SheetCells;
  /** The column of the labels. */
  readonly left: number;
  /** The row of a label, wherever rows were inserted. */
  readonly rowOf: (label: TextKey) => number;
  readonly awards: Awards | undefined;
}

/** What leads to a cell: its steps, and what the rules give where it is not typed. */
export interface Led {
  readonly steps: readonly FigureStep[];
  readonly now?: number | string;
}

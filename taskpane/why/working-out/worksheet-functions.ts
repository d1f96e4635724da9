import type { ActiveCell } from '../../workbook/why';
import type { Grid } from '../values/cell';
import type { Argument } from './argument';
import type { Settings } from './settings';

/** What a function may need to know beside its arguments. */
export interface Circumstances extends Settings {
  readonly active: ActiveCell;
  /** The piece of the formula that calls it. */
  readonly source: string;
}

/** One of Excel's own functions; an argument that is left out is undefined. */
export type WorksheetFunction = (
  given: readonly (Argument | undefined)[],
  circumstances: Circumstances,
) => Grid;

/** Excel's own functions that are worked out here; every other is unknown. */
export const worksheetFunctions: Readonly<Record<string, WorksheetFunction | undefined>> = {};

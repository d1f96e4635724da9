import type { ActiveCell, ReadReference } from '../../workbook/why';
import type { Ours } from '../formula/ours';
import type { Value } from '../values/cell';
import type { Settings } from './settings';

/** What a formula is worked out from. */
export interface FormulaSurroundings {
  readonly active: ActiveCell;
  readonly ours: Ours;
  readonly read: ReadonlyMap<string, ReadReference>;
  readonly settings: Settings;
  /** What the user says a piece of the formula gives, and what a cell should hold, by `givenKey`. */
  readonly instead: ReadonlyMap<string, Value>;
}

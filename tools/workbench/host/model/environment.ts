import type { Grid } from '../../grid/grid';
import type { Json } from '../batch/wire';
import type { Manners } from '../manners';

/** What the objects of the model may use; one per page that is connected. */
export interface Environment {
  readonly grid: Grid;
  /** File name of the workbook, as `workbook.name` gives it. */
  readonly documentName: string;
  /** `workbook.settings`, shared by all pages. */
  readonly settings: Map<string, Json>;
  readonly manners: Manners;
  /** Locale of data, such as "nl-NL": decides the separators Application tells. */
  locale(): string;
  /** Runs one request of the add-in: what it writes is undone in one step, or with others of its group. */
  step(group: string | undefined, work: () => void): void;
  /**
   * A call is made that Excel cannot undo, on any platform or on the desktop only: the user's undo list ends with this
   * request. In a run that is one step for undo, Excel refuses the calls it documents as such.
   */
  notUndoable(where: 'anywhere' | 'desktop', inGroups: 'refused' | 'silent'): void;
  /** Runs a write of the add-in, which makes it known as the add-in's own. */
  writing(write: () => void): void;
  /** `full` calls every custom function again, as Excel's full calculation does. Without a sheet, all of them. */
  recalculate(full: boolean, sheetId?: string): void;
  /** Whether custom functions are still being waited for, or formulas wait to be calculated by hand. */
  calculating(): boolean;
  /** Events this page has asked for: Excel's number of the event, and "Workbook" or a sheet's id. */
  listen(eventType: number, target: string): void;
  unlisten(eventType: number, target: string): void;
  /** The functions page of the add-in says that it can be called. */
  functionsReady(): void;
  functionResults(results: readonly unknown[]): void;
}

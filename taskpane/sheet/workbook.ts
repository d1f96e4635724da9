import type { CellContent } from './content';
import type { Area, Place } from './place';
import type { Finding, Plan } from './plan';
import type { Attempt, Problem } from './problems';
import type { SourceTable, Where, WorkbookFacts } from './source';
import type { Leftovers, WrittenReceipt } from './receipt';

/** Everything an operation asks of the workbook. Views and jobs know nothing else of Excel. */
export interface WorkbookService {
  /** What the workbook consists of, and these areas of it, read together in as few requests as can be. */
  read(wheres: readonly Where[], options?: ReadOptions): Promise<Attempt<Reading>>;
  /**
   * The merged cells within these places, one list for each. Asking clears Excel's list of what the user can undo: only
   * where the user has asked for a preview or a write.
   */
  mergedIn(places: readonly Place[]): Promise<Attempt<readonly (readonly Area[])[]>>;
  /**
   * Writes a plan, if its sources are as they were. Filled cells in its way are told instead of written over; the
   * same list given back as `agreed` overwrites exactly these. After any failure the workbook is as it was; where even
   * that could not be achieved, the answer is `unfinished`.
   */
  write(plan: Plan, agreed?: readonly FilledCell[]): Promise<Attempt<Writing>>;
  /** Puts back exactly what was there; refused if what was written has been edited since. */
  undoWriting(receipt: WrittenReceipt): Promise<Attempt<Undoing>>;
  /** Tries once more to take away what an unfinished write or undo left. */
  takeBack(leftovers: Leftovers): Promise<Undoing>;
  /** Selects cells so that the user sees them; changes nothing. */
  show(place: Place): Promise<Attempt<void>>;
}

export interface ReadOptions {
  /** What else is read, as far as the facts lead to it. */
  readonly also?: (facts: WorkbookFacts) => readonly Where[];
  /** What was read before will do, as long as Excel has told of no change since. */
  readonly recent?: boolean;
  /** Told where the answer has to wait because Excel is still calculating. */
  readonly onCalculating?: () => void;
}

export interface Reading {
  readonly facts: WorkbookFacts;
  /** One for each place asked for, in the same order. */
  readonly tables: readonly SourceTable[];
  /** One for each place of `also`, in its order. */
  readonly also: readonly SourceTable[];
  /** Excel had not done calculating when it was waited for no longer: results of formulas may be old. */
  readonly stillCalculating?: boolean;
}

export type Writing =
  | {
      readonly kind: 'written';
      readonly receipt: WrittenReceipt;
      /** Everything stands, but this Excel refused the page layout. */
      readonly withoutPrintSetup: boolean;
    }
  | { readonly kind: 'filled'; readonly cells: readonly FilledCell[] }
  /** What the plan was computed from has changed: nothing was written. */
  | { readonly kind: 'changed'; readonly findings: readonly Finding[] }
  | Unfinished;

export type Undoing = { readonly kind: 'undone' } | Unfinished;

/** Excel failed half-way and refused to take it back, as after a lost connection. */
export interface Unfinished {
  readonly kind: 'unfinished';
  /** Why Excel failed. */
  readonly problem: Problem;
  /** Sheets and blocks that may be unfinished, for the sentence: `Round 3, Year!D2:D6`. */
  readonly places: string;
  readonly leftovers: Leftovers;
}

/** A filled cell that a plan would overwrite. */
export interface FilledCell {
  readonly place: Place;
  readonly content: CellContent;
}

import type { CellContent } from '../plan/content';
import type { Area, Place } from '../plan/place';
import type { Finding, Plan } from '../plan/plan';
import type { Attempt, Problem } from './problems';
import type { SourceTable, Where, WorkbookFacts } from '../plan/source';
import type { Leftovers, NewCell, WrittenReceipt } from '../plan/receipt';

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
  write(plan: Plan, agreed?: readonly FilledCell[]): Promise<Attempt<WriteOutcome>>;
  /**
   * Puts back exactly what was there; refused if what was written has been edited since. Where more than that would be
   * lost, it asks; the same questions given back as `agreed` are a yes.
   */
  undoWriting(receipt: WrittenReceipt, agreed?: readonly Finding[]): Promise<Attempt<Undoing>>;
  /** Tries once more to take away what an unfinished write or undo left. */
  takeBack(leftovers: Leftovers): Promise<TakenBack | Unfinished>;
  /** This pane's last write, kept with the workbook, as when the pane is opened anew; undefined where there is none. */
  lastWriting(): Promise<Attempt<LastWriting | undefined>>;
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
  /** It was not waited for: the user has Excel calculate only on request. */
  readonly byHand?: boolean;
}

export type WriteOutcome =
  | {
      readonly kind: 'written';
      readonly receipt: WrittenReceipt;
      /** Everything stands, but this Excel refused the page layout. */
      readonly withoutPrintSetup: boolean;
      /** Cells that Excel stored as something else than planned. */
      readonly warnings?: readonly Finding[];
      /** The undo could not be kept with the workbook: it ends with this pane. */
      readonly undoEndsWithPane?: true;
      /** The user has Excel calculate only on request. */
      readonly calculatesByHand?: true;
    }
  | { readonly kind: 'filled'; readonly cells: readonly FilledCell[] }
  /** What the plan was computed from, or what it overwrites, has changed: nothing stays written. */
  | {
      readonly kind: 'changed';
      readonly findings: readonly Finding[];
      readonly news?: readonly NewCell[];
    }
  /** Excel failed; what was begun is taken back but for what somebody changed or uses. */
  | {
      readonly kind: 'kept';
      readonly problem: Problem;
      readonly kept: readonly Finding[];
      readonly news?: readonly NewCell[];
    }
  | Unfinished;

export type Undoing =
  | TakenBack
  /** Nothing has been undone: each of these has to be agreed to first. */
  | { readonly kind: 'asking'; readonly questions: readonly Finding[] }
  | Unfinished;

export interface TakenBack {
  readonly kind: 'undone';
  /** What was left, because somebody changed or uses it. */
  readonly kept?: readonly Finding[];
  /** What may have been lost, because an answer of Excel's was. */
  readonly unsure?: readonly Finding[];
  /** Typed by somebody meanwhile, and gone with it. */
  readonly news?: readonly NewCell[];
  /** The planned name of a sheet that somebody else made. */
  readonly taken?: string;
}

export interface LastWriting {
  readonly receipt: WrittenReceipt;
  readonly time: Date;
}

/** Excel failed half-way and refused to take it back, as after a lost connection. */
export interface Unfinished {
  readonly kind: 'unfinished';
  /** Why Excel failed. */
  readonly problem: Problem;
  /** Sheets and blocks that may be unfinished, for the sentence: `Round 3, Year!D2:D6`. */
  readonly places: readonly string[];
  /** Sheets that may be hidden. */
  readonly hidden: readonly string[];
  /** What else is to be told. */
  readonly findings?: readonly Finding[];
  readonly leftovers: Leftovers;
}

/** A filled cell that a plan would overwrite. */
export interface FilledCell {
  readonly place: Place;
  readonly content: CellContent;
}

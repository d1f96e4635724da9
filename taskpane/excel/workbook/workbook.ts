import type { CellContent } from '../../sheets/content';
import type { Area, Place } from '../../sheets/address';
import type { Finding, Plan } from '../../sheets/plan';
import type { Attempt, Problem } from './problems';
import type { SourceTable, Where, WorkbookFacts } from '../../sheets/source';
import type { Leftovers, NewCell, WrittenReceipt } from '../../sheets/receipt';
import type { DecimalMark } from '../../sheets/notation';
import type { Following, WhyService } from './why';
import type { Waiting } from './waiting';

/** Everything an operation asks of the workbook; the only way of views and jobs to Excel. */
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
  /** Tries again to remove what an unfinished write or undo left. */
  takeBack(leftovers: Leftovers): Promise<TakenBack | Unfinished>;
  /** This pane's last write, kept with the workbook for a reopened pane; undefined if there is none. */
  lastWriting(): Promise<Attempt<LastWriting | undefined>>;
  /** What was typed in a job, kept with the workbook by this pane; undefined if nothing was. */
  draft(job: string): Promise<Attempt<string | undefined>>;
  /** Keeps it; without a text nothing is kept any more. */
  keepDraft(job: string, text: string | undefined): Promise<Attempt<void>>;
  /** Whether this pane keeps a draft of any job. */
  hasDraft(): Promise<Attempt<boolean>>;
  /** Tells of changes to what has been read, other than by this pane; gives what ends it. */
  followChanges(listener: (change?: ChangedPlace) => void): () => void;
  /** Whether this Excel works out formulas over lists, as far as it says so: a 2016 or 2019 does not. Asked once. */
  worksOutLists(): Promise<boolean>;
  /** Selects cells so that the user sees them; changes nothing. */
  show(place: Place): Promise<Attempt<void>>;
}

/** Cells whose contents somebody changed. */
export interface ChangedPlace {
  readonly sheetId: string;
  readonly sheet?: string;
  /** Within the sheet: `B4:C9`. */
  readonly address: string;
}

export interface ReadOptions {
  /** What else is read, as far as the facts lead to it. */
  readonly also?: (facts: WorkbookFacts) => readonly Where[];
  /** What was read before will do, as long as Excel has told of no change since. */
  readonly recent?: boolean;
  /** Told where the answer has to wait because Excel is still calculating. */
  readonly onCalculating?: () => void;
  /** Told which sheets Excel is asked for, as far as that is known. */
  readonly onReading?: (sheets: readonly string[]) => void;
}

export interface Reading {
  readonly facts: WorkbookFacts;
  /** One for each place asked for, in the same order. */
  readonly tables: readonly SourceTable[];
  /** One for each place of `also`, in its order. */
  readonly also: readonly SourceTable[];
  /** Excel was still calculating when the wait ended: results of formulas may be old. */
  readonly stillCalculating?: boolean;
  /** Calculation is set to manual, so nothing was waited for. */
  readonly byHand?: boolean;
}

export type WriteOutcome =
  | {
      readonly kind: 'written';
      readonly receipt: WrittenReceipt;
      /** Everything is written, but this Excel refused the page layout. */
      readonly withoutPrintSetup: boolean;
      /** Cells that Excel stored differently from the plan. */
      readonly warnings?: readonly Finding[];
      /** The undo could not be kept with the workbook: it ends with this pane. */
      readonly undoEndsWithPane?: true;
      /** Calculation is set to manual. */
      readonly calculatesByHand?: true;
    }
  | { readonly kind: 'filled'; readonly cells: readonly FilledCell[] }
  /** What the plan was computed from, or what it overwrites, has changed: nothing stays written. */
  | {
      readonly kind: 'changed';
      readonly findings: readonly Finding[];
      readonly news?: readonly NewCell[];
    }
  /** Excel failed; the write is undone except where somebody changed or uses its cells. */
  | {
      readonly kind: 'kept';
      readonly problem: Problem;
      readonly kept: readonly Finding[];
      readonly news?: readonly NewCell[];
    }
  | Unfinished;

export type Undoing =
  | TakenBack
  /** Nothing is undone yet: the user must agree to each of these first. */
  | { readonly kind: 'asking'; readonly questions: readonly Finding[] }
  | Unfinished;

export interface TakenBack {
  readonly kind: 'undone';
  /** What stays, because somebody changed or uses it. */
  readonly kept?: readonly Finding[];
  /** What is not as it was before the write, because it is gone, changed, or more than this Excel can do. */
  readonly stays?: readonly Finding[];
  /** What may be lost, because an answer of Excel got lost. */
  readonly unsure?: readonly Finding[];
  /** Typed by somebody meanwhile, and deleted with it. */
  readonly news?: readonly NewCell[];
  /** The planned name of a sheet that somebody else made. */
  readonly taken?: string;
}

export interface LastWriting {
  readonly receipt: WrittenReceipt;
  readonly time: Date;
}

/** Excel failed half-way and refused the undo, as after a lost connection. */
export interface Unfinished {
  readonly kind: 'unfinished';
  /** Why Excel failed. */
  readonly problem: Problem;
  /** Sheets and blocks that may be unfinished, for the sentence: `Round 3, Year!D2:D6`. */
  readonly places: readonly string[];
  /** Sheets that may be hidden. */
  readonly hidden: readonly string[];
  /** Further facts to say. */
  readonly findings?: readonly Finding[];
  readonly leftovers: Leftovers;
}

/** A filled cell that a plan would overwrite. */
export interface FilledCell {
  readonly place: Place;
  readonly content: CellContent;
}

export type { Following } from './why';

/** The selected block, as people read it: `SOF!B4` or `SOF!B4:C9`. */
export interface Selection {
  readonly address: string;
  readonly cells: 'one' | 'several';
  /** Something stands in its first cell. */
  readonly isFilled?: true;
  /** The formula of its first cell, or the one whose result spills there. */
  readonly formula?: string;
  /** The table that this cell is in. */
  readonly table?: string;
}

export type SelectionSeen =
  | { readonly kind: 'block'; readonly selection: Selection }
  /** Several areas, a chart, a shape: nothing a formula could go into. */
  | { readonly kind: 'other' }
  | { readonly kind: 'problem'; readonly problem: Problem };

/** A cell, held by its sheet's id, which survives renaming. */
export interface CellPlace {
  readonly worksheetId: string;
  /** Within the sheet: `B4`. */
  readonly cell: string;
  /** For people: `SOF!B4`. */
  readonly address: string;
}

/** What an insertion needs to be undone. */
export interface Receipt {
  readonly place: CellPlace;
  readonly before: CellContent;
  /** The formula as Excel gave it back after writing. */
  readonly written: CellContent;
}

export type Insertion =
  | {
      readonly kind: 'inserted';
      readonly receipt: Receipt;
      /** Where several cells were selected: their address within the sheet, `B4:C9`. */
      readonly topLeftOf?: string;
    }
  /** The cell is filled: nothing was written, the user has to agree first. */
  | { readonly kind: 'occupied'; readonly occupied: Occupied };

export interface Occupied {
  readonly place: CellPlace;
  readonly content: CellContent;
  readonly topLeftOf?: string;
}

/** Everything the views ask of the workbook; their only way to Excel. */
export interface SheetService {
  /** For operations, which read lists and write sheets. */
  readonly workbook: WorkbookService;
  /** The requests of all of them that Excel has not answered yet. */
  readonly waiting: Waiting;
  followSelection(listener: (seen: SelectionSeen) => void): Following;
  /** What Why asks of the workbook, fetched when it is first needed. */
  why(): Promise<WhyService>;
  decimalMark(): Promise<Attempt<DecimalMark>>;
  /** Puts a formula into the selected cell (the top-left one of several) if that cell is empty. */
  insert(formula: string): Promise<Attempt<Insertion>>;
  /** Puts a formula into a filled cell after the user agreed; refused if the cell has changed since. */
  replace(occupied: Occupied, formula: string): Promise<Attempt<Insertion>>;
  /** Enters formulas with these functions again that show #NAME?; ids, and namespaces they may stand in. */
  repairFormulas(ids: readonly string[], namespaces: readonly string[]): Promise<Attempt<Repair>>;
  /** Restores what the insertion overwrote; refused if the cell was edited since. */
  undo(receipt: Receipt): Promise<Attempt<CellPlace>>;
}

/** The result of re-entering formulas. */
export interface Repair {
  /** Formulas entered again that no longer show #NAME?. */
  readonly formulas: number;
  /** Sheets with such formulas. */
  readonly sheets: number;
  /** Sheets with such formulas that are protected: left as they are. */
  readonly protectedSheets: readonly string[];
  /** Formulas that show #NAME? still, and where the first of them stands. */
  readonly left: { readonly count: number; readonly first: string } | undefined;
}

/** All sentences after something was undone. */
export function findingsOf({ kept = [], stays = [], unsure = [] }: TakenBack): readonly Finding[] {
  return [...kept, ...stays, ...unsure];
}

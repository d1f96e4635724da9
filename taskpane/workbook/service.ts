import type { DecimalMark } from '../plan/notation';
import type { CellContent } from '../plan/content';
import type { Attempt, Problem } from './problems';
import type { Following } from './following';
import type { Repair } from './repair';
import type { Waiting } from './waiting';
import type { WhyService } from './why';
import type { WorkbookService } from './workbook';

export type { Following } from './following';

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

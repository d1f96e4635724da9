import type { Said } from '../../src/language';
import type { Place } from './address';
import type { Snapshot } from './source';

/**
 * What an operation is going to write, as data: nothing in it knows Excel. It is previewed (PlanPreview), compared
 * with what is there, written in one go (writePlan) and undone. A plan never changes anything it does not name.
 */
export interface Plan {
  /** For the status line and the receipt: `Round 3`, in the user's language. */
  readonly title: string;
  /**
   * Sheets to make, behind all others, in this order. Their names must be free (see freeSheetName): an existing sheet
   * is never replaced.
   */
  readonly sheets: readonly NewSheet[];
  /** Cells to fill on sheets that exist. Filled cells among them that are not ours are overwritten only after the user agreed. */
  readonly blocks: readonly ExistingBlock[];
  /** Names of the workbook to define; they must be free. */
  readonly names: readonly NewName[];
  /**
   * Names of lists that the plan makes longer or shorter, with what they are to stand for. One is moved only where it stands for
   * the same columns from the same cell on, which makes it ours; any other stays as it is.
   */
  readonly moves?: readonly NewName[];
  /** Tables that have cells of the plan beside them: Excel may take these in, and undo makes the tables as large as before. */
  readonly beside?: readonly string[];
  /** What is printed of sheets that exist, where that grows with what is written. */
  readonly printed?: readonly PrintedArea[];
  /** What sheets of the plan hold once it is written, by which they are known again (see replace-sheet.ts). */
  readonly imprints?: readonly string[];
  /** What is shown at the end: a sheet's name, new or existing. The first new sheet if absent. */
  readonly activate?: string;
  /** What the plan was computed from. Read again before the write; if anything differs, nothing is written. */
  readonly sources: readonly Snapshot[];
  /** Shown with the preview; the user may write nevertheless. What must not be written is no plan: see Computed. */
  readonly warnings: readonly Finding[];
}

/** A sentence about the workbook, with the cell or area to be shown when the user asks for it. */
export interface Finding {
  readonly sentence: Said;
  readonly at?: Place;
  /** A question that the user answers, instead of something to fix. */
  readonly asks?: true;
}

export interface NewSheet {
  /** At most 31 characters, without []:*?/\ ; see freeSheetName. */
  readonly name: string;
  readonly blocks: readonly NewBlock[];
  /** By column letter, in characters of the standard font, as Excel's own dialog counts them. */
  readonly widths?: Readonly<Record<string, number>>;
  readonly freeze?: { readonly rows: number; readonly columns: number };
  /** Rows that give room to write by hand: `5:24`. */
  readonly tall?: { readonly rows: string; readonly points: number };
  readonly print?: PrintSetup;
  /** The cell that is selected when the sheet is shown after the write, such as the first to type into. */
  readonly select?: string;
  /** `#0f6cbd`. */
  readonly tabColor?: string;
}

/** Cells of a new sheet. */
export interface NewBlock extends Block {
  /**
   * Makes the block a list: its first row becomes the header row.
   * `table` is a real Excel table; no formula in it may spill (#SPILL!). It has filter buttons only where `buttons` says
   * so. `filter` is a plain range with filter buttons, for lists in which one does; a sheet has at most one.
   */
  readonly list?:
    | { readonly kind: 'table'; readonly name: string; readonly buttons?: true }
    | { readonly kind: 'filter' };
  /** Thin lines around and between these cells, where something is typed. Addresses are those of the sheet. */
  readonly lines?: readonly string[];
  /** Where results are typed: drop-downs. Addresses are those of the sheet and lie within the block. */
  readonly choices?: readonly Choice[];
  /** Colour rules. Addresses are those of the sheet and lie within the block. */
  readonly highlights?: readonly Highlight[];
}

/** Cells of a sheet that exists. Only contents, number formats and styles change, and can be put back. */
export interface ExistingBlock extends Block {
  readonly sheetId: string;
  readonly sheet: string;
  /** Results spill from some of its cells: they go with them. Without it such a block is refused. */
  readonly endsSpills?: true;
  /**
   * Cells in which an earlier write left something, or whose content the preview shows beside what replaces it: where one
   * still holds it, nobody is asked.
   */
  readonly ours?: readonly OwnCell[];
}

export interface OwnCell {
  /** Within the block, from 0. */
  readonly row: number;
  readonly column: number;
  /** What it may have been, such as a word in any language. */
  readonly held: readonly (string | number)[];
  /** The formulas it may have been. */
  readonly formulas?: readonly string[];
  /** The same where rows and columns may have moved: whatever cells they refer to. */
  readonly shapes?: readonly string[];
}

export interface Block {
  /** Top-left cell: `B4`. */
  readonly at: string;
  /** Row by row, all rows equally long. */
  readonly cells: readonly (readonly PlanCell[])[];
}

/**
 * The contents of one cell. A text stays text whatever it begins with; only `formula` can make a formula.
 * `format` is Excel's number format code in English notation.
 */
export type PlanCell =
  /** With a format for what is typed there later: `@` keeps `1-0` from becoming a date. */
  | ({ readonly kind: 'blank'; readonly format?: string } & CellLooks)
  | ({ readonly kind: 'text'; readonly text: string; readonly format?: string } & CellLooks)
  | ({ readonly kind: 'number'; readonly value: number; readonly format?: string } & CellLooks)
  | ({ readonly kind: 'truth'; readonly value: boolean } & CellLooks)
  | ({
      readonly kind: 'formula';
      /** In English notation, with `=`; other sheets, also those of this plan, by `onSheet(sheet, address)`. */
      readonly formula: string;
      readonly format?: string;
      /** What the pane's own computation expects it to show; for the preview only. */
      readonly shown?: string;
      /** The size it fills by spilling, at most. These cells must be empty and no other cell of the plan. */
      readonly spills?: { readonly rows: number; readonly columns: number };
    } & CellLooks)
  /** Leaves the cell as it is (existing sheets); on a new sheet the same as blank. */
  | { readonly kind: 'keep' };

interface CellLooks {
  readonly style?: CellStyle;
  /** Without it Excel puts texts to the left and numbers to the right. */
  readonly align?: Alignment;
}

export type Alignment = 'left' | 'right' | 'centre';

/**
 * How a cell looks: `title` large and bold; `event` what the sheet is of, grey; `note` what to do, grey and slanted;
 * `warning` what is wrong, bold and red-brown; `header` bold on a tinted ground, wrapped; `label` the name of the value
 * beside it; `input` tinted, to be typed into; `void` grey ground, where nothing can stand; `total` bold; `aside` only for
 * the add-in, grey.
 */
export type CellStyle =
  | 'title'
  | 'event'
  | 'note'
  | 'warning'
  | 'header'
  | 'label'
  | 'input'
  | 'void'
  | 'total'
  | 'aside';

/** What may be typed: a list of texts, a range or name (`='Engines'!A2:A40`), numbers, or what a formula allows. */
export interface Choice {
  readonly at: string;
  readonly from:
    | { readonly kind: 'texts'; readonly texts: readonly string[] }
    | { readonly kind: 'range'; readonly formula: string }
    | { readonly kind: 'number'; readonly whole: boolean; readonly least: number }
    /** Written for the top-left cell of `at`. */
    | { readonly kind: 'formula'; readonly formula: string };
  /** What Excel says when something else is typed, which is then refused; left out, the list only helps and refuses nothing. */
  readonly refusal?: string;
}

/** Cells for which the formula (written for the top-left cell of `at`) is true get a colour; what is wrong is bold, too. */
export interface Highlight {
  readonly at: string;
  readonly formula: string;
  readonly look: 'good' | 'warning' | 'wrong';
}

export interface PrintSetup {
  readonly orientation: 'portrait' | 'landscape';
  /** Default A4. */
  readonly paper?: 'a4' | 'letter';
  /** What is printed, `A1:H40` or `A:H`; everything if absent. */
  readonly area?: string;
  /** Rows repeated on every page: `1:3`. */
  readonly titleRows?: string;
  /** All columns on one page's width. */
  readonly fitToWidth?: boolean;
  /** With Excel's codes: `&D` the date of printing, `&&` an ampersand. */
  readonly header?: PageLine;
  readonly footer?: PageLine;
}

interface PageLine {
  readonly left: string;
  readonly right: string;
}

/** The print area of a sheet that exists. Undo leaves it: an empty column more costs less than another request. */
export interface PrintedArea {
  readonly sheetId: string;
  /** `A:K`. */
  readonly area: string;
}

/** A name of the workbook for cells of a sheet, new or existing. */
export interface NewName {
  readonly name: string;
  readonly sheet: string;
  /** `B1` or `A5:C40`. */
  readonly address: string;
}

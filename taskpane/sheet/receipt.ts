import type { CellContent } from './content';
import type { Place } from './place';

/** What a write needs to be undone; opaque to everyone but write and undo. */
export interface WrittenReceipt {
  /** The plan's title. */
  readonly title: string;
  readonly sheets: readonly WrittenSheet[];
  readonly blocks: readonly WrittenBlock[];
  readonly names: readonly string[];
  /** The sheet that was active before. */
  readonly activeBefore: string;
}

/** A sheet that was made, with what it held right after the write. */
export interface WrittenSheet {
  readonly id: string;
  readonly name: string;
  /** From A1 on, Range.formulas. */
  readonly formulas: readonly (readonly unknown[])[];
  /** Where formulas may have spilled: what stands there is theirs, and changes with them. */
  readonly spills: readonly Place['area'][];
}

/** Cells of an existing sheet that were written. */
export interface WrittenBlock {
  readonly place: Place;
  /** What was there; undefined for cells the plan left alone. */
  readonly before: readonly (readonly (CellBefore | undefined)[])[];
  /** Range.formulas right after the write. */
  readonly written: readonly (readonly unknown[])[];
}

export interface CellBefore {
  readonly content: CellContent;
  readonly format: string;
  readonly look: CellLook | undefined;
}

/** The formatting a cell style changes. */
export interface CellLook {
  readonly fill: string;
  readonly fontColor: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly size: number;
  readonly horizontal: string;
  readonly vertical: string;
  readonly wrap: boolean;
}

/** What may be left of a write that failed half-way; takeBack removes it. */
export interface Leftovers {
  readonly sheets: readonly { readonly name: string; readonly id: string | undefined }[];
  readonly sheetsBefore: readonly string[];
  readonly blocks: readonly WrittenBlock[];
  readonly names: readonly string[];
}

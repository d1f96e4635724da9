import type { CellContent } from './content';
import type { Area, Place } from './place';

/** What a write needs to be undone; opaque to everyone but write and undo. */
export interface WrittenReceipt {
  /** The plan's title. */
  readonly title: string;
  readonly sheets: readonly WrittenSheet[];
  readonly blocks: readonly WrittenBlock[];
  readonly names: readonly WrittenName[];
  /** Id of the sheet that was active before. */
  readonly activeBefore: string;
}

/** A sheet that was made, with what it held right after the write. */
export interface WrittenSheet {
  readonly id: string;
  readonly name: string;
  readonly contents: SheetContents;
  /** Where formulas may have spilled: what stands there is theirs, and changes with them. */
  readonly spills: readonly Area[];
}

/** The used part of a sheet; undefined for an empty one. */
export interface SheetContents {
  readonly area: Area | undefined;
  /** Range.formulas. */
  readonly formulas: readonly (readonly unknown[])[];
}

/** Cells of an existing sheet that were written: what was there, and what is there since. */
export interface WrittenBlock {
  readonly place: Place;
  readonly before: BlockState;
  readonly after: BlockState;
}

/** Undefined for cells the plan leaves alone. */
export type BlockState = readonly (readonly (CellState | undefined)[])[];

export interface CellState {
  readonly content: CellContent;
  readonly format: string;
  /** Only where the plan gives styles. */
  readonly look: CellLook | undefined;
}

/** The formatting that cell styles change. */
export interface CellLook {
  /** Empty without a fill. */
  readonly fill: string;
  readonly fontColor: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly size: number;
  readonly horizontal: string;
  readonly vertical: string;
  readonly wrap: boolean;
}

export interface WrittenName {
  readonly name: string;
  readonly sheet: string;
  readonly address: string;
}

/** What may be left of a write or an undo that failed half-way; `takeBack` removes it. */
export interface Leftovers {
  /** Sheets that may have been made. */
  readonly sheets: readonly PossibleSheet[];
  /** Ids of the sheets there were before. */
  readonly sheetsBefore: readonly string[];
  readonly blocks: readonly { readonly place: Place; readonly wanted: BlockState }[];
  /** Names to be gone. */
  readonly names: readonly string[];
}

export interface PossibleSheet {
  readonly name: string;
  /** Unknown where Excel's answer was lost. */
  readonly id: string | undefined;
  /** The areas the plan fills: a sheet with anything elsewhere is not ours. */
  readonly areas: readonly Area[];
}

import type { CellContent } from './content';
import type { Area, Place } from './place';
import type { Going, Others, OtherSheet } from './references';

/** What a write needs to be undone; opaque to everyone but write and undo. */
export interface WrittenReceipt {
  /** 16 hex digits, drawn for this write; its sheets carry them in a hidden name (see marker.ts). */
  readonly id: string;
  /** The plan's title. */
  readonly title: string;
  readonly sheets: readonly WrittenSheet[];
  readonly blocks: readonly WrittenBlock[];
  readonly names: readonly WrittenName[];
  /** Names that followed their lists. */
  readonly moved?: readonly MovedName[];
  /** Tables that have taken in cells beside them. */
  readonly grown?: readonly GrownTable[];
  /** Id of the sheet that was active before. */
  readonly activeBefore: string;
  /** All sheets by the names they had: formulas name them, and Excel renames them there. */
  readonly known?: readonly KnownSheet[];
  /** Ids of the sheets of which more is printed since; undo leaves that (see PrintedArea). */
  readonly printed?: readonly string[];
  /** It was kept with the workbook: its sheets may have other ids by now. */
  readonly isKept?: true;
  /** The other sheets, where formulas may refer to what was made; unknown after a reload. */
  readonly others: readonly OtherSheet[];
}

export interface KnownSheet {
  readonly id: string;
  readonly name: string;
}

/** A sheet that was made, with what it held right after the write. */
export interface WrittenSheet {
  /** Kept over a reload; where Excel gives another one then, the sheet is found by its marker. */
  readonly id: string | undefined;
  readonly name: string;
  /** The cells the plan fills or spills over; undefined for an empty sheet. */
  readonly extent: Area | undefined;
  readonly contents: WrittenContents;
  /** What its formulas spill over at most. */
  readonly spills: readonly Area[];
  /** Names of its tables. */
  readonly tables: readonly string[];
  /** What it looked like (see looked.ts). */
  readonly looks: string;
}

/** What a sheet held; after a reload without the formulas themselves. */
export interface WrittenContents {
  readonly area: Area | undefined;
  readonly formulas?: SheetContents['formulas'];
  /** 64 bits over all filled cells but spilled ones. */
  readonly hash: string;
  /** The same, of formulas no more than where they stand: they change where a sheet goes that they name. */
  readonly constants: string;
}

/** The used part of a sheet; undefined for an empty one. */
export interface SheetContents {
  readonly area: Area | undefined;
  /** Range.formulas. */
  readonly formulas: readonly (readonly unknown[])[];
  /** What formulas fill by spilling: no content of its own. */
  readonly spills: readonly Area[];
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

/** A name that stands for other cells of its sheet since. */
export interface MovedName extends WrittenName {
  readonly from: string;
}

/** A table that is larger since, with the area it had and the one it has. */
export interface GrownTable {
  readonly name: string;
  readonly from: Area;
  readonly to: Area;
}

/** The possible remains of a write or an undo that failed half-way; `takeBack` removes our part. */
export interface Leftovers {
  /** Of the write, as in WrittenReceipt. */
  readonly id: string;
  /** Sheets that may have been made. */
  readonly sheets: readonly PossibleSheet[];
  readonly blocks: readonly ChangedBlock[];
  /** Names to be gone. */
  readonly names: readonly WrittenName[];
  /** Names to stand again for what they stood for before. */
  readonly moved?: readonly MovedName[];
  /** Tables that may have become larger; to what area is unknown where Excel's answer was lost. */
  readonly tables?: readonly (Omit<GrownTable, 'to'> & { readonly to?: Area })[];
  readonly activeBefore: string;
  /** The title of the write, where it is being undone. */
  readonly undoing?: string;
  /** An earlier batch failed: it is unknown how much of it Excel has done. */
  readonly attempted?: Attempted;
}

/** What a failed batch was to remove. */
export interface Attempted {
  readonly sheets: readonly { readonly id: string; readonly name: string }[];
  /** Cells it was to put back. */
  readonly cells: readonly Place[];
  readonly going: Going;
  readonly others: Others;
  /** What somebody typed right before, if Excel's error says so. */
  readonly typed?: readonly NewCell[];
}

/** What somebody typed during a removal. */
export interface NewCell {
  /** `'Round 1'!C4`, or a name of the workbook. */
  readonly address: string;
  /** As Range.formulas gave it; empty where a cell was cleared. */
  readonly content: string;
  /** A formula elsewhere that uses what went: it is still there and shows #REF!. */
  readonly broken?: true;
}

export interface PossibleSheet {
  readonly name: string;
  /** Unknown where Excel's answer was lost. */
  readonly id: string | undefined;
  readonly parts: readonly PlannedPart[];
  /** Where formulas may spill. */
  readonly spills: readonly Area[];
  /** Names of its tables. */
  readonly tables: readonly string[];
}

/** What the plan puts into an area. */
export interface PlannedPart {
  readonly area: Area;
  readonly contents: Planned;
}

/** As Range.formulas takes it; null for a cell that is left alone. */
export type Planned = readonly (readonly unknown[])[];

/** Cells that are to hold `wanted` again, wherever they hold what was planned. */
export interface ChangedBlock {
  readonly place: Place;
  readonly wanted: BlockState;
  readonly planned: Planned;
  /** Excel's answer was lost: only the content seen by the check is known, not the content right before the write. */
  readonly uncertain?: true;
}

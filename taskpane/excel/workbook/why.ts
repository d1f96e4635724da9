import type { Area } from '../../sheets/address';
import type { Attempt } from './problems';

/** What a cell holds, as Excel says it: null where it is blank, an error by its code. */
export interface HeldCell {
  readonly value: string | number | boolean | null;
  readonly isError: boolean;
}

/** An error that a cell of a list holds, by its code. */
export class HeldError {
  constructor(readonly code: string) {}
}

/** What a cell of a list holds; of a long list no cell is an object of its own. */
export type HeldValue = HeldCell['value'] | HeldError;

/** A name of the sheet or of the workbook, with the formula it stands for. */
export interface SeenName {
  readonly name: string;
  readonly formula: string;
  /** Names of the active sheet go before those of the workbook. */
  readonly ofSheet: boolean;
}

/** The result that spills into a cell: where it begins, and how far it goes. */
export interface SeenSpill {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  readonly formula: string;
}

/** The active cell and what is around it, from one request. */
export interface ActiveCell {
  /** The selection as people read it: `Results!I8:I13`. */
  readonly selection: string;
  readonly several: boolean;
  readonly sheetId: string;
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  /** Empty where the cell holds a constant, or nothing. */
  readonly formula: string;
  readonly held: HeldCell;
  /** What Excel shows in it. */
  readonly shown: string;
  readonly spill: SeenSpill | undefined;
  /** The table the cell is in. */
  readonly table: string | undefined;
  /** The names of all tables. */
  readonly tables: readonly string[];
  readonly names: readonly SeenName[];
}

export type ActiveCellSeen =
  | { readonly kind: 'cell'; readonly cell: ActiveCell }
  /** A chart or a shape is selected. */
  | { readonly kind: 'other' }
  /** The sheet of the cell that is held was deleted. */
  | { readonly kind: 'gone' };

/** A cell that is looked at again, whatever is selected. */
export interface HeldPlace {
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
}

/** Cells that a formula names. Without a sheet the active one is meant. */
export type Wanted =
  | {
      readonly kind: 'area';
      readonly sheet: string | undefined;
      readonly area: Area;
      /** Of a long list whose values say enough: an empty text is a blank cell, and what reads as an error is one. */
      readonly valuesOnly?: true;
    }
  | { readonly kind: 'spill'; readonly sheet: string | undefined; readonly area: Area }
  | { readonly kind: 'table'; readonly table: string }
  /** A name of another sheet. */
  | { readonly kind: 'name'; readonly sheet: string; readonly name: string };

/** A cell by the name of its sheet; without one the active sheet is meant. */
export interface CellOfSheet {
  readonly sheet: string | undefined;
  readonly row: number;
  readonly column: number;
}

/** The cells of one reference. What is not among the values is blank. */
export interface ReadCells {
  readonly kind: 'cells';
  readonly sheetId: string;
  readonly sheet: string;
  /** All that is referred to. */
  readonly area: Area;
  /** Where the values begin. */
  readonly row: number;
  readonly column: number;
  readonly held: readonly (readonly HeldValue[])[];
  /** Of a table: whether its first row holds headings and its last one totals. */
  readonly table?: { readonly headings: boolean; readonly totals: boolean };
}

/** Why a reference could not be read. */
interface NotThere {
  readonly kind: 'noSheet' | 'noSpill' | 'noTable' | 'noName';
}

/** A name that stands for a formula, and not for cells. */
interface FormulaOfName {
  readonly kind: 'formula';
  readonly formula: string;
}

export type ReadReference = ReadCells | FormulaOfName | NotThere;

/** A cell that a formula refers to, with its own formula. */
export type ReferredCell = Pick<
  ActiveCell,
  'sheetId' | 'sheet' | 'row' | 'column' | 'formula' | 'held' | 'shown' | 'table'
>;

/** What is told of a look at the active cell beside what it finds. */
export interface Asking {
  /** Excel is asked. */
  readonly asked: () => void;
  /** Nothing new comes of it: a cell is being edited. */
  readonly kept: () => void;
}

/** What Why asks of the workbook. Nothing here writes. */
export interface WhyService {
  /**
   * Looks at the active cell now and after every change of selection and of cells. While `held` names a cell, that one is
   * looked at after changes of cells, and no selection counts.
   */
  readonly follow: (
    listener: (seen: Attempt<ActiveCellSeen>) => void,
    held?: () => HeldPlace | undefined,
    asking?: Asking,
  ) => Following;
  /** The active cell, once. */
  readonly lookOnce: () => Promise<Attempt<ActiveCellSeen>>;
  /** Whether a cell holds a constant that may be written over: no formula, and its sheet is not protected. */
  readonly isConstant: (at: HeldPlace) => Promise<Attempt<boolean>>;
  /** Single cells with their formulas in one request; those whose sheet is not there are left out. */
  readonly referred: (
    sheetId: string,
    cells: readonly CellOfSheet[],
  ) => Promise<Attempt<readonly ReferredCell[]>>;
  /** All references of a formula in one request. */
  readonly read: (
    sheetId: string,
    wanted: readonly Wanted[],
  ) => Promise<Attempt<readonly ReadReference[]>>;
}

export interface Following {
  /** Looks again, for changes Excel does not announce, such as a renamed sheet. */
  readonly refresh: () => void;
  readonly stop: () => void;
}

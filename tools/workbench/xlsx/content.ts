import type {
  CellContent,
  CellStyle,
  Condition,
  ConditionalStyle,
  Criterion,
  Frozen,
  TableSettings,
  Validation,
} from '../grid/parts';
import type { Area } from '../grid/grid';
import { sheetLimits } from '../grid/areas';

/** What a file holds, as plain data that can go from a worker to the page: sheets go by their number. */
export interface BookContent {
  readonly sheets: readonly SheetContent[];
  readonly looks: readonly Look[];
  readonly names: readonly NameContent[];
  /** Names of the workbook whose cells are gone. */
  readonly goneNames: readonly GoneName[];
  readonly activeSheet: number;
  /** Protection of the workbook's structure. */
  readonly isLocked: boolean;
  /** What add-ins keep with the workbook: text of a JSON object. */
  readonly settings?: string;
  /** What the file has and the workbench does not keep, in words, each with examples of where. */
  readonly lost: readonly string[];
}

export type Box = Omit<Area, 'sheetId'>;

export interface Place {
  readonly sheet: number;
  readonly box: Box;
}

export interface NameContent extends Place {
  readonly name: string;
  /** The sheet it belongs to; absent for a name of the workbook. */
  readonly owner?: number;
  readonly remark?: NameRemark;
}

export interface NameRemark {
  readonly comment?: string;
  readonly hidden?: true;
}

export interface GoneName {
  readonly name: string;
  readonly remark?: NameRemark;
}

export interface Look {
  readonly style: CellStyle;
  readonly numberFormat: string;
}

export interface CellAt {
  readonly row: number;
  readonly column: number;
  /** Number of the look; 0 is none. */
  readonly look: number;
  readonly content: CellContent;
}

export interface LinesAt {
  readonly first: number;
  readonly count: number;
  /** Pixels. */
  readonly size?: number;
  readonly hidden?: true;
}

/** The texts that a list shows in a column, counted from the list's first; lower case. */
export interface FilterContent {
  readonly box: Box;
  readonly shown: readonly (readonly [column: number, texts: readonly string[]])[];
}

export interface SheetContent {
  readonly name: string;
  readonly state: 'visible' | 'hidden' | 'veryHidden';
  readonly cells: readonly CellAt[];
  readonly columns: readonly LinesAt[];
  readonly rows: readonly LinesAt[];
  readonly merges: readonly Box[];
  readonly gridLines: boolean;
  readonly frozen: Frozen;
  readonly color?: string;
  readonly tables: readonly (Omit<TableSettings, 'area'> & { readonly list: FilterContent })[];
  readonly filter?: FilterContent;
  readonly conditionalFormats: readonly {
    readonly boxes: readonly Box[];
    readonly condition: Condition;
    readonly style: ConditionalStyle;
    readonly stopIfTrue: boolean;
  }[];
  readonly validations: readonly (Omit<Validation, 'criterion'> & {
    readonly box: Box;
    readonly criterion: CriterionContent;
  })[];
  /** Protection, page layout, headers and footers. */
  readonly extras: Readonly<Record<string, string>>;
  /** Print area and title rows. */
  readonly printed: Readonly<Record<string, readonly Box[]>>;
}

export type CriterionContent =
  | Exclude<Criterion, { readonly kind: 'cells' }>
  | { readonly kind: 'cells'; readonly place: Place; readonly dropDown: boolean };

/** "B7" as row and column from 0; -1 for what is left out, as in "B" or "7". */
export function placeOf(address: string): { row: number; column: number } {
  const [, letters = '', digits = ''] = /^\$?([A-Z]*)\$?(\d*)$/i.exec(address) ?? [];
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits || 0) - 1, column: column - 1 };
}

/** "B2:C9", "B:C", "2:9" or "B2". */
export function boxOf(reference: string): Box {
  const [first = '', second = first] = reference.split(':');
  const [from, to] = [placeOf(first), placeOf(second)];
  const { rows, columns } = sheetLimits;
  if (from.row < 0)
    return { row: 0, column: from.column, rows, columns: to.column - from.column + 1 };
  if (from.column < 0) return { row: from.row, column: 0, rows: to.row - from.row + 1, columns };
  return {
    row: Math.min(from.row, to.row),
    column: Math.min(from.column, to.column),
    rows: Math.abs(to.row - from.row) + 1,
    columns: Math.abs(to.column - from.column) + 1,
  };
}

/** Several, with spaces between them, as rules have them. */
export function boxesOf(references: string | undefined): Box[] {
  return (references ?? '').split(/\s+/).filter(Boolean).map(boxOf);
}

export function isWithin({ row, column }: { row: number; column: number }, box: Box): boolean {
  return (
    row >= box.row &&
    row < box.row + box.rows &&
    column >= box.column &&
    column < box.column + box.columns
  );
}

import type { Area, CellPosition } from './cells';

/** What may be typed into a cell. */
export type Criterion =
  | { readonly kind: 'any' }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly dropDown: boolean }
  | { readonly kind: 'cells'; readonly area: Area; readonly dropDown: boolean }
  | Limits
  /** TRUE where the entry is valid; references are relative to the first cell of the area asked about. */
  | { readonly kind: 'formula'; readonly formula: string };

/** Numbers, or lengths of texts, within limits. */
export interface Limits {
  readonly kind: 'limits';
  readonly of: 'wholeNumber' | 'decimal' | 'textLength';
  readonly operator: LimitOperator;
  readonly first: number;
  /** Of Between and NotBetween. */
  readonly second?: number;
}

/** `Excel.DataValidationOperator`. */
export type LimitOperator =
  | 'Between'
  | 'NotBetween'
  | 'EqualTo'
  | 'NotEqualTo'
  | 'GreaterThan'
  | 'LessThan'
  | 'GreaterThanOrEqualTo'
  | 'LessThanOrEqualTo';

export interface Validation {
  readonly criterion: Criterion;
  /** Whether a wrong entry is refused rather than marked. */
  readonly blocks: boolean;
  /** Shown after invalid input; the grid's own sentence when empty. */
  readonly message: string;
  /** Shown when the cell is selected; nothing when empty. */
  readonly prompt: string;
  /** Kept for the caller. */
  readonly remark: string;
}

export interface Validations {
  /** As seen from this cell. */
  at(position: CellPosition): Validation | undefined;
  /** Replaces whatever was there; undefined ends it. */
  set(area: Area, validation: Validation | undefined): void;
  /** Whether the cell holds what it should not. */
  isInvalid(position: CellPosition): boolean;
  /** Every rule of a sheet with its areas. */
  all(sheetId: string): readonly (readonly [areas: readonly Area[], validation: Validation])[];
}

import type { Finding } from '../sheet/plan';
import type { SourceCell } from '../sheet/source';
import type { Fields, ValuesOfFields } from './fields';

/** One row of a list, read. */
export interface ReadRow<F extends Fields> {
  /** The sheet's own row number, from 1. */
  readonly row: number;
  /** Position in the source's rows, for jobs that read further columns themselves. */
  readonly position: number;
  readonly values: ValuesOfFields<F>;
  /** `Entries!B7`: the cell a field of this row stands in; the row's first cell where the field has no column. */
  readonly at: (field: keyof F) => string;
  /** The cells of the columns that are no field, to be carried along: one for each of the list's `extra`. */
  readonly extra: readonly SourceCell[];
}

/** A list read by its columns. With any refusal there are no rows: nothing is computed from half a list. */
export type ReadList<F extends Fields> =
  | {
      readonly ok: true;
      readonly rows: readonly ReadRow<F>[];
      /** Fields that have a column. */
      readonly present: readonly (keyof F & string)[];
      /** The columns that are no field: header, and position in the source. */
      readonly extra: readonly { readonly title: string; readonly column: number }[];
      /** Such as names that look alike, or numbers that were texts. */
      readonly warnings: readonly Finding[];
    }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** What is done with hidden and filtered rows; where there are any, the user has to choose. */
export type HiddenRows = 'use' | 'skip';

import type { Found } from '../result';

/** A player entered in a tournament (K3). */
export interface Entrant {
  /** Games played, a whole number from 0. */
  readonly played: number;
  /** Games scheduled, a whole number from 1. */
  readonly scheduled: number;
  /** Whether the player was removed before the end. */
  readonly removed: boolean;
}

/**
 * The cells of a director's own calculator (K4). One row: the points of 1st, 2nd ... place, whatever
 * the number of players. Two rows or more: the number of players in the first column, that field's
 * points to the right, with or without a row of headings. Cells without points may be empty.
 */
export type CalculatorCells = readonly (readonly Found[])[];

/**
 * Where points come from: the reconstruction of the lost sheet, one row of points for every field, or
 * a row for each number of players.
 */
export type Calculator =
  | { readonly kind: 'reconstruction' }
  | { readonly kind: 'row'; readonly points: readonly number[] }
  | { readonly kind: 'table'; readonly rows: ReadonlyMap<number, readonly number[]> };

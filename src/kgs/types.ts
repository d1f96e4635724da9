import type { Found } from '../core/result';

/** A player entered in a tournament (K3). */
export interface Entrant {
  /** Games played, a whole number from 0. */
  readonly played: number;
  /** Games scheduled, a whole number from 1; left out where one number holds for all. */
  readonly scheduled?: number;
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

/** How much of the sheet "calculator" a table lists, and whose (K4). */
export interface KgsTableOptions {
  /** The largest field, a whole number from 1 to 10,000; default 32. */
  readonly maxPlayers?: number | undefined;
  readonly calculator?: CalculatorCells | undefined;
}

/** The sheet "calculator" for one F (K4). */
export interface PointsTable {
  /** Columns of places: as many as anyone is paid. */
  readonly places: number;
  readonly rows: readonly PointsRow[];
}

/** The points of one field, one per column of places; null for a place that nobody of the field can hold. */
export interface PointsRow {
  readonly players: number;
  readonly points: readonly (number | null)[];
}

/** What an account won in one event (K7). A blank name may arrive as "", null or 0. */
export interface AnnualLine {
  readonly account: Found;
  readonly event: Found;
  readonly points: number;
}

/** The engine behind an account: in one event, or in all where none is named (K7). */
export interface Alias {
  readonly account: Found;
  readonly event: Found;
  readonly engine: Found;
}

/** One row of the annual table (K7). */
export interface AnnualRow {
  /** Equal totals share the best of their places. */
  readonly place: number;
  readonly engine: string;
  readonly total: number;
  /** Events in which the engine played, with however many accounts. */
  readonly events: number;
}

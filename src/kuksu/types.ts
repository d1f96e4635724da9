import type { Found } from '../core/result';

/** One league of a cycle and how many play in it (U1, U2). */
export interface LeagueSize {
  /** "A" for the only league of tier 1; below it the tier's letter and a number: "B1", "B2", "C1" ... */
  readonly league: string;
  /** Players in it: 10 in a full tier, 5 to 10 in the bottom tier. */
  readonly size: number;
}

/** How a number of players is spread over tiers (U2). */
export interface Layout {
  /** Tiers in which every league has 10 players. */
  readonly fullTiers: number;
  /** Players of the tier below them; 0 when the full tiers hold everyone. */
  readonly remainder: number;
  /** Leagues of that tier. */
  readonly bottomLeagues: number;
}

/**
 * The cells of a league's cross table (U6): a row and a column per player, in the same order. A cell is
 * the row's result against the column: 1 won, 0 lost or not played (also an empty cell), 0.5 drawn. The
 * diagonal may hold anything.
 */
export type CrosstableCells = readonly (readonly Found[])[];

/** A column in which a cell may hold nothing: null, undefined or 0. */
export type OptionalColumn = readonly (number | null | undefined)[];

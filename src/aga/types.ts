import type { Found } from '../core/result';

/** How points for a place are given out. */
export interface PointsOptions {
  /** How many players share from this place on, a whole number from 1; default 1 (A8). */
  readonly tied?: number | undefined;
  /** TRUE shows 0 where the rule's least award of 0.01 applies, as the calculator sheet does; default FALSE (A6). */
  readonly asSheet?: boolean | undefined;
}

/** What the category and the points depend on, within the limits of A7. */
export interface Field {
  /** R: mean rating of the open section. */
  readonly average: number;
  /** P: players in the open section. */
  readonly players: number;
}

/** How the points of a whole field are shown. */
export interface AgaResultsOptions {
  /** As in `PointsOptions` (A6). */
  readonly asSheet?: boolean | undefined;
}

/** How much of a field a table lists. */
export interface AgaTableOptions extends AgaResultsOptions {
  /** Places to list, a whole number from 1 to the number of players; default all of them. */
  readonly places?: number | undefined;
}

/** One row of the calculator's table: what a place earns without a tie. */
export interface PlaceRow {
  readonly place: number;
  readonly points: number;
}

/** What a player won in one event of a season (A10). A blank cell may arrive as "", null or 0. */
export interface SeasonLine {
  readonly player: Found;
  readonly event: Found;
  readonly points: number;
  /** Tells players of one name apart; blank where the name does. */
  readonly id?: Found;
}

/** How a season is counted. */
export interface SeasonOptions {
  /** How many results of each player count, a whole number from 1; default all (A10). */
  readonly best?: number | undefined;
}

/** One row of a season (A10). */
export interface SeasonRow {
  /** Equal totals share the best of their places. */
  readonly place: number;
  readonly player: string;
  readonly total: number;
  /** Results with points that make up the total. */
  readonly counted: number;
  /** Events in which the player stands, those without points included. */
  readonly events: number;
}

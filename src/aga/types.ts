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

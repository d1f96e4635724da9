/** What re-entering formulas came to. */
export interface Repair {
  /** So many formulas were entered again and no longer show #NAME?. */
  readonly formulas: number;
  /** On so many sheets. */
  readonly sheets: number;
  /** Sheets with such formulas that are protected: left as they are. */
  readonly protectedSheets: readonly string[];
  /** Formulas that show #NAME? still, and where the first of them stands. */
  readonly left: { readonly count: number; readonly first: string } | undefined;
}

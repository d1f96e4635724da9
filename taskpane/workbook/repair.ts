/** The result of re-entering formulas. */
export interface Repair {
  /** Formulas entered again that no longer show #NAME?. */
  readonly formulas: number;
  /** Sheets with such formulas. */
  readonly sheets: number;
  /** Sheets with such formulas that are protected: left as they are. */
  readonly protectedSheets: readonly string[];
  /** Formulas that show #NAME? still, and where the first of them stands. */
  readonly left: { readonly count: number; readonly first: string } | undefined;
}

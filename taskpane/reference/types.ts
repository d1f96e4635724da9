export interface ParameterReference {
  readonly name: string;
  readonly description: string;
  readonly optional: boolean;
}

/** One custom function as the pane presents it. */
export interface FunctionReference {
  /** Upper case and stable, e.g. `SOF.AWARD`; names the help page too. */
  readonly id: string;
  /** As typed in a formula. */
  readonly name: string;
  /** The rules it belongs to, e.g. `SOF`. */
  readonly system: string;
  readonly description: string;
  /** A formula that calculates at once, in Excel's English notation, and what it shows. */
  readonly example: { readonly formula: string; readonly result: string };
  /** Ids of the rules' clauses the function implements, e.g. `S1`. */
  readonly clauses: readonly string[];
  readonly parameters: readonly ParameterReference[];
}

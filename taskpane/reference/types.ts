/** A formula in Excel's English notation and what it shows; a spilled result as an array constant. */
export interface Example {
  readonly formula: string;
  readonly result: string;
}

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
  /** The first one calculates at once in any cell. */
  readonly examples: readonly [Example, ...Example[]];
  /** Ids of the rules' clauses the function implements, e.g. `S1`. */
  readonly clauses: readonly string[];
  readonly parameters: readonly ParameterReference[];
  /** What the other languages of the pane say of it, for the search. */
  readonly elsewhere?: readonly string[];
}

/** What a run of a check found wrong, and the seed that makes it again. */
export interface Violation {
  readonly seed: number;
  readonly found: readonly string[];
}

/** A system's events, made from seeds and judged by a checker that shares no code with the rules. */
export interface EventCheck {
  /** What is made: "pairs of Kuksu cycles". */
  readonly events: string;
  /** How many a whole run makes. */
  readonly count: number;
  /** Makes so many, from a seed on; the first that breaks a rule ends it. */
  readonly run: (seed: number, count: number) => Violation | undefined;
}

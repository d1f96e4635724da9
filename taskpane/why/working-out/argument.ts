import type { Grid } from '../values/cell';

/** A function that a formula makes. */
export interface Lambda {
  readonly apply: (...values: readonly Grid[]) => Grid;
}

/** What a function of a formula is given. */
export type Argument = Grid | Lambda;

export function isLambda(argument: Argument): argument is Lambda {
  return 'apply' in argument;
}

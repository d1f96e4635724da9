/** What a player has earned for the next championship (N12). */
export type Right = 'Topgroep' | 'Groep 1';

/** Two numbers of a group's ranking, counted from 1, that play each other. */
export type Pair = readonly [number, number];

/** The fewest and the most players that can stand in one place. */
export interface CountRange {
  readonly low: number;
  readonly high: number;
}

/** A table as it spills: a row of headings, then the rows. */
export type Table = readonly (readonly (string | number)[])[];

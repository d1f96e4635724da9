/** The tournament's classification; a Regional pays 14/10 of a Sectional. */
export type Rating = 'Sectional' | 'Regional';

/** What scales a basic award (S5). Left out, they describe the event the basic formula is made for. */
export interface AwardOptions {
  /** Sessions played, a whole number from 1; default 2. */
  readonly sessions?: number | undefined;
  /** "Sectional" or "Regional" in any case; default "Regional". */
  readonly rating?: string | undefined;
  /** Restrictions on entry (by masterpoints, age, membership ...): 0, 1, or 2 for two or more; default 0. */
  readonly restrictions?: number | undefined;
}

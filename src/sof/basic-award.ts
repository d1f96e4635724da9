/** "Tables subject to a maximum of 60" (Basic SOF Formula). */
const MOST_TABLES = 60;

/** "subject to a 20,000 limit per pair" (Basic SOF Formula): 10,000 a player. */
export const MOST_MASTERPOINTS = 10_000;

/** The average up to which the first line holds; decision: exactly here too, as the sample table shows. */
export const TYPICAL_AVERAGE = 1250;

/** A line of the Basic SOF Formula: a s + b + (T / 60)(c s + d). */
interface AwardLine {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

export const TYPICAL: AwardLine = { a: 1.0, b: 2.25, c: 12.158, d: 6.461 };
const STRONG: AwardLine = { a: 2.0, b: 1.0, c: 3.13, d: 17.087 };

/** "Minimum Award = 2.50 Masterpoints, Maximum Award = 50 Masterpoints" (Basic SOF Formula). */
const LEAST_AWARD = 2.5;
const MOST_AWARD = 50;

/** The working of a basic award. */
export interface BasicAward {
  readonly average: number;
  readonly tables: number;
  /** S3: the average counted, in thousands. */
  readonly s: number;
  /** S3: the tables counted. */
  readonly T: number;
  readonly line: AwardLine;
  /** By the line, before the limits of S4. */
  readonly unlimited: number;
  readonly award: number;
}

/**
 * The award for first place in an unrestricted two-session regional, unrounded (S1-S4).
 *
 *     s <= 1.25:  1.000 s + 2.250 + (T / 60) (12.158 s +  6.461)
 *     s >  1.25:  2.000 s + 1.000 + (T / 60) ( 3.130 s + 17.087)
 *
 * s = average masterpoints per player / 1000, T = tables. The two lines do not meet at s = 1.25:
 * just above it the award drops (60 tables: 25.16, then 24.50). That is the source's, and kept.
 */
export function basicAward(average: number, tables: number): BasicAward {
  // S3
  const s = Math.min(average, MOST_MASTERPOINTS) / 1000;
  const T = Math.min(tables, MOST_TABLES);
  // S1, S2
  const line = average <= TYPICAL_AVERAGE ? TYPICAL : STRONG;
  const unlimited = line.a * s + line.b + (T / 60) * (line.c * s + line.d);
  return { average, tables, s, T, line, unlimited, award: withinLimits(unlimited) };
}

/** S4 */
function withinLimits(award: number): number {
  return Math.min(Math.max(award, LEAST_AWARD), MOST_AWARD);
}

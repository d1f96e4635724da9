import type { NumberArgument } from '../../arguments';
import { LAST_PLACE, LAST_TIER, POINTS, RATING, SODOS } from '../arguments';

/** A player's value by each criterion, signed so that more is better. */
export interface LeagueStanding {
  points: number;
  sodos: number;
  lastTier: number;
  lastPlace: number;
  rating: number;
}

/** What can put one player of a league before another. */
export type CriterionKey = keyof LeagueStanding;

export interface RankCriterion {
  readonly key: CriterionKey;
  readonly argument: NumberArgument;
  /** 1 when more is better, -1 when less is: tier 1 is the highest, place 1 the best. */
  readonly direction: 1 | -1;
}

/** The criteria that rank a league, most important first (U6). */
export const CRITERIA: readonly RankCriterion[] = [
  { key: 'points', argument: POINTS, direction: 1 },
  { key: 'sodos', argument: SODOS, direction: 1 },
  { key: 'lastTier', argument: LAST_TIER, direction: -1 },
  { key: 'lastPlace', argument: LAST_PLACE, direction: -1 },
  { key: 'rating', argument: RATING, direction: 1 },
];

/** Sorts behind every given value. */
export const NONE = -Infinity;

/** The first criterion in which two players differ; undefined when nothing decides between them. */
export function decisive(a: LeagueStanding, b: LeagueStanding): RankCriterion | undefined {
  return CRITERIA.find(({ key }) => a[key] !== b[key]);
}

/** Below 0 when a ranks before b, 0 when nothing decides between them. */
export function compareStandings(a: LeagueStanding, b: LeagueStanding): number {
  const criterion = decisive(a, b);
  return criterion ? b[criterion.key] - a[criterion.key] : 0;
}

import { flaw, type NumberArgument } from '../core/arguments';
import { significant } from '../core/numbers';
import { inRow, listRuleOf, type Refusal, type Result, succeed } from '../core/result';
import { type Row, tiedGroups } from '../core/standings';
import { LAST_PLACE, LAST_TIER, type OptionalColumn, POINTS, RATING, SODOS } from './arguments';
import { refuse } from './messages';

/** A row of a league; more is better in every number. */
export type RankedRow = LeagueStanding & Row;

/**
 * The final places of a league (U6): points, then SODOS, tier last cycle, league place last cycle, rating.
 * Players who are equal in everything given share the place, and the places they span are not given again.
 *
 * @param points points, from 0, one row per player, those who timed out as they stand
 * @param sodos sums of defeated opponents' points, from 0 (see `kuksuSodos`)
 * @param lastTier tiers of last cycle, 1 (A) to 26 (Z)
 * @param lastPlace league places of last cycle, 1 to 10
 * @param rating ratings, above 0
 * @returns a place from 1 for each row. In the last three columns null or 0 is none and sorts behind every given
 *   value; a column left out decides nothing. A refusal names the row, counted from 1.
 */
export const kuksuRank = listRuleOf(rankWorking, ({ place }) => place);

/** The working of a place: who shares it. */
export interface RankWorking {
  readonly rows: readonly [RankedRow, ...RankedRow[]];
  readonly place: number;
}

/** A working per row; rows that share a place have the same one. */
function rankWorking(
  points: readonly number[],
  sodos: readonly number[],
  lastTier?: OptionalColumn,
  lastPlace?: OptionalColumn,
  rating?: OptionalColumn,
): Result<readonly RankWorking[]> {
  const columns = { points, sodos, lastTier, lastPlace, rating };
  const standings = points.map((_, row): RankedRow => {
    return { row, points: NONE, sodos: NONE, lastTier: NONE, lastPlace: NONE, rating: NONE };
  });
  for (const criterion of CRITERIA) {
    const column = columns[criterion.key];
    const refusal = column && weigh(criterion, column, standings);
    if (refusal) return refusal;
  }
  return succeed(placed(standings));
}

/** Enters a column into the standings, unless a cell of it is refused. */
function weigh(
  { key, argument, direction }: RankCriterion,
  column: OptionalColumn,
  standings: readonly RankedRow[],
): Refusal | undefined {
  if (column.length !== standings.length) {
    return refuse({ argument: argument.name, found: column.length }, 'rowsUnlikePoints', {
      rows: standings.length,
    });
  }
  for (const standing of standings) {
    const value = significant(column[standing.row] ?? 0);
    // Points and SODOS start at 0; in the other columns 0 means none.
    if (value === 0) continue;
    const refusal = flaw(argument, value);
    if (refusal) return inRow(refusal, standing.row + 1);
    standing[key] = direction * value;
  }
  return undefined;
}

/** Places from 1; equal players share the best of theirs. */
function placed(standings: readonly RankedRow[]): RankWorking[] {
  const workings = new Array<RankWorking>(standings.length);
  let place = 1;
  for (const rows of tiedGroups(standings, compareStandings)) {
    const working = { rows, place };
    for (const { row } of rows) workings[row] = working;
    place += rows.length;
  }
  return workings;
}

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

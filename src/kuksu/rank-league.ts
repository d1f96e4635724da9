import type { Message } from '../core/message';
import { significant } from '../core/numbers';
import type { Success } from '../core/result';
import { atOnce, type Stepwise } from '../core/stepwise';
import { compareStandings, type CriterionKey, decisive, NONE } from './rank';
import type { CycleFailure } from './cycle';
import { isEmpty } from './lists';
import { type Contender, type LeagueEntry, readLeagueTable } from './read-league';
import type { CycleReason, rankWarnings } from './said';
import type { CrosstableCells } from './arguments';

/** The criterion that puts a player before the next one. */
export type RankDecision =
  /** A criterion with both values; the next player may have none. */
  | {
      readonly by: CriterionKey;
      readonly over: string;
      readonly own: number;
      readonly other: number | undefined;
    }
  /** They are level on every criterion. */
  | { readonly by: 'name'; readonly over: string };

/** A player of a league with the place. */
export interface RankedPlayer {
  readonly row: number;
  readonly name: string;
  readonly place: number;
  readonly points: number;
  /** Undefined without a column and a cross table. */
  readonly sodos?: number | undefined;
  /** Left out for the last. */
  readonly decision?: RankDecision | undefined;
}

/** What a director should see: only names decided, SODOS is missing for a tie, or games without a result count for nobody. */
export type RankWarning = Message<typeof rankWarnings>;

/** A league with everyone in order. */
export interface RankedLeague {
  /** By place. */
  readonly players: readonly RankedPlayer[];
  readonly warnings: readonly RankWarning[];
}

export type RankAnswer =
  | Success<RankedLeague>
  | { readonly ok: false; readonly failures: readonly CycleFailure[] };

/**
 * Ranks a league (U6): by points, SODOS, tier and place of last cycle, rating and, where all of these are level, by
 * the normalised name. Players who timed out are ranked as they stand. Every place is given once.
 *
 * @param entries the players, ten at most, in any order
 * @param crosstable the results, a row and a column per player in the order of the entries; points and SODOS are
 *   worked out from it, and a column of points must agree with it
 * @returns everyone by place, with the criterion that puts each before the next; or every cell to fix
 */
export function rankLeague(
  entries: readonly LeagueEntry[],
  crosstable?: CrosstableCells,
): RankAnswer {
  return atOnce(rankLeagueSteps(entries, crosstable));
}

/** The same in steps: a list may hold far more rows than the ten that are ranked, each with an error. */
export function* rankLeagueSteps(
  entries: readonly LeagueEntry[],
  crosstable?: CrosstableCells,
): Stepwise<RankAnswer> {
  const { contenders, failures } = yield* readLeagueTable(entries, crosstable);
  if (failures.length > 0) return { ok: false, failures };
  const sodosKnown = crosstable !== undefined || entries.some(({ sodos }) => !isEmpty(sodos ?? ''));
  const order = [...contenders].sort((a, b) => compareStandings(a, b) || byName(a, b));
  const players = order.map((each, index): RankedPlayer => {
    const { row, name, points, sodos } = each;
    const next = order[index + 1];
    return {
      row,
      name,
      place: index + 1,
      points,
      sodos: sodosKnown ? sodos : undefined,
      decision: next && decisionOver(each, next),
    };
  });
  const warnings = [
    ...(crosstable === undefined
      ? []
      : unplayedGames(
          contenders.map(({ name }) => name),
          crosstable,
        )),
    ...warningsAbout(players, sodosKnown),
  ];
  return { ok: true, value: { players, warnings } };
}

function byName(a: Contender, b: Contender): number {
  return a.normalised < b.normalised ? -1 : 1;
}

function decisionOver(player: Contender, next: Contender): RankDecision {
  const criterion = decisive(player, next);
  if (criterion === undefined) return { by: 'name', over: next.name };
  const { key, direction } = criterion;
  // The 0 keeps place 0 from being -0.
  const shown = (value: number): number => direction * value + 0;
  const other = next[key] === NONE ? undefined : shown(next[key]);
  return { by: key, over: next.name, own: shown(player[key]), other };
}

/** So many games without a result are named; of more, only the number says something. */
const mostNamed = 5;

/**
 * The games of a cross table that gave no point away: without a result, annulled, or 0 for both. They count for nobody.
 *
 * @param names the players in the order of the table
 */
export function unplayedGames(
  names: readonly string[],
  crosstable: CrosstableCells,
): readonly RankWarning[] {
  const isPlayed = (row: number, column: number): boolean => {
    const cell = crosstable[row]?.[column];
    return typeof cell === 'number' && significant(cell) > 0;
  };
  const pairs: string[] = [];
  for (const [row, one] of names.entries()) {
    for (const [after, other] of names.slice(row + 1).entries()) {
      const column = row + 1 + after;
      if (!isPlayed(row, column) && !isPlayed(column, row)) pairs.push(`${one} – ${other}`);
    }
  }
  const [games, of] = [pairs.length, (names.length * (names.length - 1)) / 2];
  if (games === 0) return [];
  return games > mostNamed
    ? [{ code: 'unplayedGames', values: { games, of } }]
    : [{ code: 'unplayedNamed', values: { games, of, pairs } }];
}

function warningsAbout(players: readonly RankedPlayer[], sodosKnown: boolean): RankWarning[] {
  const warnings: RankWarning[] = [];
  for (const { name, decision } of players) {
    if (decision?.by === 'name')
      warnings.push({ code: 'rankedByName', values: { names: [name, decision.over] } });
  }
  const level = players.some(({ decision }) => decision !== undefined && decision.by !== 'points');
  if (level && !sodosKnown) warnings.push({ code: 'withoutSodos', values: {} });
  return warnings;
}

/** What put a player before the next. */
export function explainDecision(decision: RankDecision): CycleReason {
  if (decision.by === 'name') return { code: 'ahead-byName', values: { over: decision.over } };
  const { over, own, other = null } = decision;
  if (isByTitle(decision)) return { code: 'ahead-byTitle', values: { over } };
  return { code: 'ahead-by', values: { over, by: criterionOf(decision), own, other } };
}

/**
 * What broke the tie between the two, in a few words: nothing where their points differ, and SODOS alone, as its figures
 * are shown.
 */
export function explainTieBreak(decision: RankDecision): CycleReason | undefined {
  const by = criterionOf(decision);
  if (decision.by === 'name' || decision.by === 'sodos') return by;
  if (decision.by === 'points') return undefined;
  if (isByTitle(decision)) return { code: 'ranked-title', values: {} };
  const { own, other = null } = decision;
  return { code: 'tie-by', values: { by, own, other } };
}

/** The former title holder has place 0 of last cycle, which nobody ever sees. */
function isByTitle(decision: RankDecision): boolean {
  return decision.by === 'lastPlace' && decision.own === 0;
}

function criterionOf({ by }: RankDecision): CycleReason {
  return { code: `ranked-${by}`, values: {} };
}

import { flawIn } from '../../shape';
import { answer, type Answer } from '../../answer';
import { placed, succeed, type Refusal } from '../../result';
import type { Stepwise } from '../../stepwise';
import type {
  CycleAnswer,
  CycleFailure,
  CycleList,
  CycleOptions,
  Grouping,
  LastResult,
  Placement,
  Registration,
} from '../cycle';
import { groupCycle as group, groupCycleSteps as groupSteps } from '../grouping/group-cycle';
import {
  compareGroupings as compare,
  placementsOf as placements,
  type Difference,
} from '../grouping/what-if';
import {
  readLeaguePages as readPages,
  readLeaguePagesSteps as readPagesSteps,
  type PageAnswer,
} from '../league/league-page';
import {
  rankLeague as rank,
  rankLeagueSteps as rankSteps,
  type RankAnswer,
} from '../league/rank-league';
import type { LeagueEntry } from '../league/read-league';
import type { CrosstableCells } from '../types';
import { pagesAnswer, rankingAnswer, type PagesAnswer, type RankingAnswer } from './league-answers';
import { compareShape, cycleShape, groupingShape, leagueShape, textShape } from './shapes';

/**
 * Groups a cycle (U1-U11): from the registrations and last cycle's results to the leagues.
 *
 * @param registrations everyone who registered, in any order
 * @param lastCycle the results of last cycle, in any order; empty before the first cycle
 * @param options what the director answered and decided
 * @returns the grouping; or every flaw of the lists; or, where nothing is wrong, what only the director can say
 * @example
 * const five = [5, 4, 3, 2, 1].map((rating) => ({ name: `P${rating}`, rating }));
 * const grouped = groupCycle(five, []);
 * grouped.ok && grouped.value.leagues[0].players.map(({ name }) => name); // ['P5', 'P4', 'P3', 'P2', 'P1']
 */
export function groupCycle(
  registrations: readonly Registration[],
  lastCycle: readonly LastResult[],
  options?: CycleOptions,
): CycleAnswer {
  const refused = refusedCycle({ registrations, lastCycle, options });
  return refused ?? group(registrations, lastCycle, options);
}

/**
 * `groupCycle` in steps, for a program that must answer in between.
 *
 * @param registrations as for `groupCycle`
 * @param lastCycle as for `groupCycle`
 * @param options as for `groupCycle`
 * @returns a generator that ends with the answer of `groupCycle`
 * @example
 * atOnce(groupCycleSteps([], [])).ok; // false
 */
export function* groupCycleSteps(
  registrations: readonly Registration[],
  lastCycle: readonly LastResult[],
  options?: CycleOptions,
): Stepwise<CycleAnswer> {
  const refused = refusedCycle({ registrations, lastCycle, options });
  return refused ?? (yield* groupSteps(registrations, lastCycle, options));
}

/** A flaw of the first list that has one, as a failure of that list. */
function refusedCycle(
  given: Record<keyof typeof cycleShape, unknown>,
): Extract<CycleAnswer, { ok: false }> | undefined {
  const { registrations, lastCycle, options } = cycleShape;
  const failure =
    cellOf('registrations', flawIn({ registrations: given.registrations }, { registrations })) ??
    cellOf('lastCycle', flawIn({ lastCycle: given.lastCycle }, { lastCycle })) ??
    cellOf('options', flawIn({ options: given.options }, { options }));
  return failure && { ok: false, failures: [failure], questions: [] };
}

function cellOf(list: CycleList, refusal: Refusal | undefined): CycleFailure | undefined {
  return refusal && placed(refusal.failure, { list });
}

/**
 * Ranks a league (U6). Every place is given once.
 *
 * @param entries the players, ten at most, in any order
 * @param crosstable the results, a row and a column per player in the order of the entries
 * @returns everyone by place, with what put each before the next; or every flaw of the cells
 * @example
 * const league = rankLeague([{ name: 'Ann', points: 1 }, { name: 'Bob', points: 2 }]);
 * league.ok && league.value.players.map(({ name }) => name); // ['Bob', 'Ann']
 */
export function rankLeague(
  entries: readonly LeagueEntry[],
  crosstable?: CrosstableCells,
): RankingAnswer {
  return rankingAnswer(refusedLeague({ entries, crosstable }) ?? rank(entries, crosstable));
}

/**
 * `rankLeague` in steps, for long lists.
 *
 * @param entries as for `rankLeague`
 * @param crosstable as for `rankLeague`
 * @returns a generator that ends with the answer of `rankLeague`
 * @example
 * atOnce(rankLeagueSteps([])).ok; // true
 */
export function* rankLeagueSteps(
  entries: readonly LeagueEntry[],
  crosstable?: CrosstableCells,
): Stepwise<RankingAnswer> {
  const refused = refusedLeague({ entries, crosstable });
  return rankingAnswer(refused ?? (yield* rankSteps(entries, crosstable)));
}

function refusedLeague(given: Record<keyof typeof leagueShape, unknown>): RankAnswer | undefined {
  const failure = cellOf('league', flawIn(given, leagueShape));
  return failure && { ok: false, failures: [failure] };
}

/**
 * Reads the text of league pages as copied from online-go.com, whole or the tables alone.
 *
 * @param text the text, with tabs between cells
 * @returns the leagues with their players; a failure names the line
 * @example
 * const pages = readLeaguePages('Player\tPoints\nAnn\t2\nBob\t1');
 * pages.ok && pages.value[0].players.map(({ points }) => points); // [2, 1]
 */
export function readLeaguePages(text: string): PagesAnswer {
  return pagesAnswer(isText(text) ? readPages(text) : NO_TEXT);
}

/**
 * `readLeaguePages` in steps, for long texts.
 *
 * @param text as for `readLeaguePages`
 * @returns a generator that ends with the answer of `readLeaguePages`
 * @example
 * atOnce(readLeaguePagesSteps('')).ok; // false
 */
export function* readLeaguePagesSteps(text: string): Stepwise<PagesAnswer> {
  return pagesAnswer(isText(text) ? yield* readPagesSteps(text) : NO_TEXT);
}

const NO_TEXT: PageAnswer = { ok: false, failure: { code: 'noText', values: {} } };

function isText(text: string): boolean {
  return flawIn({ text }, textShape) === undefined;
}

/**
 * Who moves when someone withdraws, registers or is pinned: the difference of two groupings.
 *
 * @param before a grouping as `groupCycle` gives it
 * @param after the other
 * @returns the players in another tier or league, those who joined and those who left
 * @example
 * compareGroupings({ leagues: [] }, { leagues: [] }); // { ok: true, value: { tiers: [], leagues: [], joined: [], gone: [] } }
 */
export function compareGroupings(
  before: Pick<Grouping, 'leagues'>,
  after: Pick<Grouping, 'leagues'>,
): Answer<Difference> {
  return answer(flawIn({ before, after }, compareShape) ?? succeed(compare(before, after)));
}

/**
 * Everyone of a grouping, league by league in the order of their seeds.
 *
 * @param grouping a grouping as `groupCycle` gives it
 * @returns the placements
 * @example
 * placementsOf({ leagues: [] }); // { ok: true, value: [] }
 */
export function placementsOf(grouping: Pick<Grouping, 'leagues'>): Answer<readonly Placement[]> {
  return answer(flawIn({ grouping }, groupingShape) ?? succeed(placements(grouping)));
}

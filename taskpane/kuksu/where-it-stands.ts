import { rankLeagueSteps, type At, type Found, type Stepwise } from '../../src';
import { sentence } from '../../src/language';
import { type EventSeen, type Missing, type More, opening, unreadable } from '../sheets/event';
import type { Finding } from '../sheets/plan';
import type { SourceTable, WorkbookFacts } from '../sheets/source';
import { lastCycleNumber, lastPlayedCycle, readListOf } from './crosstable-names';
import { lostLeagues, type PlayedLeague, playedSheets, remarksOf } from './played/sheets';
import { hasResults, isRanked, outdatedSteps } from './played/outdated';
import { refusalOf } from './rank';

const name = sentence('runNameKUKSU');

type EveryJob = readonly [More, ...More[]];

/** How far the last cycle of a workbook is. */
export function* whereItStands(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): Stepwise<EventSeen> {
  const more: EveryJob = [
    { job: 'kuksu-rank', line: sentence('runRankWhat') },
    { job: 'kuksu-group', line: sentence('runGroupWhat') },
    { job: 'kuksu-replace', line: sentence('runReplaceWhat') },
    { job: 'kuksu-share', line: sentence('runShareWhat') },
  ];
  const cycle = lastCycleNumber(facts);
  const results = readListOf('Results', cycle, tables);
  const lost = lostLeagues(facts);
  // What was made last counts, also without cross tables.
  if (cycle > lastPlayedCycle(facts)) {
    return lost.length > 0 && !results
      ? unreadable('KUKSU', name, lost, more)
      : { ...withoutCrosstables(cycle, results !== undefined, more), missing: lost.map(missingAt) };
  }
  const found = yield* playedSheets(facts, tables);
  if (!found.ok) return unreadable('KUKSU', name, [...lost, ...found.refusals], more);
  const { leagues } = found;
  const refusals: Finding[] = [];
  for (const league of leagues) {
    const ranked = yield* rankLeagueSteps(league.entries, league.crosstable);
    if (!ranked.ok) refusals.push(...ranked.failures.map((each) => refusalOf(league, each)));
  }
  if (refusals.length > 0) return unreadable('KUKSU', name, [...lost, ...refusals], more);
  // Who ranks by a list or by pages leaves the cross tables empty.
  const missing = leagues
    .filter((each) => hasResults(each) || !results || !isRanked(each, results))
    .flatMap(missingIn);
  const remarks = [...lost, ...remarksOf(leagues)].map(missingAt);
  const players = leagues.reduce((sum, { entries }) => sum + entries.length, 0);
  const event = {
    system: 'KUKSU',
    name,
    missing: [...missing, ...remarks],
    more,
    facts: [
      sentence('runPlayers', { count: players }),
      sentence('runLeagues', { count: leagues.length }),
    ],
  } as const;
  const [first] = missing;
  if (first?.at) {
    const headline = sentence('runCycleMissing', { cycle, count: missing.length });
    return {
      ...event,
      headline,
      line: headline,
      hint: sentence('runCycleHint'),
      next: { label: first.go, goal: { at: first.at } },
    };
  }
  if (lost.length > 0 && !results) return unreadable('KUKSU', name, lost, more);
  const headline = sentence('runCycleComplete', { cycle });
  const old = results ? yield* outdatedSteps(leagues, results) : [];
  if (results && old.length === 0) {
    return {
      ...event,
      headline: sentence('runCycleRanked', { cycle }),
      line: sentence('runCycleRanked', { cycle }),
      next: opening('kuksu-group'),
      more: [more[0], ...more.slice(2)],
    };
  }
  return {
    ...event,
    headline,
    line: headline,
    missing: [...old.map(missingAt), ...remarks],
    next: opening('kuksu-rank'),
    more: more.slice(1),
  };
}

const missingAt = ({ sentence: what, at }: Finding): Missing => ({ what, ...(at && { at }) });

/** Where a cycle stands whose games are played elsewhere. */
function withoutCrosstables(cycle: number, isRanked: boolean, more: EveryJob): EventSeen {
  const headline = sentence(isRanked ? 'runCycleRanked' : 'runCycleMade', { cycle });
  return {
    ...{ system: 'KUKSU', name, facts: [], missing: [], headline, line: headline },
    next: opening(isRanked ? 'kuksu-group' : 'kuksu-rank'),
    ...(!isRanked && { hint: sentence('runCycleMadeHint') }),
    more: isRanked ? [more[0], ...more.slice(2)] : more.slice(1),
  };
}

/** A blank cell, or a formula that shows nothing. */
function isOpen(result: Found | undefined): boolean {
  return result === undefined || result === null || result === '';
}

type MissingLeague = Missing & Required<Pick<Missing, 'go'>>;

/** A league whose games have not all been entered: a game counts once it stands on one side of the diagonal. */
function missingIn({ league, crosstable = [], placeOf }: PlayedLeague): readonly MissingLeague[] {
  let count = 0;
  let first: At = {};
  crosstable.forEach((row, one) => {
    row.forEach((result, other) => {
      if (other <= one || !isOpen(result) || !isOpen(crosstable[other]?.[one])) return;
      if (count === 0) first = { row: one + 1, column: other + 1 };
      count++;
    });
  });
  const at = placeOf(first);
  if (count === 0) return [];
  return [
    {
      about: sentence('runLeague', { league }),
      what: sentence('runGames', { count }),
      ...(at && { at }),
      go: sentence('runGoLeague', { league }),
    },
  ];
}

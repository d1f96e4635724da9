import type { At, Found, Stepwise } from '../../src';
import { sentence } from '../../language';
import type { EventSeen, Missing, More } from '../events/event';
import { unreadable } from '../events/unreadable';
import type { SourceTable, WorkbookFacts } from '../plan/source';
import { lastPlayedCycle, writtenResults } from './crosstable-names';
import type { PlayedLeague } from './played/leagues';
import { outdatedSteps, writtenRows } from './played/outdated';
import { playedSheets } from './played/sheets';

const name = sentence('runNameKUKSU');

/** How far the last cycle of a workbook is. */
export function* whereItStands(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): Stepwise<EventSeen> {
  const found = yield* playedSheets(facts, tables);
  const more: readonly [More, ...More[]] = [
    { job: 'kuksu-rank', line: sentence('runRankWhat') },
    { job: 'kuksu-group', line: sentence('runGroupWhat') },
    { job: 'kuksu-replace', line: sentence('runReplaceWhat') },
    { job: 'kuksu-share', line: sentence('runShareWhat') },
  ];
  if (!found.ok) return unreadable('KUKSU', name, found.refusals, more);
  const { leagues } = found;
  const cycle = lastPlayedCycle(facts);
  const missing = leagues.flatMap(missingIn);
  const players = leagues.reduce((sum, { entries }) => sum + entries.length, 0);
  const event = {
    system: 'KUKSU',
    name,
    missing,
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
  const headline = sentence('runCycleComplete', { cycle });
  const written = writtenResults(facts);
  const results = tables.find(({ table }) => table !== undefined && table === written);
  const [old] = results ? yield* outdatedSteps(leagues, writtenRows(results)) : [];
  if (results && !old) {
    return {
      ...event,
      headline: sentence('runCycleRanked', { cycle }),
      line: sentence('runCycleRanked', { cycle }),
      next: { label: sentence('kuksuGroup'), goal: { job: 'kuksu-group' } },
      more: [more[0], ...more.slice(2)],
    };
  }
  return {
    ...event,
    headline,
    line: headline,
    missing: old ? [{ what: old.sentence, ...(old.at && { at: old.at }) }] : [],
    next: { label: sentence('kuksuRank'), goal: { job: 'kuksu-rank' } },
    more: more.slice(1),
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

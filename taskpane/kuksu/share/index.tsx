import { sharedOf } from '../../sheets/read-list';
import { sharing } from '../../jobs/texts/views/SheetsToShare';
import type { Stepwise } from '../../../src';
import { sentence, type Sentence } from '../../../src/language';
import type { Finding } from '../../sheets/plan';
import { readAt, type SourceTable, type Where, type WorkbookFacts } from '../../sheets/source';
import type { WrittenKinds } from '../../jobs/texts/written/texts';
import { crosstablePlaces, cycleOf, drafts, lastPlayedCycle, listsOf } from '../crosstable-names';
import { outdatedSteps } from '../played/outdated';
import { lostLeagues, playedSheets, remarksOf } from '../played/sheets';
import { leagues } from '../sheets/leagues';
import { results } from '../sheets/results';

const headed = (group: string): Sentence => sentence('kuksuRanked', { league: group });

/** The places of every league, and the leagues of a cycle as they were made. */
export const leaguesToShare: WrittenKinds = {
  kinds: [
    { headed, isOfEvent: true, columns: sharedOf(results) },
    { headed, isOfEvent: true, columns: sharedOf(leagues) },
  ],
  sheets: (facts) => {
    const lists = listsByCycle(facts).flatMap((each) => each.tables);
    const drafted = drafts.all(facts.tables.map(({ name }) => name));
    return [...lists, ...drafted].map((table) => sheetOf(table, facts));
  },
  also: (facts) => {
    const tables = resultTables(facts);
    return tables.length === 0 ? [] : [...crosstablePlaces(facts, 'mayBeEmpty'), ...tables];
  },
  told,
  former: (facts) =>
    listsByCycle(facts).flatMap(({ tables }) =>
      formerOf(tables).map(([table]) => sheetOf(table, facts)),
    ),
};

/** Leagues and their results as text and as HTML. */
export const ShareJob = sharing(leaguesToShare);

/** Where the results of the last cycle stand. */
function resultTables(facts: WorkbookFacts): readonly Where[] {
  const tables = listsOf('Results', lastPlayedCycle(facts), facts.tables);
  return tables.map((table) => ({ kind: 'table', table }));
}

interface ListsOfCycle {
  readonly cycle: number;
  /** Results before the leagues they are of; of each the one written last first. */
  readonly tables: readonly string[];
}

/** The tables of leagues and results by cycle, the latest first. */
function listsByCycle({ tables }: WorkbookFacts): readonly ListsOfCycle[] {
  const cycles = new Set(
    tables.flatMap(({ name }) => cycleOf('Results', name) ?? cycleOf('Leagues', name) ?? []),
  );
  return [...cycles]
    .sort((a, b) => b - a)
    .map((cycle) => ({
      cycle,
      tables: [...listsOf('Results', cycle, tables), ...listsOf('Leagues', cycle, tables)],
    }));
}

/** Those of which a later one was written, each with that one. */
function formerOf(tables: readonly string[]): readonly (readonly [string, string])[] {
  return (['Results', 'Leagues'] as const).flatMap((list) => {
    const [latest, ...former] = tables.filter((table) => cycleOf(list, table) !== undefined);
    return latest === undefined ? [] : former.map((table) => [table, latest] as const);
  });
}

function sheetOf(table: string, { tables }: WorkbookFacts): string {
  return tables.find(({ name }) => name === table)?.sheet ?? '';
}

/** What is odd about what would be shared: a later list, and places that the cross tables do not come to any more. */
function* told(
  facts: WorkbookFacts,
  also: readonly SourceTable[],
): Stepwise<ReadonlyMap<string, readonly Finding[]>> {
  const findings = new Map<string, readonly Finding[]>();
  const say = (table: string, more: readonly Finding[]): void => {
    const sheet = sheetOf(table, facts);
    if (more.length > 0) findings.set(sheet, [...(findings.get(sheet) ?? []), ...more]);
  };
  for (const { cycle, tables } of listsByCycle(facts)) {
    for (const [table, latest] of formerOf(tables)) {
      const sheet = sheetOf(latest, facts);
      say(table, [{ sentence: sentence('kuksuShareLater', { cycle, sheet }) }]);
    }
  }
  const played = yield* playedSheets(facts, also);
  if (!played.ok) return findings;
  for (const source of readAt(also, resultTables(facts))) {
    const old = yield* outdatedSteps(played.leagues, source);
    say(source.table ?? '', [...old, ...lostLeagues(facts), ...remarksOf(played.leagues)]);
  }
  return findings;
}

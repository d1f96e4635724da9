import {
  rankLeagueSteps,
  readLeague,
  unplayedGames,
  type AnyMessage,
  type Stepwise,
} from '../../src';
import type { Computed, Lists, Operation, OperationInput } from '../operation/operation';
import { pastedTooLong } from '../plan/pasted';
import type { Finding } from '../plan/plan';
import { ruled, sentence, type Names, type Said } from '../../language';
import type { Where, WorkbookFacts } from '../plan/source';
import { lastCycleNumber, lastPlayedCycle } from './crosstable-names';
import { resultFields } from './fields';
import { announcedIn, leaguesTableOf } from './leagues-table';
import { rankedCycle } from './results-table';
import { doubledPlayers, unlikeAnnounced } from './played/compared';
import type { PlayedLeague, PlayedLeagues } from './played/leagues';
import { playedList } from './played/list';
import { playedPages } from './played/pages';
import { crosstablePlaces, playedSheets } from './played/sheets';
import { resultsSheet, type RankedPreview } from './sheets/results';

const resultLists = {
  results: { title: 'kuksuResults', hint: 'kuksuResultsHint', fields: resultFields },
} as const;
const noLists = {} as const;

export interface RankOptions {
  /** The text of online-go.com's pages. */
  readonly pages: string;
  /** The league of a list without such a column. */
  readonly league: string;
  /** The leagues of pasted tables that name none, by their first players. */
  readonly untitled?: Readonly<Record<string, string>>;
}

/** Pasted tables that name no league, each by its first players. */
export interface UntitledPages {
  readonly untitled: readonly string[];
}

/** Where the results of a cycle can be. */
export const rankSources = ['sheets', 'list', 'pages'] as const;
export type RankSource = (typeof rankSources)[number];

type Ranking<L extends Lists> = Operation<L, RankOptions, readonly RankedPreview[], UntitledPages>;
type RankInput<L extends Lists = Lists> = OperationInput<L, RankOptions>;

export interface RankOperations {
  /** From the cross tables of the workbook's latest cycle. */
  readonly sheets: Ranking<typeof noLists>;
  readonly list: Ranking<typeof resultLists>;
  /** From pasted pages. */
  readonly pages: Ranking<typeof noLists>;
}

const common = {
  title: 'kuksuRank',
  lead: 'kuksuRankLead',
  initial: { pages: '', league: '' },
} as const;

/** Results of leagues become places, in the language of the pane. */
export const rankLeagues: RankOperations = {
  sheets: {
    ...common,
    lists: noLists,
    also: (facts) => knownPlaces(facts, lastPlayedCycle(facts)),
    compute: (input, slices) =>
      slices.run(ranked(ofSheets(input), input, lastPlayedCycle(input.facts))),
  },
  list: {
    ...common,
    lists: resultLists,
    also: (facts) => leaguesPlace(facts, lastCycleNumber(facts)),
    compute: (input, slices) => slices.run(ranked(ofList(input), input, rankedCycle(input.facts))),
  },
  pages: {
    ...common,
    lists: noLists,
    also: (facts) => knownPlaces(facts, lastCycleNumber(facts)),
    compute: (input, slices) => slices.run(ranked(ofPages(input), input, rankedCycle(input.facts))),
  },
};

/** The leagues as they were made, to compare the results with. */
function leaguesPlace(facts: WorkbookFacts, cycle: number): readonly Where[] {
  const table = leaguesTableOf(cycle, facts);
  return table === undefined ? [] : [{ kind: 'table', table }];
}

/** The cross tables, and the leagues behind them. */
function knownPlaces(facts: WorkbookFacts, cycle: number): readonly Where[] {
  return [...crosstablePlaces(facts), ...leaguesPlace(facts, cycle)];
}

function* ofSheets({ facts, also }: RankInput): Stepwise<PlayedLeagues> {
  const sheets = yield* playedSheets(facts, also);
  return sheets.ok && sheets.leagues.length === 0 ? refused('kuksuNoResults') : sheets;
}

function* ofList({
  lists: { results },
  options,
}: RankInput<typeof resultLists>): Stepwise<PlayedLeagues> {
  yield;
  return results ? playedList(results, options.league) : { ok: false, refusals: [] };
}

/** Tie-breaks beyond SODOS come from the workbook's cross tables, if it has any. */
function* ofPages({ facts, also, options }: RankInput): Stepwise<PlayedLeagues> {
  if (options.pages.trim() === '') return refused('kuksuNothingPasted');
  const tooLong = pastedTooLong(options.pages);
  if (tooLong) return { ok: false, refusals: [tooLong] };
  const sheets = yield* playedSheets(facts, also);
  const known = sheets.ok ? sheets.leagues : [];
  return yield* playedPages(options.pages, known, options.untitled ?? {});
}

function refused(code: 'kuksuNoResults' | 'kuksuNothingPasted'): PlayedLeagues {
  return { ok: false, refusals: [{ sentence: sentence(code) }] };
}

function* ranked(
  found: Stepwise<PlayedLeagues>,
  input: RankInput,
  cycle: number,
): Stepwise<Computed<readonly RankedPreview[], UntitledPages>> {
  const played = yield* found;
  const known = { untitled: played.untitled ?? [] };
  if (!played.ok) return { ...played, known };
  const ordered = inOrder(played.leagues);
  const refusals = [...doubledPlayers(ordered)];
  const announced = input.also.flatMap((table) =>
    table.table === undefined ? [] : announcedIn(table),
  );
  const warnings = [
    ...unlikeAnnounced(ordered, announced),
    ...ordered.flatMap(({ remarks = [] }) => remarks),
  ];
  const leagues: RankedPreview[] = [];
  for (const league of ordered) {
    yield leagues.length / ordered.length;
    const answer = yield* rankLeagueSteps(league.entries, league.crosstable);
    if (!answer.ok) {
      for (const failure of answer.failures) refusals.push(refusalOf(league, failure));
      continue;
    }
    const { games, entries } = league;
    const open = games
      ? unplayedGames(
          entries.map(({ name }) => String(name)),
          games,
        )
      : [];
    for (const warning of [...open, ...answer.value.warnings]) {
      warnings.push(warningOf(league, warning));
    }
    leagues.push({
      league: league.league,
      players: answer.value.players.map((player) => ({
        ...player,
        disqualified: league.disqualified[player.row - 1] ?? false,
      })),
    });
  }
  if (refusals.length > 0) return { ok: false, refusals, known };
  yield;
  const sheet = resultsSheet(leagues, { ...input, cycle });
  return {
    ok: true,
    plan: {
      title: input.t('kuksuRankTitle'),
      sheets: [sheet],
      blocks: [],
      names: [],
      activate: sheet.name,
      sources: input.sources,
      warnings,
    },
    detail: leagues,
    known,
  };
}

/** From A down, and by number within a tier. */
function inOrder(leagues: readonly PlayedLeague[]): readonly PlayedLeague[] {
  const keyOf = ({ league }: PlayedLeague): number => {
    const label = readLeague(league, '');
    return label.ok ? label.value.tier * 2 ** 26 + label.value.league : 0;
  };
  return [...leagues].sort((a, b) => keyOf(a) - keyOf(b));
}

/** What the rules refuse of a league: the heading of its list names it. */
export function refusalOf(league: PlayedLeague, message: AnyMessage): Finding {
  return found(league, message, (names) => ruled(message, { ...names, league: league.league }));
}

/** What they warn of says nothing of the league. */
function warningOf(league: PlayedLeague, message: AnyMessage): Finding {
  const address = sentence('runLeague', { league: league.league });
  return found(league, message, (names) =>
    sentence('kuksuToldAt', { address, what: ruled(message, names) }),
  );
}

/** A message about a league, at the cell it is about. */
function found(
  { at: row, placeOf }: PlayedLeague,
  message: AnyMessage,
  told: (names: Names) => Said,
): Finding {
  const finding = { sentence: told({ row: (_, number) => row(number) }) };
  const at = placeOf(message.at ?? {});
  return at ? { ...finding, at } : finding;
}

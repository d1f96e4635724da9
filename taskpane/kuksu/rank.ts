import {
  type AnyMessage,
  type CrosstableCells,
  type Found,
  normalisedName,
  rankLeagueSteps,
  readLeague,
  shownName,
  type Stepwise,
  unplayedGames,
  writeLeague,
} from '../../src';
import type { Computed, GivenList, Lists, Operation, OperationInput } from '../jobs/operation';
import { pastedTooLong } from '../sheets/pasted';
import type { Finding } from '../sheets/plan';
import { type Names, ruled, type Said, sentence } from '../../src/language';
import type { Where, WorkbookFacts } from '../sheets/source';
import { crosstablePlaces, lastCycleNumber, lastPlayedCycle, listPlace } from './crosstable-names';
import { resultFields } from './fields';
import { type Announced, announcedIn } from './sheets/leagues';
import {
  rankedCycle,
  type LeagueInOrder,
  type RankedLine,
  type RankedPreview,
  resultsSheet,
} from './sheets/results';
import {
  lostLeagues,
  type PlayedLeague,
  type PlayedLeagues,
  playedSheets,
  remarksOf,
} from './played/sheets';
import { playedPages } from './played/pages';
import { cellIn, type Place, placeName } from '../sheets/address';
import { gameResult, isHeldTitle } from './crosstable-layout';

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

type Ranking<L extends Lists> = Operation<L, RankOptions, RankedPreview, UntitledPages>;
type RankInput<L extends Lists = Lists> = OperationInput<L, RankOptions>;

interface RankOperations {
  /** From the cross tables of the workbook's latest cycle. */
  readonly sheets: Ranking<typeof noLists>;
  readonly list: Ranking<typeof resultLists>;
  /** From pasted pages. */
  readonly pages: Ranking<typeof noLists>;
}

const common = {
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
    also: (facts) => listPlace('Leagues', lastCycleNumber(facts), facts),
    compute: (input, slices) => slices.run(ranked(ofList(input), input, rankedCycle(input.facts))),
  },
  pages: {
    ...common,
    lists: noLists,
    also: (facts) => knownPlaces(facts, lastCycleNumber(facts)),
    compute: (input, slices) => slices.run(ranked(ofPages(input), input, rankedCycle(input.facts))),
  },
};

/** The cross tables, and behind them the leagues as they were made, to compare the results with. */
function knownPlaces(facts: WorkbookFacts, cycle: number): readonly Where[] {
  return [...crosstablePlaces(facts), ...listPlace('Leagues', cycle, facts)];
}

function* ofSheets({ facts, also }: RankInput): Stepwise<PlayedLeagues> {
  const sheets = yield* playedSheets(facts, also);
  if (!sheets.ok) return sheets;
  const lost = lostLeagues(facts);
  if (sheets.leagues.length > 0) return { ...sheets, lost };
  return lost.length > 0 ? { ok: false, refusals: lost } : refused('kuksuNoResults');
}

function* ofList({
  lists: { results },
  options,
}: RankInput<typeof resultLists>): Stepwise<PlayedLeagues> {
  yield;
  return playedList(results, options.league);
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
): Stepwise<Computed<RankedPreview, UntitledPages>> {
  const played = yield* found;
  const known = { untitled: played.untitled ?? [] };
  if (!played.ok) return { ...played, known };
  const ordered = inOrder(played.leagues);
  const refusals = [...doubledPlayers(ordered)];
  const announced = input.also.flatMap((table) =>
    table.table === undefined ? [] : announcedIn(table),
  );
  const warnings = [
    ...(played.lost ?? []),
    ...unlikeAnnounced(ordered, announced),
    ...remarksOf(ordered),
  ];
  const leagues: LeagueInOrder[] = [];
  for (const league of ordered) {
    yield leagues.length / ordered.length;
    const answer = yield* rankLeagueSteps(league.entries, league.crosstable);
    if (!answer.ok) {
      for (const failure of answer.failures) refusals.push(refusalOf(league, failure));
      continue;
    }
    const { games, entries } = league;
    const players = answer.value.players.map((player) => ({
      ...player,
      disqualified: league.disqualified[player.row - 1] ?? false,
    }));
    if (!isBegun(players)) {
      leagues.push({ league: league.league, players: withoutPlaces(players) });
      const at = league.placeOf({ row: 1, argument: 'points' });
      const said = sentence('kuksuNoPlaces', { league: league.league });
      warnings.push({ sentence: said, ...(at && { at }) });
      continue;
    }
    const open = games
      ? unplayedGames(
          entries.map(({ name }) => String(name)),
          games,
        )
      : [];
    for (const warning of [...open, ...answer.value.warnings]) {
      warnings.push(warningOf(league, warning));
    }
    leagues.push({ league: league.league, players });
  }
  if (refusals.length === 0 && !leagues.some(({ players }) => isBegun(players))) {
    refusals.push({ sentence: sentence('kuksuNoPlacesAtAll') });
  }
  if (refusals.length > 0) return { ok: false, refusals, known };
  yield;
  const detail = { cycle, leagues };
  const sheet = resultsSheet(detail, input);
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
    detail,
    known,
  };
}

/** Whether a league has places: as on its sheet there are none before the first point. */
function isBegun(players: readonly RankedLine[]): boolean {
  return players.some(({ points }) => points > 0);
}

/** Everyone as they sit, because nothing has decided an order. */
function withoutPlaces(players: readonly RankedLine[]): readonly RankedLine[] {
  return [...players]
    .sort((a, b) => a.row - b.row)
    .map((player) => ({ ...player, place: undefined, decision: undefined }));
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

type Results = GivenList<typeof resultFields>;
type ResultRow = Results['rows'][number];

/** The leagues of a list of results: all in one list with a column of leagues, or one league with its cross table. */
function playedList(list: Results, named: string): PlayedLeagues {
  const address = placeName(list.source.place);
  const refuse = (code: 'kuksuNoLeague' | 'kuksuNoPoints'): PlayedLeagues => {
    return {
      ok: false,
      refusals: [{ sentence: sentence(code, { address }), at: list.source.place }],
    };
  };
  const byLeague = new Map<string, ResultRow[]>();
  for (const row of list.rows) {
    const league = leagueOf(row.values.league ?? named);
    if (league === undefined) return refuse('kuksuNoLeague');
    const rows = byLeague.get(league);
    if (rows) rows.push(row);
    else byLeague.set(league, [row]);
  }
  const told = list.present.includes('points') && list.present.includes('sodos');
  const crosstable = byLeague.size === 1 && !told ? crosstableBeside(list) : undefined;
  if (!list.present.includes('points') && crosstable === undefined) return refuse('kuksuNoPoints');
  return {
    ok: true,
    leagues: [...byLeague].map(([league, rows]): PlayedLeague => {
      return {
        league,
        entries: rows.map(({ values }) =>
          isHeldTitle(values.lastTier) ? { ...values, lastTier: 1, lastPlace: 0 } : values,
        ),
        crosstable,
        disqualified: rows.map(({ values }) => values.disqualified ?? false),
        at: (row) => rows[row - 1]?.at('name') ?? '',
        placeOf: ({ row, rows: several, column, argument }) => {
          const found = rows[(row ?? several?.[0] ?? 0) - 1];
          const beside = column === undefined ? undefined : list.extra[column - 1];
          if (!found || !beside) return found?.placeOf(argument);
          return cellIn(list.source.place, found.position, beside.column);
        },
      };
    }),
  };
}

function leagueOf(cell: Found): string | undefined {
  const label = readLeague(cell, '');
  return label.ok ? writeLeague(label.value) : undefined;
}

/**
 * The columns that are no field, when there are as many as players and they hold nothing but numbers: the cross table
 * of a league.
 */
function crosstableBeside({ rows }: Results): CrosstableCells | undefined {
  const square = rows.every(({ extra }) => extra.length === rows.length);
  if (!square) return undefined;
  const results = rows.map(({ extra }) => extra.map(gameResult));
  const readable = results.every((row) =>
    row.every((result) => typeof result === 'number' || result === null),
  );
  return readable ? results : undefined;
}

/** A player with the league that the results are of. */
interface Played {
  readonly name: string;
  readonly normalised: string;
  readonly league: string;
  readonly at: Place | undefined;
}

/** Players in more than one league: their results cannot both count. */
function doubledPlayers(leagues: readonly PlayedLeague[]): readonly Finding[] {
  const first = new Map<string, Played>();
  return playersOf(leagues).flatMap((each): Finding[] => {
    const other = first.get(each.normalised);
    if (!other) first.set(each.normalised, each);
    // Within a league the rules say so.
    if (!other || other.league === each.league) return [];
    const { name, league: two, at } = each;
    const values = { name, one: other.league, two };
    return [{ sentence: sentence('kuksuPlayerTwice', values), ...(at && { at }) }];
  });
}

/** What the results leave out of the leagues as they were made, or have beyond them. */
function unlikeAnnounced(
  leagues: readonly PlayedLeague[],
  announced: readonly Announced[],
): readonly Finding[] {
  const played = playersOf(leagues);
  const found: Finding[] = [];
  if (announced.length === 0) return found;
  const [made, here] = [byLeague(announced), byLeague(played)];
  for (const [league, players] of made) {
    const [first] = players;
    if (here.has(league) || !first) continue;
    const sheet = first.at.sheet;
    found.push({ sentence: sentence('kuksuLeagueMissing', { league, sheet }), at: first.at });
  }
  const of = new Map(announced.map((each) => [each.normalised, each]));
  const isHere = new Set(played.map(({ normalised }) => normalised));
  for (const [league, players] of made) {
    const missing = players.filter(({ normalised }) => !isHere.has(normalised));
    const [first] = missing;
    if (!first || !here.has(league)) continue;
    const names = missing.map(({ name }) => name);
    found.push({ sentence: sentence('kuksuPlayersMissing', { league, names }), at: first.at });
  }
  for (const { name, league, normalised, at } of played) {
    const meant = of.get(normalised)?.league;
    if (meant === league) continue;
    const said =
      meant === undefined
        ? sentence('kuksuPlayerExtra', { name, league })
        : sentence('kuksuPlayerElsewhere', { name, league, made: meant });
    found.push({ sentence: said, ...(at && { at }) });
  }
  return found;
}

function playersOf(leagues: readonly PlayedLeague[]): readonly Played[] {
  return leagues.flatMap(({ league, entries, placeOf }) =>
    entries.flatMap(({ name: cell }, i): Played[] => {
      const name = shownName(String(cell ?? ''));
      const at = placeOf({ row: i + 1, argument: 'name' });
      return name === '' ? [] : [{ name, normalised: normalisedName(name), league, at }];
    }),
  );
}

function byLeague<T extends { readonly league: string }>(
  players: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const leagues = new Map<string, T[]>();
  for (const each of players) {
    const others = leagues.get(each.league);
    if (others) others.push(each);
    else leagues.set(each.league, [each]);
  }
  return leagues;
}

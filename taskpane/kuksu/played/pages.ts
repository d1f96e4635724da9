import {
  normalisedName,
  readLeague,
  readLeaguePagesSteps,
  writeLeague,
  type LeagueEntry,
  type LeaguePage,
  type Stepwise,
} from '../../../src';
import type { Finding } from '../../sheets/plan';
import { ruled, sentence } from '../../../src/language';
import type { PlayedLeague, PlayedLeagues } from './sheets';

/**
 * The leagues of pasted pages. Tie-breaks beyond SODOS come from this workbook's cross tables, for the players in
 * them.
 *
 * @param answered the leagues of tables that name none, by their first players
 */
export function* playedPages(
  text: string,
  known: readonly PlayedLeague[],
  answered: Readonly<Record<string, string>>,
): Stepwise<PlayedLeagues> {
  const pages = yield* readLeaguePagesSteps(text);
  if (!pages.ok) return refused({ sentence: ruled(pages.failure) });
  const players = new Map<string, LeagueEntry>();
  for (const { entries } of known) {
    for (const each of entries) players.set(normalisedName(String(each.name)), each);
  }
  const leagues = new Map<string, PlayedLeague>();
  const asked: Finding[] = [];
  const untitled: string[] = [];
  for (const page of pages.value) {
    yield;
    const names = namesOf(page);
    if (page.league === undefined) untitled.push(names);
    const label = readLeague(page.league ?? answered[names] ?? '', '');
    if (!label.ok) {
      asked.push({ sentence: sentence('kuksuPageLeague', { names }), asks: true });
      continue;
    }
    const league = writeLeague(label.value);
    if (leagues.has(league)) {
      return refused({ sentence: sentence('kuksuLeagueTwice', { league }) });
    }
    leagues.set(league, playedPage(league, page, players));
  }
  return asked.length > 0
    ? { ...refused(...asked), untitled }
    : { ok: true, leagues: [...leagues.values()], untitled };
}

function playedPage(
  league: string,
  { players, crosstable }: LeaguePage,
  known: ReadonlyMap<string, LeagueEntry>,
): PlayedLeague {
  const entries = players.map(({ name, points, sodos }): LeagueEntry => {
    const { lastTier, lastPlace, rating } = known.get(normalisedName(name)) ?? {};
    // The page's points count: its director may have adjusted them. SODOS follows them on the page.
    return { name, points, sodos, lastTier, lastPlace, rating };
  });
  const adjusted = players.some(({ sodos }) => sodos === undefined);
  return {
    league,
    entries,
    crosstable: adjusted ? crosstable : undefined,
    games: adjusted ? undefined : crosstable,
    disqualified: players.map(({ disqualified }) => disqualified),
    at: (row) => players[row - 1]?.name ?? '',
    placeOf: () => undefined,
  };
}

/** The first names, so that the table is recognised. */
function namesOf({ players }: LeaguePage): string {
  return players
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ');
}

function refused(...refusals: readonly Finding[]): PlayedLeagues {
  return { ok: false, refusals };
}

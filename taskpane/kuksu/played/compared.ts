import { normalisedName, shownName } from '../../../src';
import { sentence } from '../../../language';
import type { Place } from '../../plan/place';
import type { Finding } from '../../plan/plan';
import type { Announced } from '../leagues-table';
import type { PlayedLeague } from './leagues';

/** A player with the league that the results are of. */
interface Played {
  readonly name: string;
  readonly normalised: string;
  readonly league: string;
  readonly at: Place | undefined;
}

/** Players in more than one league: their results cannot both count. */
export function doubledPlayers(leagues: readonly PlayedLeague[]): readonly Finding[] {
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
export function unlikeAnnounced(
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

import type { SourceTable } from '../../plan/source';
import { cycleOf, listsOf } from '../crosstable-names';
import type { WrittenCrosstable } from './crosstables/written';
import { readLeagues, type WrittenLeagues } from './leagues/written';

/** A player in a league, on any sheet. */
interface InLeague {
  readonly league: string;
  readonly normalised: string;
  readonly points?: number;
}

/**
 * The cross table that a list is of: the one with most of its players in the same league, and of these the latest. With
 * `own` only those in which that player has a row, and all other players but one: another cycle has others.
 */
export function bestMatch(
  crosstables: readonly (() => WrittenCrosstable)[],
  players: readonly InLeague[],
  own?: InLeague,
): WrittenCrosstable | undefined {
  const matches = crosstables
    .map((read) => read())
    .filter(({ league, normalised }) =>
      own ? league === own.league && normalised.includes(own.normalised) : true,
    )
    .map((each) => ({
      each,
      count: players.filter(
        ({ league, normalised }) => league === each.league && each.normalised.includes(normalised),
      ).length,
    }))
    .filter(({ count }) => count >= (own ? players.length - 1 : 1))
    .sort((a, b) => b.count - a.count || b.each.cycle - a.each.cycle);
  return matches[0]?.each;
}

/** The table of leagues that a cross table was made with: by its cycle, else one of an earlier version with its players. */
export function leaguesOf(
  { cycle, league, normalised }: WrittenCrosstable,
  tables: readonly SourceTable[],
): WrittenLeagues | undefined {
  const named = tables.filter(({ table }) => table !== undefined);
  const numbered = listsOf(
    'Leagues',
    cycle,
    named.map(({ table = '' }) => ({ name: table })),
  ).flatMap((name) => named.filter(({ table }) => table === name));
  const former = named.filter(({ table = '' }) => cycleOf('Leagues', table) === undefined);
  for (const source of [...numbered, ...former.reverse()]) {
    const leagues = readLeagues(source);
    const isOfIt = leagues?.seats.some(
      (seat) => seat.league === league && normalised.includes(seat.normalised),
    );
    if (leagues && isOfIt === true) return leagues;
  }
  return undefined;
}

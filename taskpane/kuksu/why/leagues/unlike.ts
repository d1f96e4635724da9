import { readLeague, type LeagueEntry } from '../../../../src';
import { sentence, type Item } from '../../../../language';
import type { Finding } from '../../../plan/plan';
import { lastPlaceSaid } from '../../tier-name';
import type { WrittenCrosstable } from '../crosstables/written';
import type { LeaguesHeading, WrittenLeagues, WrittenSeat } from './written';

/** So many are named. */
const mostNamed = 4;

/** What a table of leagues says otherwise than the cross tables made with it: something was corrected in one of them. */
export function unlikeCrosstables(
  { seats }: WrittenLeagues,
  crosstables: readonly WrittenCrosstable[],
): readonly Finding[] {
  const usable = crosstables.filter(({ flaws }) => flaws.length === 0);
  const found = seats.flatMap((seat) => unlikeSeat(seat, usable));
  return found.slice(0, mostNamed);
}

/** The same of one player, and of one column where only that is asked. */
export function unlikeSeat(
  seat: WrittenSeat,
  crosstables: readonly WrittenCrosstable[],
  only?: LeaguesHeading,
): readonly Finding[] {
  const { name, normalised: own } = seat;
  const table = crosstables.find(({ normalised }) => normalised.includes(own));
  if (!table) {
    const { league } = seat;
    if (!crosstables.some((each) => each.league === league)) return [];
    return [{ sentence: sentence('kuksuWhyNotPlaying', { name, league }), at: seat.at('name') }];
  }
  const { league } = table;
  if (league !== seat.league) {
    return [{ sentence: sentence('kuksuWhyElsewhere', { name, league }), at: seat.at('league') }];
  }
  const entry = table.played.entries[table.normalised.indexOf(own)];
  return entry ? unlikeEntry(seat, entry, only) : [];
}

function unlikeEntry(
  seat: WrittenSeat,
  entry: LeagueEntry,
  only: LeaguesHeading | undefined,
): readonly Finding[] {
  const { name, rating, last } = seat;
  const lastTier = readLeague(entry.lastTier ?? '', '');
  const pairs: readonly (readonly [LeaguesHeading, Item, number | undefined, unknown])[] = [
    ['rating', sentence('kuksuRating'), rating, entry.rating],
    [
      'lastLeague',
      sentence('kuksuLastTier'),
      last?.tier,
      lastTier.ok ? lastTier.value.tier : undefined,
    ],
    ['lastPlace', sentence('kuksuLastPlace'), last?.place, entry.lastPlace],
  ];
  return pairs.flatMap(([heading, title, here, there]): Finding[] => {
    const other = typeof there === 'number' ? there : undefined;
    if (here === other || (only ?? heading) !== heading) return [];
    const none = sentence('kuksuWhyNone');
    const shown = (value: number | undefined): Item | number =>
      value === undefined ? none : heading === 'lastPlace' ? lastPlaceSaid(value) : value;
    const values = { name, title, here: shown(here), there: shown(other) };
    return [{ sentence: sentence('kuksuWhyUnlike', values), at: seat.at(heading) }];
  });
}

import {
  groupAgainSteps,
  type KuksuCycle,
  type LeagueEntry,
  placementsOf,
  readLeague,
  type SeatedAgain,
  snakeLeague,
  snakePosition,
  type Stepwise,
} from '../../../../src';
import type { LeaguesKey } from '../../sheets/leagues';
import type { WrittenLeagues, WrittenSeat } from './written';
import { type Item, sentence } from '../../../../src/language';
import type { Finding } from '../../../sheets/plan';
import { lastPlaceSaid } from '../../crosstable-layout';
import type { WrittenCrosstable } from '../crosstables/written';

/** A seat as the rules give it today. */
export interface SeatNow {
  readonly written: WrittenSeat;
  /** The tier, and how the player came to it. */
  readonly placement: KuksuCycle.Placement;
  /** In the tier by rating, from 1. */
  readonly position: number;
  readonly league: string;
  readonly seed: number;
}

/** Leagues as the rules give them today to the players of a table. */
export interface LeaguesNow {
  readonly grouping: SeatedAgain;
  /** By the row in the table, from 0. */
  readonly seats: readonly SeatNow[];
  /** How many leagues a tier has. */
  readonly leaguesIn: (tier: number) => number;
}

/**
 * The leagues of a table's players by the rules of today; undefined where the rules have no answer. Who came in mid-cycle keeps
 * the seat: nothing is kept of the player who left.
 */
export function* leaguesAgain({ seats }: WrittenLeagues): Stepwise<LeaguesNow | undefined> {
  const grouping = yield* groupAgainSteps(
    seats.map((seat) => (seat.leaves === undefined ? seat : { ...seat, pin: seat.tier })),
  );
  if (!grouping) return undefined;
  const leaguesIn = (tier: number): number =>
    grouping.leagues.filter((each) => each.tier === tier).length;
  const byTier = new Map<number, KuksuCycle.Placement[]>();
  for (const each of placementsOf(grouping)) {
    const others = byTier.get(each.tier);
    if (others) others.push(each);
    else byTier.set(each.tier, [each]);
  }
  const now = new Array<SeatNow>(seats.length);
  for (const [tier, placements] of byTier) {
    const leagues = grouping.leagues.filter((each) => each.tier === tier);
    for (const [at, placement] of inOrder(placements, seats, leagues.length).entries()) {
      const written = seats[placement.row - 1];
      const league = leagues[snakeLeague(at, leagues.length) - 1]?.league ?? '';
      const seed = Math.floor(at / leagues.length) + 1;
      if (written) now[placement.row - 1] = { written, placement, position: at + 1, league, seed };
    }
  }
  return { grouping, seats: now, leaguesIn };
}

/** A tier by rating; who came in mid-cycle has the position of the seat. */
function inOrder(
  placements: readonly KuksuCycle.Placement[],
  seats: readonly WrittenSeat[],
  leagues: number,
): readonly KuksuCycle.Placement[] {
  const seatOf = ({ row }: KuksuCycle.Placement): WrittenSeat | undefined => seats[row - 1];
  const isLate = (each: KuksuCycle.Placement): boolean => seatOf(each)?.leaves !== undefined;
  const order = placements.filter((each) => !isLate(each)).sort((a, b) => a.position - b.position);
  const late = placements
    .filter(isLate)
    .map((each) => ({ each, at: writtenPosition(seatOf(each), leagues) }))
    .sort((a, b) => a.at - b.at);
  for (const { each, at } of late) order.splice(at, 0, each);
  return order;
}

/** The position of a seat, from 0, by its league and seed. */
function writtenPosition(seat: WrittenSeat | undefined, leagues: number): number {
  const number = Number(seat?.league.slice(1)) || 1;
  return snakePosition(number, seat?.seed ?? 1, leagues);
}

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
  only?: LeaguesKey,
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
  only: LeaguesKey | undefined,
): readonly Finding[] {
  const { name, rating, last } = seat;
  const lastTier = readLeague(entry.lastTier ?? '', '');
  const pairs: readonly (readonly [LeaguesKey, Item, number | undefined, unknown])[] = [
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

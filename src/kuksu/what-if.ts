import type { Grouping, Last, Placement } from './cycle';
import { normalisedName } from './lists';
import { divide } from './sizes';
import type { Stepwise } from '../core/stepwise';
import { awardFor, AWARDS, compareByRating, entrantOf, fillTiers } from './filling';

/** Where a player is in a grouping. */
export type Where = Pick<Placement, 'tier' | 'league' | 'seed'>;

/** A player in another league after the change. */
export interface Move {
  readonly name: string;
  readonly from: Where;
  readonly to: Where;
}

/** What changes between two groupings. */
export interface Difference {
  /** Players in another tier, in the order of the new grouping. */
  readonly tiers: readonly Move[];
  /** Players in the same tier, but in another league. */
  readonly leagues: readonly Move[];
  /** Players who joined, and players who left. */
  readonly joined: readonly Placement[];
  readonly gone: readonly Placement[];
}

/**
 * The moves after a withdrawal, registration or pin: the difference of two groupings (what-if). Players are matched by
 * their registered names; a new seed in the same league is no move.
 */
export function compareGroupings(
  before: Pick<Grouping, 'leagues'>,
  after: Pick<Grouping, 'leagues'>,
): Difference {
  const earlier = new Map(placementsOf(before).map((each) => [each.name, each]));
  const tiers: Move[] = [];
  const leagues: Move[] = [];
  const joined: Placement[] = [];
  for (const placement of placementsOf(after)) {
    const was = earlier.get(placement.name);
    earlier.delete(placement.name);
    if (was === undefined) joined.push(placement);
    else if (was.league !== placement.league) {
      const move = { name: placement.name, from: where(was), to: where(placement) };
      (was.tier === placement.tier ? leagues : tiers).push(move);
    }
  }
  return { tiers, leagues, joined, gone: [...earlier.values()] };
}

/** Everyone of a grouping, league by league in the order of their seeds. */
export function placementsOf({ leagues }: Pick<Grouping, 'leagues'>): readonly Placement[] {
  const placements: Placement[] = [];
  for (const { players } of leagues) placements.push(...players);
  return placements;
}

function where({ tier, league, seed }: Placement): Where {
  return { tier, league, seed };
}

/** A player as a sheet of leagues has them. */
export interface Seated {
  readonly name: string;
  readonly rating: number;
  /** Left out for who was in no league last cycle (U8). */
  readonly last?: Omit<Last, 'row'> | undefined;
  /** The tier the director pinned the player to; 0 for none. */
  readonly pin: number;
}

export type SeatedAgain = Pick<Grouping, 'tiers' | 'leagues' | 'fills'>;

/**
 * The leagues that the rules give to these players (U4, U5, U7, U9), who all have a seat: nothing is asked, and nobody is left out.
 * Undefined where they have no answer, such as for more pins than seats.
 */
export function* groupAgainSteps(players: readonly Seated[]): Stepwise<SeatedAgain | undefined> {
  const entrants = players.map(({ name, rating, last, pin }, index) => {
    const named = { row: index + 1, name, normalised: normalisedName(name) };
    const registered = { ...named, rating, pin, timedOut: false };
    return entrantOf(registered, last && { ...named, last: { ...last, row: index + 1 } });
  });
  const order = entrants.sort(compareByRating);
  const { failures, tiers, leagues, fills } = yield* fillTiers(order, divide(order.length), AWARDS);
  return failures.length > 0 ? undefined : { tiers, leagues, fills };
}

/** The award for a player's place of last cycle when this tier is filled (U7). */
export function awardAt(tier: number, last: Seated['last']): number {
  return awardFor(tier, last, AWARDS);
}

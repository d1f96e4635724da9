import type { Grouping, Last } from '../cycle';
import { normalisedName } from '../lists/names';
import { divide } from '../sizes/layout';
import type { Stepwise } from '../../stepwise';
import { awardFor, AWARDS } from './filling/award';
import { compareByRating, entrantOf } from './filling/entrant';
import { fillTiers } from './filling/fill';

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

import type { Grouping, Placement } from '../cycle';

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

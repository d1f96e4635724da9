import { existing } from '../../../existing';
import type { DefaultTier, League, Movement, Placement } from '../../cycle';
import { defaultTierOf, type TierEntrant } from './entrant';
import { leagueName } from '../../hierarchy';
import type { Slot } from './roster';
import { snakeLeague } from '../../sizes/snake';

/**
 * Deals the players of a tier out to its leagues (U9): by rating without award, in a snake.
 *
 * @param slots the players of the tier in the order of `compareByRating`
 * @returns the leagues with their players in the order of their seeds
 */
export function dealOut(
  slots: readonly Slot[],
  tier: number,
  leagues: number,
  tiers: number,
): readonly League[] {
  const dealt = Array.from({ length: leagues }, (_, index): League & { players: Placement[] } => {
    return { league: leagueName(tier, index + 1), tier, players: [] };
  });
  // One for each tier, shared by its players.
  const defaults: (DefaultTier | undefined)[] = [];
  slots.forEach(({ entrant, how }, index) => {
    const { registered, rating, last, entitled } = entrant;
    if (last) defaults[entitled] ??= { entitled, tier: defaultTierOf(entrant, tiers) };
    const league = existing(dealt[snakeLeague(index, leagues) - 1]);
    league.players.push({
      row: registered.row,
      name: registered.name,
      rating,
      tier,
      league: league.league,
      seed: Math.floor(index / leagues) + 1,
      position: index + 1,
      how,
      movement: movementTo(tier, entrant),
      last,
      default: defaults[entitled],
    });
  });
  return dealt;
}

function movementTo(tier: number, { last }: TierEntrant): Movement {
  if (last === undefined) return 'new';
  if (tier === last.tier) return 'stays';
  return tier < last.tier ? 'promoted' : 'demoted';
}

import type { Placement } from '../cycle';

/** The reason for a default tier (U4, U10); each language says it in its own words. */
export function defaultReason({ last }: Placement): 'heldTitle' | 'wonLeagueA' | 'place' {
  if (last?.place === 0) return 'heldTitle';
  return last?.tier === 1 && last.place === 1 ? 'wonLeagueA' : 'place';
}

/** The tier that last cycle's place entitles to, if this cycle has fewer tiers (U2). */
export function missingTier({ tier, default: own }: Placement): number | undefined {
  return own && own.entitled > tier ? own.entitled : undefined;
}

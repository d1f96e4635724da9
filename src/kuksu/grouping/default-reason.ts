import type { Placement } from '../cycle';

/** What a place by the default tier rests on (U4, U10): decided here, put into words by each language. */
export function defaultReason({ last }: Placement): 'heldTitle' | 'wonLeagueA' | 'place' {
  if (last?.place === 0) return 'heldTitle';
  return last?.tier === 1 && last.place === 1 ? 'wonLeagueA' : 'place';
}

/** The tier that the place of last cycle entitles to, where this cycle has not so many (U2). */
export function missingTier({ tier, default: own }: Placement): number | undefined {
  return own && own.entitled > tier ? own.entitled : undefined;
}

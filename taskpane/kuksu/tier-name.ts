import { tierLetter } from '../../src';
import type { Translate } from '../../language';

/** "Tier 1 (League A)", "Tier 2 (Leagues B)": a tier wherever it is a heading or a choice. */
export function tierName(tier: number, t: Translate): string {
  const league = tierLetter(tier);
  return t(tier === 1 ? 'kuksuTierTop' : 'kuksuTierNamed', { tier, league });
}

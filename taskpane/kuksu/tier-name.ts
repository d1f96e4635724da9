import { ruled, sentence, type Ruled, type Said, type Translate } from '../../language';

/** "2 (Leagues B)": a tier where a sentence has the word for it. */
export function tierCalled(tier: number): Ruled {
  return ruled({ code: 'tier-called', values: { tier } });
}

/** "Tier 1 (League A)", "Tier 2 (Leagues B)". */
export function tierSaid(tier: number): Said {
  return sentence('kuksuTierNamed', { tier: tierCalled(tier) });
}

/** The same in the language of the pane. */
export function tierName(tier: number, t: Translate): string {
  return t('kuksuTierNamed', { tier: tierCalled(tier) });
}

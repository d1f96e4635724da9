import { ruled, saidInAny, sentence, type Ruled, type Said, type Translate } from '../../language';
import { spelling } from '../columns/spelling';

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

/** Whether a cell says that a player held the title last cycle, in place of a tier or a league: the rules count that as tier 1, place 0 (U10). */
export function isHeldTitle(cell: unknown): boolean {
  const said = typeof cell === 'string' ? spelling(cell).toLowerCase() : '';
  return saidInAny('kuksuHeldTitle').some((each) => each.toLowerCase() === said);
}

/** A place of last cycle as it is told; that of the former title holder is none. */
export function lastPlaceSaid(place: number): number | Said {
  return place === 0 ? sentence('kuksuHeldTitle') : place;
}

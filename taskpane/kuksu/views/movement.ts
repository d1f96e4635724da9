import type { KuksuCycle } from '../../../src';
import type { Wording } from '../../views/wording';

/** The arrow of a movement between tiers, and what it means. */
export function signOf(
  { movement }: Pick<KuksuCycle.Placement, 'movement'>,
  t: Wording['t'],
): readonly [sign: string, meaning: string] {
  switch (movement) {
    case 'promoted':
      return ['▲', t('kuksuUp')];
    case 'demoted':
      return ['▼', t('kuksuDown')];
    case 'stays':
      return ['=', t('kuksuSame')];
    case 'new':
      return ['★', t('kuksuNew')];
  }
}

/** The reason for a seat outside the default tier; undefined for a seat by default. */
export function markOf(
  { how, last }: Pick<KuksuCycle.Placement, 'how' | 'last'>,
  t: Wording['t'],
): string {
  switch (how.by) {
    case 'default':
      return '';
    case 'fill':
      if (how.award > 0) return t('kuksuFilledAward', { award: how.award });
      // Of a newcomer it goes without saying.
      return last === undefined ? '' : t('kuksuFilledMark');
    case 'pin':
      return t('kuksuPinnedMark');
    case 'moveDown':
      return t('kuksuMovedMark');
  }
}

/** "B2 3", the league and the place of last cycle; nothing for who was in none. */
export function lastOf({ last }: Pick<KuksuCycle.Placement, 'last'>): string {
  if (last === undefined) return '';
  // The former title holder was in no league.
  return last.place === 0 ? '' : `${last.league} ${last.place}`;
}

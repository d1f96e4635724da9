import type { Difference } from '../../src';
import type { Translate } from '../../language';

/** So many seats are named on the sheet; the preview has all. */
const mostNamed = 12;

/** What the sheet of a draft says: which seats depend on the title match. */
export function draftNote(depends: Difference | 'unknown', t: Translate): string {
  if (depends === 'unknown') return t('kuksuDraftUnknown');
  const moves = movesOf(depends, t);
  if (moves.length === 0) return t('kuksuDraftSame');
  const more = moves.length - mostNamed;
  const shown = more > 0 ? [...moves.slice(0, mostNamed), t('kuksuDraftMore', { more })] : moves;
  return t('kuksuDraftNote', { moves: shown.join('; ') });
}

/** Who joins, leaves or changes leagues, one by one: changes of tier first. */
export function movesOf(
  { joined, gone, tiers, leagues }: Difference,
  t: Translate,
): readonly string[] {
  return [
    ...joined.map(({ name, league }) => t('kuksuJoins', { name, to: league })),
    ...gone.map(({ name, league }) => t('kuksuGoes', { name, from: league })),
    ...[...tiers, ...leagues].map(({ name, from, to }) => {
      return t('kuksuMoves', { name, from: from.league, to: to.league });
    }),
  ];
}

import { sentence } from '../../../../language';
import type { Finding } from '../../../plan/plan';
import type { PlayerNow } from '../crosstables/league-now';
import { isTypedIn, type WrittenCrosstable } from '../crosstables/written';
import type { WrittenRank } from './written';

interface Differing {
  readonly player: PlayerNow;
  readonly was: number;
  readonly now: number;
}

/** What was corrected in a league since its results were written: the game, where the points tell it, else whose points differ. */
export function changedSince(
  written: WrittenCrosstable,
  players: readonly PlayerNow[],
  ranks: readonly WrittenRank[],
): readonly Finding[] {
  const differing = players.flatMap((player): Differing[] => {
    const own = written.normalised[player.row];
    const was = ranks.find(({ normalised }) => normalised === own)?.points;
    const now = player.values.points ?? 0;
    return was === undefined || was === now ? [] : [{ player, was, now }];
  });
  const game = correctedGame(written, differing);
  if (game) return [game];
  if (differing.length === 0) {
    return [{ sentence: sentence('kuksuWhyTieBreakChanged'), at: written.area.place }];
  }
  return differing.map(({ player: { name, row }, was, now }): Finding => {
    const at = written.played.placeOf({ row: row + 1, argument: 'points' });
    const said = sentence('kuksuWhyPointsChanged', { name, was, now });
    return { sentence: said, ...(at && { at }) };
  });
}

/** Two players whose points moved against each other: it was their game. */
function correctedGame(
  written: WrittenCrosstable,
  [one, other, ...more]: readonly Differing[],
): Finding | undefined {
  if (!one || !other || more.length > 0) return undefined;
  const [upper, lower] = isTypedIn(written, one.player.row, other.player.row)
    ? [one, other]
    : [other, one];
  const moved = upper.now - upper.was;
  const now = upper.player.games[lower.player.row];
  if (moved !== lower.was - lower.now || now === undefined) return undefined;
  const was = now - moved;
  if (![0, 0.5, 1].includes(was)) return undefined;
  const [row, against] = [upper.player.row, lower.player.row];
  const at = written.played.placeOf({ row: row + 1, column: against + 1 });
  const names = { one: upper.player.name, other: lower.player.name };
  return {
    sentence: sentence('kuksuWhyGameChanged', { ...names, was, now }),
    ...(at && { at }),
  };
}

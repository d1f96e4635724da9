import { flaw, numberArgument } from '../arguments';
import { significant } from '../numbers/significant';
import { inRow, succeed, type Result } from '../result';
import type { Entrant } from './types';

const PLAYED = numberArgument('played', 'gamesPlayedWhole', { least: 0, whole: true });
const SCHEDULED = numberArgument('scheduled', 'gamesScheduledWhole', { least: 1, whole: true });

/**
 * Whether an entrant counts as a player (K3): those "who were removed from the tournament before the
 * end, and who played less than half their games, are not counted". Exactly half counts.
 */
export function counts({ played, scheduled, removed }: Entrant): boolean {
  return !removed || 2 * played >= scheduled;
}

/**
 * The number of players of a tournament (K3).
 *
 * @param entrants all who entered; a refusal names the row, counted from 1
 */
export function kgsPlayers(entrants: readonly Entrant[]): Result<number> {
  let players = 0;
  let row = 0;
  for (const entrant of entrants) {
    row++;
    const played = significant(entrant.played);
    const scheduled = significant(entrant.scheduled);
    const refusal = flaw(PLAYED, played) ?? flaw(SCHEDULED, scheduled);
    if (refusal) return inRow(refusal, row);
    if (counts({ played, scheduled, removed: entrant.removed })) players++;
  }
  return succeed(players);
}

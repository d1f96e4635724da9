import { flaw, wholeNumber } from '../arguments';
import { significant } from '../numbers/significant';
import { inRow, succeed, type Result } from '../result';
import type { Entrant } from './types';

const PLAYED = wholeNumber('played', 0);
const SCHEDULED = wholeNumber('scheduled', 1);

/**
 * Whether an entrant counts as a player (K3): those "who were removed from the tournament before the
 * end, and who played less than half their games, are not counted". Exactly half counts.
 */
export function counts({ played, scheduled, removed }: Required<Entrant>): boolean {
  return !removed || 2 * played >= scheduled;
}

/**
 * The number of players of a tournament (K3).
 *
 * @param entrants all who entered; a refusal names the row, counted from 1
 * @param scheduledForAll games scheduled for each of them, a whole number from 1; left out, every entrant has a number
 *   of their own
 */
export function kgsPlayers(entrants: readonly Entrant[], scheduledForAll?: number): Result<number> {
  const working = playersWorking(entrants, scheduledForAll);
  return working.ok ? succeed(working.value.players) : working;
}

/** An entrant who was removed; rows count from 1. */
export interface RemovedEntrant {
  readonly row: number;
  readonly played: number;
  readonly scheduled: number;
  readonly counts: boolean;
}

/** The working of a number of players. */
export interface PlayersWorking {
  readonly entrants: number;
  readonly removed: readonly RemovedEntrant[];
  readonly players: number;
}

export function playersWorking(
  entrants: readonly Entrant[],
  scheduledForAll?: number,
): Result<PlayersWorking> {
  const forAll = scheduledForAll === undefined ? undefined : significant(scheduledForAll);
  const flawForAll = forAll === undefined ? undefined : flaw(SCHEDULED, forAll);
  if (flawForAll) return flawForAll;

  const removed: RemovedEntrant[] = [];
  let players = 0;
  let row = 0;
  for (const entrant of entrants) {
    row++;
    const played = significant(entrant.played);
    const scheduled = forAll ?? significant(entrant.scheduled ?? 0);
    const refusal = flaw(PLAYED, played) ?? flaw(SCHEDULED, scheduled);
    if (refusal) return inRow(refusal, row);
    const isPlayer = counts({ played, scheduled, removed: entrant.removed });
    if (isPlayer) players++;
    if (entrant.removed) removed.push({ row, played, scheduled, counts: isPlayer });
  }
  return succeed({ entrants: entrants.length, removed, players });
}

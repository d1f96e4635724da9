import { ABOVE_ZERO, flaw, wholeNumber } from '../core/arguments';
import { significant } from '../core/numbers';
import { inRow, type Result, ruleOf, succeed } from '../core/result';
import { numberArgument, refuse } from './messages';
import type { Entrant } from './types';

/** "board size factor: 4 for 19x19, 2 for 13x13, 1 for 9x9" (The Scoring System). */
const BOARD_FACTORS: ReadonlyMap<number, number> = new Map([
  [19, 4],
  [13, 2],
  [9, 1],
]);

const HOURS = numberArgument('hours', 'hoursAboveZero', { least: ABOVE_ZERO });
export const ROUNDS = wholeNumber('rounds', 1);

/**
 * The cube root of the hours, rounded up to a whole number (K1): the smallest n with n^3 >= hours.
 * Cubes of whole numbers are exact; a cube root of 27 may come out a little above 3.
 */
export function timeFactor(hours: number): number {
  let n = 1;
  while (n ** 3 < hours) n++;
  return n;
}

/**
 * The factor F of a tournament (K1, K2): ceil(cube root of hours) x board factor x rounds.
 *
 * @param hours hours of main time, above 0
 * @param boardSize 19, 13 or 9
 * @param rounds rounds played, a whole number from 1, without rounds added to break ties (K2)
 */
export const kgsFactor = ruleOf(factorWorking, ({ factor }) => factor);

/** The working of a factor. */
export interface FactorWorking {
  readonly hours: number;
  /** The factors of the time and of the board. */
  readonly time: number;
  readonly board: number;
  readonly boardSize: number;
  readonly rounds: number;
  readonly factor: number;
}

function factorWorking(hours: number, boardSize: number, rounds: number): Result<FactorWorking> {
  const mainTime = significant(hours);
  const hoursFlaw = flaw(HOURS, mainTime);
  if (hoursFlaw) return hoursFlaw;

  const size = significant(boardSize);
  const board = BOARD_FACTORS.get(size);
  if (board === undefined) {
    return refuse(
      { argument: 'boardSize', found: size },
      Number.isFinite(size) ? 'boardSizeKnown' : 'numberNeeded',
    );
  }

  const roundCount = significant(rounds);
  const roundsFlaw = flaw(ROUNDS, roundCount);
  if (roundsFlaw) return roundsFlaw;

  const time = timeFactor(mainTime);
  const product = time * board * roundCount;
  return succeed({
    hours: mainTime,
    time,
    board,
    boardSize: size,
    rounds: roundCount,
    factor: product,
  });
}

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
export const kgsPlayers = ruleOf(playersWorking, ({ players }) => players);

/** An entrant who was removed; rows count from 1. */
interface RemovedEntrant {
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

function playersWorking(
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

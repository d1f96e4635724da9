import { flaw } from '../../arguments';
import { significant } from '../../numbers/significant';
import { inRow, succeed, type Refusal, type Result } from '../../result';
import { GROUP, STRENGTHS } from '../arguments';
import type { Player, PlayerNumber, RoundNumber } from './event';
import { numberArgument, refuse } from './refuse';
import { absenceFlaw } from './settings';

const NUMBER = numberArgument('number', 'playerNumberWhole', { least: 1, whole: true });
const ENTERS = numberArgument('enters', 'entersWhole', { least: 1, whole: true });
const WITHDRAWN = numberArgument('withdrawnAfter', 'withdrawnWhole', { least: 0, whole: true });
const STRENGTH = { ...STRENGTHS, name: 'strength' };

/**
 * The entry list by stored number and in its order, strengths at 12 significant digits; a refusal names the
 * row of the list, from 1.
 */
export function readPlayers(players: readonly Player[]): Result<ReadonlyMap<PlayerNumber, Player>> {
  const seen = new Set<PlayerNumber>();
  const read: Player[] = [];
  for (const [row, player] of players.entries()) {
    const refusal = flawOf(player) ?? repeated(player, seen);
    if (refusal) return inRow(refusal, row + 1);
    seen.add(player.number);
    const strength = significant(player.strength);
    read.push(strength === player.strength ? player : { ...player, strength });
  }
  read.sort((a, b) => a.number - b.number);
  const byNumber = new Map<PlayerNumber, Player>();
  for (const player of read) byNumber.set(player.number, player);
  return succeed(byNumber);
}

function flawOf(player: Player): Refusal | undefined {
  const { number, strength, group, withdrawnAfter } = player;
  return (
    flaw(NUMBER, number) ??
    flaw(STRENGTH, significant(strength)) ??
    flaw(GROUP, group) ??
    flaw(ENTERS, firstRound(player)) ??
    pointsBeforeFlaw(player) ??
    (withdrawnAfter === undefined ? undefined : withdrawalFlaw(withdrawnAfter, firstRound(player)))
  );
}

/** N11: each round before the entry is worth 0 or half a point. */
function pointsBeforeFlaw(player: Player): Refusal | undefined {
  const { pointsBefore = [] } = player;
  const argument = 'pointsBefore';
  const before = firstRound(player) - 1;
  if (pointsBefore.length > before) {
    return refuse({ argument, found: pointsBefore.length }, 'pointsBeforeTooMany', { before });
  }
  for (const points of pointsBefore) {
    const refusal = absenceFlaw(argument, points);
    if (refusal) return refusal;
  }
  return undefined;
}

function withdrawalFlaw(after: RoundNumber, enters: RoundNumber): Refusal | undefined {
  const refusal = flaw(WITHDRAWN, after);
  if (refusal) return refusal;
  return after < enters - 1
    ? refuse({ argument: WITHDRAWN.name, found: after }, 'withdrawnBeforeEntering', {
        first: enters - 1,
      })
    : undefined;
}

function repeated({ number }: Player, seen: ReadonlySet<PlayerNumber>): Refusal | undefined {
  return seen.has(number)
    ? refuse({ argument: NUMBER.name, found: number }, 'playerNumberRepeats')
    : undefined;
}

/** The first round a player is in the event for. */
export function firstRound({ enters = 1 }: Player): RoundNumber {
  return enters;
}

/** Whether a player is in the event in a round: entered by then, and not withdrawn before it (N2, N8). */
export function inEventFor(player: Player, round: RoundNumber): boolean {
  const { withdrawnAfter } = player;
  return firstRound(player) <= round && (withdrawnAfter === undefined || withdrawnAfter >= round);
}

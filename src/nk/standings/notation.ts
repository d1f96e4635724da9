import type { PlayerNumber, Points } from '../event/event';
import type { Turn } from '../event/turns';

/** The line of a player in a wall list. */
export type Lines = ReadonlyMap<PlayerNumber, number>;

const SYMBOLS: Readonly<Record<Points, string>> = { 0: '-', 0.5: '=', 1: '+' };

/** The opponent's line (0: none) and the worth of the round: "12+", "7-", "3=", "0+" for a bye. */
export function plainMark(turn: Turn, lines: Lines): string {
  const line = turn.opponent === undefined ? undefined : lines.get(turn.opponent);
  return line === undefined ? freeMark(turn) : `${line}${SYMBOLS[turn.points]}`;
}

/** The worth of a round without an opponent: "0+", "0-", "0=". */
export function freeMark({ points }: Turn): string {
  return `0${SYMBOLS[points]}`;
}

/** The same as a wall list shows it: a result by forfeit ends with "!". */
export function wallMark(turn: Turn, lines: Lines): string {
  return plainMark(turn, lines) + forfeitMark(turn);
}

export function forfeitMark({ kind }: Turn): string {
  return kind === 'forfeit' ? '!' : '';
}

import type { At, Failure, Refusal } from '../../../src';
import { ruled, sentence } from '../../../language';
import { cellIn } from '../../plan/address';
import type { Place } from '../../plan/place';
import type { Finding } from '../../plan/plan';
import type { BookPlayer } from './book';
import type { RoundRead } from './round-table';

/** A refusal of the rules, at the line it is about. */
export function locatedFailure(
  { failure }: Refusal,
  rounds: readonly RoundRead[],
  players: readonly BookPlayer[],
): Finding {
  const at = placeOf(failure.at, rounds);
  const words = { sentence: wordsOf(failure, rounds, players) };
  return at ? { ...words, at } : words;
}

/** The first cell of the line that a place of the event names; undefined where it names none. */
export function placeOf({ round, list, row }: At, rounds: readonly RoundRead[]): Place | undefined {
  if (typeof round !== 'number' || row === undefined) return undefined;
  if (list === undefined || list === 'players') return undefined;
  const read = rounds[round - 1];
  const line = read?.lines[list][row - 1];
  return read && line !== undefined ? cellIn(read.source.place, line, 0) : undefined;
}

function wordsOf(
  failure: Failure,
  rounds: readonly RoundRead[],
  players: readonly BookPlayer[],
): Finding['sentence'] {
  const { code, at } = failure;
  const sheet = typeof at.round === 'number' ? rounds[at.round - 1]?.sheet : undefined;
  const name = players.find(({ number }) => number === at.found)?.name ?? String(at.found);
  if (sheet !== undefined) {
    switch (code) {
      case 'playerUnaccounted':
        return sentence('nkUnaccounted', { sheet, name });
      case 'playerTwice':
        return sentence('nkPlayerTwice', { sheet, name });
      case 'playerNotInEvent':
        return sentence('nkNotInEvent', { sheet, name });
      case 'boardRepeats':
        return sentence('nkBoardTwice', { sheet, board: String(at.found) });
    }
  }
  return sentence('nkRefused', { why: ruled(failure) });
}

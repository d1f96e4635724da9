import { sentence as failureSentence, type Failure, type Refusal } from '../../../src';
import { cellIn } from '../../plan/address';
import type { Finding } from '../../plan/plan';
import { sentence } from '../../../language';
import type { BookPlayer } from './book';
import type { RoundRead } from './round-table';

/** A refusal of the rules, at the line it is about. */
export function locatedFailure(
  { failure }: Refusal,
  rounds: readonly RoundRead[],
  players: readonly BookPlayer[],
): Finding {
  const [, number] = /^round (\d+)$/.exec(failure.argument) ?? [];
  const round = number === undefined ? undefined : rounds[Number(number) - 1];
  const line = failure.row === undefined ? undefined : round?.lines[failure.row - 1];
  const at = round && line !== undefined ? { at: cellIn(round.source.place, line, 0) } : undefined;
  return { sentence: wordsOf(failure, round?.sheet, players), ...at };
}

function wordsOf(
  failure: Failure,
  sheet: string | undefined,
  players: readonly BookPlayer[],
): Finding['sentence'] {
  const { code, found } = failure;
  const name = players.find(({ number }) => number === found)?.name ?? String(found);
  if (sheet !== undefined) {
    switch (code) {
      case 'playerUnaccounted':
        return sentence('nkUnaccounted', { sheet, name });
      case 'playerTwice':
        return sentence('nkPlayerTwice', { sheet, name });
      case 'playerNotInEvent':
        return sentence('nkNotInEvent', { sheet, name });
      case 'boardRepeats':
        return sentence('nkBoardTwice', { sheet, board: String(found) });
    }
  }
  return sentence('nkRefused', { why: failureSentence(failure) });
}

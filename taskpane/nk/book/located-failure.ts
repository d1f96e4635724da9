import type { At, Failure, Refusal } from '../../../src';
import { ruled, sentence } from '../../../language';
import type { Place } from '../../plan/place';
import type { Finding } from '../../plan/plan';
import type { BookPlayer } from './book';
import type { RoundRead } from './round-reader';

/** Where the parts of an event stand in its workbook. */
export interface BookPlaces {
  readonly rounds: readonly RoundRead[];
  readonly playOff: RoundRead | undefined;
  /** A cell of the players by its row, as the rules count them. */
  readonly player: (row: number, argument: string) => Place | undefined;
  readonly setting: (argument: string) => Place | undefined;
}

/** A refusal of the rules, at the cell it is about. */
export function locatedFailure(
  { failure }: Refusal,
  places: BookPlaces,
  players: readonly BookPlayer[],
): Finding {
  const at = placeOf(failure.at, places);
  const words = { sentence: wordsOf(failure, places.rounds, players) };
  return at ? { ...words, at } : words;
}

/** The cell of a place of the rules: round to sheet, list and row to line, argument to column. */
export function placeOf({ round, list, row, argument }: At, places: BookPlaces): Place | undefined {
  if (round !== undefined) {
    const read = round === 'playOff' ? places.playOff : places.rounds[round - 1];
    const line = list === 'byes' || list === 'absences' ? list : 'games';
    if (round === 'playOff') return read?.placeOf(line, 1, argument);
    return row === undefined ? read?.place : read?.placeOf(line, row, argument);
  }
  if (argument === undefined) return undefined;
  return row === undefined ? places.setting(argument) : places.player(row, argument);
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

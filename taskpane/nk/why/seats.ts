import type { EventState, ExplainedBoard, PlayerNumber } from '../../../src';
import { sentence, type TextKey } from '../../../language';
import type { FigureRow, FigureTable } from '../../why/figures/figure';
import type { Book, BookPlayer } from '../book/book';
import { namesOf } from '../book/names';

/** Score, SOS and place of the two before the round, on the scale of the standings. */
export function seatsThen(
  players: readonly BookPlayer[],
  { scale }: EventState,
  { board: { black, white } }: ExplainedBoard,
): FigureTable {
  const grades = new Map(players.map(({ number, grade = '' }) => [number, grade]));
  const graded = [black, white].some(({ player }) => (grades.get(player) ?? '') !== '');
  const cells = ({ player, score, sos, rank }: typeof black): FigureRow['cells'] => [
    ...(graded ? [grades.get(player) ?? ''] : []),
    ...[score + scale, sos, rank],
  ];
  const heads = [...(graded ? (['nkGrade'] as const) : []), 'nkScore', 'nkSos', 'nkRank'] as const;
  return tableOf('figureBefore', heads, players, [
    [black.player, cells(black)],
    [white.player, cells(white)],
  ]);
}

/** Score and SOS of the two from the results as they are now. */
export function seatsNow(
  { event, players }: Book,
  number: number,
  { board: { black, white } }: ExplainedBoard,
): readonly FigureTable[] {
  if (event.rounds.length < number - 1) return [];
  const { positions, scale } = event.stateAfter(number - 1);
  const cells = (player: PlayerNumber): FigureRow['cells'] => {
    const { score = 0, sos = 0 } = positions.get(player) ?? {};
    return [score + scale, sos];
  };
  const rows = [black.player, white.player].map((player) => [player, cells(player)] as const);
  return [tableOf('figureNow', ['nkScore', 'nkSos'], players, rows)];
}

function tableOf(
  title: TextKey & ('figureBefore' | 'figureNow'),
  heads: readonly ('nkGrade' | 'nkScore' | 'nkSos' | 'nkRank')[],
  players: readonly BookPlayer[],
  rows: readonly (readonly [PlayerNumber, FigureRow['cells']])[],
): FigureTable {
  const nameOf = namesOf(players);
  return {
    title: sentence(title),
    heads: heads.map((head) => sentence(head)),
    rows: rows.map(([player, cells], at) => ({
      name: nameOf(player),
      stone: at === 0 ? 'black' : 'white',
      cells,
    })),
  };
}

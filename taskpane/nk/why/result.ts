import type { Game, PlayerNumber, Turn } from '../../../src';
import { sentence } from '../../../language';
import type { Figure, FigureStep } from '../../why/figures/figure';
import type { Book } from '../book/book';
import { namesOf } from '../book/names';
import { turnIn, turnSaid } from './turn-words';
import { eventCalled, untold } from './words';

/** What a result brings the two players: for the score, for SOS and for SODOS (N9). */
export function resultFigure(book: Book, number: number, index: number): Figure {
  const round = book.rounds[number - 1];
  const game = round?.round.games[index];
  const title = sentence('nkWhyResult', { board: game?.board ?? index + 1 });
  const about = sentence('nkWhyOf', { event: eventCalled(book), round: number });
  if (!game || game.result === null) {
    const at = round?.places[index];
    const open = round?.open.filter((each) => each.at?.area.row === at?.area.row) ?? [];
    return untold(title, about, open);
  }
  const after = book.event.rounds.length;
  if (after < number) {
    const open = book.rounds.slice(0, number).flatMap((each) => each.open);
    return untold(title, about, open);
  }
  return {
    title,
    about,
    warnings: [],
    tables: [],
    heading: sentence('nkWhyCounts'),
    steps: stepsOf(book, number, game),
    notes: [sentence('nkWhyScoresAfter', { round: after })],
  };
}

function stepsOf(book: Book, number: number, { black, white }: Game): readonly FigureStep[] {
  const nameOf = namesOf(book.players);
  const two: readonly (readonly [PlayerNumber, Turn])[] = [black, white].map((player) => [
    player,
    turnIn(book.event, number, player),
  ]);
  const points = two.map(([player, turn]): FigureStep => ({
    clause: 'N9',
    what: sentence('nkWhyPoints', { name: nameOf(player) }),
    lines: [turnSaid(turn, nameOf)],
    value: turn.points,
  }));
  if (two.some(([, { kind }]) => kind === 'forfeit')) {
    return [...points, { clause: 'N9', what: sentence('nkWhyForfeit') }];
  }
  const { positions, scale } = book.event.stateAfter(book.event.rounds.length);
  const scoreOf = (player: PlayerNumber): number => (positions.get(player)?.score ?? 0) + scale;
  const [first, second] = [
    { own: black, other: white, turn: two[0]?.[1] },
    { own: white, other: black, turn: two[1]?.[1] },
  ];
  const both = [first, second];
  return [
    ...points,
    ...both.map(({ own, other }): FigureStep => ({
      clause: 'N9',
      what: sentence('nkWhySosFrom', { name: nameOf(own), other: nameOf(other) }),
      value: scoreOf(other),
    })),
    ...both.map(({ own, other, turn }): FigureStep => {
      const times = turn?.points ?? 0;
      return {
        clause: 'N9',
        what: sentence('nkWhySodosFrom', { name: nameOf(own), other: nameOf(other) }),
        sum: [{ times, of: scoreOf(other) }],
        value: times * scoreOf(other),
      };
    }),
  ];
}

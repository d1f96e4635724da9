import { explainRound, type ExplainedBoard, type Stepwise } from '../../../src';
import { ruled, sentence, type Said } from '../../../language';
import type { Figure } from '../../why/figures/figure';
import type { Book } from '../book/book';
import { namesOf } from '../book/names';
import { pairedAgain } from './paired-again';
import { pairSteps, type NameOf } from './pair-steps';
import { roundThen, stateSince } from './round-then';
import { seatsNow, seatsThen } from './seats';
import { eventCalled, groupsCalled, untold } from './words';

/** Why two players meet in a round, and have these colours (N3 to N7, N14). */
export function* pairFigure(book: Book, number: number, index: number): Stepwise<Figure> {
  const board = book.rounds[number - 1]?.round.games[index]?.board ?? index + 1;
  const title = sentence('nkWhyBoard', { board });
  const event = eventCalled(book);
  const about = sentence('nkWhyOf', { event, round: number });
  const found = roundThen(book, number);
  if (!found.ok) return untold(title, about, found.missing);
  const { then } = found;
  const round = explainRound(then.before, then.written.round, then.said);
  yield;
  if (!round.ok) {
    const why = sentence('nkRefused', { why: ruled(round.failure) });
    return untold(title, about, [{ sentence: why }]);
  }
  const explained = round.value.boards[index];
  if (!explained) return untold(title, about, []);
  const nameOf = namesOf(book.players);
  const { black, white } = explained.board;
  const state = yield* stateSince(book, number, then);
  const isOther = state.kind === 'otherToday';
  return {
    title,
    about: sentence('nkWhyBoardOf', {
      event,
      round: number,
      group: groupsCalled(black.group, white.group),
    }),
    warnings: warningsOf(explained, nameOf),
    tables: [
      seatsThen(book.players, round.value.state, explained),
      ...(isOther ? seatsNow(book, number, explained) : []),
    ],
    heading: sentence('nkWhyMet'),
    steps: pairSteps(book, explained, number),
    state,
    notes: then.notes,
    again: () => pairedAgain(then, explained, nameOf),
  };
}

function warningsOf({ breach, board }: ExplainedBoard, nameOf: NameOf): readonly Said[] {
  if (!breach) return [];
  const values = { one: nameOf(board.black.player), two: nameOf(board.white.player) };
  return [sentence(breach === 'repeat' ? 'nkWhyRepeat' : 'nkWhyForbidden', values)];
}

/** The game for the title (N8). */
export function playOffFigure(book: Book): Figure {
  const figure = untold(sentence('nkPlayOff'), eventCalled(book), []);
  const { state: _none, ...rest } = figure;
  return {
    ...rest,
    heading: sentence('nkWhyMet'),
    steps: [{ clause: 'N8', what: sentence('nkWhyPlayOff') }],
  };
}

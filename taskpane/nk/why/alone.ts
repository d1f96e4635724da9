import { explainRound, type ExplainedBye, type PlayerNumber, type Stepwise } from '../../../src';
import { ruled, sentence } from '../../../language';
import type { Figure, FigureStep, FigureTable } from '../../why/figures/figure';
import type { Book } from '../book/book';
import { namesOf } from '../book/names';
import { roundThen, stateSince, type RoundThen } from './round-then';
import { eventCalled, untold } from './words';

/** So many of the order for the bye are shown. */
const SHOWN = 5;

/** Why a player has the bye (N10). */
export function* byeFigure(book: Book, number: number, player: PlayerNumber): Stepwise<Figure> {
  const title = sentence('nkWhyBye');
  const about = sentence('nkWhyOf', { event: eventCalled(book), round: number });
  const found = roundThen(book, number);
  if (!found.ok) return untold(title, about, found.missing);
  const { then } = found;
  const round = explainRound(then.before, then.written.round, then.said);
  if (!round.ok) {
    const why = sentence('nkRefused', { why: ruled(round.failure) });
    return untold(title, about, [{ sentence: why }]);
  }
  const bye = round.value.byes.find((each) => each.player === player);
  if (!bye) return untold(title, about, []);
  const name = namesOf(book.players)(player);
  return {
    title,
    about,
    warnings: [],
    tables: [orderOf(bye, round.value.state.scale, book)],
    heading: sentence('nkWhyByeHow', { name }),
    steps: [
      reasonOf(bye, then, book),
      { clause: 'N10', what: sentence('nkWhyByePoint'), value: 1 },
    ],
    state: yield* stateSince(book, number, then),
    notes: then.notes,
  };
}

function reasonOf(
  { player, order, place }: ExplainedBye,
  { said, isSaidKnown }: RoundThen,
  { players }: Book,
): FigureStep {
  const nameOf = namesOf(players);
  const name = nameOf(player);
  const names = order.slice(0, Math.max(0, place - 1)).map((each) => nameOf(each.number));
  if (said.bye === player) return { what: sentence('nkWhyByeDirector', { name }) };
  const clause = 'N10';
  if (place === 0) return { clause, what: sentence('nkWhyByeCandidate', { name }) };
  if (place === 1) return { clause, what: sentence('nkWhyByeFirst', { name }) };
  const passed = isSaidKnown ? 'nkWhyByePassed' : 'nkWhyByePerhaps';
  return { clause, what: sentence(passed, { name, names }) };
}

/** The first of the order, with what it goes by. */
function orderOf({ order }: ExplainedBye, scale: number, { players }: Book): FigureTable {
  const nameOf = namesOf(players);
  return {
    title: sentence('nkWhyByeOrder'),
    heads: [sentence('nkWhyByes'), sentence('nkScore'), sentence('nkSos'), sentence('nkRating')],
    rows: order.slice(0, SHOWN).map(({ number, byes, score, sos, player }) => ({
      name: nameOf(number),
      cells: [byes, score + scale, sos, player.strength],
    })),
  };
}

/** What an absence is worth (N11). */
export function absenceFigure(book: Book, number: number, player: PlayerNumber): Figure {
  const { settings } = book;
  const absence = book.rounds[number - 1]?.round.absences?.find((each) => each.player === player);
  const name = namesOf(book.players)(player);
  const worth: FigureStep =
    absence?.points === undefined
      ? {
          clause: 'N11',
          what: sentence('nkWhyAbsentSetting', { setting: sentence('nkAbsencePoints'), name }),
          value: settings.absencePoints,
        }
      : { clause: 'N11', what: sentence('nkWhyAbsentOwn', { name }), value: absence.points };
  const own = book.players.find((each) => each.number === player)?.group ?? 0;
  const lowest = Math.max(0, ...book.players.map(({ group }) => group));
  return {
    title: sentence('nkWhyAbsent'),
    about: sentence('nkWhyOf', { event: eventCalled(book), round: number }),
    warnings: [],
    tables: [],
    heading: sentence('nkWhyAbsentHow'),
    steps: [
      worth,
      { clause: 'N9', what: sentence('nkWhyAbsentSos'), sum: [lowest, -own], value: lowest - own },
    ],
    notes: [sentence('figureToday')],
  };
}

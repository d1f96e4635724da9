import {
  type ExplainedBye,
  explainRound,
  type NkEvent,
  type PlayerNumber,
  type RoundOptions,
  roundsOf,
  type SaidForRound,
  type Stepwise,
} from '../../../src';
import { ruled, type Said, sentence } from '../../../src/language';
import type { Finding } from '../../sheets/plan';
import type { Figure, FigureState, FigureStep, FigureTable } from '../../why/figures/figure';
import type { Book, BookRound } from '../book/book';
import { namesOf } from '../book/settings';
import { changesSince, staleRounds } from '../book/stale';
import { eventCalled, untold } from './pair-steps';

/** What a round was paired on. */
export interface RoundThen {
  readonly written: BookRound;
  /** The event with the rounds before it, as they were then; as they are now where that was not kept. */
  readonly before: NkEvent;
  readonly isKept: boolean;
  /** What the director said; of an older round who was absent, and the pairs that are marked as fixed. */
  readonly said: RoundOptions;
  readonly isSaidKnown: boolean;
  readonly notes: readonly Said[];
}

type RoundThenFound =
  | { readonly ok: true; readonly then: RoundThen }
  | { readonly ok: false; readonly missing: readonly Finding[] };

/** What led to a round, or what is missing of it. */
export function roundThen(book: Book, number: number): RoundThenFound {
  const { players, settings, rounds } = book;
  const written = rounds[number - 1];
  if (!written) {
    return { ok: false, missing: [{ sentence: sentence('nkWhyNoRound', { round: number }) }] };
  }
  const { basis } = written.round;
  const kept = basis === undefined ? undefined : roundsOf(basis);
  const isKept = kept?.length === number - 1;
  const earlier = rounds.slice(0, number - 1);
  const missing = isKept ? [] : earlier.flatMap(({ open }) => open);
  if (missing.length > 0) return { ok: false, missing };
  const before = isKept ? kept : earlier.map(({ round }) => round);
  const { notes, ...said } = saidFor(book, written);
  return {
    ok: true,
    then: {
      written,
      before: { players, settings, rounds: before },
      isKept,
      ...said,
      notes: [...(isKept ? [] : [sentence('nkWhyNoBasis')]), ...notes, sentence('figureToday')],
    },
  };
}

function saidFor(
  { players }: Book,
  { said, fixed, round: { absences = [] } }: BookRound,
): Pick<RoundThen, 'said' | 'isSaidKnown' | 'notes'> {
  if (said === undefined || said === 'lost') {
    return {
      said: {
        absent: absences.map(({ player }) => player),
        forced: fixed.map((pair) => ({ players: pair })),
      },
      isSaidKnown: false,
      notes: [sentence(said === 'lost' ? 'nkWhySaidLost' : 'nkWhySaidUnknown')],
    };
  }
  const { unknown } = said;
  return {
    said: said.said,
    isSaidKnown: true,
    notes: [
      ...(unknown.length > 0 ? [sentence('nkWhySaidMore', { what: unknown.join(' ') })] : []),
      ...openThen(said.said, namesOf(players)),
    ],
  };
}

function openThen(
  { open = [] }: SaidForRound,
  nameOf: (player: PlayerNumber) => string,
): readonly Said[] {
  if (open.length === 0) return [];
  const games = open.map(([one, two]) =>
    sentence('nkPairNames', { one: nameOf(one), two: nameOf(two) }),
  );
  return [sentence('nkWhyOpenThen', { games })];
}

/** Whether the results that a round was paired on are still those of today, and which are not. */
export function* stateSince(
  book: Book,
  number: number,
  { isKept }: RoundThen,
): Stepwise<FigureState> {
  if (!isKept) {
    return { kind: 'cannotTell', missing: [{ sentence: sentence('nkWhyNoBasis') }] };
  }
  if (number === 1) return { kind: 'asWritten', says: sentence('nkWhyFirst') };
  const stale = (yield* staleRounds(book)).find(({ round }) => round === number);
  if (!stale) return { kind: 'asWritten', says: sentence('nkWhyStill') };
  const changes = changesSince(book, stale, namesOf(book.players));
  return { kind: 'otherToday', says: sentence('nkWhySince'), changes };
}

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

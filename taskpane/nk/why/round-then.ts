import {
  roundsOf,
  type NkEvent,
  type PlayerNumber,
  type RoundOptions,
  type SaidForRound,
  type Stepwise,
} from '../../../src';
import { sentence, type Said } from '../../../language';
import type { Finding } from '../../plan/plan';
import type { FigureState } from '../../why/figures/figure';
import type { Book, BookRound } from '../book/book';
import { namesOf } from '../book/names';
import { changesSince, staleRounds } from '../book/stale';

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

export type RoundThenFound =
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

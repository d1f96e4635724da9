import {
  pairingsOnOtherResultsSteps,
  type Correction,
  type Game,
  type PlayerNumber,
  type StalePairing,
  type Stepwise,
} from '../../../src';
import type { Finding } from '../../sheets/plan';
import { sentence, type Item, type Sentence } from '../../../src/language';
import type { Book, BookRound } from './book';
import { resultKey } from './results';

/** Corrections listed; the others are counted. */
const mostTold = 6;

/**
 * The corrections since later rounds were paired, each once, then the rounds and their boards. These rounds stay as they
 * are.
 */
export function* staleWarnings(
  book: Book,
  nameOf: (number: PlayerNumber) => string,
): Stepwise<readonly Finding[]> {
  const { rounds } = book;
  const stale = yield* staleRounds(book);
  if (stale.length === 0) return [];
  const changes = new Map<string, Finding>();
  for (const each of stale) {
    for (const change of changesSince(book, each, nameOf)) {
      changes.set(JSON.stringify(change.sentence), change);
    }
  }
  const told = [...changes.values()];
  const more = told.length - mostTold;
  return [
    ...(told.length > 0 ? [{ sentence: sentence('nkStaleLead') }] : []),
    ...told.slice(0, mostTold),
    ...(more > 0 ? [{ sentence: sentence('nkStaleMore', { count: more }) }] : []),
    ...stale.map(({ round, corrections, boards }): Finding => {
      const written = rounds[round - 1];
      const pairs = boards.flatMap((board) => {
        const game = written?.round.games.find((each, i) => (each.board ?? i + 1) === board);
        return game ? [sentence('nkPairOnBoard', { board, pair: pairOf(game, nameOf) })] : [];
      });
      const every = pairs.length > 0 && pairs.length === written?.round.games.length;
      const values = { round, boards: every ? sentence('nkStaleAll') : pairs };
      const [first] = written?.places ?? [];
      return {
        sentence:
          corrections.length === 0
            ? sentence('nkStaleUnknown', { round })
            : sentence(pairs.length === 0 ? 'nkStaleNoBoard' : 'nkStale', values),
        ...(first && { at: first }),
      };
    }),
    { sentence: sentence('nkStaleLeft') },
    ...(stale.at(-1)?.round === rounds.length && (rounds.at(-1)?.open.length ?? 0) > 0
      ? [{ sentence: sentence('nkStaleAgain', { round: rounds.length }) }]
      : []),
  ];
}

/** The rounds paired on results that were corrected since; games that were open then and are open still are none. */
export function* staleRounds({ event, rounds }: Book): Stepwise<readonly StalePairing[]> {
  const later = rounds.slice(event.rounds.length).map(({ round }) => round);
  const all = yield* pairingsOnOtherResultsSteps(event, later);
  return all.flatMap(({ corrections, ...each }) => {
    const left = corrections.filter(
      (correction) => !isStillOpen(correction, openThen(rounds[each.round - 1])),
    );
    if (left.length === 0 && corrections.length > 0) return [];
    const boards = each.boards.filter((board) => !isPairedLater(rounds[each.round - 1], board));
    return [{ ...each, corrections: left, boards }];
  });
}

/** Whether a board was paired after the others of its round, so on results that its basis does not hold. */
function isPairedLater(paired: BookRound | undefined, board: number): boolean {
  const said = paired?.said;
  const later = said === undefined || said === 'lost' ? [] : (said.said.later ?? []);
  const game = paired?.round.games.find((each, i) => (each.board ?? i + 1) === board);
  return game !== undefined && later.includes(game.black);
}

/** A sentence for everything that was corrected since a round was paired. */
export function changesSince(
  { rounds }: Book,
  { round, corrections }: StalePairing,
  nameOf: (number: PlayerNumber) => string,
): readonly Finding[] {
  const isOpen = openThen(rounds[round - 1]);
  return corrections.flatMap((correction) =>
    changesOf(correction, rounds[correction.round - 1], isOpen, nameOf),
  );
}

type IsOpen = (game: Pick<Game, 'black' | 'white'>) => boolean;

/** The games that had no result yet when a round was paired: it counted what the director assumed. */
function openThen(paired: BookRound | undefined): IsOpen {
  const said = paired?.said;
  const open = said === undefined || said === 'lost' ? [] : (said.said.open ?? []);
  return ({ black, white }) => open.some((pair) => pair.includes(black) && pair.includes(white));
}

/** Whether nothing but games is different that were open then and are open still. */
function isStillOpen({ was, is }: Correction, isOpen: IsOpen): boolean {
  const alone = [was, is].some(({ byes = [], absences = [] }) => byes.length + absences.length > 0);
  return (
    !alone &&
    was.games.every(isOpen) &&
    is.games.every((game) => isOpen(game) && game.result === null)
  );
}

/** A sentence for every game, bye and absence that differs. */
function changesOf(
  { round, was, is }: Correction,
  written: BookRound | undefined,
  wasOpen: IsOpen,
  nameOf: (number: PlayerNumber) => string,
): readonly Finding[] {
  const wordOf = ({ result }: Game): Sentence =>
    sentence(result === null ? 'nkOpen' : resultKey(result));
  const isOf = (game: Game) => (other: Game) =>
    other.black === game.black && other.white === game.white;
  const finding = (who: Item, before: Sentence, now: Sentence, game?: Game): Finding => {
    const index = game ? (written?.round.games.findIndex(isOf(game)) ?? -1) : -1;
    const at = written?.places[index];
    return {
      sentence: sentence('nkStaleChange', { round, who, was: before, is: now }),
      ...(at && { at }),
    };
  };
  const nothing = sentence('nkNothingThere');
  const alone = ({ byes = [], absences = [] }: Correction['is']): Map<PlayerNumber, Sentence> =>
    new Map([
      ...byes.map((player) => [player, sentence('nkBye')] as const),
      ...absences.map(({ player, points }) => {
        const word = sentence(points === 0.5 ? 'nkAbsentHalf' : 'nkAbsent');
        return [player, word] as const;
      }),
    ]);
  const [aloneBefore, aloneNow] = [alone(was), alone(is)];
  return [
    ...was.games.map((game) => {
      const now = is.games.find(isOf(game));
      const before = wasOpen(game) ? sentence('nkOpen') : wordOf(game);
      return finding(pairOf(game, nameOf), before, now ? wordOf(now) : nothing, game);
    }),
    ...is.games
      .filter((game) => !was.games.some(isOf(game)))
      .map((game) => finding(pairOf(game, nameOf), nothing, wordOf(game), game)),
    ...[...new Set([...aloneBefore.keys(), ...aloneNow.keys()])].map((player) =>
      finding(nameOf(player), aloneBefore.get(player) ?? nothing, aloneNow.get(player) ?? nothing),
    ),
  ];
}

function pairOf({ black, white }: Game, nameOf: (number: PlayerNumber) => string): Sentence {
  return sentence('nkPairNames', { one: nameOf(black), two: nameOf(white) });
}

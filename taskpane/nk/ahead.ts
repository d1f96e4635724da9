import { checkEvent, type CheckedEvent, type Game, type GameResult, type Result } from '../../src';
import type { Book, BookRound } from './book/book';
import { pairName, type AssumedResult, type PairOptions } from './pair-options';

/** What a game without a result counts as while it is open. Without points yet it has been played, and both have lost it. */
const assumed: Readonly<Record<AssumedResult, GameResult>> = {
  none: 'bothLost',
  black: 'black',
  white: 'white',
  draw: 'draw',
};

/** The last round, where it is the only one with open games: the next round can be paired before they are in. */
export function lastOpenRound({ rounds, settings }: Book): BookRound | undefined {
  const first = rounds.findIndex(({ open }) => open.length > 0);
  if (first === -1 || first < rounds.length - 1 || rounds.length >= settings.rounds)
    return undefined;
  return rounds[first];
}

/** The games of a round without a result. */
export function openIn({ round }: BookRound): readonly Game[] {
  return round.games.filter(({ result }) => result === null);
}

/** The event with its last round as the director assumes that it ends. */
export function eventAhead(
  { event, players, settings }: Book,
  { round }: BookRound,
  { ahead = {} }: PairOptions,
): Result<CheckedEvent> {
  const games = round.games.map((game) =>
    game.result === null
      ? { ...game, result: assumed[ahead[pairName([game.black, game.white])] ?? 'none'] }
      : game,
  );
  return checkEvent({ players, settings, rounds: [...event.rounds, { ...round, games }] });
}

import { stateOf, titleStatus, type Position, type TitleStatus } from '../../src';
import type { Book } from './book';

/** Where the title stands, for the bracket. */
export interface TitleView {
  readonly status: TitleStatus;
  readonly played: number;
  readonly rounds: number;
  /** The candidates by their groups: unbeaten first, then those with one loss. */
  readonly candidates: readonly Position[];
  /** The games among candidates in the round that is being played, or the play-off. */
  readonly games: readonly TitleGame[];
}

export interface TitleGame {
  readonly black: number;
  readonly white: number;
  readonly isPlayOff: boolean;
}

/** What the bracket shows of an event; undefined only where the rules refuse the event. */
export function titleView({ event, rounds, playOff, settings }: Book): TitleView | undefined {
  const status = titleStatus(event);
  const state = stateOf(event);
  if (!status.ok || !state.ok) return undefined;
  const inTitle = new Set(status.value.candidates);
  const running = rounds[event.rounds.length]?.round.games ?? [];
  const games = running
    .filter(({ black, white }) => inTitle.has(black) || inTitle.has(white))
    .map(({ black, white }) => ({ black, white, isPlayOff: false }));
  const ending = playOff?.round.games ?? [];
  return {
    status: status.value,
    played: state.value.played,
    rounds: settings.rounds,
    candidates: status.value.candidates.flatMap((number) => {
      const position = state.value.positions.get(number);
      return position ? [position] : [];
    }),
    games: [...games, ...ending.map(({ black, white }) => ({ black, white, isPlayOff: true }))],
  };
}

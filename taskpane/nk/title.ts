import {
  type CheckedEvent,
  type Game,
  type GameResult,
  type PlayerNumber,
  type Position,
  type Stepwise,
  type TitleStatus,
  titleStatusSteps,
} from '../../src';
import type { Book } from './book/book';
import type { SheetKey, Translate } from '../../src/language';
import { betweenItems } from '../../src/language/say';

/** Where the title stands, for the bracket. */
export interface TitleView {
  readonly status: TitleStatus;
  readonly played: number;
  readonly rounds: number;
  /** The first round in which the candidates are paired among themselves. */
  readonly from: number;
  /** The candidates by their groups: unbeaten first, then those with one loss. */
  readonly candidates: readonly Position[];
  /** The rounds from that one on, as far as it has come to them; none before. */
  readonly stages: readonly TitleStage[];
  readonly playOff: TitleMatch | undefined;
}

/** A round of the bracket. */
export interface TitleStage {
  readonly round: number;
  /** The games of the candidates; none where the round is still to be paired. */
  readonly matches: readonly TitleMatch[];
  /** Candidates without a game: the bye or absent, or of a round to be paired all of them. */
  readonly without: readonly PlayerNumber[];
  readonly isPaired: boolean;
}

export interface TitleMatch {
  readonly result: GameResult | null;
  readonly seats: readonly [black: TitleSeat, white: TitleSeat];
}

export interface TitleSeat {
  readonly player: PlayerNumber;
  /** Before the game. */
  readonly group: number;
  /** Whether the game was won: undefined for a draw, and as long as it is open. */
  readonly won: boolean | undefined;
}

/** The bracket of an event, in steps; undefined only if the rules refuse the event. */
export function* titleViewSteps({
  event,
  rounds,
  playOff,
  settings,
}: Book): Stepwise<TitleView | undefined> {
  const status = yield* titleStatusSteps(event);
  if (!status.ok) return undefined;
  const { played, positions } = yield* event.stateSteps(event.rounds.length);
  const stages: TitleStage[] = [];
  for (let round = settings.titleFrom; round <= settings.rounds; round++) {
    if (round > played + 1) break;
    const before = yield* stageBefore(event, round);
    stages.push(stageOf(round, before, rounds[round - 1]?.round.games));
  }
  const [ending] = playOff?.round.games ?? [];
  return {
    status: status.value,
    played,
    rounds: settings.rounds,
    from: settings.titleFrom,
    candidates: status.value.candidates.flatMap((number) => positions.get(number) ?? []),
    stages,
    playOff: ending && matchOf(ending, groupsOf(positions)),
  };
}

/** The facts before a round. */
interface Before {
  readonly candidates: readonly PlayerNumber[];
  readonly groupOf: (player: PlayerNumber) => number;
}

function* stageBefore(event: CheckedEvent, round: number): Stepwise<Before> {
  const { candidates } = yield* event.titleSteps(round - 1);
  const { positions } = yield* event.stateSteps(round - 1);
  return { candidates, groupOf: groupsOf(positions) };
}

function groupsOf(positions: ReadonlyMap<PlayerNumber, Position>): (player: number) => number {
  return (player) => Math.max(0, positions.get(player)?.group ?? 0);
}

function stageOf(
  round: number,
  { candidates, groupOf }: Before,
  games: readonly Game[] | undefined,
): TitleStage {
  const inTitle = new Set(candidates);
  const matches = (games ?? [])
    .filter(({ black, white }) => inTitle.has(black) || inTitle.has(white))
    .map((game) => matchOf(game, groupOf));
  const playing = new Set(matches.flatMap(({ seats }) => seats.map(({ player }) => player)));
  return {
    round,
    matches,
    without: candidates.filter((player) => !playing.has(player)),
    isPaired: games !== undefined,
  };
}

function matchOf(
  { black, white, result }: Game,
  groupOf: (player: PlayerNumber) => number,
): TitleMatch {
  const seat = (player: PlayerNumber, won: boolean | undefined): TitleSeat => ({
    player,
    group: groupOf(player),
    won,
  });
  const winner = winnerOf(result);
  return {
    result,
    seats: [
      seat(black, winner === undefined ? undefined : winner === 'black'),
      seat(white, winner === undefined ? undefined : winner === 'white'),
    ],
  };
}

function winnerOf(result: GameResult | null): 'black' | 'white' | 'nobody' | undefined {
  switch (result) {
    case 'black':
    case 'blackByForfeit':
      return 'black';
    case 'white':
    case 'whiteByForfeit':
      return 'white';
    case 'bothLost':
      return 'nobody';
    case 'draw':
    case null:
      return undefined;
  }
}

/** With more candidates the sentence only counts them. */
const mostListed = 8;

/** Where the title stands (N8), in one sentence or two; `mostNamed` 0 where the candidates are listed below it. */
export function titleText(
  { state, candidates, champion, by, since = 0, withdrawn }: TitleStatus,
  names: (number: number) => string,
  t: Translate<SheetKey>,
  mostNamed = mostListed,
): string {
  const list = (players: readonly number[]): readonly string[] => players.map(names);
  const gone =
    withdrawn.length > 0
      ? ` ${inFull((all) => t('nkTitleWithdrawn', { names: all }), list(withdrawn))}`
      : '';
  switch (state) {
    case 'open':
      return (
        (candidates.length > mostNamed
          ? t('nkTitleMany', { count: candidates.length })
          : inFull(
              (all) => t('nkTitleOpen', { count: candidates.length, names: all }),
              list(candidates),
            )) + gone
      );
    case 'playOff':
      return (
        t('nkTitlePlayOff', {
          first: names(candidates[0] ?? 0),
          second: names(candidates[1] ?? 0),
        }) + gone
      );
    case 'undecided':
      return (
        (candidates.length === 0
          ? t('nkTitleNobody')
          : inFull((all) => t('nkTitleUndecided', { names: all }), list(candidates))) + gone
      );
    case 'champion': {
      const name = names(champion ?? 0);
      return (
        (by === 'playOff'
          ? t('nkTitleByPlayOff', { name })
          : t('nkTitleChampion', { name, round: since })) + gone
      );
    }
  }
}

/** A sentence in which the names are the point: all of them stand there, each as long as it is. */
export function inFull(said: (names: string) => string, names: readonly string[]): string {
  const mark = '\u0001';
  return said(mark).replace(mark, () => names.join(betweenItems(names)));
}

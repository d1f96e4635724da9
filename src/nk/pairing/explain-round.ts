import { existing, type Result, succeed } from '../../core/result';
import { atOnce } from '../../core/stepwise';
import type {
  EventState,
  Game,
  NkEvent,
  PlayerNumber,
  Position,
  Round,
  RoundOptions,
} from '../event/event';
import type { Board } from '../event/paired-round';
import { type CheckedEvent, checkEvent } from '../standings/checked-event';
import { boardOf, type Meeting, meetingsOf } from './pair';
import { byeOrder, isBarredRepeat, isForbidden, type PairingField, type VertexPair } from './field';
import { type CheckedOptions, readOptions } from './options';
import { candidatesInTurn, fieldWithout, freePlayers, type Task } from './search/solve';

/** A board as it is written. */
export interface ExplainedBoard {
  /** With the colours as written, and the reason for those that the director or N14 gives. */
  readonly board: Board;
  /** Black and White are the other way round. */
  readonly exchanged: boolean;
  /** Why the rules could not make this pair; left out where they could. */
  readonly breach?: 'repeat' | 'forbidden';
  /** What both have had before the round, Black first. */
  readonly had: readonly [Games, Games];
}

/** Games with each colour. */
interface Games {
  readonly black: number;
  readonly white: number;
}

/** A bye as it is written: the order of N10 without byes and games that the director fixed. */
export interface ExplainedBye {
  readonly player: PlayerNumber;
  readonly order: readonly Position[];
  /** The place of the player in that order, from 1; 0 for a title candidate who is not asked. */
  readonly place: number;
}

/** A round as it is written, and what led to it. */
export interface ExplainedRound {
  /** Before the round. */
  readonly state: EventState;
  /** In the order of the round's games. */
  readonly boards: readonly ExplainedBoard[];
  readonly byes: readonly ExplainedBye[];
}

/**
 * Explains a round as it stands: seats, the rule that made each pair, who would have been met instead and why not, and
 * the colours. It takes the pairs as they are written and searches nothing, so that it holds for whatever the director
 * changed.
 *
 * @param before the event with the rounds that the round was paired on
 * @param written the round; its results do not matter
 * @param said what the director said for it, as far as that is known
 * @returns refused is what `checkEvent` refuses of the event with this round
 */
export function explainRound(
  before: NkEvent | CheckedEvent,
  written: Round,
  said: RoundOptions = {},
): Result<ExplainedRound> {
  const { players, settings, rounds } = before;
  const games = written.games.map((game) => ({ ...game, result: game.result ?? 'draw' }) as const);
  const whole: NkEvent = { players, rounds: [...rounds, { ...written, games }] };
  const checked = checkEvent(settings ? { ...whole, settings } : whole);
  if (!checked.ok) return checked;
  const state = checked.value.stateAfter(rounds.length);
  const playing = playersOf(games);
  const { byes = [] } = written;
  const about = saidAbout(said, written);
  const paired = optionsOf(state, playing, about);
  if (!paired.ok) return paired;
  const all = optionsOf(state, new Set([...playing, ...byes]), about);
  if (!all.ok) return all;
  const round = { round: rounds.length + 1, settings: checked.value.settings };
  const around: Task = { ...round, options: all.value };
  return succeed({
    state,
    boards: boardsOf({ ...round, options: paired.value }, all.value.present, written),
    byes: byes.map((player) => byeOf(around, player)),
  });
}

/** The options of a round in which these play. */
function optionsOf(
  state: EventState,
  playing: ReadonlySet<PlayerNumber>,
  said: RoundOptions,
): Result<CheckedOptions> {
  const absent = [...state.positions.keys()].filter((player) => !playing.has(player));
  return readOptions(state, { ...said, absent });
}

/** The director's word as far as it fits what is written: fixed pairs that stand there, and players who stand there. */
function saidAbout(
  { forced = [], forbidden = [], mayRepeat = [] }: RoundOptions,
  { games, byes = [] }: Round,
): RoundOptions {
  const known = new Set([...playersOf(games), ...byes]);
  const stands = forced.filter(({ players: [a, b] }) =>
    games.some(({ black, white }) => samePair([black, white], [a, b])),
  );
  const isFixed = (pair: readonly [number, number]): boolean =>
    stands.some(({ players }) => samePair(players, pair));
  const among = (pairs: typeof forbidden): typeof forbidden =>
    pairs.filter(([a, b]) => a !== b && known.has(a) && known.has(b));
  return {
    forced: stands.map(({ players, black }) => ({
      players,
      ...(black !== undefined && { black }),
    })),
    forbidden: among(forbidden).filter((pair) => !isFixed(pair)),
    mayRepeat: among(mayRepeat),
  };
}

function playersOf(games: readonly Pick<Game, 'black' | 'white'>[]): Set<PlayerNumber> {
  const players = new Set<PlayerNumber>();
  for (const { black, white } of games) players.add(black).add(white);
  return players;
}

type Two = readonly [PlayerNumber, PlayerNumber];

function samePair([a, b]: Two, [c, d]: Two): boolean {
  return (a === c && b === d) || (a === d && b === c);
}

function boardsOf(
  task: Task,
  present: readonly Position[],
  { games }: Round,
): readonly ExplainedBoard[] {
  const field = fieldWithout(task, undefined);
  const vertex = new Map(field.players.map(({ number }, at) => [number, at]));
  const pairs: VertexPair[] = [];
  for (const { black, white } of games) {
    const [u, v] = [vertex.get(black), vertex.get(white)];
    if (u !== undefined && v !== undefined) pairs.push([u, v]);
  }
  const { forced } = task.options;
  const meetings = new Map<PlayerNumber, Meeting>();
  for (const meeting of atOnce(meetingsOf({ field, pairs }, present, forced))) {
    const { higher, lower } = meeting;
    meetings.set(higher.position.number, meeting).set(lower.position.number, meeting);
  }
  return games.map(({ board: number, black, white }, index): ExplainedBoard => {
    const meeting = existing(meetings.get(black));
    const given = boardOf(number ?? index + 1, meeting);
    const exchanged = given.black.player !== black;
    const board = exchanged ? { ...given, black: given.white, white: given.black } : given;
    const breach = meeting.forced
      ? undefined
      : breachOf(field, existing(vertex.get(black)), existing(vertex.get(white)));
    const { higher, lower } = meeting;
    const [a, b] = [gamesOf(higher.position), gamesOf(lower.position)];
    return {
      board,
      exchanged,
      ...(breach && { breach }),
      had: higher.position.number === black ? [a, b] : [b, a],
    };
  });
}

function breachOf(field: PairingField, u: number, v: number): ExplainedBoard['breach'] {
  if (isForbidden(field, u, v)) return 'forbidden';
  return isBarredRepeat(field, u, v) ? 'repeat' : undefined;
}

function gamesOf({ colours }: Position): Games {
  return {
    black: colours.filter((each) => each === 'black').length,
    white: colours.filter((each) => each === 'white').length,
  };
}

function byeOf(task: Task, player: PlayerNumber): ExplainedBye {
  const order = byeOrder(freePlayers(task), candidatesInTurn(task));
  return { player, order, place: order.findIndex(({ number }) => number === player) + 1 };
}

import { existing, succeed, type Success } from '../../core/result';
import { atOnce, type Stepwise } from '../../core/stepwise';
import type {
  Colour,
  ForcedPair,
  NkEvent,
  PlayerNumber,
  Position,
  RoundOptions,
  TableWish,
  TitleStatus,
} from '../event/event';
import type {
  Board,
  ColourReason,
  PairedRound,
  PairingResult,
  PairReason,
  Seat,
} from '../event/paired-round';
import { avoiding, warningsOf } from './corrections';
import { fieldOf, playerAt, stayRanks, type VertexPair } from './field';
import { floatersOf, reasonOf, totals } from './explain';
import { type Solution, solve, type Task } from './search/solve';
import type { PlayedRound } from '../event/check';
import { type CheckedOptions, readOptions } from './options';
import { type CheckedEvent, checkEvent } from '../standings/checked-event';
import { groupsOf } from '../standings/state';
import { unavailable } from '../event/messages';

/**
 * Pairs the next round of an event (N3 to N7, N10, N14): the optimum of N5 over the whole field. After the last round it
 * pairs the play-off, if there is one (N8).
 *
 * Nothing is random, and the order of rows does not matter: ties end at the stored number.
 *
 * @param options absent players; fixed, forbidden and repeatable pairs; the bye. Fixed pairs are taken out first: groups,
 *   floats and ranks are those of the other players
 * @returns the boards, each with its reason. When no legal pairing exists, why, and the fewest things to allow;
 *   otherwise refused is what `checkEvent` and `readOptions` refuse, and a round after the last
 */
export function pairRound(
  event: NkEvent | CheckedEvent,
  options: RoundOptions = {},
): PairingResult {
  return atOnce(pairRoundSteps(event, options));
}

/** The same in steps, so that the caller stays responsive. */
export function* pairRoundSteps(
  event: NkEvent | CheckedEvent,
  options: RoundOptions = {},
): Stepwise<PairingResult> {
  const checked = checkEvent(event);
  if (!checked.ok) return checked;
  const best = yield* bestRound(checked, options);
  if (!best.ok) return best;
  const again = (other: RoundOptions): Stepwise<PairingResult> => bestRound(checked, other);
  return succeed(yield* avoiding(best.value, options, again));
}

/** The optimum of N5, whatever is to be avoided. */
function* bestRound(
  checked: Success<CheckedEvent>,
  options: RoundOptions,
): Stepwise<PairingResult> {
  yield;
  const { content, settings, playOff } = checked.value;
  const { rounds } = content;
  const state = checked.value.stateAfter(rounds.length);
  yield;
  const read = readOptions(state, options);
  if (!read.ok) return read;

  yield;
  const { title } = checked.value;
  yield;
  const task: Task = { round: rounds.length + 1, settings, options: read.value };
  if (rounds.length >= settings.rounds) {
    if (title.state !== 'playOff' || playOff) {
      return unavailable({ argument: 'rounds', found: rounds.length }, 'allRoundsPlayed', {
        rounds: settings.rounds,
      });
    }
    const two = title.candidates.map((number) => existing(state.positions.get(number)));
    return succeed(yield* reported(task, playOffOf(task, two), two, title, rounds));
  }

  const present = read.value.present.length;
  if (present < 2) {
    return {
      ...unavailable({ argument: 'players', found: present }, 'tooFewToPair'),
      obstacle: { code: 'nobodyToPair', values: { present } },
      relaxation: [],
    };
  }
  const solution = yield* solve(task);
  if ('obstacle' in solution) return solution;
  return succeed(yield* reported(task, solution, read.value.present, title, rounds));
}

/** The two remaining candidates play for the title (N8). */
function playOffOf(task: Task, two: readonly Position[]): Solution {
  return {
    field: fieldOf(
      two,
      { members: new Set(two.map(({ number }) => number)) },
      task.settings,
      task.options,
      false,
    ),
    pairs: [[0, 1]],
  };
}

function* reported(
  task: Task,
  solution: Solution,
  present: readonly Position[],
  title: TitleStatus,
  rounds: readonly PlayedRound[],
): Stepwise<PairedRound> {
  const { field, pairs, bye } = solution;
  yield;
  const boards = yield* boardsOf(solution, present, task.options);
  yield;
  return {
    round: task.round,
    boards,
    ...(bye ? { bye } : {}),
    absent: task.options.absent,
    floaters: floatersOf(field, pairs),
    title,
    warnings: warningsOf(task, solution, boards, rounds, title),
    criteria: totals(boards.map(({ why }) => why)),
  };
}

/** The place of a present player. */
interface Standing {
  readonly position: Position;
  /** In the whole field, from the top group down. */
  readonly place: number;
  /** In the group, from 1. */
  readonly rank: number;
  /** Those beside in the order of the group with the same SOS. */
  readonly level: readonly Position[];
  /** Among the players who stay in the group; 0 for floaters and their opponents. */
  stayRank: number;
}

/** A pair, the higher placed player first. */
export interface Meeting {
  readonly higher: Standing;
  readonly lower: Standing;
  readonly why: PairReason;
  readonly forced?: ForcedPair;
}

/** Pairs explained per step. */
const REASONED = 16;

/** No criterion applies to a pair fixed by the director. */
const FORCED: PairReason = { path: 'forced', criteria: [] };

/**
 * The boards of a round by number: pairs with a number from the director keep it, then players with a board of their own;
 * the others fill the remaining numbers in the order of their higher players.
 */
function* boardsOf(
  solution: Solution,
  present: readonly Position[],
  { forced, tables }: Pick<CheckedOptions, 'forced' | 'tables'>,
): Stepwise<readonly Board[]> {
  const meetings = yield* meetingsOf(solution, present, forced);
  return numbered(meetings, tables).map(([number, paired]) => boardOf(number, paired));
}

/** The fixed pairs in their order, then the others in theirs, each with its reason. */
export function* meetingsOf(
  { field, pairs }: Pick<Solution, 'field' | 'pairs'>,
  present: readonly Position[],
  forced: readonly ForcedPair[],
): Stepwise<readonly Meeting[]> {
  const standings = standingsOf(present, field.slides);
  const meeting = (a: PlayerNumber, b: PlayerNumber): Pick<Meeting, 'higher' | 'lower'> => {
    const [one, other] = [existing(standings.get(a)), existing(standings.get(b))];
    return one.place < other.place ? { higher: one, lower: other } : { higher: other, lower: one };
  };
  const meetings: Meeting[] = forced.map((pair) => ({
    ...meeting(...pair.players),
    why: FORCED,
    forced: pair,
  }));

  const ranks = stayRanks(field, pairs);
  field.players.forEach(({ number }, vertex) => {
    existing(standings.get(number)).stayRank = existing(ranks.rank[vertex]);
  });
  for (const [index, [u, v]] of pairs.entries()) {
    if (index % REASONED === REASONED - 1) yield;
    const seats = meeting(playerAt(field, u).number, playerAt(field, v).number);
    const ordered: VertexPair = seats.higher.position === playerAt(field, u) ? [u, v] : [v, u];
    const { higher, lower } = seats;
    meetings.push({ higher, lower, why: reasonOf(field, ranks, ordered) });
  }
  return meetings;
}

function standingsOf(
  present: readonly Position[],
  slides: boolean,
): ReadonlyMap<PlayerNumber, Standing> {
  const standings = new Map<PlayerNumber, Standing>();
  for (const { players } of groupsOf(present)) {
    players.forEach((position, index) => {
      const place = standings.size;
      const level: Position[] = [];
      for (const other of [players[index - 1], players[index + 1]]) {
        if (other && isLevel(other, position, slides)) level.push(other);
      }
      standings.set(position.number, { position, place, rank: index + 1, level, stayRank: 0 });
    });
  }
  return standings;
}

/** Before the first round strength alone orders a group (N3): only equal strength is a tie. */
function isLevel(a: Position, b: Position, slides: boolean): boolean {
  return a.sos === b.sos && (!slides || a.player.strength === b.player.strength);
}

function numbered(
  meetings: readonly Meeting[],
  tables: readonly TableWish[],
): readonly (readonly [number, Meeting])[] {
  const wishes = new Map(tables.map(({ player, board }) => [player, board]));
  const taken = new Set(meetings.map(({ forced }) => forced?.board));
  let next = 1;
  const ordered = [...meetings].sort((a, b) => a.higher.place - b.higher.place);
  const kept = new Map<Meeting, number>();
  for (const paired of ordered) {
    if (paired.forced?.board !== undefined) continue;
    const board = [paired.higher, paired.lower]
      .map(({ position }) => wishes.get(position.number))
      .find((wish) => wish !== undefined && !taken.has(wish));
    if (board === undefined) continue;
    taken.add(board);
    kept.set(paired, board);
  }
  return ordered
    .map((paired): readonly [number, Meeting] => {
      const board = paired.forced?.board ?? kept.get(paired);
      if (board !== undefined) return [board, paired];
      while (taken.has(next)) next++;
      return [next++, paired];
    })
    .sort(([a], [b]) => a - b);
}

/** A pair on its board, with the colours that the director or N14 gives. */
export function boardOf(number: number, { higher, lower, why, forced }: Meeting): Board {
  const [one, other, by] = coloursOf(higher, lower, forced?.black);
  const [black, white] = [seatOf(one, other), seatOf(other, one)];
  const [a, b] = [higher.position, lower.position];
  const scoreGap = Math.abs(a.score - b.score);
  const repeats = a.met.get(b.number) ?? 0;
  // Written out twice: spreading one into the other takes longer than all the rest.
  if (a.group !== b.group) return { number, black, white, scoreGap, repeats, why, colours: by };
  const rankDistance = lower.rank - higher.rank;
  return { number, black, white, scoreGap, rankDistance, repeats, why, colours: by };
}

function coloursOf(
  one: Standing,
  other: Standing,
  directed: PlayerNumber | undefined,
): readonly [black: Standing, white: Standing, by: ColourReason] {
  const given = directed === undefined ? colours(one.position, other.position) : undefined;
  const black = given?.black ?? directed;
  const by = given?.by ?? 'director';
  return one.position.number === black ? [one, other, by] : [other, one, by];
}

function seatOf({ position, rank, level, stayRank }: Standing, opponent: Standing): Seat {
  const { number: player, group, score, sos } = position;
  const seat: Seat = { player, group, score, sos, rank };
  const other = level.find((each) => each !== opponent.position);
  const tie = other && tieOf(position, other);
  if (stayRank === 0) return tie ? { ...seat, tie } : seat;
  return tie ? { ...seat, stayRank, tie } : { ...seat, stayRank };
}

function tieOf({ player }: Position, other: Position): NonNullable<Seat['tie']> {
  const by = player.strength === other.player.strength ? 'entryOrder' : 'strength';
  return { with: other.number, by };
}

/** Black and white, and the part of N14 that decides. */
export interface Colours {
  readonly black: PlayerNumber;
  readonly white: PlayerNumber;
  readonly by: ColourReason;
}

type ColouredPlayer = Pick<Position, 'number' | 'colours'>;

/**
 * The colours of a game (N14). Black goes to the player with the lower balance of black minus white. If level, it goes to
 * the player with white in the last game in which their colours differ, counting each player's games back from the
 * last; else to the first in entry order. Rounds without a game have no colour.
 */
export function colours(a: ColouredPlayer, b: ColouredPlayer): Colours {
  const balance = balanceOf(a) - balanceOf(b);
  if (balance !== 0) return given(balance < 0 ? a : b, a, b, 'balance');
  const turn = lastDifference(a.colours, b.colours);
  if (turn) return given(turn === 'white' ? a : b, a, b, 'alternate');
  return given(a.number < b.number ? a : b, a, b, 'entryOrder');
}

function given(
  black: ColouredPlayer,
  a: ColouredPlayer,
  b: ColouredPlayer,
  by: ColourReason,
): Colours {
  return { black: black.number, white: (black === a ? b : a).number, by };
}

/** Games with black minus games with white. */
function balanceOf({ colours: had }: ColouredPlayer): number {
  let sum = 0;
  for (const colour of had) sum += colour === 'black' ? 1 : colour === 'white' ? -1 : 0;
  return sum;
}

/** The first player's colour in that game. */
function lastDifference(a: readonly Colour[], b: readonly Colour[]): Colour | undefined {
  let [ofA, ofB] = [a.length, b.length];
  for (;;) {
    do ofA--;
    while (a[ofA] === '');
    do ofB--;
    while (b[ofB] === '');
    if (ofA < 0 || ofB < 0) return undefined;
    if (a[ofA] !== b[ofB]) return a[ofA];
  }
}

import { basisOf, partsOf, roundsOf } from '../event/said';
import {
  type EventState,
  type Game,
  type NkEvent,
  outcomeOf,
  type PlayerNumber,
  type PlayerPair,
  type Position,
  type Round,
  type RoundNumber,
  type RoundOptions,
  type TitleStatus,
} from '../event/event';
import { atOnce, type Stepwise } from '../../core/stepwise';
import { type CheckedEvent, checkEvent } from '../standings/checked-event';
import { isCandidate } from '../standings/state';
import { existing } from '../../core/result';
import type { Board, PairedRound, PairingResult, PairWarning } from '../event/paired-round';
import type { Solution, Task } from './search/solve';
import type { PlayedRound } from '../event/check';

/** The differences in an earlier round: before, when the round was paired, and now. */
export interface Correction {
  readonly round: RoundNumber;
  readonly was: Round;
  readonly is: Round;
}

/** A round paired on results that have changed since. */
export interface StalePairing {
  readonly round: RoundNumber;
  /** Empty if the kept basis is unreadable. */
  readonly corrections: readonly Correction[];
  /** The boards with a player whose score or SOS has changed since the round was paired. */
  readonly boards: readonly number[];
}

/**
 * The rounds that were paired on results corrected since. They stay as they are: the director decides whether to pair
 * again. Rounds without a kept basis are skipped.
 *
 * @param later the rounds paired after those of the event, from the first on that still lacks a result
 */
export function pairingsOnOtherResults(
  event: NkEvent | CheckedEvent,
  later: readonly Round[] = [],
): readonly StalePairing[] {
  return atOnce(pairingsOnOtherResultsSteps(event, later));
}

/** The same in steps, a round in each. */
export function* pairingsOnOtherResultsSteps(
  event: NkEvent | CheckedEvent,
  later: readonly Round[] = [],
): Stepwise<readonly StalePairing[]> {
  const { players, settings } = event;
  const rounds = [...event.rounds, ...later];
  const whole: NkEvent = settings ? { players, settings, rounds } : { players, rounds };
  const checked = checkEvent(event);
  const stateNow = (played: RoundNumber): EventState | undefined => {
    if (!checked.ok) return stateOfRounds(whole, rounds.slice(0, played));
    return played <= event.rounds.length ? checked.value.stateAfter(played) : undefined;
  };
  const stale: StalePairing[] = [];
  for (const [index, { basis, games }] of rounds.entries()) {
    const round = index + 1;
    yield;
    if (basis === undefined || basis === basisOf(whole, round)) continue;
    const then = roundsOf(basis);
    const corrections = then ? correctionsOf(then, whole, round) : [];
    if (then && corrections.length === 0) continue;
    const boards = boardsOnOther(games, then && stateOfRounds(whole, then), stateNow(index));
    stale.push({ round, corrections, boards });
  }
  return stale;
}

/** The state after these rounds in place of the event's own; undefined where they do not fit its players. */
function stateOfRounds(event: NkEvent, rounds: readonly Round[]): EventState | undefined {
  const checked = checkEvent({ ...event, rounds });
  return checked.ok ? checked.value.stateAfter(rounds.length) : undefined;
}

function correctionsOf(
  then: readonly Round[],
  { rounds, settings }: NkEvent,
  round: RoundNumber,
): Correction[] {
  const half = settings?.absencePoints;
  const corrections: Correction[] = [];
  const nothing: Round = { games: [] };
  for (const [index, now] of rounds.slice(0, round - 1).entries()) {
    const before = then[index] ?? nothing;
    const [was, is] = [onlyIn(before, now, half), onlyIn(now, before, half)];
    if (partsOf(was).length + partsOf(is).length > 0) {
      corrections.push({ round: index + 1, was, is });
    }
  }
  return corrections;
}

/** The parts of one round that the other lacks, board numbers excluded. */
function onlyIn(round: Round, other: Round, half: 0 | 0.5 | undefined): Round {
  const there = new Set(partsOf(other, half));
  const missing = (part: Round): boolean => !partsOf(part, half).every((each) => there.has(each));
  const { games, byes = [], absences = [] } = round;
  return {
    games: games.filter((game) => missing({ games: [game] })),
    byes: byes.filter((player) => missing({ games: [], byes: [player] })),
    absences: absences.filter((absence) => missing({ games: [], absences: [absence] })),
  };
}

/** All boards if either state is unknown. */
function boardsOnOther(
  games: readonly Game[],
  then: EventState | undefined,
  now: EventState | undefined,
): number[] {
  const same = (player: PlayerNumber): boolean => {
    const [a, b] = [then?.positions.get(player), now?.positions.get(player)];
    return a !== undefined && b !== undefined && level(a, b);
  };
  const boards: number[] = [];
  for (const [index, { board, black, white }] of games.entries()) {
    if (!same(black) || !same(white)) boards.push(board ?? index + 1);
  }
  return boards;
}

function level(a: Position, b: Position): boolean {
  return a.score === b.score && a.sos === b.sos;
}

/** Pairs the round with these options. */
type Pairing = (options: RoundOptions) => Stepwise<PairingResult>;

/**
 * A round that the clauses value as much as the best one, with fewer pairs to be avoided, if there is one. All of them are
 * left out at once; where that is not as good, one after the other.
 */
export function* avoiding(
  best: PairedRound,
  options: RoundOptions,
  pair: Pairing,
): Stepwise<PairedRound> {
  const { forced = [], forbidden = [], avoid = [] } = options;
  const fixed = new Set(forced.map(({ players }) => keyOf(players)));
  const wished = new Map(avoid.map((each) => [keyOf(each), each]));
  for (const key of fixed) wished.delete(key);
  const clashes = ({ boards }: PairedRound): readonly string[] =>
    boards.map((board) => keyOf(playersOf(board))).filter((key) => wished.has(key));
  let kept = best;
  let bans: readonly PlayerPair[] = [];
  const attempt = function* (more: readonly PlayerPair[]): Stepwise<void> {
    const all = [...bans, ...more];
    const result = yield* pair({ ...options, forbidden: [...forbidden, ...all] });
    if (!result.ok || !isAsGood(result.value, best)) return;
    if (clashes(result.value).length >= clashes(kept).length) return;
    kept = result.value;
    bans = all;
  };
  if (clashes(kept).length > 0) yield* attempt([...wished.values()]);
  const tried = new Set<string>();
  const untried = (): string | undefined => clashes(kept).find((key) => !tried.has(key));
  for (let next = untried(); next !== undefined; next = untried()) {
    tried.add(next);
    yield* attempt([existing(wished.get(next))]);
  }
  return withReasons(kept, bans);
}

/** Whether a round has the same value by every clause: the criteria, the bye, and who of the candidates floats. */
function isAsGood(round: PairedRound, best: PairedRound): boolean {
  const worth = ({ criteria, bye, boards }: PairedRound): string =>
    JSON.stringify([
      criteria.map(({ value }) => value),
      bye?.player,
      boards.filter(({ why }) => why.path === 'titleFloat').map(floaterOf),
    ]);
  return worth(round) === worth(best);
}

function floaterOf({ black, white }: Board): PlayerNumber {
  return black.group < white.group ? black.player : white.player;
}

/** An opponent that was avoided was not forbidden. */
function withReasons(round: PairedRound, bans: readonly PlayerPair[]): PairedRound {
  const avoided = new Set(bans.map(keyOf));
  return {
    ...round,
    boards: round.boards.map((board) => {
      const { why } = board;
      const { expected } = why;
      if (why.expectedNot !== 'forbidden' || expected === undefined) return board;
      const isAvoided = playersOf(board).some((player) => avoided.has(keyOf([player, expected])));
      return isAvoided ? { ...board, why: { ...why, expectedNot: 'keptApart' as const } } : board;
    }),
  };
}

function playersOf({ black, white }: Board): PlayerPair {
  return [black.player, white.player];
}

function keyOf([a, b]: PlayerPair): string {
  return `${Math.min(a, b)}-${Math.max(a, b)}`;
}

/** What the director should check before the round is written. */
export function warningsOf(
  task: Task,
  { field, bye }: Solution,
  boards: readonly Board[],
  rounds: readonly PlayedRound[],
  title: TitleStatus,
): readonly PairWarning[] {
  const warnings: PairWarning[] = [];
  const candidates = new Set(title.candidates);
  const titleRound = task.round >= task.settings.titleFrom;
  if (title.state === 'champion' || title.state === 'undecided') {
    const { champion: player } = title;
    warnings.push(
      player === undefined
        ? { code: 'titleUndecided', values: {} }
        : { code: 'titleDecided', values: { player } },
    );
  }
  for (const { black, white, repeats, why } of boards) {
    const players: PlayerPair =
      black.player < white.player ? [black.player, white.player] : [white.player, black.player];
    const forced = why.path === 'forced';
    const [first, second] = players;
    const values = { first, second };
    if (forced && black.group !== white.group)
      warnings.push({ code: 'forcedAcrossGroups', values });
    if (forced && repeats > 0) warnings.push({ code: 'forcedRepeat', values });
    if (!forced && repeats > 0) {
      const round = lastMeeting(players, rounds);
      warnings.push({ code: 'repeat', values: { ...values, round } });
    }
    if (!titleRound || candidates.has(black.player) === candidates.has(white.player)) continue;
    const inside = candidates.has(black.player) ? black.player : white.player;
    if (inside !== field.title.floater) {
      warnings.push({ code: 'candidateOutsideTitleGroup', values: { player: inside } });
    }
  }
  if (bye) {
    const { player } = bye;
    const position = task.options.present.find(({ number }) => number === player);
    if (position && position.byes > 0) warnings.push({ code: 'secondBye', values: { player } });
    const isOwnTurn = bye.by === 'order' && !titleRound;
    if (position && isCandidate(position) && !isOwnTurn) {
      warnings.push({ code: 'candidateBye', values: { player } });
    }
  }
  for (const player of task.options.absent) {
    if (titleRound && candidates.has(player)) {
      warnings.push({ code: 'candidateAbsent', values: { player } });
    }
  }
  for (const { player, board } of task.options.tables) {
    const own = boards.find(({ black, white }) => [black.player, white.player].includes(player));
    if (own && own.number !== board) {
      warnings.push({ code: 'boardTaken', values: { player, board } });
    }
  }
  return warnings;
}

/** The last round in which two met over the board. */
function lastMeeting(players: PlayerPair, rounds: readonly PlayedRound[]): number {
  let last = 0;
  rounds.forEach(({ games }, index) => {
    const met = games.some(
      ({ black, white, result }) =>
        players.includes(black) && players.includes(white) && outcomeOf(result).played,
    );
    if (met) last = index + 1;
  });
  return last;
}

import { basisOf, partsOf, roundsOf } from '../event/basis';
import type { EventState, Position } from '../event/event-state';
import type { Game, NkEvent, PlayerNumber, Round, RoundNumber } from '../event/event';
import { atOnce, type Stepwise } from '../../stepwise';
import { checkEvent, type CheckedEvent } from '../standings/checked-event';

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

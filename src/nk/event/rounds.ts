import { flaw } from '../../arguments';
import { inPlace, succeed, type Refusal, type Result } from '../../result';
import { BOARD } from './board';
import type {
  Absence,
  Game,
  GameResult,
  Player,
  PlayerNumber,
  Round,
  RoundNumber,
  Settings,
} from './event';
import { outcomeNamed } from './outcome';
import { firstRound, inEventFor } from './players';
import { absenceFlaw } from './settings';
import { absenceTurn, BYE, gameTurn, type Turn, type Turns } from './turns';
import { refuse } from './refuse';

/** A game with its result. */
export interface PlayedGame extends Game {
  readonly result: GameResult;
}

/** A round that accounts for everyone in it. */
export interface PlayedRound {
  readonly games: readonly PlayedGame[];
  /** The round of each player it names. */
  readonly turns: Turns;
}

type PlayersByNumber = ReadonlyMap<PlayerNumber, Player>;

/**
 * The rounds, each accounting for every player in the event. A refusal names the round,
 * the list and the row of it.
 */
export function readRounds(
  rounds: readonly Round[],
  players: PlayersByNumber,
  settings: Settings,
): Result<readonly PlayedRound[]> {
  const refusal = tooManyRounds(rounds, settings);
  if (refusal) return refusal;
  const played: PlayedRound[] = [];
  for (const round of rounds) {
    const read = readRound(round, rollOf(played.length + 1, players), settings);
    if (!read.ok) return read;
    played.push(read.value);
  }
  return succeed(played);
}

/** Refuses more rounds than the event has. */
export function tooManyRounds(
  { length }: readonly Round[],
  { rounds }: Settings,
): Refusal | undefined {
  return length > rounds
    ? refuse({ argument: 'rounds', found: length }, 'roundsBeyondEvent', { rounds })
    : undefined;
}

/** The roll of a round: the players who may be in it, and those named so far. */
interface Roll {
  readonly round: RoundNumber;
  readonly players: PlayersByNumber;
  readonly turns: Map<PlayerNumber, Turn>;
}

function rollOf(round: RoundNumber, players: PlayersByNumber): Roll {
  return { round, players, turns: new Map() };
}

function readRound(round: Round, roll: Roll, settings: Settings): Result<PlayedRound> {
  const { games, byes = [], absences = [] } = round;
  const boards = new Set<number>();
  for (const [index, game] of games.entries()) {
    const refusal = readGame(game, index + 1, boards, roll);
    if (refusal) return inPlace(refusal, { round: roll.round, list: 'games', row: index + 1 });
  }
  for (const [index, player] of byes.entries()) {
    const refusal = call(player, roll);
    if (refusal) return inPlace(refusal, { round: roll.round, list: 'byes', row: index + 1 });
    roll.turns.set(player, BYE);
  }
  for (const [index, absence] of absences.entries()) {
    const refusal = readAbsence(absence, roll, settings);
    if (refusal) return inPlace(refusal, { round: roll.round, list: 'absences', row: index + 1 });
  }
  // Every result has been read.
  return (
    creditBefore(roll) ??
    uncalled(roll) ??
    succeed({ games: games as readonly PlayedGame[], turns: roll.turns })
  );
}

function readGame(
  { board: given, black, white, result }: Game,
  row: number,
  boards: Set<number>,
  roll: Roll,
): Refusal | undefined {
  const board = given ?? row;
  const before = boards.size;
  const refusal =
    flaw(BOARD, board) ??
    (boards.add(board).size === before
      ? refuse({ argument: 'board', found: board }, 'boardRepeats')
      : undefined) ??
    callTwo(black, white, roll);
  if (refusal) return refusal;
  const outcome = outcomeNamed(result);
  if (!outcome) return refuse({ argument: 'result', found: result }, 'gameResultKnown');
  roll.turns.set(black, gameTurn(outcome, 'black', white));
  roll.turns.set(white, gameTurn(outcome, 'white', black));
  return undefined;
}

function readAbsence(
  { player, points }: Absence,
  roll: Roll,
  settings: Settings,
): Refusal | undefined {
  const worth = points ?? settings.absencePoints;
  const refusal = absenceFlaw('points', worth) ?? call(player, roll, 'absent');
  if (!refusal) roll.turns.set(player, absenceTurn(worth));
  return refusal;
}

/** The same round, with other points for absences without points of their own. */
export function withAbsencePoints(
  played: PlayedRound,
  absences: readonly Absence[] = [],
  worth: 0 | 0.5,
): PlayedRound {
  const turns = new Map(played.turns);
  for (const { player, points } of absences) turns.set(player, absenceTurn(points ?? worth));
  return { ...played, turns };
}

/** Ticks a player off: known, in the event, and named once. An absence may come before the entry. */
function call(number: PlayerNumber, roll: Roll, absent?: 'absent'): Refusal | undefined {
  const player = roll.players.get(number);
  if (!player) return refuse({ found: number }, 'playerUnknown');
  const early = absent && roll.round < firstRound(player);
  if (!early && !inEventFor(player, roll.round)) {
    return refuse({ found: number }, 'playerNotInEvent');
  }
  return roll.turns.has(number) ? refuse({ found: number }, 'playerTwice') : undefined;
}

function callTwo(one: PlayerNumber, other: PlayerNumber, roll: Roll): Refusal | undefined {
  const black = call(one, roll);
  if (black) return inPlace(black, { argument: 'black' });
  const white =
    call(other, roll) ?? (one === other ? refuse({ found: one }, 'playerTwice') : undefined);
  return white && inPlace(white, { argument: 'white' });
}

/** Gives later entrants what the round is worth to them (N11). An absence in its list would count it twice. */
function creditBefore({ round, players, turns }: Roll): Refusal | undefined {
  for (const { number, pointsBefore = [] } of players.values()) {
    const points = pointsBefore[round - 1];
    if (points === undefined) continue;
    if (turns.has(number)) return refuse({ round, found: number }, 'pointsBeforeTwice');
    turns.set(number, absenceTurn(points));
  }
  return undefined;
}

/** Players in the event who are on no line of the round. */
function uncalled({ round, players, turns }: Roll): Refusal | undefined {
  for (const player of players.values()) {
    if (!turns.has(player.number) && inEventFor(player, round)) {
      return refuse({ round, found: player.number }, 'playerUnaccounted');
    }
  }
  return undefined;
}

/** The play-off (N8): after the last round, its result perhaps still to come. */
export function readPlayOff(
  game: Game | undefined,
  players: PlayersByNumber,
  roundsPlayed: number,
  settings: Settings,
): Result<Game | undefined> {
  if (game === undefined) return succeed(undefined);
  if (roundsPlayed < settings.rounds) {
    return refuse({ round: 'playOff', found: roundsPlayed }, 'playOffTooEarly', {
      rounds: settings.rounds,
    });
  }
  const { black, white, result } = game;
  const refusal = callTwo(black, white, rollOf(settings.rounds + 1, players));
  if (refusal) return inPlace(refusal, { round: 'playOff' });
  return result === null || outcomeNamed(result)
    ? succeed(game)
    : refuse({ round: 'playOff', argument: 'result', found: result }, 'gameResultKnown');
}

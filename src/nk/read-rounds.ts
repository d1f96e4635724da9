import { flaw } from '../arguments';
import { inRow, refuse, succeed, type Refusal, type Result } from '../result';
import { BOARD } from './arguments';
import type {
  Absence,
  Game,
  GameResult,
  Player,
  PlayerNumber,
  Points,
  Round,
  RoundNumber,
  Settings,
} from './event';
import { firstRound, inEventFor } from './read-players';
import { absenceFlaw } from './settings';

/** A game with its result. */
export interface PlayedGame extends Game {
  readonly result: GameResult;
}

/** A round that accounts for everyone in it. */
export interface PlayedRound {
  readonly games: readonly PlayedGame[];
  readonly byes: readonly PlayerNumber[];
  /** What every absence was worth (N11). */
  readonly absences: ReadonlyMap<PlayerNumber, Points>;
}

type Players = ReadonlyMap<PlayerNumber, Player>;

const RESULTS: ReadonlySet<GameResult> = new Set([
  'black',
  'white',
  'draw',
  'blackByForfeit',
  'whiteByForfeit',
  'bothLost',
]);

/**
 * The rounds, each accounting for everyone who is in the event for it. A refusal names the round as its
 * argument, and the row: of its games, then its byes, then its absences, counted on from 1.
 */
export function readRounds(
  rounds: readonly Round[],
  players: Players,
  settings: Settings,
): Result<readonly PlayedRound[]> {
  if (rounds.length > settings.rounds) {
    return refuse('roundsBeyondEvent', 'rounds', rounds.length, settings.rounds);
  }
  const played: PlayedRound[] = [];
  for (const round of rounds) {
    const read = readRound(round, rollOf(played.length + 1, players), settings);
    if (!read.ok) return read;
    played.push(read.value);
  }
  return succeed(played);
}

/** One round's roll: who may be on it, and who is by now. */
interface Roll {
  readonly round: RoundNumber;
  /** As a refusal names it. */
  readonly name: string;
  readonly players: Players;
  readonly called: Set<PlayerNumber>;
}

function rollOf(round: RoundNumber, players: Players): Roll {
  return { round, name: `round ${round}`, players, called: new Set() };
}

function readRound(round: Round, roll: Roll, settings: Settings): Result<PlayedRound> {
  const { games, byes = [], absences = [] } = round;
  const played: PlayedGame[] = [];
  const boards = new Set<number>();
  for (const [index, game] of games.entries()) {
    const read = readGame(game, index + 1, boards, roll);
    if (!read.ok) return inRow(read, index + 1);
    played.push(read.value);
  }
  for (const [index, player] of byes.entries()) {
    const refusal = call(player, roll);
    if (refusal) return inRow(refusal, games.length + index + 1);
  }
  const missed = new Map<PlayerNumber, Points>();
  for (const [index, absence] of absences.entries()) {
    const points = readAbsence(absence, roll, settings);
    if (!points.ok) return inRow(points, games.length + byes.length + index + 1);
    missed.set(absence.player, points.value);
  }
  return uncalled(roll) ?? succeed({ games: played, byes, absences: missed });
}

function readGame(game: Game, row: number, boards: Set<number>, roll: Roll): Result<PlayedGame> {
  const board = game.board ?? row;
  const refusal =
    flaw({ ...BOARD, name: roll.name }, board) ??
    (boards.has(board) ? refuse('boardRepeats', roll.name, board) : undefined) ??
    call(game.black, roll) ??
    call(game.white, roll);
  boards.add(board);
  return refusal ?? readResult(game, roll.name);
}

function readResult(game: Game, name: string): Result<PlayedGame> {
  const { result } = game;
  return result !== null && RESULTS.has(result)
    ? succeed({ ...game, result })
    : refuse('gameResultKnown', name, result);
}

function readAbsence({ player, points }: Absence, roll: Roll, settings: Settings): Result<Points> {
  const worth = points ?? settings.absencePoints;
  return absenceFlaw(roll.name, worth) ?? call(player, roll, 'absent') ?? succeed<Points>(worth);
}

/** Calls a player: known, in the event, and only once. An absence may lie before the entry. */
function call(number: PlayerNumber, roll: Roll, absent?: 'absent'): Refusal | undefined {
  const player = roll.players.get(number);
  if (!player) return refuse('playerUnknown', roll.name, number);
  const early = absent && roll.round < firstRound(player);
  if (!early && !inEventFor(player, roll.round)) {
    return refuse('playerNotInEvent', roll.name, number);
  }
  if (roll.called.has(number)) return refuse('playerTwice', roll.name, number);
  roll.called.add(number);
  return undefined;
}

/** Who is in the event and on no line of the round. */
function uncalled({ round, name, players, called }: Roll): Refusal | undefined {
  for (const player of players.values()) {
    if (inEventFor(player, round) && !called.has(player.number)) {
      return refuse('playerUnaccounted', name, player.number);
    }
  }
  return undefined;
}

/** The play-off (N8): after the last round, its result perhaps still to come. */
export function readPlayOff(
  game: Game | undefined,
  players: Players,
  roundsPlayed: number,
  settings: Settings,
): Result<Game | undefined> {
  if (game === undefined) return succeed(undefined);
  if (roundsPlayed < settings.rounds) {
    return refuse('playOffTooEarly', PLAY_OFF, roundsPlayed, settings.rounds);
  }
  const roll = { ...rollOf(settings.rounds + 1, players), name: PLAY_OFF };
  const refusal = call(game.black, roll) ?? call(game.white, roll);
  if (refusal) return refusal;
  return game.result === null ? succeed(game) : readResult(game, PLAY_OFF);
}

const PLAY_OFF = 'playOff';

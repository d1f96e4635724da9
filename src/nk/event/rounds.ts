import { flaw, type NumberArgument } from '../../arguments';
import { inRow, refuse, succeed, type Refusal, type Result } from '../../result';
import { BOARD } from '../arguments';
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

/** A game with its result. */
export interface PlayedGame extends Game {
  readonly result: GameResult;
}

/** A round that accounts for everyone in it. */
export interface PlayedRound {
  readonly games: readonly PlayedGame[];
  /** What it was for everyone it names. */
  readonly turns: Turns;
}

type Players = ReadonlyMap<PlayerNumber, Player>;

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
  readonly board: NumberArgument;
  readonly players: Players;
  readonly turns: Map<PlayerNumber, Turn>;
}

function rollOf(round: RoundNumber, players: Players, name = `round ${round}`): Roll {
  return { round, name, board: { ...BOARD, name }, players, turns: new Map() };
}

function readRound(round: Round, roll: Roll, settings: Settings): Result<PlayedRound> {
  const { games, byes = [], absences = [] } = round;
  const boards = new Set<number>();
  for (const [index, game] of games.entries()) {
    const refusal = readGame(game, index + 1, boards, roll);
    if (refusal) return inRow(refusal, index + 1);
  }
  for (const [index, player] of byes.entries()) {
    const refusal = call(player, roll);
    if (refusal) return inRow(refusal, games.length + index + 1);
    roll.turns.set(player, BYE);
  }
  for (const [index, absence] of absences.entries()) {
    const refusal = readAbsence(absence, roll, settings);
    if (refusal) return inRow(refusal, games.length + byes.length + index + 1);
  }
  // Every result has been read.
  return uncalled(roll) ?? succeed({ games: games as readonly PlayedGame[], turns: roll.turns });
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
    flaw(roll.board, board) ??
    (boards.add(board).size === before ? refuse('boardRepeats', roll.name, board) : undefined) ??
    callTwo(black, white, roll);
  if (refusal) return refusal;
  const outcome = outcomeNamed(result);
  if (!outcome) return refuse('gameResultKnown', roll.name, result);
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
  const refusal = absenceFlaw(roll.name, worth) ?? call(player, roll, 'absent');
  if (!refusal) roll.turns.set(player, absenceTurn(worth));
  return refusal;
}

/** Calls a player: known, in the event, and only once. An absence may lie before the entry. */
function call(number: PlayerNumber, roll: Roll, absent?: 'absent'): Refusal | undefined {
  const player = roll.players.get(number);
  if (!player) return refuse('playerUnknown', roll.name, number);
  const early = absent && roll.round < firstRound(player);
  if (!early && !inEventFor(player, roll.round)) {
    return refuse('playerNotInEvent', roll.name, number);
  }
  return roll.turns.has(number) ? refuse('playerTwice', roll.name, number) : undefined;
}

function callTwo(one: PlayerNumber, other: PlayerNumber, roll: Roll): Refusal | undefined {
  const refusal = call(one, roll) ?? call(other, roll);
  return refusal ?? (one === other ? refuse('playerTwice', roll.name, one) : undefined);
}

/** Who is in the event and on no line of the round. */
function uncalled({ round, name, players, turns }: Roll): Refusal | undefined {
  for (const player of players.values()) {
    if (!turns.has(player.number) && inEventFor(player, round)) {
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
  const { black, white, result } = game;
  const refusal = callTwo(black, white, rollOf(settings.rounds + 1, players, PLAY_OFF));
  if (refusal) return refusal;
  return result === null || outcomeNamed(result)
    ? succeed(game)
    : refuse('gameResultKnown', PLAY_OFF, result);
}

const PLAY_OFF = 'playOff';

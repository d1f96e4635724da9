import { inPlace, inRow, type Refusal, type Result, succeed } from '../../core/result';
import {
  type Absence,
  absenceFlaw,
  absenceTurn,
  BOARD,
  BYE,
  type Game,
  type GameResult,
  gameTurn,
  type NkEvent,
  outcomeNamed,
  type Player,
  type PlayerNumber,
  readSettings,
  type Round,
  type RoundNumber,
  type Settings,
  type Turn,
  type Turns,
} from './event';
import { flaw } from '../../core/arguments';
import { significant } from '../../core/numbers';
import { GROUP, STRENGTHS } from '../arguments';
import { numberArgument, refuse } from './messages';

/** The content of a consistent event: every number is known, and every round accounts for every player. */
export interface EventContent {
  readonly settings: Settings;
  /** By stored number, in its order. */
  readonly players: ReadonlyMap<PlayerNumber, Player>;
  readonly rounds: readonly PlayedRound[];
  readonly playOff: Game | undefined;
}

/** The event with its defaults, or the first thing that does not fit: by row of its list, or by round and row. */
export function readEvent(event: NkEvent): Result<EventContent> {
  const settings = readSettings(event.settings);
  if (!settings.ok) return settings;
  const players = readPlayers(event.players);
  if (!players.ok) return players;
  const rounds = readRounds(event.rounds, players.value, settings.value);
  if (!rounds.ok) return rounds;
  const playOff = readPlayOff(event.playOff, players.value, rounds.value.length, settings.value);
  if (!playOff.ok) return playOff;
  return succeed({
    settings: settings.value,
    players: players.value,
    rounds: rounds.value,
    playOff: playOff.value,
  });
}

/**
 * The same content with some settings changed. Players and rounds are not read again: other settings can only make
 * the rounds too many or the play-off too early, and change what an absence is worth.
 *
 * @param rounds the rounds of the content as they were given
 */
export function changeSettings(
  content: EventContent,
  rounds: readonly Round[],
  changes: Partial<Settings>,
): Result<EventContent> {
  const read = readSettings({ ...content.settings, ...changes });
  if (!read.ok) return read;
  const settings = read.value;
  const refusal = tooManyRounds(rounds, settings);
  if (refusal) return refusal;
  const playOff = readPlayOff(content.playOff, content.players, rounds.length, settings);
  if (!playOff.ok) return playOff;
  const { absencePoints } = settings;
  if (absencePoints === content.settings.absencePoints) return succeed({ ...content, settings });
  const played = content.rounds.map((round, index) =>
    withAbsencePoints(round, rounds[index]?.absences, absencePoints),
  );
  return succeed({ ...content, settings, rounds: played });
}

const NUMBER = numberArgument('number', 'playerNumberWhole', { least: 1, whole: true });
const ENTERS = numberArgument('enters', 'entersWhole', { least: 1, whole: true });
const WITHDRAWN = numberArgument('withdrawnAfter', 'withdrawnWhole', { least: 0, whole: true });
const STRENGTH = { ...STRENGTHS, name: 'strength' };

/**
 * The entry list by stored number and in its order, strengths at 12 significant digits; a refusal names the
 * row of the list, from 1.
 */
export function readPlayers(players: readonly Player[]): Result<ReadonlyMap<PlayerNumber, Player>> {
  const seen = new Set<PlayerNumber>();
  const read: Player[] = [];
  for (const [row, player] of players.entries()) {
    const refusal = flawOf(player) ?? repeated(player, seen);
    if (refusal) return inRow(refusal, row + 1);
    seen.add(player.number);
    const strength = significant(player.strength);
    read.push(strength === player.strength ? player : { ...player, strength });
  }
  read.sort((a, b) => a.number - b.number);
  const byNumber = new Map<PlayerNumber, Player>();
  for (const player of read) byNumber.set(player.number, player);
  return succeed(byNumber);
}

function flawOf(player: Player): Refusal | undefined {
  const { number, strength, group, withdrawnAfter } = player;
  return (
    flaw(NUMBER, number) ??
    flaw(STRENGTH, significant(strength)) ??
    flaw(GROUP, group) ??
    flaw(ENTERS, firstRound(player)) ??
    pointsBeforeFlaw(player) ??
    (withdrawnAfter === undefined ? undefined : withdrawalFlaw(withdrawnAfter, firstRound(player)))
  );
}

/** N11: each round before the entry is worth 0 or half a point. */
function pointsBeforeFlaw(player: Player): Refusal | undefined {
  const { pointsBefore = [] } = player;
  const argument = 'pointsBefore';
  const before = firstRound(player) - 1;
  if (pointsBefore.length > before) {
    return refuse({ argument, found: pointsBefore.length }, 'pointsBeforeTooMany', { before });
  }
  for (const points of pointsBefore) {
    const refusal = absenceFlaw(argument, points);
    if (refusal) return refusal;
  }
  return undefined;
}

function withdrawalFlaw(after: RoundNumber, enters: RoundNumber): Refusal | undefined {
  const refusal = flaw(WITHDRAWN, after);
  if (refusal) return refusal;
  return after < enters - 1
    ? refuse({ argument: WITHDRAWN.name, found: after }, 'withdrawnBeforeEntering', {
        first: enters - 1,
      })
    : undefined;
}

function repeated({ number }: Player, seen: ReadonlySet<PlayerNumber>): Refusal | undefined {
  return seen.has(number)
    ? refuse({ argument: NUMBER.name, found: number }, 'playerNumberRepeats')
    : undefined;
}

/** The first round a player is in the event for. */
export function firstRound({ enters = 1 }: Player): RoundNumber {
  return enters;
}

/** Whether a player is in the event in a round: entered by then, and not withdrawn before it (N2, N8). */
export function inEventFor(player: Player, round: RoundNumber): boolean {
  const { withdrawnAfter } = player;
  return firstRound(player) <= round && (withdrawnAfter === undefined || withdrawnAfter >= round);
}

/** A game with its result. */
interface PlayedGame extends Game {
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
function tooManyRounds({ length }: readonly Round[], { rounds }: Settings): Refusal | undefined {
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
function withAbsencePoints(
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
function readPlayOff(
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

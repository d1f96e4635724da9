import { DEFAULT_GROUP_SIZE, GROUP_SIZE, type Right } from '../arguments';
import { numberArgument, refuse } from './messages';
import { flaw, type NumberArgument } from '../../core/arguments';
import { significant } from '../../core/numbers';
import { existing, type Refusal, type Result, succeed } from '../../core/result';

/**
 * What a workbook holds of a Dutch championship (NK), and what its director decides. Types only.
 *
 * Players are named by their stored number everywhere. Groups count from 0 (Topgroep). Scores are on the
 * scale on which the Topgroep starts at 0, Groep 1 at -1 and so on, unless a name says otherwise.
 */

/** The number a player is stored under: whole, from 1, unique in the event. It ends every tie. */
export type PlayerNumber = number;

/** A round, from 1. */
export type RoundNumber = number;

/** What one round can bring: nothing, half a point, a point. */
export type Points = 0 | 0.5 | 1;

/** A line of the entry list. */
export interface Player {
  readonly number: PlayerNumber;
  /** For the lists; no rule uses it. */
  readonly name?: string;
  readonly club?: string;
  readonly country?: string;
  /** As the director writes it, such as "4d". */
  readonly grade?: string;
  /** The number of the player in the European Go Database, eight digits; no rule uses it. */
  readonly pin?: string;
  /** The name there, such as "Berg Jan_van_den"; no rule uses it. */
  readonly egdName?: string;
  /** Such as the highest EGF rating of last year (N1). */
  readonly strength: number;
  /** The starting group (N2), 0 for the Topgroep. */
  readonly group: number;
  /** The right earned for this championship (N12). */
  readonly right?: Right | '';
  /** The first round this player is in the event for (N2, late entrants); 1 when left out. */
  readonly enters?: RoundNumber;
  /** What the rounds before that are worth, from round 1: 0 or 0.5 each; 0 where left out (N11). */
  readonly pointsBefore?: readonly (0 | 0.5)[];
  /** The last round before the player withdrew, 0: before the first; left out: not withdrawn (N8). */
  readonly withdrawnAfter?: RoundNumber;
}

/**
 * How a game ended. A win by forfeit is a point without a game: the two have not met (N9). `bothLost` is a game
 * that was played and lost by both; where neither came, the director enters two absences.
 */
export type GameResult =
  | 'black'
  | 'white'
  | 'draw'
  | 'blackByForfeit'
  | 'whiteByForfeit'
  | 'bothLost';

/** A game of a round, played or still to be played. */
export interface Game {
  /** The board's number; left out, the place in the round's list. */
  readonly board?: number;
  readonly black: PlayerNumber;
  readonly white: PlayerNumber;
  /** `null` as long as no result has been entered. */
  readonly result: GameResult | null;
}

/** A player who did not play a round (N11). */
export interface Absence {
  readonly player: PlayerNumber;
  /** 0 or 0.5; left out, what the settings give. */
  readonly points?: 0 | 0.5;
}

/**
 * A round that has been paired. Every player in the event has a game, the bye or an absence. Players who enter later or
 * have withdrawn are not named and get nothing; an absence may name a round missed before entering, to give half a point.
 */
export interface Round {
  readonly games: readonly Game[];
  /** The bye (N10): one player of an odd field, or more by the director's decision. */
  readonly byes?: readonly PlayerNumber[];
  readonly absences?: readonly Absence[];
  /** The results this round was paired on, as `basisOf` writes them; left out if not kept. */
  readonly basis?: string;
}

/** Which floater a group gives or receives first: of the group's own order by SOS (N6). */
export type FloatPreference = 'top' | 'middle' | 'bottom';

/** What a championship is played with. */
export interface Settings {
  /** Players per starting group (N2). */
  readonly groupSize: number;
  /** Rounds of the event (7). The play-off is none of them. */
  readonly rounds: number;
  /** Which player floats down from a group (N5 3a, N6): top. */
  readonly floatDown: FloatPreference;
  /** Which opponent a floater meets in the group below (N5 3b, N6): bottom. */
  readonly floatUp: FloatPreference;
  /** The points of an absence without points of its own (N11): 0. */
  readonly absencePoints: 0 | 0.5;
  /** Whether title candidates take their turn for the bye from the title round on too (N10): no. */
  readonly candidateMayHaveBye: boolean;
  /** The first round in which the candidates are paired among themselves (N7): 6. */
  readonly titleFrom: RoundNumber;
  /** Whether half points count for places (N13): no, the score is rounded down to whole points for the order. */
  readonly halfPoints: boolean;
}

/** A championship: entry list, settings, and what has been played. */
export interface NkEvent {
  /** In any order. */
  readonly players: readonly Player[];
  /** What is left out has its default (`DEFAULT_SETTINGS`). */
  readonly settings?: Partial<Settings>;
  /** From round 1 on. */
  readonly rounds: readonly Round[];
  /** The game for the title after the last round (N8). It decides the title and counts for no score. */
  readonly playOff?: Game;
}

/** Two players, in any order. */
export type PlayerPair = readonly [PlayerNumber, PlayerNumber];

/** A pair that the director has fixed. It may be a repeat, and may cross any groups. */
export interface ForcedPair {
  readonly players: PlayerPair;
  /** The board it keeps; left out, the board its players' groups give it. */
  readonly board?: number;
  /** The player with black; left out, N14 decides. */
  readonly black?: PlayerNumber;
}

/** The director's decisions for the round to pair. */
export interface RoundOptions {
  /** Players who skip this round; players who withdrew or enter later need not be named. */
  readonly absent?: readonly PlayerNumber[] | undefined;
  readonly forced?: readonly ForcedPair[] | undefined;
  readonly forbidden?: readonly PlayerPair[] | undefined;
  /** Pairs that have met and may meet again, though not in the title group. */
  readonly mayRepeat?: readonly PlayerPair[] | undefined;
  /** Pairs to avoid where the clauses leave a choice, such as players of one club: no criterion of N5 but the stored numbers gives way to it. */
  readonly avoid?: readonly PlayerPair[] | undefined;
  /** The player with the bye, whatever N10 says. Only an odd number of players has a bye. */
  readonly bye?: PlayerNumber | undefined;
  /** Players who keep a board. Of several who ask for the same one the highest in the field gets it. */
  readonly tables?: readonly TableWish[] | undefined;
}

/** A player who keeps a board in every round, such as one who cannot climb stairs. */
export interface TableWish {
  readonly player: PlayerNumber;
  readonly board: number;
}

/** One player before the next round: all that pairing and standings use. */
export interface Position {
  readonly number: PlayerNumber;
  readonly player: Player;
  /** In the event for the next round: entered by then, and not withdrawn. */
  readonly inEvent: boolean;
  readonly startGroup: number;
  /** Points won, byes and absences included. */
  readonly points: number;
  /** Points minus the starting group. */
  readonly score: number;
  /** The group of the moment: rounds played minus the whole part (downwards) of the score. */
  readonly group: number;
  /** SOS and SODOS on the scale on which the lowest starting group starts at 0 (N9). */
  readonly sos: number;
  readonly sodos: number;
  /** Games played against each opponent, forfeits excluded. */
  readonly met: ReadonlyMap<PlayerNumber, number>;
  /** How often this player has had the bye (N10). */
  readonly byes: number;
  /** The colour of every round's game, `''` where none was played (N14). */
  readonly colours: readonly Colour[];
}

/** The colour of a round; "" where the player had none. */
export type Colour = 'black' | 'white' | '';

/** The event between two rounds. */
export interface EventState {
  readonly settings: Settings;
  /** Rounds played: r. The next is r + 1. */
  readonly played: number;
  /** N9 adds this to a score: the number of the lowest starting group. */
  readonly scale: number;
  /** Everyone of the entry list by stored number, whether in the event or not. */
  readonly positions: ReadonlyMap<PlayerNumber, Position>;
}

/** The race for the title (N7, N8). */
export interface TitleStatus {
  /**
   * - `open`: several candidates and rounds to come
   * - `champion`: one candidate is left, or the play-off has a winner
   * - `playOff`: two are left after the last round and play for the title
   * - `undecided`: nobody is left, or more than two after the last round: the director decides
   */
  readonly state: 'open' | 'champion' | 'playOff' | 'undecided';
  /** The candidates in order of score, SOS, strength and stored number. */
  readonly candidates: readonly PlayerNumber[];
  readonly champion?: PlayerNumber;
  /** How a champion came to the title. */
  readonly by?: 'lastCandidate' | 'playOff';
  /** After which round the champion was the only candidate left. */
  readonly since?: RoundNumber;
  /** Withdrawn players who would otherwise be candidates. */
  readonly withdrawn: readonly PlayerNumber[];
}

/** The number of a board; a refusal names the round, or the option, instead. */
export const BOARD = numberArgument('board', 'boardWhole', { least: 1, whole: true });

/** The points of black and white, and whether a game counts for SOS and colours (N9). */
interface Outcome {
  readonly black: Points;
  readonly white: Points;
  readonly played: boolean;
}

const OUTCOMES: ReadonlyMap<GameResult | null, Outcome> = new Map<GameResult | null, Outcome>([
  ['black', { black: 1, white: 0, played: true }],
  ['white', { black: 0, white: 1, played: true }],
  ['draw', { black: 0.5, white: 0.5, played: true }],
  ['bothLost', { black: 0, white: 0, played: true }],
  ['blackByForfeit', { black: 1, white: 0, played: false }],
  ['whiteByForfeit', { black: 0, white: 1, played: false }],
]);

/** Undefined without a known result. */
export function outcomeNamed(result: GameResult | null): Outcome | undefined {
  return OUTCOMES.get(result);
}

export function outcomeOf(result: GameResult): Outcome {
  return existing(outcomeNamed(result));
}

/**
 * A player's round: a game, a forfeit either way, the bye, an absence, or nothing if the player was not in the
 * event.
 */
export type TurnKind = 'game' | 'forfeit' | 'bye' | 'absence' | 'out';

/** One round of one player. */
export interface Turn {
  readonly kind: TurnKind;
  readonly points: Points;
  /** Of a game or a forfeit. */
  readonly opponent?: PlayerNumber;
  /** The colour given on pairing; '' without an opponent. */
  readonly colour: Colour;
}

const OUT: Turn = { kind: 'out', points: 0, colour: '' };

/** N10: a bye is a point. */
export const BYE: Turn = { kind: 'bye', points: 1, colour: '' };

/** A round by player. */
export type Turns = ReadonlyMap<PlayerNumber, Turn>;

/** The points a player got in a round (N9, N10, N11). */
export function turnOf(round: Turns, { number }: Pick<Player, 'number'>): Turn {
  return round.get(number) ?? OUT;
}

/** The points of one player of a game. */
export function gameTurn(
  outcome: Outcome,
  colour: 'black' | 'white',
  opponent: PlayerNumber,
): Turn {
  const kind = outcome.played ? 'game' : 'forfeit';
  return { kind, points: outcome[colour], opponent, colour };
}

export function absenceTurn(points: Points): Turn {
  return { kind: 'absence', points, colour: '' };
}

/** The settings of an NK unless the director changes them. */
export const DEFAULT_SETTINGS: Settings = {
  groupSize: DEFAULT_GROUP_SIZE,
  rounds: 7,
  floatDown: 'top',
  floatUp: 'bottom',
  absencePoints: 0,
  candidateMayHaveBye: false,
  titleFrom: 6,
  halfPoints: false,
};

/**
 * The round from which the candidates play each other, in an event of so many (N7): the last but one, as 6 is of 7, and never later
 * than 6. Round 1, in which everybody can be one, only where there is no other.
 */
export function titleRoundOf(rounds: RoundNumber): RoundNumber {
  return Math.min(rounds, Math.max(2, Math.min(DEFAULT_SETTINGS.titleFrom, rounds - 1)));
}

/** Far beyond any championship: each round is a sheet. */
const MOST_ROUNDS = 99;

const roundsArgument = (name: string): NumberArgument =>
  numberArgument(name, 'nkRoundsWhole', {
    least: 1,
    most: MOST_ROUNDS,
    whole: true,
  });

const ROUNDS = roundsArgument('rounds');
const TITLE_FROM = roundsArgument('titleFrom');

const PREFERENCES: ReadonlySet<FloatPreference> = new Set(['top', 'middle', 'bottom']);

/** The settings with their defaults; a refusal names the setting. */
export function readSettings(given: Partial<Settings> = {}): Result<Settings> {
  const settings = withDefaults(given);
  return flawOf(settings) ?? succeed(settings);
}

/** A setting that is undefined is left out. */
function withDefaults(given: Partial<Settings>): Settings {
  const settings: Partial<Record<keyof Settings, unknown>> = { ...DEFAULT_SETTINGS };
  for (const [name, value] of Object.entries(given) as [keyof Settings, unknown][]) {
    if (value !== undefined) settings[name] = value;
  }
  return settings as Settings;
}

function flawOf(settings: Settings): Refusal | undefined {
  return (
    flaw(GROUP_SIZE, significant(settings.groupSize)) ??
    flaw(ROUNDS, settings.rounds) ??
    flaw(TITLE_FROM, settings.titleFrom) ??
    preferenceFlaw('floatDown', settings.floatDown) ??
    preferenceFlaw('floatUp', settings.floatUp) ??
    absenceFlaw('absencePoints', settings.absencePoints) ??
    yesNoFlaw('candidateMayHaveBye', settings.candidateMayHaveBye) ??
    yesNoFlaw('halfPoints', settings.halfPoints)
  );
}

function preferenceFlaw(name: string, preference: FloatPreference): Refusal | undefined {
  return PREFERENCES.has(preference)
    ? undefined
    : refuse({ argument: name, found: preference }, 'floatPreferenceKnown');
}

/** Without this check any text from a program would count as yes. */
function yesNoFlaw(name: string, given: unknown): Refusal | undefined {
  if (typeof given === 'boolean') return undefined;
  const found = typeof given === 'string' || typeof given === 'number' ? given : null;
  return refuse({ argument: name, found }, 'yesNoNeeded');
}

/** N11: what an absence can be worth. */
export function absenceFlaw(name: string, points: number): Refusal | undefined {
  return points === 0 || points === 0.5
    ? undefined
    : refuse({ argument: name, found: points }, 'absencePointsKnown');
}

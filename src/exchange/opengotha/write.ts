import { refuser } from '../../core/message';
import { type Result, succeed } from '../../core/result';
import { mapped, type Stepwise } from '../../core/stepwise';
import type { exchange } from '../lines';
import { capitals, plainLetters } from '../names';
import {
  allowed,
  CLUB_LETTERS,
  element,
  keyOf,
  LEAST_RANK,
  LEAST_RATING,
  MOST_PLAYERS,
  MOST_RANK,
  MOST_RATING,
  MOST_ROUNDS,
  NO_GIVEN,
} from './xml';
import type { OpenGothaEvent, OpenGothaGame, OpenGothaPlayer, OpenGothaResult } from './read';
import { rankOf } from './standings';
import { oneLine } from '../../core/lines';

/** What a file says of the event. */
export interface OpenGothaDetails {
  readonly name?: string | undefined;
  readonly location?: string | undefined;
  /** As 2026-06-05. */
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
  readonly komi?: string | undefined;
  readonly rounds: number;
  /** What an absence is worth. */
  readonly absencePoints: 0 | 0.5;
  /** Adjusted time in minutes, as the table of the EGD has it; it stands in the file as time without overtime. */
  readonly minutes?: number | undefined;
  /** Whether scores are rounded down for places: yes. */
  readonly roundsDown?: boolean | undefined;
}

/** An event to write: players by their position in the list, from 0; scores of all start alike but for `correction`. */
export interface OpenGothaToWrite extends Pick<OpenGothaEvent, 'games' | 'byes'> {
  readonly players: readonly OpenGothaEntrant[];
  readonly details: OpenGothaDetails;
}

/** Facts that the file has otherwise, or not at all. */
export interface OpenGothaLoss {
  readonly code:
    | FieldLoss
    | 'details' // of the event, with signs that no file holds or blanks that are left out
    | 'byes'; // more than one in a round: OpenGotha keeps the last
  /** The players concerned, by their positions; none: the event. */
  readonly players: readonly number[];
}

/** The text of a file, and what is not in it as it was given. */
export interface OpenGothaWritten {
  readonly text: string;
  readonly losses: readonly OpenGothaLoss[];
}

const refuse = refuser<typeof exchange>();

const FIELDS: readonly FieldLoss[] = [
  ...(['names', 'grades', 'ratings', 'clubs', 'countries', 'pins'] as const),
];

/**
 * An event as a file of OpenGotha (clause E7), in the form that `readOpenGotha` describes. Every player starts with the same
 * score plus the correction, so `genMMFloor` is `genMMBar`. Points are counted double, as OpenGotha does.
 */
export function* openGothaText({
  players,
  games,
  byes,
  details,
}: OpenGothaToWrite): Stepwise<Result<OpenGothaWritten>> {
  if (players.length === 0) return refuse({ argument: 'file', found: '' }, 'openGothaNoPlayers');
  if (players.length > MOST_PLAYERS) {
    const at = { argument: 'file', found: players.length };
    return refuse(at, 'openGothaTooMany', { most: MOST_PLAYERS });
  }
  const rounds = Math.max(details.rounds, lastOf(games), lastOf(byes));
  if (rounds > MOST_ROUNDS) {
    return refuse({ argument: 'file', found: rounds }, 'openGothaRounds', { most: MOST_ROUNDS });
  }
  const names = new Names();
  const own = yield* mapped(players, (player) => written(player, names));
  const keyOf = (position: number): string => own[position]?.key ?? '';
  const gameLines = yield* mapped(games, (game) => gameElement(game, keyOf));
  const byeLines = byes.map(({ round, player }) =>
    element('ByePlayer', { player: keyOf(player), roundNumber: round }),
  );
  const playerLines = yield* mapped(own, ({ attributes }) => element('Player', attributes));
  const root = { dataVersion: 201, fullVersionNumber: '3.52', runningMode: 'SAL' };
  const text = element('Tournament', root, [
    element('Players', {}, playerLines),
    element('Games', {}, gameLines),
    element('ByePlayers', {}, byeLines),
    element('TournamentParameterSet', {}, parameters({ ...details, rounds })),
  ]);
  return succeed({
    text: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${text}\n`,
    losses: lossesOf(own, byes, details),
  });
}

function lastOf(list: readonly { readonly round: number }[]): number {
  return list.reduce((last, { round }) => Math.max(last, round), 0);
}

const WORDS: Readonly<Record<OpenGothaResult, string>> = {
  open: 'UNKNOWN',
  black: 'BLACKWINS',
  white: 'WHITEWINS',
  equal: 'EQUAL',
  bothWin: 'BOTHWIN',
  bothLose: 'BOTHLOSE',
};

function gameElement(game: OpenGothaGame, keyOf: (position: number) => string): string {
  return element('Game', {
    ...{ roundNumber: game.round, tableNumber: game.table },
    ...{ blackPlayer: keyOf(game.black), whitePlayer: keyOf(game.white) },
    ...{ handicap: game.handicap, knownColor: game.knownColour },
    result: `RESULT_${WORDS[game.result]}${game.byDefault ? '_BYDEF' : ''}`,
  });
}

/** The day of an event whose days are not known: OpenGotha's own, and no reader takes a blank. */
export const NO_DAY = '2000-01-01';
/** The time where none is known, which is OpenGotha's own, too. */
export const NO_MINUTES = 60;

/** Whether a file can hold the day as it is. */
export function isFileDay(day = ''): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(day.trim());
}

/**
 * A championship without handicaps: places by score, SOS and SODOS, pairs by split and fold. Everything that Pairgoth's importer insists on is
 * there (J10), with the values that OpenGotha gives what is missing.
 */
function parameters(details: OpenGothaDetails): string[] {
  const name = plain(details.name);
  const day = (text?: string): string => (isFileDay(text) ? plain(text) : NO_DAY);
  const criteria = ['MMS', 'SOSM', 'SODOSM', 'NULL', 'NULL', 'NULL'];
  return [
    element('GeneralParameterSet', {
      ...{ name, shortName: shortName(name), location: plain(details.location), director: '' },
      ...{ beginDate: day(details.firstDay), endDate: day(details.lastDay) },
      ...{ bInternet: false, size: 19, komi: plain(details.komi).replace(',', '.') },
      ...{ basicTime: details.minutes ?? NO_MINUTES, complementaryTimeSystem: 'SUDDENDEATH' },
      ...{ stdByoYomiTime: 30, nbMovesCanTime: 15, canByoYomiTime: 300, fischerTime: 10 },
      ...{ numberOfRounds: details.rounds, numberOfCategories: 1 },
      ...{ genMMBar: '1D', genMMFloor: '1D', genMMZero: '30K' },
      ...{ genNBW2ValueAbsent: 0, genNBW2ValueBye: 2 },
      ...{ genMMS2ValueAbsent: 2 * details.absencePoints, genMMS2ValueBye: 2 },
      genRoundDownNBWMMS: details.roundsDown ?? true,
      genCountNotPlayedGamesAsHalfPoint: false,
    }),
    element('HandicapParameterSet', {
      ...{ hdBasedOnMMS: true, hdCeiling: 0, hdCorrection: 0, hdNoHdRankThreshold: '30K' },
    }),
    element('PlacementParameterSet', {}, [
      element(
        'PlacementCriteria',
        {},
        criteria.map((criterion, index) =>
          element('PlacementCriterion', { name: criterion, number: index + 1 }),
        ),
      ),
    ]),
    element('PairingParameterSet', PAIRING),
  ];
}

/** OpenGotha's values for a McMahon event, and the seeding of this one. */
const PAIRING = {
  ...{ paiStandardNX1Factor: 0.5, paiBaAvoidDuplGame: 500_000_000_000_000 },
  ...{ paiBaRandom: 0, paiBaDeterministic: true, paiBaBalanceWB: 1_000_000 },
  ...{ paiMaAvoidMixingCategories: 0, paiMaMinimizeScoreDifference: 100_000_000_000 },
  ...{ paiMaDUDDWeight: 100_000_000, paiMaCompensateDUDD: true },
  ...{ paiMaDUDDUpperMode: 'TOP', paiMaDUDDLowerMode: 'BOT' },
  ...{ paiMaMaximizeSeeding: 5_000_000, paiMaLastRoundForSeedSystem1: 1 },
  ...{ paiMaSeedSystem1: 'SPLITANDFOLD', paiMaSeedSystem2: 'SPLITANDFOLD' },
  ...{ paiMaAdditionalPlacementCritSystem1: 'RATING' },
  ...{ paiMaAdditionalPlacementCritSystem2: 'NULL' },
  ...{ paiSeRankThreshold: '30K', paiSeNbWinsThresholdActive: true },
  ...{ paiSeBarThresholdActive: true, paiSeDefSecCrit: 0, paiSeMinimizeHandicap: 0 },
  ...{ paiSeAvoidSameGeo: 0, paiSePreferMMSDiffRatherThanSameCountry: 1 },
  ...{ paiSePreferMMSDiffRatherThanSameClubsGroup: 2 },
  paiSePreferMMSDiffRatherThanSameClub: 3,
} as const;

/** Letters and digits, at most twenty: OpenGotha names files so. */
function shortName(name: string): string {
  return plainLetters(name)
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 20);
}

function lossesOf(
  own: readonly WrittenPlayer[],
  byes: OpenGothaToWrite['byes'],
  { name, location, firstDay, lastDay, komi }: OpenGothaDetails,
): OpenGothaLoss[] {
  const positions = own.map((_, position) => position);
  const found: OpenGothaLoss[] = FIELDS.map((code) => ({
    code,
    players: positions.filter((position) => own[position]?.losses.includes(code)),
  }));
  const rounds = new Set<number>();
  const players = byes
    .filter(({ round }) => {
      const isAnother = rounds.has(round);
      rounds.add(round);
      return isAnother;
    })
    .map(({ player }) => player);
  found.push({ code: 'byes', players });
  const texts = [name, location, firstDay, lastDay, komi];
  return [
    ...found.filter((loss) => loss.players.length > 0),
    ...(texts.every((text) => same(plain(text), text))
      ? []
      : [{ code: 'details' as const, players: [] }]),
  ];
}

/** A player to write: the names of the people and of the database follow from the two parts. */
export type OpenGothaEntrant = Omit<OpenGothaPlayer, 'name' | 'egdName'>;

/** What a file has otherwise than it was given. */
type FieldLoss =
  | 'names' // missing, in another spelling, or numbered because two players are called the same
  | 'clubs' // shortened to four letters
  | 'countries' // no two letters
  | 'pins' // no eight digits
  | 'grades' // missing or no grade: the rank follows from the rating
  | 'ratings'; // missing, rounded, or beyond what a file holds

/** The attributes of a player, what games call the player, and what is lost. */
interface WrittenPlayer {
  readonly key: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly losses: readonly FieldLoss[];
}

const NO_NAME = '?';
const GRADE = /^([1-9]\d?)([KDP])$/;

/** Names that no other player of the file has. */
class Names {
  private readonly taken = new Set<string>();
  private readonly counts = new Map<string, number>();

  /** The name with its key; the second of two is numbered. */
  apart(surname: string, given: string): { readonly given: string; readonly key: string } {
    const own = keyOf(surname + given);
    let count = this.counts.get(own) ?? 1;
    let [written, key] = [given, own];
    while (this.taken.has(key)) {
      count++;
      written = `${given} ${count}`;
      key = keyOf(surname + written);
    }
    this.counts.set(own, count);
    this.taken.add(key);
    return { given: written, key };
  }
}

/** What the file says of a player (E2, E7). */
function written(player: OpenGothaEntrant, names: Names): WrittenPlayer {
  const losses: FieldLoss[] = [];
  const [own, ownGiven] = [plain(player.surname), plain(player.given)];
  // OpenGotha stops at a player with one name only.
  const surname = own === '' ? ownGiven || NO_NAME : own;
  const { given, key } = names.apart(surname, own === '' ? NO_GIVEN : ownGiven || NO_GIVEN);
  // A reader takes an x for no given name.
  const isSame = same(surname, player.surname) && same(given, player.given);
  if (!isSame || given === NO_GIVEN) losses.push('names');
  const club = clubCode(player.club);
  if (!same(club, player.club)) losses.push('clubs');
  const country = capitals(plain(player.country));
  const isCountry = /^(?:[A-Z]{2})?$/.test(country);
  if (!isCountry) losses.push('countries');
  const [pin, agaId] = [plain(player.pin), plain(player.agaId)];
  const isPin = /^(?:\d{8})?$/.test(pin);
  if (!isPin || !same(agaId, player.agaId)) losses.push('pins');
  const grade = capitals(plain(player.grade));
  const isGrade = GRADE.test(grade);
  if (!isGrade) losses.push('grades');
  const known = rankIn(capitals(plain(player.rank))) ?? rankIn(grade);
  const rating = within(Math.round(player.rating ?? ratingOf(known)), LEAST_RATING, MOST_RATING);
  if (rating !== player.rating) losses.push('ratings');
  return {
    key,
    losses,
    attributes: {
      ...{ name: surname, firstName: given, country: isCountry ? country : '', club },
      ...{ egfPin: isPin ? pin : '', agaId, agaExpirationDate: '' },
      ...{ ffgLicence: plain(player.licence), ffgLicenceStatus: '' },
      ...{ rank: rankText(known ?? rankByRating(rating)), grade: isGrade ? grade : '' },
      ...{ rating, ratingOrigin: 'EGF', smmsCorrection: player.correction },
      participating: participating(player.absent),
      registeringStatus: player.isFinal ? 'FIN' : 'PRE',
    },
  };
}

/** One line of what a file can hold, with its letters composed as OpenGotha has them. */
function plain(text = ''): string {
  return oneLine(allowed(text).normalize('NFC'));
}

/** Whether a text is written as it was given; composed letters are the same ones. */
function same(written: string, given = ''): boolean {
  return written === given.normalize('NFC');
}

/** The club, or its first four letters. */
function clubCode(club?: string): string {
  const text = plain(club);
  if (Array.from(text).length <= CLUB_LETTERS) return text;
  return plainLetters(text)
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, CLUB_LETTERS);
}

function participating(absent: readonly number[]): string {
  const signs = new Array<string>(MOST_ROUNDS).fill('1');
  for (const round of absent) signs[round - 1] = '0';
  return signs.join('');
}

/** As the file counts it, within its limits. */
function rankIn(grade: string): number | undefined {
  const rank = GRADE.test(grade) ? rankOf(grade) : undefined;
  return rank === undefined ? undefined : within(rank, LEAST_RANK, MOST_RANK);
}

/** 2,100 is 1 dan, and every rank 100 wide. */
function rankByRating(rating: number): number {
  return within(Math.floor((rating - 2050) / 100), LEAST_RANK, MOST_RANK);
}

function ratingOf(rank = LEAST_RANK): number {
  return 2100 + 100 * rank;
}

function rankText(rank: number): string {
  return rank < 0 ? `${-rank}K` : `${rank + 1}D`;
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

import type { Game, GameResult, PlayerNumber, Stepwise } from '../../../../src';
import { stated } from '../../../sheets/columns/fields';
import {
  egdNameOf,
  isFileDay,
  NO_DAY,
  NO_MINUTES,
  type OpenGothaEntrant,
  type OpenGothaGame,
  type OpenGothaLoss,
  openGothaText,
} from '../../../../src/exchange';
import { type Item, ruled, sentence, type TextKey, type Translate } from '../../../../src/language';
import type { Book, BookPlayer } from '../../book/book';
import type { EventFacts } from '../../book/header';
import { namesOf } from '../../book/settings';
import { fixedPairs, inRounds, lossOf } from '../losses';

/** The director's choices for the file: those for the table of the EGD hold here too. */
interface FileChoices {
  readonly about: EventFacts;
  /** Names as the EGD has them, by stored number. */
  readonly names: ReadonlyMap<PlayerNumber, string>;
}

/** The text of a file, and in words what is not in it. */
export interface FileWritten {
  readonly text: string;
  readonly losses: readonly string[];
}

/** Every round of the workbook as a file of OpenGotha, open boards too; or why there is none (E7). */
export function* writtenFile(
  book: Book,
  { about, names }: FileChoices,
  t: Translate,
): Stepwise<FileWritten | string> {
  const { players, rounds, settings } = book;
  const last = Math.max(settings.rounds, rounds.length);
  const positions = new Map(players.map(({ number }, position) => [number, position]));
  const positionOf = (number: PlayerNumber): number => positions.get(number) ?? 0;
  const missed = missedRounds(book);
  const made = yield* openGothaText({
    players: players.map((player) =>
      entrant(player, names.get(player.number), [
        ...(missed.get(player.number) ?? []),
        ...outside(player, last),
        ...player.absent.filter((round) => round > rounds.length && round <= last),
      ]),
    ),
    games: rounds.flatMap(({ round }, index) =>
      round.games.map((game, at) => gameOf(game, { round: index + 1, at, positionOf })),
    ),
    byes: rounds.flatMap(({ round: { byes = [] } }, index) =>
      byes.map((player) => ({ round: index + 1, player: positionOf(player) })),
    ),
    details: {
      ...{ name: about.event, location: about.place, komi: about.komi },
      ...{ firstDay: about.firstDay, lastDay: about.lastDay },
      ...{ rounds: last, absencePoints: settings.absencePoints },
      ...{ minutes: minutesIn(about), roundsDown: !settings.halfPoints },
    },
  });
  if (!made.ok) return t('nkRefused', { why: ruled(made.failure) });
  const nameOf = namesOf(players);
  const ofPositions = (some: readonly number[]): readonly string[] =>
    some.map((position) => players[position]?.name ?? '');
  return {
    text: made.value.text,
    losses: [
      ...notHeld(book, nameOf, t),
      ...unknownDetails(about, t),
      ...made.value.losses.map(({ code, players: some }) =>
        heldOtherwise(code, ofPositions(some), t),
      ),
    ],
  };
}

/** The adjusted time in whole minutes; undefined where it is not known. */
function minutesIn({ time = '' }: EventFacts): number | undefined {
  const minutes = Math.round(Number(time.trim().replace(',', '.')));
  return minutes > 0 && minutes < 10_000 ? minutes : undefined;
}

/** Details that no reader takes blank: what stands in the file for them (J10). */
function unknownDetails(about: EventFacts, t: Translate): readonly string[] {
  const days = [about.firstDay, about.lastDay].every(isFileDay);
  return [
    ...(days ? [] : [t('nkGothaLossDays', { day: NO_DAY })]),
    minutesIn(about) === undefined
      ? t('nkGothaLossNoTime', { minutes: NO_MINUTES })
      : t('nkGothaLossOvertime'),
    t('nkGothaLossPairgoth'),
  ];
}

/** The rounds in which a player is marked as absent, by stored number. */
function missedRounds({ rounds }: Book): ReadonlyMap<PlayerNumber, readonly number[]> {
  const missed = new Map<PlayerNumber, number[]>();
  for (const [index, { round }] of rounds.entries()) {
    for (const { player } of round.absences ?? []) {
      const own = missed.get(player) ?? [];
      own.push(index + 1);
      missed.set(player, own);
    }
  }
  return missed;
}

/** The rounds before a player enters and after the player has withdrawn. */
function outside({ enters = 1, withdrawnAfter }: BookPlayer, last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1).filter(
    (round) => round < enters || (withdrawnAfter !== undefined && round > withdrawnAfter),
  );
}

function entrant(
  { name, country, club, pin, grade, strength, group, egdName = '' }: BookPlayer,
  chosen: string | undefined,
  absent: readonly number[],
): OpenGothaEntrant {
  const own = chosen ?? (egdName.trim() === '' ? egdNameOf(name, country).egd : egdName.trim());
  const [surname = '', ...given] = own.split(/\s+/);
  const worded = (part: string): string => part.replace(/_/g, ' ');
  return {
    ...{ surname: worded(surname), given: worded(given.join(' ')) },
    ...stated({ country, club, pin, grade }),
    ...{ rating: strength, correction: group === 0 ? 0 : -group, absent, isFinal: true },
  };
}

const results: Readonly<Record<GameResult, Pick<OpenGothaGame, 'result' | 'byDefault'>>> = {
  black: { result: 'black', byDefault: false },
  white: { result: 'white', byDefault: false },
  draw: { result: 'equal', byDefault: false },
  bothLost: { result: 'bothLose', byDefault: false },
  blackByForfeit: { result: 'black', byDefault: true },
  whiteByForfeit: { result: 'white', byDefault: true },
};

interface InRound {
  readonly round: number;
  readonly at: number;
  readonly positionOf: (number: PlayerNumber) => number;
}

function gameOf(
  { board, black, white, result }: Game,
  { round, at, positionOf }: InRound,
): OpenGothaGame {
  return {
    ...{ round, table: board ?? at + 1, black: positionOf(black), white: positionOf(white) },
    ...{ handicap: 0, knownColour: true },
    ...(result === null ? { result: 'open', byDefault: false } : results[result]),
  };
}

const otherwise = {
  names: 'nkLossNames',
  clubs: 'nkLossClubs',
  countries: 'nkLossCountries',
  pins: 'nkLossPins',
  grades: 'nkGothaLossGrades',
  ratings: 'nkGothaLossRatings',
  byes: 'nkGothaLossByes',
  details: 'nkGothaLossDetails',
} as const satisfies Readonly<Record<OpenGothaLoss['code'], TextKey>>;

/** What the file has otherwise than the workbook. */
function heldOtherwise(code: OpenGothaLoss['code'], names: readonly Item[], t: Translate): string {
  return lossOf(t(otherwise[code]), names, t);
}

/** What a championship knows and the file does not (E8). */
function notHeld(
  { players, rounds, settings, playOff }: Book,
  nameOf: (player: PlayerNumber) => string,
  t: Translate,
): readonly string[] {
  const named = (what: string, names: readonly Item[]): readonly string[] =>
    names.length > 0 ? [lossOf(what, names, t)] : [];
  const called = (some: typeof players): readonly string[] => some.map(({ name }) => name);
  const halves = rounds.map(({ round: { absences = [] } }) =>
    absences
      .filter(({ points = settings.absencePoints }) => points !== settings.absencePoints)
      .map(({ player }) => nameOf(player)),
  );
  const lost = rounds.map(({ round: { games } }) =>
    games
      .filter(({ result }) => result === 'bothLost')
      .map(({ black, white }) =>
        sentence('nkPairNames', { one: nameOf(black), two: nameOf(white) }),
      ),
  );
  const final = playOff?.round.games.flatMap(({ black, white }) => [nameOf(black), nameOf(white)]);
  return [
    t('nkGothaLossSettings'),
    ...named(t('nkLossRights'), called(players.filter(({ right = '' }) => right !== ''))),
    ...named(t('nkGothaLossLate'), called(players.filter(({ enters = 1 }) => enters > 1))),
    ...named(
      t('nkGothaLossWithdrawn'),
      called(players.filter(({ withdrawnAfter }) => withdrawnAfter !== undefined)),
    ),
    ...named(t('nkLossPlayOff'), final ?? []),
    ...named(t('nkLossFixed'), fixedPairs(rounds, nameOf)),
    ...named(t('nkGothaLossHalves'), inRounds(halves)),
    ...named(t('nkGothaLossBothLost'), inRounds(lost)),
  ];
}

import {
  type Absence,
  checkEvent,
  type CheckedEvent,
  DEFAULT_SETTINGS,
  titleRoundOf,
  type Game,
  type GameResult,
  nkStandings,
  type PlayerNumber,
  type Round,
  type Settings,
  type Stepwise,
} from '../../../../src';
import { stated } from '../../../sheets/columns/fields';
import {
  fileStandings,
  kindOfFile,
  type OpenGothaEvent,
  type OpenGothaGame,
  type OpenGothaPlayer,
  startScores,
  withHalves,
} from '../../../../src/exchange';
import {
  type Language,
  ruled,
  sentence,
  type Sentence,
  type Translate,
} from '../../../../src/language';
import { type Computed, refused } from '../../../jobs/operation';
import type { Finding, Plan } from '../../../sheets/plan';
import { sheetNames } from '../../../sheets/sheet-names';
import type { WorkbookFacts } from '../../../sheets/source';
import type { ListedPlayer } from '../../book/fields';
import type { EventFacts } from '../../book/header';
import { groupCalled } from '../../book/players-table';
import { namesOf } from '../../book/settings';
import { holds, playersTable, roundsIn as roundTables } from '../../book/tables';
import { namedApart, sheetsOfEvent } from '../event-sheets';
import {
  alsoIgnored,
  foreignNames,
  leftOut,
  notTaken,
  type OpenGothaPreview,
  orderOf,
  settingsLost,
} from './left-out';

interface Given {
  readonly facts: WorkbookFacts;
  readonly sources: Plan['sources'];
  readonly t: Translate;
  readonly language: Language;
}

/** The event of a file: players with the groups of their starting scores, settings, and every round (E6). */
export function* wholeEvent(
  file: OpenGothaEvent,
  chosen: readonly OpenGothaPlayer[],
  { facts, sources, t, language }: Given,
): Stepwise<Computed<OpenGothaPreview>> {
  if (holds(facts, playersTable) || roundTables(facts).length > 0) {
    return refused({ sentence: sentence('nkEventThere') });
  }
  if (kindOfFile(file) !== 'mcmahon') {
    // Groups would be invented, and with them another champion than the file's.
    return refused({ sentence: sentence('nkGothaNoEvent', { order: orderOf(file) }) });
  }
  const numbers = new Map(chosen.map((player, index) => [player, index + 1]));
  const numberOf = (position: number): number | undefined => {
    const player = file.players[position];
    return player && numbers.get(player);
  };
  const [unknown] = file.games
    .flatMap(({ black, white }) => [black, white])
    .filter((position) => numberOf(position) === undefined);
  if (unknown !== undefined) {
    const name = file.players[unknown]?.name ?? '';
    return refused({ sentence: sentence('nkGothaPlaysLeftOut', { name }) });
  }
  const read = yield* roundsIn(file, numberOf);
  const { players, sameNames } = namedApart(listed(file, chosen, read.rounds.length));
  const names = namesOf(players);
  if (read.bothWon.length > 0) {
    return refused(
      ...read.bothWon.map(({ round, board, black, white }) => {
        const pair = sentence('nkPairNames', { one: names(black), two: names(white) });
        return { sentence: sentence('nkGothaBothWon', { round, board, pair }) };
      }),
    );
  }
  const settings = settingsIn(file, read);
  const event = {
    players: players.map((player) => ({ ...player, strength: player.strength ?? 0 })),
    settings,
    rounds: read.rounds,
  };
  const open = read.rounds.findIndex(({ games }) => games.some(({ result }) => result === null));
  yield;
  const checked = checkEvent({
    ...event,
    rounds: read.rounds.slice(0, open === -1 ? read.rounds.length : open),
  });
  if (!checked.ok) {
    return refused({ sentence: sentence('nkRefused', { why: ruled(checked.failure) }) });
  }
  yield;
  const about = factsIn(file);
  const first = open === -1 ? otherFirst(file, checked.value, numbers, numberOf) : undefined;
  const sheets = yield* sheetsOfEvent(
    event,
    { players, about, taken: sheetNames(facts) },
    { t, language },
  );
  const title = t('nk-opengotha');
  return {
    ok: true,
    plan: {
      ...{ title, sheets, blocks: [], names: [], sources },
      warnings: [
        ...(first
          ? [
              {
                sentence: sentence('nkImportFirst', {
                  theirs: names(first[0]),
                  ours: names(first[1]),
                }),
              },
            ]
          : []),
        ...said(file, chosen, read, players),
        ...sameNames,
      ],
    },
    detail: { players: players.length, rounds: read.rounds.length },
  };
}

/** Who is first by the file's own criteria and who by the rules of the championship, where these are two players. */
function otherFirst(
  file: OpenGothaEvent,
  event: CheckedEvent,
  numbers: ReadonlyMap<OpenGothaPlayer, number>,
  numberOf: (position: number) => number | undefined,
): readonly [theirs: PlayerNumber, ours: PlayerNumber] | undefined {
  if (file.criteria.length === 0 || event.rounds.length === 0) return undefined;
  const isIn = (position: number): boolean => numberOf(position) !== undefined;
  const { lines, unknown } = fileStandings(file, isIn);
  const firsts = lines
    .filter(({ place }) => place === 1)
    .flatMap(({ player }) => numberOf(player) ?? []);
  const standings = nkStandings(event);
  const [ours] = standings.ok ? standings.value.lines : [];
  const [theirs] = firsts;
  // Where the file decides by what isn't known here, any of those who are level may be its first.
  if (!ours || theirs === undefined || firsts.includes(ours.player)) return undefined;
  return unknown === undefined || firsts.length === numbers.size
    ? [theirs, ours.player]
    : undefined;
}

/** The players as the sheet lists them; absences of rounds to come stand in its column. */
function listed(
  file: OpenGothaEvent,
  chosen: readonly OpenGothaPlayer[],
  played: number,
): readonly ListedPlayer[] {
  const groups = startGroups(chosen, file);
  const rounds = roundsOf(file, played);
  return chosen.map((player, index): ListedPlayer => {
    const { name, egdName, rating, grade, rank, country, club, pin, absent } = player;
    const own = grade ?? rank;
    return {
      ...{ number: index + 1, name, group: groups[index] ?? 0, strength: rating },
      ...stated({ egdName, grade: own?.toLowerCase(), country, club, pin }),
      absent: absent.filter((round) => round > played && round <= rounds),
    };
  });
}

function roundsOf({ general }: OpenGothaEvent, played: number): number {
  const given = Number(general['numberOfRounds']);
  return Math.max(
    1,
    played,
    Number.isInteger(given) && given > 0 ? given : DEFAULT_SETTINGS.rounds,
  );
}

function settingsIn(file: OpenGothaEvent, { rounds }: RoundsRead): Settings {
  const given = roundsOf(file, rounds.length);
  return {
    ...DEFAULT_SETTINGS,
    rounds: given,
    titleFrom: titleRoundOf(given),
    // Half points are counted double in the file.
    absencePoints: file.general['genMMS2ValueAbsent'] === '1' ? 0.5 : 0,
  };
}

function factsIn({ general }: OpenGothaEvent): EventFacts {
  const facts = {
    ...{ event: general['name'], place: general['location'], komi: general['komi'] },
    ...{ firstDay: general['beginDate'], lastDay: general['endDate'] },
    time: adjustedMinutes(general),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => (value ?? '') !== ''));
}

/** Seconds of overtime that count for the adjusted time, by the system; where the file leaves them out, OpenGotha's own. */
const overtimes: Readonly<Record<string, (of: (name: string, usual: number) => number) => number>> =
  {
    SUDDENDEATH: () => 0,
    STDBYOYOMI: (of) => 45 * of('stdByoYomiTime', 30),
    CANBYOYOMI: (of) => (60 * of('canByoYomiTime', 300)) / Math.max(1, of('nbMovesCanTime', 15)),
    FISCHER: (of) => 120 * of('fischerTime', 10),
  };

/** Nobody plays longer; the first versions of Pairgoth wrote seconds. */
const mostMinutes = 600;

/** The adjusted time in minutes, as OpenGotha counts it: the main time and what the overtime adds. "" where the file has no time in minutes. */
function adjustedMinutes(general: OpenGothaEvent['general']): string {
  const numberIn = (name: string, usual: number): number => {
    const text = (general[name] ?? '').trim();
    return /^\d{1,5}$/.test(text) ? Number(text) : usual;
  };
  const overtime = overtimes[general['complementaryTimeSystem'] ?? ''];
  const main = numberIn('basicTime', 0);
  return overtime && main > 0 && main <= mostMinutes
    ? String(Math.floor(main + overtime(numberIn) / 60))
    : '';
}

/** What was made of the file, and what was not. */
function said(
  file: OpenGothaEvent,
  chosen: readonly OpenGothaPlayer[],
  read: RoundsRead,
  players: readonly ListedPlayer[],
): readonly Finding[] {
  const nameOf = namesOf(players);
  const games = (list: readonly GameOfRound[]): readonly Sentence[] =>
    list.map(({ round, black, white }) => {
      const pair = sentence('nkPairNames', { one: nameOf(black), two: nameOf(white) });
      return sentence('nkPairInRound', { round, pair });
    });
  const ofGames = (
    key: 'nkGothaColours' | 'nkImportHandicaps',
    list: readonly GameOfRound[],
  ): readonly Finding[] =>
    list.length === 0 ? [] : [{ sentence: sentence(key, { games: games(list) }) }];
  const sizes = new Map<number, number>();
  for (const { group } of players) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const groups = [...sizes]
    .sort(([a], [b]) => a - b)
    .map(([group, count]) => sentence('nkGroupCard', { group: groupCalled(group), count }));
  const { colourless, handicaps, neitherCame, unpaired } = read;
  return [
    { sentence: sentence('nkGothaGroups', { groups }) },
    ...unpaired.map(({ round, players: missing }) => ({
      sentence: sentence('nkGothaUnpaired', { round, names: missing.map(nameOf) }),
    })),
    ...ofGames('nkGothaColours', colourless),
    ...ofGames('nkImportHandicaps', handicaps),
    ...leftOut('nkNotBothAbsent', games(neitherCame)),
    ...pointsOf(file),
    ...foreignNames(chosen),
    ...settingsLost(file),
    ...notTaken(
      'nkGothaNotAgaIds',
      chosen.filter(({ agaId = '' }) => agaId !== ''),
    ),
    ...notTaken(
      'nkNotLicences',
      chosen.filter(({ licence = '' }) => licence !== ''),
    ),
    ...notTaken(
      'nkGothaNotFinal',
      file.players.filter((player) => !chosen.includes(player)),
    ),
    ...alsoIgnored(file),
  ];
}

/** Points that the rules do not give: a bye is worth one here, an absence nothing or half a point. */
function pointsOf({ general }: OpenGothaEvent): readonly Finding[] {
  const unusual = (
    key: 'nkGothaByePoints' | 'nkGothaAbsencePoints',
    value: string | undefined,
    usual: string,
  ): readonly Finding[] =>
    value === undefined || usual.includes(value)
      ? []
      : [{ sentence: sentence(key, { points: withHalves(Number(value) / 2) }) }];
  return [
    ...unusual('nkGothaByePoints', general['genMMS2ValueBye'], '2'),
    ...unusual('nkGothaAbsencePoints', general['genMMS2ValueAbsent'], '01'),
  ];
}

/** The starting groups that the file's own starting scores give: the highest score is the Topgroep (E6). */
function startGroups(players: readonly OpenGothaPlayer[], file: OpenGothaEvent): readonly number[] {
  const scores = startScores({ ...file, players });
  const highest = Math.max(...scores);
  return scores.map((score) => highest - score);
}

/** A game with its round, for what is said of it. */
interface GameOfRound {
  readonly round: number;
  readonly board: number;
  readonly black: PlayerNumber;
  readonly white: PlayerNumber;
}

/** The rounds of a file as a championship has them, and what of them needs a word. */
interface RoundsRead {
  readonly rounds: readonly Round[];
  /** Both have won, which no championship knows. */
  readonly bothWon: readonly GameOfRound[];
  /** Neither came: two absences. */
  readonly neitherCame: readonly GameOfRound[];
  readonly colourless: readonly GameOfRound[];
  readonly handicaps: readonly GameOfRound[];
  /** Players of a round with neither game, bye nor absence: they count as absent. */
  readonly unpaired: readonly { readonly round: number; readonly players: PlayerNumber[] }[];
}

const played: Readonly<Partial<Record<OpenGothaGame['result'], GameResult | null>>> = {
  open: null,
  black: 'black',
  white: 'white',
  equal: 'draw',
  bothLose: 'bothLost',
};
const forfeited: typeof played = {
  open: null,
  black: 'blackByForfeit',
  white: 'whiteByForfeit',
};

/** `numberOf` gives the number of a player by the position in the file; undefined for one who is left out. */
export function* roundsIn(
  { players, games, byes }: OpenGothaEvent,
  numberOf: (position: number) => PlayerNumber | undefined,
): Stepwise<RoundsRead> {
  const bothWon: GameOfRound[] = [];
  const neitherCame: GameOfRound[] = [];
  const colourless: GameOfRound[] = [];
  const handicaps: GameOfRound[] = [];
  const unpaired: { round: number; players: PlayerNumber[] }[] = [];
  const last = [...games, ...byes].reduce((most, { round }) => Math.max(most, round), 0);
  const rounds: Round[] = [];
  for (let round = 1; round <= last; round++) {
    yield;
    const seen = new Set<PlayerNumber>();
    const own: Game[] = [];
    const absences: Absence[] = [];
    const ofRound = games.filter((game) => game.round === round);
    const tables = new Set(ofRound.map(({ table }) => table));
    // Numbers of tables that are missing or there twice are replaced.
    const isNumbered = tables.size === ofRound.length && !tables.has(0);
    for (const game of ofRound) {
      const [black, white] = [numberOf(game.black), numberOf(game.white)];
      if (black === undefined || white === undefined) continue;
      const board = isNumbered ? game.table : own.length + 1;
      const named = { round, board, black, white };
      seen.add(black).add(white);
      if (!game.knownColour) colourless.push(named);
      if (game.handicap > 0) handicaps.push(named);
      const result = (game.byDefault ? forfeited : played)[game.result];
      if (game.result === 'bothWin') bothWon.push(named);
      else if (result === undefined) {
        neitherCame.push(named);
        const points = game.result === 'equal' ? 0.5 : 0;
        absences.push({ player: black, points }, { player: white, points });
      } else own.push({ board, black, white, result });
    }
    const free = byes.flatMap((bye) => (bye.round === round ? (numberOf(bye.player) ?? []) : []));
    for (const player of free) seen.add(player);
    const away = players.flatMap(({ absent }, position) => {
      const number = numberOf(position);
      return number !== undefined && absent.includes(round) && !seen.has(number) ? [number] : [];
    });
    for (const player of away) seen.add(player);
    const missing = players.flatMap((_, position) => {
      const number = numberOf(position);
      return number !== undefined && !seen.has(number) ? [number] : [];
    });
    if (missing.length > 0) unpaired.push({ round, players: missing });
    rounds.push({
      games: own,
      byes: free,
      absences: [
        ...absences,
        ...away.map((player) => ({ player })),
        ...missing.map((player) => ({ player, points: 0 as const })),
      ],
    });
  }
  return { rounds, bothWon, neitherCame, colourless, handicaps, unpaired };
}

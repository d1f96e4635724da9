import { checkEvent, DEFAULT_SETTINGS, type Settings, type Stepwise } from '../../../../src';
import { stated } from '../../../columns/stated';
import { withHalves, type OpenGothaEvent, type OpenGothaPlayer } from '../../../../src/exchange';
import {
  ruled,
  sentence,
  type Sentence,
  type Language,
  type Translate,
} from '../../../../language';
import { refused, type Computed } from '../../../operation/operation';
import type { Finding, Plan } from '../../../plan/plan';
import { sheetNames } from '../../../plan/sheet-names';
import type { WorkbookFacts } from '../../../plan/source';
import type { EventFacts } from '../../book/header';
import { groupCalled } from '../../book/late-group';
import { namesOf } from '../../book/names';
import { holds, playersTable, roundsIn as roundTables } from '../../book/tables';
import type { ListedPlayer } from '../../players/players-sheet';
import { namedApart, sheetsOfEvent } from '../event-sheets';
import { alsoIgnored, notTaken, type OpenGothaPreview } from './left-out';
import { roundsIn, type GameOfRound, type RoundsRead } from './rounds';
import { startGroups } from './start-groups';

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
  const checked = checkEvent({
    ...event,
    rounds: read.rounds.slice(0, open === -1 ? read.rounds.length : open),
  });
  if (!checked.ok) {
    return refused({ sentence: sentence('nkRefused', { why: ruled(checked.failure) }) });
  }
  const about = factsIn(file);
  const sheets = yield* sheetsOfEvent(
    event,
    { players, about, taken: sheetNames(facts) },
    { t, language },
  );
  const title = t('nkGotha');
  return {
    ok: true,
    plan: {
      ...{ title, sheets, blocks: [], names: [], sources },
      warnings: [...said(file, chosen, read, players), ...sameNames],
    },
    detail: { players: players.length, rounds: read.rounds.length },
  };
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
      ...{ number: index + 1, name, egdName, group: groups[index] ?? 0, strength: rating },
      ...stated({ grade: own?.toLowerCase(), country, club, pin }),
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
  return {
    ...DEFAULT_SETTINGS,
    rounds: roundsOf(file, rounds.length),
    // Half points are counted double in the file.
    absencePoints: file.general['genMMS2ValueAbsent'] === '1' ? 0.5 : 0,
  };
}

function factsIn({ general }: OpenGothaEvent): EventFacts {
  const facts = {
    ...{ event: general['name'], place: general['location'], komi: general['komi'] },
    ...{ firstDay: general['beginDate'], lastDay: general['endDate'] },
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => (value ?? '') !== ''));
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
    ...(colourless.length === 0
      ? []
      : [{ sentence: sentence('nkGothaColours', { games: games(colourless) }) }]),
    ...(handicaps.length === 0
      ? []
      : [{ sentence: sentence('nkImportHandicaps', { games: games(handicaps) }) }]),
    ...(neitherCame.length === 0
      ? []
      : [
          {
            sentence: sentence('nkNotTakenOf', {
              what: sentence('nkNotBothAbsent'),
              names: games(neitherCame),
            }),
          },
        ]),
    ...pointsOf(file),
    ...notTaken(
      'nkGothaNotFinal',
      file.players.filter((player) => !chosen.includes(player)),
    ),
    ...alsoIgnored(file),
  ];
}

/** Points that the rules do not give: a bye is worth one here, an absence nothing or half a point. */
function pointsOf({ general }: OpenGothaEvent): readonly Finding[] {
  const halves = (name: string, usual: readonly string[]): string | undefined => {
    const value = general[name];
    return value === undefined || usual.includes(value) ? undefined : withHalves(Number(value) / 2);
  };
  const bye = halves('genMMS2ValueBye', ['2']);
  const absence = halves('genMMS2ValueAbsent', ['0', '1']);
  return [
    ...(bye === undefined ? [] : [{ sentence: sentence('nkGothaByePoints', { points: bye }) }]),
    ...(absence === undefined
      ? []
      : [{ sentence: sentence('nkGothaAbsencePoints', { points: absence }) }]),
  ];
}

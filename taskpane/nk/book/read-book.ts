import {
  type At,
  checkEvent,
  DEFAULT_SETTINGS,
  type Failure,
  type Refusal,
  type Stepwise,
} from '../../../src';
import type { Finding } from '../../sheets/plan';
import { tableNamed, type SourceTable, type WorkbookFacts } from '../../sheets/source';
import { ruled, sentence } from '../../../src/language';
import { type BookFound, type BookOptions, type BookPlayer, isComplete } from './book';
import { groupCalled, type PlayersRead, readPlayersTable } from './players-table';
import { readRoundTable, type RoundRead } from './round-reader';
import { readSettingsTable, type SettingsRead } from './settings';
import {
  basisTable,
  holds,
  playersTable,
  playOffTable,
  roundsIn,
  roundTable,
  settingsTable,
} from './tables';
import { type Place, placeName, sameName } from '../../sheets/address';
import { groupNamed } from './results';

/** The event of a workbook, as it was read from `eventPlaces`: a table in each step. */
export function* readBookSteps(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
  { rated = false }: BookOptions = {},
): Stepwise<BookFound> {
  const [first] = tables;
  const before = first && lastRead.get(first);
  const reading =
    before && isSame(before, { facts, tables }) ? before : yield* readingOf(facts, tables);
  if (first) lastRead.set(first, reading);
  return rated ? reading.rated : reading.unrated;
}

/** The input of a book. */
interface BookSource {
  readonly facts: WorkbookFacts;
  readonly tables: readonly SourceTable[];
}

/** What was found, where ratings are needed and without them: the same book, unless a rating is missing. */
interface BookReading extends BookSource {
  readonly rated: BookFound;
  readonly unrated: BookFound;
}

/** The last reading by its first table: a form and its preview ask for the same book with each change of the options. */
const lastRead = new WeakMap<SourceTable, BookReading>();

function isSame(a: BookSource, b: BookSource): boolean {
  return (
    a.tables.length === b.tables.length &&
    a.tables.every((table, at) => table === b.tables[at]) &&
    holds(a.facts, playersTable) === holds(b.facts, playersTable) &&
    roundsIn(a.facts).join() === roundsIn(b.facts).join() &&
    basesIn(a.facts) === basesIn(b.facts)
  );
}

const basesIn = ({ tables }: WorkbookFacts): number =>
  tables.filter(({ name }) => /^NK_Basis_/i.test(name)).length;

function* readingOf(facts: WorkbookFacts, tables: readonly SourceTable[]): Stepwise<BookReading> {
  const ratings: Finding[] = [];
  const unrated = yield* foundIn(facts, tables, ratings);
  const rated = ratings.length > 0 ? refused(ratings) : unrated;
  return { facts, tables, rated, unrated };
}

/** What is found without a look at ratings; the refusals of the players where those are needed are added to `ratings`. */
function* foundIn(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
  ratings: Finding[],
): Stepwise<BookFound> {
  if (!holds(facts, playersTable)) return refused([{ sentence: sentence('nkNoEvent') }]);
  const table = (name: string): SourceTable | undefined => tableNamed(tables, name);
  const given = roundsIn(facts);
  const gap = given.findIndex((round, i) => round !== i + 1);
  const lost = withoutTable(facts, gap === -1 ? given.length + 1 : gap + 1);
  if (lost) return refused([lost]);
  if (gap !== -1) {
    const values = { round: gap + 1, later: given[gap] ?? 0 };
    return refused([{ sentence: sentence('nkRoundGap', values) }]);
  }

  const refusals: Finding[] = [];
  const settings = readSettingsTable(table(settingsTable));
  const known = 'settings' in settings ? settings.settings : DEFAULT_SETTINGS;
  const lists = { rated: ratings, unrated: refusals };
  const listed = yield* readPlayersTable(table(playersTable), known, lists);
  const { players, placeOf: player } = listed;
  // With errors among the players nobody knows whose numbers the rounds hold; what else is wrong there is said all the same.
  const numbered =
    refusals.length > 0 ? undefined : new Map(players.map((player) => [player.number, player]));
  if ('refusals' in settings) {
    ratings.push(...settings.refusals);
    refusals.push(...settings.refusals);
  }

  const ofRounds: Finding[] = [];
  const rounds: RoundRead[] = [];
  for (const round of given) {
    yield;
    const source = table(roundTable(round));
    const basis = table(basisTable(round));
    if (source) rounds.push(yield* readRoundTable(source, basis, numbered, ofRounds));
  }
  const ending = table(playOffTable);
  const playOff = ending && (yield* readRoundTable(ending, undefined, numbered, ofRounds));
  refusals.push(...ofRounds);
  if (ratings.length > 0) ratings.push(...ofRounds);
  if (refusals.length > 0 || !('settings' in settings)) return refused(refusals);
  yield;
  const places = { rounds, playOff, player, setting: settings.placeOf };
  return checked(listed, settings, places);
}

/** That the next round has no table of its name any more, although what it was paired on is there, as after "Convert to Range". */
function withoutTable(facts: WorkbookFacts, round: number): Finding | undefined {
  const [table, basis] = [roundTable(round), basisTable(round)];
  const found = facts.tables.find(({ name }) => sameName(name, basis));
  // From the tenth on it may be that of a copied sheet.
  if (!found || holds(facts, table) || round > 9) return undefined;
  return { sentence: sentence('nkRoundTableGone', { round, table, sheet: found.sheet }) };
}

/** The event for the rules; their refusals get the line they name. */
function checked(
  { players, egdNames, warnings }: PlayersRead,
  { settings, about }: SettingsRead,
  places: BookPlaces,
): BookFound {
  const { rounds: read, playOff } = places;
  const open = read.findIndex((round) => !isComplete(round));
  const complete = read.slice(0, open === -1 ? read.length : open);
  const game = playOff?.round.games[0];
  const over = complete.length === settings.rounds && game !== undefined;
  const event = checkEvent({
    players,
    settings,
    rounds: complete.map(({ round }) => round),
    ...(over && { playOff: game }),
  });
  if (!event.ok) return refused([locatedFailure(event, places, players)]);
  const [first] = read;
  const grouped = first?.round.games.map((each, i) => ({ ...each, groups: first.groups[i] })) ?? [];
  return {
    ok: true,
    book: {
      players,
      settings,
      event: event.value,
      rounds: read,
      playOff,
      about,
      egdNames,
      regrouped: changedGroups(grouped, players, (row) => places.player(row, 'group')),
      warnings,
      titleFromAt: places.setting('titleFrom'),
    },
  };
}

function refused(refusals: readonly Finding[]): BookFound {
  return { ok: false, refusals };
}

/** So many players are named; of more the first. */
const mostNamed = 4;

/**
 * Players whose group is no longer the one in which they played round 1, where all groups are those of the start (N2): every
 * score counts from it, so a digit typed by mistake would change pairings and the title.
 */
function changedGroups(
  games: readonly {
    readonly black: number;
    readonly white: number;
    /** As the sheet names them, Black's first. */
    readonly groups: string | undefined;
  }[],
  players: readonly BookPlayer[],
  cellOf: (row: number) => Place | undefined,
): readonly Finding[] {
  const rows = new Map(players.map(({ number }, i) => [number, i + 1]));
  const found = games.flatMap(({ black, white, groups }) => {
    const named = (groups ?? '').split('–').map(groupNamed);
    return [
      { number: black, was: named[0] },
      { number: white, was: named.at(-1) },
    ].flatMap(({ number, was }) => {
      const row = rows.get(number) ?? 0;
      const player = players[row - 1];
      const at = cellOf(row);
      if (!player || !at || was === undefined || was === player.group) return [];
      const { name, group } = player;
      const values = {
        ...{ name, was: groupCalled(was), is: groupCalled(group) },
        address: placeName(at),
      };
      return [{ values, at }];
    });
  });
  const [first] = found;
  if (found.length <= mostNamed || !first) {
    return found.map(({ values, at }) => ({ sentence: sentence('nkGroupChanged', values), at }));
  }
  const values = { ...first.values, count: found.length };
  return [{ sentence: sentence('nkGroupsChanged', values), at: first.at }];
}

/** Where the parts of an event stand in its workbook. */
interface BookPlaces {
  readonly rounds: readonly RoundRead[];
  readonly playOff: RoundRead | undefined;
  /** A cell of the players by its row, as the rules count them. */
  readonly player: (row: number, argument: string) => Place | undefined;
  readonly setting: (argument: string) => Place | undefined;
}

/** A refusal of the rules, at the cell it is about. */
function locatedFailure(
  { failure }: Refusal,
  places: BookPlaces,
  players: readonly BookPlayer[],
): Finding {
  const at = placeOf(failure.at, places);
  const words = { sentence: wordsOf(failure, places.rounds, players) };
  return at ? { ...words, at } : words;
}

/** The cell of a place of the rules: round to sheet, list and row to line, argument to column. */
function placeOf({ round, list, row, argument }: At, places: BookPlaces): Place | undefined {
  if (round !== undefined) {
    const read = round === 'playOff' ? places.playOff : places.rounds[round - 1];
    const line = list === 'byes' || list === 'absences' ? list : 'games';
    if (round === 'playOff') return read?.placeOf(line, 1, argument);
    return row === undefined ? read?.place : read?.placeOf(line, row, argument);
  }
  if (argument === undefined) return undefined;
  return row === undefined ? places.setting(argument) : places.player(row, argument);
}

function wordsOf(
  failure: Failure,
  rounds: readonly RoundRead[],
  players: readonly BookPlayer[],
): Finding['sentence'] {
  const { code, at } = failure;
  const sheet = typeof at.round === 'number' ? rounds[at.round - 1]?.sheet : undefined;
  const name = players.find(({ number }) => number === at.found)?.name ?? String(at.found);
  if (sheet !== undefined) {
    switch (code) {
      case 'playerUnaccounted':
        return sentence('nkUnaccounted', { sheet, name });
      case 'playerTwice':
        return sentence('nkPlayerTwice', { sheet, name });
      case 'playerNotInEvent':
        return sentence('nkNotInEvent', { sheet, name });
      case 'boardRepeats':
        return sentence('nkBoardTwice', { sheet, board: String(at.found) });
    }
  }
  return sentence('nkRefused', { why: ruled(failure) });
}

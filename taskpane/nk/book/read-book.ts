import { checkEvent, DEFAULT_SETTINGS, type Stepwise } from '../../../src';
import type { Finding } from '../../plan/plan';
import type { SourceTable, WorkbookFacts } from '../../plan/source';
import { sentence } from '../../../language';
import { isComplete, type BookFound, type BookOptions } from './book';
import { changedGroups } from './changed-groups';
import { locatedFailure, type BookPlaces } from './located-failure';
import { readPlayersTable, type PlayersRead } from './players-table';
import type { RoundRead } from './round-reader';
import { readRoundTable } from './round-table';
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
    roundsIn(a.facts).join() === roundsIn(b.facts).join()
  );
}

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
  const table = (name: string): SourceTable | undefined =>
    tables.find((each) => each.table?.toLowerCase() === name.toLowerCase());
  const given = roundsIn(facts);
  const gap = given.findIndex((round, i) => round !== i + 1);
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

/** The event for the rules; their refusals get the line they name. */
function checked(
  { players, egdNames, warnings }: PlayersRead,
  { settings, halfPointsUnknown, about }: SettingsRead,
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
      halfPointsUnknown,
      about,
      egdNames,
      regrouped: changedGroups(grouped, players, (row) => places.player(row, 'group')),
      warnings,
    },
  };
}

function refused(refusals: readonly Finding[]): BookFound {
  return { ok: false, refusals };
}

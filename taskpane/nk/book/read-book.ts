import {
  DEFAULT_SETTINGS,
  stateOf,
  type NkEvent,
  type Settings,
  type Stepwise,
} from '../../../src';
import type { Finding } from '../../plan/plan';
import type { SourceTable, WorkbookFacts } from '../../plan/source';
import { sentence } from '../../../language';
import type { BookFound, BookOptions, BookPlayer } from './book';
import { locatedFailure } from './located-failure';
import { readPlayersTable } from './players-table';
import { readRoundTable, type RoundRead } from './round-table';
import { readSettingsTable } from './settings';
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
  options: BookOptions = {},
): Stepwise<BookFound> {
  const [first] = tables;
  const before = first && lastRead.get(first);
  if (before && isSame(before, { facts, tables, options })) return before.found;
  const found = yield* readAnew(facts, tables, options);
  if (first) lastRead.set(first, { facts, tables, options, found });
  return found;
}

/** What a book was read from. */
interface BookSource {
  readonly facts: WorkbookFacts;
  readonly tables: readonly SourceTable[];
  readonly options: BookOptions;
}

/** The last reading by its first table: of one reading the same book is asked for with each change of the options. */
const lastRead = new WeakMap<SourceTable, BookSource & { readonly found: BookFound }>();

function isSame(a: BookSource, b: BookSource): boolean {
  return (
    a.options.rated === b.options.rated &&
    a.tables.length === b.tables.length &&
    a.tables.every((table, at) => table === b.tables[at]) &&
    holds(a.facts, playersTable) === holds(b.facts, playersTable) &&
    roundsIn(a.facts).join() === roundsIn(b.facts).join()
  );
}

function* readAnew(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
  { rated = false }: BookOptions,
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
  const { groupSize } = 'settings' in settings ? settings.settings : DEFAULT_SETTINGS;
  const players = yield* readPlayersTable(table(playersTable), { rated, groupSize }, refusals);
  if ('refusals' in settings) refusals.push(...settings.refusals);
  if (refusals.length > 0 || !('settings' in settings)) return refused(refusals);

  const numbered = new Map(players.map((player) => [player.number, player]));
  const rounds: RoundRead[] = [];
  for (const round of given) {
    yield;
    const source = table(roundTable(round));
    const basis = table(basisTable(round));
    if (source) rounds.push(yield* readRoundTable(source, basis, numbered, refusals));
  }
  const ending = table(playOffTable);
  const playOff = ending && (yield* readRoundTable(ending, undefined, numbered, refusals));
  if (refusals.length > 0) return refused(refusals);
  yield;
  return checked(players, settings.settings, rounds, playOff);
}

/** The event as the rules see it: what they refuse is refused with the line they name. */
function checked(
  players: readonly BookPlayer[],
  settings: Settings,
  read: readonly RoundRead[],
  playOff: RoundRead | undefined,
): BookFound {
  const open = read.findIndex((round) => round.open.length > 0);
  const complete = read.slice(0, open === -1 ? read.length : open);
  const game = playOff?.round.games[0];
  const over = complete.length === settings.rounds && game !== undefined;
  const event: NkEvent = {
    players,
    settings,
    rounds: complete.map(({ round }) => round),
    ...(over && { playOff: game }),
  };
  const state = stateOf(event);
  if (!state.ok) return refused([locatedFailure(state, read, players)]);
  return {
    ok: true,
    book: { players, settings, event, rounds: read, playOff, warnings: [] },
  };
}

function refused(refusals: readonly Finding[]): BookFound {
  return { ok: false, refusals };
}

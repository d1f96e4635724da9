import {
  checkEvent,
  earnedRights,
  nkStandingsSteps,
  stateOf,
  titleStatus,
  type EventState,
  type PlayerNumber,
  type Stepwise,
} from '../../src';
import { succeed } from '../../src/core/result';
import { saidInAny, sentence, sheetTranslators, type Sentence } from '../../src/language';
import { type Action, type More, opening } from '../sheets/event';
import { spelling } from '../sheets/columns/spelling';
import { cellIn } from '../sheets/address';
import { plainText, tableNamed, type SourceTable, type WorkbookFacts } from '../sheets/source';
import { isOldList, type LineRead, readList } from '../sheets/read-list';
import type { Book, BookRound } from './book/book';
import { namesOf } from './book/settings';
import { resultSigns } from './book/results';
import { staleRounds } from './book/stale';
import { rightsTables } from './book/tables';
import { titleText } from './title';
import { boardList, nameList, readWall, rightsList, slipList, wallList, wallRows } from './lists';

/** A list that is written of the results: `old` after a result has changed since. */
type HowWritten = 'toWrite' | 'written' | 'old';

/** What is written of the results, and whether it still follows from them. */
export interface WrittenLists {
  readonly standings: HowWritten;
  /** `nobody` has earned one. */
  readonly rights: HowWritten | 'nobody';
}

/** As the tables of an event and of what was written of it tell. */
export function* writtenLists(
  book: Book,
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): Stepwise<WrittenLists> {
  const standings = yield* writtenStandings(book, facts, tables);
  return { standings, rights: writtenRights(book, facts, tables) };
}

/** The standings after the rounds that are complete. Without their name they are known by that of their sheet, and nothing is compared. */
function* writtenStandings(
  book: Book,
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): Stepwise<HowWritten> {
  const played = book.event.rounds.length;
  const written = tables.find((table) => readWall(table)?.played === played);
  if (!written) return hasSheet(played, facts) ? 'written' : 'toWrite';
  return (yield* isOld(book, written, played)) ? 'old' : 'written';
}

/** Whether standings on a sheet are others by the results of today: their lines, or what stands below them of the title. */
function* isOld(
  { event, players, settings }: Book,
  source: SourceTable,
  played: number,
): Stepwise<boolean> {
  const wall = readWall(source);
  if (!wall || played > event.rounds.length) return true;
  const { playOff } = event;
  const isLast = played === event.rounds.length;
  const then = isLast
    ? succeed(event)
    : checkEvent({ players, settings, rounds: event.rounds.slice(0, played) });
  if (!then.ok) return true;
  const computed = yield* nkStandingsSteps(then.value);
  if (!computed.ok) return false;
  if (isOldList(wallList, wallRows(computed.value, players), wall)) return true;
  if (!isLast || !playOff) return false;
  const title = titleStatus(event);
  const nameOf = namesOf(players);
  const below = textBelow(source, Math.max(...wall.rows.map(({ row }) => row)));
  if (!title.ok || below === '') return false;
  return !sheetTranslators().some((t) =>
    below.includes(spelling(titleText(title.value, nameOf, t))),
  );
}

/** What stands below a list, in one line: a long sentence goes on in the next row. */
function textBelow({ rows, mark }: SourceTable, last: number): string {
  const texts = rows.flatMap(({ row, cells: [cell] }) =>
    cell && row - 1 > last ? [plainText(cell, mark)] : [],
  );
  return spelling(texts.join(' '));
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join('\n\n') === [...other].sort().join('\n\n');
}

function hasSheet(round: number, { sheets }: WorkbookFacts): boolean {
  return saidInAny('nkStandingsAfter').some((standings) => {
    const wanted = standings.replace('{round}', String(round));
    return sheets.some(({ name }) => name === wanted);
  });
}

/**
 * What was written, and stands in a job's row no more, though a later change touches it: standings after earlier rounds, sheets for the
 * wall, rounds that were paired on other results, and whose right is another.
 */
export function* outdated(
  book: Book,
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): Stepwise<readonly More[]> {
  const old: More[] = [...outdatedRights(book, facts, tables)];
  for (const { round, corrections, boards } of yield* staleRounds(book)) {
    const [at] = book.rounds[round - 1]?.places ?? [];
    if (!at || corrections.length === 0 || boards.length === 0) continue;
    const line = sentence('runPairedBefore', { count: boards.length, boards: boards.map(String) });
    old.push({ title: sentence('nkRound', { round }), line, at });
  }
  for (const source of tables) {
    yield;
    const played = readWall(source)?.played;
    const sheet = played === undefined ? wallSheetIn(book, source) : undefined;
    const isOther =
      played === undefined
        ? sheet?.isOld === true
        : played !== book.event.rounds.length && (yield* isOld(book, source, played));
    if (!isOther) continue;
    const title = sheet?.title ?? sentence('nkStandingsAfter', { round: played ?? 0 });
    old.push({ title, line: sentence('runRightsOld'), at: cellIn(source.place, 0, 0) });
  }
  return old;
}

const wallSheets = [
  { title: 'nkByBoardTitle', name: 'nkByBoardSheet', linesOf: boardLines },
  { title: 'nkByNameTitle', name: 'nkByNameSheet', linesOf: nameLines },
  { title: 'nkSlipsTitle', name: 'nkSlipsSheet', linesOf: slipLines },
] as const;

/**
 * What a sheet for the wall is called, and whether it tells its round otherwise than that stands now. What it leaves open, as a result
 * that came later, is no other.
 */
function wallSheetIn(
  { rounds, event, players }: Book,
  source: SourceTable,
): { readonly title: Sentence; readonly isOld: boolean } | undefined {
  const above = textsIn(source, 0)[0] ?? '';
  for (const { title, name, linesOf } of wallSheets) {
    const round = rounds.findIndex((_, i) =>
      saidInAny(title).some((each) => each.replace('{round}', String(i + 1)) === above),
    );
    const written = rounds[round];
    if (!written) continue;
    const before = round <= event.rounds.length ? stateOf(event, round) : undefined;
    const state = before?.ok === true ? before.value : undefined;
    const isOld = linesOf({ written, nameOf: namesOf(players), state, source });
    return { title: sentence(name, { round: round + 1 }), isOld };
  }
  return undefined;
}

interface WallSeen {
  readonly written: BookRound;
  readonly nameOf: (player: PlayerNumber) => string;
  readonly state: EventState | undefined;
  readonly source: SourceTable;
}

/** Boards with players, scores and results; then who has no opponent. */
function boardLines({ written, nameOf, state, source }: WallSeen): boolean {
  const { games } = written.round;
  const score = (player: PlayerNumber): string => {
    const known = state?.positions.get(player);
    return known && state ? String(known.score + state.scale) : '';
  };
  const lines = linesOn(boardList, source);
  if (!lines) return false;
  const now = new Map(games.map((game, i) => [String(game.board ?? i + 1), game]));
  const seen = lines.filter(({ text: of }) => of('board') !== '');
  const alone = lines.filter(({ text: of }) => of('board') === '');
  const differs = seen.some(({ text: of }) => {
    const game = now.get(of('board'));
    if (!game) return true;
    const isOther = (shown: string, is: string): boolean =>
      shown !== '' && is !== '' && shown !== spelling(is);
    const result = of('result');
    const signs = Object.values(resultSigns);
    return (
      isOther(of('black'), nameOf(game.black)) ||
      isOther(of('white'), nameOf(game.white)) ||
      isOther(of('blackScore'), score(game.black)) ||
      isOther(of('whiteScore'), score(game.white)) ||
      (signs.includes(result) && (game.result === null || resultSigns[game.result] !== result))
    );
  });
  const single = alone.map(({ text: of }) => of('black'));
  return differs || seen.length !== games.length || !isSameSet(single, aloneIn(written, nameOf));
}

/** Everybody with board and opponent. */
function nameLines({ written, nameOf, source }: WallSeen): boolean {
  const lines = linesOn(nameList, source);
  if (!lines) return false;
  const stood = lines.map(({ text: of }) =>
    [of('name'), of('board'), of('board') === '' ? '' : of('opponent')].join('\n'),
  );
  const line = (own: PlayerNumber, other: PlayerNumber, board: number): string =>
    [spelling(nameOf(own)), board, spelling(nameOf(other))].join('\n');
  const now = [
    ...written.round.games.flatMap(({ board, black, white }, i) => [
      line(black, white, board ?? i + 1),
      line(white, black, board ?? i + 1),
    ]),
    ...aloneIn(written, nameOf).map((name) => [name, '', ''].join('\n')),
  ];
  return !isSameSet(now, stood);
}

/** A slip for every board. Behind a name stands the grade. */
function slipLines({ written, nameOf, source }: WallSeen): boolean {
  const lines = linesOn(slipList, source);
  if (!lines) return false;
  const { games } = written.round;
  return (
    lines.length !== games.length ||
    games.some(({ board, black, white }, i) => {
      const line = lines.find(({ text: of }) => of('board') === String(board ?? i + 1));
      const isHis = (shown: string, player: PlayerNumber): boolean =>
        shown
          .replace(/^[^:]*: /, '')
          .replace(/ \([^()]*\)$/, '')
          .trim() ===
        nameOf(player)
          .replace(/ \([^()]*\)$/, '')
          .trim();
      return !line || !isHis(line.text('black'), black) || !isHis(line.text('white'), white);
    })
  );
}

/** Who has no opponent in a round. */
function aloneIn({ round, waiting }: BookRound, nameOf: WallSeen['nameOf']): readonly string[] {
  const { byes = [], absences = [] } = round;
  const players = [...byes, ...absences.map(({ player }) => player), ...waiting.players];
  return players.map((player) => spelling(nameOf(player)));
}

function textsIn({ rows, mark }: SourceTable, index: number): readonly string[] {
  return (rows[index]?.cells ?? []).map((cell) => plainText(cell, mark).trim());
}

/** The lines of a list for the wall that hold anything; undefined where its headings are gone. */
function linesOn<Key extends string>(
  list: Parameters<typeof readList<Key>>[0],
  source: SourceTable,
): readonly LineRead<Key>[] | undefined {
  const keys = Object.keys(list.fields) as Key[];
  return readList(list, source, ['board' as Key])?.lines.filter(({ text: of }) =>
    keys.some((key) => of(key) !== ''),
  );
}

/** The rights for next year. */
function writtenRights(
  book: Book,
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): WrittenLists['rights'] {
  const source = newestRights(facts, tables);
  if (source) return rightsSince(book, source) ? 'old' : 'written';
  const earned = earnedRights(book.event);
  return earned.ok && earned.value.length === 0 ? 'nobody' : 'toWrite';
}

function newestRights(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): SourceTable | undefined {
  const newest = rightsTables.latest(facts.tables.map(({ name }) => name));
  return newest === undefined ? undefined : tableNamed(tables, newest);
}

/** What a list of rights has otherwise than the results of today: whose right is missing in it, and whose is none any more. */
function rightsSince(
  { event, players }: Book,
  source: SourceTable,
): { readonly gained: readonly string[]; readonly lost: readonly string[] } | undefined {
  const read = readList(rightsList, source);
  if (!read) return undefined;
  const earned = earnedRights(event);
  // A result that was taken back, or more rights than places: no right stands.
  if (!earned.ok) return { gained: [], lost: [] };
  const nameOf = namesOf(players);
  const whose = (name: string, right: string): string => `${spelling(name)} (${right})`;
  const stood = new Map(
    read.lines
      .filter(({ text: of }) => of('name') !== '')
      .map((line) => [whose(line.text('name'), line.text('right')), line.number('score')]),
  );
  const now = new Map(
    earned.value.map(({ player, right, score }) => [whose(nameOf(player), right), score]),
  );
  const others = (these: ReadonlyMap<string, number>, those: ReadonlyMap<string, number>) =>
    [...these.keys()].filter((each) => !those.has(each));
  const [gained, lost] = [others(now, stood), others(stood, now)];
  const isOther = [...now].some(([each, score]) => stood.get(each) !== score);
  return isOther || lost.length > 0 ? { gained, lost } : undefined;
}

/** A list of rights that is another today, with those who gain one by it, or lose theirs. */
function outdatedRights(
  book: Book,
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): readonly More[] {
  const source = newestRights(facts, tables);
  const since = source && rightsSince(book, source);
  if (!source || !since) return [];
  const { gained, lost } = since;
  const line =
    gained.length > 0 && lost.length > 0
      ? sentence('runRightsBoth', { gained, lost })
      : gained.length > 0
        ? sentence('runRightsGained', { gained })
        : lost.length > 0
          ? sentence('runRightsLost', { lost })
          : sentence('runRightsOld');
  return [{ title: sentence('nkSheetRights'), line, at: cellIn(source.place, 0, 0) }];
}

/** The first list that is not written as things are now, and why it is to be written again; after them the table for the EGD. */
export function listToWrite({ standings, rights }: WrittenLists): {
  readonly next: Action;
  readonly hint?: Sentence;
} {
  if (standings !== 'written') {
    return {
      next: opening('nk-standings'),
      ...(standings === 'old' && { hint: sentence('runStandingsAgain') }),
    };
  }
  if (rights === 'written' || rights === 'nobody') {
    return { next: opening('nk-export') };
  }
  return {
    next: opening('nk-rights'),
    ...(rights === 'old' && { hint: sentence('runRightsAgain') }),
  };
}

const standingsLines = {
  toWrite: 'runStandingsToWrite',
  written: 'runStandingsWritten',
  old: 'runStandingsOld',
} as const;
const rightsLines = {
  nobody: 'runKnown',
  toWrite: 'runKnown',
  written: 'runRightsWritten',
  old: 'runRightsOld',
} as const;

export function standingsLine(round: number, { standings }: WrittenLists): Sentence {
  return round === 0 ? sentence('runBeforeRound1') : sentence(standingsLines[standings], { round });
}

export function rightsLine({ rights }: WrittenLists): Sentence {
  return sentence(rightsLines[rights]);
}
